"""Cards on sheets: none lost, none twice, and an offset moves backs as wanted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.arrangement import Arrangement, arrange
from cardgen.imposition.geometry import Offset
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
def test_an_offset_moves_backs_and_nothing_else(
    case: Case, dx: float, dy: float, turn: float
) -> None:
    arrangement, count, still = case
    offset = Offset(dx, dy, turn)
    moved = impose(range(count), arrangement, duplex=still[0].duplex, offset=offset)
    move = offset.on(arrangement.page)
    for before, after in zip(still, moved, strict=True):
        if before.side != "back":
            assert after == before
            continue
        assert after.placements == before.placements
        for one in before.placements:
            there = move.point(*before.matrix(one).point(1, 2))
            assert after.matrix(one).point(1, 2) == pytest.approx(there, abs=1e-9)


def test_an_offset_turns_clockwise_about_the_middle() -> None:
    quarter = Offset(turn=90).on(GODS.page)
    x, y = GODS.page.width / 2, GODS.page.height / 2
    assert quarter.point(x, y) == pytest.approx((x, y))
    assert quarter.point(x, y - 10) == pytest.approx((x + 10, y))


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
