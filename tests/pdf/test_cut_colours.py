"""Cutting lines: in the tone of a dark ground they run through, as they are on any other."""

import pytest

from cardgen.imposition.figures import CUT_THROUGH_GROUND, NO_SLOT, CutLine
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Placement, Sheet
from cardgen.layout.marks import CardFace, Drawing, Gradient, Mark, Path, Stamp
from cardgen.layout.tones import lightness
from cardgen.outlines import circle
from cardgen.pdf.cut_colours import ground_of, toned_cuts, toned_pen
from cardgen.units import Box, Size

DISC = circle(15, 15, 18)
STOPS = ((0.0, "#B0483F"), (1.0, "#4A0F0F"))


@pytest.mark.parametrize(
    ("marks", "ground"),
    [
        ((), ""),
        ((Path(DISC, None, "#000000", 0.2),), ""),
        ((Path(DISC, "#56390A"),), "#56390A"),
        ((Path(DISC, Gradient("radial", (15, 15, 18, 0), STOPS)),), "#4A0F0F"),
        (
            (Stamp(Drawing("disc", Box(0, 0, 30, 30), (Path(DISC, "#123456"),)), 0, 0),),
            "#123456",
        ),
    ],
)
def test_the_ground_is_the_rim_of_what_is_drawn_first(marks: tuple[Mark, ...], ground: str) -> None:
    assert ground_of(marks) == ground


@pytest.mark.parametrize("dark", ["#4A0F0F", "#123246", "#402A10", "#000000"])
def test_on_a_dark_ground_the_line_is_pale_enough_to_be_cut_along(dark: str) -> None:
    pen = toned_pen(CUT_THROUGH_GROUND, dark)
    assert not pen.under
    assert lightness(pen.colour) - lightness(dark) > 0.45


@pytest.mark.parametrize("ground", ["", "#FFFFFF", "#D9A93B"])
def test_on_any_other_ground_it_is_seen_on_light_and_dark(ground: str) -> None:
    assert toned_pen(CUT_THROUGH_GROUND, ground) == CUT_THROUGH_GROUND


@pytest.mark.parametrize(("slot", "kept"), [(0, False), (NO_SLOT, True)])
def test_a_line_through_several_grounds_keeps_its_colour(slot: int, kept: bool) -> None:
    cut = CutLine(DISC, slot)
    page = Box(0, 0, 30, 30)
    spots = (Placement(0, "front", page, 0, page),) * 2
    paper = PAPERS["a4"]
    sheet = Sheet(1, 1, "front", "none", paper, paper.size, page, spots, (), (), cuts=(cut,))
    dark = CardFace("box", "fr", Size(30, 30), (Path(DISC, "#123456"),))
    assert (toned_cuts(sheet, [dark], ()) == (cut,)) is kept
