"""The `d` of an SVG path as absolute lines and cubic curves, elliptical arcs included.

fontTools follows the pen. Its reader passes over what it does not understand, and draws no arc that
lacks a radius, so it is handed plain code only: as most is typed, or read strictly and rewritten.
"""

import re
from collections.abc import Iterator, Sequence

from cardgen.outlines import Segment, Segments

Point = tuple[float, float]

_LENGTH = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_SEPARATORS = " \t\r\n,"
# Numbers that all readers part alike, none of them huge; radii that are not 0. What is atomic or
# possessive, here and below, is never given back in part.
_SPACE = f"[{_SEPARATORS}]*+"
_PLAIN = rf"(?>[-+]?(?:(?:0|[1-9][0-9]{{0,6}})(?:\.[0-9]+)?|\.[0-9]+)(?![0-9eE])){_SPACE}"
_PLAIN_SETS = {
    **{letter: _PLAIN * length for letter, length in _LENGTH.items()},
    "A": rf"(?:(?=[0.]*[1-9]){_PLAIN}){{2}}{_PLAIN}(?:[01][ ,]*+){{2}}{_PLAIN * 2}",
}
_PLAIN_COMMANDS = "|".join(
    f"[{letter}{letter.lower()}]{_SPACE}(?:{numbers}){'++' if numbers else ''}"
    for letter, numbers in _PLAIN_SETS.items()
)
_PLAIN_CODE = re.compile(f"{_SPACE}(?=[Mm])(?:{_PLAIN_COMMANDS})++")


def read_path(code: str) -> Segments:
    """Path code as segments; ValueError names what cannot be read."""
    plain = code if _PLAIN_CODE.fullmatch(code) else " ".join(_rewritten(code))
    # Slow to load, and the drawings of most builds are known from the one before.
    from fontTools.svgLib.path.parser import parse_path

    pen = _SegmentPen()
    try:
        parse_path(plain, pen)
    except ArithmeticError as error:
        raise ValueError("an arc is too short beside its radii") from error
    return tuple(pen.segments)


class _SegmentPen:
    """Takes down what fontTools tells a pen to draw; the names are those of its pens."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.at = self.start = (0.0, 0.0)

    def moveTo(self, point: Point) -> None:
        self.segments.append(("M", *point))
        self.at = self.start = point

    def lineTo(self, point: Point) -> None:
        self.segments.append(("L", *point))
        self.at = point

    def curveTo(self, first: Point, second: Point, end: Point) -> None:
        self.segments.append(("C", *first, *second, *end))
        self.at = end

    def qCurveTo(self, control: Point, end: Point) -> None:
        """A quadratic curve as a cubic one: its control points lie two thirds of the way."""
        (x0, y0), (cx, cy), (x, y) = self.at, control, end
        first = (x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0))
        self.curveTo(first, (x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y)), end)

    def closePath(self) -> None:
        """The line back to the start, which fontTools draws before it closes, needs no segment."""
        if self.segments[-1] == ("L", *self.start):
            self.segments.pop()
        self.segments.append(("Z",))
        self.at = self.start

    def endPath(self) -> None:
        """The end of an open contour needs no segment."""


def _rewritten(code: str) -> Iterator[str]:
    """Commands in plain code; an arc without a radius is a line."""
    for letter, numbers in _commands(code):
        if letter in "Aa":
            for arc in zip(*[iter(numbers)] * _LENGTH["A"], strict=True):
                yield _plain_arc(letter, *arc)
        else:
            yield f"{letter}{' '.join(map(repr, numbers))}"


def _plain_arc(
    letter: str, rx: float, ry: float, turn: float, large: float, sweep: float, x: float, y: float
) -> str:
    if rx and ry:
        return f"{letter}{rx} {ry} {turn} {large:.0f} {sweep:.0f} {x} {y}"
    return f"{'l' if letter == 'a' else 'L'}{x} {y}"


# So large that a sum of a few is still a number, and far more than any drawing takes.
LARGEST = 1e9
_GAP = f"[{_SEPARATORS}]*"
_NUMBER = r"(?>[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)"
_LETTER = re.compile("([MmZzLlHhVvCcSsQqTtAa])")
_ONE = re.compile(_NUMBER)
_NUMBERS = re.compile(f"(?:{_GAP}{_NUMBER})*{_GAP}")
# Flags may touch each other and what follows them: `a1 1 0 01.5 0` ends at .5, 0.
_ARC = re.compile(_GAP + _GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2))


def _commands(code: str) -> Iterator[tuple[str, list[float]]]:
    """Every command in order, with one set of numbers or several; ValueError names what is wrong.

    Flags of arcs are numbers like the rest.
    """
    head, *pieces = _LETTER.split(code)
    if head.strip(_SEPARATORS):
        raise ValueError(f"path code cannot be read at {_start(head)}")
    if pieces and pieces[0] not in "Mm":
        raise ValueError(f"path code begins with M, not {pieces[0]}")
    for letter, rest in zip(pieces[::2], pieces[1::2], strict=True):
        numbers = _of_arcs(rest) if letter in "Aa" else _plain(rest)
        length = _LENGTH[letter.upper()]
        if len(numbers) % length if length and numbers else length or numbers:
            wanted = f"{length} numbers at a time" if length else "no numbers"
            raise ValueError(f"path command {letter} takes {wanted}, found {len(numbers)}")
        yield letter, numbers


def _plain(rest: str) -> list[float]:
    read = _NUMBERS.match(rest)
    if not read or read.end() < len(rest):
        raise ValueError(f"path code cannot be read at {_start(rest[read.end() if read else 0 :])}")
    return _bounded(_ONE.findall(rest))


def _of_arcs(rest: str) -> list[float]:
    numbers: list[float] = []
    at = 0
    while rest[at:].strip(_SEPARATORS):
        arc = _ARC.match(rest, at)
        if not arc:
            hint = "radii, turn, two flags 0 or 1, x and y"
            raise ValueError(f"expected an arc ({hint}) at {_start(rest[at:])}")
        numbers += _bounded(arc.groups())
        at = arc.end()
    return numbers


def _bounded(written: Sequence[str]) -> list[float]:
    numbers = [*map(float, written)]
    for text, number in zip(written, numbers, strict=True):
        if abs(number) > LARGEST:
            raise ValueError(f"the number {text} is too large")
    return numbers


def _start(code: str) -> str:
    return repr(code.strip(_SEPARATORS)[:12])
