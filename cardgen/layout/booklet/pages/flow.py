"""Blocks poured into columns of pages: what leads stays with what follows, columns end evenly."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from cardgen.layout.booklet.pages.bands import Band, FlowPage, band_of, filled_page
from cardgen.layout.booklet.pages.breaks import PLAIN, Breaks
from cardgen.layout.booklet.pages.columns import (
    FlowItem,
    column_ends,
    even_ends,
    first_end,
    height_of,
    room_for,
)
from cardgen.layout.booklet.pages.laid_out import LaidStretch
from cardgen.layout.booklet.pages.page_breaks import (
    OVERLEAF,
    PAGE,
    PageRoom,
    empty_cost,
    list_cost,
)
from cardgen.layout.booklet.pages.page_run import PageRun
from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.text.typesetting import SLACK
from cardgen.units import Box

PASSED = 0.22  # of a page: so much may stay empty before what waits for the next one


class TooHigh(Exception):
    """A part that is higher than a page; `part` is which."""

    def __init__(self, part: FlowPart) -> None:
        super().__init__(f"{part.height:.0f} mm")
        self.part = part


class PageFlow:
    """Fills pages; `room` gives the box of a page's columns by its number: one box for odd pages,
    one for even ones.

    A page is held as bands until it ends: then what is left at its foot is known, and shared out.
    """

    LEAST = 24.0  # mm that columns are begun in
    BELOW = 4.0  # mm between columns and what spans them

    def __init__(
        self,
        room: Callable[[int], Box],
        columns: int,
        gutter: float,
        *,
        first: int = 1,
        breaks: Breaks = PLAIN,
    ) -> None:
        self._breaks = breaks
        self._rooms = room(0), room(1)  # asked for half a million times while a book is poured
        self._columns, self._gutter, self._number = columns, gutter, first
        self.pages: list[FlowPage] = []
        self.cost = 0.0  # of what is left empty at the foot of pages, and of entries parted
        self.shown = 0  # the page of the last drawing that may stand on the next one
        self._bands: list[Band] = []
        self._used = 0.0  # mm of the page, by its bands
        self._floats: list[Band] = []
        self._running = self._floated = self._headed = ""

    def pour(
        self,
        stretches: Sequence[LaidStretch],
        *,
        full: bool = False,
        passes: bool = False,
        turns: bool = False,
    ) -> "PageFlow":
        """Everything on its page; pictures at the end grow if the page is to be `full`. A chapter
        that `passes` begins before what waits for the head of the next page, if that one is across
        the spread; one that `turns`, on a new page. TooHigh: a part fits on none."""
        for stretch, after in zip_longest(stretches, stretches[1:]):
            self.begin(stretch, passes=passes, turns=turns and stretch is stretches[0])
            if stretch.spans:
                self._pour_across(stretch.run, full=full and stretch is stretches[-1])
            else:
                items = self._past_section(stretch.items) if self._floats else stretch.items
                self._pour_led(items, stretch.leads, after)
        return self

    def begin(self, stretch: LaidStretch, *, passes: bool = False, turns: bool = False) -> None:
        """Go to the page on which a stretch begins, if it is the first one of a chapter."""
        if turns and self._bands:
            self._end_page()
        if stretch.items[0].running and not (passes and self._number % 2 == 0):
            self._set_floats()
        while stretch.is_title and not self._fits(*stretch.run.begins):
            self._end_page()

    @property
    def is_new_page(self) -> bool:
        """Whether nothing stands on the page that is filled, and nothing waits for the next."""
        return not (self._bands or self._floats)

    def blank(self) -> "PageFlow":
        """One that begins with the same page."""
        other = self._copied()
        other.pages, other._bands, other._floats = [], [], []
        other.cost, other.shown, other._running = 0.0, 0, ""
        return other

    def followed_by(self, chapter: "PageFlow", later: int) -> "PageFlow":
        """One with a chapter that begins this new page; it was poured on a blank one of the same
        side, so many pages before."""
        other = chapter.twin()
        turned = [page.moved(later) for page in chapter.pages]
        other.pages, other.cost = self.pages + turned, self.cost + chapter.cost
        other.shown = chapter.shown + later if chapter.shown else self.shown
        other._number, other._running = chapter._number + later, chapter._running or self._running
        return other

    def end(self) -> list[FlowPage]:
        """All pages; what comes after begins a new one."""
        self._set_floats()
        if self._bands or not self.pages:
            self._end_page(last=True)
        return self.pages

    def twin(self) -> "PageFlow":
        """One that goes on from here by itself."""
        other = self._copied()
        other.pages, other._bands, other._floats = (
            list(self.pages), list(self._bands), list(self._floats)
        )  # fmt: skip
        return other

    def _copied(self) -> "PageFlow":
        """The same in all, half the time that `copy` takes: books are poured in so many ways."""
        other = object.__new__(PageFlow)
        vars(other).update(vars(self))
        return other

    @property
    def reached(self) -> tuple[int, float]:
        """The page that is filled, and how much of it is, as a share."""
        return self._number, 1.0 - self._left / self._box.height

    @property
    def waits(self) -> bool:
        """Whether something waits for the head of the next page."""
        return bool(self._floats)

    @property
    def _said_last(self) -> str:
        """What the chapter is called that began last on the page so far."""
        begun = (band.columns[0][0].running for band in reversed(self._bands))
        return next(filter(None, begun), "")

    @property
    def _box(self) -> Box:
        return self._rooms[self._number % 2]

    @property
    def _left(self) -> float:
        return self._box.height - self._used

    @property
    def _floating(self) -> float:
        """The height of what waits for the head of the next page."""
        gaps = sum(band.gap for band in self._floats[1:])
        return gaps + sum(band.height for band in self._floats)

    def _end_page(self, *, last: bool = False) -> None:
        bands, stretch = self._bands, self._breaks.stretch
        page = filled_page(self._number, bands, self._box, self._gutter, last=last, stretch=stretch)
        share = page.empty / self._box.height
        turned = self._number % 2 and self._floats
        self.cost += PAGE + empty_cost(share) + (OVERLEAF if turned else 0.0)
        page.running = page.running or self._headed or self._running
        self._running = page.leaves or self._running
        self.pages.append(page)
        self._bands, self._used, self._number = [], 0.0, self._number + 1
        floats, self._floats = self._floats, []
        self._headed = self._floated if floats else ""
        for band in floats:
            self._add(band)

    def _add(self, band: Band) -> None:
        placed = band if self._bands else band._replace(gap=0.0)
        self._bands.append(placed)
        self._used += placed.gap + placed.height

    def _set_floats(self) -> None:
        """What waits for the head of the next page begins that page now."""
        if self._floats:
            self._end_page()

    def _pour_across(self, run: PageRun, *, full: bool) -> None:
        """Items over the whole width, group by group of what may not part; a run of several is
        parted as a whole."""
        items = run.items
        if not items[0].floats:
            self._pour_run(run, full=full)
            return
        band = band_of((tuple(items),), items[0].gap)
        fits = self._fits(items[0].gap, room_for(items))
        if any(item.shows for item in items):
            self.shown = self._number + (not fits)
        if fits:
            self._add(self._held(band))
        else:
            self._set_floats()
            if band.height > self._rooms[1 - self._number % 2].height + SLACK:
                raise TooHigh(max(items, key=lambda item: item.part.height).part)
            self._floats.append(band)
            self._floated = self._said_last or self._running

    def _fits(self, gap: float, need: float) -> bool:
        """Whether the page has room for them; an empty one is no fuller for being ended."""
        return not self._bands or gap + need <= self._left + SLACK

    def _held(self, band: Band) -> Band:
        """The band, if the page has room for it. TooHigh otherwise."""
        gap = band.gap if self._bands else 0.0
        if gap + band.height > self._left + SLACK:
            items = [item for column in band.columns for item in column]
            raise TooHigh(max(items, key=lambda item: item.part.height).part)
        return band

    def _pour_run(self, run: PageRun, *, full: bool) -> None:
        while not self._fits(*run.begins):
            self._end_page()
        begun = bool(self._bands)
        later = self._rooms[1 - self._number % 2].height
        room = PageRoom(self._left, later, self._number, begun, self._floating)
        starts, parting = run.page_starts(room, full=full, breaks=self._breaks)
        self.cost += parting
        ends = [*(one.item for one in starts[1:]), len(run.items)]
        for (start, setting), end in zip(starts, ends, strict=True):
            for band in run.bands(start, end, setting):
                self._add(self._held(band))
            if end < len(run.items):
                self._end_page()

    def _past_section(self, items: Sequence[FlowItem]) -> Sequence[FlowItem]:
        """Items from the next section on, if that begins below what waits for the head of the next
        page: what is before it stands on this one, unless that left too much of it empty. All of
        them go on in the columns above, which what waits does not part."""
        section = next((n for n, item in enumerate(items) if item.begins), len(items))
        tried = self.twin()
        tried._pour_columns(tried._reopened(items[:section]))
        if section < len(items) and tried.waits and tried._left <= PASSED * tried._box.height:
            self._go_on_from(tried)
            self._set_floats()
            return items[section:]
        return self._reopened(items)

    def _reopened(self, items: Sequence[FlowItem]) -> Sequence[FlowItem]:
        """Items with those of the columns that end the page so far."""
        if not self._bands or len(self._bands[-1].columns) < self._columns:
            return items
        band = self._bands.pop()
        self._used -= band.gap + band.height
        return [*(item for column in band.columns for item in column), *items]

    def _pour_led(self, items: Sequence[FlowItem], leads: int, after: LaidStretch | None) -> None:
        """Items in columns; so many of them at their end that lead to something across them go
        with it to the next page."""
        cut = len(items)
        if after and 0 < leads < cut and not after.items[0].floats:
            tried = self.twin()
            tried._pour_columns(items)
            if tried._fits(*after.run.begins):
                self._go_on_from(tried)
                return
            cut -= leads
        self._pour_columns(items[:cut])
        if cut < len(items):
            self._end_page()
            self._pour_columns(items[cut:])

    def _name_again(self, items: Sequence[FlowItem]) -> None:
        """The name of what goes on with items at the head of a page, if there is room for both."""
        again = items[0].again
        if self._bands or again is None:
            return
        need = again.height + self.BELOW + height_of(items[: first_end(items)])
        if need <= self._left + SLACK:
            self._add(band_of(((FlowItem(again, 0.0, free=False),),), 0.0))

    def _go_on_from(self, twin: "PageFlow") -> None:
        """Be where a twin has come to: what it has tried is not poured again."""
        vars(self).update(vars(twin))

    def _pour_columns(self, items: Sequence[FlowItem]) -> None:
        rest = list(items)
        while rest:
            self._name_again(rest)
            gap = self.BELOW if self._bands else 0.0
            room = self._left - gap
            if room < min(self.LEAST, height_of(rest)) and self._bands:
                self._end_page()
                continue
            ends = column_ends(rest, room, self._columns)
            if ends[-1] == len(rest):
                ends = even_ends(rest, room, self._columns)
            elif not ends[-1]:
                if self._bands:
                    self._end_page()
                    continue
                raise TooHigh(max(rest[: first_end(rest)], key=lambda i: i.part.height).part)
            cuts = zip([0, *ends], ends, strict=False)
            self._add(band_of(tuple(tuple(rest[a:b]) for a, b in cuts), gap))
            rest = rest[ends[-1] :]
            if rest and rest[0].listed:
                self.cost += list_cost(self._number)
            if rest:
                self._end_page()
