"""Elliptical arcs of SVG as cubic curves."""

import math
from collections.abc import Sequence

Curve = tuple[float, ...]


def arc(x0: float, y0: float, numbers: Sequence[float]) -> list[Curve]:
    """An arc from (`x0`, `y0`) as cubics of at most a quarter turn (SVG 2, appendix B.2.4).

    `numbers` are those of the path command: both radii, the turn of the ellipse in degrees, the
    flags for the larger arc and for the clockwise one, and the end. Each curve is three points.
    """
    rx, ry, turn, large, sweep, x, y = numbers
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0 or (x0 == x and y0 == y):
        return [(x0, y0, x, y, x, y)]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    u, v = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (u / rx) ** 2 + (v / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    under = max(0.0, (rx * ry) ** 2 / ((rx * v) ** 2 + (ry * u) ** 2) - 1)
    root = math.sqrt(under) * (-1 if large == sweep else 1)
    cu, cv = root * rx * v / ry, -root * ry * u / rx
    cx, cy = cos * cu - sin * cv + (x0 + x) / 2, sin * cu + cos * cv + (y0 + y) / 2
    start = math.atan2((v - cv) / ry, (u - cu) / rx)
    by = _swept(start, math.atan2((-v - cv) / ry, (-u - cu) / rx), clockwise=bool(sweep))

    def at(px: float, py: float) -> tuple[float, float]:
        return cx + cos * px * rx - sin * py * ry, cy + sin * px * rx + cos * py * ry

    count = max(1, math.ceil(abs(by) / (math.pi / 2) - 1e-9))
    step = by / count
    return [
        tuple(n for point in _unit_arc(start + i * step, step) for n in at(*point))
        for i in range(count)
    ]


def _swept(start: float, end: float, *, clockwise: bool) -> float:
    """The angle from `start` to `end` in the direction wanted."""
    by = end - start
    if clockwise and by < 0:
        return by + 2 * math.pi
    if not clockwise and by > 0:
        return by - 2 * math.pi
    return by


def _unit_arc(start: float, by: float) -> tuple[tuple[float, float], ...]:
    """Two control points and the end of a cubic that follows the unit circle."""
    reach, end = 4 / 3 * math.tan(by / 4), start + by
    return (
        (math.cos(start) - reach * math.sin(start), math.sin(start) + reach * math.cos(start)),
        (math.cos(end) + reach * math.sin(end), math.sin(end) - reach * math.cos(end)),
        (math.cos(end), math.sin(end)),
    )
