"""SVG files read into paths: a strict subset."""

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any
from xml.parsers import expat

from cardgen.files import read_whole_file
from cardgen.layout.marks import Path
from cardgen.layout.svg.drawing import NumberSlot, SvgDrawing
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
