"""Where each character of a value stands in its file."""

from pathlib import Path
from typing import NamedTuple

from cardgen.model.finding import Place, Report
from cardgen.model.located import Spot, ValueRef
from cardgen.yaml.characters import (
    BLOCK_HEADER,
    BlockScalar,
    Character,
    compose_characters,
    flow_characters,
)
from cardgen.yaml.source import decode_text, read_bytes

MOST_KEPT = 16  # values whose characters are kept: findings come value by value


class BlockHeader(NamedTuple):
    """The sign that begins a block scalar; `folded` begins one without line ends in its place."""

    place: Place
    folded: str


class SourceMap:
    """Places inside values, from the files under `root`; each file is read when first asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[str, str] = {}
        self._lines: dict[str, list[str]] = {}
        self._characters: dict[tuple[str, Spot], list[Character]] = {}

    def place(self, where: ValueRef, offset: int, length: int = 1) -> Place:
        """Where `length` characters of a text value stand, from character `offset` on."""
        file, text, spot = self._scalar(where)
        characters = self._characters_of(file, text, spot)
        first = _character_spot(characters, spot, offset)
        last = _character_spot(characters, spot, offset + max(length, 1) - 1)
        return Place(file, first.line + 1, first.column + 1, last.end_line + 1, last.end_column + 1)

    def _characters_of(self, file: str, text: str, spot: Spot) -> list[Character]:
        """The characters of a value, kept for its next findings: a long one may have many."""
        if (file, spot) not in self._characters:
            if len(self._characters) == MOST_KEPT:
                self._characters.clear()
            self._characters[file, spot] = map_characters(text, spot)
        return self._characters[file, spot]

    def header(self, where: ValueRef) -> BlockHeader | None:
        """The header of a text that is a block scalar; None of any other."""
        file, _, spot = self._scalar(where)
        lines = self._lines_of(file)
        found = BLOCK_HEADER.match(lines[spot.line], spot.column) if spot.is_block else None
        if found is None:
            return None
        line = spot.line + 1
        place = Place(file, line, found.start() + 1, line, found.end() + 1)
        return BlockHeader(place, f">{found[2]}-")

    def _scalar(self, where: ValueRef) -> tuple[str, str, Spot]:
        """The file of a text value, all that stands in it, and where the value does."""
        whole = where.place
        text = self._text(whole.file)
        spot = Spot(whole.line - 1, whole.column - 1, whole.end_line - 1, whole.end_column - 1)
        return whole.file, text, spot

    def typed(self, place: Place) -> str:
        """What stands at a place, as it is typed; nothing where it goes over several lines."""
        lines = self._lines_of(place.file)
        if place.line != place.end_line or place.line > len(lines):
            return ""
        return lines[place.line - 1][place.column - 1 : place.end_column - 1]

    def _lines_of(self, file: str) -> list[str]:
        if file not in self._lines:
            self._lines[file] = self._text(file).split("\n")
        return self._lines[file]

    def _text(self, file: str) -> str:
        if file not in self._texts:
            self._texts[file] = _source(self.root / file, file)
        return self._texts[file]


def _source(path: Path, file: str) -> str:
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode_text(content, file=file, report=report) if isinstance(content, bytes) else ""
    return text if isinstance(text, str) else ""


def _character_spot(characters: list[Character], spot: Spot, offset: int) -> Spot:
    """Where character `offset` stands; behind the last one for it and all that follow."""
    if not characters:
        return Spot(spot.line, spot.column, spot.line, spot.column + 1)
    if offset < len(characters):
        here = characters[max(offset, 0)]
        return Spot(here.line, here.column, here.line, here.column + 1)
    last = characters[-1]
    return Spot(last.line, last.column + 1, last.line, last.column + 2)


def map_characters(text: str, spot: Spot) -> list[Character]:
    """The characters of the scalar at `spot` as NFC leaves them, each with its source."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[spot.line][spot.column : spot.column + 1] in ("|", ">") and spot.is_block:
        return compose_characters(list(BlockScalar(lines, spot).characters()))
    return compose_characters(flow_characters(lines, spot))
