"""The Walls of Syracuse: the fortress Euryalus on its crag above the harbour."""

from __future__ import annotations

from boards.classical import house, temple
from boards.land import cloud, curve, gulls, hills, moon, ripples, sky, stars, stones, sun, tufts
from boards.masonry import curtain, flag, gate, tower
from boards.paper import BOTTOM, LEFT, RIGHT, Point, Shapes, area, line
from boards.ships import caught_galley, claw, galley
from boards.solids import Face, merlons, oblong
from boards.trees import bushes, cypress, pine

# The corners of the walls on the ground, from the left; the harbour tower; sun or moon.
C, B, A, D, E = (76.0, 30.5), (104.0, 20.0), (136.0, 8.0), (160.0, 25.0), (184.0, 42.0)
HARBOUR = (201.0, 14.0)
LIGHT = (90.5, 38.5)


def syracuse() -> Shapes:
    """The whole picture, the furthest first."""
    yield from heavens()
    yield from distance()
    yield from harbour()
    yield from long_wall()
    yield from crag()
    yield from ward()
    yield from fortress()
    yield from siege()
    yield from foreground()


def heavens() -> Shapes:
    """The sky and what is in it."""
    yield from sky(*LIGHT)
    yield from stars(120, 60, LIGHT)
    yield from sun(*LIGHT, 15)
    yield from moon(*LIGHT)
    for x, y, width in ((180, 26, 13), (233, 29, 15), (40, 22.4, 13), (60, 50, 9)):
        yield from cloud(x, y, width)
    yield from gulls(((196, 38, 2.6), (202, 35, 2), (207, 39.5, 1.7), (73, 30, 2), (69.5, 27, 1.6)))


def distance() -> Shapes:
    """Etna with its plume, low hills, the open sea."""
    plume = [(227.6, 43), (229, 38), (234, 34.5), (240, 34.8), (245, 31.6), (253, 30)]
    back = [(253, 36), (247, 36.6), (242, 39), (236, 38.4), (232, 40.5), (230.6, 43)]
    yield area("smoke", [*curve(plume), *curve(back)])
    slope = curve([(188, 63), (206, 57), (220, 48.4), (225.6, 42.8)], 5)
    fall = curve([(232, 42.6), (238, 48), (246, 52), (253, 54.5)], 5)
    crater = [(227.6, 43.7), (229.4, 43), (230.6, 43.8)]
    yield area("peak.shade", [*slope, *crater, *fall, (253, 66), (188, 66)])
    yield area("peak.light", [*slope, (224, 50), (227, 54.5), (219, 58), (222, 66), (188, 66)])
    snow = [(235, 48), (233, 50.5), (230, 47.4), (227, 50), (224.4, 47.4), (222.4, 49.8)]
    yield area("snow", [(225.6, 42.8), *crater, (232, 42.6), (238, 48), *snow, (220, 48.4)])
    lava = [(229.8, 45.6), (229.2, 44.8), (228.4, 47)]
    yield area("lava", [*crater, *lava])
    low = [(LEFT, 54), (14, 51), (34, 55), (58, 51), (88, 57), (150, 56), (180, 62), (196, 63)]
    yield from hills("down.shade", low, foot=70)
    yield from hills("sea.far", [(170, 62.5), (RIGHT, 62.5)], foot=80, steps=1)


def harbour() -> Shapes:
    """Ortygia with its temple, a sail going home, the water."""
    yield from galley(212, 64.6, 6.5)
    yield from hills("sea.mid", [(160, 66.5), (210, 66.2), (RIGHT, 66.6)], foot=90)
    yield from ortygia()
    yield from hills("sea", [(160, 72.5), (210, 72), (RIGHT, 72.5)], foot=BOTTOM)
    yield from hills("sea.deep", [(200, 91), (230, 88), (RIGHT, 89)], foot=BOTTOM)
    yield from ripples("sea.line", (190, 65, 253, 84), 34, length=8)
    yield from ripples("sea.thin", (226, 86, 253, 107), 14, length=10)


def ortygia() -> Shapes:
    """The island of the old town: its wall, houses and Athena's temple."""
    yield from hills("hill.shade", [(221, 67.5), (228, 64.4), (238, 63), (RIGHT, 62)], foot=68)
    for x, depth, width in ((228.6, 32, 5),):
        yield from house(oblong((x, depth), width, 5, -16), 2.5, 4, rise=1.8)
    yield from temple(oblong((238.4, 26), 12.6, 8, -20), 4.2, 6.2, (6, 4))
    yield area("haze.mid", [(226, 68.2), (226, 64.8), (RIGHT, 64.8), (RIGHT, 68.2)])
    yield from merlons([(226, 17.5), (RIGHT, 17.5), (RIGHT, 19), (226, 19)], 3.2, "haze", size=0.9)


def long_wall() -> Shapes:
    """The wall that goes round the whole height, on the hills to the left."""
    ridge = [(LEFT, 55.5), (16, 58), (38, 57.4), (58, 60.4), (76, 62.4), (90, 65), (140, 66)]
    yield from hills("hill.light", ridge, foot=90)
    turns = [(-8.0, 62.0), (16.0, 50.0), (38.0, 54.0), (58.0, 42.0), (76.0, 34.0)]
    for start, end in zip(turns, turns[1:], strict=False):
        yield from curtain(start, end, 6.5, "haze", thick=2, size=1.3)
    for turn in turns[1:4]:
        yield from tower(turn, 5.5, 11, 28, stone="haze", rows=(0.55,), size=1.2)
    yield from hills(
        "hill.shade", [(LEFT, 65.5), (18, 66), (40, 68), (64, 66), (80, 69.5)], foot=90
    )
    for x, y, height in ((8, 69, 8), (12, 70, 6), (33, 69.5, 8), (48, 69, 6)):
        yield from cypress(x, y, height)
    yield from bushes("bush", ((24, 68.5, 4), (28, 69.4, 3), (55, 69, 4), (60, 69.6, 3)))


def crag() -> Shapes:
    """The limestone that carries the fortress and falls to the harbour at its right."""
    top = [(62, 64.5), (76, 62), (110, 60), (150, 56), (186, 60), (204, 67)]
    yield area("rock.light", [*top, (209, 72), (207, 79), (212, 86), (160, 90), (60, 86), (58, 73)])
    shade = [(140, 71.4), (160, 67.2), (186, 62.5), (204, 67), (209, 72), (207, 79), (212, 86)]
    yield area("rock.shade", [*shade, (170, 90), (152, 84), (147, 77)])
    for facet in (*RIGHT_FACETS, *LEFT_FACETS):
        yield area("rock.mid", facet)
    for left, peak, (x, level), *_ in LEFT_FACETS:
        yield area("rock.crest", [left, peak, (x, level), (x - 1.5, level - 0.2)])


RIGHT_FACETS: tuple[tuple[Point, ...], ...] = (
    ((142, 71.6), (152, 69.4), (157, 74), (152, 80), (148, 76)),
    ((163, 68), (174, 66), (171, 71.5), (178, 76), (168, 82), (161, 75)),
    ((184, 64.5), (191, 66), (189, 71), (195, 75), (188, 82), (181, 78), (186, 71)),
    ((197, 70), (204, 68.5), (206, 72), (203, 78), (198, 80), (200, 74)),
)
LEFT_FACETS: tuple[tuple[Point, ...], ...] = (
    ((64, 69.4), (70, 67.6), (74, 69.8), (72, 75), (67, 75)),
    ((78, 69.6), (88, 68.6), (92, 71.4), (87, 77), (80, 74.5)),
    ((95, 72), (103, 70.8), (107, 73.4), (103, 79), (97, 77)),
    ((127, 75), (134, 74.2), (138, 76.2), (135, 81), (129, 80)),
)


def ward() -> Shapes:
    """What rises behind the walls: two watch towers, the keep, roofs of the garrison."""
    yield from tower((110, 58), 9, 20.5, 20, low=6, roof=4.5)
    yield from tower((160, 62), 9, 21, 20, low=6, roof=4.5)
    yield from tower((134, 54), 15, 27, 24, low=4, rows=(0.36, 0.57, 0.77))
    yield from flag((134, 54), 31, 7, size=5.5)
    for x, depth, width in ((90, 40, 9), (98, 44, 8), (120, 36, 10), (146, 36, 8), (172, 50, 9)):
        yield from house(oblong((x, depth), width, 8, -18), 6, 6.4, rise=2.6)


def fortress() -> Shapes:
    """Five great towers and the walls between them."""
    yield from curtain(D, E, 13)
    yield from curtain(E, HARBOUR, 9, low=-2)
    yield from tower(E, 10, 22, 35)
    yield from curtain(C, B, 13)
    yield from tower(C, 10, 22, -20)
    yield from curtain(A, D, 13)
    yield from tower(D, 10, 21, 35)
    yield from curtain(B, A, 13)
    yield from gate(Face(B, A, 0, 13), 17.5, 6.5, 9)
    yield from tower(B, 11, 23, -20)
    yield from tower(A, 13, 25, 28)
    for place, height in ((A, 25), (B, 23), (C, 22), (D, 21), (E, 22)):
        yield from flag(place, height, 5)


def siege() -> Shapes:
    """The harbour tower with the iron claw of Archimedes, and the galley it has caught."""
    yield from claw((200, 47), (219.9, 43), 61.4)
    yield from tower(HARBOUR, 9, 19, 28, low=-5, rows=(0.4, 0.66))
    yield from caught_galley(227.6, 74.8, 21, 27)


def foreground() -> Shapes:
    """Quiet ground for the plates: road, meadows, trees at its edges."""
    coast = [(190, 82), (208, 83), (228.5, 90.5), (242, 108)]
    yield from hills("foam", [(x + 1.1, y) for x, y in coast])
    yield from hills("beach", coast)
    meadow = [(LEFT, 72), (24, 71), (58, 74), (96, 78.5), (136, 80), (176, 82), (206, 83)]
    yield from hills("grass.light", [*meadow, (224, 91), (236, 108)])
    yield from road()
    # The meadow closes over the road below the plates, so that no piece of it lies there alone.
    near = [(LEFT, 81), (30, 79), (62, 82), (92, 88), (112, 93), (134, 96), (156, 98), (172, 108)]
    yield from hills("turf.light", near)
    right = [(142, 108), (153, 97), (178, 90), (204, 92), (220, 100), (226, 108)]
    yield from hills("turf.shade", right)
    yield from hills("turf.shade", [(LEFT, 95), (30, 92), (62, 96), (84, 108)])
    yield from growth()


def road() -> Shapes:
    """The road from the gate, with the ruts of its wagons."""
    left = curve([(117.3, 70.6), (114, 76), (121, 82), (115, 92), (92, 108)], 5)
    right = curve([(152, 108), (143, 92), (137, 83), (125, 76), (123.6, 71.4)], 5)
    yield area("road.shade", [*left, *[(x + 1.6, y) for x, y in right]])
    yield area("road", [*left, *right])
    yield line("beach.thin", curve([(102, 108), (121, 93), (126.5, 83), (118.5, 76.5)], 5))
    yield line("beach.thin", curve([(136, 108), (135, 93), (131, 82.5), (121.5, 76)], 5))


def growth() -> Shapes:
    """Grass, boulders, trees, scrub."""
    yield from tufts("turf.line", (2, 84, 80, 106), 26)
    yield from tufts("turf.line", (160, 94, 212, 106), 16)
    yield from tufts("grass.line", (66, 77, 110, 84), 9)
    yield from tufts("grass.line", (146, 83, 200, 88), 10)
    yield from stones(((90, 81.6, 2.2), (107, 84, 1.6), (148, 84.6, 2.4), (172, 86, 1.8)))
    for x, y, height in ((3, 76, 16), (8.5, 78, 11), (60, 77, 11), (65, 78.5, 15), (189, 84, 10)):
        yield from cypress(x, y, height)
    for x, y, height in ((23, 77, 16), (42, 78, 12), (84, 81, 10), (182, 85, 12)):
        yield from pine(x, y, height)
    yield from bushes(
        "bush", ((15, 77, 5), (33, 78, 4), (72, 79, 5), (76, 79.6, 3.4), (195, 84.6, 4))
    )
