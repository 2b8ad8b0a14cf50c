"""A run of things that stand across all columns, parted between pages."""

from collections.abc import Sequence
from functools import cached_property

from cardgen.layout.booklet.pages.bands import Band, band_of
from cardgen.layout.booklet.pages.breaks import Breaks
from cardgen.layout.booklet.pages.columns import FlowItem, PageSetting, in_rows, room_for, unparted
from cardgen.layout.booklet.pages.page_breaks import (
    BARE_SETTINGS,
    SETTINGS,
    TIGHT,
    USUAL,
    PageEnds,
    PageRoom,
    PageStart,
    Stretch,
)


class PageRun:
    """A run of items that stand across all columns, to be parted between pages. What it knows of
    them is found once, however often it is poured, in dozens of ways: with the bands of pages too,
    all pouring takes 0.85 of the time. It is kept by key: a `cache` of a method would hold whose
    method it is, and both would stay for good."""

    def __init__(self, items: Sequence[FlowItem]) -> None:
        self.items = items
        grows = any(item.sizes for item in items)
        self._settings = SETTINGS if grows else BARE_SETTINGS
        self._set: dict[PageSetting, list[FlowItem]] = {}
        self._bands: dict[tuple[int, int, PageSetting], tuple[Band, ...]] = {}
        self._ends: dict[tuple[float, bool, Breaks], PageEnds] = {}
        self._starts: dict[tuple[PageRoom, bool, Breaks], tuple[Sequence[PageStart], float]] = {}

    def page_starts(
        self, room: PageRoom, *, full: bool, breaks: Breaks
    ) -> tuple[Sequence[PageStart], float]:
        """How pages begin, the second one with 0 too where nothing fits on the first; and what the
        entries and tables cost that they part. Two of three times a run is poured where there was
        as much room before, on the same side of a spread."""
        alike = room._replace(number=room.number % 2), full, breaks
        if alike not in self._starts:
            self._starts[alike] = self._page_starts(*alike)
        return self._starts[alike]

    def _page_starts(
        self, room: PageRoom, full: bool, breaks: Breaks
    ) -> tuple[Sequence[PageStart], float]:
        key = room.whole, full, breaks
        if key not in self._ends:
            self._ends[key] = PageEnds(
                self._stretches, self._settings, room.whole, full=full, breaks=breaks
            )
        begins = self._ends[key].from_page(room)
        firsts = [(self._stretches[at].first, setting) for at, setting in begins.stretches]
        return [PageStart(*one) for one in firsts], begins.parting

    @cached_property
    def begins(self) -> tuple[float, float]:
        """The gap above what stands at its beginning that no page parts, and the room it needs."""
        whole = self.set_as(TIGHT)[: self._stretches[0].last]
        return whole[0].gap, room_for(whole)

    def bands(self, start: int, end: int, setting: PageSetting) -> tuple[Band, ...]:
        """The items from one up to another as a page shows them, below each other."""
        key = start, end, setting
        if key not in self._bands:
            groups = unparted(tuple(in_rows(self.set_as(setting)[start:end])))
            self._bands[key] = tuple(_band(one, heads=not n) for n, one in enumerate(groups))
        return self._bands[key]

    def set_as(self, setting: PageSetting) -> list[FlowItem]:
        """All items as pages show them in a setting."""
        if setting not in self._set:
            self._set[setting] = [item.set_as(setting) for item in self.items]
        return self._set[setting]

    @cached_property
    def _stretches(self) -> tuple[Stretch, ...]:
        starts = [n for n, item in enumerate(self.items) if not n or item.free or item.spread]
        ends = [*starts[1:], len(self.items)]
        made, rest = list[Stretch](), 0.0
        for one in map(self._stretch, reversed(starts), reversed(ends)):
            rest += one.heights[self._settings.index(USUAL)]
            made.append(one._replace(rest=rest))
            rest = 0.0 if one.begins else rest
        return tuple(reversed(made))

    def _stretch(self, first: int, last: int) -> Stretch:
        lead = self.items[first]
        ways = [self.set_as(setting)[first:last] for setting in self._settings]
        heights = tuple(
            sum(item.part.height for item in way) + sum(item.gap for item in way[1:])
            for way in ways
        )
        head = lead.head.height if lead.head else 0.0
        gaps = tuple(way[0].gap for way in ways)
        row = lead.row.height if lead.row else 0.0
        return Stretch(first, last, heights, gaps, lead.free, head, listed=lead.listed, row=row)


def _band(group: Sequence[FlowItem], *, heads: bool) -> Band:
    """Items that stay together as a band; one that `heads` no page has no head of its own."""
    first = group[0] if heads else group[0]._replace(head=None)
    return band_of(((first, *group[1:]),), first.gap)
