"""Shapes of a picture in millimetres of the board, cut at the bleed, written as SVG.

A shape names its role (`wall.shade`, `sea.line`); a table says how each role is painted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

Point = tuple[float, float]

# The view box: the whole width with 3 mm of bleed, from just under the title band to the foot.
LEFT, TOP, RIGHT, BOTTOM = -3.0, 14.0, 253.0, 108.0
# What stays free around a star.
AIR = 0.4
# A stroke of its own colour that closes the seams between two faces.
HAIR = 0.06


class Shape(NamedTuple):
    """A polygon, or a line through `points` where it is not closed."""

    role: str
    points: tuple[Point, ...]
    closed: bool = True


class Paint(NamedTuple):
    """How a role is painted; without a fill and a stroke it is left out."""

    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0


Shapes = Iterator[Shape]


def area(role: str, points: Iterable[Point]) -> Shape:
    """A closed shape."""
    return Shape(role, tuple(points))


def line(role: str, points: Iterable[Point]) -> Shape:
    """An open one."""
    return Shape(role, tuple(points), closed=False)


def svg(title: str, shapes: Iterable[Shape], paints: Mapping[str, Paint]) -> str:
    """The whole file: neighbours of one paint share a group."""
    seen = [one for shape in shapes for one in _cut(shape)]
    painted = [one for one in seen if {*paints[one.role][:2]} != {"none"}]
    drawn = [one for n, one in enumerate(painted) if one.role != "star" or _free(one, painted[n:])]
    groups = groupby(drawn, key=lambda one: (paints[one.role], one.closed))
    body = "".join(_group(paint, closed, [*members]) for (paint, closed), members in groups)
    box = f"{LEFT:g} {TOP:g} {RIGHT - LEFT:g} {BOTTOM - TOP:g}"
    shared = f'stroke-width="{HAIR}" stroke-linejoin="round" stroke-linecap="round"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n'
    return f"{head}<title>{title}</title>\n<g {shared}>\n{body}</g>\n</svg>\n"


def _free(star: Shape, later: Sequence[Shape]) -> bool:
    """Whether a star stands free of all that is drawn after it: half of one is a speck."""
    points = star.points
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    reach = max(math.dist((x, y), point) for point in points) + AIR
    around = [
        (x + reach * math.cos(n * math.pi / 4), y + reach * math.sin(n * math.pi / 4))
        for n in range(8)
    ]
    return not any(
        any(_holds(one.points, point) for point in around)
        if one.closed
        else any(_near((x, y), *ends, reach) for ends in pairwise(one.points))
        for one in later
        if one.role != "star"
    )


def _holds(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies within an outline: a ray from it to the right crosses it oddly often."""
    x, y = point
    ends = zip(outline, (*outline[1:], outline[0]), strict=True)
    crossed = (
        (x1 - x0) * (y - y0) / (y1 - y0) + x0 > x
        for (x0, y0), (x1, y1) in ends
        if (y0 > y) != (y1 > y)
    )
    return sum(crossed) % 2 == 1


def _near(point: Point, start: Point, end: Point, reach: float) -> bool:
    """Whether a point lies so near to a stretch of a line."""
    (x, y), (x0, y0), (x1, y1) = point, start, end
    length = math.dist(start, end) ** 2
    share = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return math.dist(point, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)) < reach


def _group(paint: Paint, closed: bool, members: Sequence[Shape]) -> str:
    """Shapes of one plain colour are one path; outlined ones hide each other, each is its own."""
    fill = paint.fill if closed else "none"
    style = f'fill="{fill}"'
    if paint.stroke != "none":
        style += f' stroke="{paint.stroke}"'
        style += f' stroke-width="{paint.width:g}"' if paint.width != HAIR else ""
    codes = [_code(one) for one in members]
    if "none" in (fill, paint.stroke) or fill == paint.stroke or len(codes) == 1:
        return f'<path {style} d="{"".join(codes)}"/>\n'
    paths = "".join(f'<path d="{code}"/>\n' for code in codes)
    return f"<g {style}>\n{paths}</g>\n"


def _code(shape: Shape) -> str:
    """Path code in hundredths of a millimetre from point to point, so that no error adds up."""
    points = [(round(x * 100), round(y * 100)) for x, y in _turned(shape)]
    code, (x, y) = f"M{_number(points[0][0])} {_number(points[0][1])}l", points[0]
    steps = []
    for next_x, next_y in points[1:]:
        if (next_x, next_y) != (x, y):
            steps += [_number(next_x - x), _number(next_y - y)]
        x, y = next_x, next_y
    # A minus parts two numbers as well as a space does, and so does a second point.
    numbers = re.sub(r" (?=-)|(?<=\.\d) (?=\.)|(?<=\.\d\d) (?=\.)", "", " ".join(steps or "00"))
    return f"{code}{numbers}{'Z' if shape.closed else ''}"


def _number(hundredths: int) -> str:
    """Millimetres, as short as they can be written."""
    digits = f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")
    return digits.replace("0.", ".", 1) if abs(hundredths) < 100 else digits


def _turned(shape: Shape) -> Sequence[Point]:
    """All areas run one way round: where those of one path overlap, neither cuts the other."""
    around = zip(shape.points, (*shape.points[1:], shape.points[0]), strict=True)
    size = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in around)
    return shape.points[::-1] if shape.closed and size < 0 else shape.points


def _cut(shape: Shape) -> Iterator[Shape]:
    """What of a shape lies within the view box."""
    if all(map(_inside, shape.points)):
        yield shape
    elif shape.closed:
        points = shape.points
        for axis, bound, sign in ((0, LEFT, 1), (0, RIGHT, -1), (1, TOP, 1), (1, BOTTOM, -1)):
            points = tuple(_kept(points, axis, bound, sign))
        if len(points) > 2:
            yield shape._replace(points=points)
    else:
        for within, run in groupby(shape.points, key=_inside):
            points = tuple(run)
            if within and len(points) > 1:
                yield shape._replace(points=points)


def _inside(point: Point) -> bool:
    """Whether a point lies within the view box."""
    return LEFT <= point[0] <= RIGHT and TOP <= point[1] <= BOTTOM


def _kept(points: Sequence[Point], axis: int, bound: float, sign: int) -> Iterator[Point]:
    """A polygon on one side of a line along an axis (Sutherland and Hodgman)."""
    for before, here in zip((*points[-1:], *points[:-1]), points, strict=True):
        past, now = ((p[axis] - bound) * sign for p in (before, here))
        if (past < 0) != (now < 0):
            share = past / (past - now)
            (x0, y0), (x1, y1) = before, here
            yield x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        if now >= 0:
            yield here
