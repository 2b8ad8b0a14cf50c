"""A giant of Abu Simbel: a king on his throne, hands on his knees, the double crown on his head.

Drawn about its middle in units of its own, 190 high from the knob of the crown to the soles, the
light coming from the left; `giant` puts it in its place.
"""

from __future__ import annotations

from collections.abc import Iterator

from leaders.paper import Point, Shape, area, box, curve, disc, moved, stroke

TOP, SOLES = -12.0, 180.0


def giant(x: float, crown: float, foot: float) -> Iterator[Shape]:
    """One giant about `x`, from the top of his crown to his feet."""
    scale = (foot - crown) / (SOLES - TOP)
    shapes = (*throne(), *legs(), *body(), *arms(), *headcloth(), *face(), *double_crown())
    yield from moved(shapes, dx=x, dy=crown - TOP * scale, scale=scale)


def mirrored(points: list[Point]) -> list[Point]:
    return [(-x, y) for x, y in points]


def both(role: str, points: list[Point], shade: str = "") -> Iterator[Shape]:
    """The same at the left and, in its shade if it has one, at the right."""
    yield area(role, points)
    yield area(shade or role, mirrored(points))


def throne() -> Iterator[Shape]:
    """Its block, whose right side lies in the shade."""
    yield box("near.shade", -40, 98, 40, SOLES)
    yield box("near", -40, 98, -33, SOLES)
    yield box("near.dark", 33, 98, 40, SOLES)
    yield box("near.light", -42, 95, 42, 99)


def legs() -> Iterator[Shape]:
    """Two shins with their feet, and a small queen between them."""
    shin = [(-27.0, 122.0), (-7.0, 122.0), (-9.0, 150.0), (-8.0, 172.0), (-25.0, 172.0)]
    yield from both("near.light", [*shin, (-27, 146)])
    for left in (-12.5, 20.0):
        yield area("near", [(left, 126), (left + 5, 126), (left + 4, 172), (left, 172)])
    yield from both("near.light", [(-28, SOLES), (-27, 171), (-7, 171), (-5, SOLES)], "near")
    yield area("near", [(-4.6, 178), (-3.4, 146), (3.4, 146), (4.6, 178)])
    yield disc("near.light", 0, 141, 3.6, 4.6)


def body() -> Iterator[Shape]:
    """Chest and lap: a collar, and the folds of the loincloth."""
    yield area("near", [(-33, 68), (-24, 61), (24, 61), (33, 68), (25, 106), (-25, 106)])
    yield area("near.shade", [(4, 61), (24, 61), (33, 68), (25, 106), (8, 106)])
    collar = curve([(-22, 62), (-14, 74), (0, 79), (14, 74), (22, 62)], 4)
    yield area("near.light", collar)
    yield stroke("near.shade", curve([(-17, 64), (-10, 72), (0, 75), (10, 72), (17, 64)], 4), 1.1)
    yield box("near.light", -25, 101, 25, 106)
    yield area("near", [(-29, 106), (29, 106), (28, 126), (-28, 126)])
    for x in (-21, -14, -7, 7, 14, 21):
        yield stroke("near.shade", [(x * 0.9, 107), (x, 125)], 1.1)
    yield area("near.light", [(-4, 106), (4, 106), (5.5, 128), (-5.5, 128)])


def arms() -> Iterator[Shape]:
    """Upper arms at the sides, forearms along the thighs, hands flat on the knees."""
    arm = curve([(-34, 70), (-37, 82), (-36, 98), (-33, 108)], 3)
    yield from both("near.light", [(-27, 64), *arm, (-26, 106), (-27, 84)], "near")
    fore = [(-34.0, 100.0), (-26.0, 100.0), (-14.0, 118.0), (-15.0, 126.0), (-26.0, 126.0)]
    yield from both("near.light", [*fore, (-33, 112)])
    for side in (-1, 1):
        for finger in (-22.5, -19.5, -16.8):
            yield stroke("near.shade", [(side * finger, 120), (side * finger, 126)], 0.8)


def headcloth() -> Iterator[Shape]:
    """The striped cloth about the face, its ends on the chest."""
    half = curve([(-12, 20), (-20, 32), (-25, 50), (-23, 60)], 4)
    edge = [*half, (-17, 61), (-17, 80), (-8, 80), (-8, 56)]
    yield area("tree", [*edge, *mirrored(edge)[::-1]])
    yield area("tree.shade", [(8, 56), (8, 80), (17, 80), (17, 61), (23, 60), (25, 50), (20, 32)])
    for y, out, inner in ((34, 20, 12), (41, 22.6, 13), (48, 24.4, 12), (55, 24, 9)):
        yield stroke("near.light", [(-out, y), (-inner, y - 1.5)], 1.3)
        yield stroke("near", [(inner, y - 1.5), (out, y)], 1.3)
    for y in (65, 70, 75):
        yield stroke("near.light", [(-16.4, y), (-8.6, y)], 1.2)
        yield stroke("near", [(8.6, y), (16.4, y)], 1.2)


def face() -> Iterator[Shape]:
    """A broad calm face with a ceremonial beard; its right half lies in the shade."""
    oval = curve([(0, 24), (-11, 26), (-13, 38), (-9.5, 50), (0, 56)], 5)
    right = mirrored(oval[::-1])
    yield area("near.light", [*oval, *right])
    yield area("near", [(2.4, 24.4), *right[::-1][3:], (0, 56), (3.4, 46)])
    yield from both("near.light", [(-12.6, 34), (-16.4, 33), (-15.6, 42), (-12, 43)], "near")
    for side in (-1, 1):
        brow = [(side * 2.6, 32), (side * 6, 30.4), (side * 9.6, 32)]
        yield stroke("near.dark", curve(brow, 3), 1.1)
        yield disc("near.dark", side * 6, 36, 2.7, 1.2, count=12)
    yield area("near.shade", [(0.4, 34), (3.4, 44.4), (-2.6, 44.4), (-0.6, 42)])
    yield stroke("near.dark", curve([(-4.4, 49), (0, 50), (4.4, 49)], 3), 1.2)
    yield area("near.dark", [(-3.4, 55), (3.4, 55), (4.6, 74), (-4.6, 74)])
    for y in (60, 65, 70):
        yield stroke("near.light", [(-3.6, y), (3.6, y)], 0.8)


def double_crown() -> Iterator[Shape]:
    """The white crown within the red one, and the cobra on the brow."""
    bulb = curve([(-9, 12), (-8.4, 2), (-4.6, -6), (-2.8, -10)], 4)
    yield area("near.light", [*bulb, *curve([(-2.8, -10), (0, TOP), (2.8, -10)], 3),
                              *mirrored(bulb[::-1])])  # fmt: skip
    yield area("near", [(2, 12), (2, -11), (2.8, -10), *mirrored(bulb[::-1])])
    yield area("near", [(-13.4, 25), (-15.4, 6), (15.4, 6), (13.4, 25)])
    yield area("near.shade", [(3, 25), (3, 6), (15.4, 6), (13.4, 25)])
    yield box("near.light", -13.6, 22.4, 13.6, 26)
    yield area("near.dark", [(-1.8, 26), (-2.8, 18), (0, 14.6), (2.8, 18), (1.8, 26)])
