"""The plain figures around the cards: strokes, patches and words, in page millimetres."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from cardgen.imposition.geometry import Affine
from cardgen.outlines import Segments
from cardgen.units import Box

HAIRLINE = 0.15
# Sheets know no font: the glyphs of a narrow sans are never wider than this on average, in em.
GLYPH_WIDTH = 0.52
CAPITALS = 0.63  # height of capitals and figures as a share of the font size
BLACK, WHITE = "#000000", "#FFFFFF"

# What a line is for: a cutting machine and a person with a knife must tell them apart.
LineRole = Literal["art", "cut", "fold", "score", "glue"]


class Pen(NamedTuple):
    """How lines of a role are drawn; `width` and `dash` in mm, `under` a colour beneath dashes."""

    width: float = HAIRLINE
    dash: tuple[float, ...] = ()
    colour: str = BLACK
    under: str = ""


PENS: Mapping[LineRole, Pen] = MappingProxyType(
    {
        "art": Pen(),
        "cut": Pen(),
        "fold": Pen(dash=(2.0, 1.5)),
        "score": Pen(dash=(0.6, 0.6)),
        "glue": Pen(dash=(0.3, 1.2)),
    }
)
# A cut through printed ground is seen on light ground and on dark alike.
CUT_THROUGH_GROUND = Pen(width=0.2, dash=(1.2, 1.2), under=WHITE)


NO_SLOT = -1  # of a line around several things, through grounds of more than one colour


class CutLine(NamedTuple):
    """The line that a knife follows around what lies in a slot, or around its corners."""

    segments: Segments
    slot: int
    pen: Pen = CUT_THROUGH_GROUND
    role: LineRole = "cut"

    @property
    def bounds(self) -> Box:
        """The box around all its points, those that curves bend towards too."""
        numbers = [n for segment in self.segments for n in segment[1:] if not isinstance(n, str)]
        across, down = numbers[::2], numbers[1::2]
        left, top = min(across), min(down)
        return Box(left, top, max(across) - left, max(down) - top)


class Stroke(NamedTuple):
    """A stroke from (x0, y0) to (x1, y1); `width` and `dash` in mm."""

    x0: float
    y0: float
    x1: float
    y1: float
    width: float = HAIRLINE
    dash: tuple[float, ...] = ()
    colour: str = BLACK
    role: LineRole = "art"

    @property
    def bounds(self) -> Box:
        return Box(
            min(self.x0, self.x1),
            min(self.y0, self.y1),
            abs(self.x1 - self.x0),
            abs(self.y1 - self.y0),
        )

    @property
    def length(self) -> float:
        return max(abs(self.x1 - self.x0), abs(self.y1 - self.y0))

    def through(self, move: Affine) -> "Stroke":
        """The stroke carried along by a map of the page."""
        x0, y0 = move.point(self.x0, self.y0)
        x1, y1 = move.point(self.x1, self.y1)
        return self._replace(x0=x0, y0=y0, x1=x1, y1=y1)


class Patch(NamedTuple):
    """A rectangle, filled and/or outlined."""

    box: Box
    fill: str | None = None
    stroke: str | None = None
    width: float = HAIRLINE


class Label(NamedTuple):
    """Words on a baseline; (x, y) is its start, middle or end as `align` says.

    The baseline runs in the direction `turn`, degrees clockwise: at 270 the words are read upward.
    `size` is the font size in mm; `room` is how long the words may become, 0 where nothing is near.
    """

    x: float
    y: float
    text: str
    size: float
    turn: int = 0
    align: Literal["left", "centre", "right"] = "left"
    room: float = 0.0
    bold: bool = False
    colour: str = BLACK


def role_stroke(role: LineRole, x0: float, y0: float, x1: float, y1: float) -> Stroke:
    """A stroke drawn as lines of this role are."""
    pen = PENS[role]
    return Stroke(x0, y0, x1, y1, pen.width, pen.dash, pen.colour, role)


def square_around(centre: tuple[float, float], side: float) -> Box:
    """A square of `side` mm around a point."""
    return Box(centre[0] - side / 2, centre[1] - side / 2, side, side)
