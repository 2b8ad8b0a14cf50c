"""The Palace of Odysseus: terraces and halls above the bay of Ithaca."""

from __future__ import annotations

from boards.classical import colonnade, entablature, house, stairs
from boards.land import cloud, curve, gulls, hills, moon, ripples, sky, stars, stones, sun
from boards.masonry import courses, windows
from boards.paper import BOTTOM, LEFT, RIGHT, Point, Shapes, area
from boards.ships import galley
from boards.solids import (
    Face,
    Plan,
    arch,
    faces,
    gabled,
    grown,
    hipped,
    oblong,
    panel,
    prism,
    seen,
    turned,
)
from boards.trees import bushes, cypress, olive, pine

LIGHT, MOON_AT = (92.0, 41.0), (82.0, 36.0)
# The palace is planned from the middle of its front, and turned a little to the right.
FRONT, TURN = (124.0, 3.0), -14.0


def ithaca() -> Shapes:
    """The whole picture, the furthest first."""
    yield from heavens()
    yield from distance()
    yield from bay()
    yield from hill()
    yield from terraces()
    yield from palace()
    yield from gardens()
    yield from shore()


def place(*points: Point) -> list[Point]:
    """Where points of the plan of the palace lie on the ground."""
    return turned(FRONT, TURN, *points)


def block(left: float, near: float, right: float, far: float) -> list[Point]:
    """A box of the palace."""
    return place((left, near), (right, near), (right, far), (left, far))


def heavens() -> Shapes:
    """The sky and what is in it."""
    yield from sky(*LIGHT, MOON_AT)
    yield from stars(120, 60, MOON_AT)
    yield from sun(*LIGHT, 16)
    yield from moon(*MOON_AT)
    for x, y, width in (
        (192, 27, 14),
        (224, 36, 18),
        (235, 23.6, 12),
        (40, 22.4, 13),
        (200, 46, 9),
    ):
        yield from cloud(x, y, width)
    yield from gulls(((206, 54, 2.4), (211, 51.5, 1.8), (238, 50, 2.4), (243, 47, 1.8)))


def distance() -> Shapes:
    """Neriton at the left, other islands, the open sea."""
    foot = [(128, 70), (LEFT, 70)]
    back = [(LEFT, 56), (12, 49.6), (26, 53), (45, 44.6), (60, 50), (72, 48), (96, 57), (128, 62)]
    yield area("peak.shade", [*back, *foot])
    faces_in_light = (
        (0, 1, (10, 57), (16, 63)),
        (2, 3, (42, 51), (47, 56), (41, 62)),
        (4, 5, (70, 53), (74, 60)),
    )
    for start, peak, *inner in faces_in_light:
        yield area("peak.light", [back[start], back[peak], *inner, (back[start][0] - 7, 64)])
    yield area("isle.light", [(184, 62), (194, 58), (200, 59), (209, 55), (219, 59.4), (229, 62)])
    yield area("isle.shade", [(209, 55), (219, 59.4), (229, 62), (206, 62), (211, 58.6)])
    yield area("isle.light", [(232, 62), (243, 58.6), (248, 59.6), (253, 58.2), (253, 62)])
    yield from hills("sea.far", [(150, 61.8), (RIGHT, 61.8)], foot=80, steps=1)


def bay() -> Shapes:
    """The water of the bay, lighter towards the horizon."""
    yield from galley(208, 64.4, 6)
    yield from hills("sea.mid", [(150, 66.5), (210, 66.0), (RIGHT, 66.6)], foot=90)
    yield from hills(
        "sea", [(LEFT, 78), (60, 77), (150, 74), (210, 73), (RIGHT, 73.4)], foot=BOTTOM
    )
    yield from hills("sea.deep", [(LEFT, 99), (70, 96), (140, 97), (200, 91), (RIGHT, 92)])
    yield from ripples("sea.line", (184, 64, 253, 80), 36, length=8)
    yield from ripples("sea.line", (90, 86, 253, 93), 16, length=12)
    yield from ripples("sea.thin", (0, 94, 253, 107), 26, length=14)


def hill() -> Shapes:
    """The hill that carries the palace; the town and olives on its slope."""
    ridge = [(LEFT, 62), (20, 58), (48, 60), (80, 58), (130, 54), (176, 58), (196, 67), (207, 77)]
    yield from hills("down.light", ridge, foot=77)
    for x, depth, width in ((18, 46, 6), (33, 44, 7), (44, 45, 6), (26, 36, 7), (52, 36, 7)):
        yield from house(oblong((x, depth), width, 6, -16), 0, 4, rise=2)
    for x, y in ((8, 62.6), (12, 65), (39, 63.6), (60, 63.4)):
        yield from cypress(x, y, 6)
    slope = [(LEFT, 67), (26, 65.6), (60, 67), (100, 68), (160, 70), (192, 73.4), (206, 77)]
    yield from hills("grass.light", slope, foot=77)
    for x, y, height in ((8, 70.5, 8), (24, 69, 7), (37, 70, 8), (52, 70.5, 7)):
        yield from olive(x, y, height)


def terraces() -> Shapes:
    """Three terraces of great stones, with a stair through them all."""
    levels = ((-60, 0, 60, 0, 6.5), (-50, 13, 52, 6.5, 11.5), (-41, 25, 45, 11.5, 15.5))
    for left, near, right, low, high in levels:
        yield from terrace(block(left, near, right, 62), low, high)
        start, end = place((-7, near), (9, near))
        yield from stairs(start, end, low, high - low, 7.5, 6)


def terrace(plan: Plan, low: float, high: float) -> Shapes:
    """Great stones in courses under a pale coping."""
    yield from prism(plan, low, high, "base")
    for face in faces(plan, low, high):
        yield from courses(face, "base", course=1.6, share=0.11)
        yield panel(face, f"band.{face.tone}", 0, face.length, high - low - 0.9, high - low)
    for face in faces(grown(plan, 0.3), high - 0.9, high):
        yield panel(face, f"band.{face.tone}", 0, face.length, 0.3, 0.9)


def palace() -> Shapes:
    """The wings with their galleries, the upper chamber, and the hall before them."""
    yield from chamber(block(-33, 46, -19, 60), 15.5, 16.5)
    yield from wing(block(-39, 36, -13, 56), 15.5, 11)
    yield from wing(block(19, 36, 43, 56), 15.5, 9)
    yield from megaron()


def wing(plan: Plan, low: float, height: float) -> Shapes:
    """Two storeys: a gallery of red columns, windows above it, a flat roof."""
    yield from prism(plan, low, low + height, "wall")
    storey = height * 0.52
    for face in faces(plan, low, low + height):
        count = max(round(face.length / 4.4), 3)
        yield panel(face, "lit", 0.4, face.length - 0.4, 0, storey)
        yield from colonnade(face, count + 1, storey, 0.55, "column")
        yield panel(face, f"band.{face.tone}", 0, face.length, storey, storey + 0.7)
        yield from windows(face, count, storey + 1.5, 1.5, height * 0.29)
    yield from entablature(grown(plan, 0.5), low + height, 1.8)
    yield from prism(grown(plan, -1), low + height + 1.8, low + height + 2.4, "base", top="block")


def chamber(plan: Plan, low: float, height: float) -> Shapes:
    """Penelope's chamber, high above the court."""
    yield from prism(plan, low, low + height, "wall")
    for face in faces(plan, low, low + height):
        yield from courses(face, "wall", seed=3)
        yield from windows(face, 3, height - 4.6, 1.6, 3.2)
    yield from entablature(grown(plan, 0.4), low + height, 1.2)
    yield from hipped(grown(plan, 0.4), low + height + 1.2, 5, out=1)


def megaron() -> Shapes:
    """The great hall: a porch of red columns, a door in its shade, a tiled gable."""
    low, height = 16.7, 11.0
    yield from prism(block(-13, 25, 19, 62), 15.5, low, "base")
    hall = block(-11.5, 33, 17.5, 62)
    yield from prism(hall, low, low + height, "wall")
    side, front = faces(hall, low, low + height)
    yield from courses(side, "wall")
    yield from windows(side, 4, 5.5, 1.3, 3.2)
    yield panel(front, "wall.mid", 0, front.length, 0, height)
    yield arch(front, "lit", front.length / 2, 0, 6, 8.6)
    yield panel(front, "glow", front.length / 2 - 1.5, front.length / 2 + 1.5, 0, 5.6)
    for middle in (5.2, front.length - 5.2):
        yield panel(front, "frieze", middle - 1.8, middle + 1.8, 3.2, 7.8)
        yield panel(front, "frieze.mark", middle - 1.2, middle + 1.2, 4.0, 7.0)
    left, right = place((-11.5, 26.5), (17.5, 26.5))
    porch = Face(left, right, low, low + height)
    yield from colonnade(porch, 6, height, 1.0, "column")
    roof = block(-12, 26, 18, 62)
    yield from entablature(roof, low + height, 2.6)
    yield from gabled(roof, low + height + 2.6, 6.4, out=1.1)


def gardens() -> Shapes:
    """Trees on the terraces, the old olive of the court."""
    for across, away, height, tree in TREES:
        x, y = seen(place((across, away))[0], height)
        yield from (olive(x, y, 7.5) if tree == "olive" else cypress(x, y, float(tree)))


# Across, away, height of the terrace, and what grows there.
TREES = (
    (-55, 50, 6.5, "9"), (-55, 38, 6.5, "9.5"), (-46, 54, 11.5, "9"), (-55, 26, 6.5, "10"),
    (-45.5, 34, 11.5, "9"), (-55, 14, 6.5, "10.5"), (-29, 30, 15.5, "olive"),
    (31, 29, 15.5, "olive"),
    (-30, 18, 11.5, "6.5"), (-20, 18, 11.5, "6.5"), (24, 18, 11.5, "6.5"), (34, 18, 11.5, "6.5"),
    (48.5, 20, 11.5, "8"), (56, 8, 6.5, "9"), (-38, 5, 6.5, "olive"), (36, 5, 6.5, "olive"),
)  # fmt: skip


def shore() -> Shapes:
    """Beach and meadow before the terraces; the ship in the bay."""
    sand = curve(SAND, 8)
    inland = curve([(206, 76.6), (190, 77.5), (150, 78), (90, 76), (40, 74.4), (LEFT, 75.4)], 8)
    yield area("foam", [*[(x, y + 1.1) for x, y in sand], *inland])
    yield area("beach", [*sand, *inland])
    meadow = curve([(LEFT, 76.4), (40, 75.4), (90, 77.4), (140, 79.6), (180, 79.6), (200, 77)], 8)
    foot = curve([(190, 76), (150, 76), (90, 74), (40, 72), (LEFT, 73)], 8)
    yield area("grass.shade", [*meadow, *foot])
    yield from galley(228, 74.8, 25)
    for x, y, height in (
        (4, 76, 13),
        (66, 76.6, 14),
        (71, 77.4, 10),
        (190, 79, 12),
        (195, 78.4, 9),
    ):
        yield from cypress(x, y, height)
    for x, y, height in ((20, 76, 14), (45, 76.4, 12), (182, 80, 10)):
        yield from pine(x, y, height)
    yield from bushes("bush", ((12, 76, 5), (30, 76, 4), (57, 76.6, 5), (100, 78, 4), (146, 80, 5)))
    yield from stones(
        ((84, 79, 2), (116, 80.6, 1.8), (160, 82, 2.6), (200, 81, 3), (209, 79.6, 2.4))
    )


SAND = (
    (LEFT, 79.6), (40, 78.6), (90, 80.6), (150, 83.4), (190, 83.6), (206, 81.6), (214, 78.4),
)  # fmt: skip
