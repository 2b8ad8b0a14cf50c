"""Where the characters of a plain or quoted scalar come from: folding and escapes walked again."""

from collections.abc import Iterator

from cardgen.loading.letters import Letter
from cardgen.model.located import Spot

ESCAPE_DIGITS = {"x": 2, "u": 4, "U": 8}
ESCAPES = {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "\t": "\t", "n": "\n", "v": "\v",
           "f": "\f", "r": "\r", "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028",
           "P": "\u2029"}  # fmt: skip


def flow_letters(lines: list[str], spot: Spot) -> list[Letter]:
    """The characters of the plain or quoted scalar at `spot` of these lines."""
    rows = _rows(lines, spot)
    sign = lines[spot.line][spot.column : spot.column + 1]
    if sign in ("'", '"'):
        return list(_quoted(rows, sign))
    return list(_joined([_trimmed(row) for row in rows]))


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
