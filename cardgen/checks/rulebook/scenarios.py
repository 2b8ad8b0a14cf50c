"""Examples and rulings of a rulebook: each has a scenario, each is printed."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Section
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


def check_rulebook_example(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every block that begins as an example, in languages of which it is known how they do; none
    where no rules can prove it."""
    openings = {one.language: _opening(one.orthography.examples) for one in prose.spoken}
    for book in rulebooks.books if rulebooks.pack.game.rules else ():
        if opening := openings.get(book.language):
            for section in book.sections:
                yield from _unproven(section, opening, book.language)


def _opening(words: Sequence[str]) -> "re.Pattern[str]":
    """How an example begins: `Example`, `Example 2:`; a sentence that begins so is none."""
    word = "|".join(words) or r"(?!)"
    return re.compile(rf"(?P<word>{word})(?: \d+)?(?P<sign>[ \u00a0\u202f]*[:.–—-]|$)?(?!\w)")


def _unproven(section: "Section", opening: "re.Pattern[str]", language: str) -> Iterator[Finding]:
    """The examples of a section without a link to their scenario."""
    for block in section.all:
        match = opening.match(block.words)
        if match and (block.quote or match["sign"] is not None):
            whole = _whole(block, section, label=match.end() == len(block.words))
            if not any(one.links("example") for one in whole):
                message = "this example is proven by no scenario"
                help = "write it in scenarios/, and name it at its end: {example:id}"
                place = block.place(*match.span("word"))
                yield Finding(
                    *("rulebook-example", "rulebook-example", place, message, help),
                    language=language,
                )


def _whole(block: "Block", section: "Section", *, label: bool) -> "tuple[Block, ...]":
    """All of an example: its quote; below a heading the section; after a mere label one block."""
    if block.kind == "heading":
        return section.all
    if block.quote:
        return tuple(one for one in section.blocks if one.quote == block.quote)
    after = section.blocks.index(block) + 1
    return (block, *section.blocks[after : after + label])


RULEBOOK_EXAMPLE = Check(
    slug="rulebook-example",
    title="An example that no scenario proves",
    why="""\
Readers learn the rules from examples, and an example that comes out otherwise teaches wrong ones.
Each is a scenario that the rules play, so that its numbers are those of the game.
""",
    refused="""\
> **Exemple.** David a 2 pièces ; il invoque Iris et en reçoit 3.
""",
    mend="""\
Write it as a scenario in `scenarios/`, and name it at its end: `{example:iris-pays}`. A link alone
in its paragraph has the scenario itself told there.
""",
    over_rulebooks=check_rulebook_example,
    reads="books",
    by_book=True,
)


def check_rulebook_ruling(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every ruling of a pack with a rulebook; that languages differ is told elsewhere."""
    printed = {link.id for book in rulebooks.books for link in book.links if link.kind == "ruling"}
    for ruling in rulebooks.view.rulings if rulebooks.books else ():
        if ruling.id not in printed:
            message = f"no rulebook of the pack {rulebooks.pack.id} prints this ruling"
            help = f"type {{ruling:{ruling.id}}} where a player would look"
            place = ruling.entry.place("id")
            yield Finding("rulebook-ruling", "rulebook-ruling", place, message, help, "warning")


RULEBOOK_RULING = Check(
    slug="rulebook-ruling",
    title="A ruling that no rulebook prints",
    why="""\
A ruling answers what the rules leave open. Players look for the answer in the rulebook, where the
question comes up or among the frequent ones; in rulings.yaml alone nobody reads it.
""",
    refused="""\
- id: iris-by-age        # and no rulebook of the pack says {ruling:iris-by-age}
""",
    mend="""\
Print it where a player would look: `{ruling:iris-by-age}`. It is a warning, since some rulings are
about what is printed rather than how to play.
""",
    over_rulebooks=check_rulebook_ruling,
    reads="linked",
)
