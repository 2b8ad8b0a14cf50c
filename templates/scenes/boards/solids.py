"""Solid things seen from slightly above: prisms, roofs, merlons, and what is set into their faces.

Places on the ground are (x, depth): millimetres to the right and away from the eye. A point of
the picture is (x, BASE - height - depth * LEAN). Ground plans run counter-clockwise from above,
so that the edges that lead to the right are those that are seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boards.paper import Point, Shape, Shapes, area, line

BASE, LEAN = 72.0, 0.24
_LIGHT = (-0.8, -0.6)
Plan = Sequence[Point]


def seen(place: Point, height: float = 0.0) -> Point:
    """Where a place of the ground, or a height above it, stands in the picture."""
    return place[0], BASE - height - place[1] * LEAN


def between(one: Point, other: Point, share: float) -> Point:
    """A point on the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def turned(centre: Point, degrees: float, *points: Point) -> list[Point]:
    """Points given from `centre`, turned around it."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos) for x, y in points]


def oblong(centre: Point, width: float, depth: float, degrees: float = 0.0) -> list[Point]:
    """The plan of a box around `centre`."""
    w, d = width / 2, depth / 2
    return turned(centre, degrees, (-w, -d), (w, -d), (w, d), (-w, d))


def grown(plan: Plan, by: float) -> list[Point]:
    """The plan of a box, each side further out by `by`."""
    (x, depth), (u, v) = between(plan[0], plan[2], 0.5), _side(plan[0], plan[1])
    half = math.dist(plan[0], plan[1]) / 2 + by
    deep = math.dist(plan[1], plan[2]) / 2 + by
    corners = ((-half, -deep), (half, -deep), (half, deep), (-half, deep))
    return [(x + a * u - b * v, depth + a * v + b * u) for a, b in corners]


def _side(start: Point, end: Point) -> Point:
    """The direction of an edge, 1 mm long."""
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


class Face(NamedTuple):
    """An upright side: from `start` to `end` on the ground, from `low` to `high`."""

    start: Point
    end: Point
    low: float
    high: float

    @property
    def length(self) -> float:
        """Of its edge on the ground, in millimetres."""
        return math.dist(self.start, self.end)

    @property
    def tone(self) -> str:
        """How the light falls on it."""
        x, depth = _side(self.start, self.end)
        light = depth * _LIGHT[0] - x * _LIGHT[1]
        return "light" if light > 0.55 else "mid" if light > 0.0 else "shade"

    def at(self, along: float, height: float) -> Point:
        """A point of it in the picture: millimetres from its start and above `low`."""
        return seen(between(self.start, self.end, along / self.length), self.low + height)


def faces(plan: Plan, low: float, high: float) -> list[Face]:
    """The sides of a prism that are seen, the furthest first."""
    edges = zip(plan, (*plan[1:], plan[0]), strict=True)
    found = [Face(start, end, low, high) for start, end in edges if end[0] - start[0] > 1e-6]
    return sorted(found, key=lambda face: -face.start[1] - face.end[1])


def panel(face: Face, role: str, left: float, right: float, low: float, high: float) -> Shape:
    """A rectangle on a face."""
    corners = ((left, low), (right, low), (right, high), (left, high))
    return area(role, [face.at(*corner) for corner in corners])


def upright(face: Face, stone: str) -> Shapes:
    """A whole face with its tone, hatched where it lies in the shade."""
    height = face.high - face.low
    yield panel(face, f"{stone}.{face.tone}", 0, face.length, 0, height)
    if face.tone != "light":
        count = int(face.length / (0.8 if face.tone == "shade" else 1.5))
        for n in range(1, count):
            at = face.length * n / count
            yield line(f"{stone}.hatch", [face.at(at, 0), face.at(at, height)])


def prism(plan: Plan, low: float, high: float, stone: str, *, top: str = "top") -> Shapes:
    """The faces that are seen, then the top."""
    for face in faces(plan, low, high):
        yield from upright(face, stone)
    yield area(f"{stone}.{top}", [seen(place, high) for place in plan])


def merlons(plan: Plan, low: float, stone: str, *, size: float = 1.5) -> Shapes:
    """Merlons along all edges of a plan, the furthest edge first."""
    for start, end in _by_depth(plan):
        drawn = [
            prism(place, low, low + size * 1.05, stone, top="crest")
            for place in _row(start, end, size)
        ]
        # Like parts of a row together: they do not touch, and one path holds them all.
        for alike in zip(*drawn, strict=True):
            yield from alike


def _row(start: Point, end: Point, size: float) -> Iterator[list[Point]]:
    """The plans of the merlons of one edge, set just inside of it."""
    count = max(round(math.dist(start, end) / (size * 1.75)), 2)
    x, depth = _side(start, end)
    pitch = (math.dist(start, end) - size) / (count - 1)
    for left in (n * pitch for n in range(count)):
        corners = ((left, 0), (left + size, 0), (left + size, 0.6 * size), (left, 0.6 * size))
        yield [(start[0] + u * x - v * depth, start[1] + u * depth + v * x) for u, v in corners]


def arch(face: Face, role: str, middle: float, low: float, width: float, height: float) -> Shape:
    """An opening with a round head; `height` is that of the whole."""
    radius = width / 2
    steps = 4 if width < 2 else 8
    turns = [math.pi * n / steps for n in range(steps + 1)]
    head = [
        (middle + radius * math.cos(t), low + height - radius + radius * math.sin(t)) for t in turns
    ]
    outline = [(middle + radius, low), *head, (middle - radius, low)]
    return area(role, [face.at(*point) for point in outline])


def hipped(plan: Plan, low: float, rise: float, *, out: float = 1.0) -> Shapes:
    """A tiled pyramid over a box."""
    eaves = grown(plan, out)
    peak = seen(between(plan[0], plan[2], 0.5), low + rise)
    for start, end in _by_depth(eaves):
        yield from _slope(Face(start, end, low, low), peak, peak)


def gabled(plan: Plan, low: float, rise: float, *, out: float = 1.0, field: bool = True) -> Shapes:
    """A tiled roof whose ridge runs away from the first edge of a box, with its pediment."""
    a, b, c, d = grown(plan, out)
    front, back = (seen(between(*ends, 0.5), low + rise) for ends in ((a, b), (d, c)))
    yield from _slope(Face(d, a, low, low), back, front)
    yield from _slope(Face(b, c, low, low), front, back)
    yield from pediment(Face(a, b, low, low), rise, field=field)


def _by_depth(plan: Plan) -> list[tuple[Point, Point]]:
    """The edges of a plan, the furthest first."""
    edges = zip(plan, (*plan[1:], plan[0]), strict=True)
    return sorted(edges, key=lambda edge: -edge[0][1] - edge[1][1])


def _slope(eave: Face, over_start: Point, over_end: Point) -> Shapes:
    """A slope of tiles up to the ends of its ridge, if it is turned to the eye."""
    start, end = eave.at(0, 0), eave.at(eave.length, 0)
    turn = (end[1] - start[1]) * (over_end[0] - start[0]) - (end[0] - start[0]) * (
        over_end[1] - start[1]
    )
    if turn <= 0:
        return
    yield area(f"roof.{eave.tone}", [start, end, over_end, over_start])
    # As far apart as the slope is wide across the tiles, where the eye looks along it.
    count = int(min(eave.length / 1.3, turn / math.dist(end, over_end) / 0.8))
    for n in range(1, count):
        foot, top = between(start, end, n / count), between(over_start, over_end, n / count)
        reach = 0.94 if over_start != over_end else 0.9 if n % 2 else 0.55
        yield line("roof.line", [foot, between(foot, top, reach)])
    yield line("roof.edge", [start, end])


def pediment(face: Face, rise: float, *, field: bool = True) -> Shapes:
    """The gable over a front; its field lies back behind a raking cornice, a gold disc in it."""
    half = face.length / 2
    corners = ((0.0, 0.0), (face.length, 0.0), (half, rise))
    yield area(f"wall.{face.tone}", [face.at(*corner) for corner in corners])
    if field:
        inset = ((1.9, 0.55), (face.length - 1.9, 0.55), (half, rise - 0.85))
        yield area("field", [face.at(*corner) for corner in inset])
        turns = [math.tau * n / 16 for n in range(16)]
        size = rise * 0.2
        disc = [(half + size * math.cos(t), rise * 0.38 + size * math.sin(t)) for t in turns]
        yield area("field.mark", [face.at(*point) for point in disc])
        for x, y in (face.at(*corner) for corner in corners):
            yield area("gold", [(x - rise * 0.08, y), (x, y - rise * 0.24), (x + rise * 0.08, y)])
