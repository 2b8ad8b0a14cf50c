"""Rows of frames and squares that show how far a back lies from its front.

Every frame of the front has a square behind it, shifted by the number at the frame. The square
that looks centred through the paper tells which shift puts the back right: that number is typed.
"""

from collections.abc import Iterator
from math import degrees
from typing import Literal, NamedTuple

from cardgen.imposition.figures import BLACK, Label, Patch, square_around
from cardgen.imposition.geometry import Mirror, Offset

STEP = 0.5
STEPS = 6  # to either side of zero: ±3 mm
PITCH = 8.0
SPAN = 64.0  # from the page's centre to each row: outside the 100 mm cross
FRAME = 3.5
SQUARE = 2.5  # half a millimetre of white all round; one step off touches the frame
_NUMBER = 1.9
_FRAME_WIDTH = 0.2

RowName = Literal["top", "bottom", "left", "right"]


class VernierRow(NamedTuple):
    """One row of a vernier around `centre` on the front: lying rows read x, standing rows y."""

    name: RowName
    centre: tuple[float, float]

    @property
    def lying(self) -> bool:
        return self.name in ("top", "bottom")

    def cells(self) -> Iterator[tuple[float, tuple[float, float]]]:
        """Each number of the row with its frame's centre: to the right and downward they rise."""
        x, y = self.centre
        for step in range(-STEPS, STEPS + 1):
            along = step * PITCH
            yield step * STEP, (x + along, y) if self.lying else (x, y + along)


def vernier_rows(centre: tuple[float, float]) -> tuple[VernierRow, ...]:
    """The four rows around the page's centre; opposite ones cancel a turn of the paper."""
    x, y = centre
    return (
        VernierRow("top", (x, y - SPAN)),
        VernierRow("bottom", (x, y + SPAN)),
        VernierRow("left", (x - SPAN, y)),
        VernierRow("right", (x + SPAN, y)),
    )


def front_frames(row: VernierRow) -> Iterator[Patch]:
    """The hollow frames of the front."""
    for _, centre in row.cells():
        yield Patch(square_around(centre, FRAME), stroke=BLACK, width=_FRAME_WIDTH)


def back_squares(row: VernierRow, mirror: Mirror) -> Iterator[Patch]:
    """The solid squares of the back, in the back page's own mm."""
    for number, centre in row.cells():
        x, y = mirror.point(*centre)
        shifted = (x + number, y) if row.lying else (x, y + number)
        yield Patch(square_around(shifted, SQUARE), fill=BLACK)


def frame_numbers(row: VernierRow, decimal: str) -> Iterator[Label]:
    """The number of each frame, on the outer side of the row."""
    dx, dy = {"top": (0, -2.7), "bottom": (0, 4.1), "left": (-2.8, 0.65), "right": (2.8, 0.65)}[
        row.name
    ]
    align: Literal["left", "centre", "right"] = "centre"
    if not row.lying:
        align = "right" if row.name == "left" else "left"
    for number, (x, y) in row.cells():
        said = print_number(number, decimal)
        yield Label(x + dx, y + dy, said, _NUMBER, align=align, bold=number == 0)


def print_number(number: float, decimal: str) -> str:
    """A number as printed: a true minus, no needless decimals."""
    return f"{number:g}".replace("-", "−").replace(".", decimal)


def degrees_per_mm() -> float:
    """How far the paper is turned when standing rows differ by 1 mm."""
    return degrees(1 / (2 * SPAN))


def standing_rows(mirror: Mirror) -> tuple[RowName, RowName]:
    """The standing rows to subtract, first − second, for the clockwise turn of the back."""
    return ("left", "right") if mirror.axis == "vertical" else ("right", "left")


def offset_from(mirror: Mirror, *, top: float, bottom: float, left: float, right: float) -> Offset:
    """The offset of the backs from the four numbers read on a calibration sheet."""
    read = {"left": left, "right": right}
    first, second = standing_rows(mirror)
    turn = (read[first] - read[second]) * degrees_per_mm()
    return Offset((top + bottom) / 2, (left + right) / 2, turn)
