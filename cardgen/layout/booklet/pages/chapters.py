"""Chapters poured one after the other, each with a little more or less air, so that none leaves a
page half empty for the next one."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import LaidStretch, laid_out
from cardgen.layout.booklet.pages.page_breaks import PAGE, empty_cost
from cardgen.layout.booklet.parts import FlowBlock

Chapter = Sequence[FlowBlock]


class ChapterWay(NamedTuple):
    """A way to pour a chapter: its gaps are `air` times as wide, the last page is `full` of larger
    pictures or not; what that costs. One that `passes` begins before a drawing that waits, one that
    `turns` on a new page. What may stand in `rows` of two does, or all is below each other."""

    air: float
    full: bool
    cost: float
    passes: bool = False
    turns: bool = False
    rows: bool = True


WAYS = (
    ChapterWay(1.0, full=False, cost=0.0),
    ChapterWay(0.75, full=False, cost=1.5),
    ChapterWay(0.55, full=False, cost=4.0),
    ChapterWay(1.35, full=False, cost=1.0),
    ChapterWay(1.0, full=True, cost=0.0),
    ChapterWay(1.35, full=True, cost=1.0),
    ChapterWay(1.0, full=False, cost=2.0, passes=True),
    ChapterWay(0.75, full=False, cost=3.5, passes=True),
    ChapterWay(0.55, full=False, cost=6.0, passes=True),
    ChapterWay(1.0, full=False, cost=0.0, turns=True),
)
KEPT = 60  # ways to fill the pages so far
TURN = 14.0  # what it costs to turn the page within a chapter that one spread could hold
SHOWN = 70.0  # the same where a drawing shows what the chapter tells
TAIL = 0.25  # of a page: what goes over onto the next one is at least so much
CUT_OFF, ALONE = 5.0, 25.0  # what less costs at the head of a page; so much more, hardly anything
BEGUN = 0.64  # of a page: where more is filled, a chapter with the air above it begins the next one
ENDS = 0.5  # of a page: where less is filled, no chapter begins a new one, and no book should end
ASTRIDE = 30.0  # what it costs that a drawing of the chapter before stands in the midst of one
BLANK = 12.0  # what a page costs that stays white so that sheets can be folded
STEP = 100.0  # parts of a page: ways that come as far are one
AS_GOOD = 3.0  # more cost, and ways that were the best are as good as any


def chapters_of(blocks: Sequence[FlowBlock]) -> Iterator[list[FlowBlock]]:
    """Blocks chapter by chapter."""
    chapter: list[FlowBlock] = []
    for block in blocks:
        if block.running and chapter:
            yield chapter
            chapter = []
        chapter.append(block)
    if chapter:
        yield chapter


class LaidChapter:
    """A chapter laid out once for so much air. One that begins a page is poured there once for each
    side of a spread, whatever stands before it: more than half of all that is poured is so."""

    def __init__(self, chapter: Chapter) -> None:
        singly = [block._replace(row=None) for block in chapter]
        self._in_rows: Callable[[float], Sequence[LaidStretch]] = cache(partial(laid_out, chapter))
        self._singly: Callable[[float], Sequence[LaidStretch]] = cache(partial(laid_out, singly))
        self._on_new_page: dict[tuple[float, bool, bool, int], tuple[int, PageFlow]] = {}

    def poured(self, flow: PageFlow, way: ChapterWay) -> PageFlow:
        """A flow with the chapter behind it."""
        laid = self._in_rows(way.air) if way.rows else self._singly(way.air)
        begun = flow.twin()
        begun.begin(laid[0], passes=way.passes, turns=way.turns)
        if not (begun.is_new_page and laid[0].is_title):
            return begun.pour(laid, full=way.full, passes=way.passes)
        number, _ = begun.reached
        key = way.air, way.full, way.rows, number % 2
        if key not in self._on_new_page:
            self._on_new_page[key] = number, begun.blank().pour(laid, full=way.full)
        first, chapter = self._on_new_page[key]
        return begun.followed_by(chapter, number - first)


class _Poured(NamedTuple):
    """Chapters poured so far, and in which ways."""

    flow: PageFlow
    ways: tuple[ChapterWay, ...]

    def with_chapter(self, chapter: LaidChapter, way: ChapterWay) -> "_Poured":
        """The same with one more."""
        return _Poured(_poured(self.flow, chapter, way), (*self.ways, way))


class ChapterPourer:
    """Pours the chapters of a booklet, each time that it is composed. The best ways are looked for
    once: what changes from time to time are the pages that are told, and hardly a line."""

    def __init__(self) -> None:
        self._ways, self._cost = tuple[ChapterWay, ...](), 0.0

    def pour(
        self, flow: PageFlow, chapters: Sequence[Chapter], *, after: int = 0, sheet: int = 1
    ) -> PageFlow:
        """The flow with all chapters, on pages that are filled as well as may be; so many pages
        come after them, and a sheet holds so many."""

        def cost(one: _Poured) -> float:
            return _last_cost(one.flow) + BLANK * (-(one.flow.reached[0] + after) % sheet)

        if len(self._ways) == len(chapters):
            again = _in_ways(flow, chapters, self._ways)
            if cost(again) <= self._cost + AS_GOOD:
                return again.flow
        poured = [_Poured(flow, ())]
        for chapter in chapters:
            poured = _best_ways(poured, chapter)
        best = min(poured, key=cost)
        self._ways, self._cost = best.ways, cost(best)
        return best.flow


def _in_ways(flow: PageFlow, chapters: Sequence[Chapter], ways: Sequence[ChapterWay]) -> _Poured:
    """Chapters, each in its way."""
    poured = _Poured(flow, ())
    for chapter, way in zip(chapters, ways, strict=True):
        poured = poured.with_chapter(LaidChapter(chapter), way)
    return poured


def _best_ways(poured: Sequence[_Poured], chapter: Chapter) -> list[_Poured]:
    """The best ways to go on with a chapter, each to another place."""
    grows = any(block.sizes for block in chapter)
    ways = [way for way in WAYS if grows or not way.full]
    if any(block.row for block in chapter):
        ways += [way._replace(rows=False) for way in ways]
    laid = LaidChapter(chapter)
    tried = (
        one.with_chapter(laid, way)
        for one in poured
        for way in ways
        if (one.flow.waits or not way.passes) and (one.flow.reached[1] >= ENDS or not way.turns)
    )
    best: dict[tuple[int, int], _Poured] = {}
    for one in sorted(tried, key=lambda one: _cost(one.flow)):
        page, share = one.flow.reached
        best.setdefault((page, round(share * STEP)), one)
    return list(best.values())[:KEPT]


def _poured(flow: PageFlow, chapter: LaidChapter, way: ChapterWay) -> PageFlow:
    poured = chapter.poured(flow, way)
    poured.cost += way.cost + _parting_cost(flow, poured)
    if way.passes and not poured.waits:
        poured.cost += ASTRIDE
    return poured


def _parting_cost(before: PageFlow, after: PageFlow) -> float:
    """What the end of a chapter costs: where one spread could hold it and it stands on two, and
    where but a little of it is left for its last page. One that is drawn begins on the spread of
    its drawing, which may wait for the page after."""
    (page, share), (last, filled) = before.reached, after.reached
    first = page + 1 if share > BEGUN else page
    turned = last == first + 1 and last % 2 == 0
    cut_off = CUT_OFF + ALONE * (1.0 - filled / TAIL) if last > first and filled < TAIL else 0.0
    if after.shown > max(before.shown, first + (first % 2 == 0)):
        return SHOWN + cut_off
    return (TURN if turned else 0.0) + cut_off


def _last_cost(flow: PageFlow) -> float:
    """The same at the end, where a page that holds but a few lines is worse than none."""
    return flow.cost + PAGE + empty_cost(1.0 - flow.reached[1], bare=ENDS)


def _cost(flow: PageFlow) -> float:
    """What its pages cost so far, and how much of the next one is filled."""
    return flow.cost + PAGE * flow.reached[1]
