"""Galleys under sail, and the claw of Archimedes that lifts one out of the water."""

from __future__ import annotations

import math
from collections.abc import Callable

from boards.land import curve
from boards.paper import Point, Shapes, area, line

# Lengths of a ship, from its middle to its stern at the right and up from the water → the picture.
Frame = Callable[[float, float], Point]

_DECK = ((-0.52, 0.27), (-0.46, 0.16), (-0.2, 0.115), (0.15, 0.115), (0.38, 0.17), (0.5, 0.32))
_TAIL = ((0.5, 0.32), (0.49, 0.42), (0.41, 0.43), (0.45, 0.36), (0.47, 0.2), (0.36, 0.0))
_RAM = ((-0.4, 0.0), (-0.6, 0.035), (-0.47, 0.1), (-0.49, 0.16), (-0.55, 0.26))
_KEEL = ((-0.46, 0.06), (0.0, 0.035), (0.41, 0.07))
_STRAKE = ((-0.46, 0.13), (-0.2, 0.088), (0.15, 0.088), (0.44, 0.15))
_EYE = ((-0.445, 0.1), (-0.42, 0.117), (-0.395, 0.1), (-0.42, 0.083))
_WAKE = ((-0.7, -0.01), (-0.58, -0.02), (-0.3, -0.03), (0.2, -0.03), (0.46, -0.02), (0.6, -0.01))
_SAIL_LEFT = ((-0.29, 0.78), (-0.37, 0.56), (-0.33, 0.28))
_SAIL_FOOT = ((-0.33, 0.28), (-0.04, 0.22), (0.22, 0.28))
_SAIL_RIGHT = ((0.22, 0.28), (0.19, 0.56), (0.27, 0.78))
_SAIL_FOLD = ((0.12, 0.78), (0.06, 0.56), (0.08, 0.235))
# A jaw of the claw, in mm from the joint at its head: its back down to the point, its inside up.
_JAW_BACK = ((0.0, -1.3), (0.6, -0.4), (2.2, 0.8), (2.6, 2.7), (1.6, 4.4), (0.2, 5.2))
_JAW_INSIDE = ((0.2, 5.2), (1.2, 3.9), (1.75, 2.7), (1.5, 1.5), (0.5, 0.7), (0.0, 0.6))
_STRIPES = (
    ((-0.324, 0.69), (0.216, 0.69), (0.2, 0.63), (-0.35, 0.63)),
    ((-0.352, 0.42), (0.201, 0.42), (0.208, 0.36), (-0.345, 0.36)),
)


def _frame(x: float, y: float, size: float, tilt: float = 0.0) -> Frame:
    """A ship `size` long whose stern is down by `tilt` degrees."""
    cos, sin = math.cos(math.radians(tilt)) * size, math.sin(math.radians(tilt)) * size
    return lambda u, v: (x + u * cos + v * sin, y + u * sin - v * cos)


def _drawn(at: Frame, points: tuple[Point, ...], steps: int = 4) -> list[Point]:
    """A smooth line through points of a ship."""
    return curve([at(*point) for point in points], steps)


def galley(x: float, y: float, size: float) -> Shapes:
    """A ship under sail, seen from its side, bow to the left."""
    at = _frame(x, y, size)
    yield from _rigging(at)
    yield from _hull(at)
    yield line("foam.bold", [at(*point) for point in _WAKE])


def _hull(at: Frame) -> Shapes:
    """Hull with ram, eye, red strake and oars."""
    ram = [at(*point) for point in _RAM]
    yield area("hull", [*_drawn(at, _DECK), *_drawn(at, _TAIL)[1:], *ram])
    yield area("hull.shade", [*ram[:2], *_drawn(at, _KEEL), at(0.36, 0)])
    lower = tuple((u, v + 0.028) for u, v in _STRAKE)
    yield area("hull.band", [*_drawn(at, _STRAKE), *_drawn(at, lower)[::-1]])
    yield area("eye", [at(*point) for point in _EYE])
    for u in (-0.32 + n * 0.062 for n in range(11)):
        yield line("rope", [at(u, 0.09), at(u + 0.05, -0.035)])


def _rigging(at: Frame) -> Shapes:
    """Mast, yard, and a square sail that the wind fills."""
    yield area("pole", [at(-0.012, 0.1), at(0.012, 0.1), at(0.008, 0.88), at(-0.008, 0.88)])
    foot, right = _drawn(at, _SAIL_FOOT, 5), _drawn(at, _SAIL_RIGHT, 5)
    yield area("sail", [*_drawn(at, _SAIL_LEFT, 5), *foot[1:], *right[1:]])
    yield area("sail.shade", [*_drawn(at, _SAIL_FOLD, 5), *foot[-4:], *right[1:]])
    for stripe in _STRIPES:
        yield area("sail.mark", [at(*point) for point in stripe])
    yield area("pole", [at(-0.33, 0.785), at(0.31, 0.785), at(0.31, 0.8), at(-0.33, 0.8)])
    for end in ((-0.5, 0.2), (0.44, 0.28)):
        yield line("rope", [at(0, 0.87), at(*end)])


def caught_galley(x: float, y: float, size: float, tilt: float) -> Shapes:
    """A ship whose bow hangs in the claw while its stern goes under."""
    yield from _hull(_frame(x, y, size, tilt))
    surface = ((-0.2, 0.15), (-0.05, 0.11), (0.1, 0.09), (0.35, 0.05), (0.6, 0.09), (0.75, 0.15))
    swell = curve([(x + u * size, y + v * size) for u, v in surface])
    yield area(
        "sea.patch", [*swell, (x + size * 0.75, y + size * 0.3), (x - size * 0.2, y + size * 0.3)]
    )
    yield line("foam.bold", swell)
    for n in range(8):
        left, rise = x + size * (0.14 + n * 0.07), size * (0.07 + 0.1 * ((n * 0.618) % 1))
        foot = y + size * 0.075
        yield area(
            "foam", [(left - 0.3, foot), (left + (n - 3) * 0.2, foot - rise), (left + 0.3, foot)]
        )


def claw(foot: Point, end: Point, low: float) -> Shapes:
    """A beam on a mast over the water; a claw of two jaws hangs from its end down to `low`."""
    (x, y), (right, top) = foot, end
    butt = (x - (right - x) * 0.35, y - (top - y) * 0.35)
    yield area("wood", [butt, end, (right, top + 0.7), (butt[0], butt[1] + 1.0)])
    yield area("wood", [(x - 0.6, y + 8), (x + 0.6, y + 8), (x + 0.45, y - 6), (x - 0.45, y - 6)])
    for stay in (end, ((x + right) / 2, (y + top) / 2), butt):
        yield line("rope", [(x, y - 5.6), stay])
    yield area(
        "hull.shade",
        [(butt[0] + u, butt[1] + v) for u, v in ((-1.4, 0), (1.4, 0), (1.1, 3), (-1.1, 3))],
    )
    for side in (-1, 1):
        yield line("rope", [(right + side * 0.2, top), (right + side * 0.2, low)])
        jaw = (*curve(_JAW_BACK, 4), *curve(_JAW_INSIDE, 4)[1:])
        yield area("iron", [(right + side * u, low + v) for u, v in jaw])
