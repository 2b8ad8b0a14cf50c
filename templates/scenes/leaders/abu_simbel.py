"""Abu Simbel: four seated giants before a cliff, the river, palms."""

from __future__ import annotations

from collections.abc import Iterator

from leaders.paper import Shape, area, box, cloud, curve, disc, land, sky, stroke

STATUES = (21.4, 26.0, 34.0, 38.6)  # the middle of each
FOOT = 24.6


def abu_simbel() -> Iterator[Shape]:
    """The whole scene."""
    yield from sky()
    for place in ((6.6, 6.2, 1.2), (52.0, 4.4, 1.4)):
        yield from cloud(*place)
    yield land("far", [(0, 21), (8, 18.6), (16, 20), (44, 19.4), (52, 17.6), (60, 19.8)])
    yield from cliff()
    yield from front()
    for middle in STATUES:
        yield from giant(middle)
    yield box("near.light", 16.6, FOOT, 43.4, FOOT + 0.9)
    yield box("near", 16.2, FOOT + 0.9, 43.8, FOOT + 1.9)
    yield land("ground", [(0, 26.6), (12, 26), (30, 26.8), (48, 25.8), (60, 26.4)])
    yield box("sea", 0, 29.4, 60, 34)
    for n in range(14):
        x, y = (n * 0.618 % 1) * 57, 29.9 + (n * 0.755 % 1) * 3.6
        yield stroke("sea.light", [(x, y), (x + 2.4, y)], 0.2)
    for x, y, tall in ((6.4, 28.6, 9.6), (9.4, 28.9, 7.0), (52.8, 28.6, 10.4), (49.6, 28.8, 7.2)):
        yield from palm(x, y, tall)


def cliff() -> Iterator[Shape]:
    """The rock that the temple is cut out of."""
    edge = [(11, 26), (12.4, 20), (13, 14.6), (15.4, 9.4), (19, 7.4), (25, 6.6), (31, 6.2)]
    edge += [(38, 6.8), (42.6, 8.6), (45.6, 12.4), (47.4, 18), (49.6, 26)]
    yield area("mid", edge)
    yield area("mid.shade", [(42.6, 8.6), (45.6, 12.4), (47.4, 18), (49.6, 26), (44.4, 26)])
    for line in (
        ((13.4, 16), (16.4, 15.2)),
        ((12.8, 20.4), (16, 19.8)),
        ((44.6, 15), (46.6, 15.8)),
    ):
        yield stroke("mid.dark", line, 0.2)


def front() -> Iterator[Shape]:
    """The sloping front with its cornice, and the door."""
    yield area("mid.light", [(16.8, FOOT), (18.4, 9.6), (41.6, 9.6), (43.2, FOOT)])
    yield box("near.light", 17.8, 8.6, 42.2, 9.7)
    yield box("mid.shade", 18.2, 9.7, 41.8, 10.1)
    for n in range(17):
        x = 18.8 + n * 1.37
        yield disc("mid.shade", x, 8.05, 0.42, 0.52, count=12)
    yield area("mid.dark", [(28.3, FOOT), (28.6, 17.6), (31.4, 17.6), (31.7, FOOT)])
    yield disc("near.light", 30, 14.8, 0.9)
    yield area("near", [(29.2, 15.6), (30.8, 15.6), (31.0, 17.4), (29.0, 17.4)])


def giant(x: float) -> Iterator[Shape]:
    """A king on his throne, hands on his knees."""
    yield box("near.shade", x - 1.95, 17.4, x + 1.95, FOOT)
    yield area("near", [(x - 1.5, 18.6), (x - 1.15, 14.9), (x + 1.15, 14.9), (x + 1.5, 18.6)])
    yield area("near.shade", [(x + 0.3, 18.6), (x + 0.3, 14.9), (x + 1.15, 14.9), (x + 1.5, 18.6)])
    yield box("near.light", x - 1.55, 18.2, x + 1.55, 19.5)
    for side in (-0.95, 0.2):
        yield box("near.light", x + side, 19.5, x + side + 0.75, FOOT - 0.5)
        yield box("near", x + side + 0.45, 19.5, x + side + 0.75, FOOT - 0.5)
        yield box("near.light", x + side - 0.1, FOOT - 0.6, x + side + 0.9, FOOT)
    hood = curve(
        [(x - 1.1, 15.4), (x - 0.95, 13.2), (x, 12.2), (x + 0.95, 13.2), (x + 1.1, 15.4)], 4
    )
    yield area("near.dark", hood)
    yield disc("near.light", x, 13.7, 0.58, 0.74)
    yield area("near", [(x - 0.55, 12.5), (x - 0.42, 10.8), (x + 0.42, 10.8), (x + 0.55, 12.5)])
    yield box("near.dark", x - 0.14, 14.4, x + 0.14, 15.3)


def palm(x: float, foot: float, tall: float) -> Iterator[Shape]:
    """A date palm."""
    top = foot - tall
    yield area("tree", [(x - 0.32, foot), (x + 0.32, foot), (x + 0.5, top), (x + 0.1, top)])
    for reach, drop in (
        (-2.6, 1.4),
        (-2.2, -0.2),
        (-1.2, -1.4),
        (0.4, -1.7),
        (1.7, -1.0),
        (2.6, 0.2),
        (2.7, 1.5),
    ):
        tip = (x + 0.3 + reach * tall * 0.11, top + drop * tall * 0.11)
        bend = (x + 0.3 + reach * tall * 0.07, top + (drop - 1.1) * tall * 0.11)
        yield area("tree", [*curve([(x + 0.3, top), bend, tip], 4), (bend[0], bend[1] + 0.5)])
