"""Every word set on a page is read back from the PDF as it was written."""

import subprocess
from io import BytesIO
from pathlib import Path as FilePath

import pikepdf
import pypdfium2
import pytest

from cardgen.layout.marks import Drawing, Mark, Stamp, TextLine
from cardgen.model.finding import Stop
from cardgen.pdf.pages import PrintPage
from cardgen.units import Box, Size
from tests.pdf.drawn import BLACK, SHAPES, page_of, pdf, words

A6 = Size(148, 105)

LINES = (
    "AVATAR Tolède Wagon V. Ty To",  # kerned
    "À l’Âge II : recevez 3 pièces",
    "œuvre ŒUVRE ç ï ÿ Ÿ «\u202foui\u202f» … – — − € × ½ 1½ ⅓",
    "100\u202f% 3\u00a0pièces (toutes) [deux] a\\b (()",
    "efficacité affluent souffle fjord",  # no ligature may swallow letters
)


def read(content: bytes, page: int = 0) -> str:
    document = pypdfium2.PdfDocument(content)
    try:
        return str(document[page].get_textpage().get_text_bounded())
    finally:
        document.close()


def _page(*lines: str) -> PrintPage:
    marks = (words(line, y=10.0 + 8 * n) for n, line in enumerate(lines))
    return page_of(*marks, size=A6)


@pytest.mark.parametrize("line", LINES)
def test_words_are_read_back(line: str) -> None:
    line = "".join(c for c in line if not SHAPES.shape("Vollkorn-Regular", c).missing)
    assert read(pdf(_page(line))).strip("\r\n") == line


def test_poppler_reads_the_same_words(tmp_path: FilePath) -> None:
    (tmp_path / "page.pdf").write_bytes(pdf(_page(*LINES[:2], LINES[4])))
    command = ["pdftotext", "-layout", "page.pdf", "-"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True).stdout.decode()
    assert told.split() == " ".join((*LINES[:2], LINES[4])).split()


def test_faces_may_change_from_word_to_word() -> None:
    mixed = (
        ("Vollkorn-Regular", "une"),
        ("Vollkorn-Italic", "belle"),
        ("Vollkorn-Regular", "ville"),
    )
    page = page_of(TextLine(5, 10, 8, BLACK, mixed), size=A6)
    assert read(pdf(page)).strip() == "une belle ville"


def test_words_inside_drawings_are_read_back() -> None:
    inner = Drawing("inner", Box(0, 0, 60, 20), (words("Ὀδυσσεύς", "Fallback-Regular"),))
    outer = Drawing("outer", Box(0, 0, 60, 20), (Stamp(inner, 0, 0),))
    assert read(pdf(page_of(Stamp(outer, 0, 0), size=A6))).strip() == "Ὀδυσσεύς"


def test_a_line_of_no_words_paints_nothing() -> None:
    assert read(pdf(page_of(TextLine(5, 10, 8, BLACK, ()), words("a"), size=A6))).strip() == "a"


def test_kerning_sets_words_as_wide_as_they_were_measured() -> None:
    """The end of a kerned word lies where shaping says it ends."""
    shaped = SHAPES.shape("Vollkorn-Regular", "AVATAR")
    assert any(shaped.kerns)
    document = pypdfium2.PdfDocument(pdf(page_of(words("AVATAR |", size=72.0, y=60.0), size=A6)))
    text = document[0].get_textpage()
    start, bar = text.get_charbox(0, loose=True)[0], text.get_charbox(7, loose=True)[0]
    space = SHAPES.space("Vollkorn-Regular")
    assert bar - start == pytest.approx((shaped.advance + space) * 0.072, abs=0.2)


def test_tracking_widens_a_line() -> None:
    def end(tracking: float) -> float:
        page = page_of(words("ABCD", size=10.0, tracking=tracking), size=A6)
        document = pypdfium2.PdfDocument(pdf(page))
        return float(document[0].get_textpage().get_charbox(3)[0])

    assert end(100) - end(0) == pytest.approx(3 * 0.1 * 10, abs=0.05)


def test_spread_widens_spaces_alone() -> None:
    def ends(*marks: Mark) -> list[float]:
        """How far right the letter D stands, wherever it does."""
        text = pypdfium2.PdfDocument(pdf(page_of(*marks, size=A6)))[0].get_textpage()
        places = [n for n, letter in enumerate(text.get_text_range()) if letter == "D"]
        return [float(text.get_charbox(n)[0]) for n in places]

    line = words("AB C D", size=10.0)
    wide = line._replace(spread=150.0)
    assert read(pdf(page_of(wide, size=A6))).strip("\r\n") == "AB C D"
    (first,), (further,) = ends(line), ends(wide)
    assert further - first == pytest.approx(2 * 0.15 * 10, abs=0.05)
    label = Stamp(Drawing("label", Box(0, -9, 60, 20), (line,)), 20, 30)
    (_, after), (_, beside) = ends(line, label), ends(wide, label)
    assert after == beside  # a drawing sets its words as ever, though it begins as it is found
    plain = line._replace(y=50.0)
    assert ends(wide, plain)[1] == pytest.approx(first, abs=0.01)


def test_narrow_draws_a_line_narrower_and_nothing_after_it() -> None:
    def ends(*marks: Mark) -> list[float]:
        text = pypdfium2.PdfDocument(pdf(page_of(*marks, size=A6)))[0].get_textpage()
        places = [n for n, letter in enumerate(text.get_text_range()) if letter == "D"]
        return [float(text.get_charbox(n)[0]) for n in places]

    line = words("AB C D", size=10.0, tracking=100.0)
    narrow = line._replace(narrow=0.8)
    start = line.x * 72 / 25.4
    (wide,), (less,) = ends(line), ends(narrow)
    assert less - start == pytest.approx((wide - start) * 0.8, abs=0.6)
    label = Stamp(Drawing("label", Box(0, -9, 60, 20), (line, words("x"))), 20, 30)
    with pikepdf.open(BytesIO(pdf(page_of(narrow, label, size=A6)))) as document:
        painted = document.pages[0].Contents.read_bytes()
    before, _, _ = painted.partition(b" Do")
    assert before.rindex(b"100 Tz") > before.index(b"80 Tz")  # a drawing begins as it is found
    plain = line._replace(y=50.0)
    assert ends(narrow, plain)[1] == pytest.approx(wide, abs=0.01)


def test_a_missing_glyph_stops_the_build() -> None:
    with pytest.raises(Stop, match=r'Cinzel-Bold has no glyph for "島" \(U\+5CF6\) in "a島"'):
        pdf(page_of(words("a島", "Cinzel-Bold"), size=A6))


def _many(count: int) -> list[str]:
    face = SHAPES.face("Fallback-Regular")
    points = (chr(point) for point in range(0x21, 0x3000) if chr(point).isalpha())
    having = [c for c in points if face.font.get_nominal_glyph(ord(c))]
    return having[:count]


def test_more_characters_than_one_font_holds_are_all_read_back() -> None:
    characters = _many(700)
    lines = ["".join(characters[n : n + 35]) for n in range(0, 700, 35)]
    marks = (words(line, "Fallback-Regular", y=5.0 + 5 * n) for n, line in enumerate(lines))
    content = pdf(page_of(*marks, size=A6))
    assert "".join(read(content).split()) == "".join(characters)
    with pikepdf.open(BytesIO(content)) as document:
        assert len(document.pages[0].Resources.Font) >= 3


def test_every_font_is_embedded_as_a_subset() -> None:
    with pikepdf.open(BytesIO(pdf(_page(*LINES[:2])))) as document:
        (font,) = document.pages[0].Resources.Font.values()
        assert len(bytes(font.FontDescriptor.FontFile2.read_bytes())) < 30_000
        name = str(font.BaseFont)
    assert name[7] == "+"
    assert name[1:7].isupper()
    assert "Vollkorn" in name
