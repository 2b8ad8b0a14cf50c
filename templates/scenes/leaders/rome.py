"""Rome: an amphitheatre at the left, an aqueduct far behind, a temple at the right, pines."""

from __future__ import annotations

import math
from collections.abc import Iterator

from leaders.paper import (
    Point,
    Shape,
    arch,
    area,
    beams,
    box,
    cloud,
    curve,
    disc,
    land,
    sky,
    stroke,
)


def rome() -> Iterator[Shape]:
    """The whole scene."""
    yield from sky()
    yield from beams()
    for place in ((11.0, 4.2, 1.5), (50.0, 5.6, 1.7), (40.5, 3.0, 0.9)):
        yield from cloud(*place)
    yield land("far", [(0, 19), (8, 16.5), (18, 18), (30, 15.5), (42, 17.5), (52, 15.8), (60, 18)])
    yield from aqueduct()
    yield land("mid.light", [(0, 23), (12, 22.4), (26, 22.8), (40, 22), (60, 22.6)])
    yield from amphitheatre()
    yield from temple()
    yield from column(52.6, 23.4)
    yield land("ground", [(0, 26.6), (14, 25.6), (30, 26.6), (44, 25.2), (60, 26)])
    yield land("ground.shade", [(0, 31), (18, 29.5), (36, 31.2), (60, 29.6)])
    yield from way()
    for x, y, size in ((1.6, 27.6, 8.4), (24.6, 26.9, 5.0), (57.6, 27.8, 10.2), (36.2, 26.9, 5.4)):
        yield from pine(x, y, size)
    for x, y, size in ((4.6, 27.4, 5.0), (55.0, 27.3, 4.6), (53.7, 27.5, 3.4)):
        yield from cypress(x, y, size)


def way() -> Iterator[Shape]:
    """A paved road before all, with tufts on its verges, where ink is spared."""
    edges = [
        curve([(0, 29.2 + down), (20, 28.5 + down), (40, 29.3 + down), (60, 28.7 + down)], 8)
        for down in (0, 1.0, 2.3)
    ]
    for edge in edges:
        yield stroke("outline", edge, 0.16)
    for over, under, step in ((edges[0], edges[1], 2), (edges[1], edges[2], 3)):
        for n in range(step - 1, len(over) - 1, step):
            (x, y), foot = over[n], under[n][1]
            yield stroke("outline", [(x, y), (x + (x - 30) * 0.012 * step, foot)], 0.16)
    for x, y in ((6.4, 32.7), (14.2, 32.4), (46.4, 32.7), (55.4, 32.3), (9.0, 28.0), (51.0, 27.9)):
        for lean in (-0.45, 0.0, 0.45):
            yield stroke("outline", [(x + lean * 0.4, y), (x + lean, y - 0.75)], 0.16)


def amphitheatre() -> Iterator[Shape]:
    """Three storeys of arches on a drum, its outer ring broken off at the right."""
    left, right, foot, top = 4.6, 21.4, 25.6, 12.8
    storey = (foot - top) / 3.5
    wall = [(left, foot), (left, top), (15.2, top), (15.6, top + 1.1), (16.6, top + 1.4)]
    wall += [
        (17.0, top + 3.2),
        (18.8, top + 3.6),
        (19.2, top + 5.6),
        (right, top + 6),
        (right, foot),
    ]
    yield area("mid", wall)
    yield area("mid.shade", [(13.6, foot), (13.6, top), *wall[2:]])
    for level in range(3):
        y = foot - storey * (level + 1)
        for bay in range(11):
            x = left + 0.55 + bay * 1.52
            if y > _wall_top(x + 1.0, top) - 0.3:
                yield arch("mid.dark", x, y + 0.7, 0.95, y + storey - 0.5)
        end = min(right, _edge(y, top))
        yield box("mid.light", left - 0.2, y - 0.15, end, y + 0.25)
    yield box("mid.light", left - 0.3, top - 0.4, 15.3, top + 0.1)
    for bay in range(7):
        yield box("mid.dark", left + 0.8 + bay * 1.5, top + 0.85, left + 1.3 + bay * 1.5, top + 1.5)


def _wall_top(x: float, top: float) -> float:
    """How high the broken wall stands at some place."""
    steps = ((15.4, 0.0), (16.8, 1.4), (19.0, 3.6), (99.0, 6.0))
    return top + next(down for edge, down in steps if x < edge)


def _edge(y: float, top: float) -> float:
    """How far to the right the wall reaches at some height."""
    steps = ((1.2, 15.4), (3.4, 16.9), (5.8, 19.0))
    return next((edge for down, edge in steps if y - top < down), 21.4)


def temple() -> Iterator[Shape]:
    """Six columns on a stepped base under a gable, with a round dome behind."""
    left, right, foot, top = 38.6, 51.0, 25.4, 15.6
    yield box("mid.shade", right - 1, 14.6, 52.2, foot)
    yield box("edge", right - 1, 14.6, 52.2, foot)  # the drum, where the shade is left out
    dome = [(46 + 6.2 * math.cos(t), 14.6 - 4.2 * math.sin(t)) for t in _turns()]
    yield area("mid", [(52.2, 14.6), *dome, (39.8, 14.6)])
    yield area(
        "mid.shade", [(48.4, 14.6), *[(x, y) for x, y in dome if x > 48.4][::-1], (52.2, 14.6)]
    )
    yield box("mid.light", 44.9, 9.8, 47.1, 10.6)
    for step, role in enumerate(("near.light", "near", "near.light")):
        out, low = 1.2 - step * 0.4, foot - 0.5 * step
        yield box(role, left - out, low - 0.5, right + out, low)
    yield box("near.dark", left + 0.3, top, right - 0.3, foot - 1.5)
    for n in range(6):
        x = left + 0.2 + n * 2.26
        yield box("near.light", x, top, x + 1.1, foot - 1.5)
        yield box("near", x + 0.62, top, x + 1.1, foot - 1.5)
        yield box("near.light", x - 0.2, top - 0.1, x + 1.3, top + 0.4)
    yield box("near", left - 0.3, top - 1.4, right + 0.3, top - 0.1)
    yield box("near.light", left - 0.6, top - 1.8, right + 0.6, top - 1.3)
    middle = (left + right) / 2
    yield area(
        "near.light", [(left - 0.8, top - 1.8), (middle, top - 4.9), (right + 0.8, top - 1.8)]
    )
    yield area(
        "near.shade", [(left + 1.6, top - 2.2), (middle, top - 4.2), (right - 1.6, top - 2.2)]
    )


def _turns() -> list[float]:
    return [math.pi * n / 20 for n in range(21)]


def column(x: float, foot: float) -> Iterator[Shape]:
    """A column of victory with its statue."""
    yield box("mid", x - 1.2, foot - 1.8, x + 1.2, foot + 1)
    yield box("mid.light", x - 0.7, foot - 12.2, x + 0.7, foot - 1.8)
    yield box("mid", x + 0.1, foot - 12.2, x + 0.7, foot - 1.8)
    for n in range(5):
        y = foot - 3.4 - n * 2
        yield stroke("mid.shade", [(x - 0.7, y), (x + 0.7, y - 0.7)], 0.22)
    yield box("mid.light", x - 1, foot - 12.8, x + 1, foot - 12.1)
    yield area(
        "mid.dark",
        [
            (x - 0.4, foot - 12.8),
            (x - 0.2, foot - 15),
            (x + 0.3, foot - 15),
            (x + 0.5, foot - 12.8),
        ],
    )
    yield disc("mid.dark", x + 0.05, foot - 15.4, 0.38)


def aqueduct() -> Iterator[Shape]:
    """Two tiers of arches from hill to hill."""
    left, right, top = 19.0, 41.0, 13.8
    yield box("far.shade", left, top, right, top + 8)
    yield box("outline", left, top, right, top + 10)  # hides the hills behind it, as the shade does
    yield box("far", left, top - 0.4, right, top + 0.3)
    for n in range(11):
        yield arch("far.open", left + 0.35 + n * 2, top + 0.7, 1.35, top + 3)
        yield arch("far.open", left + 0.35 + n * 2, top + 3.7, 1.35, top + 8)
    yield box("far", left, top + 2.9, right, top + 3.4)


def pine(x: float, foot: float, height: float) -> Iterator[Shape]:
    """An umbrella pine: a trunk that forks under a flat crown."""
    half, wide, low = height * 0.04, height * 0.48, foot - height * 0.7
    yield area(
        "tree",
        [(x - half, foot), (x + half, foot), (x + half * 0.7, low), (x - half * 0.7, low)],
    )
    for side in (-1, 1):
        far = x + side * wide * 0.5
        fork = [(x, foot - height * 0.4), (far + side * half, low), (far - side * half, low)]
        yield area("tree", [*fork, (x, foot - height * 0.52)])
    yield area("tree", _crown(x, low, wide, height * 0.28))
    yield area(
        "tree.shade", _crown(x + wide * 0.06, low + height * 0.03, wide * 0.88, height * 0.1)
    )


def _crown(x: float, y: float, half: float, rise: float) -> list[Point]:
    """A low dome with a hollowed foot."""
    over = ((-1, 0), (-0.86, -0.42), (-0.5, -0.85), (0, -1), (0.5, -0.85), (0.86, -0.42), (1, 0))
    under = ((0.6, 0.16), (0, 0.06), (-0.6, 0.16), (-1, 0))
    return curve([(x + u * half, y + v * rise) for u, v in (*over, *under)], 4)


def cypress(x: float, foot: float, height: float) -> Iterator[Shape]:
    """A dark flame."""
    half = height * 0.15
    points = [(0, 1), (0.7, 0.62), (1, 0.3), (0.6, 0.06), (0, 0)]
    right = [(x + half * u, foot - height * v) for u, v in points]
    yield area("tree", [*right, *[(2 * x - px, py) for px, py in right[::-1]]])
    yield area("tree.shade", right)
