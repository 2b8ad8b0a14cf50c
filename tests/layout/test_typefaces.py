"""Faces: kerning as HarfBuzz gives it, lining figures, no glyph ever replaced by another."""

from pathlib import Path

import pytest
import uharfbuzz as hb
from fontTools.ttLib import TTFont

from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers
from cardgen.layout.marks import Stamp, TextLine
from cardgen.layout.text.typefaces import FEATURES, Typefaces
from cardgen.model.finding import Stop
from cardgen.model.pack import Pack
from tests.layout.marks_seen import texts

FONTS = Path(__file__).parents[2] / "fonts"
NAMES = sorted(file.stem for file in FONTS.glob("*.ttf"))
KERNED = {"Cinzel-Bold": "AVATAR", "Vollkorn-Regular": "AVATAR", "AlegreyaSans-Medium": "AVATAR"}


@pytest.fixture(scope="module")
def faces() -> Typefaces:
    return Typefaces(FONTS)


def shaped_by_harfbuzz(name: str, word: str) -> tuple[list[int], list[int]]:
    """Glyphs and advances of a word, with kerning and nothing else."""
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(FONTS / f"{name}.ttf"))))
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, FEATURES)
    glyphs = [glyph.codepoint for glyph in buffer.glyph_infos]
    return glyphs, [position.x_advance for position in buffer.glyph_positions or ()]


@pytest.mark.parametrize("name", KERNED)
def test_kerning_is_harfbuzz_kerning(faces: Typefaces, name: str) -> None:
    word, unit = KERNED[name], faces.face(name).unit
    shaped, (_, advances) = faces.shape(name, word), shaped_by_harfbuzz(name, word)
    alone = [faces.shape(name, letter).advance for letter in word]
    assert len(shaped.kerns) == len(word)
    assert min(shaped.kerns) < -10
    assert shaped.advance == pytest.approx(sum(advances) * unit)
    assert shaped.advance == pytest.approx(sum(alone) + sum(shaped.kerns))


@pytest.mark.parametrize("name", ["Vollkorn-Italic", "Vollkorn-Regular", "Vollkorn-SemiBold"])
@pytest.mark.parametrize("word", ["flûte", "souffle", "fin"])
def test_letters_that_a_ligature_joins_stand_as_near(
    faces: Typefaces, name: str, word: str
) -> None:
    """Without the ligature itself, which the text layer could not read back."""
    font = faces.face(name).font
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {**FEATURES, "liga": True})
    joined = sum(position.x_advance for position in buffer.glyph_positions or ())
    assert faces.shape(name, word).advance == pytest.approx(joined * faces.face(name).unit, abs=25)
    assert len(faces.shape(name, word).kerns) == len(word)


def test_a_word_without_kerning_says_so(faces: Typefaces) -> None:
    assert faces.shape("Vollkorn-Regular", "nm").kerns == ()


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_lining(name: str) -> None:
    """All about as tall as capitals, on the line: an old-style 1 reads as I."""
    font = TTFont(FONTS / f"{name}.ttf")
    glyphs, cmap, em = font["glyf"], font.getBestCmap(), font["head"].unitsPerEm
    capital = glyphs[cmap[ord("H")]].yMax
    for figure in "0123456789":
        glyph = glyphs[cmap[ord(figure)]]
        assert glyph.yMax > 0.9 * capital, figure
        assert glyph.yMin > -0.1 * em, figure  # old-style ones hang twice as deep


def test_no_glyph_of_any_card_is_a_substitute(assets: Assets, packs: tuple[Pack, ...]) -> None:
    """Else the page would show what its text layer cannot say."""
    press, words = Composers(assets), set()
    for pack in packs:
        for deck in pack.printed_decks:
            for language in pack.languages:
                faces_of = press.fronts(pack, deck, language)
                words |= {
                    pair for one in faces_of for text in texts(one.marks) for pair in text.words
                }
    assert len(words) > 500
    fonts: dict[str, hb.Font] = {name: assets.faces.face(name).font for name, _ in words}
    for name, word in sorted(words):
        plain = [fonts[name].get_nominal_glyph(ord(character)) for character in word]
        assert shaped_by_harfbuzz_font(fonts[name], word) == plain, (name, word)


def shaped_by_harfbuzz_font(font: hb.Font, word: str) -> list[int]:
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, FEATURES)
    return [glyph.codepoint for glyph in buffer.glyph_infos]


def test_ligatures_stay_apart(faces: Typefaces) -> None:
    glyphs, _ = shaped_by_harfbuzz("Vollkorn-Regular", "efficace")
    assert len(glyphs) == len("efficace")


def test_missing_glyphs_are_named(faces: Typefaces) -> None:
    assert faces.shape("Cinzel-Bold", "A☀B").missing == "☀"
    assert faces.shape("Cinzel-Bold", "AB").missing == ""


def test_the_fallback_is_chosen_only_where_it_helps(faces: Typefaces) -> None:
    assert faces.chosen("Vollkorn-Regular", "Zeus") == "Vollkorn-Regular"
    assert faces.chosen("Vollkorn-Regular", "Ζεύς☀") == "Vollkorn-Regular"
    assert faces.chosen("Cinzel-Bold", "Жар") == faces.fallback
    assert faces.chosen("Cinzel-Bold", "☀") == "Cinzel-Bold"


def test_each_word_is_shaped_once(faces: Typefaces, monkeypatch: pytest.MonkeyPatch) -> None:
    first = faces.shape("Vollkorn-Regular", "Apollon")
    monkeypatch.setattr(type(faces.face("Vollkorn-Regular")), "shape", None)
    assert faces.shape("Vollkorn-Regular", "Apollon") is first


def test_an_unknown_face_is_refused_with_those_there_are(faces: Typefaces) -> None:
    with pytest.raises(Stop, match='no face "Cinzel-Bolt"') as stop:
        faces.face("Cinzel-Bolt")
    assert "Cinzel-Bold" in stop.value.help


@pytest.mark.parametrize("name", NAMES)
def test_the_narrow_space_is_there_and_narrow(faces: Typefaces, name: str) -> None:
    narrow = faces.shape(name, "\u202f")
    assert not narrow.missing
    assert 0 < narrow.advance < faces.space(name)


def test_the_spaces_of_words_and_of_their_numbers_are_alike(
    assets: Assets, packs: tuple[Pack, ...]
) -> None:
    """A line is measured with one space; a painter takes the space of each word's own face."""
    press, seen = Composers(assets), 0
    for pack in packs:
        for deck in pack.printed_decks:
            for one in press.fronts(pack, deck, pack.languages[0]):
                for text in texts(one.marks):
                    widths = {assets.faces.space(name) for name, _ in text.words}
                    assert len(widths) == 1, text
                    seen += 1
    assert seen > 100


def test_numbers_of_signs_are_outlines_of_the_same_glyphs(assets: Assets) -> None:
    """A number set in a sign never mixes with the words, neither on paper nor in the text layer."""
    from cardgen.model.text import Icon

    plain, numbered = assets.signs.drawing(Icon("coin")), assets.signs.drawing(Icon("coin", "3"))
    assert len(numbered.marks) == len(plain.marks) + 1
    assert not any(isinstance(mark, TextLine | Stamp) for mark in numbered.marks)
