"""Numbers beside a card, with lines to what a list tells of."""

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import BookPicture
from cardgen.layout.booklet.pictures.pointers import PointerLook, pointed_picture
from cardgen.layout.booklet.style import load_style
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.marks_seen import said

LOOK = PointerLook(Assets(ROOT).faces, load_style("booklet", ROOT).colours)
CARD = BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris")


def test_discs_are_numbered_from_the_head_down_and_stand_on_the_nearer_side() -> None:
    made = pointed_picture(CARD, [(60, 50), (5, 10), (5, 95), (60, 20)], "Iris, 1 to 4", LOOK)
    (card,) = [mark for mark in made.drawing.marks if isinstance(mark, Stamp)]
    numbers = [mark for mark in made.drawing.marks if isinstance(mark, TextLine)]
    sides = {said(mark): "left" if mark.x < card.x else "right" for mark in numbers}
    assert sides == {"1": "left", "2": "right", "3": "right", "4": "left"}
    assert made.drawing.box.width > card.x + 65
    assert made.said == "Iris, 1 to 4"


def test_discs_of_places_that_are_close_stand_apart_and_none_below_the_card() -> None:
    made = pointed_picture(CARD, [(60, 97), (60, 98), (60, 99)], "Iris", LOOK)
    heights = [mark.y for mark in made.drawing.marks if isinstance(mark, TextLine)]
    assert min(b - a for a, b in zip(heights, heights[1:], strict=False)) > 7
    assert max(heights) < 100
