"""Rulebooks of several languages held against each other."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Inset, Link, Rulebook, Section
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

NAMES = ("card", "wonder")  # a translation may well say "she" where the other names the card


def check_rulebook_language(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Each rulebook against that of the first language that has one."""
    if rulebooks.books:
        yield from _lacking(rulebooks)
        for other in rulebooks.books[1:]:
            yield from _compared(rulebooks.books[0], other)


def _lacking(rulebooks: "PackRulebooks") -> Iterator[Finding]:
    first = rulebooks.books[0]
    for language in rulebooks.lacking:
        file = f"{first.file.rpartition('/')[0]}/{language}.md"
        message = f'there is no rulebook in the language "{language}", which the pack speaks'
        code, help = "rulebook-language", f"translate it: {file}"
        yield Finding("rulebook-language", code, first.place, message, help, language=language)


def _compared(one: "Rulebook", other: "Rulebook") -> Iterator[Finding]:
    """Sections that correspond, held against each other; of those left over in a row the first."""
    alike = SequenceMatcher(None, _outline(one), _outline(other), autojunk=False)
    for what, i, i_end, j, j_end in alike.get_opcodes():
        mine, yours = one.sections[i:i_end], other.sections[j:j_end]
        if what == "equal":  # else their links tell which of them is longer
            for here, there in zip(mine, yours, strict=True):
                yield from _blocks(here, there, one, other)
                yield from _blocks(there, here, other, one)
                yield from _turned(here, there, one, other)
        for here, there in zip(mine, yours, strict=False):
            yield from _levels(there, here, other, one)
            yield from _anchors(there, here, other, one)
            yield from _links(here, there, one, other)
            yield from _links(there, here, other, one)
        yield from _left(mine[len(yours) :], one, other)
        yield from _left(yours[len(mine) :], other, one)


def _outline(book: "Rulebook") -> "list[tuple[int, str, frozenset[Link | Icon]]]":
    """What sections are recognised by in another language."""
    return [
        (_level(section), _anchor(section), frozenset(_tokens_of(section)))
        for section in book.sections
    ]


def _level(section: "Section") -> int:
    return section.heading.level if section.heading else 0


def _anchor(section: "Section") -> str:
    return section.heading.anchor if section.heading else ""


def _tokens_of(section: "Section") -> "dict[Link | Icon, tuple[Block, Inset]]":
    """The links and the signs with numbers of a section, each where it stands first."""
    found: dict[Link | Icon, tuple[Block, Inset]] = {}
    for block in section.all:
        for inset in block.insets:
            what = inset.what
            if what is not None and (not isinstance(what, Icon) or what.number):
                found.setdefault(what, (block, inset))
    return found


def _left(sections: "Sequence[Section]", book: "Rulebook", other: "Rulebook") -> Iterator[Finding]:
    sections = [section for section in sections if not _lacks_its_card(section, other)]
    if sections:
        more = f", nor to {len(sections) - 1} more after it" if len(sections) > 1 else ""
        message = f"nothing in {_name(other)} corresponds to this{more}"
        help, place = "translate it, or take it out", sections[0].all[0].place()
        code, language = "rulebook-headings", book.language
        yield Finding("rulebook-language", code, place, message, help, language=language)


def _lacks_its_card(section: "Section", other: "Rulebook") -> bool:
    """Whether it describes what another language describes nowhere: rulebook-card tells that."""
    described = section.heading.links(*NAMES) if section.heading else ()
    there = {link for heading in other.headings for link in heading.links(*NAMES)}
    return bool(described) and there.isdisjoint(described)


def _levels(
    here: "Section", there: "Section", book: "Rulebook", other: "Rulebook"
) -> Iterator[Finding]:
    if _level(here) != _level(there):
        message = f"this stands on another level than what corresponds to it in {_name(other)}"
        help, place = f"compare {there.all[0].place()}", here.all[0].place()
        code, language = "rulebook-headings", book.language
        yield Finding("rulebook-language", code, place, message, help, language=language)


def _anchors(
    here: "Section", there: "Section", book: "Rulebook", other: "Rulebook"
) -> Iterator[Finding]:
    """An id of a heading that is another one in the other language, or none."""
    mine, yours = _anchor(here), _anchor(there)
    if mine != yours and here.heading and there.heading:
        called = f"is called {{#{yours}}}" if yours else "has no id"
        message = f"this heading {called} in {_name(other)}"
        help = f"end both with {{#{yours or mine}}}: {there.heading.place()}"
        code, language = "rulebook-headings", book.language
        yield Finding(
            "rulebook-language", code, here.heading.place(), message, help, language=language
        )


def _links(
    here: "Section", there: "Section", book: "Rulebook", other: "Rulebook"
) -> Iterator[Finding]:
    """Links and signs of a section that the corresponding one of another language lacks."""
    known = _tokens_of(there)
    for token, (block, inset) in _tokens_of(here).items():
        kind = "" if isinstance(token, Icon) else token.kind
        counted = kind != "count" or token in other.links  # else rulebook-count tells it
        if token not in known and counted:
            said = f"{{{token}}}" if isinstance(token, Icon) else str(token)
            message = f"{said} stands here and not in {_name(other)}"
            help = f"the section begins there at {there.all[0].place()}"
            yield Finding(
                *("rulebook-language", "rulebook-links", block.place(inset.start, inset.end)),
                *(message, help, "warning" if kind in ("", *NAMES) else "error"),
                language=book.language,
            )


def _blocks(
    here: "Section", there: "Section", book: "Rulebook", other: "Rulebook"
) -> Iterator[Finding]:
    """A section with the same links as in another language that has more blocks, told at the first
    one that corresponds to none there."""
    more, fewer = len(here.blocks), len(there.blocks)
    if more > fewer:
        message = (
            f"this section has {more} paragraphs, items or cells, and {fewer} in {_name(other)}"
        )
        help = "translate what is lacking there, or take it out; the section begins there at "
        help += str(there.all[0].place())
        place, code = _lone(here.blocks, there.blocks).place(), "rulebook-paragraphs"
        yield Finding("rulebook-language", code, place, message, help, language=book.language)


def _lone(here: "Sequence[Block]", there: "Sequence[Block]") -> "Block":
    """The first of more blocks without which those left are most like the others."""
    more = len(here) - len(there)
    ways = ((*here[:at], *here[at + more :]) for at in range(len(there) + 1))
    unlike = [sum(map(_unlike, way, there)) for way in ways]
    return here[unlike.index(min(unlike))]


def _unlike(one: "Block", other: "Block") -> float:
    """How far two blocks are from being translations: 1 where kind, links, signs or numbers
    differ, and less by how unlike their lengths are."""
    longer = max(len(one.words), len(other.words), 1)
    return (_form(one) != _form(other)) + abs(len(one.words) - len(other.words)) / longer


def _form(block: "Block") -> tuple[object, ...]:
    tokens = sorted(str(inset.what) for inset in block.insets)
    return block.kind, block.quote > 0, tokens, sorted(re.findall(r"\d+", block.masked(" ")))


def _turned(
    here: "Section", there: "Section", book: "Rulebook", other: "Rulebook"
) -> Iterator[Finding]:
    """The first card and the first sign of each block that are others than those in the same place
    of the other language, where the block has as many: the card of one rule before that of the
    next, the sign of Age I before that of Age II."""
    for mine, yours in zip(here.all, there.all, strict=False):
        for is_meant in (_is_name, _is_sign):
            rows = [[inset for inset in block.insets if is_meant(inset)] for block in (mine, yours)]
            pairs = zip(*rows, strict=False) if len(rows[0]) == len(rows[1]) else ()
            turned = next(((one, two) for one, two in pairs if one.what != two.what), None)
            if turned:
                expected, found = (str(inset.what).strip("{}") for inset in turned)
                message = f"{{{found}}} stands here where {_name(book)} has {{{expected}}}"
                place = yours.place(turned[1].start, turned[1].end)
                help = f"say both in the same order: {mine.place(turned[0].start, turned[0].end)}"
                code, language = "rulebook-order", other.language
                yield Finding(
                    "rulebook-language", code, place, message, help, "warning", language=language
                )


def _is_name(inset: "Inset") -> bool:
    return getattr(inset.what, "kind", "") in NAMES


def _is_sign(inset: "Inset") -> bool:
    return isinstance(inset.what, Icon)


def _name(book: "Rulebook") -> str:
    return book.file.rpartition("/")[2]


RULEBOOK_LANGUAGE = Check(
    slug="rulebook-language",
    title="Rulebooks of one pack that differ from language to language",
    why="""\
Everybody at the table plays by the same rules, whichever language they read: the rulebooks of a
pack have the same headings with the same ids in the same order, and each section names the same
cards, rulings, examples, counts, shows the same numbers in signs, and has as many paragraphs, items
and cells; in each of these cards and signs stand in the same order. A translation is forgotten
most easily where the other one has grown.
""",
    refused="""\
## Préparation        <!-- en.md has no such heading -->

Prenez vos {count:gods} dieux.
""",
    mend="""\
Translate what one language lacks, or take it out of the other.
""",
    codes=(
        *("rulebook-language", "rulebook-headings", "rulebook-links", "rulebook-order"),
        "rulebook-paragraphs",
    ),
    over_rulebooks=check_rulebook_language,
    reads="books",
)
