"""A ruler to hold a real one against: if its 100 mm are not 100 mm, the print was scaled."""

from typing import NamedTuple

from cardgen.sheets.affine import placed
from cardgen.sheets.figures import Label, Line
from cardgen.units import Box, Size

HEIGHT = 2.0
_HALF_CENTIMETRE = 1.2
_NUMBER = 1.8  # mm of font size
_UNIT_ROOM = 5.0  # “10 cm” stands beyond the last tick


class Figures(NamedTuple):
    """Strokes and words that belong together."""

    lines: tuple[Line, ...] = ()
    labels: tuple[Label, ...] = ()


def ruler_size(length: int) -> Size:
    """The room a lying ruler of `length` mm takes with its numbers."""
    return Size(length + _UNIT_ROOM, HEIGHT)


def ruler(length: int, box: Box, turn: int = 0) -> Figures:
    """A ruler in `box` (of `ruler_size`, or standing at turn 270): ticks every 5 mm, cm numbers.

    Numbers stand to the right of their tick and so need no height of their own.
    """
    ticks = [_tick(x) for x in range(0, length + 1, 5)]
    base = Line(0, HEIGHT, length, HEIGHT)
    numbers = [_number(x, length) for x in range(0, length + 1, 10)]
    return turned(Figures((base, *ticks), tuple(numbers)), box, turn)


def _tick(x: int) -> Line:
    return Line(x, HEIGHT - (_HALF_CENTIMETRE if x % 10 else HEIGHT), x, HEIGHT)


def _number(x: int, length: int) -> Label:
    unit = "\u202fcm" if x == length else ""
    return Label(x + 0.4, HEIGHT - 0.5, f"{x // 10}{unit}", _NUMBER)


def turned(figures: Figures, box: Box, turn: int) -> Figures:
    """Figures drawn from their own top left corner, set into `box` of the page."""
    move = placed(box, turn)
    return Figures(
        tuple(line.through(move) for line in figures.lines),
        tuple(_moved(label, *move.point(label.x, label.y), turn) for label in figures.labels),
    )


def _moved(label: Label, x: float, y: float, turn: int) -> Label:
    return label._replace(x=x, y=y, turn=(label.turn + turn) % 360)
