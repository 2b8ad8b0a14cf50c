"""Crop marks lead the knife and touch no card."""

import pytest
from hypothesis import given

from cardgen.imposition.arrangement import Arrangement, arrange
from cardgen.imposition.crop_marks import MARK_CLEARANCE, MARK_LENGTH, SHORTEST_MARK, crop_marks
from cardgen.imposition.figures import Stroke, role_stroke
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Sheet
from cardgen.units import Box
from tests.imposition.cases import GOD, impositions, steady

Case = tuple[Arrangement, int, tuple[Sheet, ...]]
PAGE = Box(5, 5, 200, 287)


def _marks(sheet: Sheet) -> list[Stroke]:
    return [line for line in sheet.lines if not line.dash]


def _alone(bleed: float, page: Box = PAGE) -> tuple[Stroke, ...]:
    trim = Box(50, 50, 65, 100)
    return crop_marks([(trim, trim.grown(bleed))], page)


def test_a_single_card_has_eight_marks() -> None:
    assert _alone(2) == tuple(
        sorted(
            [role_stroke("cut", x, y, x, y + 3) for x in (50, 115) for y in (44.5, 152.5)]
            + [role_stroke("cut", x, y, x + 3, y) for y in (50, 150) for x in (44.5, 117.5)]
        )
    )


def test_neighbours_share_a_line_without_bleed() -> None:
    left, right = Box(50, 50, 65, 100), Box(115, 50, 65, 100)
    marks = crop_marks([(left, left), (right, right)], PAGE)
    assert sum(mark.x0 == mark.x1 == 115 for mark in marks) == 2


def test_marks_shorten_to_two_millimetres_and_then_go() -> None:
    tight = Box(45.3, 5, 150, 287)
    assert min(mark.length for mark in _alone(2, tight)) == pytest.approx(2.2)
    tighter = Box(45.6, 5, 150, 287)
    assert not [mark for mark in _alone(2, tighter) if mark.x1 < 50]


def test_marks_of_two_cards_on_one_line_become_one() -> None:
    upper, lower = Box(50, 50, 65, 60), Box(50, 116, 65, 60)
    marks = crop_marks([(upper, upper.grown(1)), (lower, lower.grown(1))], PAGE)
    between = [mark for mark in marks if mark.x0 == mark.x1 == 50 and 111 < mark.y0 < 115]
    assert between == [role_stroke("cut", 50, 111.5, 50, 114.5)]


def test_marks_are_black_and_wide_enough_to_print() -> None:
    for mark in _alone(2):
        assert mark.colour == "#000000"
        assert mark.width == 0.15
        assert mark.width * 72 / 25.4 > 0.25


@steady
@given(impositions())
def test_marks_touch_no_bleed_and_stay_printable(case: Case) -> None:
    for sheet in case[2]:
        for mark in _marks(sheet):
            assert sheet.printable.holds(mark.bounds)
            for one in sheet.placements:
                assert not one.bleed.grown(MARK_CLEARANCE).meets(mark.bounds.grown(1e-4), 1e-3)


@steady
@given(impositions())
def test_marks_stand_on_cut_lines_at_their_length(case: Case) -> None:
    for sheet in case[2]:
        xs = {round(x, 4) for one in sheet.placements for x in (one.box.x, one.box.right)}
        ys = {round(y, 4) for one in sheet.placements for y in (one.box.y, one.box.bottom)}
        for mark in _marks(sheet):
            upright = mark.x0 == mark.x1
            assert round(mark.x0 if upright else mark.y0, 4) in (xs if upright else ys)
            assert mark.length >= SHORTEST_MARK - 1e-4


@steady
@given(impositions())
def test_no_two_marks_lie_on_each_other(case: Case) -> None:
    for sheet in case[2]:
        spans = sorted((m.x0, m.y0, m.y1) for m in _marks(sheet) if m.x0 == m.x1)
        for before, after in zip(spans, spans[1:], strict=False):
            assert before[0] != after[0] or before[2] < after[1]


@steady
@given(impositions())
def test_with_bleed_every_cut_of_a_full_sheet_is_marked(case: Case) -> None:
    arrangement, count, sheets = case
    if not arrangement.marks or arrangement.bleed == 0 or count < arrangement.count:
        return
    marks = _marks(sheets[0])
    fronts = [one.box for one in sheets[0].placements if one.side == "front"]
    for x in {x for box in fronts for x in (box.x, box.right)}:
        assert any(abs(m.x0 - x) < 1e-4 and abs(m.x1 - x) < 1e-4 for m in marks)
    for y in {y for box in fronts for y in (box.y, box.bottom)}:
        assert any(abs(m.y0 - y) < 1e-4 and abs(m.y1 - y) < 1e-4 for m in marks)


def test_both_blocks_of_gods_have_marks_of_their_own_between_them() -> None:
    sheet = impose(range(6), arrange(GOD, PAPERS["a4"], bleed=2, margin=5))[0]
    upper, lower = sheet.placements[0].bleed.bottom, sheet.placements[4].bleed.y
    between = [m for m in sheet.lines if m.x0 == m.x1 and upper < m.y0 < lower]
    assert len(between) == 8 + 4
    assert all(mark.length == pytest.approx(MARK_LENGTH) for mark in between)


def test_eight_gods_without_bleed_have_marks_only_where_there_is_room() -> None:
    sheet = impose(range(8), arrange(GOD, PAPERS["a4"], bleed=0, margin=5))[0]
    assert [(m.y0, m.x0 < 100) for m in sheet.lines] == [
        (5, True), (105, True), (205, True), (5, False), (105, False), (205, False),
    ]  # fmt: skip


def test_backs_have_no_marks() -> None:
    front, back = impose(range(6), arrange(GOD, PAPERS["a4"], bleed=2, margin=5))
    assert (len(front.lines) > 0, back.lines) == (True, ())


def test_a_folded_sheet_is_marked_on_the_side_of_its_fronts() -> None:
    folded = arrange(GOD, PAPERS["a4"], bleed=2, margin=5, fold=True)
    (sheet,) = impose(range(folded.count), folded, duplex="fold")
    assert folded.fold is not None
    assert len(_marks(sheet)) > 0
    assert all(mark.bounds.bottom <= folded.fold.at for mark in _marks(sheet))


@steady
@given(impositions())
def test_marks_end_short_of_the_fold(case: Case) -> None:
    fold = case[0].fold
    if fold is None:
        return
    for mark in (mark for sheet in case[2] for mark in _marks(sheet)):
        box = mark.bounds
        start, end = (box.x, box.right) if fold.axis == "vertical" else (box.y, box.bottom)
        assert end <= fold.at - 1 or start >= fold.at + 1


def test_no_marks_when_none_are_wanted() -> None:
    bare = arrange(GOD, PAPERS["a4"], bleed=2, margin=5, marks=False)
    assert all(sheet.lines == () for sheet in impose(range(6), bare))
