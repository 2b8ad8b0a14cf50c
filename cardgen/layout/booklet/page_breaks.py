"""Where pages end in a run of things that stand across all columns: so that none is left empty."""

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.columns import FlowItem
from cardgen.layout.text.typesetting import SLACK

PAGE = 10.0  # what a page costs; one with nothing on it costs EMPTY more, one half empty a quarter
EMPTY = 100.0
PARTED = 8.0  # what it costs to part an entry between the pages of a spread
TURNED = 20.0  # what it costs to part one where the page is turned


class Stretch(NamedTuple):
    """Items from `first` up to but not `last` that no page parts; before them one may end `always`,
    or, at a cost, within an entry, which goes on below a `head`."""

    first: int
    last: int
    height: float
    gap: float
    always: bool
    head: float


class PageRoom(NamedTuple):
    """What is left of a page, what each one holds after it, in mm, its number, whether something
    stands on it, and how much of the next page is `taken` by what waits for its head."""

    left: float
    whole: float
    number: int
    begun: bool
    taken: float = 0.0

    def on(self, number: int) -> tuple[float, bool]:
        """The room of a page, and whether something stands on it."""
        if number == self.number:
            return self.left, self.begun
        if number == self.number + 1:
            return self.whole - self.taken, self.taken > 0
        return self.whole, False


def page_breaks(items: Sequence[FlowItem], room: PageRoom) -> list[int]:
    """The items with which pages begin, the first page aside; 0 where nothing fits on that."""
    stretches = _stretches(items)

    @cache
    def best(start: int, number: int) -> tuple[float, tuple[int, ...]]:
        """The least cost from a stretch on that begins a page, and where later ones begin."""
        left, begun = room.on(number)
        found: tuple[float, tuple[int, ...]] = (inf, (start,))
        used = stretches[start].head if start < len(stretches) else 0.0
        for end in range(start, len(stretches) + 1):
            if end > start:
                one = stretches[end - 1]
                used += one.height + (one.gap if end - 1 > start or begun else 0.0)
            if used > left + SLACK and end > start + (not begun):
                break
            if end == len(stretches):
                return min(found, (PAGE * used / room.whole, ()))
            if end > start or begun:
                cost, later = best(end, number + 1)
                cost += PAGE + EMPTY * (max(left - used, 0.0) / room.whole) ** 2
                if not stretches[end].always:
                    cost += TURNED if number % 2 else PARTED
                found = min(found, (cost, (end, *later)))
        return found

    return [stretches[at].first if at < len(stretches) else len(items)
            for at in best(0, room.number)[1]]  # fmt: skip


def _stretches(items: Sequence[FlowItem]) -> list[Stretch]:
    made: list[Stretch] = []
    for number, item in enumerate(items):
        if made and not (item.free or item.spread):
            last = made[-1]
            height = last.height + item.gap + item.part.height
            made[-1] = last._replace(last=number + 1, height=height)
        else:
            head = item.head.height if item.head else 0.0
            made.append(Stretch(number, number + 1, item.part.height, item.gap, item.free, head))
    return made
