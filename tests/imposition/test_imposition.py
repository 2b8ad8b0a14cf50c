"""Cards on sheets: none lost, none twice, and an offset moves everything alike."""

from itertools import combinations
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.arrangement import Arrangement, arrange
from cardgen.imposition.geometry import Edge, Offset
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Sheet
from cardgen.units import Box
from tests.imposition.cases import GOD, arrangements, impositions, steady, tenths

Case = tuple[Arrangement, int, tuple[Sheet, ...]]
GODS = arrange(GOD, PAPERS["a4"], bleed=2, margin=5)


def _faces(sheets: tuple[Sheet, ...], side: str) -> list[int]:
    return [one.face_index for s in sheets for one in s.placements if one.side == side]


@steady
@given(impositions())
def test_every_card_once_on_each_side(case: Case) -> None:
    _, count, sheets = case
    assert _faces(sheets, "front") == list(range(count))
    backs = [] if sheets[0].duplex == "none" else list(range(count))
    assert _faces(sheets, "back") == backs


@steady
@given(arrangements(fold=False), st.lists(st.integers(0, 5), max_size=30))
def test_copies_are_numbers_said_again(arrangement: Arrangement, chosen: list[int]) -> None:
    sheets = impose(chosen, arrangement)
    assert _faces(sheets, "front") == _faces(sheets, "back") == chosen


@steady
@given(impositions())
def test_slots_keep_their_places_when_empty(case: Case) -> None:
    arrangement, _, sheets = case
    sides = 2 if arrangement.fold else 1
    for sheet in sheets:
        assert len(sheet.placements) + len(sheet.empty) == sides * arrangement.count
        boxes = [p.box for p in sheet.placements if p.side == "front"]
        assert boxes == [slot.box for slot in arrangement.slots][: len(boxes)] or not boxes


def test_fronts_and_backs_alternate_and_share_a_number() -> None:
    sheets = impose(range(13), GODS)
    assert [(s.side, s.number, s.total) for s in sheets] == [
        ("front", 1, 3), ("back", 1, 3), ("front", 2, 3), ("back", 2, 3), ("front", 3, 3),
        ("back", 3, 3),
    ]  # fmt: skip
    assert [len(s.empty) for s in sheets] == [0, 0, 0, 0, 5, 5]


def test_two_decks_share_a_half_full_sheet() -> None:
    assert len(impose(range(33 + 3 + 1), GODS)) == 2 * 7


def test_no_cards_make_no_sheets() -> None:
    assert impose((), GODS) == ()


@steady
@given(impositions(), tenths(-3, 3), tenths(-3, 3), tenths(-1.5, 1.5))
def test_an_offset_moves_cards_and_marks_together(
    case: Case, dx: float, dy: float, turn: float
) -> None:
    arrangement, count, still = case
    offset = Offset(dx, dy, turn)
    moved = impose(
        range(count), arrangement, duplex=still[0].duplex, offset=offset, front_offset=offset
    )
    move = offset.on(arrangement.page)
    for before, after in zip(still, moved, strict=True):
        assert after.placements == before.placements
        for one in before.placements:
            there = move.point(*before.matrix(one).point(1, 2))
            assert after.matrix(one).point(1, 2) == pytest.approx(there, abs=1e-9)
        for old, new in zip(before.lines, after.lines, strict=True):
            assert (new.x0, new.y0) == pytest.approx(move.point(old.x0, old.y0), abs=1e-9)
            assert (new.x1, new.y1) == pytest.approx(move.point(old.x1, old.y1), abs=1e-9)


def test_an_offset_of_backs_leaves_fronts_alone() -> None:
    still = impose(range(6), GODS, marks_on_backs=True)
    moved = impose(range(6), GODS, marks_on_backs=True, offset=Offset(0.5, -0.3))
    assert moved[0] == still[0]
    assert moved[1].lines[0].x0 == pytest.approx(still[1].lines[0].x0 + 0.5)
    back = moved[1].placements[0]
    assert moved[1].matrix(back).e == pytest.approx(still[1].matrix(back).e + 0.5)
    assert moved[1].matrix(back).f == pytest.approx(still[1].matrix(back).f - 0.3)


def test_an_offset_turns_clockwise_about_the_middle() -> None:
    quarter = Offset(turn=90).on(GODS.page)
    x, y = GODS.page.width / 2, GODS.page.height / 2
    assert quarter.point(x, y) == pytest.approx((x, y))
    assert quarter.point(x, y - 10) == pytest.approx((x + 10, y))


@steady
@given(arrangements(fold=False), st.sampled_from(["long", "short"]), tenths(0, 1))
def test_backs_bleed_further_where_nobody_else_lies(
    arrangement: Arrangement, edge: Edge, further: float
) -> None:
    sheets = impose(
        range(arrangement.count),
        arrangement,
        duplex=edge,
        back_bleed=further,
    )
    bleeds = [one.bleed for one in sheets[1].placements]
    for one in sheets[1].placements:
        assert sheets[1].printable.holds(one.bleed)
        assert one.bleed.holds(one.box.grown(arrangement.bleed))
        assert one.box.grown(arrangement.bleed + further).holds(one.bleed)
    assert not any(a.meets(b) for a, b in combinations(bleeds, 2))


def test_outer_backs_get_the_whole_extra_bleed() -> None:
    sheets = impose(range(6), GODS, back_bleed=1)
    first = sheets[1].placements[0]
    assert first.box.x - first.bleed.x == 3
    assert first.bleed.right - first.box.right == pytest.approx(2)


@steady
@given(impositions())
def test_a_card_is_clipped_to_its_bleed_in_its_own_millimetres(case: Case) -> None:
    arrangement, _, sheets = case
    own = Box(0, 0, *arrangement.card).grown(arrangement.bleed)
    for sheet in sheets:
        for one in sheet.placements:
            assert sheet.painted(one) == pytest.approx(own, abs=1e-6)


@steady
@given(impositions())
def test_the_same_cards_make_the_same_sheets(case: Case) -> None:
    arrangement, count, sheets = case
    assert impose(range(count), arrangement, duplex=sheets[0].duplex) == sheets


def test_a_fold_wants_an_arrangement_with_a_fold() -> None:
    with pytest.raises(ValueError, match="fold=True"):
        impose(range(6), GODS, duplex="fold")
    folded = arrange(GOD, PAPERS["a4"], bleed=2, margin=5, fold=True)
    with pytest.raises(ValueError, match="fold=True"):
        impose(range(6), folded, duplex="long")


def test_backs_upside_down_below_a_lying_fold() -> None:
    folded = arrange(GOD, PAPERS["a4"], bleed=2, margin=5, fold=True)
    (sheet,) = impose(range(2), folded, duplex="fold")
    front, back = sheet.placements[0], sheet.placements[2]
    assert folded.fold is not None
    assert (folded.fold.axis, folded.fold.at, sheet.side) == ("horizontal", 148.5, "both")
    assert (front.turn, back.turn) == (0, 180)
    assert back.box.x == front.box.x
    assert back.box.y - 148.5 == pytest.approx(148.5 - front.box.bottom)
    assert [line for line in sheet.lines if line.dash][0].y0 == 148.5


def test_a_bleed_further_than_a_millimetre_is_refused() -> None:
    with pytest.raises(ValueError, match="back bleed is 0 to 1 mm"):
        impose(range(6), GODS, back_bleed=1.5)


@pytest.mark.parametrize("edge", ["long", "short"])
def test_backs_at_the_printers_limit_bleed_no_further(edge: Literal["long", "short"]) -> None:
    tight = arrange(GOD, PAPERS["a4"], bleed=0, margin=5)
    back = impose(range(8), tight, duplex=edge, back_bleed=1)[1]
    assert {one.bleed.y for one in back.placements} == {5, 105}
    assert {one.bleed.bottom for one in back.placements} == {105, 205}
    assert min(one.bleed.x for one in back.placements) == 18.5 - 1
