"""Where a card's own millimetres land on the page, and what lies behind what.

Turning a sheet about an edge, or folding it, reflects the page in an axis. The point of the back
that lies behind (x, y) of the front is its reflection, in the back page's own coordinates. A card
is turned over like a page, left to right; so its back must have its head where the front has its
head, and the back's own "up" is the reflection of the front's "up" in the same axis.
"""

from functools import lru_cache
from math import cos, radians, sin
from typing import Literal, NamedTuple

from cardgen.outlines import Segment, Segments
from cardgen.units import Box, Size

Edge = Literal["long", "short"]
Axis = Literal["vertical", "horizontal"]


class Mirror(NamedTuple):
    """A reflection in the line x = `at` (vertical axis) or y = `at` (horizontal), in mm."""

    axis: Axis
    at: float

    def point(self, x: float, y: float) -> tuple[float, float]:
        if self.axis == "vertical":
            return 2 * self.at - x, y
        return x, 2 * self.at - y

    def vector(self, x: float, y: float) -> tuple[float, float]:
        """A direction or a shift, reflected."""
        return (-x, y) if self.axis == "vertical" else (x, -y)

    def box(self, box: Box) -> Box:
        if self.axis == "vertical":
            return box._replace(x=2 * self.at - box.right)
        return box._replace(y=2 * self.at - box.bottom)

    def turn(self, turn: int) -> int:
        """How the back is turned (clockwise degrees) behind a front turned by `turn`."""
        return (-turn if self.axis == "vertical" else 180 - turn) % 360


def flip(page: Size, edge: Edge) -> Mirror:
    """The reflection of a page turned about its long or short edge, as the printer turns it.

    An edge is the paper's own: an upright page turned about its long edge turns about a vertical
    axis like a book, a page lying on its side about a horizontal axis like a calendar. A square
    page counts as upright.
    """
    upright = page.width <= page.height
    if upright == (edge == "long"):
        return Mirror("vertical", page.width / 2)
    return Mirror("horizontal", page.height / 2)


class Affine(NamedTuple):
    """x' = a·x + c·y + e and y' = b·x + d·y + f, y downward on both sides."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def segments(self, outline: Segments) -> Segments:
        """An outline carried along."""
        return tuple(self._segment(segment) for segment in outline)

    def _segment(self, segment: Segment) -> Segment:
        numbers = [number for number in segment[1:] if not isinstance(number, str)]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return (segment[0], *(value for pair in pairs for value in self.point(*pair)))

    def after(self, first: "Affine") -> "Affine":
        """The map that does `first`, then this one."""
        e, f = self.point(first.e, first.f)
        return Affine(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            e,
            f,
        )

    def bounds(self, box: Box) -> Box:
        """The smallest upright box around the image of `box`."""
        corners = [self.point(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        return Box(left, top, right - left, bottom - top)


_TURNS = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}


@lru_cache(maxsize=256)  # sheets of a deck have the same few places
def card_to_page(box: Box, turn: int) -> Affine:
    """The map of a card lying in `box` (its trim on the page), turned clockwise by 0, 90, 180, 270.

    A quarter turn is exact: no sine of a right angle leaves a billionth of a millimetre behind.
    """
    cosine, sine = _TURNS[turn]
    left = box.right if turn in (90, 180) else box.x
    top = box.bottom if turn in (180, 270) else box.y
    return Affine(cosine, sine, -sine, cosine, left, top)


class Offset(NamedTuple):
    """What the printer must be told to put a page right: mm right, mm down, degrees clockwise.

    The turn is about the centre of the page and comes before the shift.
    """

    dx: float = 0.0
    dy: float = 0.0
    turn: float = 0.0

    @property
    def typed(self) -> str:
        """The offset as a person types it; a turn keeps a full stop, lest commas pass for one."""
        shift = f"{self.dx:g},{self.dy:g}"
        if not self.turn:
            return shift
        stopped = "." in f"{shift}{self.turn:g}"
        return f"{shift},{self.turn:g}" if stopped else f"{shift},{self.turn:.1f}"

    def on(self, page: Size) -> Affine:
        """The offset as a map of a whole page."""
        cosine, sine = cos(radians(self.turn)), sin(radians(self.turn))
        x, y = page.width / 2, page.height / 2
        return Affine(
            cosine,
            sine,
            -sine,
            cosine,
            x - cosine * x + sine * y + self.dx,
            y - sine * x - cosine * y + self.dy,
        )


NO_OFFSET = Offset()


class BackOffsets(NamedTuple):
    """How backs are moved on sheets that stand upright, and on those that lie; None: not measured.

    A printer draws a lying page turned by a quarter, and which way is its own affair: so one offset
    does not tell the other.
    """

    upright: Offset | None = None
    landscape: Offset | None = None

    def on_sheets(self, *, landscape: bool) -> Offset:
        """The offset for sheets that lie so; none where it was not measured."""
        return (self.landscape if landscape else self.upright) or NO_OFFSET

    @property
    def measured(self) -> bool:
        """Whether either of the two was."""
        return self != UNMEASURED


UNMEASURED = BackOffsets()
OFFSET, LANDSCAPE_OFFSET = "--offset", "--landscape-offset"


def offset_option(page: Size) -> str:
    """The option that moves the backs of sheets of this size; a square page counts as upright."""
    return LANDSCAPE_OFFSET if page.width > page.height else OFFSET
