"""The characters of a YAML scalar, each with the line and column it comes from.

The parser tells where a scalar begins and ends; folding, quoting, escapes are walked again here."""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple
from unicodedata import combining, normalize

from cardgen.model.located import Spot


class Character(NamedTuple):
    """A character of a value and the line and column, from 0, it comes from."""

    sign: str
    line: int
    column: int


def compose_characters(characters: list[Character]) -> list[Character]:
    """The characters as NFC leaves them: an accent typed apart joins its character's place."""
    starts = [i for i, character in enumerate(characters) if not _joins(character.sign)]
    if starts[:1] != [0]:
        starts.insert(0, 0)
    result: list[Character] = []
    for first, after in pairwise([*starts, len(characters)]):
        cluster = characters[first:after]
        whole = normalize("NFC", "".join(character.sign for character in cluster))
        for i, sign in enumerate(whole):
            result.append(cluster[min(i, len(cluster) - 1)]._replace(sign=sign))
    return result


def _joins(sign: str) -> bool:
    hangul = "\u1160" <= sign <= "\u11ff"
    return bool(combining(sign)) or hangul or normalize("NFC", "a" + sign) != "a" + sign


BLOCK_HEADER = re.compile(r"[|>]([-+]?)([1-9]?)([-+]?)")
BLOCK_LEAD = re.compile(r" *(?:- +)*")


class BlockScalar:
    """A block scalar: literal keeps its line ends, folded turns lone ones into spaces."""

    def __init__(self, lines: list[str], spot: Spot) -> None:
        self.lines, self.spot = lines, spot
        header = BLOCK_HEADER.match(lines[spot.line], spot.column)
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
            lead = BLOCK_LEAD.match(before)
            column = lead.end() if lead else 0
            return self.step + (column if before[column:] else max(before.rfind("-"), 0))
        for number in range(self.spot.line + 1, self.last):
            if self.lines[number].strip(" "):
                return len(self.lines[number]) - len(self.lines[number].lstrip(" "))
        return max((len(line) for line in self.lines[self.spot.line + 1 : self.last]), default=0)

    def characters(self) -> Iterator[Character]:
        """Its characters in order."""
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
            yield from (Character(s, number, self.indent + c) for c, s in enumerate(words))
            before = i + 1
        if self.chomp != "-":
            yield from self._ends(
                rows[before - 1 :] if self.chomp == "+" else rows[before - 1 :][:1]
            )

    def _break(self, rows: list[tuple[int, str]], before: int, i: int) -> Iterator[Character]:
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

    def _ends(self, rows: list[tuple[int, str]]) -> Iterator[Character]:
        for number, words in rows:
            yield Character("\n", number, self.indent + len(words))


ESCAPE_DIGITS = {"x": 2, "u": 4, "U": 8}
ESCAPES = {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v",
           "f": "\f", "r": "\r", "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028",
           "P": "\u2029"}  # fmt: skip


def flow_characters(lines: list[str], spot: Spot) -> list[Character]:
    """The characters of the plain or quoted scalar at `spot` of these lines."""
    rows = _rows(lines, spot)
    sign = lines[spot.line][spot.column : spot.column + 1]
    if sign in ("'", '"'):
        return list(_quoted(rows, sign))
    return list(_joined([_trimmed(row) for row in rows]))


def _rows(lines: list[str], spot: Spot) -> list[list[Character]]:
    """The source between start and end of a quoted or plain scalar, line by line."""
    rows = []
    for number in range(spot.line, spot.end_line + 1):
        first = spot.column if number == spot.line else 0
        last = spot.end_column if number == spot.end_line else len(lines[number])
        rows.append([Character(lines[number][c], number, c) for c in range(first, last)])
    return rows


def _trimmed(row: list[Character]) -> list[Character]:
    while row and row[-1].sign == " ":
        row = row[:-1]
    while row and row[0].sign == " ":
        row = row[1:]
    return row


def _joined(rows: list[list[Character]]) -> Iterator[Character]:
    """Flow folding: one line end is a space, each further one a line end."""
    empty = 0
    last: Character | None = None
    for row in rows:
        if not row:
            empty += 1
            continue
        if last is not None:
            yield from _fold(last, empty)
        yield from row
        last, empty = row[-1], 0


def _fold(last: Character, empty: int) -> Iterator[Character]:
    if not empty:
        yield Character(" ", last.line, last.column + 1)
    for row in range(empty):
        yield Character("\n", last.line + row + (row > 0), 0 if row else last.column + 1)


def _quoted(rows: list[list[Character]], quote: str) -> Iterator[Character]:
    """Between the quotes; spaces at line ends go, unless an escaped line end keeps them."""
    rows[0] = rows[0][1:]
    rows[-1] = rows[-1][:-1]
    pending: Character | None = None
    empty = 0
    for number, row in enumerate(rows):
        last_row = number == len(rows) - 1
        characters, glued = _row(row, quote, first=number == 0, last=last_row)
        blank = not characters and not glued and number > 0 and not last_row
        if blank:
            empty += 1
            continue
        if pending is not None:
            yield from _fold(pending, empty)
        elif empty:
            yield from (Character("\n", number - 1, 0) for _ in range(empty))
        yield from characters
        empty = 0
        end = row[-1] if row else Character(" ", rows[0][0].line if rows[0] else 0, 0)
        pending = None if glued else (characters[-1] if characters else end)


def _row(
    row: list[Character], quote: str, *, first: bool, last: bool
) -> tuple[list[Character], bool]:
    """One line of a quoted scalar, decoded, and whether its end is escaped away."""
    at, end = 0, len(row)
    while not first and at < end and row[at].sign == " ":
        at += 1
    characters: list[Character] = []
    kept = 0
    while at < end:
        step, sign = _decoded(row, at, quote)
        if step == 0:
            return characters, True
        characters.append(row[at]._replace(sign=sign))
        if row[at].sign != " ":
            kept = len(characters)
        at += step
    return (characters if last else characters[:kept]), False


def _decoded(row: list[Character], at: int, quote: str) -> tuple[int, str]:
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
        number = "".join(character.sign for character in row[at + 2 : at + 2 + digits])
        return 2 + digits, chr(int(number, 16))
    return 2, ESCAPES.get(code, code)
