"""Drawings of books are written as finely as they are shown, and painted once for all editions."""

from io import BytesIO
from math import hypot

import pytest
from PIL import Image, ImageChops, ImageStat

from cardgen.layout.marks import Drawing, Gradient, Path, Stamp, TextLine
from cardgen.outlines import circle, transformed
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.grid import STEPS, GridNumbers, grid_operators, grid_units, on_grid
from cardgen.pdf.kept_forms import KeptForms
from cardgen.pdf.operators import NumberWriter, path_operators
from cardgen.pdf.pages import PrintPage
from cardgen.pdf.painter import Painter
from cardgen.pdf.png import rasterise_page
from cardgen.units import Box, Size
from tests.pdf.drawn import SHAPES

FINE = tuple(segment for n in range(60) for segment in circle(n / 2, 7.123, 5.0 + n / 9))
SHADE = Gradient("linear", (0, 0, 30, 0), ((0.0, "#FF0000"), (1.0, "#0000FF")))
LETTER = Drawing("A", Box(-2, -3, 4, 4), (TextLine(-1, 1, 8, "#102030", (("Cinzel-Bold", "A"),)),))
ROUND = tuple(segment for n in range(20) for segment in circle(8 + n / 9, 9.123, 3.0 + n / 6))
MARKS = (Path(FINE, "#808080"), Path(circle(9, 9, 8), SHADE), Stamp(LETTER, 20, 9, turn=30))


def _pages(scale: float = 0.25) -> list[PrintPage]:
    drawing = Drawing("fine", Box(0, 0, 40, 20), MARKS)
    return [PrintPage(Size(60, 40), marks=(Stamp(drawing, 5, 5, scale),))]


def _written(pages: list[PrintPage], drawn: KeptForms | None) -> bytes:
    return pdf_bytes(pages, DocumentInfo("fine", "en"), shapes=SHAPES, drawn=drawn)


def test_what_is_shown_small_weighs_less() -> None:
    small = grid_operators(FINE, GridNumbers(8))
    assert len(small) < 0.6 * len(path_operators(FINE, NumberWriter(3)))
    pages = _pages()
    assert len(_written(pages, KeptForms())) < 0.8 * len(_written(pages, None))


def _looks_the_same(pages: list[PrintPage]) -> Image.Image:
    """Pages look on their grids as they do without; what differs is returned."""
    own, fine = (
        Image.open(BytesIO(rasterise_page(_written(pages, drawn), dpi=150))).convert("RGB")
        for drawn in (KeptForms(), None)
    )
    difference = ImageChops.difference(own, fine)
    assert max(ImageStat.Stat(difference).mean) < 0.2
    return difference


def test_it_looks_the_same() -> None:
    """A letter that is set in place stands as one that is stamped, as large and turned as much."""
    letter = _looks_the_same(_pages(1.0)).crop((130, 60, 170, 100))
    assert max(high for _, high in letter.getextrema()) < 60


def test_a_step_is_the_same_on_paper_whatever_the_scale() -> None:
    for scale in (0.2, 1.0, 3.0):
        (unit, *_) = grid_units(_pages(scale)).values()
        assert STEPS / 1.42 <= unit / scale <= STEPS * 1.42, "steps to a millimetre of paper"


def test_what_is_shown_at_several_sizes_has_the_grid_of_the_largest() -> None:
    drawing = Drawing("fine", Box(0, 0, 40, 20), MARKS)
    for scales in ((0.2, 1.0), (1.0, 0.2)):
        marks = tuple(Stamp(drawing, 5, 5, scale) for scale in scales)
        units = grid_units([PrintPage(Size(60, 40), marks=marks)])
        assert units[drawing] == grid_units(_pages(1.0)).popitem()[1]


def test_points_of_a_curve_move_by_less_than_a_step() -> None:
    outline = circle(9.77, 3.21, 8.4)
    corners = [segment[-2:] for segment in on_grid(outline, 16) if len(segment) > 1]
    for x, y in corners:
        assert abs(hypot(float(x) / 16 - 9.77, float(y) / 16 - 3.21) - 8.4) < 1 / 16


def test_what_bends_less_than_a_step_is_a_line() -> None:
    numbers = GridNumbers(16)
    flat = (("M", 0, 0), ("C", 1, 0.01, 2, 0.01, 3, 0), ("L", 4, 0.02), ("L", 5, 0), ("L", 5, 5))
    assert grid_operators(flat, numbers) == "0 0 m 80 0 l 80 80 l"
    slanting = (("M", 0, 0), ("L", 2 / 16, 0), ("L", 5 / 16, 1 / 16))
    assert grid_operators(slanting, numbers) == "0 0 m 5 1 l"
    hollow = (("M", 0, 0), ("C", 1, 0.1, 2, 0.1, 3, 0))
    assert grid_operators(hollow, numbers) == "0 0 m 16 2 32 2 48 0 c"
    bent = (("M", 0, 0), ("C", 0, 0, 2, 2, 3, 0), ("C", 4, -2, 5, 0, 5, 0), ("Z",))
    assert grid_operators(bent, numbers) == "0 0 m 32 32 48 0 v 64 -32 80 0 y h"


def test_what_stands_again_elsewhere_is_the_same_text_moved() -> None:
    """A shadow, a rim in a gradient and a figure, as a coin has them, weigh little more than one;
    each stands where it would stand by itself."""

    def page(drawn: tuple[Path, ...]) -> list[PrintPage]:
        stamp = Stamp(Drawing("coin", Box(0, 0, 40, 20), drawn), 5, 5)
        return [PrintPage(Size(60, 40), marks=(stamp,))]

    one = Path(ROUND, "#000000")
    moved = transformed(ROUND, dx=9.27, dy=-1.61)
    three = (one, Path(moved, SHADE), Path(moved, None, "#00FF00", 0.4), Path(ROUND, "#808080"))
    alone, together = (len(_written(page(drawn), KeptForms())) for drawn in ((one,), three))
    assert together - alone < 350
    _looks_the_same(page(three))


def test_other_documents_get_the_bytes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been painted for one edition is taken by the next, and changes nothing."""
    pages, kept = _pages(), KeptForms()
    alone = _written(pages, kept)
    painted: list[object] = []
    paint = Painter._painted
    monkeypatch.setattr(
        Painter, "_painted", lambda self, *said: painted.append(said) or paint(self, *said)
    )
    assert _written(pages, kept) == alone
    assert not painted


def test_a_drawing_is_painted_again_where_its_words_are_named_otherwise() -> None:
    """The other edition sets words in a second face, so that the first has another name in it."""
    pages, kept = _pages(), KeptForms()
    _written(pages, kept)
    besides = TextLine(2, 3, 8, "#102030", (("AlegreyaSans-Bold", "large"),))
    other = [page._replace(marks=(*page.marks, besides)) for page in pages]
    assert _written(other, kept) == _written(other, KeptForms())
