"""The check `rulebook-example`."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.model.rulebook import Block, Section


def check_rulebook_example(prose: "Prose") -> Iterator[Finding]:
    """Every block that begins as an example, in languages of which it is known how they do."""
    openings = {one.language: _opening(one.manners.examples) for one in prose.spoken}
    for shelf in prose.shelves:
        for book in shelf.books:
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
    over_prose=check_rulebook_example,
)
