"""The law of registration: what lies behind what when paper is turned over or folded.

Turning a sheet about an edge, or folding it, reflects the page in an axis. The point of the back
that lies behind (x, y) of the front is its reflection, in the back page's own coordinates. A card
is turned over like a page, left to right; so its back must have its head where the front has its
head, and the back's own "up" is the reflection of the front's "up" in the same axis.
"""

from typing import Literal, NamedTuple

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
