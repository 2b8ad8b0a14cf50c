"""Walls and towers: courses of stone, windows, gates, flags."""

from __future__ import annotations

import math
from collections.abc import Sequence

from boards.land import scattered
from boards.paper import Point, Shape, Shapes, area, line
from boards.solids import (
    Face,
    Plan,
    arch,
    faces,
    grown,
    hipped,
    merlons,
    oblong,
    panel,
    prism,
    seen,
    upright,
)


def courses(
    face: Face, stone: str, *, seed: float = 0.0, course: float = 1.5, share: float = 0.05
) -> Shapes:
    """A few blocks of another tone, in courses."""
    height = face.high - face.low
    count = int(face.length * height * share)
    role = "block" if face.tone == "light" else "dint"
    for across, up in scattered(count, seed + face.length):
        row = int(up * (height / course - 1))
        left, low = 0.4 + across * (face.length - 3.2), row * course
        right, high = left + 1.7 + across, low + course - 0.2
        yield panel(face, f"{stone}.{role}", left, right, low + 0.3, high)


def windows(face: Face, count: int, low: float, width: float = 1.2, height: float = 2.6) -> Shapes:
    """Windows with round heads, evenly spread, lit from within by night."""
    middles = [face.length * (n + 0.5) / count for n in range(count)]
    for middle in middles:
        yield arch(face, "lit", middle, low, width, height)
    for middle in middles if width > 0.8 else ():
        left, right = middle - width * 0.1, middle + width * 0.3
        yield panel(face, "glow", left, right, low, low + height * 0.6)


def slits(face: Face, low: float, count: int, *, width: float = 0.6, height: float = 2.2) -> Shapes:
    """Arrow slits, evenly spread."""
    for n in range(count):
        middle = face.length * (n + 0.5) / count
        yield panel(face, "lit", middle - width / 2, middle + width / 2, low, low + height)


def curtain(
    start: Point,
    end: Point,
    height: float,
    stone: str = "wall",
    *,
    low: float = 0.0,
    thick: float = 3.0,
    size: float = 1.5,
) -> Shapes:
    """A crenellated wall between two places, with its walk behind the merlons."""
    plan = _strip(start, end, thick)
    yield from prism(plan, low, low + height, stone, top="floor")
    face = Face(start, end, low, low + height)
    yield from courses(face, stone, seed=start[0])
    yield from slits(face, height * 0.5, max(int(face.length / 5), 1))
    yield panel(face, f"{stone}.crest", 0, face.length, height - 1.3, height - 0.8)
    yield from merlons(plan, low + height, stone, size=size)


def _strip(start: Point, end: Point, thick: float) -> list[Point]:
    """The plan of a wall: its outer side leads from left to right."""
    length = math.dist(start, end)
    x, depth = (end[0] - start[0]) / length * thick, (end[1] - start[1]) / length * thick
    return [start, end, (end[0] - depth, end[1] + x), (start[0] - depth, start[1] + x)]


def tower(
    centre: Point,
    side: float,
    height: float,
    degrees: float,
    *,
    low: float = 0.0,
    stone: str = "wall",
    roof: float = 0.0,
    rows: Sequence[float] = (0.45, 0.72),
    size: float = 1.5,
) -> Shapes:
    """A square tower on a battered foot; merlons above, or a tiled roof `roof` high."""
    plan, top = oblong(centre, side, side, degrees), low + height
    spread = min(height * 0.1, 2.2)
    footing, band = ("base", "band") if stone == "wall" else (stone, stone)
    for face in faces(plan, low, top):
        yield from upright(face, stone)
        yield from courses(face._replace(low=low + spread), stone, seed=side + height)
        for row in rows:
            count = 2 if face.length > 9 else 1
            yield from windows(face, count, height * row, side * 0.11, side * 0.26)
    yield from foot(plan, low, spread, footing)
    crown = grown(plan, 0.5)
    yield from prism(crown, top - 1.6, top, band, top="floor")
    yield from gallery(plan, top, roof) if roof else merlons(crown, top, stone, size=size)


def foot(plan: Plan, low: float, height: float, stone: str) -> Shapes:
    """The spreading foot of a tower."""
    for above, below in zip(faces(plan, low, low), faces(grown(plan, 0.45), low, low), strict=True):
        corners = (
            below.at(0, 0),
            below.at(below.length, 0),
            above.at(above.length, height),
            above.at(0, height),
        )
        yield area(f"{stone}.{above.tone}", corners)


def gallery(plan: Plan, low: float, rise: float) -> Shapes:
    """An open storey of short pillars under a hipped roof."""
    for face in faces(plan, low, low + 2.6):
        yield panel(face, "lit", 0, face.length, 0, 2.6)
        count = max(round(face.length / 2.2), 2)
        for n in range(count + 1):
            middle = (face.length - 1.0) * n / count + 0.5
            yield panel(face, f"wall.{face.tone}", middle - 0.5, middle + 0.5, 0, 2.6)
    yield from hipped(plan, low + 2.6, rise)


def gate(face: Face, middle: float, width: float, height: float) -> Shapes:
    """A great arch of dressed stones with wooden leaves, a light behind them."""
    for n, (role, out) in enumerate((("band.crest", 1.5), ("band.shade", 0.75), ("lit", 0.0))):
        yield arch(face, role, middle, 0, width + 2 * out, height + out * (1 if n else 1.1))
    yield panel(face, "door", middle - width / 2, middle - width * 0.16, 0, height - width / 2)
    yield panel(face, "door", middle + width * 0.16, middle + width / 2, 0, height - width / 2)
    for n in range(1, 4):
        at = height * 0.16 * n
        for side in (-1, 1):
            ends = sorted((middle + side * width / 2, middle + side * width * 0.16))
            yield line("door.line", [face.at(end, at) for end in ends])


def flag(place: Point, height: float, pole: float, *, size: float = 3.6) -> Shapes:
    """A swallow-tailed pennant on its pole, its free half in the shade of a fold."""
    x, foot = seen(place, height)
    top = foot - pole

    def part(role: str, points: Sequence[Point]) -> Shape:
        """Points across and down from the top of the pole, in sizes of the flag."""
        return area(role, [(x + across * size, top + down * size) for across, down in points])

    fold, end, low = (0.5, 0.13), (1.0, 0.05), 0.63
    free = [fold, end, (0.78, 0.4), (1.0, low + 0.07), (0.5, low + 0.08)]
    yield area("pole", [(x - 0.16, foot), (x + 0.16, foot), (x + 0.16, top), (x - 0.16, top)])
    yield part("flag", [(0, 0.05), *free, (0, low)])
    yield part("flag.shade", free)
    yield area("gold", [(x - 0.35, top), (x, top - 0.5), (x + 0.35, top), (x, top + 0.5)])
