"""The physical law: what lies behind a point of a front, once paper is turned over or folded."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.geometry import Edge, card_to_page, flip
from cardgen.imposition.sheet import Placement, Sheet
from cardgen.units import Box, Size
from tests.imposition.cases import impositions, steady

A4, LYING = Size(210, 297), Size(297, 210)

# Page, edge it is turned about, a front's point, the point of the back page behind it.
BEHIND = [
    (A4, "long", (10, 20), (200, 20)),  # like a book
    (A4, "short", (10, 20), (10, 277)),  # like a wall calendar
    (LYING, "long", (10, 20), (10, 190)),
    (LYING, "short", (10, 20), (287, 20)),
]

# Page, edge, how a front is turned, how its back is turned.
TURNED = [
    (A4, "long", 0, 0),
    (A4, "long", 90, 270),
    (A4, "short", 0, 180),
    (A4, "short", 90, 90),
    (LYING, "long", 0, 180),
    (LYING, "long", 90, 90),
    (LYING, "short", 0, 0),
    (LYING, "short", 90, 270),
]


@pytest.mark.parametrize(("page", "edge", "front", "back"), BEHIND)
def test_points_behind_points(
    page: Size, edge: Edge, front: tuple[float, float], back: object
) -> None:
    assert flip(page, edge).point(*front) == back


@pytest.mark.parametrize(("page", "edge", "front", "back"), TURNED)
def test_backs_turned_behind_fronts(page: Size, edge: Edge, front: int, back: int) -> None:
    assert flip(page, edge).turn(front) == back


@pytest.mark.parametrize(
    ("turn", "corner", "up"),
    [
        (0, (10, 20), (0, -1)),
        (90, (40, 20), (1, 0)),
        (180, (40, 70), (0, 1)),
        (270, (10, 70), (-1, 0)),
    ],
)
def test_a_turn_is_clockwise(turn: int, corner: object, up: object) -> None:
    move = card_to_page(Box(10, 20, 30, 50), turn)
    assert move.point(0, 0) == corner
    origin, head = move.point(0, 0), move.point(0, -1)
    assert (head[0] - origin[0], head[1] - origin[1]) == up


@steady
@given(impositions(), st.floats(0, 1), st.floats(0, 1))
def test_every_back_lies_behind_its_front_with_its_head_up(
    case: tuple[Arrangement, int, tuple[Sheet, ...]], across: float, down: float
) -> None:
    """A card turned over left to right shows at (w − u, v) what lay behind (u, v) of its front."""
    arrangement, _, sheets = case
    width, height = arrangement.card
    u, v = across * width, down * height
    for front_sheet, front, back_sheet, back in _pairs(sheets):
        behind = _behind(front_sheet)
        through = behind(*front_sheet.matrix(front).point(u, v))
        assert back_sheet.matrix(back).point(width - u, v) == pytest.approx(through, abs=1e-5)


@steady
@given(impositions())
def test_back_trims_are_front_trims_seen_through_the_paper(
    case: tuple[Arrangement, int, tuple[Sheet, ...]],
) -> None:
    for front_sheet, front, _, back in _pairs(case[2]):
        behind = _behind(front_sheet)
        seen = [behind(front.box.x, front.box.y), behind(front.box.right, front.box.bottom)]
        assert min(x for x, _ in seen) == pytest.approx(back.box.x, abs=1e-5)
        assert min(y for _, y in seen) == pytest.approx(back.box.y, abs=1e-5)
        assert max(x for x, _ in seen) == pytest.approx(back.box.right, abs=1e-5)
        assert max(y for _, y in seen) == pytest.approx(back.box.bottom, abs=1e-5)


def _pairs(sheets: tuple[Sheet, ...]) -> list[tuple[Sheet, Placement, Sheet, Placement]]:
    """Each front with its back, found by sheet number and card."""
    backs = {
        (sheet.number, one.face_index): (sheet, one)
        for sheet in sheets
        for one in sheet.placements
        if one.side == "back"
    }
    fronts = [(s, one) for s in sheets for one in s.placements if one.side == "front"]
    return [
        (sheet, one, *backs[sheet.number, one.face_index])
        for sheet, one in fronts
        if sheet.duplex != "none"
    ]


def _behind(sheet: Sheet) -> Callable[[float, float], tuple[float, float]]:
    """The physics, written down apart from the program: which coordinate turning reverses."""
    width, height = sheet.page
    if sheet.fold is not None:
        twice = 2 * sheet.fold.at
        if sheet.fold.axis == "vertical":
            return lambda x, y: (twice - x, y)
        return lambda x, y: (x, twice - y)
    long_edge_stands = height >= width
    if (sheet.duplex == "long") == long_edge_stands:
        return lambda x, y: (width - x, y)
    return lambda x, y: (x, height - y)
