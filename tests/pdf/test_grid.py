"""Drawings of books are written as finely as they are shown, and painted once for all editions."""

from io import BytesIO
from math import hypot

import pytest
from PIL import Image, ImageChops, ImageStat

from cardgen.layout.marks import Drawing, Gradient, Path, Stamp, TextLine
from cardgen.outlines import circle
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.grid import GridNumbers, grid_operators, grid_units, on_grid
from cardgen.pdf.kept_forms import KeptForms
from cardgen.pdf.operators import NumberWriter, path_operators
from cardgen.pdf.pages import PrintPage
from cardgen.pdf.painter import Painter
from cardgen.pdf.png import rasterise_page
from cardgen.units import Box, Size
from tests.pdf.drawn import SHAPES

FINE = tuple(segment for n in range(60) for segment in circle(n / 2, 7.123, 5.0 + n / 9))
SHADE = Gradient("linear", (0, 0, 30, 0), ((0.0, "#FF0000"), (1.0, "#0000FF")))
LETTER = Drawing("A", Box(-2, -3, 4, 4), (TextLine(-1, 0, 8, "#102030", (("Cinzel-Bold", "A"),)),))
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


def test_it_looks_the_same() -> None:
    """A letter that is set in place stands as one that is stamped, as large and turned as much."""
    own, fine = (
        Image.open(BytesIO(rasterise_page(_written(_pages(1.0), drawn), dpi=150))).convert("L")
        for drawn in (KeptForms(), None)
    )
    difference = ImageChops.difference(own, fine)
    assert ImageStat.Stat(difference).mean[0] < 0.5
    letter = difference.crop((130, 60, 170, 100))
    assert letter.getextrema()[1] < 60


def test_a_step_is_the_same_on_paper_whatever_the_scale() -> None:
    for scale in (0.2, 1.0, 3.0):
        (unit, *_) = grid_units(_pages(scale)).values()
        assert 25 <= unit / scale <= 60, "steps to a millimetre of paper"


def test_points_of_a_curve_move_by_less_than_a_step() -> None:
    outline = circle(9.77, 3.21, 8.4)
    corners = [segment[-2:] for segment in on_grid(outline, 16) if len(segment) > 1]
    for x, y in corners:
        assert abs(hypot(float(x) / 16 - 9.77, float(y) / 16 - 3.21) - 8.4) < 1 / 16


def test_what_bends_less_than_a_step_is_a_line() -> None:
    numbers = GridNumbers(16)
    flat = (("M", 0, 0), ("C", 1, 0.01, 2, 0.01, 3, 0), ("L", 4, 0.02), ("L", 5, 0), ("L", 5, 5))
    assert grid_operators(flat, numbers) == "0 0 m 80 0 l 80 80 l"
    bent = (("M", 0, 0), ("C", 0, 0, 2, 2, 3, 0), ("C", 4, -2, 5, 0, 5, 0), ("Z",))
    assert grid_operators(bent, numbers) == "0 0 m 32 32 48 0 v 64 -32 80 0 y h"


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
