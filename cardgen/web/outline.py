"""Headings of a booklet as sections within sections, none of whose levels is left out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, Heading

FIRST = 2  # the level of chapters in a page, whose title is the first


class OutlineSection(NamedTuple):
    """A heading with what stands below it; `rank` is its level in the page.

    `entry` is the card or board that is described, whose heading it is.
    """

    id: str
    rank: int
    heading: Heading
    entry: Entry | None
    blocks: "tuple[ContentBlock, ...]"
    inner: "tuple[OutlineSection, ...]"

    @property
    def added(self) -> tuple[ContentBlock, ...]:
        """What the book adds to the card or board."""
        return self.entry.blocks if self.entry else ()


def outlined(blocks: Iterable[ContentBlock]) -> tuple[OutlineSection, ...]:
    """Blocks under their headings, from the first heading on."""
    held: list[tuple[Heading, ContentBlock, list[ContentBlock]]] = []
    for block in blocks:
        heading = heading_of(block)
        if heading:
            held.append((heading, block, []))
        elif held:
            held[-1][2].append(block)
    return tuple(_sections(held, FIRST, count(1)))


def heading_of(block: ContentBlock) -> Heading | None:
    """The heading that a block is, or begins with."""
    if isinstance(block, Entry):
        return block.heading
    return block if isinstance(block, Heading) else None


Held = Sequence[tuple[Heading, ContentBlock, list[ContentBlock]]]


def _sections(held: Held, rank: int, numbers: Iterator[int]) -> Iterator[OutlineSection]:
    at = 0
    while at < len(held):
        heading, block, blocks = held[at]
        end = at + 1
        while end < len(held) and held[end][0].level > heading.level:
            end += 1
        inner = tuple(_sections(held[at + 1 : end], rank + 1, numbers))
        entry = block if isinstance(block, Entry) else None
        yield OutlineSection(
            heading.anchor or f"part_{next(numbers)}", rank, heading, entry, tuple(blocks), inner
        )
        at = end


def plain(heading: Heading) -> str:
    """The words of a heading, without signs."""
    return "".join(span.content for span in heading.spans if isinstance(span.content, str))


def titles(blocks: Iterable[ContentBlock], see: str) -> Mapping[str, str]:
    """What a link says of each heading, by its anchor; nothing of cards and call-outs, where it has
    words of its own."""
    every = tuple(blocks)
    headings = [(heading_of(block), isinstance(block, Entry)) for block in every]
    return dict.fromkeys(_call_outs(every), "") | {
        one.anchor: "" if described else _title(one, see)
        for one, described in headings
        if one and one.anchor
    }


def _call_outs(blocks: Iterable[ContentBlock]) -> Iterator[str]:
    """The anchors of examples and rulings, of those in entries too."""
    for block in blocks:
        if isinstance(block, CallOut):
            yield from block.anchors
        elif isinstance(block, Entry):
            yield from _call_outs(block.blocks)


def _title(heading: Heading, see: str) -> str:
    words = plain(heading)
    return see.format(number=heading.number, title=words) if heading.number else words
