"""An amphitheatre: storeys of arches on an oval plan, its outer ring still being built.

A place on a ring is an angle, in degrees counter-clockwise from the right; the eye stands at 270.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from boards.masonry import flag
from boards.paper import Point, Shape, Shapes, area, line
from boards.solids import seen

BAY = 6.0  # degrees
STOREY, ATTIC = 7.3, 7.0
TOP = 3 * STOREY + ATTIC
# Where the outer ring ends: of each storey from the ground, then of the attic.
ENDS = (318, 306, 300, 288)
LEFT_EDGE, RIGHT_EDGE, FRONT = 180, 360, 270
_TONES = ("pale", "light", "mid", "dim", "shade")
ASLANT = 0.45  # of the width that a bay has in front
_SUN = 215  # the light comes from there


class Ring(NamedTuple):
    """An oval on the ground: half of its width, and half of its depth."""

    centre: Point
    across: float
    away: float

    def at(self, degrees: float, height: float = 0.0, out: float = 0.0) -> Point:
        """A point of the picture; `out` is by how much it stands before the wall."""
        return seen(self.place(degrees, out), height)

    def place(self, degrees: float, out: float = 0.0) -> Point:
        """A place on the ground."""
        turn = math.radians(degrees)
        across, away = self.across + out, self.away + out
        return self.centre[0] + across * math.cos(turn), self.centre[1] + away * math.sin(turn)

    def smaller(self, share: float) -> Ring:
        """A ring within it."""
        return self._replace(across=self.across * share, away=self.away * share)


def amphitheatre(centre: Point, across: float, away: float) -> Shapes:
    """The whole building, the furthest first."""
    ring = Ring(centre, across, away)
    inner = ring.smaller(0.87)
    yield from far_wall(ring)
    yield from seats(inner)
    for level in range(2):
        yield from storey(inner, level, 270, RIGHT_EDGE, statues=False)
    yield from cornice(inner, 2 * STOREY, 270, RIGHT_EDGE, rise=1.5)
    for level, end in enumerate(ENDS[:3]):
        yield from storey(ring, level, LEFT_EDGE, end, statues=level > 0)
    yield from attic(ring, LEFT_EDGE, ENDS[3])
    yield from masts(ring, LEFT_EDGE, ENDS[3])


def strip(
    ring: Ring, role: str, ends: tuple[float, float], low: float, high: float, out: float = 0.0
) -> Shapes:
    """A piece of wall from one angle to another."""
    start, end = ends
    steps = max(round(abs(end - start) / 3), 1)
    angles = [start + (end - start) * n / steps for n in range(steps + 1)]
    upper = [ring.at(angle, high, out) for angle in angles]
    yield area(role, [ring.at(angle, low, out) for angle in angles] + upper[::-1])


def bays(start: float, end: float) -> Iterator[float]:
    """The angles of the left edges of bays."""
    return (start + BAY * n for n in range(round((end - start) / BAY)))


def tone(angle: float) -> str:
    """How the light falls on a wall that faces an angle."""
    light = math.cos(math.radians(angle - _SUN))
    return _TONES[min(int((1 - light) / 1.9 * len(_TONES)), len(_TONES) - 1)]


def aslant(angle: float) -> bool:
    """Whether a wall is seen so much from its side that small parts of it would run together."""
    return abs(math.sin(math.radians(angle))) < ASLANT


def storey(ring: Ring, level: int, start: float, end: float, *, statues: bool) -> Shapes:
    """Arches between half-columns under a cornice."""
    low = level * STOREY
    for left in bays(start, end):
        yield from bay(ring, left, low, statues=statues)
    for left in (*bays(start, end), end):
        yield from half_column(ring, left, low + 0.3, STOREY - 1.1)
    yield from cornice(ring, low + STOREY - 0.9, start, end)


def bay(ring: Ring, left: float, low: float, *, statues: bool) -> Shapes:
    """The wall of a bay with its arch, the depth of the pier at the arch's right."""
    middle = left + BAY / 2
    shade = tone(middle)
    yield from strip(ring, f"drum.{shade}", (left, left + BAY), low, low + STOREY)
    if shade in ("dim", "shade") and not aslant(middle):
        for n in range(1, 4):
            at = left + BAY * n / 4
            yield line("drum.hatch", [ring.at(at, low), ring.at(at, low + STOREY)])
    if not aslant(middle):
        yield opening(ring, "drum.reveal", middle, low + 0.35, BAY * 0.66, STOREY * 0.76)
    yield opening(ring, "lit", middle - BAY * 0.04, low + 0.35, BAY * 0.52, STOREY * 0.72)
    if aslant(middle):
        return
    if statues:
        yield from statue(ring, middle - BAY * 0.02, low + 0.35)
    else:
        yield opening(ring, "glow", middle - BAY * 0.1, low + 0.35, BAY * 0.22, STOREY * 0.5)


def opening(ring: Ring, role: str, middle: float, low: float, wide: float, high: float) -> Shape:
    """An arch; `wide` in degrees."""
    head = [math.pi * n / 8 for n in range(9)]
    # The head is round as the front sees it: as high as half of the width there.
    rise = math.radians(wide / 2) * ring.across
    outline = [(middle + wide / 2, low)]
    outline += [
        (middle + wide / 2 * math.cos(t), low + high - rise + rise * math.sin(t)) for t in head
    ]
    return area(role, [ring.at(*point) for point in [*outline, (middle - wide / 2, low)]])


def statue(ring: Ring, middle: float, low: float) -> Shapes:
    """A figure of marble on its base."""
    right = ((0.5, 0.0), (0.5, 0.5), (0.3, 0.6), (0.42, 1.9), (0.2, 2.2), (0.22, 2.7), (0.0, 2.95))
    shape = (*right, *((-u, v) for u, v in right[::-1]))
    yield area("marble.light", [ring.at(middle + u * 1.25, low + v) for u, v in shape])


def half_column(ring: Ring, middle: float, low: float, height: float) -> Shapes:
    """A column before the wall, with base and capital."""
    if aslant(middle):
        yield from strip(ring, "drum.pale", (middle - 0.75, middle + 0.75), low, low + height, 0.25)
        return
    for role, ends in (("drum.pale", (-0.75, 0.2)), ("drum.dim", (0.2, 0.75))):
        yield from strip(ring, role, (middle + ends[0], middle + ends[1]), low, low + height, 0.25)
    for level in (low, low + height - 0.45):
        yield from strip(ring, "drum.pale", (middle - 1, middle + 1), level, level + 0.45, 0.35)


def cornice(ring: Ring, low: float, start: float, end: float, *, rise: float = 0.95) -> Shapes:
    """A band that stands out from the wall, bay by bay in its light, over its own shadow."""
    yield from strip(ring, "drum.shade", (start, end), low - 0.3, low, 0.1)
    for left in bays(start, end):
        shade = _TONES[max(_TONES.index(tone(left)) - 1, 0)]
        yield from strip(ring, f"drum.{shade}", (left, left + BAY), low, low + rise, 0.7)
    yield from strip(ring, "drum.crest", (start, end), low + rise * 0.62, low + rise, 0.9)


def attic(ring: Ring, start: float, end: float) -> Shapes:
    """The highest storey: a wall with windows, and gilded shields between them."""
    low = 3 * STOREY
    for n, left in enumerate(bays(start, end)):
        middle = left + BAY / 2
        yield from strip(ring, f"drum.{tone(middle)}", (left, left + BAY), low, TOP)
        if tone(middle) in ("dim", "shade") and not aslant(middle):
            for part in range(1, 4):
                at = left + BAY * part / 4
                yield line("drum.hatch", [ring.at(at, low), ring.at(at, TOP)])
        if n % 2:
            yield from strip(ring, "drum.reveal", (middle - 1.1, middle + 1.1), low + 2, low + 4.5)
            yield from strip(ring, "lit", (middle - 1.1, middle + 0.7), low + 2, low + 4.5)
        else:
            yield round_shield(ring, "drum.shade", middle, low + 3.0, 1.25)
            yield round_shield(ring, "gold", middle, low + 3.15, 1.1)
    for left in (*bays(start, end), end):
        yield from strip(ring, "drum.pale", (left - 0.5, left + 0.15), low, TOP - 0.9, 0.2)
        yield from strip(ring, "drum.dim", (left + 0.15, left + 0.5), low, TOP - 0.9, 0.2)
    yield from cornice(ring, TOP - 0.95, start, end)


def round_shield(ring: Ring, role: str, middle: float, height: float, radius: float) -> Shape:
    """A disc on the wall."""
    wide = math.degrees(radius / ring.across)
    turns = [math.tau * n / 12 for n in range(12)]
    points = [(middle + wide * math.cos(t), height + radius * math.sin(t)) for t in turns]
    return area(role, [ring.at(*point) for point in points])


def masts(ring: Ring, start: float, end: float) -> Shapes:
    """The masts of the awning, a pennant on each second one."""
    for n, left in enumerate(bays(start + BAY, end)):
        if n % 3 == 0:
            yield from flag(ring.place(left), TOP, 4.2, size=3.2)


def far_wall(ring: Ring) -> Shapes:
    """The inner side of the outer ring behind the seats: a colonnade under its roof, in steps down
    where it is not yet built."""
    for high, end in ((TOP, 24), (TOP - ATTIC, 12), (2 * STOREY, 0)):
        for left in range(end, 180, 6):
            within = tone(left + 183)  # its inner side faces the other way
            yield from strip(ring, f"drum.{within}", (left, left + 6), STOREY, high)
            yield line("tier.thin", [ring.at(left, STOREY), ring.at(left, high)])
    yield from strip(ring, "drum.crest", (24, 180), TOP - 0.8, TOP)
    yield from strip(ring, "drum.shade", (24, 180), TOP - 1.1, TOP - 0.8)
    gallery = ring.smaller(0.965)
    yield from strip(gallery, "drum.shade", (24, 180), 3 * STOREY - 1.5, TOP - 2.2)
    for left in range(27, 180, 5):
        yield from strip(gallery, "drum.light", (left, left + 1.3), 3 * STOREY - 1.5, TOP - 2.2)
    yield from strip(gallery, "drum.pale", (24, 180), TOP - 2.6, TOP - 1.7)


def seats(ring: Ring) -> Shapes:
    """The tiers, down to the arena: walls between them, stairs through them, sand."""
    tiers = ((0.99, 2.2), (0.9, 1.85), (0.8, 1.5), (0.7, 1.15), (0.6, 0.8), (0.5, 0.45))
    for n, (share, level) in enumerate(tiers):
        yield from tier(ring.smaller(share), level * STOREY * 0.95, "tier.light", n == 0)
    arena = ring.smaller(0.42)
    yield area("tier.shade", oval(arena, STOREY * 0.42))
    yield area("beach", oval(arena, 0.0))


def tier(ring: Ring, height: float, role: str, wall: bool) -> Shapes:
    """A disc at a height, its rows as lines; the far wall that it rests on."""
    yield area("tier.shade" if wall else "tier.mid", oval(ring, height + (0.0 if wall else 1.1)))
    yield area(role, oval(ring.smaller(0.985), height))
    for share in (0.965, 0.945):
        row = ring.smaller(share)
        yield line("tier.line", [row.at(angle, height - 0.2) for angle in range(0, 181, 6)])
    for angle in range(15, 180, 15):
        yield line("tier.thin", [ring.at(angle, height), ring.smaller(0.88).at(angle, height - 2)])


def oval(ring: Ring, height: float) -> list[Point]:
    """A ring laid flat at some height."""
    return [ring.at(angle, height) for angle in range(0, 360, 4)]
