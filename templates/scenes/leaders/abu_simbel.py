"""Abu Simbel for the Wonder of Duel: four seated giants before a cliff, palms, the river.

What is seen between the plates of the card lies right of the middle; the river runs to its foot.
"""

from __future__ import annotations

from collections.abc import Iterator

from leaders.giants import giant
from leaders.paper import DEPTH, WIDTH, Shape, area, box, curve, disc, land, moved, sky, stroke

MIDDLE = 34.9  # of what the plates leave open
STATUES = (-15.2, -7.4, 7.4, 15.2)  # of each giant from there
CROWN, FOOT = 10.2, 28.0


def abu_simbel() -> Iterator[Shape]:
    """The whole scene."""
    yield box("sky", 0, 0, WIDTH, DEPTH)
    yield from moved(sky(), dx=6)
    yield land("far", [(0, 21), (5, 18.4), (12, 20), (46, 19.4), (55, 17.4), (60, 18.6)])
    yield from cliff()
    yield from front()
    for away in STATUES:
        yield from giant(MIDDLE + away, CROWN, FOOT)
    yield box("near.light", 12, FOOT, 58, FOOT + 0.9)
    yield box("near", 12, FOOT + 0.9, 58, FOOT + 2)
    yield land("ground", [(0, 30), (12, 29.4), (30, 30.2), (48, 29.2), (60, 29.8)])
    yield from river()
    for x, y, tall in ((2.0, 32.6, 12.4), (58.2, 32.4, 13.4), (56.6, 33, 8.6)):
        yield from palm(x, y, tall)


def cliff() -> Iterator[Shape]:
    """The rock that the temple is cut out of, with its layers."""
    edge = [(7, 30), (9.4, 21), (10.2, 14), (12.6, 8.8), (17, 6.8), (26, 5.8), (36, 5.6)]
    edge += [(46, 6.2), (52.4, 7.8), (55.6, 12), (57.4, 20), (59.6, 30)]
    yield area("mid", edge)
    yield area("mid.shade", [(52.4, 7.8), (55.6, 12), (57.4, 20), (59.6, 30), (54.6, 30)])
    for line in (
        ((10.6, 16), (13.4, 15.2), (14.6, 15.4)),
        ((10.0, 19.4), (13, 18.9), (14.2, 19.2)),
        ((9.4, 23), (12.4, 22.4), (13.6, 22.7)),
        ((54.8, 14), (56.2, 14.8)),
        ((55.2, 18), (57, 18.6)),
        ((55.8, 22.4), (57.8, 22.9)),
    ):
        yield stroke("mid.dark", line, 0.16)


def front() -> Iterator[Shape]:
    """The sloping front with its cornice, signs cut into it, and the door."""
    foot = FOOT
    yield area("mid.light", [(14.4, foot), (16.2, 8), (53.6, 8), (55.4, foot)])
    yield area("mid", [(14.4, foot), (16.2, 8), (16.7, 8), (15.2, foot)])
    yield box("near.light", 15.6, 8.6, 54.2, 9.6)
    yield box("mid.shade", 16, 9.6, 53.8, 9.9)
    for x in (23.6, 46.2):
        for n in range(6):
            yield box("mid", x - 0.28, 11 + n * 1.5, x + 0.28, 11.5 + n * 1.5)
            yield stroke("mid", [(x - 0.3, 12 + n * 1.5), (x + 0.3, 12 + n * 1.5)], 0.14)
    yield from door()


def door() -> Iterator[Shape]:
    """The door, and the falcon-headed god with the sun who stands over it."""
    x, foot = MIDDLE, FOOT
    yield area("mid", [(x - 2.5, foot), (x - 2.2, 18.4), (x + 2.2, 18.4), (x + 2.5, foot)])
    yield area("near.dark", [(x - 1.6, foot), (x - 1.45, 19.4), (x + 1.45, 19.4), (x + 1.6, foot)])
    yield box("near.light", x - 2.5, 17.8, x + 2.5, 18.5)
    yield box("mid", x - 1.5, 11, x + 1.5, 17.6)
    yield box("mid.shade", x - 1.5, 11, x - 1.25, 17.6)
    yield disc("near.light", x, 12.1, 0.95)
    yield disc("near", x, 12.1, 0.62)
    head = [(x - 0.5, 13.1), (x + 0.45, 13), (x + 0.85, 13.6), (x + 0.3, 14.1)]
    trunk = [(x + 0.75, 14.7), (x + 0.5, 17.4), (x - 0.5, 17.4), (x - 0.75, 14.7)]
    yield area("near", [*head, *trunk])
    yield area("near.shade", [(x + 0.1, 14.2), (x + 0.75, 14.7), (x + 0.5, 17.4), (x + 0.05, 17.4)])


def river() -> Iterator[Shape]:
    """The river with its glints, down to the foot of the card."""
    yield land("sea", [(0, 33.4), (16, 33), (36, 33.6), (60, 32.8)])
    yield land("sea.deep", [(0, 37.2), (20, 36.6), (42, 37.4), (60, 36.8)])
    for n in range(34):
        x, y = (n * 0.618 % 1) * 57, 33.9 + (n * 0.755 % 1) * 6
        yield stroke("sea.light", [(x, y), (x + 1.6 + n % 3, y)], 0.17)


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
