"""Where pages end in a run of things that stand across all columns: so that none is left empty."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
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


class Ends(NamedTuple):
    """What pages cost, and before which stretches those end that others follow."""

    cost: float
    stretches: tuple[int, ...]


class PageEnds:
    """Where the pages of a run end best.

    Behind the first two, on which something may stand already, pages differ by their side of the
    spread alone: what is best there is found once, however often the run is poured.
    """

    def __init__(self, run: Sequence[Stretch], whole: float) -> None:
        self._run, self._whole = run, whole
        self._later = cache(self._found_later)

    def from_page(self, room: PageRoom) -> Ends:
        """The best ends from a page on that may hold something."""
        number = room.number

        def second(start: int) -> Ends:
            left = self._whole - room.taken
            return self._best(
                start, left, True, number + 1, partial(self._later, turned=number % 2)
            )

        later = second if room.taken else partial(self._later, turned=(number + 1) % 2)
        return self._best(0, room.left, room.begun, number % 2, later)

    def _found_later(self, start: int, turned: int) -> Ends:
        later = partial(self._later, turned=1 - turned)
        return self._best(start, self._whole, False, turned, later)

    def _best(
        self, start: int, left: float, begun: bool, turned: int, later: Callable[[int], Ends]
    ) -> Ends:
        """The same from a stretch on, for a page with so much room; `turned` is odd where the page
        is turned behind it."""
        run, whole = self._run, self._whole
        found = Ends(inf, (start,))
        used = run[start].head if start < len(run) else 0.0
        for end in range(start, len(run) + 1):
            if end > start:
                one = run[end - 1]
                used += one.height + (one.gap if end - 1 > start or begun else 0.0)
            if used > left + SLACK and end > start + (not begun):
                break
            if end == len(run):
                return min(found, Ends(PAGE * used / whole, ()))
            if end > start or begun:
                cost, ends = later(end)
                cost += PAGE + EMPTY * (max(left - used, 0.0) / whole) ** 2
                if not run[end].always:
                    cost += TURNED if turned % 2 else PARTED
                found = min(found, Ends(cost, (end, *ends)))
        return found


# A chapter is poured in several ways, each from another place, before the best is taken.
_page_ends = lru_cache(maxsize=32)(PageEnds)


def page_breaks(items: Sequence[FlowItem], room: PageRoom) -> list[int]:
    """The items with which pages begin, the first page aside; 0 where nothing fits on that."""
    run = tuple(_stretches(items))
    ends = _page_ends(run, room.whole).from_page(room).stretches
    return [run[at].first if at < len(run) else len(items) for at in ends]


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
