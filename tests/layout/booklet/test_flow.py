"""Laws of pouring blocks into the columns of pages."""

from collections.abc import Sequence
from itertools import pairwise
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardgen.layout.booklet.pages.bands import APART, FlowPage
from cardgen.layout.booklet.pages.filled_pages import TooHigh
from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.pages.page_breaks import TIGHT
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.units import Box

ROOM, GUTTER, COLUMNS = Box(15, 20, 120, 170), 6.0, 2
WIDE = (ROOM.width - GUTTER) / COLUMNS
HEIGHTS = some.floats(2, 60)
POURED = PageFlow._pour_columns


def part(height: float) -> FlowPart:
    return FlowPart(height, lambda x, y: [])


def paragraph(lines: int, height: float, above: float) -> FlowBlock:
    """Lines of which two stay together at either end."""
    parts = tuple(part(height) for _ in range(lines))
    return FlowBlock(parts, above, frozenset(range(2, lines - 1)))


BLOCKS = some.lists(
    some.one_of(
        some.builds(paragraph, some.integers(1, 12), some.floats(3, 6), some.floats(0, 4)),
        some.builds(lambda height, above: FlowBlock((part(height),), above), HEIGHTS, some.just(3)),
        some.builds(lambda height: FlowBlock((part(height),), 4.0, leads=True), some.floats(4, 9)),
        some.builds(
            lambda height: FlowBlock((part(height),), 5.0, leads=True, spans=True, room=40.0),
            some.floats(8, 20),
        ),
        some.builds(lambda height: FlowBlock((part(height),), 3.0, spans=True), HEIGHTS),
    ),
    max_size=25,
)


def poured(blocks: Sequence[FlowBlock]) -> list[FlowPage]:
    return PageFlow(lambda _: ROOM, COLUMNS, GUTTER).pour(laid_out(blocks)).end()


def boxes(page: FlowPage, across: set[int]) -> list[Box]:
    """Where the parts of a page lie; those of some identities are as wide as all columns."""
    return [
        Box(x, y, ROOM.width if id(one) in across else WIDE, one.height)
        for one, x, y in page.placed
    ]


@given(BLOCKS)
def test_every_part_is_placed_once_and_in_order(blocks: list[FlowBlock]) -> None:
    placed = [one for page in poured(blocks) for one, _, _ in page.placed]
    assert [id(one) for one in placed] == [id(one) for block in blocks for one in block.parts]


@given(BLOCKS)
def test_parts_stay_on_the_page_and_clear_of_each_other(blocks: list[FlowBlock]) -> None:
    across = {id(one) for block in blocks if block.spans for one in block.parts}
    for page in poured(blocks):
        lying = boxes(page, across)
        assert all(ROOM.holds(box, 1e-3) for box in lying)
        met = [(a, b) for n, a in enumerate(lying) for b in lying[n + 1 :] if a.meets(b, 1e-3)]
        assert met == []


@given(BLOCKS)
def test_what_leads_stands_above_what_follows(blocks: list[FlowBlock]) -> None:
    """In the same column, unless nothing follows but what spans all columns."""
    where = {
        id(one): (page.number, x)
        for page in poured(blocks)
        for one, x, _ in page.placed
    }  # fmt: skip
    for block, after in pairwise(blocks):
        if block.leads and not block.spans and not after.spans:
            assert where[id(block.parts[-1])] == where[id(after.parts[0])]


@given(some.integers(4, 40), some.floats(3, 6))
def test_no_line_of_a_paragraph_stands_alone(lines: int, height: float) -> None:
    before = FlowBlock((part(100),), 0.0)
    block = paragraph(lines, height, 2.0)
    mine = {id(one) for one in block.parts}
    columns: dict[tuple[int, float], int] = {}
    for page in poured([before, block]):
        for one, x, _ in page.placed:
            if id(one) in mine:
                columns[page.number, x] = columns.get((page.number, x), 0) + 1
    assert min(columns.values()) >= 2


def test_the_last_columns_are_even() -> None:
    blocks = [FlowBlock((part(10),), 0.0) for _ in range(8)]
    (page,) = poured(blocks)
    feet = {x: y + one.height for one, x, y in page.placed}
    assert len(feet) == COLUMNS
    assert len(set(feet.values())) == 1


@pytest.mark.parametrize("spans", [True, False])
def test_what_no_page_holds_stops(spans: bool) -> None:
    with pytest.raises(TooHigh) as stopped:
        poured([FlowBlock((part(171),), 0.0, spans=spans)])
    assert stopped.value.part.height == 171


def test_what_floats_and_no_page_holds_stops_on_a_page_that_is_begun() -> None:
    drawing = FlowBlock((part(171.0),), 4.0, spans=True, floats=True)
    with pytest.raises(TooHigh) as stopped:
        poured([paragraph(3, 4.0, 2.0), drawing])
    assert stopped.value.part is drawing.parts[0]


def test_a_chapter_begins_a_page_where_little_is_left() -> None:
    title = FlowBlock((part(10),), 5.0, leads=True, spans=True, room=48.0)
    for before, number in ((110, 1), (130, 2)):
        pages = poured([FlowBlock((part(before),), spans=True), title, FlowBlock((part(5),), 0.0)])
        assert len(pages) == number


def test_what_floats_lets_others_fill_the_page() -> None:
    """It stands at the head of the next page, or before a chapter begins."""
    text = FlowBlock((part(40),), spans=True)
    table = FlowBlock((part(150),), 4.0, spans=True, floats=True)
    more = [paragraph(10, 5.0, 2.0) for _ in range(4)]
    first, second = poured([text, table, *more])
    assert table.parts[0] not in [one for one, _, _ in first.placed]
    assert second.placed[0][0] is table.parts[0]
    assert len(first.placed) > 30
    title = FlowBlock((part(10),), 5.0, leads=True, spans=True, room=48.0, running="Two")
    pages = poured([text, table, title, FlowBlock((part(5),), 0.0)])
    where = {id(one): page.number for page in pages for one, _, _ in page.placed}
    assert where[id(table.parts[0])] < where[id(title.parts[0])]


def test_a_table_that_parts_has_its_head_again() -> None:
    head, rows = part(6), tuple(part(10) for _ in range(60))
    table = FlowBlock((part(6), *rows), 0.0, frozenset(range(3, 60)), head=head)
    below = FlowBlock((part(5),), 3.0, spans=True)
    pages = poured([table, below])
    columns: dict[tuple[int, float], list[FlowPart]] = {}
    for page in pages:
        for one, x, _ in page.placed:
            if one is not below.parts[0]:
                columns.setdefault((page.number, x), []).append(one)
    first, *others = columns.values()
    assert head not in first
    assert others
    assert all(column[0] is head for column in others)
    for page in pages:
        for (one, x, y), (_, next_x, next_y) in pairwise(page.placed):
            assert next_x > x or next_y >= y + one.height
        assert all(y + one.height <= ROOM.bottom + 0.01 for one, _, y in page.placed)
    *above, (_, _, top) = pages[-1].placed
    assert max(y + one.height for one, _, y in above) <= top


@pytest.mark.parametrize(("height", "named"), [(60.0, True), (165.0, False)])
def test_what_goes_on_in_columns_has_its_name_above_them_on_each_page(
    height: float, named: bool
) -> None:
    """Except where there is no room for what no page end parts below it."""
    name, head = part(8.0), FlowBlock((part(30.0),), spans=True, begins=True)
    blocks = [FlowBlock((part(height),), 3.0, again=name) for _ in range(10)]
    first, *others = poured([head, *blocks])
    assert all(one is not name for one, _, _ in first.placed)
    assert len(others) > 1
    for page in others:
        (top, x, y), *below = page.placed
        assert (top is name) == named
        assert all(one is not name for one, _, _ in below)
        if named:
            assert (x, y) == (ROOM.x, ROOM.y)
            assert min(y for _, _, y in below) > ROOM.y + 8.0


def test_an_entry_is_parted_within_a_spread_rather_than_leave_a_quarter_of_a_page_empty() -> None:
    def entry(head: float, foot: float) -> FlowBlock:
        return FlowBlock((part(head), part(foot)), 5.0, spans=True, spread=frozenset([1]))

    entries = [entry(64, 67), entry(33, 60), entry(60, 0)]
    for first, parted in ((2, True), (1, False)):
        flow = PageFlow(lambda _: ROOM, COLUMNS, GUTTER, first=first)
        pages = flow.pour(laid_out(entries)).end()
        where = {id(one): page.number for page in pages for one, _, _ in page.placed}
        head, foot = entries[1].parts
        assert (where[id(head)] != where[id(foot)]) is parted


@given(
    some.lists(
        some.one_of(
            some.builds(lambda tall: FlowBlock((part(tall),), 3.0, spans=True), some.floats(2, 90)),
            some.builds(
                lambda tall: FlowBlock((part(tall),), 3.0, spans=True, floats=True),
                some.floats(20, 90),
            ),
        ),
        max_size=14,
    )
)
def test_what_floats_takes_its_room_from_the_page_that_it_begins(blocks: list[FlowBlock]) -> None:
    """No part is higher than a page, so that all are placed, none of them below its foot."""
    pages = poured(blocks)
    placed = [(one, y) for page in pages for one, _, y in page.placed]
    assert {id(one) for one, _ in placed} == {id(block.parts[0]) for block in blocks}
    assert all(y + one.height <= ROOM.bottom + 0.01 for one, y in placed)


def test_pictures_grow_where_a_page_has_room_and_shrink_where_little_is_missing() -> None:
    def entry(*sizes: float) -> FlowBlock:
        small, usual, large, largest = ((part(high),) for high in sizes)
        return FlowBlock(usual, 5.0, spans=True, sizes=(small, usual, large, largest))

    def shown(entries: Sequence[FlowBlock]) -> list[list[float]]:
        return [[one.height for one, _, _ in page.placed] for page in poured(entries)]

    roomy = [entry(50, 60, 70, 80) for _ in range(3)] + [entry(50, 60, 61, 62)]
    assert shown(roomy)[0] == [80, 80]
    assert shown([entry(84, 84, 84, 84)] * 2) == [[84], [84]]
    assert shown([entry(80, 84, 84, 84)] * 2) == [[80, 80]]


def test_entries_stand_apart_below_the_title_of_their_chapter_too() -> None:
    title = FlowBlock((part(9),), 7.0, leads=True, spans=True, running="Gods")
    entries = [FlowBlock((part(60),), 5.0, spans=True, begins=True) for _ in range(3)]
    first, *_ = poured([title, *entries])
    (_, _, _), (_, _, upper), (_, _, lower) = first.placed
    assert lower - upper - 60 > 5.0 + APART


def test_a_table_stands_no_farther_from_its_words_whatever_is_left_of_the_page() -> None:
    title = FlowBlock((part(9),), 7.0, leads=True, spans=True, running="The end")
    across = [FlowBlock((part(60),), 5.0, spans=True) for _ in range(3)]
    first, *_ = poured([title, *across])
    (_, _, _), (_, _, upper), (_, _, lower) = first.placed
    assert lower - upper - 60 == pytest.approx(5.0 + APART)


def test_what_follows_a_heading_stays_close_below_it_where_gaps_grow() -> None:
    heading = FlowBlock((part(5),), 4.0, leads=True, begins=True)
    told = [heading, FlowBlock((part(20),), 3.0), FlowBlock((part(20),), 3.0)] * 9
    first, *_ = poured(told)
    (_, _, head), (_, _, answer), (_, _, more), *_ = first.placed
    assert answer - head - 5 == pytest.approx(3.0)
    assert more - answer - 20 > 3.0


def test_two_in_a_row_are_one_unless_a_page_ends_between_them() -> None:
    row = part(45)
    blocks = [FlowBlock((part(high),), 5.0, spans=True) for high in (100.0, 40.0, 40.0)]
    blocks[1] = blocks[1]._replace(row=row)

    def placed(first: float) -> list[list[float]]:
        pages = poured([blocks[0]._replace(parts=(part(first),)), *blocks[1:]])
        return [[one.height for one, _, _ in page.placed] for page in pages]

    assert placed(100.0) == [[100.0, 45.0]]
    assert placed(123.0) == [[123.0, 40.0], [40.0]]


def test_pages_that_face_each_other_show_their_pictures_in_like_sizes() -> None:
    def entry(*sizes: float) -> FlowBlock:
        small, usual, large, largest = ((part(high),) for high in sizes)
        return FlowBlock(usual, 5.0, spans=True, sizes=(small, usual, large, largest))

    entries = [entry(70, 70, 75, 80)] * 2 + [entry(54, 57, 57, 57)] * 3
    for first, left in ((2, [70, 70]), (1, [80, 80])):
        flow = PageFlow(lambda _: ROOM, COLUMNS, GUTTER, first=first)
        pages = flow.pour(laid_out(entries)).end()
        shown = [[one.height for one, _, _ in page.placed] for page in pages]
        assert shown == [left, [54, 54, 54]]


def test_an_entry_is_not_parted_where_the_page_is_turned_though_a_quarter_stays_empty() -> None:
    entry = FlowBlock((part(25), part(60)), 5.0, spans=True, spread=frozenset([1]))
    entries = [
        FlowBlock((part(128),), 5.0, spans=True),
        entry,
        FlowBlock((part(75),), 5.0, spans=True),
    ]
    for first, parted in ((2, True), (1, False)):
        flow = PageFlow(lambda _: ROOM, COLUMNS, GUTTER, first=first)
        pages = flow.pour(laid_out(entries)).end()
        where = {id(one): page.number for page in pages for one, _, _ in page.placed}
        assert (where[id(entry.parts[0])] != where[id(entry.parts[1])]) is parted


def test_what_leads_to_a_drawing_goes_with_it_to_the_next_page() -> None:
    """And what follows fills the page before."""
    before, after = FlowBlock((part(100),), spans=True), FlowBlock((part(60),), spans=True)
    words = FlowBlock((part(5),), 3.0, leads=True, spans=True, floats=True)
    drawing = FlowBlock((part(90),), 3.0, spans=True, floats=True)
    first, second = poured([before, words, drawing, after])
    assert [one.height for one, _, _ in first.placed] == [100, 60]
    assert [one.height for one, _, _ in second.placed] == [5, 90]


def test_a_drawing_overleaf_costs_more_than_one_across_the_spread() -> None:
    blocks = [
        FlowBlock((part(100),), spans=True),
        FlowBlock((part(90),), 3.0, spans=True, floats=True),
        FlowBlock((part(66),), spans=True),
    ]
    costs = []
    for first in (2, 3):
        flow = PageFlow(lambda _: ROOM, COLUMNS, GUTTER, first=first).pour(laid_out(blocks))
        flow.end()
        costs.append(flow.cost)
    assert costs[1] > costs[0]


def waiting(first: int) -> tuple[PageFlow, FlowPart]:
    """Pages on the first of which a drawing of the chapter "One" has no room."""
    title = FlowBlock((part(10),), 5.0, leads=True, spans=True, running="One")
    drawing = FlowBlock((part(90),), 3.0, spans=True, floats=True)
    flow = PageFlow(lambda _: ROOM, COLUMNS, GUTTER, first=first)
    blocks = [title, FlowBlock((part(80),), spans=True), drawing]
    return flow.pour(laid_out(blocks)), drawing.parts[0]


def test_a_chapter_may_begin_before_a_drawing_that_waits_across_the_spread() -> None:
    """The head of the page with the drawing names the chapter that this is of."""
    two = [
        FlowBlock((part(10),), 5.0, leads=True, spans=True, running="Two"),
        FlowBlock((part(40),), spans=True),
    ]
    for first, passes, number in ((2, True, 2), (2, False, 3), (3, True, 4)):
        flow, drawing = waiting(first)
        pages = flow.pour(laid_out(two), passes=passes).end()
        where = {id(one): page.number for page in pages for one, _, _ in page.placed}
        assert where[id(two[0].parts[0])] == number
        (holds,) = (page for page in pages if page.number == where[id(drawing)])
        assert holds.running == "One"


def test_columns_before_what_they_lead_to_are_poured_once_where_it_has_room() -> None:
    words, lead = paragraph(6, 5.0, 2.0), FlowBlock((part(6.0),), 4.0, leads=True)
    across = FlowBlock((part(30.0),), 3.0, spans=True)
    laid = laid_out([words, lead, across])
    with patch.object(PageFlow, "_pour_columns", autospec=True, side_effect=POURED) as pour:
        (page,) = PageFlow(lambda _: ROOM, COLUMNS, GUTTER).pour(laid).end()
    assert pour.call_count == 1
    assert [round(one.height) for one, _, _ in page.placed] == [5] * 6 + [6, 30]


def test_what_waits_for_the_next_page_parts_no_columns_and_stays_before_the_next_section() -> None:
    """A table between two paragraphs of a section; the words of both share their columns."""
    lines = paragraph(40, 4.0, 2.0)
    table = FlowBlock((part(120.0),), 4.0, spans=True, floats=True)
    heading = FlowBlock((part(7.0),), 4.0, leads=True, begins=True)
    more, later = paragraph(36, 4.0, 2.0), paragraph(10, 4.0, 2.0)
    first, second = poured([lines, table, more, heading, later])
    assert len(first.bands) == 1
    assert [id(one) for one, _, _ in first.placed] == [
        id(one) for block in (lines, more) for one in block.parts
    ]
    assert [id(one) for one, _, _ in second.placed[:2]] == [
        id(table.parts[0]),
        id(heading.parts[0]),
    ]


def test_a_section_is_begun_before_what_waits_where_the_page_would_stay_too_empty() -> None:
    lines, later = paragraph(6, 4.0, 2.0), paragraph(30, 4.0, 2.0)
    table = FlowBlock((part(160.0),), 4.0, spans=True, floats=True)
    heading = FlowBlock((part(7.0),), 4.0, leads=True, begins=True)
    first, *_ = poured([lines, table, heading, later])
    assert id(heading.parts[0]) in [id(one) for one, _, _ in first.placed]


def test_headings_keep_their_distance_on_the_fullest_page() -> None:
    title = FlowBlock((part(9.0),), 7.0, leads=True, spans=True, running="Winds")
    words = FlowBlock((part(9.0),), 7.0, spans=True)
    for air in (0.55, 0.75, 1.0):
        _, after = laid_out([words, title], air)
        assert after.items[0].set_as(TIGHT).gap >= 0.75 * 7.0
    (closed,) = laid_out([words, words], 0.55)
    assert closed.items[1].set_as(TIGHT).gap < 0.75 * 7.0
