"""Boxes laid flat: panels that are polygons, in mm, y downward.

An edge that two panels share is a fold, every other edge is a cut. All folds go the same way, by a
right angle, the print outside.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from cardgen.model.component import PanelFace
from cardgen.units import Box

Point = tuple[float, float]
PanelEdge = tuple[Point, Point]

_ARC_STEPS = 12  # of a quarter circle: off by less than 0.01 mm


class BoxPanel(NamedTuple):
    """A panel: its `corners` go round clockwise as they are seen.

    `face` is printed on it, turned clockwise by `turn`; flaps have none. A `glued` one lies under
    another panel.
    """

    name: str
    corners: tuple[Point, ...]
    face: PanelFace | None = None
    turn: int = 0
    glued: bool = False

    @property
    def edges(self) -> tuple[PanelEdge, ...]:
        """Each edge from corner to corner."""
        return tuple(zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True))

    @property
    def box(self) -> Box:
        """The upright box around it."""
        return bounds(self.corners)


class BoxNet(NamedTuple):
    """The panels of one piece of paper, the one that the others hang on first."""

    name: str
    panels: tuple[BoxPanel, ...]

    @property
    def folds(self) -> tuple[PanelEdge, ...]:
        """The edges that two panels share, each once."""
        every = {edge for panel in self.panels for edge in panel.edges}
        return tuple(
            edge
            for panel in self.panels
            for edge in panel.edges
            if edge[::-1] in every and edge < edge[::-1]
        )

    @property
    def cuts(self) -> tuple[tuple[Point, ...], ...]:
        """The outline to cut along: the corners of each closed loop, in order."""
        every = {edge for panel in self.panels for edge in panel.edges}
        onward = {edge[0]: edge[1] for edge in sorted(every) if edge[::-1] not in every}
        return tuple(_loops(onward))

    @property
    def box(self) -> Box:
        """The upright box around all panels."""
        return bounds([corner for panel in self.panels for corner in panel.corners])

    def moved(self, dx: float, dy: float) -> "BoxNet":
        """The same panels elsewhere."""
        panels = tuple(
            panel._replace(corners=tuple(point(x + dx, y + dy) for x, y in panel.corners))
            for panel in self.panels
        )
        return self._replace(panels=panels)


def bounds(points: Sequence[Point]) -> Box:
    """The upright box around points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def _loops(onward: dict[Point, Point]) -> Iterator[tuple[Point, ...]]:
    """Closed ways along edges, each given by where it leads to from a point."""
    left = dict(onward)
    while left:
        start, point = left.popitem()
        loop = [start]
        while point != start:
            loop.append(point)
            point = left.pop(point)
        yield tuple(loop)


def point(x: float, y: float) -> Point:
    """A point to the millionth of a millimetre: edges are shared if their ends are the same."""
    return round(x, 6) + 0.0, round(y, 6) + 0.0


def clamped(length: float, least: float, most: float) -> float:
    return max(least, min(length, most))


def rectangular_panel(
    name: str, box: Box, face: PanelFace | None = None, turn: int = 0
) -> BoxPanel:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    corners = (
        point(x, y),
        point(right, y),
        point(right, bottom),
        point(x, bottom),
    )
    return BoxPanel(name, corners, face, turn)


def thumb_notch(width: float) -> float:
    """The radius of the notch in an edge that is so long: at most 12 mm, less on a narrow box."""
    return min(clamped(width / 7, 8, 12), width / 3)


def half_circle(radius: float) -> Iterator[Point]:
    """From the left end of a straight edge down and up to its right."""
    for step in range(2 * _ARC_STEPS + 1):
        angle = pi * (1 - step / (2 * _ARC_STEPS))
        yield radius * cos(angle), radius * sin(angle)


def rounded_corner(corner: Point, radius: float, start: int) -> Iterator[Point]:
    """The quarter circle into an upper corner, clockwise from `start` degrees on: 180 the left."""
    inward = 1 if start == 180 else -1
    x, y = corner[0] + inward * radius, corner[1] + radius
    for step in range(_ARC_STEPS + 1):
        angle = (start + 90 * step / _ARC_STEPS) * pi / 180
        yield point(x + radius * cos(angle), y + radius * sin(angle))


def mirrored_panel(panel: BoxPanel, height: float) -> BoxPanel:
    """What hangs at the head, at the foot."""
    corners = tuple(point(x, height - y) for x, y in reversed(panel.corners))
    return panel._replace(name=panel.name.replace("upper", "lower"), corners=corners)
