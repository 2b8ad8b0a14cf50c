"""Lengths in millimetres, origin top left, y downward; points only where a font size is meant."""

from typing import NamedTuple

POINTS_PER_MM = 72 / 25.4
DOTS_PER_INCH = 300  # of pictures: as fine as print shops ask for


class Size(NamedTuple):
    """Width and height in millimetres."""

    width: float
    height: float

    def turned(self) -> "Size":
        """The same rectangle lying on its side."""
        return Size(self.height, self.width)


class Box(NamedTuple):
    """A rectangle in millimetres: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> "Box":
        """The box with every edge moved outward by `by` mm (inward when negative)."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def holds(self, other: "Box", tolerance: float = 1e-6) -> bool:
        """Whether `other` lies wholly inside, up to `tolerance` mm."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.x + other.width <= self.x + self.width + tolerance
            and other.y + other.height <= self.y + self.height + tolerance
        )

    def meets(self, other: "Box", tolerance: float = 1e-6) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - tolerance
            and other.x < self.right - tolerance
            and self.y < other.bottom - tolerance
            and other.y < self.bottom - tolerance
        )
