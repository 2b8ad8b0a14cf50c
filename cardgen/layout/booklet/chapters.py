"""Chapters poured one after the other, each with a little more or less air, so that none leaves a
page half empty for the next one."""

from collections.abc import Iterator, Sequence

from cardgen.layout.booklet.flow import PageFlow
from cardgen.layout.booklet.page_breaks import EMPTY, PAGE
from cardgen.layout.booklet.parts import FlowBlock

AIRS = {
    1.0: 0.0,
    0.75: 1.5,
    0.55: 4.0,
    1.35: 1.0,
}  # times as wide as usual: gaps, and what that costs
KEPT = 6  # ways to fill the pages so far
STEP = 12.0  # parts of a page: ways that come as far are one


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


def best_poured(flow: PageFlow, chapters: Iterator[list[FlowBlock]]) -> PageFlow:
    """The flow with all chapters, on pages that are filled as well as may be."""
    ways = [flow]
    for chapter in chapters:
        tried = (_poured(way, chapter, air) for way in ways for air in AIRS)
        best: dict[tuple[int, int], PageFlow] = {}
        for way in sorted(tried, key=_cost):
            page, share = way.reached
            best.setdefault((page, round(share * STEP)), way)
        ways = list(best.values())[:KEPT]
    return min(ways, key=_last_cost)


def _poured(flow: PageFlow, chapter: Sequence[FlowBlock], air: float) -> PageFlow:
    way = flow.twin().pour(chapter, air)
    way.cost += AIRS[air]
    return way


def _last_cost(flow: PageFlow) -> float:
    """The same at the end, where a page that holds but a few lines is worse than none."""
    return flow.cost + PAGE + EMPTY * (1.0 - flow.reached[1]) ** 2


def _cost(flow: PageFlow) -> float:
    """What its pages cost so far, and how much of the next one is filled."""
    return flow.cost + PAGE * flow.reached[1]
