"""Typefaces of `fonts/`: which glyphs they have, how wide a word is, how it kerns, its outline."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from operator import attrgetter
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from cardgen.model.finding import Place, Stop


class OutlinePen:
    """Collects glyph contours as absolute segments, y downward."""

    def __init__(self, unit: float) -> None:
        self.unit, self.x = unit, 0.0
        self.segments: list[tuple[str | float, ...]] = []
        self._at = (0.0, 0.0)

    def _point(self, point: Sequence[float]) -> tuple[float, float]:
        return self.x + point[0] * self.unit, -point[1] * self.unit

    def moveTo(self, point: Sequence[float]) -> None:
        self._at = self._point(point)
        self.segments.append(("M", *self._at))

    def lineTo(self, point: Sequence[float]) -> None:
        self._at = self._point(point)
        self.segments.append(("L", *self._at))

    def curveTo(self, *points: Sequence[float]) -> None:
        one, two, end = (self._point(point) for point in points)
        self._at = end
        self.segments.append(("C", *one, *two, *end))

    def qCurveTo(self, *points: Sequence[float]) -> None:
        """A quadratic curve (HarfBuzz sends one control point at a time) raised to a cubic."""
        control, end = (self._point(point) for point in points)
        (x0, y0), (cx, cy) = self._at, control
        self._at = end
        one = (x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0))
        two = (end[0] + 2 / 3 * (cx - end[0]), end[1] + 2 / 3 * (cy - end[1]))
        self.segments.append(("C", *one, *two, *end))

    def closePath(self) -> None:
        self.segments.append(("Z",))

    def endPath(self) -> None:
        """Open contours do not occur in fonts."""


# Substitutions would put glyphs on the page that the text layer cannot read back; the baked fonts
# carry lining figures as their default, so nothing but kerning is wanted from the shaper.
LIGATED = "fijlt"  # what an f joins with: such pairs are set as narrow as their ligature
FEATURES = {"kern": True, "liga": False, "clig": False, "calt": False, "ccmp": False, "rlig": False}


def _ligated(word: str) -> Iterator[int]:
    """Where an f stands before a letter that it would be joined with."""
    return (at for at, pair in enumerate(pairwise(word)) if pair[0] == "f" and pair[1] in LIGATED)


class ShapedWord(NamedTuple):
    """A word set in one face, in thousandths of an em.

    `kerns[i]` is added after glyph `i`; empty where nothing kerns. `missing` are characters that
    the face has no glyph for.
    """

    advance: float
    kerns: tuple[float, ...] = ()
    missing: str = ""


_ADVANCE: Callable[[ShapedWord], float] = attrgetter("advance")


class _Met(dict[Any, Any]):
    """What a font tells of its characters or glyphs, asked once: each stands in many words."""

    def __init__(self, ask: Callable[[Any], Any]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: Any) -> Any:
        told = self[key] = self._ask(key)
        return told


class Typeface:
    """One font file; lengths are in thousandths of an em. ValueError where it has no letters."""

    def __init__(self, file: FilePath) -> None:
        import uharfbuzz as hb  # after most edits no word is set, and to load it takes 8 ms

        self._hb = hb
        face = hb.Face(hb.Blob.from_file_path(str(file)))
        self.font = hb.Font(face)
        self.unit = 1000 / face.upem
        self._narrower: dict[str, int] = {}
        self._had: set[str] = set()  # characters known to have a glyph
        self._advances = _Met(self.font.get_glyph_h_advance)
        self._heights = _Met(self._height_of)
        self._outlines: dict[str, tuple[tuple[str | float, ...], ...]] = {}
        extents = self.font.get_font_extents("ltr")
        self.ascender, self.descender = extents.ascender * self.unit, extents.descender * self.unit
        self.cap_height = self._height_of("H")
        self.x_height = self._height_of("x")
        if not face.glyph_count or self.cap_height <= 0:
            raise ValueError("it has no letters")
        self.space = self.shape(" ").advance

    def _height_of(self, character: str) -> float:
        glyph = self.font.get_nominal_glyph(ord(character))
        extents = self.font.get_glyph_extents(glyph) if glyph else None
        return extents.y_bearing * self.unit if extents else 700.0

    def rise(self, word: str) -> float:
        """How far the highest letter reaches above the baseline, its accent included."""
        return max(map(self._heights.__getitem__, word), default=0.0)

    def shape(self, word: str) -> ShapedWord:
        """Advance and kerning of a word, letter by letter."""
        missing = "" if self._had.issuperset(word) else self._missing(word)
        buffer = self._hb.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        self._hb.shape(self.font, buffer, FEATURES)
        advances = [position.x_advance for position in buffer.glyph_positions or ()]
        for at in _ligated(word) if "f" in word else ():
            advances[at] -= self._tightening(word[at : at + 2])
        nominal = [self._advances[glyph.codepoint] for glyph in buffer.glyph_infos]
        kerns: tuple[float, ...] = ()
        if advances != nominal:
            moved = zip(advances, nominal, strict=True)
            kerns = tuple([(a - n) * self.unit if a != n else 0.0 for a, n in moved])
        return ShapedWord(sum(advances) * self.unit, kerns, missing)

    def _missing(self, word: str) -> str:
        """The characters that have no glyph."""
        lacking = [c for c in word if not self.font.get_nominal_glyph(ord(c))]
        self._had.update(set(word).difference(lacking))
        return "".join(lacking)

    def _tightening(self, pair: str) -> int:
        """By how much the ligature of a pair is narrower than its letters, in units of the font."""
        if pair not in self._narrower:
            apart, joined = (self._advance(pair, {**FEATURES, "liga": on}) for on in (False, True))
            self._narrower[pair] = max(apart - joined, 0)
        return self._narrower[pair]

    def _advance(self, word: str, features: dict[str, bool]) -> int:
        buffer = self._hb.Buffer()
        buffer.add_str(word)
        buffer.guess_segment_properties()
        self._hb.shape(self.font, buffer, features)
        return sum(position.x_advance for position in buffer.glyph_positions or ())

    def outline(self, word: str) -> tuple[tuple[str | float, ...], ...]:
        """The word as path segments with its baseline at 0, y downward, in thousandths of an em.

        It is drawn once: signs show few numbers, and each of them on many cards.
        """
        if word not in self._outlines:
            self._outlines[word] = self._outlined(word)
        return self._outlines[word]

    def _outlined(self, word: str) -> tuple[tuple[str | float, ...], ...]:
        pen, x, shaped = OutlinePen(self.unit), 0.0, self.shape(word)
        for index, character in enumerate(word):
            glyph = self.font.get_nominal_glyph(ord(character)) or 0
            pen.x = x
            self.font.draw_glyph_with_pen(glyph, pen)
            x += self.font.get_glyph_h_advance(glyph) * self.unit
            x += shaped.kerns[index] if shaped.kerns else 0
        return tuple(pen.segments)


class _ReadFaces(dict[str, Typeface]):
    """Faces by name, each read when it is first asked for."""

    def __init__(self, faces: "Typefaces") -> None:
        super().__init__()
        self._faces = faces

    def __missing__(self, name: str) -> Typeface:
        with self._faces.reading(name) as file:
            face = self[name] = Typeface(file)
        return face


class _ShapedWords(dict[tuple[str, str], ShapedWord]):
    """Words by (face, word), each shaped when it is first met."""

    def __init__(self, faces: "Typefaces") -> None:
        super().__init__()
        self._faces = faces

    def __missing__(self, key: tuple[str, str]) -> ShapedWord:
        name, word = key
        shaped = self[key] = self._faces.face(name).shape(word)
        return shaped


class Typefaces:
    """The faces of a folder by file name without ending, each read when first used.

    `shown` is what findings call the folder, its path if not said.
    """

    def __init__(
        self, folder: FilePath, fallback: str = "Fallback-Regular", *, shown: str = ""
    ) -> None:
        self._folder, self.fallback, self._shown = folder, fallback, shown or str(folder)
        # A card asks for a face fifty times: a look-up, without a function of ours.
        self.face: Callable[[str], Typeface] = _ReadFaces(self).__getitem__
        self._shaped = _ShapedWords(self)
        self._chosen: dict[tuple[str, str], str] = {}

    def file(self, name: str) -> FilePath:
        """The font file of a face; Stop when there is none."""
        file = self._folder / f"{name}.ttf"
        if not file.is_file():
            known = ", ".join(sorted(path.stem for path in self._folder.glob("*.ttf"))) or "none"
            raise Stop(f'no face "{name}" in {self._folder.name}/', help=f"faces there: {known}")
        return file

    @contextmanager
    def reading(self, name: str) -> Iterator[FilePath]:
        """The font file of a face; Stop that names it where anything done with it fails.

        Those who read fonts take them for sound, and stumble in all sorts of ways where they are
        not.
        """
        try:
            yield self.file(name)
        except (Stop, MemoryError):
            raise
        except Exception as error:
            message, help = f"this font is damaged: {error}", "put a sound TrueType file there"
            place = Place(f"{self._shown}/{name}.ttf")
            raise Stop(message, place=place, help=help) from error

    def shape(self, name: str, word: str) -> ShapedWord:
        """A word in a face; each pair is shaped once."""
        return self._shaped[name, word]

    def advance(self, words: Iterable[tuple[str, str]]) -> float:
        """The width of (face, word) pairs set without a space, in thousandths of an em."""
        return sum(map(_ADVANCE, map(self._shaped.__getitem__, words)))

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
