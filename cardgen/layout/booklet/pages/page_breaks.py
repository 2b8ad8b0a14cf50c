"""Where pages end in a run of things that stand across all columns: so that none is left empty."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.pages.breaks import Breaks
from cardgen.layout.booklet.pages.columns import PageSetting
from cardgen.layout.text.typesetting import SLACK

PAGE = 5.0  # what a page costs; one with nothing on it costs EMPTY more, one half empty a quarter
EMPTY = 100.0
BARE, HOLE = 0.2, 7000.0  # of a page: what is empty beyond so much costs more, the more it is
REST, LONE = 0.14, 12.0  # of a page: what it costs that less of one goes over onto the next
UNEQUAL = 3.0  # what it costs a spread for each size between the pictures of its pages
OVERLEAF = 12.0  # what it costs to turn the page between a drawing and the words that it shows
LIST_PARTED, LIST_TURNED = 6.0, 30.0  # what it costs that a list goes on in a spread, or overleaf
TIGHT = PageSetting(0, 0.6, 8.0)
USUAL = PageSetting(1, 1.0, 0.0)
SETTINGS = (
    TIGHT, PageSetting(0, 1.0, 4.0),
    PageSetting(1, 0.6, 4.0), PageSetting(1, 0.8, 1.5), USUAL,
    PageSetting(2, 0.8, 1.5), PageSetting(2, 1.0, 0.6),
    PageSetting(3, 1.0, 1.2),
)  # fmt: skip
BARE_SETTINGS = tuple(one for one in SETTINGS if one.size == USUAL.size)  # where no picture grows
NO_SIZE = -1  # of pictures, where no page is faced


def empty_cost(share: float, bare: float = BARE) -> float:
    """What it costs to leave so much of a page empty, of which so much may be `bare`."""
    return EMPTY * share**2 + HOLE * max(share - bare, 0.0) ** 2


def list_cost(number: int) -> float:
    """What it costs that a list goes on behind the page of this number."""
    return LIST_TURNED if number % 2 else LIST_PARTED


class Stretch(NamedTuple):
    """Items from `first` up to but not `last` that no page parts; before them one may end `always`,
    or, at a cost, within an entry, which goes on below a `head`. `heights` and the `gaps` above are
    those in each setting; `rest` is how many mm of the entry or the table follow from here on. With
    the next one on its page it stands in a row so high, if it does."""

    first: int
    last: int
    heights: tuple[float, ...]
    gaps: tuple[float, ...]
    always: bool
    head: float
    rest: float = inf
    listed: bool = False
    row: float = 0.0

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


class _Page(NamedTuple):
    """A page to be filled from an item on: how much of it is `left`, whether it is `turned` behind
    it (odd) and, if so, the size of the pictures on the page that faces it."""

    start: int
    left: float
    turned: int
    size: int = NO_SIZE


class Begins(NamedTuple):
    """What pages cost, the stretches that begin them, with their settings, and what it
    costs that they part entries, tables and lists."""

    cost: float
    stretches: tuple[tuple[int, PageSetting], ...]
    parting: float = 0.0


class _PageCosts(NamedTuple):
    """What pages of a run cost: the settings they may have, how high each is, and whether the last
    one is to be `full`."""

    settings: Sequence[PageSetting]
    whole: float
    full: bool

    def of(self, used: float, left: float, *, last: bool) -> float:
        """What a page costs that is filled so high, besides its setting."""
        if last and not self.full:
            return PAGE * used / self.whole
        return PAGE + empty_cost(max(left - used, 0.0) / self.whole)


class _PageWay:
    """A way to fill what is `left` of a page, so high in each setting; the stretch `end` begins the
    next one, unless this is the `last`. At least a share of it stays `empty`.

    What it costs is reckoned once, though pages before and beside it differ.
    """

    def __init__(
        self, end: int, used: Sequence[float], left: float, costs: _PageCosts, *, last: bool
    ) -> None:
        self.end, self.last, self.empty = end, last, max(left - max(used), 0.0) / costs.whole
        self._used, self._left, self._costs = used, left, costs

    @cached_property
    def best(self) -> Sequence[tuple[float, PageSetting]]:
        """What it costs in the best setting of each size of pictures, the least first."""
        best: dict[int, tuple[float, PageSetting]] = {}
        for high, one in zip(self._used, self._costs.settings, strict=True):
            if high <= self._left + SLACK:
                cost = self._costs.of(high, self._left, last=self.last) + one.cost
                if one.size not in best or cost < best[one.size][0]:
                    best[one.size] = cost, one
        return sorted(best.values())

    def beside(self, size: int) -> tuple[float, PageSetting]:
        """The same in the best of all, where pictures of the page that it faces have this size."""
        if size == NO_SIZE:
            return self.best[0]
        return min((cost + UNEQUAL * abs(one.size - size), one) for cost, one in self.best)


class PageEnds:
    """Where the pages of a run end best; the last one is filled like the others if it is to be
    `full`, else as little of it as may be.

    Behind the first two, on which something may stand already, pages differ by their side of the
    spread alone: what is best there is found once, however often the run is poured.
    """

    def __init__(
        self,
        run: Sequence[Stretch],
        settings: Sequence[PageSetting],
        whole: float,
        *,
        full: bool,
        breaks: Breaks,
    ) -> None:
        self._run, self._whole, self._breaks = run, whole, breaks
        self._costs = _PageCosts(settings, whole, full)
        self._later_kept: dict[tuple[int, int, int], Begins] = {}
        self._ways_kept: dict[int, list[_PageWay]] = {}

    def from_page(self, room: PageRoom) -> Begins:
        """The best from a page on that may hold something."""
        number = room.number

        def second(start: int, size: int) -> Begins:
            left = max(self._whole - room.taken, 0.0)
            ways = self._page_ways(start, left, begun=True)
            page = _Page(start, left, (number + 1) % 2, size)
            return self._best(page, ways, partial(self._later, turned=number % 2))

        later = second if room.taken else partial(self._later, turned=(number + 1) % 2)
        ways = self._page_ways(0, room.left, begun=room.begun)
        return self._best(_Page(0, room.left, number % 2), ways, later)

    def _later(self, start: int, size: int, turned: int) -> Begins:
        key = start, size, turned
        if key not in self._later_kept:
            later, ways = partial(self._later, turned=1 - turned), self._whole_ways(start)
            page = _Page(start, self._whole, turned, size)
            self._later_kept[key] = self._best(page, ways, later)
        return self._later_kept[key]

    def _whole_ways(self, start: int) -> list[_PageWay]:
        if start not in self._ways_kept:
            self._ways_kept[start] = self._page_ways(start, self._whole, begun=False)
        return self._ways_kept[start]

    def _best(
        self, page: _Page, ways: Sequence[_PageWay], later: Callable[[int, int], Begins]
    ) -> Begins:
        """The same from a page on that may end in these `ways`."""
        found = Begins(inf, ((page.start, USUAL),))
        for way in reversed(ways):
            if not way.last and PAGE + empty_cost(way.empty) >= found.cost:
                break  # whatever ends before is emptier
            parting = self._parting(way.end, page.turned)
            for own, setting in (way.beside(page.size),) if page.turned else way.best:
                if own + parting < found.cost:
                    beside = NO_SIZE if page.turned else setting.size
                    after = Begins(0.0, ()) if way.last else later(way.end, beside)
                    stretches = ((page.start, setting), *after.stretches)
                    cost = own + parting + after.cost
                    told = parting + after.parting + self._list_cost(way.end, page.turned)
                    found = min(found, Begins(cost, stretches, told))
        return found

    def _page_ways(self, start: int, left: float, *, begun: bool) -> list[_PageWay]:
        """Where a page may end."""
        run, costs, ways = self._run, self._costs, list[_PageWay]()
        used = [run[start].head if start < len(run) else 0.0] * len(costs.settings)
        for end in range(start, len(run) + 1):
            if end > start:
                before = run[end - 2] if end - 1 > start else None
                used = _grown(used, run[end - 1], before, gap=end - 1 > start or begun)
            elif not begun:
                continue
            if min(used) > left + SLACK:
                break
            ways.append(_PageWay(end, used, left, costs, last=end == len(run)))
        return ways

    def _parting(self, end: int, turned: int) -> float:
        """What it costs that a page ends there: nothing but within an entry or a table."""
        if end == len(self._run) or self._run[end].begins:
            return 0.0
        low = self._run[end].rest < REST * self._whole
        return (self._breaks.turned if turned % 2 else self._breaks.parted) + (LONE if low else 0.0)

    def _list_cost(self, end: int, turned: int) -> float:
        """What it costs the chapters that a list is parted there; other ways to pour them mend
        that better than other ends of these pages, which would leave one half empty."""
        listed = end < len(self._run) and self._run[end].listed
        return list_cost(turned) if listed else 0.0


def _grown(
    used: Sequence[float], one: Stretch, before: Stretch | None, *, gap: bool
) -> list[float]:
    """How high a page is filled in each setting with one stretch more."""
    gaps = one.gaps if gap else (0.0,) * len(used)
    if before and before.row:
        return [high - own + before.row for high, own in zip(used, before.heights, strict=True)]
    gaps = one.gaps if gap else (0.0,) * len(used)
    return [high + above + own for high, above, own in zip(used, gaps, one.heights, strict=True)]
