"""What pages share is painted once, and what one mark sets never colours another."""

from collections.abc import Iterable
from io import BytesIO

import pikepdf

from cardgen.layout.marks import Drawing, Mark, Stamp
from cardgen.outlines import Segments
from cardgen.pdf.document import PDF_VERSION
from cardgen.pdf.font_subsets import FontSubsets
from cardgen.pdf.objects import Document, dictionary, pack_form
from cardgen.pdf.operators import NumberWriter, outline_operators, path_operators
from cardgen.pdf.painter import Painter
from cardgen.units import Box
from tests.pdf.drawn import RED, SHAPES, page_of, pdf, rect, words

TWINS = (b"1141", b"2812")  # their digests start with the same letters
ICON = Drawing("icon", Box(0, 0, 9, 9), (rect(0, 0, 1, 1),))


class CountingPainter(Painter):
    """Counts the forms that it is asked to paint."""

    painted = 0

    def form(self, marks: Iterable[Mark], box: Box, outline: Segments = ()) -> str:
        self.painted += 1
        return super().form(marks, box, outline)


def test_a_drawing_is_painted_once_however_often_it_is_stamped() -> None:
    painter = CountingPainter(Document(PDF_VERSION), FontSubsets(SHAPES, ()))
    for n in range(9):
        painter.page([Stamp(ICON, n, n)])
    assert painter.painted == 1


def test_an_outline_is_written_once_for_all_documents() -> None:
    outlines = [
        ((("M", 1.5, n), ("L", 2.25, 3.0), ("Z",)), places) for n in (7, 8) for places in (2, 3)
    ]
    outline_operators.cache_clear()
    for _ in range(2):
        painter = Painter(Document(PDF_VERSION), FontSubsets(SHAPES, ()))
        for segments, places in outlines:
            numbers = NumberWriter(places)
            assert painter.outline(segments, numbers) == path_operators(segments, numbers)
    assert outline_operators.cache_info().misses == len(outlines)


def test_the_form_of_a_drawing_is_packed_once_for_all_documents() -> None:
    pack_form.cache_clear()
    for _ in range(3):
        Painter(Document(PDF_VERSION), FontSubsets(SHAPES, ())).drawing(ICON)
    assert pack_form.cache_info().misses == 1


def test_contents_whose_short_names_are_the_same_get_different_names() -> None:
    shared = Painter(Document(PDF_VERSION), FontSubsets(SHAPES, ())).shared
    names = [shared.add("Shading", content, lambda: dictionary({})) for content in TWINS]
    assert names[1].startswith(names[0])
    assert len(set(names)) == 2
    assert shared.add("Shading", TWINS[0], lambda: dictionary({})) == names[0]


def test_words_after_a_coloured_shape_keep_their_own_colour() -> None:
    page = page_of(words("un"), rect(0, 0, 1, 1, RED), words("deux"))
    with pikepdf.open(BytesIO(pdf(page))) as document:
        told = document.pages[0].Contents.read_bytes()
    shape, second = told.index(b"1 0 0 rg"), told.rindex(b"TJ")
    assert b"0 g" in told[shape:second].splitlines()


def test_black_words_at_the_start_of_a_page_need_no_colour() -> None:
    with pikepdf.open(BytesIO(pdf(page_of(words("un"))))) as document:
        assert b" g" not in document.pages[0].Contents.read_bytes()
