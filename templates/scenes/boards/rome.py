"""The Colosseum of Rome: the amphitheatre between the Palatine and the Forum."""

from __future__ import annotations

from boards.amphitheatre import amphitheatre
from boards.classical import entablature, house, temple
from boards.land import cloud, curve, disc, gulls, hills, moon, sky, stars, stones, sun, tufts
from boards.masonry import windows
from boards.paper import LEFT, RIGHT, Shapes, area, line
from boards.solids import Face, arch, faces, grown, oblong, panel, prism
from boards.trees import bushes, cypress, pine

# Sun and moon stand over the arena at one place, amid the rings of light, clear of the corner of
# the card that deals the board; the halo of the moon is whole between the title and the arena.
LIGHT, SUN, MOON, HALO = (113.0, 25.4), 7.0, 4.8, 7.8
# That card shows what lies between 63 and 207 mm: only land, sky and the aqueduct go on there.
CENTRE, ACROSS, AWAY = (141.0, 20.0), 55.0, 34.0


def rome() -> Shapes:
    """The whole picture, the furthest first."""
    yield from heavens()
    yield from distance()
    yield from aqueduct()
    yield from palatine()
    yield from forum()
    yield from hills("road", [(56, 76), (78, 72), (134, 70), (190, 72), (216, 75.6)], foot=90)
    yield from amphitheatre(CENTRE, ACROSS, AWAY)
    yield from crane()
    yield from triumph()
    yield from foreground()


def heavens() -> Shapes:
    """The sky and what is in it."""
    yield from sky(*LIGHT, halo=HALO)
    yield from stars(120, 60, LIGHT)
    yield from sun(*LIGHT, SUN)
    yield from moon(*LIGHT, MOON)
    for x, y, width in ((186, 25, 13), (225, 32, 16), (236, 22.6, 11)):
        yield from cloud(x, y, width)
    yield from gulls(((216.6, 38, 2.4), (221, 35.6, 1.8), (238, 40, 2.2), (243, 37.6, 1.7)))


def distance() -> Shapes:
    """The Alban hills."""
    far = [(LEFT, 54), (14, 51), (34, 53), (60, 49.6), (84, 53), (150, 52), (190, 53), (206, 50)]
    yield from hills("isle.shade", [*far, (226, 47.6), (240, 50), (RIGHT, 49)], foot=70)
    near = [(LEFT, 58), (24, 56), (50, 58), (90, 55.6), (170, 57), (204, 55), (230, 56.6)]
    yield from hills("down.shade", [*near, (RIGHT, 54.4)], foot=76)


def aqueduct() -> Shapes:
    """The aqueduct that leads in from the hills: two tiers of arches at the left."""
    wall = Face((-8.0, 66.0), (84.0, 78.0), 0.0, 11.5)
    yield panel(wall, "haze.light", 0, wall.length, 0, 11.5)
    count = 19
    pitch = wall.length / count
    for n in range(count):
        middle = pitch * (n + 0.5)
        yield arch(wall, "haze.shade", middle, 0, pitch * 0.7, 6.4)
        yield arch(wall, "sky.5", middle - 0.25, 0, pitch * 0.58, 6.1)
        yield arch(wall, "haze.shade", middle, 7.4, pitch * 0.5, 2.7)
        yield arch(wall, "sky.5", middle - 0.2, 7.4, pitch * 0.4, 2.5)
    yield panel(wall, "haze.mid", 0, wall.length, 6.7, 7.2)
    yield panel(wall, "haze.crest", 0, wall.length, 10.7, 11.5)


def palatine() -> Shapes:
    """The hill at the left with its houses and pines."""
    ridge = [(LEFT, 59.5), (12, 58), (34, 59), (60, 62), (82, 64.4), (130, 66)]
    yield from hills("hill.light", ridge, foot=92)
    for x, depth, width, height in (
        (9.4, 44, 11, 6), (22, 50, 9, 5), (34, 44, 10, 6), (46, 40, 8, 5), (57, 36, 8, 4.6),
        (14, 33, 10, 5), (28, 32, 9, 5),
    ):  # fmt: skip
        yield from house(oblong((x, depth), width, 7, -14), 1.5, height, rise=2.2, lights=3)
    for x, y, height in ((2.4, 65, 8), (26.6, 63.6, 7), (40, 64, 8), (52.6, 65, 7), (74, 67, 7)):
        yield from cypress(x, y, height)
    slope = [(LEFT, 67), (20, 66), (44, 68), (70, 69.4), (90, 72), (120, 74)]
    yield from hills("hill.shade", slope, foot=92)


def forum() -> Shapes:
    """The hill at the right: the temple of Venus and Rome, houses below it."""
    ridge = [(150, 68), (184, 63), (200, 60.6), (222, 59), (240, 59.6), (RIGHT, 58.6)]
    yield from hills("hill.light", ridge, foot=92)
    for x, depth, width in ((198, 56, 8), (242.4, 58, 8)):
        yield from house(oblong((x, depth), width, 7, -16), 1, 5, rise=2.2, lights=3)
    yield from temple(oblong((227.5, 46), 22, 13, -20), 2.5, 8.6, (7, 4))
    yield from hills(
        "hill.shade", [(160, 72), (190, 68.6), (214, 66), (236, 66.6), (RIGHT, 65)], foot=92
    )
    for x, y, height in ((203, 67.4, 7), (215.6, 66.8, 8), (219.6, 67, 6.4), (247.4, 66.4, 8)):
        yield from cypress(x, y, height)


def crane() -> Shapes:
    """A treadwheel crane where the outer ring is still being built."""
    foot, head = (198.6, 77.0), (191.6, 45.5)
    for left in (-0.9, 0.9):
        leg = (foot[0] + left * 1.4, foot[1])
        points = [(leg[0] - 0.45, leg[1]), (leg[0] + 0.45, leg[1]), (head[0] + 0.35, head[1])]
        yield area("wood", [*points, (head[0] - 0.35, head[1])])
    for share in (0.2, 0.4, 0.6, 0.8):
        x = foot[0] + (head[0] - foot[0]) * share
        y = foot[1] + (head[1] - foot[1]) * share
        half = 1.6 * (1 - share) + 0.4
        yield line("wood.line", [(x - half, y), (x + half, y)])
    yield line("rope", [head, (203.4, 77)])
    yield line("rope", [head, (head[0], 57.5)])
    block = ((-1.6, 0), (1.6, 0), (1.6, 1.9), (-1.6, 1.9))
    yield line("rope", [(head[0] - 1.6, 59), (head[0], 57.4), (head[0] + 1.6, 59)])
    yield area("wall.light", [(head[0] + u, 59 + v) for u, v in block])
    yield area(
        "wall.shade", [(head[0] + u, 59 + v) for u, v in ((0.7, 0), *block[1:3], (0.7, 1.9))]
    )
    yield from wheel(201.0, 73.6, 3.2)


def wheel(x: float, y: float, radius: float) -> Shapes:
    """A treadwheel."""
    yield area("wood", disc(x, y, radius, count=24))
    yield area("hill.shade", disc(x, y, radius * 0.78, count=24))
    for across, down in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        ends = [(x + side * across * radius, y + side * down * radius) for side in (-1, 1)]
        yield line("wood.line", ends)


def triumph() -> Shapes:
    """A triumphal arch beside the road, a gilded chariot on top."""
    plan = oblong((233, 6), 21, 8, -12)
    side, front = faces(plan, 0, 15)
    yield from prism(grown(plan, 0.5), 0, 1, "base")
    yield from prism(plan, 1, 15, "wall")
    side, front = (face._replace(low=1) for face in (side, front))
    for middle, width, height in ((10.5, 5.4, 9.2), (3.5, 2.6, 5.6), (17.5, 2.6, 5.6)):
        yield arch(front, "band.shade", middle, 0, width + 0.9, height + 0.5)
        yield arch(front, "lit", middle, 0, width, height)
        yield arch(front, "glow", middle - width * 0.12, 0, width * 0.42, height * 0.66)
    for middle in (3.5, 17.5):
        yield panel(front, "band.mid", middle - 1.3, middle + 1.3, 6.6, 8.6)
    yield from windows(side, 1, 3, 2.2, 6)
    pillars = [0.9, 6.2, 14.8, 20.1]
    for middle in pillars:
        yield panel(front, "marble.light", middle - 0.5, middle + 0.1, 0, 10)
        yield panel(front, "marble.shade", middle + 0.1, middle + 0.5, 0, 10)
    yield from entablature(grown(plan, 0.5), 11, 1.5)
    for face in faces(plan, 12.5, 16.5):
        yield panel(face, f"wall.{face.tone}", 0, face.length, 0, 4)
    top = faces(plan, 12.5, 16.5)[-1]
    yield panel(top, "band.mid", 4, 17, 0.8, 3.2)
    for level in (1.4, 2.0, 2.6):
        yield line("door.line", [top.at(5, level), top.at(16, level)])
    yield from prism(grown(plan, 0.6), 16.5, 17.3, "band", top="crest")
    yield from chariot(233, 51.4)


def chariot(x: float, y: float) -> Shapes:
    """Four horses abreast, their driver behind them."""
    for shift in (-3.6, -1.6, 0.4, 2.4):
        horse = ((0, 0), (0.3, -1.5), (-0.3, -2.2), (0.3, -3.4), (1.0, -3.0), (0.9, -2.3),
                 (1.5, -1.6), (1.4, 0), (1.0, 0), (0.9, -0.9), (0.6, -0.9), (0.5, 0))  # fmt: skip
        yield area("gold", [(x + shift + u, y + v) for u, v in horse])
    driver = ((4.0, 0), (4.0, -1.5), (4.5, -1.7), (4.5, -3.4), (4.9, -4.1), (5.3, -3.4),
              (5.4, -1.7), (5.9, -1.5), (5.9, 0))  # fmt: skip
    yield area("gold", [(x + u, y + v) for u, v in driver])


def foreground() -> Shapes:
    """Quiet ground for the plates: the paved square, meadows, trees at its edges."""
    meadow = [(LEFT, 73.4), (24, 72), (52, 75), (76, 78.6), (100, 82), (134, 83.4), (168, 82)]
    yield from hills("grass.light", [*meadow, (196, 79.6), (220, 77.6), (238, 77), (RIGHT, 76)])
    yield from road()
    yield from hills(
        "turf.light", [(LEFT, 81), (30, 79.6), (62, 83), (88, 90), (104, 99), (112, 108)]
    )
    right = [(152, 108), (162, 98), (182, 90), (210, 86), (RIGHT, 84)]
    yield from hills("turf.light", right)
    yield from hills("turf.shade", [(LEFT, 95), (30, 92), (60, 97), (80, 108)])
    yield from hills("turf.shade", [(190, 108), (206, 98), (230, 94), (RIGHT, 95)])
    yield from growth()


def road() -> Shapes:
    """The road to the arena, with its slabs."""
    left = curve([(127, 76), (122, 84), (112, 94), (96, 108)], 5)
    right = curve([(168, 108), (152, 94), (146, 84), (141, 76)], 5)
    yield area("road.shade", [*left, *[(x + 1.6, y) for x, y in right]])
    yield area("road", [*left, *right])
    for y, x0, x1 in (
        (81, 124.4, 143.6),
        (85.5, 121.4, 146.6),
        (91, 115.4, 150.4),
        (97.5, 107.6, 156),
    ):
        yield line("beach.thin", [(x0, y), (x1, y)])


def growth() -> Shapes:
    """Grass, boulders, trees, scrub."""
    yield from tufts("turf.line", (2, 84, 84, 106), 26)
    yield from tufts("turf.line", (166, 92, 250, 106), 24)
    yield from tufts("grass.line", (56, 77, 98, 84), 8)
    yield from stones(((90, 81.6, 2.2), (104, 84, 1.6), (168, 84.6, 2.4), (204, 84, 1.8)))
    for x, y, height in (
        (4, 76, 15),
        (9.5, 77.6, 10),
        (54, 77.2, 11),
        (69, 78.4, 14),
        (217, 80, 11),
        (245.6, 80, 12),
    ):
        yield from cypress(x, y, height)
    for x, y, height in ((24, 77, 16), (43, 78, 12), (79, 80, 9)):
        yield from pine(x, y, height)
    yield from bushes(
        "bush",
        ((15, 77, 5), (33, 78, 4), (74, 79.6, 4), (190, 81.6, 4), (218.6, 80.6, 5), (243, 80.8, 4)),
    )
