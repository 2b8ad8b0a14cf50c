"""Outlines by name: rectangles, circles, polygons as path segments."""

import math
from collections.abc import Iterable, Sequence

from cardgen.units import Box

Segment = tuple[str | float, ...]
Segments = tuple[Segment, ...]

# Control points of a cubic that follows a quarter circle to within 0.03 % of its radius.
QUARTER = 0.5522847498


def polygon(points: Iterable[Sequence[float]], *, closed: bool = True) -> Segments:
    """Straight lines through `points`."""
    first, *rest = points
    lines: list[Segment] = [("M", first[0], first[1])]
    lines += [("L", x, y) for x, y in rest]
    return (*lines, ("Z",)) if closed else tuple(lines)


def rectangle(box: Box, radius: float = 0.0) -> Segments:
    """A box, its corners rounded by `radius`."""
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if radius <= 0:
        return polygon(((x, y), (right, y), (right, bottom), (x, bottom)))
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - QUARTER)
    return (
        ("M", x + r, y), ("L", right - r, y), ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r), ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom), ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r), ("C", x, y + k, x + k, y, x + r, y), ("Z",),
    )  # fmt: skip


def notched_rectangle(box: Box, notch: float) -> Segments:
    """A box whose corners are cut out by quarter circles of this radius."""
    x, y, right, foot = box.x, box.y, box.right, box.bottom
    r = min(notch, box.width / 2, box.height / 2)
    k = r * QUARTER
    return (
        ("M", x + r, y), ("L", right - r, y),
        ("C", right - r, y + k, right - k, y + r, right, y + r), ("L", right, foot - r),
        ("C", right - k, foot - r, right - r, foot - k, right - r, foot), ("L", x + r, foot),
        ("C", x + r, foot - k, x + k, foot - r, x, foot - r), ("L", x, y + r),
        ("C", x + k, y + r, x + r, y + k, x + r, y), ("Z",),
    )  # fmt: skip


def bayed(outline: Segments, box: Box, radius: float, rise: float) -> Segments:
    """The outline of a box that begins along its head, led around a circle that reaches into it
    there: its centre stands `rise` over the middle of the head."""
    half, middle = math.sqrt(max(radius**2 - rise**2, 0.0)), box.x + box.width / 2
    end = math.degrees(math.atan2(half, -rise))
    around = _arc((middle, box.y - rise), radius, 360 - end, end)
    return (outline[0], ("L", middle - half, box.y), *around, *outline[1:])


def _arc(
    centre: tuple[float, float], radius: float, start: float, end: float, parts: int = 4
) -> Segments:
    """Curves along a circle from one angle to another, clockwise from its top."""
    step = math.radians(end - start) / parts
    reach = 4 / 3 * math.tan(step / 4) * radius  # of control points along the tangents
    curves = []
    for n in range(parts):
        angles = (math.radians(start) + step * n, math.radians(start) + step * (n + 1))
        (x0, y0), (x1, y1) = (polar(*centre, radius, math.degrees(angle)) for angle in angles)
        (dx0, dy0), (dx1, dy1) = ((math.cos(a) * reach, math.sin(a) * reach) for a in angles)
        curves.append(("C", x0 + dx0, y0 + dy0, x1 - dx1, y1 - dy1, x1, y1))
    return tuple(curves)


def ellipse(x: float, y: float, rx: float, ry: float) -> Segments:
    """Four quarter curves around (`x`, `y`)."""
    kx, ky = rx * QUARTER, ry * QUARTER
    return (
        ("M", x + rx, y), ("C", x + rx, y + ky, x + kx, y + ry, x, y + ry),
        ("C", x - kx, y + ry, x - rx, y + ky, x - rx, y),
        ("C", x - rx, y - ky, x - kx, y - ry, x, y - ry),
        ("C", x + kx, y - ry, x + rx, y - ky, x + rx, y), ("Z",),
    )  # fmt: skip


def circle(x: float, y: float, radius: float) -> Segments:
    return ellipse(x, y, radius, radius)


def polar(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point at `degrees` clockwise from the top of a circle."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    """A point turned clockwise about the origin."""
    sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return x * cosine - y * sine, x * sine + y * cosine


def transformed(
    segments: Segments, *, dx: float = 0.0, dy: float = 0.0, scale: float = 1.0, turn: float = 0.0
) -> Segments:
    """Segments scaled, turned clockwise by `turn` degrees about the origin, then moved."""
    if not turn:  # as most are, thousands of them: 0.23 of the time
        return tuple([_moved_segment(one, dx, dy, scale) for one in segments])
    angle = math.radians(turn)
    cos, sin = math.cos(angle) * scale, math.sin(angle) * scale

    def change(segment: Segment) -> Segment:
        moved = [segment[0]]
        for px, py in zip(segment[1::2], segment[2::2], strict=True):
            moved += (px * cos - py * sin + dx, px * sin + py * cos + dy)  # type: ignore[operator]  # only numbers follow the letter
        return tuple(moved)

    return tuple(map(change, segments))


def _moved_segment(segment: Segment, dx: float, dy: float, scale: float) -> Segment:
    """A segment scaled, then moved."""
    if len(segment) == 7:
        letter, a, b, c, d, x, y = segment
        return (
            letter, a * scale + dx, b * scale + dy, c * scale + dx, d * scale + dy,  # type: ignore[operator]  # only numbers follow the letter
            x * scale + dx, y * scale + dy,  # type: ignore[operator]  # as before
        )  # fmt: skip
    if len(segment) == 3:
        letter, x, y = segment
        return letter, x * scale + dx, y * scale + dy  # type: ignore[operator]  # as before
    return segment


def mirrored(segments: Segments) -> Segments:
    """Segments with left and right exchanged about the line x = 0."""
    return tuple(
        (segment[0], *(-n if index % 2 == 0 else n for index, n in enumerate(segment[1:])))  # type: ignore[operator]  # only numbers follow the letter
        for segment in segments
    )


def grown_polygon(
    points: Sequence[tuple[float, float]], by: float
) -> tuple[tuple[float, float], ...]:
    """The corners of a polygon whose every edge is moved outward by `by`.

    The points may go either way round; no edge may double back on the one before it.
    """
    count = len(points)
    if not by:
        return tuple(points)
    outward = by if _clockwise(points) else -by
    return tuple(
        _moved_corner(points[i - 1], points[i], points[(i + 1) % count], outward)
        for i in range(count)
    )


def _clockwise(points: Sequence[tuple[float, float]]) -> bool:
    """Whether a polygon goes round clockwise as it is seen, y being downward."""
    pairs = zip(points, (*points[1:], points[0]), strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs) > 0


def _moved_corner(
    before: tuple[float, float], corner: tuple[float, float], after: tuple[float, float], by: float
) -> tuple[float, float]:
    """Where the two edges of a corner meet once both are moved to their left by `by`."""
    (ax, ay), (bx, by_) = _normal(before, corner), _normal(corner, after)
    scale = by / (1 + ax * bx + ay * by_)
    return corner[0] + (ax + bx) * scale, corner[1] + (ay + by_) * scale


def _normal(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The unit vector to the left of a way that is seen with y downward."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return dy / length, -dx / length


def crosses_itself(points: Sequence[tuple[float, float]]) -> bool:
    """Whether two edges of a polygon that do not follow each other have a point in common."""
    edges = list(zip(points, (*points[1:], points[0]), strict=True))
    return any(
        _meet(*edges[i], *edges[j])
        for i in range(len(edges))
        for j in range(i + 2, len(edges))
        if (i, j) != (0, len(edges) - 1)
    )


def _meet(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]
) -> bool:
    """Whether the way from `a` to `b` meets that from `c` to `d`."""
    for axis in (0, 1):  # else ways on one line, far from each other, would be taken for meeting
        first, second = sorted((a[axis], b[axis])), sorted((c[axis], d[axis]))
        if first[1] < second[0] or second[1] < first[0]:
            return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: tuple[float, float], b: tuple[float, float], point: tuple[float, float]) -> float:
    """Above 0 for a point on one side of the line through `a` and `b`, below 0 on the other."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
