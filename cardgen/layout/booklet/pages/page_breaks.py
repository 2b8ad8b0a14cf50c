"""Where pages end in a run of things that stand across all columns: so that none is left empty."""

from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.pages.bands import Band, band_of
from cardgen.layout.booklet.pages.breaks import Breaks
from cardgen.layout.booklet.pages.columns import FlowItem, PageSetting, unparted
from cardgen.layout.text.typesetting import SLACK

PAGE = 5.0  # what a page costs; one with nothing on it costs EMPTY more, one half empty a quarter
EMPTY = 100.0
BARE, HOLE = 0.2, 7000.0  # of a page: what is empty beyond so much costs more, the more it is
REST, LONE = (
    0.14,
    12.0,
)  # of a page: what it costs that less of an entry goes over onto the next one
OVERLEAF = 12.0  # what it costs to turn the page between a drawing and the words that it shows
TIGHT = PageSetting(0, 0.6, 8.0)
USUAL = PageSetting(1, 1.0, 0.0)
SETTINGS = (TIGHT, USUAL, PageSetting(2, 1.0, 0.6), PageSetting(3, 1.0, 1.2))


def empty_cost(share: float) -> float:
    """What it costs to leave so much of a page empty."""
    return EMPTY * share**2 + HOLE * max(share - BARE, 0.0) ** 2


class Stretch(NamedTuple):
    """Items from `first` up to but not `last` that no page parts; before them one may end `always`,
    or, at a cost, within an entry, which goes on below a `head`. `heights` and the `gaps` above are
    those in each setting; `rest` is how many mm of the entry or the table follow from here on."""

    first: int
    last: int
    heights: tuple[float, ...]
    gaps: tuple[float, ...]
    always: bool
    head: float
    rest: float = inf

    @property
    def begins(self) -> bool:
        """Whether it is no part of an entry or a table that began before it."""
        return self.always and not self.head


class PageRoom(NamedTuple):
    """What is left of a page, what each one holds after it, in mm, its number, whether something
    stands on it, and how much of the next page is `taken` by what waits for its head."""

    left: float
    whole: float
    number: int
    begun: bool
    taken: float = 0.0


class PageStart(NamedTuple):
    """The item with which a page begins, and how that is set."""

    item: int
    setting: PageSetting


class Begins(NamedTuple):
    """What pages cost, and the stretches that begin them, with their settings."""

    cost: float
    stretches: tuple[tuple[int, PageSetting], ...]


class PageEnds:
    """Where the pages of a run end best; the last one is filled like the others if it is to be
    `full`, else as little of it as may be.

    Behind the first two, on which something may stand already, pages differ by their side of the
    spread alone: what is best there is found once, however often the run is poured.
    """

    def __init__(self, run: Sequence[Stretch], whole: float, *, full: bool, breaks: Breaks) -> None:
        self._run, self._whole, self._full, self._breaks = run, whole, full, breaks
        self._later = cache(self._found_later)
        self._whole_ways = cache(partial(self._page_ways, left=whole, begun=False))

    def from_page(self, room: PageRoom) -> Begins:
        """The best from a page on that may hold something."""
        number = room.number

        def second(start: int) -> Begins:
            left = max(self._whole - room.taken, 0.0)
            ways = self._page_ways(start, left, begun=True)
            return self._best(
                start, left, ways, number + 1, partial(self._later, turned=number % 2)
            )

        later = second if room.taken else partial(self._later, turned=(number + 1) % 2)
        ways = self._page_ways(0, room.left, begun=room.begun)
        return self._best(0, room.left, ways, number % 2, later)

    def _found_later(self, start: int, turned: int) -> Begins:
        later = partial(self._later, turned=1 - turned)
        return self._best(start, self._whole, self._whole_ways(start), turned, later)

    def _best(
        self,
        start: int,
        left: float,
        ways: Sequence[tuple[int, Sequence[float]]],
        turned: int,
        later: Callable[[int], Begins],
    ) -> Begins:
        """The same from a stretch on, for a page with so much room that may end in these `ways`;
        `turned` is odd where the page is turned behind it."""
        run, found = self._run, Begins(inf, ((start, USUAL),))
        for end, used in reversed(ways):
            last, empty = end == len(run), max(left - max(used), 0.0) / self._whole
            if not last and PAGE + empty_cost(empty) >= found.cost:
                break  # whatever ends before is emptier
            own, setting = self._filled(used, left, last=last)
            own += self._parting(end, turned)
            if own < found.cost:
                after, others = Begins(0.0, ()) if last else later(end)
                found = min(found, Begins(own + after, ((start, setting), *others)))
        return found

    def _page_ways(
        self, start: int, left: float, *, begun: bool
    ) -> list[tuple[int, Sequence[float]]]:
        """Where a page may end, and how high it is filled then in each setting."""
        run, ways = self._run, list[tuple[int, Sequence[float]]]()
        used = [run[start].head if start < len(run) else 0.0] * len(SETTINGS)
        for end in range(start, len(run) + 1):
            if end > start:
                used = _grown(used, run[end - 1], gap=end - 1 > start or begun)
            elif not begun:
                continue
            if min(used) > left + SLACK:
                break
            ways.append((end, used))
        return ways

    def _parting(self, end: int, turned: int) -> float:
        """What it costs that a page ends there: nothing but within an entry or a table."""
        if end == len(self._run) or self._run[end].begins:
            return 0.0
        low = self._run[end].rest < REST * self._whole
        return (self._breaks.turned if turned % 2 else self._breaks.parted) + (LONE if low else 0.0)

    def _filled(
        self, used: Sequence[float], left: float, *, last: bool
    ) -> tuple[float, PageSetting]:
        """What a page costs that is filled so high in each setting, and the best of these."""
        least, best = inf, TIGHT
        for high, one in zip(used, SETTINGS, strict=True):
            cost = self._cost(high, left, last=last) + one.cost
            if cost < least:
                least, best = cost, one
        return least, best

    def _cost(self, used: float, left: float, *, last: bool) -> float:
        if used > left + SLACK:
            return inf
        if last and not self._full:
            return PAGE * used / self._whole
        return PAGE + empty_cost(max(left - used, 0.0) / self._whole)


class PageRun:
    """A run of items that stand across all columns, to be parted between pages. What it knows of
    them is found once, however often it is poured, in dozens of ways: with the bands of pages too,
    all pouring takes 0.85 of the time."""

    def __init__(self, items: Sequence[FlowItem]) -> None:
        self.items = items
        self.set_as = cache(self._set_as)
        self.bands = cache(self._bands)
        self._page_ends = cache(self._found_ends)

    def page_starts(self, room: PageRoom, *, full: bool, breaks: Breaks) -> list[PageStart]:
        """How pages begin; the second one with 0 too where nothing fits on the first."""
        begins = self._page_ends(room.whole, full, breaks).from_page(room).stretches
        return [PageStart(self._stretches[at].first, setting) for at, setting in begins]

    @property
    def unparted(self) -> int:
        """How many items stand at its beginning that no page parts."""
        return self._stretches[0].last

    def _bands(self, start: int, end: int, setting: PageSetting) -> tuple[Band, ...]:
        """The items from one up to another as a page shows them, below each other."""
        groups = unparted(self.set_as(setting)[start:end])
        return tuple(_band(group, heads=not number) for number, group in enumerate(groups))

    def _set_as(self, setting: PageSetting) -> list[FlowItem]:
        """All items as pages show them in a setting."""
        return [item.set_as(setting) for item in self.items]

    def _found_ends(self, whole: float, full: bool, breaks: Breaks) -> PageEnds:
        return PageEnds(self._stretches, whole, full=full, breaks=breaks)

    @cached_property
    def _stretches(self) -> tuple[Stretch, ...]:
        starts = [n for n, item in enumerate(self.items) if not n or item.free or item.spread]
        ends = [*starts[1:], len(self.items)]
        made, rest = list[Stretch](), 0.0
        for one in map(self._stretch, reversed(starts), reversed(ends)):
            rest += one.heights[1]
            made.append(one._replace(rest=rest))
            rest = 0.0 if one.begins else rest
        return tuple(reversed(made))

    def _stretch(self, first: int, last: int) -> Stretch:
        lead = self.items[first]
        ways = [self.set_as(setting)[first:last] for setting in SETTINGS]
        heights = tuple(
            sum(item.part.height for item in way) + sum(item.gap for item in way[1:])
            for way in ways
        )
        head = lead.head.height if lead.head else 0.0
        return Stretch(first, last, heights, tuple(way[0].gap for way in ways), lead.free, head)


def _band(group: Sequence[FlowItem], *, heads: bool) -> Band:
    """Items that stay together as a band; one that `heads` no page has no head of its own."""
    first = group[0] if heads else group[0]._replace(head=None)
    return band_of(((first, *group[1:]),), first.gap)


def _grown(used: Sequence[float], one: Stretch, *, gap: bool) -> list[float]:
    """How high a page is filled in each setting with one stretch more."""
    gaps = one.gaps if gap else (0.0,) * len(used)
    return [high + above + own for high, above, own in zip(used, gaps, one.heights, strict=True)]
