"""How far columns are filled: where each may end, and how low those end that share a rest."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.text.typesetting import SLACK, least_that_fits


class PageSetting(NamedTuple):
    """How a page is set: which of their sizes its pictures have, how many times as wide its gaps
    are, and what that costs."""

    size: int
    gaps: float
    cost: float


class FlowItem(NamedTuple):
    """A part with the gap above it; a column may end before it where `free`.

    Before one with `spread` a page may end at a cost. `head` is drawn once more above it where a
    column begins with it. `sizes` are the part with pictures from smaller to larger. A section or
    an entry `begins` with it; the gap above it is `least` mm or more,
    `usual` where nothing is set closer or wider. One that `shows` is a drawing
    of what its chapter tells; one that is `listed` goes on with the list above it. `again` stands
    above the columns of a page that begins with it. A `row` is it and the next one beside it.
    """

    part: FlowPart
    gap: float
    free: bool
    room: float = 0.0
    running: str = ""
    stretches: bool = False
    floats: bool = False
    head: FlowPart | None = None
    spread: bool = False
    sizes: tuple[FlowPart, ...] = ()
    begins: bool = False
    least: float = 0.0
    shows: bool = False
    usual: float = 0.0
    listed: bool = False
    again: FlowPart | None = None
    row: FlowPart | None = None

    def set_as(self, setting: PageSetting) -> "FlowItem":
        """It as a page shows it."""
        part = self.sizes[setting.size] if self.sizes else self.part
        gap = max(self.gap * setting.gaps, self.least)
        if part is self.part and gap == self.gap:
            return self
        return FlowItem(part, gap, *self[2:])  # half the time of a replacement


def height_of(items: Sequence[FlowItem]) -> float:
    """The height of items at the head of a column."""
    head = items[0].head.height if items and items[0].head else 0.0
    return head + sum(item.part.height for item in items) + sum(item.gap for item in items[1:])


def in_rows(items: Sequence[FlowItem]) -> Iterator[FlowItem]:
    """Items, two as one where they may stand in a row."""
    rest = iter(items)
    for item in rest:
        beside = next(rest, None) if item.row else None
        yield item._replace(part=item.row) if item.row and beside else item


def room_for(items: Sequence[FlowItem]) -> float:
    """The mm that a page must have left for items to begin there."""
    return max(height_of(items), *(item.room for item in items))


def column_ends(items: Sequence[FlowItem], height: float, columns: int) -> list[int]:
    """Where each column ends that is filled to a height."""
    ends, start = [], 0
    for _ in range(columns):
        start = _filled(items, start, height)
        ends.append(start)
    return ends


def even_ends(items: Sequence[FlowItem], room: float, columns: int) -> list[int]:
    """Where columns end that hold all items and are as low as may be."""
    tried = _TriedColumns(items)
    least = least_that_fits(0.0, room, lambda height: tried.hold_all(height, columns))
    return column_ends(items, least, columns)


class _TriedColumns:
    """Items of which many heights are tried: how high they are together is summed up once."""

    def __init__(self, items: Sequence[FlowItem]) -> None:
        heights = (item.gap + item.part.height for item in items)
        self._reach = list(accumulate(heights, initial=0.0))
        self._more = [(item.head.height if item.head else 0.0) - item.gap for item in items]
        free = (number if item.free else 0 for number, item in enumerate(items))
        self._ends = list(accumulate(free, max))  # the last place up to each at which one may end

    def hold_all(self, height: float, columns: int) -> bool:
        """Whether so many columns of a height hold all items, as `column_ends` fills them."""
        start, count = 0, len(self._more)
        for _ in range(columns):
            most = height + SLACK + self._reach[start] - self._more[start]
            end = max(bisect_right(self._reach, most) - 1, start)
            if end == count:
                return True
            start = max(self._ends[end], start)
        return False


def _filled(items: Sequence[FlowItem], start: int, height: float) -> int:
    """The last place at which a column may end that begins at `start`; `start` where none fits."""
    head = items[start].head if start < len(items) else None
    used, end = head.height if head else 0.0, start
    for number in range(start, len(items)):
        item = items[number]
        if number > start and item.free:
            end = number
        used += item.part.height + (item.gap if number > start else 0.0)
        if used > height + SLACK:
            return end
    return len(items)


def first_end(items: Sequence[FlowItem]) -> int:
    """The first place behind the beginning at which a column may end."""
    return next((i for i in range(1, len(items)) if items[i].free), len(items))


def unparted(items: Sequence[FlowItem]) -> Iterator[list[FlowItem]]:
    """Items in groups that stay together."""
    group: list[FlowItem] = []
    for item in items:
        if group and item.free:
            yield group
            group = []
        group.append(item)
    if group:
        yield group
