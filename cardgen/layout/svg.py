"""Signs and emblems drawn as SVG: a strict subset, read into paths."""

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any, NamedTuple
from xml.parsers import expat

from cardgen.layout.marks import Path
from cardgen.layout.svg_paint import USUAL, colour, painted
from cardgen.layout.svg_shapes import SHAPES, numbers, outline, refuse_others
from cardgen.model.finding import Stop
from cardgen.model.place import Place
from cardgen.units import Box

_DESCRIPTIVE = ("title", "desc")
_ROOT = ("xmlns", "viewBox", "width", "height", "data-number")


class NumberSlot(NamedTuple):
    """Where a sign carries its number: centre, cap height, in the sign's units, and colour."""

    x: float
    y: float
    height: float
    colour: str


class Svg(NamedTuple):
    """A drawing read from a file: its view box and painted paths."""

    box: Box
    paths: tuple[Path, ...]
    number: NumberSlot | None = None


def read_svg(file: FilePath, *, fill: str | None = None) -> Svg:
    """Read one file; `fill` paints what names no colour of its own. Stop says what is refused."""
    reader = _Reader(file, fill)
    try:
        reader.parser.Parse(file.read_bytes(), True)
    except expat.ExpatError as error:
        place = _at(file, error.lineno, error.offset)
        raise Stop("this SVG cannot be read as XML", place=place) from error
    if reader.box is None:
        raise Stop("an <svg> with a viewBox was expected", place=Place(str(file)))
    return Svg(reader.box, tuple(reader.paths), reader.number)


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
        self.paints: list[dict[str, str]] = [{**USUAL, **({"fill": fill} if fill else {})}]
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
        paint = {name: value for name, value in attributes.items() if name in USUAL}
        rest = {name: value for name, value in attributes.items() if name not in USUAL}
        self.paints.append({**self.paints[-1], **paint})
        try:
            self._read(tag, rest)
        except ValueError as error:
            raise self._stop(f"<{tag}> cannot be read: {error}") from error
        self.open_tags.append(tag)

    def _read(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "svg" and not self.open_tags:
            self._root(attributes)
        elif tag in SHAPES:
            self.paths.append(painted(outline(tag, attributes), self.paints[-1]))
        elif tag == "g":
            refuse_others(attributes, ())
        elif tag not in _DESCRIPTIVE:
            known = ", ".join(("g", *SHAPES))
            raise self._stop(f"<{tag}> is not allowed in a drawing", f"use {known}")

    def _close(self, tag: str) -> None:
        self.paints.pop()
        self.open_tags.pop()

    def _root(self, attributes: Mapping[str, str]) -> None:
        refuse_others(attributes, _ROOT)
        if "viewBox" not in attributes:
            raise ValueError("viewBox is missing")
        self.box = Box(*numbers(attributes["viewBox"], "viewBox", 4))
        if min(self.box.width, self.box.height) <= 0:
            raise ValueError(f'viewBox="{attributes["viewBox"]}" has no area')
        if "data-number" in attributes:
            self.number = _slot(attributes["data-number"])


def _slot(written: str) -> NumberSlot:
    *seat, ink = written.split() or [""]
    x, y, height = numbers(" ".join(seat), "data-number", 3)
    return NumberSlot(x, y, height, colour(ink, "data-number") or "")
