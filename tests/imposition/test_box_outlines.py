"""Boxes close: each outline is folded in computation, and its panels must meet as paper would."""

from collections.abc import Callable, Mapping
from math import dist
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.box.outlines import BoxNet, BoxPanel, tuck_box, two_piece_box
from cardgen.model.component import (
    BOX_PAPER,
    CLEARANCE,
    PANEL_FACES,
    SHALLOWEST,
    BoxSpace,
    CardStock,
    DeckSize,
    Sleeves,
)
from cardgen.units import Size
from tests.imposition.cases import steady, tenths

Flat = tuple[float, float]
Solid = tuple[float, float, float]

SLEEVES: tuple[Sleeves, ...] = ("none", "penny", "premium")
stocks = st.builds(
    CardStock, st.sampled_from(SLEEVES), tenths(0.1, 0.9), st.none() | tenths(1, 120)
)
decks = st.builds(DeckSize, st.builds(Size, tenths(25, 130), tenths(25, 130)), st.integers(1, 120))
spaces = st.builds(lambda deck, stock: deck.space(stock), decks, stocks)


class Folded(NamedTuple):
    """A panel in space: where each of its points is, and which way its print looks."""

    panel: BoxPanel
    place: Callable[[Flat], Solid]
    outward: Solid

    @property
    def corners(self) -> set[Solid]:
        return {rounded(self.place(corner)) for corner in self.panel.corners}

    @property
    def reach(self) -> tuple[tuple[float, float], ...]:
        """From where to where it lies, along each axis."""
        return tuple((min(along), max(along)) for along in zip(*self.corners, strict=True))


def rounded(point: Solid) -> Solid:
    x, y, z = (round(length, 3) + 0.0 for length in point)
    return x, y, z


def plus(*parts: tuple[float, Solid]) -> Solid:
    x, y, z = (sum(times * way[axis] for times, way in parts) for axis in range(3))
    return x, y, z


def along(start: Flat, end: Flat, point: Flat) -> tuple[float, float]:
    """How far a point lies along a way, and how far to the left of it as it is seen."""
    length = dist(start, end)
    u, v = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = point[0] - start[0], point[1] - start[1]
    return x * u + y * v, x * v - y * u


def folded(net: BoxNet) -> Mapping[str, Folded]:
    """Every panel folded away from the eye by a right angle, from the first one on."""
    first = net.panels[0]
    found = {first.name: Folded(first, lambda p: (p[0], p[1], 0.0), (0.0, 0.0, 1.0))}
    while len(found) < len(net.panels):
        before = len(found)
        for parent in list(found.values()):
            for start, end in parent.panel.edges:
                for child in net.panels:
                    if (end, start) in child.edges and child.name not in found:
                        found[child.name] = hung(parent, start, end, child)
        assert len(found) > before, "a panel hangs on no other"
    return found


def hung(parent: Folded, start: Flat, end: Flat, child: BoxPanel) -> Folded:
    """A child behind its parent: what lay beyond the edge now leads away from the print."""
    a, b = parent.place(start), parent.place(end)
    ahead = plus((1 / dist(start, end), b), (-1 / dist(start, end), a))
    beyond = plus((1.0, parent.place(left_of(start, end))), (-1.0, a))

    def place(point: Flat) -> Solid:
        far, left = along(start, end, point)
        return plus((1.0, a), (far, ahead), (-left, parent.outward))

    return Folded(child, place, rounded(beyond))


def left_of(start: Flat, end: Flat) -> Flat:
    """A point 1 mm to the left of the start of a way: outside of a panel that goes clockwise."""
    length = dist(start, end)
    return start[0] + (end[1] - start[1]) / length, start[1] - (end[0] - start[0]) / length


def within(inner: Folded, outer: Folded) -> bool:
    """Whether one panel lies in the plane of the other and inside its limits."""
    pairs = zip(inner.reach, outer.reach, strict=True)
    return all(o[0] - 1e-3 <= i[0] and i[1] <= o[1] + 1e-3 for i, o in pairs)


def on(edge: tuple[Flat, Flat], point: Flat) -> bool:
    """Whether a point lies on an edge and is none of its ends: a knife would cut there twice."""
    far, left = along(*edge, point)
    return abs(left) < 1e-3 and 1e-3 < far < dist(*edge) - 1e-3


def nets_of(space: BoxSpace) -> tuple[BoxNet, ...]:
    return tuck_box(space), *two_piece_box(space)


@steady
@given(spaces)
def test_an_edge_is_a_fold_of_two_panels_or_a_cut_of_one(space: BoxSpace) -> None:
    for net in nets_of(space):
        every = [edge for panel in net.panels for edge in panel.edges]
        assert len(set(every)) == len(every)
        assert all(dist(*edge) > 1e-4 for edge in every)
        turned_back = [edge for edge in every if edge[::-1] in every]
        assert len(turned_back) == 2 * len(net.folds) == 2 * (len(net.panels) - 1)


@steady
@given(spaces)
def test_cuts_are_one_closed_way_around_all_panels(space: BoxSpace) -> None:
    for net in nets_of(space):
        (loop,) = net.cuts
        every = {edge for panel in net.panels for edge in panel.edges}
        ways = set(zip(loop, (*loop[1:], loop[0]), strict=True))
        assert ways == {edge for edge in every if edge[::-1] not in every}
        assert not [edge for edge in ways if dist(*edge) > 5 and any(on(edge, p) for p in loop)]
        boxes = [panel.box.grown(-1e-5) for panel in net.panels]
        assert not [(a, b) for a in boxes for b in boxes if a is not b and a.meets(b)]


@steady
@given(decks, stocks)
def test_a_box_has_room_for_its_deck_and_a_millimetre(deck: DeckSize, stock: CardStock) -> None:
    solid = folded(tuck_box(deck.space(stock)))
    sleeve = 0.0 if stock.sleeves == "none" else 3.0
    inside = [high - low - BOX_PAPER for low, high in solid["front"].reach[:2]]
    wanted = [length + sleeve + CLEARANCE for length in sorted(deck.card)]
    assert inside == pytest.approx(wanted, abs=2e-3)
    low, high = solid["left side"].reach[2]
    thick = max(stock.thickness(deck.number), SHALLOWEST)
    assert high - low - BOX_PAPER == pytest.approx(thick + CLEARANCE, abs=2e-3)


@steady
@given(spaces)
def test_a_tuck_box_closes(space: BoxSpace) -> None:
    solid = folded(tuck_box(space))
    front, back = solid["front"], solid["back"]
    sides = solid["left side"], solid["right side"]
    for one, other in ((front, back), sides, (solid["upper lid"], solid["lower lid"])):
        assert rounded(plus((1.0, one.outward), (1.0, other.outward))) == (0.0, 0.0, 0.0)
        spans = [[round(high - low, 3) for low, high in each.reach] for each in (one, other)]
        assert spans[0] == spans[1]
    assert front.corners & sides[0].corners == {c for c in front.corners if c[0] == 0.0}
    for end in ("upper", "lower"):
        lid, tuck = solid[f"{end} lid"], solid[f"{end} tuck"]
        assert len(lid.corners & back.corners) == 2
        assert within(tuck, back)
        flaps = [solid[f"{end} {hand} dust flap"] for hand in ("left", "right")]
        assert all(within(flap, lid) for flap in flaps)
        assert flaps[0].reach[0][1] < flaps[1].reach[0][0]
    tucks = [solid[f"{end} tuck"].reach[1] for end in ("upper", "lower")]
    assert tucks[0][1] < tucks[1][0]
    assert within(solid["glue flap"], sides[0])


@steady
@given(spaces)
def test_a_lid_and_a_base_close_and_one_goes_over_the_other(space: BoxSpace) -> None:
    lid, base = map(folded, two_piece_box(space))
    for solid, floor in ((lid, "front"), (base, "front")):
        walls = [solid[f"{name} wall"] for name in ("upper", "right", "lower", "left")]
        for wall, beside in zip(walls, (*walls[1:], walls[0]), strict=True):
            assert len(wall.corners & beside.corners) == 2
        for end in ("upper", "lower"):
            for hand in ("left", "right"):
                assert within(solid[f"{end} {hand} tab"], solid[f"{hand} wall"])
        left = [solid[f"{end} left tab"].reach[1] for end in ("upper", "lower")]
        assert left[0][1] < left[1][0]
        assert len(solid[floor].corners) == 4
    for axis in (0, 1):
        low, high = lid["front"].reach[axis]
        inner_low, inner_high = base["front"].reach[axis]
        assert (high - low) - (inner_high - inner_low) >= 4 * BOX_PAPER


def test_the_box_of_faith_lies_flat_on_169_by_152_mm() -> None:
    space = DeckSize(Size(65, 100), 37).space(CardStock())
    assert tuple(map(round, tuck_box(space).box[2:])) == (169, 152)
    assert {face: space.panel(face) for face in PANEL_FACES} == {
        "front": pytest.approx((66.3, 101.3)),
        "back": pytest.approx((66.3, 101.3)),
        "side": pytest.approx((101.3, 13.14)),
        "top": pytest.approx((66.3, 13.14)),
    }
