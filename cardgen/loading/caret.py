"""The exact place of one character of a value in its file.

The parser tells where a scalar begins; folding, quoting and escapes are walked again from there.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

from cardgen.loading.report import Report, Where
from cardgen.loading.source import decode, read_bytes
from cardgen.model.located import Spot
from cardgen.model.place import Place


class Letter(NamedTuple):
    """A character of a value and the line and column, from 0, it comes from."""

    sign: str
    line: int
    column: int


ESCAPE_DIGITS = {"x": 2, "u": 4, "U": 8}
ESCAPES = {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v",
           "f": "\f", "r": "\r", "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028",
           "P": "\u2029"}  # fmt: skip
HEADER = re.compile(r"[|>]([-+]?)([1-9]?)([-+]?)")
LEAD = re.compile(r" *(?:- +)*")


class Carets:
    """Places inside values, from the files under `root`; each file is read when first asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._texts: dict[str, str] = {}

    def place(self, where: Where, offset: int, length: int = 1) -> Place:
        """Where `length` characters of a text value stand, from character `offset` on."""
        whole = where.place
        if whole.file not in self._texts:
            self._texts[whole.file] = _source(self.root / whole.file, whole.file)
        spot = Spot(whole.line - 1, whole.column - 1, whole.end_line - 1, whole.end_column - 1)
        first = caret(self._texts[whole.file], spot, offset)
        last = caret(self._texts[whole.file], spot, offset + max(length, 1) - 1)
        return Place(
            whole.file, first.line + 1, first.column + 1, last.end_line + 1, last.end_column + 1
        )


def _source(path: Path, file: str) -> str:
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode(content, file=file, report=report) if isinstance(content, bytes) else ""
    return text if isinstance(text, str) else ""


def is_block(spot: Spot) -> bool:
    """Whether a text at this spot is a block scalar: those alone end at the start of a line."""
    return spot.end_column == 0 and spot.end_line > spot.line


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
    sign = lines[spot.line][spot.column : spot.column + 1]
    if sign in ("|", ">") and is_block(spot):
        return list(_Block(lines, spot).letters())
    rows = _rows(lines, spot)
    if sign in ("'", '"'):
        return list(_quoted(rows, sign))
    return list(_joined([_trimmed(row) for row in rows]))


def composed(letters: list[Letter]) -> list[Letter]:
    """The letters as NFC leaves them: an accent typed apart joins its letter's place."""
    starts = [i for i, letter in enumerate(letters) if not _joins(letter.sign)]
    if starts[:1] != [0]:
        starts.insert(0, 0)
    result: list[Letter] = []
    for first, after in pairwise([*starts, len(letters)]):
        cluster = letters[first:after]
        whole = normalize("NFC", "".join(letter.sign for letter in cluster))
        for i, sign in enumerate(whole):
            result.append(cluster[min(i, len(cluster) - 1)]._replace(sign=sign))
    return result


def _joins(sign: str) -> bool:
    hangul = "\u1160" <= sign <= "\u11ff"
    return bool(combining(sign)) or hangul or normalize("NFC", "a" + sign) != "a" + sign


def _rows(lines: list[str], spot: Spot) -> list[list[Letter]]:
    """The source between start and end of a quoted or plain scalar, line by line."""
    rows = []
    for number in range(spot.line, spot.end_line + 1):
        first = spot.column if number == spot.line else 0
        last = spot.end_column if number == spot.end_line else len(lines[number])
        rows.append([Letter(lines[number][c], number, c) for c in range(first, last)])
    return rows


def _trimmed(row: list[Letter]) -> list[Letter]:
    while row and row[-1].sign == " ":
        row = row[:-1]
    while row and row[0].sign == " ":
        row = row[1:]
    return row


def _joined(rows: list[list[Letter]]) -> Iterator[Letter]:
    """Flow folding: one line end is a space, each further one a line end."""
    empty = 0
    last: Letter | None = None
    for row in rows:
        if not row:
            empty += 1
            continue
        if last is not None:
            yield from _fold(last, empty)
        yield from row
        last, empty = row[-1], 0


def _fold(last: Letter, empty: int) -> Iterator[Letter]:
    if not empty:
        yield Letter(" ", last.line, last.column + 1)
    for row in range(empty):
        yield Letter("\n", last.line + row + (row > 0), 0 if row else last.column + 1)


def _quoted(rows: list[list[Letter]], quote: str) -> Iterator[Letter]:
    """Between the quotes; spaces at line ends go, unless an escaped line end keeps them."""
    rows[0] = rows[0][1:]
    rows[-1] = rows[-1][:-1]
    pending: Letter | None = None
    empty = 0
    for number, row in enumerate(rows):
        last_row = number == len(rows) - 1
        letters, glued = _row(row, quote, first=number == 0, last=last_row)
        blank = not letters and not glued and number > 0 and not last_row
        if blank:
            empty += 1
            continue
        if pending is not None:
            yield from _fold(pending, empty)
        elif empty:
            yield from (Letter("\n", number - 1, 0) for _ in range(empty))
        yield from letters
        empty = 0
        end = row[-1] if row else Letter(" ", rows[0][0].line if rows[0] else 0, 0)
        pending = None if glued else (letters[-1] if letters else end)


def _row(row: list[Letter], quote: str, *, first: bool, last: bool) -> tuple[list[Letter], bool]:
    """One line of a quoted scalar, decoded, and whether its end is escaped away."""
    at, end = 0, len(row)
    while not first and at < end and row[at].sign == " ":
        at += 1
    letters: list[Letter] = []
    kept = 0
    while at < end:
        step, sign = _decoded(row, at, quote)
        if step == 0:
            return letters, True
        letters.append(row[at]._replace(sign=sign))
        if row[at].sign != " ":
            kept = len(letters)
        at += step
    return (letters if last else letters[:kept]), False


def _decoded(row: list[Letter], at: int, quote: str) -> tuple[int, str]:
    """How many source characters make the next one; 0 for a backslash at the line's end."""
    sign = row[at].sign
    if quote == "'":
        return (2, "'") if sign == "'" else (1, sign)
    if sign != "\\":
        return 1, sign
    if at + 1 == len(row):
        return 0, ""
    code = row[at + 1].sign
    digits = ESCAPE_DIGITS.get(code, 0)
    if digits:
        number = "".join(letter.sign for letter in row[at + 2 : at + 2 + digits])
        return 2 + digits, chr(int(number, 16))
    return 2, ESCAPES.get(code, code)


class _Block:
    """A block scalar: literal keeps its line ends, folded turns lone ones into spaces."""

    def __init__(self, lines: list[str], spot: Spot) -> None:
        self.lines, self.spot = lines, spot
        header = HEADER.match(lines[spot.line], spot.column)
        self.chomp = (header[1] or header[3]) if header else ""
        self.step = int(header[2] or 0) if header else 0
        self.folded = lines[spot.line][spot.column] == ">"

    @cached_property
    def last(self) -> int:
        return min(self.spot.end_line, len(self.lines))

    @cached_property
    def indent(self) -> int:
        """The column at which the words begin."""
        if self.step:
            before = self.lines[self.spot.line][: self.spot.column]
            lead = LEAD.match(before)
            column = lead.end() if lead else 0
            return self.step + (column if before[column:] else max(before.rfind("-"), 0))
        for number in range(self.spot.line + 1, self.last):
            if self.lines[number].strip(" "):
                return len(self.lines[number]) - len(self.lines[number].lstrip(" "))
        return max((len(line) for line in self.lines[self.spot.line + 1 : self.last]), default=0)

    def letters(self) -> Iterator[Letter]:
        numbers = range(self.spot.line + 1, self.last)
        rows = [(number, self.lines[number][self.indent :]) for number in numbers]
        filled = [i for i, (_, words) in enumerate(rows) if words]
        if not filled:
            yield from self._ends(rows if self.chomp == "+" else [])
            return
        before = 0
        for i in filled:
            yield from self._break(rows, before, i)
            number, words = rows[i]
            yield from (Letter(s, number, self.indent + c) for c, s in enumerate(words))
            before = i + 1
        if self.chomp != "-":
            yield from self._ends(
                rows[before - 1 :] if self.chomp == "+" else rows[before - 1 :][:1]
            )

    def _break(self, rows: list[tuple[int, str]], before: int, i: int) -> Iterator[Letter]:
        """What stands between two lines of words that have `i - before` empty ones between."""
        if before == 0:
            yield from self._ends(rows[:i])
            return
        ends = list(self._ends(rows[before - 1 : i]))
        level = rows[before - 1][1][0] not in " \t" and rows[i][1][0] not in " \t"
        if not (self.folded and level):
            yield from ends
        elif len(ends) == 1:
            yield ends[0]._replace(sign=" ")
        else:
            yield from ends[1:]

    def _ends(self, rows: list[tuple[int, str]]) -> Iterator[Letter]:
        for number, words in rows:
            yield Letter("\n", number, self.indent + len(words))
