"""Headings of a rulebook: their numbers, the sections they lie in, the cards they describe."""

from collections.abc import Iterator

from cardgen.model.rulebook import Block, Link, Rulebook

NUMBERED = 2  # levels of headings that have a number


def heading_numbers(book: Rulebook) -> Iterator[tuple[int, str]]:
    """The number of each heading, by its identity; empty where it has none."""
    chapter = section = 0
    for block in book.headings:
        if block.level == 1:
            chapter, section = chapter + 1, 0
            yield id(block), str(chapter)
        elif block.level == NUMBERED:
            section += 1
            yield id(block), f"{chapter}.{section}"
        else:
            yield id(block), ""


def section_numbers(book: Rulebook) -> Iterator[tuple[str, str]]:
    """The number of the section that each id of a heading lies in."""
    numbers, within = dict(heading_numbers(book)), ""
    for block in book.headings:
        within = numbers[id(block)] or within
        if block.anchor:
            yield block.anchor, within


def entry_anchors(book: Rulebook) -> Iterator[tuple[str, str]]:
    """The anchor of a card or board, `card:iris`, by the id that its heading was given besides."""
    for block in book.headings:
        described = described_by(block)
        if block.anchor and block.level > NUMBERED and described:
            yield block.anchor, str(described[-1])[1:-1]


def entries_described(book: Rulebook) -> Iterator[str]:
    """The anchors of all cards and boards that have an entry."""
    for block in book.headings:
        if block.level > NUMBERED:
            yield from (str(link)[1:-1] for link in described_by(block))


def described_by(heading: Block) -> list[Link]:
    """The cards and boards of the pack that a heading names."""
    return [link for link in heading.links("card", "wonder") if "/" not in link.id]
