"""Marks come out where they are meant to, seen as letters on a page of a few millimetres."""

import pytest

from cardgen.imposition.geometry import Affine
from cardgen.imposition.geometry import card_to_page as lying
from cardgen.layout.marks import Drawing, Gradient, Mark, Path, Stamp
from cardgen.pdf.pages import PrintPage
from cardgen.units import Box, Size
from tests.pdf.drawn import (
    BLUE,
    GREEN,
    RED,
    colours,
    drawn,
    face,
    letters,
    page_of,
    pdf,
    placed,
    rect,
)

SQUARE = (("M", 1, 1), ("L", 5, 1), ("L", 5, 4), ("L", 1, 4), ("Z",))
SHADING = 12  # levels that pdfium, which samples gradients half a pixel off, is granted
HOLE = (("M", 2, 2), ("L", 4, 2), ("L", 4, 3), ("L", 2, 3), ("Z",))


def corner(name: str = "corner") -> Drawing:
    """Red where its own left top is, green to the right of it."""
    return Drawing(name, Box(0, 0, 2, 1), (rect(0, 0, 1, 1, RED), rect(1, 0, 1, 1, GREEN)))


CASES: dict[str, tuple[tuple[Mark, ...], str]] = {
    "y points down": (
        (rect(1, 0, 2, 1),),
        """.RR...
           ......
           ......
           ......""",
    ),
    "later marks lie over earlier ones": (
        (rect(0, 0, 4, 2, RED), rect(2, 1, 4, 2, BLUE)),
        """RRRR..
           RRBBBB
           ..BBBB
           ......""",
    ),
    "evenodd leaves a hole": (
        (Path(SQUARE + HOLE, fill=RED, evenodd=True),),
        """......
           .RRRR.
           .R..R.
           .RRRR.""",
    ),
    "a hole wound the same way is filled without evenodd": (
        (Path(SQUARE + HOLE, fill=RED),),
        """......
           .RRRR.
           .RRRR.
           .RRRR.""",
    ),
    "fill and stroke": (
        (
            Path(
                (("M", 1.5, 1.5), ("L", 4.5, 1.5), ("L", 4.5, 3.5), ("L", 1.5, 3.5), ("Z",)),
                RED,
                BLUE,
                1,
            ),
        ),
        """......
           .BBBB.
           .BRRB.
           .BBBB.""",
    ),
    "butt ends": (
        (Path((("M", 1, 1.5), ("L", 4, 1.5)), stroke=BLUE, width=1),),
        """......
           .BBB..
           ......
           ......""",
    ),
    "square ends reach half a width further": (
        (Path((("M", 2, 1), ("L", 4, 1)), stroke=BLUE, width=2, cap="square"),),
        """.BBBB.
           .BBBB.
           ......
           ......""",
    ),
    "dashes": (
        (Path((("M", 0, 1.5), ("L", 6, 1.5)), stroke=BLUE, width=1, dash=(2, 1)),),
        """......
           BB.BB.
           ......
           ......""",
    ),
    "a line after a dashed one is whole": (
        (
            Path((("M", 0, 0.5), ("L", 6, 0.5)), stroke=BLUE, width=1, dash=(1,)),
            Path((("M", 0, 1.5), ("L", 6, 1.5)), stroke=BLUE, width=1),
        ),
        """B.B.B.
           BBBBBB
           ......
           ......""",
    ),
    "a stamp stands at its origin": (
        (Stamp(corner(), 3, 2),),
        """......
           ......
           ...RG.
           ......""",
    ),
    "a stamp is scaled": (
        (Stamp(corner(), 1, 1, scale=2),),
        """......
           .RRGG.
           .RRGG.
           ......""",
    ),
    "a stamp is turned clockwise": (
        (Stamp(corner(), 3, 1, turn=90),),
        """......
           ..R...
           ..G...
           ......""",
    ),
    "a drawing is clipped to its box": (
        (Stamp(Drawing("wide", Box(0, 0, 2, 1), (rect(-3, -3, 9, 9),)), 1, 1),),
        """......
           .RR...
           ......
           ......""",
    ),
    "drawings hold stamps": (
        (
            Stamp(
                Drawing("two", Box(0, 0, 5, 2), (Stamp(corner(), 0, 0), Stamp(corner(), 3, 1))),
                1,
                1,
            ),
        ),
        """......
           .RG...
           ....RG
           ......""",
    ),
    "a stamp leaves colours as they were": (
        (rect(0, 0, 1, 1, BLUE), Stamp(corner(), 1, 0), rect(3, 0, 1, 1, BLUE)),
        """BRGB..
           ......
           ......
           ......""",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_marks_come_out_where_they_belong(case: str) -> None:
    marks, expected = CASES[case]
    assert letters(page_of(*marks)) == drawn(expected)


def test_a_form_does_not_inherit_what_its_caller_set() -> None:
    """A drawing's own line has no dash although the page has just dashed one."""
    line = Path((("M", 0, 0.5), ("L", 4, 0.5)), stroke=BLUE, width=1)
    dashed = Path((("M", 0, 0.5), ("L", 6, 0.5)), stroke=RED, width=1, dash=(1,))
    page = page_of(dashed, Stamp(Drawing("line", Box(0, 0, 4, 1), (line,)), 0, 2))
    assert letters(page) == drawn(
        """R.R.R.
           ......
           BBBB..
           ......"""
    )


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_cards_are_turned_clockwise_on_the_page(turn: int) -> None:
    card = face(rect(0, 0, 1, 1, RED), rect(2, 0, 1, 1, GREEN), size=Size(3, 2))
    box = Box(1, 1, *(card.size if turn % 180 == 0 else card.size.turned()))
    page = PrintPage(Size(6, 5), (placed(card, lying(box, turn)),))
    assert letters(page) == drawn(
        {
            0: "......\n.R.G..\n......\n......\n......",
            90: "......\n..R...\n......\n..G...\n......",
            180: "......\n......\n.G.R..\n......\n......",
            270: "......\n.G....\n......\n.R....\n......",
        }[turn]
    )


def test_a_card_is_clipped_to_its_bleed() -> None:
    card = face(rect(-9, -9, 30, 30, RED), size=Size(2, 1))
    page = PrintPage(Size(6, 5), (placed(card, Affine(e=2, f=2), bleed=1),))
    assert letters(page) == drawn(
        """......
           .RRRR.
           .RRRR.
           .RRRR.
           ......"""
    )


def test_a_repeated_face_looks_the_same_as_a_single_one() -> None:
    card = face(rect(-9, -9, 30, 30, RED), rect(0, 0, 1, 1, BLUE), size=Size(2, 1))
    at = (Affine(e=0, f=1), Affine(e=3, f=3))
    page = PrintPage(Size(6, 5), tuple(placed(card, matrix) for matrix in at))
    assert letters(page) == drawn(
        """......
           BR....
           ......
           ...BR.
           ......"""
    )


def test_colours_are_exact() -> None:
    shades = ("#123456", "#7F8081", "#FEDCBA", "#010203", "#808080", "#333333")
    page = page_of(*(rect(x, 0, 1, 1, shade) for x, shade in enumerate(shades)))
    assert tuple(colours(page)[0]) == shades


def _levels(page: PrintPage, row: int) -> list[tuple[int, ...]]:
    return [tuple(bytes.fromhex(colour[1:])) for colour in colours(page)[row]]


def test_a_linear_gradient_follows_its_line_through_every_stop() -> None:
    stops = ((0.0, RED), (0.5, GREEN), (1.0, BLUE))
    fill = Gradient("linear", (0, 0, 8, 0), stops)
    shape = rect(0, 1, 8, 2)._replace(fill=fill)
    page = page_of(shape, size=Size(8, 4))
    reds, greens, blues = zip(*_levels(page, 1), strict=True)
    assert list(reds[:4]) == sorted(reds[:4], reverse=True)
    assert reds[0] > 200 > reds[3] > 0
    assert reds[4:] == (0, 0, 0, 0)
    assert greens[3] == pytest.approx(greens[4], abs=SHADING)
    assert greens[3] > 200
    assert blues[:4] == (0, 0, 0, 0)
    assert blues[7] > 200 > blues[4] > 0
    assert colours(page)[0] == ["#FFFFFF"] * 8


def test_a_radial_gradient_spreads_from_its_centre() -> None:
    fill = Gradient("radial", (3.5, 3.5, 3, 0), ((0.0, RED), (1.0, BLUE)))
    page = page_of(rect(0, 0, 7, 7)._replace(fill=fill), size=Size(7, 7))
    middle = _levels(page, 3)
    assert middle[3][0] > 230
    assert middle[2] == pytest.approx(middle[4], abs=SHADING)
    assert middle[0] == pytest.approx((0, 0, 255), abs=2)  # the outer colour reaches on


def test_a_gradient_fills_the_inside_only_and_keeps_its_outline() -> None:
    fill = Gradient("linear", (0, 0, 0, 1), ((0.0, GREEN), (1.0, GREEN)))
    shape = Path(SQUARE + HOLE, fill=fill, evenodd=True)
    assert letters(page_of(shape)) == drawn(
        """......
           .GGGG.
           .G..G.
           .GGGG."""
    )


@pytest.mark.parametrize("stops", [((0.3, GREEN),), ((0.3, GREEN), (0.6, GREEN))])
def test_the_outer_colours_of_a_gradient_are_held(stops: tuple[tuple[float, str], ...]) -> None:
    fill = Gradient("linear", (1, 0, 5, 0), stops)
    rows = letters(page_of(rect(0, 0, 6, 4)._replace(fill=fill))).splitlines()
    assert rows == ["GGGGGG"] * 4


def test_a_gradient_without_stops_is_refused() -> None:
    fill = Gradient("linear", (1, 0, 5, 0), ())
    with pytest.raises(ValueError, match="at least one stop"):
        pdf(page_of(rect(0, 0, 6, 4)._replace(fill=fill)))
