"""Faces of `fonts/`: which glyphs they have, how wide a word is set, how its letters kern."""

from collections.abc import Iterable
from pathlib import Path as FilePath
from typing import NamedTuple

import uharfbuzz as hb

from cardgen.layout.outline_pen import OutlinePen
from cardgen.model.finding import Stop

# Substitutions would put glyphs on the page that the text layer cannot read back; the baked fonts
# carry lining figures as their default, so nothing but kerning is wanted from the shaper.
FEATURES = {"kern": True, "liga": False, "clig": False, "calt": False, "ccmp": False, "rlig": False}


class Shaped(NamedTuple):
    """A word set in one face, in thousandths of an em.

    `kerns[i]` is added after glyph `i`; empty where nothing kerns. `missing` are characters that
    the face has no glyph for.
    """

    advance: float
    kerns: tuple[float, ...] = ()
    missing: str = ""


class Face:
    """One font file; lengths are in thousandths of an em."""

    def __init__(self, file: FilePath) -> None:
        face = hb.Face(hb.Blob.from_file_path(str(file)))
        self.font = hb.Font(face)
        self.unit = 1000 / face.upem
        extents = self.font.get_font_extents("ltr")
        self.ascender, self.descender = extents.ascender * self.unit, extents.descender * self.unit
        self.cap_height = self._height_of("H")
        self.x_height = self._height_of("x")
        self.space = self.shape(" ").advance

    def _height_of(self, character: str) -> float:
        glyph = self.font.get_nominal_glyph(ord(character))
        extents = self.font.get_glyph_extents(glyph) if glyph else None
        return extents.y_bearing * self.unit if extents else 700.0

    def rise(self, word: str) -> float:
        """How far the highest letter reaches above the baseline, its accent included."""
        return max(map(self._height_of, word), default=0.0)

    def shape(self, word: str) -> Shaped:
        """Advance and kerning of a word, letter by letter."""
        missing = "".join(c for c in word if not self.font.get_nominal_glyph(ord(c)))
        buffer = hb.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        hb.shape(self.font, buffer, FEATURES)
        advances = [position.x_advance for position in buffer.glyph_positions or ()]
        nominal = [self.font.get_glyph_h_advance(glyph.codepoint) for glyph in buffer.glyph_infos]
        moved = zip(advances, nominal, strict=True)
        kerns = tuple([(a - n) * self.unit if a != n else 0.0 for a, n in moved])
        return Shaped(sum(advances) * self.unit, kerns if any(kerns) else (), missing)

    def outline(self, word: str) -> tuple[tuple[str | float, ...], ...]:
        """The word as path segments with its baseline at 0, y downward, in thousandths of an em."""
        pen, x, shaped = OutlinePen(self.unit), 0.0, self.shape(word)
        for index, character in enumerate(word):
            glyph = self.font.get_nominal_glyph(ord(character)) or 0
            pen.x = x
            self.font.draw_glyph_with_pen(glyph, pen)
            x += self.font.get_glyph_h_advance(glyph) * self.unit
            x += shaped.kerns[index] if shaped.kerns else 0
        return tuple(pen.segments)


class _ShapedWords(dict[tuple[str, str], Shaped]):
    """Words by (face, word), each shaped when it is first met."""

    def __init__(self, faces: "Faces") -> None:
        super().__init__()
        self._faces = faces

    def __missing__(self, key: tuple[str, str]) -> Shaped:
        name, word = key
        shaped = self[key] = self._faces.face(name).shape(word)
        return shaped


class Faces:
    """The faces of a folder by file name without ending, each read when first used."""

    def __init__(self, folder: FilePath, fallback: str = "Fallback-Regular") -> None:
        self._folder, self.fallback = folder, fallback
        self._faces: dict[str, Face] = {}
        self._shaped = _ShapedWords(self)
        self._chosen: dict[tuple[str, str], str] = {}

    def file(self, name: str) -> FilePath:
        """The font file of a face; Stop when there is none."""
        file = self._folder / f"{name}.ttf"
        if not file.is_file():
            known = ", ".join(sorted(path.stem for path in self._folder.glob("*.ttf"))) or "none"
            raise Stop(f'no face "{name}" in {self._folder.name}/', help=f"faces there: {known}")
        return file

    def face(self, name: str) -> Face:
        if name not in self._faces:
            self._faces[name] = Face(self.file(name))
        return self._faces[name]

    def shape(self, name: str, word: str) -> Shaped:
        """A word in a face; each pair is shaped once."""
        return self._shaped[name, word]

    def advance(self, words: Iterable[tuple[str, str]]) -> float:
        """The width of (face, word) pairs set without a space, in thousandths of an em."""
        shaped = self._shaped
        return sum([shaped[pair].advance for pair in words])

    def chosen(self, name: str, word: str) -> str:
        """`name`, or the fallback face where only that one has every glyph of the word."""
        key = (name, word)
        if key not in self._chosen:
            lacks = self.shape(name, word).missing
            helps = lacks and not self.shape(self.fallback, word).missing
            self._chosen[key] = self.fallback if helps else name
        return self._chosen[key]

    def space(self, name: str) -> float:
        """The width of a word space in thousandths of an em."""
        return self.face(name).space
