"""What layouts draw with: typefaces, icons, friezes and larger drawings, each read once."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path as FilePath
from typing import Any

from cardgen.layout.icons import IconSet
from cardgen.layout.marks import Drawing, Path, Stamp
from cardgen.layout.optical import OpticalFit
from cardgen.layout.svg.drawing import SvgDrawing
from cardgen.layout.svg.drawing_cache import NO_DRAWINGS, SvgCache
from cardgen.layout.text.no_break import NoBreakRules, no_break_rules
from cardgen.layout.text.paragraph_builder import ParagraphBuilder
from cardgen.layout.text.typefaces import Typefaces
from cardgen.layout.tones import toned
from cardgen.model.finding import Stop, UnknownWord
from cardgen.outlines import Segment
from cardgen.packs.languages import LanguageLibrary
from cardgen.packs.misplaced import how_to_place
from cardgen.packs.root import display_path, find_file, list_files
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Box

# How far a unit may reach over its neighbours, so that no seam shows where two only touch; mm.
FRIEZE_OVERLAP = 0.15
MOST = 1000  # units in one band
LOW_INK = "-low-ink"  # the end of what a drawing that spares ink is called
MOST_LISTED = 30  # names that a message lists


class FriezeSet:
    """Units by name, from the file of each."""

    def __init__(self, units: Mapping[str, FilePath], files: SvgCache) -> None:
        self._units, self._files = units, files
        self._drawn: dict[tuple[Any, ...], Drawing] = {}

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._units)

    def drawing(
        self, name: str, *, length: float, height: float, ramp: Sequence[str] = ()
    ) -> Drawing:
        """A band `length` by `height` mm of whole units, each stretched by a few per cent.

        A `ramp` of colours takes the place of its own, as in `Assets.drawing`.
        """
        key = (name, round(length, 3), round(height, 3), *ramp)
        if key not in self._drawn:
            self._drawn[key] = self._repeat(name, length, height, ramp)
        return self._drawn[key]

    def _repeat(self, name: str, length: float, height: float, ramp: Sequence[str]) -> Drawing:
        if name not in self.names:
            raise Stop(f'no frieze "{name}"', help=f"friezes: {', '.join(sorted(self.names))}")
        svg = self._files.read(self._units[name])
        scale = height / svg.box.height
        count = max(1, round(length / (svg.box.width * scale)))
        if count > MOST:
            message = f'the frieze "{name}" would stand there {count} times, at most {MOST}'
            raise Stop(message, help="give it a higher box")
        width = length / count
        paths = [toned(path, ramp) for path in svg.paths] if ramp else svg.paths
        marks = tuple(_stretched(path, width / svg.box.width, scale) for path in paths)
        box = Box(-FRIEZE_OVERLAP, 0, width + 2 * FRIEZE_OVERLAP, height)
        origin = " ".join((str(self._units[name]), str(box), *ramp))
        unit = Drawing(f"{name} unit", box, marks, origin=origin)
        stamps = tuple(Stamp(unit, index * width, 0.0) for index in range(count))
        return Drawing(name, Box(0, 0, length, height), stamps)


def _stretched(path: Path, across: float, down: float) -> Path:
    def change(segment: Segment) -> Segment:
        numbers = [n for n in segment[1:] if not isinstance(n, str)]
        factors = (across, down) * (len(numbers) // 2)
        return (segment[0], *(n * f for n, f in zip(numbers, factors, strict=True)))

    return path._replace(segments=tuple(map(change, path.segments)), width=path.width * down)


class Assets:
    """The folders `fonts/` and `templates/` of one root; `drawings` are those read before.

    `languages` say how words are set, and what stands around cards.
    """

    def __init__(self, root: FilePath, drawings: Mapping[str, bytes] = NO_DRAWINGS) -> None:
        self.root = root
        fonts = find_file(root, "fonts")
        self.faces = Typefaces(fonts, shown=display_path(fonts, root))
        self.files = SvgCache(root, drawings)
        self.signs = IconSet(list_files(root, "templates/icons", ".svg"), self.faces, self.files)
        self.plain_signs = self.signs  # by which rows are measured, in whatever colours they stand
        self.languages = LanguageLibrary(root)
        self.composition = ParagraphBuilder(self.faces, self.signs.width, self.no_breaks)
        self.friezes = FriezeSet(list_files(root, "templates/friezes", ".svg"), self.files)
        self._no_breaks: dict[str, NoBreakRules] = {}
        self._painted: dict[tuple[Any, ...], Drawing] = {}
        self._clipped: dict[tuple[Stamp, Box], Drawing] = {}
        self._svgs: dict[tuple[str, str], SvgDrawing] = {}
        self._fits: dict[tuple[str, str], OpticalFit | None] = {}
        self._folders: dict[str, Mapping[str, FilePath]] = {}

    def paled(self, white: float, thin: float = 0.0) -> "Assets":
        """The same with signs in paler colours, `white` being the share of it, and `thin` lines."""
        other = copy(self)
        other.signs = self.signs.paled(white, thin)
        return other if white or thin else self

    def no_breaks(self, language: str) -> NoBreakRules:
        """Where spaces must not break in a language."""
        if language not in self._no_breaks:
            typography = self.languages.profile(language).typography
            self._no_breaks[language] = no_break_rules(typography)
        return self._no_breaks[language]

    def svg(self, name: str, fill: str = "") -> SvgDrawing:
        """`templates/<name>.svg`; `fill` paints what names no colour."""
        key = (name, fill)
        if key not in self._svgs:
            self._svgs[key] = self.files.read(self._file(name), fill=fill)
        return self._svgs[key]

    def optical_fit(self, name: str, fill: str = "") -> OpticalFit | None:
        """How the outlines of a drawing lie in a field; found by its name, since to look them up
        takes longer than all else that places an emblem."""
        key = (name, fill)
        if key not in self._fits:
            self._fits[key] = self.files.optical_fit(self._file(name), fill=fill)
        return self._fits[key]

    def _file(self, name: str) -> FilePath:
        """The file of a drawing; Stop where there is none, above all none outside `templates/`."""
        inner, _, stem = name.rpartition("/")
        if inner not in self._folders and self._is_inside(inner):  # once: links are followed
            self._folders[inner] = list_files(self.root, f"templates/{inner}", ".svg")
        there = self._folders.get(inner, {})
        if file := there.get(stem):
            return file
        raise _no_drawing(name, there, self.root)

    def _is_inside(self, inner: str) -> bool:
        """Whether a folder lies in `templates/`; Stop where a link there leads elsewhere."""
        templates = self.root / "templates"
        inside = (templates / inner).resolve().is_relative_to(templates.resolve())
        if not inside and (templates / inner).is_symlink():
            message = f"templates/{inner} is a link that leads out of the project"
            raise Stop(message, help="put the folder itself there")
        return inside

    def drawing(
        self, name: str, *, fill: str = "", tint: str = "", stroke: str = "", width: float = 0,
        within: str = "", ramp: Sequence[str] = (),
    ) -> Drawing:  # fmt: skip
        """A drawing of `templates/`, filled, all in one tint, or outlined `width` of its units.

        Outlines are empty, or of one colour `within`.

        A `ramp` of colours, from dark to light, takes the place of its own, each by its lightness.
        """
        key = (name, fill, tint, stroke, width, within, *ramp)
        if key not in self._painted:
            svg = self.svg(name, fill)
            paths = [toned(path, ramp) for path in svg.paths] if ramp else svg.paths
            marks = tuple(_repainted(path, tint, stroke, width, within) for path in paths)
            self._painted[key] = Drawing(name, svg.box, marks, origin=f"{self.root} {key}")
        return self._painted[key]

    def clipped(self, stamp: Stamp, area: Box) -> Stamp:
        """A stamp of which nothing is seen outside `area`."""
        key = (stamp, area)
        if key not in self._clipped:
            self._clipped[key] = Drawing(stamp.drawing.name, area, (stamp,))
        return Stamp(self._clipped[key], 0.0, 0.0)


def _no_drawing(name: str, there: Iterable[str], root: FilePath) -> UnknownWord:
    """Stop where a folder has no drawing of this name; for both inks it is told alike, unless only
    that which spares ink is missing."""
    inner, _, stem = name.rpartition("/")
    plain = sorted(one for one in there if not one.endswith(LOW_INK))
    known = [one for one in plain if f"{one}{LOW_INK}" in there] or plain
    word = stem.removesuffix(LOW_INK)
    called = stem if word in plain else word
    file = f"templates/{inner}/{called}.svg"
    listed = f"write {join_words(known)}; or draw {file}" if known[:MOST_LISTED] == known else ""
    help = listed if listed and known else f"expected the file {file}"
    lying = how_to_place(root, file)
    near = "" if lying else did_you_mean(called, known)
    return UnknownWord(word, f'no drawing "{inner}/{called}"{near}', help=lying or help)


def _repainted(path: Path, tint: str, stroke: str, width: float, within: str) -> Path:
    if tint:
        return path._replace(fill=path.fill and tint, stroke=path.stroke and tint)
    if stroke:
        return path._replace(fill=within or None, stroke=stroke, width=width, join="round")
    return path
