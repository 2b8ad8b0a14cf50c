"""The `d` of an SVG path as absolute lines and cubic curves, elliptical arcs included.

Drawn here, a command with all its numbers at a time: a pack has twenty thousand paths, and the
reader of fontTools, made for the few of a font, takes twice as long. It turns arcs into curves.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, repeat

from cardgen.outlines import Segment, Segments

_LENGTH = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_SEPARATORS = " \t\r\n,"
# Numbers that are told apart without looking at what they are of, none of them huge; flags that
# what follows is no part of. What is atomic or possessive, here and below, is never given back in
# part.
_SPACE = f"[{_SEPARATORS}]*+"
_PLAIN_NUMBER = r"[-+]?(?:(?:0|[1-9][0-9]{0,6})(?:\.[0-9]+)?|\.[0-9]+)"
_PLAIN = rf"(?>{_PLAIN_NUMBER}(?![0-9eE])){_SPACE}"
_FLAG = rf"(?:0(?!\.)|1(?![0-9.])){_SPACE}"
_PLAIN_SETS = {
    **{letter: _PLAIN * length for letter, length in _LENGTH.items()},
    "A": _PLAIN * 3 + _FLAG * 2 + _PLAIN * 2,
}
_PLAIN_COMMANDS = "|".join(
    f"[{letter}{letter.lower()}]{_SPACE}(?:{numbers}){'++' if numbers else ''}"
    for letter, numbers in _PLAIN_SETS.items()
)
_PLAIN_ONE = re.compile(_PLAIN_NUMBER)

Command = tuple[str, Sequence[float]]


@cache
def _plain_code() -> re.Pattern[str]:
    """Code of such numbers alone. To compile this takes as long as a deck of thirty cards, and a
    build whose drawings are kept reads none."""
    return re.compile(f"{_SPACE}(?=[Mm])(?:{_PLAIN_COMMANDS})++")


@lru_cache(maxsize=16384)
def read_path(code: str) -> Segments:
    """Path code as segments; ValueError names what cannot be read. Of twenty thousand paths half
    stand in other drawings too: read once, a check from nothing takes 0.97."""
    pen = _Pen()
    for letter, numbers in (
        _plain_commands(code) if _plain_code().fullmatch(code) else _commands(code)
    ):
        pen.follow(letter, numbers)
    return tuple(pen.segments)


class _Pen:
    """Follows commands, each with all its numbers, from where it is: (`x`, `y`).

    `control` is the last control point of a curve, `kind` the letter of curves like it.
    """

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.control_x = self.control_y = 0.0
        self.kind, self.open = "", False

    def follow(self, letter: str, numbers: Sequence[float]) -> None:
        """Draw a command; its numbers count from the pen where the letter is small."""
        if not self.open and letter not in "MmZz":
            self._move((self.start_x, self.start_y), relative=False)
        capital = letter.upper()
        _DRAWN[capital](self, numbers, letter != capital)
        self.kind = _KINDS.get(capital, "")

    def _origin(self, relative: bool) -> tuple[float, float]:
        return (self.x, self.y) if relative else (0.0, 0.0)

    def _move(self, numbers: Sequence[float], relative: bool) -> None:
        x0, y0 = self._origin(relative)
        self.x, self.y = self.start_x, self.start_y = x0 + numbers[0], y0 + numbers[1]
        self.segments.append(("M", self.x, self.y))
        self.open = True
        if len(numbers) > 2:
            self._lines(numbers[2:], relative)

    def _lines(self, numbers: Sequence[float], relative: bool) -> None:
        xs, ys = numbers[::2], numbers[1::2]
        if relative:
            xs = [*accumulate(xs, initial=self.x)][1:]
            ys = [*accumulate(ys, initial=self.y)][1:]
        self.segments += zip(repeat("L"), xs, ys)
        self.x, self.y = xs[-1], ys[-1]

    def _across(self, numbers: Sequence[float], relative: bool) -> None:
        for number in numbers:
            self.x = self.x + number if relative else number
            self.segments.append(("L", self.x, self.y))

    def _down(self, numbers: Sequence[float], relative: bool) -> None:
        for number in numbers:
            self.y = self.y + number if relative else number
            self.segments.append(("L", self.x, self.y))

    def _curves(self, numbers: Sequence[float], relative: bool) -> None:
        for at in range(0, len(numbers), 6):
            x0, y0 = self._origin(relative)
            x1, y1, x2, y2, x, y = numbers[at : at + 6]
            self._curve(x0 + x1, y0 + y1, x0 + x2, y0 + y2, x0 + x, y0 + y)

    def _smooth(self, numbers: Sequence[float], relative: bool) -> None:
        for at in range(0, len(numbers), 4):
            x0, y0 = self._origin(relative)
            x2, y2, x, y = numbers[at : at + 4]
            self._curve(*self._mirrored("C"), x0 + x2, y0 + y2, x0 + x, y0 + y)
            self.kind = "C"

    def _curve(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> None:
        self.segments.append(("C", x1, y1, x2, y2, x, y))
        self.control_x, self.control_y, self.x, self.y = x2, y2, x, y

    def _quadratic(self, numbers: Sequence[float], relative: bool) -> None:
        for at in range(0, len(numbers), 4):
            x0, y0 = self._origin(relative)
            cx, cy, x, y = numbers[at : at + 4]
            self._bend(x0 + cx, y0 + cy, x0 + x, y0 + y)

    def _smooth_quadratic(self, numbers: Sequence[float], relative: bool) -> None:
        for at in range(0, len(numbers), 2):
            x0, y0 = self._origin(relative)
            self._bend(*self._mirrored("Q"), x0 + numbers[at], y0 + numbers[at + 1])
            self.kind = "Q"

    def _bend(self, cx: float, cy: float, x: float, y: float) -> None:
        """A quadratic curve as a cubic one: its control points lie two thirds of the way."""
        first = (self.x + 2 / 3 * (cx - self.x), self.y + 2 / 3 * (cy - self.y))
        self.segments.append(("C", *first, x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), x, y))
        self.control_x, self.control_y, self.x, self.y = cx, cy, x, y

    def _mirrored(self, kind: str) -> tuple[float, float]:
        """The last control point, beyond where the pen is; there itself after no such curve."""
        if self.kind != kind:
            return self.x, self.y
        return self.x + self.x - self.control_x, self.y + self.y - self.control_y

    def _arcs(self, numbers: Sequence[float], relative: bool) -> None:
        """Arcs as curves; one without a radius is a line."""
        # Slow to load, and the drawings of most builds are known from the one before.
        from fontTools.svgLib.path.arc import EllipticalArc

        for at in range(0, len(numbers), 7):
            x0, y0 = self._origin(relative)
            rx, ry, turn, large, sweep, x, y = numbers[at : at + 7]
            start, end = complex(self.x, self.y), complex(x0 + x, y0 + y)
            if not (rx and ry):
                self._lines((end.real, end.imag), relative=False)
                continue
            arc = EllipticalArc(start, abs(rx), abs(ry), turn, bool(large), bool(sweep), end)
            try:
                arc.draw(self)
            except ArithmeticError as error:
                raise ValueError("an arc is too short beside its radii") from error
            self.x, self.y = end.real, end.imag

    def curveTo(self, *points: tuple[float, float]) -> None:
        """Take down a part of an arc; pens of fontTools have this name for it."""
        self.segments.append(("C", *(number for point in points for number in point)))

    def _close(self, numbers: Sequence[float], relative: bool) -> None:
        """The line back to the start needs no segment, nor does a second Z."""
        if self.open:
            if self.segments[-1] == ("L", self.start_x, self.start_y):
                self.segments.pop()
            self.segments.append(("Z",))
            self.x, self.y, self.open = self.start_x, self.start_y, False


_DRAWN: dict[str, Callable[[_Pen, Sequence[float], bool], None]] = {
    "M": _Pen._move, "L": _Pen._lines, "H": _Pen._across, "V": _Pen._down, "C": _Pen._curves,
    "S": _Pen._smooth, "Q": _Pen._quadratic, "T": _Pen._smooth_quadratic, "A": _Pen._arcs,
    "Z": _Pen._close,
}  # fmt: skip
_KINDS = {"C": "C", "S": "C", "Q": "Q", "T": "Q"}


def _plain_commands(code: str) -> Iterator[Command]:
    """The commands of plain code."""
    pieces = _LETTER.split(code)
    for letter, rest in zip(pieces[1::2], pieces[2::2], strict=True):
        yield letter, [*map(float, _PLAIN_ONE.findall(rest))]


# So large that a sum of a few is still a number, and far more than any drawing takes.
LARGEST = 1e9
_GAP = f"[{_SEPARATORS}]*"
_NUMBER = r"(?>[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)"
_LETTER = re.compile("([MmZzLlHhVvCcSsQqTtAa])")
_ONE = re.compile(_NUMBER)
_NUMBERS = re.compile(f"(?:{_GAP}{_NUMBER})*{_GAP}")


@cache
def _arc() -> re.Pattern[str]:
    """Flags may touch each other and what follows them: `a1 1 0 01.5 0` ends at .5, 0."""
    return re.compile(
        _GAP + _GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2)
    )


def _commands(code: str) -> Iterator[Command]:
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
        arc = _arc().match(rest, at)
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
