"""SVG files read into paths: a strict subset, and each file is read once."""

import marshal
from collections.abc import Mapping
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any, NamedTuple
from xml.parsers import expat

from cardgen.files import leads_out, read_whole_file
from cardgen.layout.marks import Path
from cardgen.layout.optical import OpticalFit, optical_fit
from cardgen.layout.svg.shapes import (
    SHAPES,
    USUAL_PAINT,
    UnknownAttributeError,
    paint_outline,
    read_colour,
    read_numbers,
    refuse_unknown_attributes,
    shape_outline,
)
from cardgen.model.finding import Place, Stop
from cardgen.packs.root import display_path
from cardgen.units import Box

MOST_BYTES = 5_000_000
LEAST = 1e-3  # units of a drawing: what is less can neither be scaled nor seen
PICTURES = {"PNG": b"\x89PNG", "JPEG": b"\xff\xd8\xff", "WebP": b"RIFF"}
PLAIN_SVG = (
    "save it in a drawing program as Plain SVG, with a viewBox and shapes alone (docs/art.md)"
)
SHAPES_TOLD = "docs/art.md says how shapes are written that can be drawn"
OUTLINED = "turn what is drawn into paths, ungroup, and save it as Plain SVG (docs/art.md)"
_DESCRIPTIVE = ("title", "desc")
_ROOT = ("xmlns", "viewBox", "width", "height", "data-number")


class NumberSlot(NamedTuple):
    """Where a sign carries its number: centre, cap height, in the sign's units, and colour.

    `disc` is the colour of the disc that it stands on, where it would stand on a picture.
    """

    x: float
    y: float
    height: float
    colour: str
    disc: str = ""


class SvgDrawing(NamedTuple):
    """A drawing read from a file: its view box and painted paths."""

    box: Box
    paths: tuple[Path, ...]
    number: NumberSlot | None = None


def read_svg(file: FilePath, *, fill: str | None = None) -> SvgDrawing:
    """Read one file; `fill` paints what names no colour of its own. Stop says what is refused."""
    reader = _Reader(file, fill)
    try:
        reader.parser.Parse(_content(file), True)
    except expat.ExpatError as error:
        place = _at(file, error.lineno, error.offset)
        message = f"this SVG cannot be read as XML: {expat.ErrorString(error.code)}"
        raise Stop(message, place=place, help=_meant(file)) from error
    except (LookupError, ValueError) as error:
        message, help = f"this SVG cannot be read: {error}", 'save it as UTF-8: encoding="utf-8"'
        raise Stop(message, place=_at(file, 1, 0), help=help) from error
    if reader.box is None:
        message = "an <svg> with a viewBox was expected"
        raise Stop(message, place=Place(str(file)), help=PLAIN_SVG)
    return SvgDrawing(reader.box, tuple(reader.paths), reader.number)


def _content(file: FilePath) -> bytes:
    """The bytes of a drawing; Stop where it cannot be read or is too large for one."""
    try:
        return read_whole_file(file, MOST_BYTES)
    except OSError as error:
        message = f"this drawing cannot be read: {error.strerror or error}"
        raise Stop(message, place=Place(str(file))) from error


def _meant(file: FilePath) -> str:
    """What to do with a file that is no XML: a picture that is called so, or a damaged one."""
    for kind, begun in PICTURES.items():
        if _content(file).startswith(begun):
            return f"it is a {kind} picture, which no drawing can be: trace it, and {PLAIN_SVG}"
    return PLAIN_SVG


def _at(file: FilePath, line: int, column: int) -> Place:
    """One character, its column counted from 0."""
    return Place(str(file), line, column + 1, line, column + 2)


class _Reader:
    """Collects painted paths; anything outside the subset stops with its line.

    Document types are refused outright, so no entity is ever expanded and no other file opened.
    """

    def __init__(self, file: FilePath, fill: str | None) -> None:
        self.file = file
        self.box: Box | None = None
        self.number: NumberSlot | None = None
        self.paths: list[Path] = []
        self.paints: list[dict[str, str]] = [{**USUAL_PAINT, **({"fill": fill} if fill else {})}]
        self.open_tags: list[str] = []
        self.parser: Any = expat.ParserCreate()
        self.parser.StartElementHandler = self._open
        self.parser.EndElementHandler = self._close
        self.parser.CharacterDataHandler = self._words
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction

    def _stop(self, message: str, help: str = "") -> Stop:
        at = self.parser
        place = _at(self.file, at.CurrentLineNumber, at.CurrentColumnNumber)
        return Stop(message, place=place, help=help)

    def _doctype(self, *_: object) -> None:
        raise self._stop("a document type is not allowed in a drawing", "remove <!DOCTYPE …>")

    def _instruction(self, target: str, _: str) -> None:
        raise self._stop(f"<?{target} …?> is not allowed in a drawing", "remove it")

    def _words(self, words: str) -> None:
        if words.strip() and not {*_DESCRIPTIVE} & {*self.open_tags}:
            message = f'the words "{words.strip()[:20]}" would not be drawn'
            raise self._stop(message, "draw them as a <path>, or put them in <title> or <desc>")

    def _open(self, tag: str, attributes: dict[str, str]) -> None:
        paint = {name: value for name, value in attributes.items() if name in USUAL_PAINT}
        rest = {name: value for name, value in attributes.items() if name not in USUAL_PAINT}
        self.paints.append({**self.paints[-1], **paint})
        try:
            self._read(tag, rest)
        except ValueError as error:
            help = OUTLINED if isinstance(error, UnknownAttributeError) else SHAPES_TOLD
            raise self._stop(f"<{tag}> cannot be read: {error}", help) from error
        self.open_tags.append(tag)

    def _read(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "svg" and not self.open_tags:
            self._root(attributes)
        elif tag in SHAPES:
            self.paths.append(paint_outline(shape_outline(tag, attributes), self.paints[-1]))
        elif tag == "g":
            refuse_unknown_attributes(attributes, ())
        elif tag not in _DESCRIPTIVE:
            known = ", ".join(("g", *SHAPES))
            raise self._stop(f"<{tag}> is not allowed in a drawing", f"use {known}")

    def _close(self, tag: str) -> None:
        self.paints.pop()
        self.open_tags.pop()

    def _root(self, attributes: Mapping[str, str]) -> None:
        refuse_unknown_attributes(attributes, _ROOT)
        if "viewBox" not in attributes:
            raise ValueError("viewBox is missing")
        self.box = Box(*read_numbers(attributes["viewBox"], "viewBox", 4))
        if min(self.box.width, self.box.height) < LEAST:
            raise ValueError(f'viewBox="{attributes["viewBox"]}" has no area')
        if "data-number" in attributes:
            self.number = _slot(attributes["data-number"])


def _slot(written: str) -> NumberSlot:
    seat, inks = written.split()[:3], written.split()[3:]
    x, y, height = read_numbers(" ".join(seat), "data-number", 3)
    colours = [read_colour(ink, "data-number") or "" for ink in inks]
    if height < LEAST or not 1 <= len(colours) <= 2 or "" in colours:
        what = "x, y, a height above 0 and #RRGGBB, perhaps #RRGGBB of a disc"
        raise ValueError(f'data-number="{written}", expected {what}')
    return NumberSlot(x, y, height, *colours)


NO_DRAWINGS: Mapping[str, bytes] = MappingProxyType({})


class SvgCache:
    """Drawings of a root by file and usual fill. `known` is what `plain` gave while files were so:
    taking numbers out of path code again would be a good part of a small build's time. Each is
    bytes until it is asked for: to load all takes 55 ms, and few cards show few."""

    def __init__(self, root: FilePath, known: Mapping[str, bytes] = NO_DRAWINGS) -> None:
        self._root, self._known = root, known
        self._read: dict[str, SvgDrawing] = {}
        self._fits: dict[str, tuple[float, ...]] = {}

    def read(self, file: FilePath, *, fill: str = "") -> SvgDrawing:
        """The drawing in `file`; `fill` paints what names no colour. Stop says what is refused, at
        the file as findings call it."""
        key = f"{file} {fill}"
        if key not in self._read:
            known = self._known.get(key)
            self._read[key] = _svg(*marshal.loads(known)) if known else self._of_file(file, fill)
        return self._read[key]

    def optical_fit(self, file: FilePath, *, fill: str = "") -> OpticalFit | None:
        """How the outlines of a drawing lie in a field. To find it takes a millisecond, so it is
        known as the drawing is."""
        key = f"fit {file} {fill}"
        if key not in self._fits:
            if key in self._known:
                self._fits[key] = marshal.loads(self._known[key])
            else:
                outlines = tuple(path.segments for path in self.read(file, fill=fill).paths)
                self._fits[key] = tuple(optical_fit(outlines) or ())
        return OpticalFit(*self._fits[key]) if self._fits[key] else None

    def _of_file(self, file: FilePath, fill: str) -> SvgDrawing:
        if leads_out(file, self._root):
            message, help = "a link leads out of the project here", "put the drawing itself there"
            raise Stop(message, place=Place(display_path(file, self._root)), help=help)
        try:
            return read_svg(file, fill=fill or None)
        except Stop as stop:
            shown = stop.place and stop.place._replace(file=display_path(file, self._root))
            raise Stop(stop.message, place=shown, help=stop.help) from stop

    @property
    def plain(self) -> Mapping[str, bytes]:
        """All that was read and known, each as bytes; `known` itself where nothing is new."""
        if all(key in self._known for key in (*self._read, *self._fits)):
            return self._known
        return {**self._known, **self.found_out}

    @property
    def found_out(self) -> Mapping[str, bytes]:
        """What was read and not known before, each as bytes."""
        found = {**{key: _plain(svg) for key, svg in self._read.items()}, **self._fits}
        new = {key: value for key, value in found.items() if key not in self._known}
        return {key: marshal.dumps(value) for key, value in new.items()}

    def learn(self, found_out: Mapping[str, bytes]) -> None:
        """Know what another process has read."""
        self._known = {**self._known, **found_out} if found_out else self._known


def _plain(svg: SvgDrawing) -> tuple[Any, ...]:
    slot = svg.number
    return tuple(svg.box), tuple(map(tuple, svg.paths)), tuple(slot or ())


def _svg(box: tuple[float, ...], paths: tuple[Any, ...], number: tuple[Any, ...]) -> SvgDrawing:
    slot = NumberSlot(*number) if number else None
    return SvgDrawing(Box(*box), tuple([Path(*path) for path in paths]), slot)
