"""Cypresses, pines, olives and scrub."""

from __future__ import annotations

from collections.abc import Iterable

from boards.land import curve, disc
from boards.paper import Point, Shapes, area


def cypress(x: float, y: float, height: float) -> Shapes:
    """A tall dark flame, its right half in shade."""
    half = height * 0.13
    rights = [(0, 1), (0.45, 0.86), (0.8, 0.62), (1, 0.36), (0.85, 0.16), (0.35, 0.07), (0, 0.06)]
    yield area("trunk", _bar(x, y, height * 0.12, height * 0.035))
    right = curve([(x + half * u, y - height * v) for u, v in rights], 3)
    left = [(2 * x - px, py) for px, py in right]
    yield area("cypress", [*right, *left[::-1]])
    middle = curve(
        [(x, y - height), (x + half * 0.12, y - height * 0.5), (x, y - height * 0.06)], 4
    )
    yield area("cypress.shade", [*right, *middle[::-1]])


def _bar(x: float, y: float, height: float, half: float) -> list[Point]:
    """A trunk that narrows upward."""
    return [
        (x - half, y),
        (x + half, y),
        (x + half * 0.8, y - height),
        (x - half * 0.8, y - height),
    ]


def pine(x: float, y: float, height: float) -> Shapes:
    """An umbrella pine: a forked trunk under a flat crown."""
    wide, crown = height * 0.52, y - height * 0.74
    yield area("trunk", _bar(x, y, height * 0.75, height * 0.035))
    for side in (-1, 1):
        fork = [
            (x, y - height * 0.42),
            (x + side * wide * 0.55, crown + 0.2),
            (x + side * wide * 0.55 - side * height * 0.04, crown + 0.2),
            (x, y - height * 0.5),
        ]
        yield area("trunk", fork)
    yield area("pine", _crown(x, crown, wide, height * 0.27))
    yield area(
        "pine.shade", _crown(x + wide * 0.08, crown + height * 0.02, wide * 0.9, height * 0.1)
    )


def _crown(x: float, y: float, half: float, rise: float, steps: int = 4) -> list[Point]:
    """A low dome with a hollowed foot."""
    shape = (
        (-1, 0),
        (-0.86, -0.42),
        (-0.5, -0.85),
        (0, -1),
        (0.5, -0.85),
        (0.86, -0.42),
        (1, 0),
        (0.6, 0.16),
        (0, 0.06),
        (-0.6, 0.16),
        (-1, 0),
    )
    return curve([(x + u * half, y + v * rise) for u, v in shape], steps)


_OLIVE_TRUNK = (
    (-0.14, 0), (0.14, 0), (0.05, 0.25), (0.23, 0.55), (0.13, 0.6), (0, 0.36), (-0.16, 0.6),
    (-0.25, 0.52), (-0.05, 0.22),
)  # fmt: skip
# Middle and radius of each head, in heights of the tree.
_OLIVE_HEADS = ((-0.3, 0.62, 0.25), (0.32, 0.64, 0.24), (0.02, 0.76, 0.28))


def olive(x: float, y: float, height: float) -> Shapes:
    """A gnarled trunk under three round heads."""
    yield area("trunk", [(x + u * height, y - v * height) for u, v in _OLIVE_TRUNK])
    for u, v, share in _OLIVE_HEADS:
        middle, level, radius = x + u * height, y - v * height, share * height
        yield area("olive", disc(middle, level, radius, flat=0.8, count=24))
        shade = (middle + radius * 0.12, level + radius * 0.42, radius * 0.78, height * share * 0.3)
        yield area("olive.shade", _crown(*shade, 3))


def bushes(role: str, places: Iterable[tuple[float, float, float]]) -> Shapes:
    """Low rounded scrub: place and width each."""
    for x, y, width in places:
        yield area(role, _crown(x, y, width / 2, width * 0.36, 3))
