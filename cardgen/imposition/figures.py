"""The plain figures sheets are furnished with: strokes, patches and words, in page millimetres.

Crop marks are strokes that show where to lay the knife, never on a card.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from cardgen.imposition.geometry import Affine
from cardgen.outlines import Segments
from cardgen.units import Box

HAIRLINE = 0.15
# Sheets know no font: the glyphs of a narrow sans are never wider than this on average, in em.
GLYPH_WIDTH = 0.52
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


class CutLine(NamedTuple):
    """The line that a knife follows around what lies in a slot, or around its corners."""

    segments: Segments
    slot: int
    pen: Pen = CUT_THROUGH_GROUND
    role: LineRole = "cut"

    def through(self, move: Affine) -> "CutLine":
        """The line carried along by a map of the page."""
        return self._replace(segments=move.segments(self.segments))


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


MARK_LENGTH = 3.0
SHORTEST_MARK = 2.0  # a shorter stroke gives a ruler no direction
MARK_CLEARANCE = 0.5  # from the bleed, so that a drifting knife leaves no black on the card
_TOLERANCE = 1e-6

Span = tuple[float, float]


def crop_marks(cards: Sequence[tuple[Box, Box]], within: Box) -> tuple[Stroke, ...]:
    """A mark at both ends of every edge of every card, given as (trim, bleed) boxes.

    A mark begins CLEARANCE outside the card's bleed and is LENGTH long; it is shortened to stay
    `within` and CLEARANCE away from every other bleed, and dropped when less than SHORTEST is
    left. Marks on one line that touch become one.
    """
    upright = _marks(cards, within)
    lying = _marks([(_swapped(trim), _swapped(bleed)) for trim, bleed in cards], _swapped(within))
    vertical = [role_stroke("cut", x, start, x, end) for x, start, end in upright]
    horizontal = [role_stroke("cut", start, y, end, y) for y, start, end in lying]
    return tuple(sorted(vertical + horizontal))


def _swapped(box: Box) -> Box:
    """The box with x and y exchanged: horizontal marks are vertical ones seen sideways."""
    return Box(box.y, box.x, box.height, box.width)


def _marks(cards: Sequence[tuple[Box, Box]], within: Box) -> Iterator[tuple[float, float, float]]:
    """(x, y of the start, y of the end) of every vertical mark."""
    obstacles = [bleed.grown(MARK_CLEARANCE) for _, bleed in cards]
    spans: dict[float, list[Span]] = defaultdict(list)
    for trim, bleed in cards:
        for x in (trim.x, trim.right):
            spans[round(x, 6)] += _above_and_below(x, bleed, within, obstacles)
    for x, found in spans.items():
        for start, end in _merged(found):
            yield x, round(start, 6), round(end, 6)


def _above_and_below(x: float, bleed: Box, within: Box, obstacles: Iterable[Box]) -> Iterator[Span]:
    """The one or two strokes at `x` that leave a card upward and downward."""
    if not within.x - _TOLERANCE <= x <= within.right + _TOLERANCE:
        return
    met = [box for box in obstacles if box.x + _TOLERANCE < x < box.right - _TOLERANCE]
    start = bleed.y - MARK_CLEARANCE
    walls = [box.bottom for box in met if box.y < start - _TOLERANCE]
    end = max([start - MARK_LENGTH, within.y, *walls])
    if start - end >= SHORTEST_MARK - _TOLERANCE:
        yield end, start
    start = bleed.bottom + MARK_CLEARANCE
    walls = [box.y for box in met if box.bottom > start + _TOLERANCE]
    end = min([start + MARK_LENGTH, within.bottom, *walls])
    if end - start >= SHORTEST_MARK - _TOLERANCE:
        yield start, end


def _merged(spans: Iterable[Span]) -> Iterator[Span]:
    """The same stretches, overlapping or touching ones joined."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1] + _TOLERANCE:
            joined[-1] = joined[-1][0], max(joined[-1][1], end)
        else:
            joined.append((start, end))
    yield from joined
