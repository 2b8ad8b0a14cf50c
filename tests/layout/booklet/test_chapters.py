"""Chapters poured again, each time that a booklet is composed."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardgen.layout.booklet.pages import page_run
from cardgen.layout.booklet.pages.bands import APART, FEATHER
from cardgen.layout.booklet.pages.breaks import PLAIN
from cardgen.layout.booklet.pages.chapters import (
    AS_GOOD,
    ENDS,
    WAYS,
    Chapter,
    ChapterPourer,
    LaidChapter,
)
from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.pages.page_breaks import PAGE, PageEnds, empty_cost
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.units import Box

ROOM = Box(15, 20, 120, 170)


def part(height: float) -> FlowPart:
    return FlowPart(height, lambda x, y: [])


def block(height: float, running: str = "") -> FlowBlock:
    """What stands across a page; a picture beside it may be smaller or larger."""
    sizes = tuple((part(height * times),) for times in (0.8, 1.0, 1.15, 1.3))
    return FlowBlock((part(height),), 5.0, spans=True, running=running, sizes=sizes)


def chapter(heights: Sequence[float]) -> Chapter:
    title = FlowBlock((part(9),), 7.0, leads=True, spans=True, room=50.0, running="Gods")
    return [title, *map(block, heights)]


def flow() -> PageFlow:
    return PageFlow(lambda _: ROOM, 2, 6.0)


def places(poured: PageFlow) -> list[tuple[int, float, float, float]]:
    return [(page.number, one.height, x, y) for page in poured.end() for one, x, y in page.placed]


def whole_cost(poured: PageFlow) -> float:
    """What pages cost, and the last one, less the fuller it is."""
    return poured.cost + PAGE + empty_cost(1.0 - poured.reached[1], bare=ENDS)


CHAPTERS = some.lists(some.lists(some.floats(10, 90), min_size=1, max_size=5), max_size=5)


@given(CHAPTERS)
def test_the_same_chapters_come_to_the_same_places(heights: list[list[float]]) -> None:
    pourer = ChapterPourer()
    first = pourer.pour(flow(), [chapter(each) for each in heights])
    again = pourer.pour(flow(), [chapter(each) for each in heights])
    assert places(again) == places(first)


@given(CHAPTERS, CHAPTERS)
def test_other_chapters_are_poured_as_if_they_were_the_first(
    before: list[list[float]], after: list[list[float]]
) -> None:
    """As many that cost as little in the ways that were the best are not looked at again."""
    pourer = ChapterPourer()
    first = pourer.pour(flow(), [chapter(heights) for heights in before])
    chapters = [chapter(heights) for heights in after]
    again, anew = pourer.pour(flow(), chapters), ChapterPourer().pour(flow(), chapters)
    as_good = len(before) == len(after) and whole_cost(again) <= whole_cost(first) + AS_GOOD
    assert as_good or places(again) == places(anew)


def test_chapters_of_the_same_shape_are_poured_once() -> None:
    pourer = ChapterPourer()
    shapes = [[40.0, 80.0, 30.0], [60.0], [50.0, 50.0]]
    pourer.pour(flow(), [chapter(heights) for heights in shapes])
    with patch.object(PageFlow, "pour", autospec=True, side_effect=PageFlow.pour) as pour:
        pourer.pour(flow(), [chapter(heights) for heights in shapes])
    assert pour.call_count == len(shapes)


def test_the_parts_of_this_time_are_placed() -> None:
    """Not those of an earlier time, which were as high."""
    pourer, shapes = ChapterPourer(), [[40.0, 80.0], [60.0]]
    pourer.pour(flow(), [chapter(heights) for heights in shapes])
    chapters = [chapter(heights) for heights in shapes]
    mine = {id(one) for held in chapters for own in held for size in own.sizes for one in size}
    mine |= {id(one) for held in chapters for own in held for one in own.parts}
    placed = [one for page in pourer.pour(flow(), chapters).end() for one, _, _ in page.placed]
    assert {id(one) for one in placed} <= mine


def test_a_chapter_is_set_closer_rather_than_leave_a_line_to_its_last_page() -> None:
    title, *_ = chapter([])
    lines = [title, *(FlowBlock((part(5),), 3.0) for _ in range(43))]
    _, second = ChapterPourer().pour(flow(), [lines, chapter([70.0])]).end()
    assert second.opens


def test_a_chapter_begins_a_new_page_rather_than_leave_a_few_lines_to_the_last_one() -> None:
    title, *_ = chapter([])
    credits = [title, *(FlowBlock((part(5),), 0.0) for _ in range(96))]
    index = [title, block(90.0)._replace(sizes=())]
    _, second, third = ChapterPourer().pour(flow(), [index, credits]).end()
    assert second.opens
    assert third.empty <= ROOM.height / 2


def test_a_chapter_begins_on_the_spread_of_its_drawing() -> None:
    """Where the one before can be set wider, so that it begins the next page."""

    def plain(*heights: float) -> Chapter:
        return [chapter([])[0], *(block(high)._replace(sizes=()) for high in heights)]

    before, steps, after = plain(*[5.3] * 9), plain(40.0, 70.0), plain(50.0)
    drawing = block(94.0)._replace(sizes=(), floats=True, shows=True)
    first, *_ = ChapterPourer().pour(flow(), [before, steps, after]).end()
    assert 40.0 in [one.height for one, _, _ in first.placed]
    _, left, right = ChapterPourer().pour(flow(), [before, [*steps, drawing], after]).end()
    assert left.opens
    assert 94.0 in [one.height for one, _, _ in right.placed]


def test_what_stands_across_pages_is_made_into_bands_once_however_often_it_is_poured() -> None:
    laid = laid_out(chapter([40.0, 80.0, 30.0, 90.0]))
    first = places(flow().pour(laid))
    with patch.object(page_run, "band_of", side_effect=page_run.band_of) as made:
        assert places(flow().pour(laid)) == first
    assert not made.called


def test_ways_to_fill_a_whole_page_are_tried_once_for_both_sides_of_a_spread() -> None:
    laid = laid_out(chapter([60.0, 40.0] * 12))
    with patch.object(
        PageEnds, "_page_ways", autospec=True, side_effect=PageEnds._page_ways
    ) as ways:
        flow().pour(laid)
    whole = [call.args[1] for call in ways.call_args_list[1:]]
    assert len(whole) == len(set(whole)) > 5


def test_where_pages_end_is_asked_once_for_as_much_room_on_the_same_side() -> None:
    laid = laid_out(chapter([60.0, 40.0] * 12))
    with patch.object(
        PageEnds, "from_page", autospec=True, side_effect=PageEnds.from_page
    ) as asked:
        poured = [places(flow().pour(laid)) for _ in range(2)]
    assert poured[0] == poured[1]
    assert asked.call_count == len(laid)


@given(CHAPTERS, some.lists(some.floats(10, 90), min_size=1, max_size=5))
def test_a_chapter_that_begins_a_page_is_poured_there_as_if_nothing_stood_before(
    before: list[list[float]], heights: list[float]
) -> None:
    laid, own = LaidChapter(chapter(heights)), chapter(heights)
    flows = [flow().pour(laid_out([one for each in before[:n] for one in chapter(each)]))
             for n in range(len(before) + 1)]  # fmt: skip
    for one in flows:
        for way in WAYS:
            poured, how = laid.poured(one, way), way._asdict()
            for key in ("air", "cost", "rows"):
                del how[key]
            anew = one.twin().pour(laid_out(own, way.air), **how)
            assert places(poured.twin()) == places(anew.twin())
            assert poured.cost == pytest.approx(anew.cost)
            assert [page.running for page in poured.pages] == [page.running for page in anew.pages]


def test_a_chapter_that_begins_a_page_is_poured_once_for_each_side_of_a_spread() -> None:
    laid, turned = LaidChapter(chapter([60.0, 90.0, 40.0])), WAYS[-1]
    assert turned.turns
    flows = [flow().pour(laid_out(chapter([90.0] * count))) for count in range(1, 9)]
    with patch.object(PageFlow, "pour", autospec=True, side_effect=PageFlow.pour) as poured:
        for one in flows:
            laid.poured(one, turned)
    assert poured.call_count == 2


@pytest.mark.parametrize(("last", "count", "rows"), [(110.0, 2, True), (160.0, 3, False)])
def test_what_may_stand_in_rows_does_unless_that_leaves_a_page_empty(
    last: float, count: int, rows: bool
) -> None:
    heights = (9.0, 140.0, 80.0, 80.0, last)
    title, *blocks = (block(each)._replace(sizes=()) for each in heights)
    row = part(45)
    blocks[1] = blocks[1]._replace(row=row)
    chapter = [title._replace(leads=True, running="Gods"), *blocks]
    pages = ChapterPourer().pour(flow(), [chapter]).end()
    assert any(one is row for page in pages for one, _, _ in page.placed) == rows
    assert len(pages) == count


def test_an_entry_that_is_parted_costs_so_much_more_when_chapters_are_poured() -> None:
    def entry(head: float, foot: float) -> FlowBlock:
        return FlowBlock((part(head), part(foot)), 5.0, spans=True, spread=frozenset([1]))

    entries = [entry(64, 67), entry(33, 60), entry(60, 0)]
    for first, parting in ((2, PLAIN.parted), (1, 0.0)):
        poured = PageFlow(lambda _: ROOM, 2, 6.0, first=first).pour(laid_out(entries))
        empty = [PAGE + empty_cost(page.empty / ROOM.height) for page in poured.end()]
        assert poured.cost == pytest.approx(sum(empty) + parting)


@pytest.mark.parametrize("section", [False, True])
def test_words_in_columns_stay_close_below_those_across_them_until_a_section_begins(
    section: bool,
) -> None:
    title, *_ = chapter([])
    lead = FlowBlock((part(10),), 3.0, spans=True)
    words = FlowBlock((part(20),), 4.0, begins=section)
    last = [title, *(block(high)._replace(sizes=()) for high in (75.0, 120.0))]
    first, *_ = flow().pour(laid_out([title, lead, words, words, *last])).end()
    _, (_, _, above), (_, _, below), *_ = first.placed
    more = below - above - 10 - PageFlow.BELOW
    assert more >= APART if section else more <= FEATHER
