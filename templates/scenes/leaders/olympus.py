"""The country of the gods: a temple under Olympus, between a pyramid and a ziggurat."""

from __future__ import annotations

from collections.abc import Iterator

from leaders.paper import Shape, area, box, cloud, disc, land, sky

MIDDLE = 30.0
FLOOR = 25.4  # on which the columns of the temple stand
COLUMNS, APART = 6, 2.9
# Where a tree stands, and how tall it is.
CYPRESSES = ((17.6, 29.6, 6.0), (15.9, 29.4, 4.4), (42.6, 29.6, 6.2), (44.4, 29.4, 4.6))
PALMS = ((3.4, 30.4, 6.0), (6.2, 30.2, 4.4), (56.8, 30.4, 6.2), (53.8, 30.2, 4.4))


def olympus() -> Iterator[Shape]:
    """All of it, the far first."""
    yield from sky()
    yield from _mountains()
    for x, y, size in ((8.0, 7.4, 1.5), (51.5, 8.4, 1.7), (20.5, 12.6, 1.3), (41.5, 12.0, 1.5)):
        yield from cloud(x, y, size)
    yield land("mid.shade", [(0, 26), (14, 24.6), (30, 25.6), (46, 24.6), (60, 26)])
    yield from _pyramids()
    yield from _ziggurat()
    yield from _crag()
    yield from _temple()
    yield land("ground", [(0, 29.2), (12, 28.4), (24, 30.0), (38, 29.9), (48, 28.5), (60, 29.4)])
    yield land("ground.shade", [(0, 31.6), (16, 31.0), (32, 32.2), (46, 31.2), (60, 31.8)])
    for x, foot, tall in (
        (17.6, 29.6, 6.0),
        (15.9, 29.4, 4.4),
        (42.6, 29.6, 6.2),
        (44.4, 29.4, 4.6),
    ):
        yield from _cypress(x, foot, tall)
    for x, foot, tall in PALMS:
        yield from _palm(x, foot, tall)


def _mountains() -> Iterator[Shape]:
    yield area("far", [(-2, 27), (9, 15), (14, 18.4), (22, 8.2), (26, 11), (36, 11), (40, 7.4),
                       (47, 17), (51, 14), (62, 27)])  # fmt: skip
    yield area("far.shade", [(22, 8.2), (23.4, 14), (21.6, 17), (25, 27), (34, 27), (26, 11)])
    yield area("far.shade", [(40, 7.4), (41, 13), (39.6, 16), (43, 27), (52, 27), (47, 17)])
    for x, y in ((22, 8.2), (40, 7.4)):
        drifts = ((0, 0), (-2.1, 2.7), (-1, 2.3), (-0.1, 3.3), (0.9, 2.2), (1.9, 2.7))
        yield area("cloud", [(x + dx, y + dy) for dx, dy in drifts])


def _pyramids() -> Iterator[Shape]:
    for x, top, half, foot in ((15.2, 18.6, 5.6, 27.4), (7.6, 12.4, 9.6, 28.4)):
        yield area("mid", [(x - half, foot), (x, top), (x + half, foot)])
        yield area("mid.shade", [(x, top), (x + half, foot), (x + half * 0.22, foot)])
        yield area("cloud", [(x, top), (x - 1.0, top + 1.67), (x + 1.0, top + 1.67)])


def _ziggurat() -> Iterator[Shape]:
    x, foot = 51.6, 28.6
    for step, half in enumerate((9.6, 7.6, 5.7, 3.9)):
        top = foot - 3.1
        yield area(
            "mid",
            [(x - half, foot), (x - half + 0.5, top), (x + half - 0.5, top), (x + half, foot)],
        )
        yield area(
            "mid",
            [
                (x + half * 0.3, foot),
                (x + half * 0.3, top),
                (x + half - 0.5, top),
                (x + half, foot),
            ],
        )
        yield box("mid.dark", x - half + 0.4, top, x + half - 0.4, top + 0.36)
        for k in range(5 - step):
            at = x - half + 1.2 + k * (2 * half - 2.4) / (4.6 - step)
            yield box("mid.dark", at, top + 1.1, at + 0.42, foot)
        foot = top
    yield box("mid", x - 2.1, foot - 2.6, x + 2.1, foot)
    yield box("mid.dark", x - 0.6, foot - 1.7, x + 0.6, foot)
    yield box("mid.dark", x - 2.4, foot - 2.9, x + 2.4, foot - 2.4)
    yield area("mid", [(x - 1.2, 28.6), (x - 0.8, 16.2), (x + 0.8, 16.2), (x + 1.2, 28.6)])
    for step in range(12):
        yield box("mid.shade", x - 1.15, 16.8 + step, x + 1.15, 17.1 + step)


def _crag() -> Iterator[Shape]:
    yield area("near.shade", [(17.6, 30.6), (18.6, 27.6), (20.6, 27.0), (39.4, 27.0), (41.6, 27.8),
                              (42.6, 30.8)])  # fmt: skip
    for half, top in ((10.4, 26.6), (9.7, 26.0), (9.0, FLOOR)):
        yield box("near.light", MIDDLE - half, top, MIDDLE + half, top + 0.6)
        yield box("near.shade", MIDDLE - half, top + 0.42, MIDDLE + half, top + 0.6)


def _temple() -> Iterator[Shape]:
    left, top = MIDDLE - 7.7, FLOOR - 9.0
    yield box("near.dark", left, top, MIDDLE + 7.7, FLOOR)
    yield box("near.shade", MIDDLE - 1.4, top + 2.4, MIDDLE + 1.4, FLOOR)
    for k in range(COLUMNS):
        x = MIDDLE + (k - (COLUMNS - 1) / 2) * APART
        yield box("sail", x - 0.72, top, x + 0.72, FLOOR)
        yield box("sail.shade", x + 0.22, top, x + 0.72, FLOOR)
        for low in (top, FLOOR - 0.6):
            yield box("cloud", x - 1.0, low, x + 1.0, low + 0.6)
    yield box("sail", MIDDLE - 8.7, top - 1.5, MIDDLE + 8.7, top)
    for k in range(11):
        x = MIDDLE - 8.1 + k * 1.55
        yield box("near", x, top - 1.1, x + 0.7, top - 0.3)
    yield box("near.light", MIDDLE - 9.3, top - 1.95, MIDDLE + 9.3, top - 1.45)
    gable = [(MIDDLE - 9.5, top - 1.95), (MIDDLE, top - 6.0), (MIDDLE + 9.5, top - 1.95)]
    yield area("sail", gable)
    inner = [(MIDDLE - 6.9, top - 2.4), (MIDDLE, top - 5.2), (MIDDLE + 6.9, top - 2.4)]
    yield area("near", inner)
    yield disc("sail", MIDDLE, top - 3.4, 0.85)
    for x in (MIDDLE - 9.5, MIDDLE + 9.5):
        yield area("near.light", [(x - 0.6, top - 1.95), (x, top - 3.3), (x + 0.6, top - 1.95)])
    yield disc("near.light", MIDDLE, top - 6.2, 0.6)


def _cypress(x: float, foot: float, tall: float) -> Iterator[Shape]:
    yield box("tree.shade", x - 0.14, foot - 0.8, x + 0.14, foot)
    yield disc("tree", x, foot - 0.5 - tall / 2, 0.72, tall / 2)
    yield disc("tree.shade", x + 0.24, foot - 0.5 - tall * 0.46, 0.42, tall * 0.42)


def _palm(x: float, foot: float, tall: float) -> Iterator[Shape]:
    top = foot - tall
    yield area("tree", [(x - 0.3, foot), (x - 0.12, top), (x + 0.12, top), (x + 0.3, foot)])
    for dx, dy in ((-2.3, 0.9), (-1.9, -0.5), (-0.7, -1.4), (0.7, -1.4), (1.9, -0.5), (2.3, 0.9)):
        bend = (x + dx * 0.55, top + dy * 0.5 - 0.75)
        yield area("tree", [(x, top), bend, (x + dx, top + dy), (bend[0], bend[1] + 0.55)])
