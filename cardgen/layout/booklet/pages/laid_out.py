"""Blocks as stretches of items that are poured together, before it is known where pages end.

A chapter is poured in several ways, each from several places: what these share is laid out once.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import takewhile

from cardgen.layout.booklet.pages.columns import FlowItem
from cardgen.layout.booklet.pages.page_run import PageRun
from cardgen.layout.booklet.parts import FlowBlock

APART, CLOSE = (
    0.75,
    0.45,
)  # of its gap that a chapter keeps on the fullest page; a section, an entry
BELOW_LEAD = 1.9  # times its own height that what leads has below it before a column ends


class LaidStretch:
    """Items that are poured together, across all columns if it `spans`, else in them."""

    def __init__(self, blocks: Sequence[FlowBlock], air: float) -> None:
        self.spans, self.items = blocks[0].spans, tuple(_items(blocks, air))
        leads = takewhile(lambda block: block.leads, reversed(blocks))
        self.leads = sum(len(block.parts) for block in leads)  # items at its end

    @property
    def is_title(self) -> bool:
        """Whether it begins with the title of a chapter, across all columns."""
        return self.spans and bool(self.items[0].running) and not self.items[0].floats

    @cached_property
    def run(self) -> PageRun:
        """The same as a run that pages may part."""
        return PageRun(self.items)


def laid_out(blocks: Sequence[FlowBlock], air: float = 1.0) -> tuple[LaidStretch, ...]:
    """Blocks as they are poured, with gaps so many times as wide."""
    return tuple(LaidStretch(stretch, air) for stretch in _stretches(blocks))


def _stretches(blocks: Sequence[FlowBlock]) -> Iterator[list[FlowBlock]]:
    """Blocks that are poured together: all across or all in columns; those that float alone, or
    with the words that lead to them."""
    stretch: list[FlowBlock] = []
    for block in blocks:
        last = stretch[-1] if stretch else block
        apart = (block.floats or last.floats) and not (last.floats and last.leads)
        if stretch and (block.spans != last.spans or apart or block.running or block.room):
            yield stretch
            stretch = []
        stretch.append(block)
    if stretch:
        yield stretch


def _items(blocks: Sequence[FlowBlock], air: float) -> Iterator[FlowItem]:
    headed = [False, *(block.leads for block in blocks)]  # below a heading no gap grows
    for block, led, close in zip(blocks, _led(blocks), headed, strict=False):
        least = block.above * _kept(block)
        for number, part in enumerate(block.parts):
            free = number in block.breaks if number else not led
            first = not number
            yield FlowItem(
                part,
                max(block.above * air, least) if first else 0.0,
                free,
                block.room if first else 0.0,
                block.running if first else "",
                first and block.above > 0 and not (close or block.firm),
                block.floats,
                None if first and not block.goes_on else block.head,
                number in block.spread,
                tuple(parts[number] for parts in block.sizes),
                first and block.begins,
                least if first else 0.0,
                block.shows,
                block.above if first else 0.0,
                block.listed,
                block.again,
                block.row,
            )


def _kept(block: FlowBlock) -> float:
    """The share of the gap above a block that no page takes from it."""
    return APART if block.running else CLOSE if block.begins else 0.0


def _led(blocks: Sequence[FlowBlock]) -> Iterator[bool]:
    """Whether each block stands with what is before it: a heading leads not only the next block,
    but, where that is low, so much of what follows that it is not left with a line or two."""
    last, wanted = False, 0.0
    for block in blocks:
        yield last or (wanted > 0.0 and not block.leads)
        if block.leads and not last:
            wanted = block.parts[-1].height * BELOW_LEAD
        elif wanted > 0.0:
            wanted -= block.height
        last = block.leads
