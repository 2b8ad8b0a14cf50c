"""Blocks poured into columns of pages: what leads stays with what follows, columns end evenly."""

from collections.abc import Sequence
from itertools import zip_longest

from cardgen.layout.booklet.pages.bands import band_of
from cardgen.layout.booklet.pages.columns import (
    FlowItem,
    column_ends,
    even_ends,
    first_end,
    height_of,
    room_for,
)
from cardgen.layout.booklet.pages.filled_pages import FilledPages, TooHigh
from cardgen.layout.booklet.pages.laid_out import LaidStretch
from cardgen.layout.booklet.pages.page_breaks import PageRoom, list_cost
from cardgen.layout.booklet.pages.page_run import PageRun
from cardgen.layout.text.typesetting import SLACK

PASSED = 0.22  # of a page: so much may stay empty before what waits for the next one


class PageFlow(FilledPages):
    """Fills pages with the stretches of a booklet."""

    LEAST = 24.0  # mm that columns are begun in
    BELOW = 4.0  # mm between columns and what spans them

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
