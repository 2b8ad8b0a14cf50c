"""The exact place of one character of a value in its file.

The parser tells where a scalar begins; folding, quoting and escapes are walked again from there.
"""

from pathlib import Path

from cardgen.loading.block_letters import Block, is_block
from cardgen.loading.flow_letters import flow_letters
from cardgen.loading.letters import Letter, composed
from cardgen.loading.report import Report, Where
from cardgen.loading.source import decode, read_bytes
from cardgen.model.located import Spot
from cardgen.model.place import Place


class Carets:
    """Places inside values, from the files under `root`; each file is read when first asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[str, str] = {}

    def place(self, where: Where, offset: int, length: int = 1) -> Place:
        """Where `length` characters of a text value stand, from character `offset` on."""
        whole = where.place
        text = self._text(whole.file)
        spot = Spot(whole.line - 1, whole.column - 1, whole.end_line - 1, whole.end_column - 1)
        first = caret(text, spot, offset)
        last = caret(text, spot, offset + max(length, 1) - 1)
        return Place(
            whole.file, first.line + 1, first.column + 1, last.end_line + 1, last.end_column + 1
        )

    def typed(self, place: Place) -> str:
        """What stands at a place, as it is typed; nothing where it goes over several lines."""
        lines = self._text(place.file).split("\n")
        if place.line != place.end_line or place.line > len(lines):
            return ""
        return lines[place.line - 1][place.column - 1 : place.end_column - 1]

    def _text(self, file: str) -> str:
        if file not in self._texts:
            self._texts[file] = _source(self.root / file, file)
        return self._texts[file]


def _source(path: Path, file: str) -> str:
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode(content, file=file, report=report) if isinstance(content, bytes) else ""
    return text if isinstance(text, str) else ""


def caret(text: str, spot: Spot, offset: int) -> Spot:
    """Where character `offset` of the scalar at `spot` stands in `text`.

    The offset after the last character gives the place after it; further ones the same.
    """
    letters = composed(walk(text, spot))
    if not letters:
        return Spot(spot.line, spot.column, spot.line, spot.column + 1)
    if offset < len(letters):
        here = letters[max(offset, 0)]
        return Spot(here.line, here.column, here.line, here.column + 1)
    last = letters[-1]
    return Spot(last.line, last.column + 1, last.line, last.column + 2)


def walk(text: str, spot: Spot) -> list[Letter]:
    """The characters of the scalar at `spot`, each with its source, before composing (NFC)."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[spot.line][spot.column : spot.column + 1] in ("|", ">") and is_block(spot):
        return list(Block(lines, spot).letters())
    return flow_letters(lines, spot)
