"""Where pages end in a run of things that stand across all columns: so that none is left empty."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.columns import FlowItem, PageSetting
from cardgen.layout.text.typesetting import SLACK

PAGE = 5.0  # what a page costs; one with nothing on it costs EMPTY more, one half empty a quarter
EMPTY = 100.0
PARTED = 14.0  # what it costs to part an entry between the pages of a spread
TURNED = 17.0  # what it costs to part one where the page is turned
TIGHT = PageSetting(0, 0.6, 8.0)
USUAL = PageSetting(1, 1.0, 0.0)
SETTINGS = (TIGHT, USUAL, PageSetting(2, 1.0, 0.6), PageSetting(3, 1.0, 1.2))


class Stretch(NamedTuple):
    """Items from `first` up to but not `last` that no page parts; before them one may end `always`,
    or, at a cost, within an entry, which goes on below a `head`. `heights` and the `gaps` above are
    those in each setting."""

    first: int
    last: int
    heights: tuple[float, ...]
    gaps: tuple[float, ...]
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


class PageStart(NamedTuple):
    """The item with which a page begins, and how that is set."""

    item: int
    setting: PageSetting


def page_starts(items: Sequence[FlowItem], room: PageRoom, *, full: bool) -> list[PageStart]:
    """How pages begin; the second one with 0 too where nothing fits on the first. The last page is
    filled like the others if it is to be `full`; else as little of it as may be."""
    stretches = list(_stretches(items))

    def filled(start: int, end: int, number: int) -> tuple[float, PageSetting]:
        """What a page costs that holds some stretches, and its setting."""
        left, begun = room.on(number)
        open_end = end == len(stretches) and not full

        def cost(used: float) -> float:
            if used > left + SLACK:
                return inf
            empty = max(left - used, 0.0) / room.whole
            return PAGE * used / room.whole if open_end else PAGE + EMPTY * empty * empty

        used = _used(stretches[start:end], begun=begun)
        return min((cost(high) + one.cost, one) for high, one in zip(used, SETTINGS, strict=True))

    @cache
    def best(start: int, number: int) -> tuple[float, tuple[tuple[int, PageSetting], ...]]:
        """The least cost from a stretch on that begins a page; the stretches that begin it and
        later ones, with their settings."""
        begun = room.on(number)[1]
        found: tuple[float, tuple[tuple[int, PageSetting], ...]] = (inf, ((start, USUAL),))
        for end in range(start if begun else start + 1, len(stretches) + 1):
            cost, setting = filled(start, end, number)
            if cost == inf:
                break
            if end < len(stretches):
                after, later = best(end, number + 1)
                parted = 0.0 if stretches[end].always else TURNED if number % 2 else PARTED
                found = min(found, (cost + after + parted, ((start, setting), *later)))
            else:
                found = min(found, (cost, ((start, setting),)))
        return found

    starts = best(0, room.number)[1]
    return [PageStart(stretches[at].first, setting) for at, setting in starts]


def _used(stretches: Sequence[Stretch], *, begun: bool) -> list[float]:
    """How high stretches are together on a page, in each setting."""
    head = stretches[0].head if stretches else 0.0
    parted = stretches if begun else stretches[1:]
    return [
        head
        + sum(one.gaps[number] for one in parted)
        + sum(one.heights[number] for one in stretches)
        for number in range(len(SETTINGS))
    ]


def _stretches(items: Sequence[FlowItem]) -> Iterator[Stretch]:
    held: list[tuple[int, FlowItem]] = []
    for number, item in enumerate(items):
        if held and (item.free or item.spread):
            yield _stretch(held)
            held = []
        held.append((number, item))
    if held:
        yield _stretch(held)


def _stretch(held: Sequence[tuple[int, FlowItem]]) -> Stretch:
    (first, lead), *_ = held
    ways = [[item.set_as(setting) for _, item in held] for setting in SETTINGS]
    heights = tuple(
        sum(item.part.height for item in way) + sum(item.gap for item in way[1:]) for way in ways
    )
    head = lead.head.height if lead.head else 0.0
    gaps = tuple(way[0].gap for way in ways)
    return Stretch(first, first + len(held), heights, gaps, lead.free, head)
