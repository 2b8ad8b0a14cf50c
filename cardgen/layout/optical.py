"""How large a shape looks in a round field: emblems of all forms are to weigh alike in medallions.

A disc fills its field and looks larger than a spear that reaches as far. So both what a shape
encloses and how far it reaches count, and its middle lies between those of the two.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import dist, pi, sqrt
from typing import NamedTuple

from cardgen.outlines import Segment, Segments

Point = tuple[float, float]
SAMPLES = (0.25, 0.5, 0.75)  # of a curve
STEPS = 200  # towards the middle of the smallest circle; the error is far below a tenth of a line
BY_REACH, OUTER = 0.55, 0.6  # the share of the reach in the size, of the smallest circle's middle
USUAL = 0.78  # the radius of a disc as large as the hull of a usual emblem, in shares of its reach
FURTHEST = 1.05  # by which the tips of a slender shape may pass the field


class OpticalFit(NamedTuple):
    """The middle of a shape as seen, and the radius of the field that it fills.

    `upright` is how far it reaches up and down, within 45 degrees of upright; `level` lies halfway
    between its top and its foot.
    """

    x: float
    y: float
    radius: float
    upright: float
    level: float


@lru_cache(maxsize=512)
def optical_fit(outlines: tuple[Segments, ...]) -> OpticalFit | None:
    """How some outlines together lie in a field; None where they are no shape."""
    hull = _hull(point for outline in outlines for point in _points(outline))
    if len(hull) < 3:
        return None
    area, heavy = _weighed(hull)
    outer = _smallest_circle(hull)
    x, y = (OUTER * a + (1 - OUTER) * b for a, b in zip(outer, heavy, strict=True))
    reach = max(dist((x, y), point) for point in hull)
    seen = reach**BY_REACH * (sqrt(area / pi) / USUAL) ** (1 - BY_REACH)
    steep = (dist((x, y), point) for point in hull if abs(point[0] - x) <= abs(point[1] - y))
    level = (min(point[1] for point in hull) + max(point[1] for point in hull)) / 2
    return OpticalFit(x, y, max(seen, reach / FURTHEST), max(steep, default=0.0), level)


def _points(outline: Segments) -> Iterator[Point]:
    """Where an outline runs through, its curves too."""
    at: Point = (0.0, 0.0)
    for segment in outline:
        if len(segment) == 7:
            yield from (_on_curve(at, segment, t) for t in SAMPLES)
        if len(segment) > 1:
            at = float(segment[-2]), float(segment[-1])
            yield at


def _on_curve(start: Point, segment: Segment, t: float) -> Point:
    """A point of a cubic."""
    ax, ay, bx, by, x, y = (float(number) for number in segment[1:])
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return a * start[0] + b * ax + c * bx + d * x, a * start[1] + b * ay + c * by + d * y


def _hull(points: Iterable[Point]) -> list[Point]:
    """The corners of the smallest convex shape about points, in order."""
    ordered, hull = sorted(set(points)), list[Point]()
    for way in (ordered, ordered[::-1]):
        side: list[Point] = []
        for point in way:
            while len(side) > 1 and _turn(side[-2], side[-1], point) <= 0:
                side.pop()
            side.append(point)
        hull += side[:-1]
    return hull


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _weighed(hull: list[Point]) -> tuple[float, Point]:
    """The area of a convex shape, and the middle of its weight."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in zip(hull, [*hull[1:], hull[0]], strict=True):
        cross = ax * by - bx * ay
        area, x, y = area + cross / 2, x + (ax + bx) * cross / 6, y + (ay + by) * cross / 6
    return area, (x / area, y / area)


def _smallest_circle(hull: list[Point]) -> Point:
    """The middle of the smallest circle about points: ever shorter steps to the furthest one."""
    x, y = hull[0]
    for step in range(1, STEPS):
        squares = [(a - x) * (a - x) + (b - y) * (b - y) for a, b in hull]
        a, b = hull[squares.index(max(squares))]
        x, y = x + (a - x) / (step + 1), y + (b - y) / (step + 1)
    return x, y
