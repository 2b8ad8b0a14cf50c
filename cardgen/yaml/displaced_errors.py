"""Mistakes of which YAML complains on another line than theirs."""

import re
from typing import Any, NamedTuple

from cardgen.model.finding import Place, Stop

DASHES = "–—−‐‑"  # what typewriters of the day make of a hyphen
DASH = re.compile(rf"\s*([{DASHES}])\s*(\S.*)")
GLUED = re.compile(r"([^\s:#\"'{\[][^:#\"'{\[]*):(\S.*)")
KEYLESS = re.compile(r"([^\s:#\"'{\[|>&*!-][^\s:#]*)(?: +([^:#]*[^:#\s]))? *$")
ITEM = re.compile(r" *(?:- +)*")
BLOCK = "words of several lines are typed as a block: fr: >-"


class DisplacedError(NamedTuple):
    """A mistake with the line and column (from 1) where it is."""

    line: int
    column: int
    message: str
    help: str

    def stop(self, file: str) -> Stop:
        place = Place(file, self.line, self.column, self.line, self.column + 1)
        return Stop(self.message, place=place, help=self.help)


def displaced_error(
    complaint: str, lines: list[str], mark: Any, context: Any
) -> DisplacedError | None:
    """What is wrong on another line than the one of the `mark`; `context` is where it began."""
    if "could not find expected ':'" in complaint and context and context.line < len(lines):
        return _glued(lines, context) or _keyless(lines, context.line, context.column)
    if "mapping values are not allowed" in complaint:
        return _keyless_above(lines, mark)
    return _dash(lines, mark)


def _glued(lines: list[str], mark: Any) -> DisplacedError | None:
    """`emblem:lyre`."""
    match = GLUED.match(lines[mark.line], mark.column)
    if match is None:
        return None
    message = "a colon needs a space after it, else YAML takes key and value for one word"
    help = f"type {match[1]}: {match[2].strip()}"
    return DisplacedError(mark.line + 1, match.end(1) + 1, message, help)


def _keyless(lines: list[str], number: int, column: int) -> DisplacedError | None:
    """`emblem lyre`, in the line with this number (from 0)."""
    match = KEYLESS.match(lines[number], column)
    if match is None:
        return None
    typed = f"{match[1]}: {match[2]}" if match[2] else f"{match[1]}:"
    message = "a key without a colon: YAML expects key: value"
    return DisplacedError(number + 1, column + 1, message, f"type {typed}; {BLOCK}")


def _keyless_above(lines: list[str], mark: Any) -> DisplacedError | None:
    """`- id iris` over keys that begin in the same column."""
    above = next((n for n in range(mark.line - 1, -1, -1) if lines[n].strip()), None)
    if above is None or mark.line >= len(lines):
        return None
    column = _content(lines[above])
    if column != _content(lines[mark.line]) or column == len(lines[above]):
        return None
    return _keyless(lines, above, column)


def _content(line: str) -> int:
    """The column (from 0) where a line begins, after hyphens."""
    found = ITEM.match(line)
    return found.end() if found else 0


def _dash(lines: list[str], mark: Any) -> DisplacedError | None:
    """`– id: iris`."""
    match = DASH.match(lines[mark.line]) if mark.line < len(lines) else None
    if match is None:
        return None
    message = f'an item of a list begins with a hyphen, and "{match[1]}" is a dash'
    return DisplacedError(mark.line + 1, match.start(1) + 1, message, f"type - {match[2].strip()}")
