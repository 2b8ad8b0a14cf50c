"""The Palace of Odysseus: terraces and halls above the bay of Ithaca."""

from __future__ import annotations

from boards.classical import colonnade, entablature, galley, stairs
from boards.land import cloud, hills, moon, ripples, sky, stars, sun
from boards.masonry import courses, windows
from boards.paper import BOTTOM, LEFT, RIGHT, Point, Shapes, area
from boards.solids import faces, gabled, grown, hipped, panel, prism, turned
from boards.trees import cypress, olive, pine

LIGHT = (100.0, 42.0)
TURN, FRONT = -18.0, (130.0, 4.0)


def ithaca() -> Shapes:
    """The whole picture, the furthest first."""
    yield from heavens()
    yield from distance()
    yield from bay()
    yield from hill()
    yield from terraces()
    yield from palace()
    yield from shore()


def place(*points: Point) -> list[Point]:
    """Points of the palace, whose front runs through FRONT, on the ground."""
    return turned(FRONT, TURN, *points)


def block(left: float, near: float, right: float, far: float) -> list[Point]:
    """The plan of a box of the palace."""
    return place((left, near), (right, near), (right, far), (left, far))


def heavens() -> Shapes:
    yield from sky(*LIGHT)
    yield from stars(110, 60)
    yield from sun(*LIGHT, 18)
    yield from moon(LIGHT[0] - 14, LIGHT[1] - 8, 7.5)
    for x, y, width in ((186, 29, 14), (222, 36, 18), (240, 25, 11), (30, 52, 13)):
        yield from cloud(x, y, width)


def distance() -> Shapes:
    """Neriton behind the palace, other islands, the open sea."""
    yield area(
        "peak.shade",
        [
            (-3, 56),
            (14, 49),
            (26, 52),
            (46, 44),
            (60, 49),
            (78, 52),
            (110, 60),
            (110, 70),
            (-3, 70),
        ],
    )
    yield area(
        "peak.light",
        [
            (-3, 56),
            (14, 49),
            (12, 56),
            (18, 62),
            (26, 52),
            (46, 44),
            (43, 51),
            (49, 56),
            (42, 62),
            (46, 70),
            (-3, 70),
        ],
    )
    yield area("isle.light", [(178, 62), (190, 57.5), (197, 58.6), (206, 55), (216, 59), (226, 62)])
    yield area("isle.shade", [(206, 55), (216, 59), (226, 62), (203, 62), (208, 59)])
    yield area("isle.light", [(228, 62), (240, 58.2), (247, 59.4), (253, 57.6), (253, 62)])
    yield from hills("sea.far", [(150, 61.8), (RIGHT, 61.8)], foot=80, steps=1)


def bay() -> Shapes:
    """The water of the bay, lighter towards the horizon."""
    yield from hills("sea.mid", [(150, 66.5), (210, 66.0), (RIGHT, 66.6)], foot=90)
    yield from hills(
        "sea", [(LEFT, 84), (60, 82), (150, 74), (210, 72.5), (RIGHT, 72.8)], foot=BOTTOM
    )
    yield from hills(
        "sea.deep", [(LEFT, 97), (70, 95), (140, 97), (200, 93), (RIGHT, 94)], foot=BOTTOM
    )
    yield from ripples("sea.line", (184, 64, 253, 79), 30, length=8)
    yield from ripples("sea.thin", (0, 84, 253, 107), 40, length=12)


def hill() -> Shapes:
    """The hill that carries the palace, with olives on its slope."""
    yield from hills(
        "down.light",
        [(LEFT, 61), (24, 57), (52, 60), (80, 58), (130, 55), (176, 62), (196, 73)],
        foot=84,
    )
    yield from hills(
        "grass.light",
        [(LEFT, 68), (26, 65), (60, 66.5), (100, 68), (160, 72), (190, 74), (200, 78)],
        foot=84,
    )
    for x, y, height in ((10, 66, 7), (22, 64.5, 6), (34, 65.5, 7), (47, 66, 6), (58, 67, 7)):
        yield from olive(x, y, height)


def terraces() -> Shapes:
    """Three terraces of great stones, a stair through them all."""
    for left, near, right, low, high in (
        (-58, 0, 58, 0, 6),
        (-46, 13, 50, 6, 11),
        (-36, 26, 42, 11, 15),
    ):
        plan = block(left, near, right, 64)
        yield from prism(plan, low, high, "base")
        for face in faces(plan, low, high):
            yield from courses(face, "base", course=1.7, share=0.12)
            yield panel(face, f"band.{face.tone}", 0, face.length, high - low - 0.8, high - low)
    for near, low, high in ((26, 11, 15), (13, 6, 11), (0, 0, 6)):
        start, end = place((-6, near), (6, near))
        yield from stairs(start, end, low, high - low, 7, 7)


def palace() -> Shapes:
    """Wings, the upper chamber and, before them, the hall with its porch."""
    yield from wing(-34, 34, -14, 54, 15, 12)
    yield from chamber(18, 46, 32, 60)
    yield from wing(20, 32, 40, 54, 15, 9)
    yield from megaron()


def wing(left: float, near: float, right: float, far: float, low: float, height: float) -> Shapes:
    plan = block(left, near, right, far)
    yield from prism(plan, low, low + height, "wall")
    for face in faces(plan, low, low + height):
        yield from windows(face, 5, height * 0.55, 1.5, height * 0.3)
        yield from colonnade(
            face._replace(high=low + height * 0.5), 6, height * 0.45, 0.5, style="column"
        )
    yield from entablature(grown(plan, 0.5), low + height, 1.6)


def chamber(left: float, near: float, right: float, far: float) -> Shapes:
    plan = block(left, near, right, far)
    yield from prism(plan, 15, 31, "wall")
    for face in faces(plan, 15, 31):
        yield from windows(face, 3, 11.5, 1.4, 3)
    yield from hipped(plan, 31, 5, out=1.2)


def megaron() -> Shapes:
    hall = block(-13, 34, 17, 64)
    yield from prism(hall, 15, 27, "wall")
    front = faces(hall, 15, 27)
    for face in front:
        yield from courses(face, "wall")
    porch = block(-13, 28, 17, 34)
    for face in faces(porch, 15, 27)[-1:]:
        yield from colonnade(face, 6, 10.5, 0.9, style="column")
    roof = block(-13, 28, 17, 64)
    yield from entablature(grown(roof, 0.4), 25.5, 2.6)
    yield from gabled(grown(roof, 0.4), 28.1, 6.5, out=1)


def shore() -> Shapes:
    """Beach and gardens before the terraces; the ship in the bay."""
    yield from hills(
        "beach", [(LEFT, 74), (40, 73), (90, 75), (150, 78.5), (186, 78), (204, 82)], foot=84
    )
    yield from galley(222, 77, 25)
    for x, y, height in ((66, 74, 12), (70.5, 75, 9), (190, 79, 11)):
        yield from cypress(x, y, height)
    for x, y, height in ((20, 76, 14), (46, 77, 11)):
        yield from pine(x, y, height)
