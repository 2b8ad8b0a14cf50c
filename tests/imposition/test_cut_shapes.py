"""Outlines to cut along: where they run, and what bleeds beyond them."""

from math import dist, hypot

import pytest

from cardgen.imposition.arrangement import arrange_for_knife
from cardgen.imposition.crop_marks import LINE_CLEARANCE, cut_lines
from cardgen.imposition.figures import CUT_THROUGH_GROUND
from cardgen.imposition.geometry import NO_OFFSET, Offset
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Duplex, Sheet
from cardgen.model.component import CutShape
from cardgen.outlines import Segments, grown_polygon
from cardgen.units import Size

DISC, ROUND = CutShape("circle"), CutShape(corners=3.0)
DIAMOND = CutShape("polygon", points=((0, 10), (10, 0), (20, 10), (10, 20)))
A4 = PAPERS["a4"]
LINE = LINE_CLEARANCE + CUT_THROUGH_GROUND.width / 2


def sheets(
    size: Size,
    shape: CutShape,
    count: int = 1,
    *,
    duplex: Duplex = "long",
    offset: Offset = NO_OFFSET,
) -> tuple[Sheet, ...]:
    fold = duplex == "fold"
    arrangement = arrange_for_knife(size, A4, bleed=2, fold=fold, shape=shape)
    return impose(range(count), arrangement, duplex=duplex, offset=offset)


def ends(segments: Segments) -> list[tuple[float, float]]:
    """The last point of each segment."""
    return [(float(s[-2]), float(s[-1])) for s in segments if s[0] != "Z"]


@pytest.mark.parametrize("duplex", ["long", "short", "fold", "none"])
def test_a_disc_is_cut_just_outside_of_its_trim_on_the_front(duplex: Duplex) -> None:
    first, *others = sheets(Size(30, 30), DISC, 3, duplex=duplex)
    fronts = [placed for placed in first.placements if placed.side == "front"]
    assert len(first.cuts) == len(fronts) == 3
    for cut, placed in zip(first.cuts, fronts, strict=True):
        assert {round(dist(end, placed.box.centre), 6) for end in ends(cut.segments)} == {15 + LINE}
    assert not any(sheet.cuts for sheet in others)


def test_a_disc_has_no_crop_marks_and_bleeds_as_a_disc() -> None:
    (front, back) = sheets(Size(30, 30), DISC)
    assert front.lines == back.lines == ()
    for sheet in (front, back):
        (placed,) = sheet.placements
        assert {round(dist(end, (15, 15)), 6) for end in ends(sheet.clip(placed))} == {17.0}


def test_many_discs_lie_on_a_sheet() -> None:
    assert arrange_for_knife(Size(30, 30), A4, bleed=2, shape=DISC).count == 40


def test_round_corners_are_drawn_and_the_rest_is_marked() -> None:
    (front, _) = sheets(Size(250, 105), ROUND)
    (cut,), (placed,) = front.cuts, front.placements
    assert [segment[0] for segment in cut.segments] == ["M", "C"] * 4
    inner = placed.box.grown(-3)
    reach = [
        hypot(max(inner.x - x, x - inner.right, 0), max(inner.y - y, y - inner.bottom, 0))
        for x, y in ends(cut.segments)
    ]
    assert {round(far, 6) for far in reach} == {3 + LINE}
    assert len(front.lines) == 8
    assert front.clip(placed) == ()


def test_a_line_keeps_clear_of_its_neighbour_where_nothing_bleeds() -> None:
    """Without bleed discs touch: a line any further out would lie on the next one."""
    laid = arrange_for_knife(Size(30, 30), A4, bleed=0, shape=DISC)
    (cut, *_) = cut_lines(laid.slots, DISC, laid.bleed)
    far = {round(dist(end, laid.slots[0].box.centre), 6) for end in ends(cut.segments)}
    assert far == {15 + CUT_THROUGH_GROUND.width / 2}


def test_square_corners_need_no_line() -> None:
    assert not any(sheet.cuts for sheet in sheets(Size(65, 100), CutShape()))


def test_an_outline_grows_by_as_much_on_every_edge() -> None:
    grown = grown_polygon(DIAMOND.points, 1)
    assert [round(hypot(x - 10, y - 10), 6) for x, y in grown] == [round(10 + 2**0.5, 6)] * 4
    for one, other in zip(grown_polygon(DIAMOND.points[::-1], 1), grown[::-1], strict=True):
        assert one == pytest.approx(other)
    (front, _) = sheets(Size(20, 20), DIAMOND)
    (cut,), (placed,) = front.cuts, front.placements
    far = [dist(end, placed.box.centre) for end in ends(cut.segments)]
    assert far == pytest.approx([10 + LINE * 2**0.5] * 4)


def test_an_outline_stays_where_backs_are_moved() -> None:
    moved = sheets(Size(30, 30), DISC, duplex="long", offset=Offset(1.5, -0.5))
    assert moved[0].cuts == sheets(Size(30, 30), DISC)[0].cuts


def test_a_last_sheet_draws_only_what_lies_on_it() -> None:
    arrangement = arrange_for_knife(Size(30, 30), A4, bleed=2, shape=DISC)
    every = impose(range(arrangement.count + 2), arrangement, duplex="none")
    assert [len(sheet.cuts) for sheet in every] == [arrangement.count, 2]
