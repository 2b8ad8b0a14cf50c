"""Pages that are filled band by band: what stands on the one that is open, and what waits for the
head of the next."""

from collections.abc import Callable
from typing import Self

from cardgen.layout.booklet.pages.bands import Band, FlowPage, filled_page
from cardgen.layout.booklet.pages.breaks import PLAIN, Breaks
from cardgen.layout.booklet.pages.page_breaks import OVERLEAF, PAGE, empty_cost
from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.text.typesetting import SLACK
from cardgen.units import Box


class TooHigh(Exception):
    """A part that is higher than a page; `part` is which."""

    def __init__(self, part: FlowPart) -> None:
        super().__init__(f"{part.height:.0f} mm")
        self.part = part


class FilledPages:
    """The pages so far; `room` gives the box of a page's columns by its number: one box for odd
    pages, one for even ones.

    A page is held as bands until it ends: then what is left at its foot is known, and shared out.
    """

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

    @property
    def is_new_page(self) -> bool:
        """Whether nothing stands on the page that is filled, and nothing waits for the next."""
        return not (self._bands or self._floats)

    def blank(self) -> Self:
        """One that begins with the same page."""
        other = self._copied()
        other.pages, other._bands, other._floats = [], [], []
        other.cost, other.shown, other._running = 0.0, 0, ""
        return other

    def followed_by(self, chapter: Self, later: int) -> Self:
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

    def twin(self) -> Self:
        """One that goes on from here by itself."""
        other = self._copied()
        other.pages, other._bands, other._floats = (
            list(self.pages), list(self._bands), list(self._floats)
        )  # fmt: skip
        return other

    def _copied(self) -> Self:
        """The same in all, half the time that `copy` takes: books are poured in so many ways."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        return other

    def _go_on_from(self, twin: Self) -> None:
        """Be where a twin has come to: what it has tried is not poured again."""
        vars(self).update(vars(twin))

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
