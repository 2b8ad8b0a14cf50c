"""The Walls of Syracuse: the fortress Euryalus on its crag above the harbour."""

from __future__ import annotations

from boards.classical import galley, temple
from boards.land import cloud, curve, hills, moon, ripples, sky, stars, sun
from boards.masonry import curtain, flag, gate, tower
from boards.paper import BOTTOM, RIGHT, Shapes, area
from boards.solids import Face, merlons, oblong
from boards.trees import cypress, pine

A, B, C, D, E = (136.0, 8.0), (104.0, 20.0), (76.0, 30.5), (160.0, 25.0), (184.0, 42.0)
LIGHT = (91.0, 40.0)


def syracuse() -> Shapes:
    """The whole picture, the furthest first."""
    yield from heavens()
    yield from distance()
    yield from harbour()
    yield from long_wall()
    yield from crag()
    yield from fortress()
    yield from foreground()


def heavens() -> Shapes:
    yield from sky(*LIGHT)
    yield from stars(110, 60)
    yield from sun(*LIGHT, 17)
    yield from moon(*LIGHT, 7.5)
    for x, y, width in ((84, 30, 13), (186, 27, 12), (222, 38, 17), (27, 52, 12)):
        yield from cloud(x, y, width)


def distance() -> Shapes:
    """Etna with its plume, low hills, the open sea."""
    yield from cloud(219, 36, 14, role="smoke")
    yield area(
        "peak.shade",
        [
            (180, 62),
            (207, 47),
            (213, 41.6),
            (216, 42.4),
            (219, 41.4),
            (226, 47.5),
            (253, 59),
            (253, 66),
            (180, 66),
        ],
    )
    yield area(
        "peak.light",
        [(180, 62), (207, 47), (213, 41.6), (211, 48), (214, 53), (207, 57), (210, 66), (180, 66)],
    )
    yield area(
        "snow",
        [
            (207, 47),
            (213, 41.6),
            (216, 42.4),
            (219, 41.4),
            (226, 47.5),
            (222, 47),
            (220, 49.5),
            (217, 46.5),
            (214, 49),
            (211, 46.5),
            (209.5, 48.5),
        ],
    )
    yield from hills(
        "down.shade",
        [(-3, 54), (14, 51), (34, 55), (58, 51), (88, 57), (150, 56), (180, 62), (196, 63)],
        foot=70,
    )
    yield from hills("sea.far", [(170, 62.5), (RIGHT, 62.5)], foot=80, steps=1)


def harbour() -> Shapes:
    """Ortygia with its temple, and ships."""
    yield from hills("sea.mid", [(160, 66.5), (210, 66.2), (RIGHT, 66.6)], foot=90)
    yield from hills("sea", [(160, 71.5), (210, 71), (RIGHT, 71.5)], foot=BOTTOM)
    yield from ripples("sea.line", (196, 66, 253, 80), 26, length=7)
    yield from ortygia()
    yield from galley(219, 76.8, 17)


def ortygia() -> Shapes:
    yield from hills("hill.shade", [(214, 67.5), (222, 64.4), (236, 63.4), (RIGHT, 62.5)], foot=68)
    yield area("haze.mid", [(220, 68), (220, 64.8), (RIGHT, 64.8), (RIGHT, 68)])
    yield from merlons([(220, 17.5), (RIGHT, 17.5), (RIGHT, 19), (220, 19)], 3.2, "haze", size=0.9)
    yield from temple(oblong((239, 26), 15, 9, -20), 4.2, 6.5, (6, 4), rise=3, half=0.5)


def long_wall() -> Shapes:
    """The wall that goes round the whole height, on the hills to the left."""
    yield from hills(
        "hill.light", [(-3, 61), (20, 60), (42, 63), (70, 61), (90, 66), (120, 68)], foot=90
    )
    turns = [(-8.0, 62.0), (16.0, 50.0), (38.0, 54.0), (58.0, 42.0), (76.0, 34.0)]
    for start, end in zip(turns, turns[1:], strict=False):
        yield from curtain(start, end, 6.5, "haze", thick=2, size=1.1)
    for turn in turns[1:4]:
        yield from tower(turn, 5.5, 11, 28, stone="haze", rows=(0.55,), size=1.1)
    for x, y, height in ((8, 68, 8), (12, 69.5, 6), (30, 68, 7)):
        yield from cypress(x, y, height)


def crag() -> Shapes:
    """The limestone that carries the fortress and falls to the harbour at its right."""
    top = [(64, 66.5), (76, 66.5), (104, 68.5), (136, 71.5), (150, 69.5), (190, 63), (201, 66)]
    yield area("rock.light", [*top, (206, 73), (203, 79), (212, 84), (160, 88), (60, 84), (58, 73)])
    yield area(
        "rock.shade",
        [
            (140, 71),
            (190, 63),
            (201, 66),
            (206, 73),
            (203, 79),
            (212, 84),
            (170, 88),
            (150, 82),
            (144, 77),
        ],
    )
    yield area("rock.mid", [(176, 67), (190, 64.5), (186, 72), (194, 78), (180, 84), (172, 76)])
    for x, y in ((70, 71), (86, 72.5), (100, 74), (118, 75)):
        yield area(
            "rock.mid", [(x, y), (x + 5, y - 1.2), (x + 8, y + 1.5), (x + 6, y + 5), (x + 2, y + 4)]
        )


def fortress() -> Shapes:
    """Five great towers and the walls between them around the inner ward."""
    yield from tower((112, 60), 9, 26, 20, low=6, roof=5)
    yield from tower((158, 62), 9, 24, 20, low=6, roof=5)
    yield from tower((134, 54), 15, 33, 24, low=4, rows=(0.42, 0.62, 0.8))
    yield from flag((134, 54), 37, 8, size=6)
    yield from curtain(D, E, 13)
    yield from tower(E, 10, 22, 35)
    yield from curtain(C, B, 13)
    yield from tower(C, 10, 22, -20)
    yield from curtain(A, D, 13)
    yield from tower(D, 10, 21, 35)
    yield from curtain(B, A, 13)
    yield from gate(Face(B, A, 0, 13), 17.5, 6.5, 9)
    yield from tower(B, 11, 23, -20)
    yield from tower(A, 13, 26, 28)
    for place, height in ((A, 26), (B, 23), (C, 22), (D, 21), (E, 22)):
        yield from flag(place, height, 6.5)


def foreground() -> Shapes:
    """Quiet ground for the plates: road, meadows, trees at its edges."""
    yield from hills(
        "grass.light",
        [
            (-3, 71),
            (24, 70),
            (58, 73.5),
            (96, 77.5),
            (136, 78.5),
            (176, 81),
            (206, 82),
            (226, 90),
            (236, 108),
        ],
    )
    road = curve([(117.5, 71.2), (114, 76), (122, 82), (116, 92), (92, 108)], 5)
    edge = curve([(150, 108), (142, 92), (136, 82), (124, 76), (123.5, 71.8)], 5)
    yield area("road", [*road, *edge])
    yield from hills("turf.light", [(-3, 80), (30, 78), (62, 81), (92, 87), (112, 96), (118, 108)])
    yield from hills(
        "turf.shade", [(140, 108), (150, 97), (176, 90), (204, 92), (220, 100), (226, 108)]
    )
    for x, y, height in ((4, 76, 15), (62, 77, 11), (67, 78.5, 14), (194, 82, 13), (200, 83, 10)):
        yield from cypress(x, y, height)
    for x, y, height in ((22, 77, 15), (40, 78, 12), (86, 80, 9)):
        yield from pine(x, y, height)
