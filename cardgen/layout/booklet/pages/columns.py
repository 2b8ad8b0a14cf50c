"""How far columns are filled: where each may end, and how low those end that share a rest."""

from collections.abc import Iterator, Sequence
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
    column begins with it. `sizes` are the part with pictures from smaller to larger.
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

    def set_as(self, setting: PageSetting) -> "FlowItem":
        """It as a page shows it."""
        part = self.sizes[setting.size] if self.sizes else self.part
        return self._replace(part=part, gap=self.gap * setting.gaps)


def height_of(items: Sequence[FlowItem]) -> float:
    """The height of items at the head of a column."""
    head = items[0].head.height if items and items[0].head else 0.0
    return head + sum(item.part.height for item in items) + sum(item.gap for item in items[1:])


def column_ends(items: Sequence[FlowItem], height: float, columns: int) -> list[int]:
    """Where each column ends that is filled to a height."""
    ends, start = [], 0
    for _ in range(columns):
        start = _filled(items, start, height)
        ends.append(start)
    return ends


def even_ends(items: Sequence[FlowItem], room: float, columns: int) -> list[int]:
    """Where columns end that hold all items and are as low as may be."""
    least = least_that_fits(
        0.0, room, lambda tried: column_ends(items, tried, columns)[-1] == len(items)
    )
    return column_ends(items, least, columns)


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
