"""A font as a document embeds it: the glyphs of its codes and no others, as the face draws them."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
import uharfbuzz as hb
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from cardgen.pdf.document import PDF_VERSION
from cardgen.pdf.font_file import FontFile, subset_file
from cardgen.pdf.objects import Document, text_string
from tests.conftest import ROOT

FACES = sorted((ROOT / "fonts").glob("*.ttf"))
WORDS = "Éœ½ fin–"


def drawn(font: TTFont, glyph: str) -> object:
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    return pen.value, font["hmtx"][glyph][0]


@pytest.mark.parametrize("file", FACES, ids=lambda file: file.stem)
def test_codes_draw_what_the_face_draws_for_their_characters(file: Path) -> None:
    whole = TTFont(file)
    letters = whole.getBestCmap()
    points = [ord(sign) if ord(sign) in letters else 0 for sign in WORDS]
    cut = TTFont(BytesIO(subset_file(hb.Face(hb.Blob.from_file_path(str(file))), 40, points)))
    (codes,) = cut["cmap"].tables
    for code, point in enumerate(points, 40):
        told = letters[point] if point else ".notdef"
        assert drawn(cut, codes.cmap.get(code, ".notdef")) == drawn(whole, told)
    assert cut["maxp"].numGlyphs < whole["maxp"].numGlyphs


def test_a_document_tells_the_widths_of_the_face() -> None:
    file, codes = FACES[0], {65: ord("A"), 67: ord("é")}
    document = Document(PDF_VERSION)
    document.add_font("F1", FontFile(file).embed(document, "ABCDEF+Name", codes, ""))
    document.describe({"Probe": document.fonts}, {})
    face = TTFont(file)
    advances = [face["hmtx"][face.getBestCmap()[point]][0] for point in codes.values()]
    with pikepdf.open(BytesIO(document.written())) as read:
        font = read.Root.Probe.F1
        scale = 1000 / face["head"].unitsPerEm
        assert [round(float(width)) for width in font.Widths] == [
            round(advances[0] * scale),
            0,
            round(advances[1] * scale),
        ]


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_words_are_read_as_they_were_written(words: str) -> None:
    assert str(pikepdf.Object.parse(text_string(words))) == words
