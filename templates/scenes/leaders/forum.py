"""Rome for the Wonder of Duel: the buildings of the Leaders' scene, nearer, before a paved road.

What is seen between the plates of the card lies right of the middle; the road runs to its foot.
"""

from __future__ import annotations

from collections.abc import Iterator

from leaders.paper import DEPTH, WIDTH, Shape, box, cloud, land, moved, sky, stroke
from leaders.rome import amphitheatre, aqueduct, column, cypress, pine, temple


def forum() -> Iterator[Shape]:
    """The whole scene."""
    yield box("sky", 0, 0, WIDTH, DEPTH)
    yield from moved(sky(), dx=6)
    yield from cloud(34.6, 12.4, 0.9)
    yield land("far", [(0, 19), (8, 16.5), (18, 18), (30, 16), (42, 17.5), (54, 15.8), (60, 17)])
    yield from moved(aqueduct(), dx=7.6, dy=1.8)
    yield land("mid.light", [(0, 24), (12, 23.4), (26, 23.8), (40, 23.2), (60, 23.6)])
    yield from moved(amphitheatre(), dx=8.2, dy=-3.4, scale=1.1)
    yield from moved(temple(), dx=3.2, dy=0.7)
    yield from moved(column(38.6, 25.2), dy=1.7)  # clear of the plate of the title
    yield land("ground", [(0, 26.6), (14, 25.8), (30, 26.4), (44, 25.8), (60, 26.2)])
    yield land("ground.shade", [(0, 30.4), (18, 29.6), (36, 30.6), (60, 29.8)])
    yield from road()
    yield from pine(33.4, 27.1, 9.0)  # its trunk is seen above the plate of the words
    for x, y, size in ((3.0, 31.2, 10.6), (57.0, 31.2, 10.2)):
        yield from cypress(x, y, size)


def road() -> Iterator[Shape]:
    """Courses of slabs that grow nearer, each joint between two of the course before."""
    yield box("near.light", 0, 33.2, 60, 33.7)
    tops = (33.7, 35.0, 36.7, 38.8, 41.2)
    for course, (top, foot) in enumerate(zip(tops, tops[1:], strict=False)):
        yield box("near" if course % 2 else "near.light", 0, top, 60, foot)
        yield stroke("mid.dark", [(0, top), (60, top)], 0.18)
        wide = 4.6 + course * 1.1
        for n in range(16):
            x = -wide + (n + course % 2 / 2) * wide
            yield stroke("mid.dark", [(x, top), (x + (x - 30) * 0.03, foot)], 0.18)
