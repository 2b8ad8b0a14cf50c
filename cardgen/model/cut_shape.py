"""How a component is cut out of its sheet: a rectangle, its corners rounded, a disc, a polygon."""

from typing import Literal, NamedTuple

from cardgen.outlines import Segments, circle, grown_polygon, polygon, rectangle
from cardgen.units import Box, Size

Form = Literal["rectangle", "circle", "polygon"]
Point = tuple[float, float]


class CutShape(NamedTuple):
    """The outline of a component.

    `corners` is the radius in mm of a rectangle's corners; `points` are the corners of a polygon,
    in mm from the top left corner of the component's size.
    """

    form: Form = "rectangle"
    corners: float = 0.0
    points: tuple[Point, ...] = ()

    @property
    def straight(self) -> bool:
        """Whether straight cuts from mark to mark free it, round corners aside."""
        return self.form == "rectangle"

    def outline(self, size: Size, outward: float = 0.0) -> Segments:
        """The outline of a component of `size`, in its own mm, moved outward by some mm."""
        if self.form == "circle":
            return circle(size.width / 2, size.height / 2, size.width / 2 + outward)
        if self.form == "polygon":
            return polygon(grown_polygon(self.points, outward))
        box = Box(0, 0, *size).grown(outward)
        return rectangle(box, self.corners and self.corners + outward)


SQUARE_CUT = CutShape()
