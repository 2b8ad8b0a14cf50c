"""Shapes of a scene, written as SVG: in tones of one colour, or in lines for little ink."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

Point = tuple[float, float]
WIDTH, HEIGHT = 60.0, 34.0
CARD = 40.19  # height of a scene that fills a Wonder of Duel and its bleed
DEPTH = 45.0  # to which skies and lands reach, below any picture
SUN = (29.0, 15.5)  # where the rays come from, behind the medallion
LINE, FAR_LINE = "#2F6EA6", "#9DB4C6"  # of what is near, and of sky, hills and what is flat

# What is far is light, what is near is dark; greek.svg has the same steps.
TONES = {
    "sky": "#6AAEDC", "sky.1": "#7CB9E1", "sky.2": "#93C7E8", "sky.3": "#B0D7EF",
    "sky.4": "#CFE7F5", "ray": "#84BEE4", "ray.1": "#95C9E8", "ray.2": "#ABD5EE",
    "ray.3": "#C6E3F4", "ray.4": "#E1F1FA", "cloud": "#F1F8FC",
    "puff": "#F1F8FC", "puff.shade": "#D6EAF6",
    "far": "#8FC0E2", "far.open": "#B0D7EF", "far.shade": "#79B0D8",
    "mid": "#6CA5D2", "mid.light": "#9CC8E6",
    "mid.shade": "#4E8BC0", "mid.dark": "#35719F", "near": "#4C89BD", "near.light": "#84B6DC",
    "near.shade": "#356F9F", "near.dark": "#265A86", "ground": "#3F7DB0",
    "ground.shade": "#2F6797", "sea": "#4A88BB", "sea.light": "#7FB3DA", "sea.deep": "#3A77AA",
    "foam": "#D9ECF7", "tree": "#2D6594", "tree.shade": "#214F77", "hull": "#28597F",
    "sail": "#E4F2FA", "sail.shade": "#BBDAEF", "bird": "#28597F",
}  # fmt: skip
WHITE = ("sky", "ray", "far.shade", "mid.shade", "near.shade", "ground.shade", "tree.shade")
HEADS = ((-0.9, 0.0, 0.55), (0.0, -0.35, 0.8), (0.95, 0.0, 0.6))  # of a cloud: places and radii
LINES_ONLY = ("beam", "outline", "edge")  # of what is soft in tones, where ink is spared
FAR = ("far", "beam", "outline", "sea", "foam")  # drawn in the paler line
BEAMS, BEAM = 36, 0.16  # how many on the way round, and how thick
BEAM_FROM, BEAM_ENDS = 14.0, (18.2, 20.4)  # behind the medallion, and how far they reach in turn
BEAM_STEP, BEAM_AIR, BEAM_SHORTEST = 0.2, 1.3, 15.5  # how they grow, end, and are worth drawing
HORIZON = 9.0  # below which no beam is seen


class Shape(NamedTuple):
    """A polygon in a role; a line of some `width` where it has one."""

    role: str
    points: tuple[Point, ...]
    width: float = 0.0


def area(role: str, points: Iterable[Point]) -> Shape:
    return Shape(role, tuple(points))


def stroke(role: str, points: Iterable[Point], width: float) -> Shape:
    return Shape(role, tuple(points), width)


def box(role: str, left: float, top: float, right: float, foot: float) -> Shape:
    return area(role, [(left, top), (right, top), (right, foot), (left, foot)])


def arch(role: str, left: float, top: float, width: float, foot: float) -> Shape:
    """An opening with a round head, `top` being the height of its crown."""
    r = width / 2
    head = [
        (left + r - r * math.cos(math.pi * n / 10), top + r - r * math.sin(math.pi * n / 10))
        for n in range(11)
    ]
    return area(role, [(left, foot), *head, (left + width, foot)])


def disc(role: str, x: float, y: float, rx: float, ry: float = 0.0, count: int = 24) -> Shape:
    turns = [2 * math.pi * n / count for n in range(count)]
    return area(role, [(x + rx * math.cos(t), y + (ry or rx) * math.sin(t)) for t in turns])


def sky() -> Iterator[Shape]:
    """Rings of light about the sun, each crossed by rays."""
    yield box("sky", 0, 0, WIDTH, HEIGHT)
    for ring, reach in enumerate((60, 30, 23, 16.5, 10)):
        tail = f".{ring}" if ring else ""
        if ring:
            yield disc(f"sky{tail}", *SUN, reach, count=60)
        for ray in range(26):
            yield area(f"ray{tail}", _ray(2 * math.pi * (ray + 0.5) / 26, reach))


def _ray(middle: float, reach: float) -> list[Point]:
    ends = [middle - 0.055, middle + 0.055]
    return [SUN, *((SUN[0] + reach * math.cos(t), SUN[1] + reach * math.sin(t)) for t in ends)]


def beams(clear: Sequence[Point] = ()) -> Iterator[Shape]:
    """Rays of the sun as lines, every other one short, behind the medallion, which end before what
    they are to keep `clear` of; for little ink."""
    for n in range(BEAMS):
        turn, reach, end = math.tau * (n + 0.5) / BEAMS, BEAM_FROM, BEAM_ENDS[n % 2]
        while reach < end and all(
            math.dist(_lit(turn, reach + BEAM_STEP), one) > BEAM_AIR for one in clear
        ):
            reach = min(end, reach + BEAM_STEP)
        near, far = _lit(turn, BEAM_FROM), _lit(turn, reach)
        if far[1] < HORIZON and reach > BEAM_SHORTEST:
            yield stroke("beam", (near, far), BEAM)


def _lit(turn: float, reach: float) -> Point:
    """The place so far from the sun, at some angle."""
    return SUN[0] + reach * math.cos(turn), SUN[1] + reach * math.sin(turn)


def cloud(x: float, y: float, size: float) -> Iterator[Shape]:
    """Three heads on a flat foot."""
    for dx, dy, r in HEADS:
        yield disc("puff", x + dx * size, y + dy * size, r * size)
    yield box("puff", x - 1.35 * size, y - 0.05 * size, x + 1.5 * size, y + 0.55 * size)
    yield box("puff.shade", x - 1.35 * size, y + 0.3 * size, x + 1.5 * size, y + 0.55 * size)
    yield _cloud_outline(x, y, size)


def _cloud_outline(x: float, y: float, size: float) -> Shape:
    """The same cloud as one line, round at both ends, on a flat foot; for little ink."""
    (left, *_, left_r), *_, (right, *_, right_r) = HEADS
    foot, ends = max(left_r, right_r), (left - left_r, right + right_r)
    across = [ends[0] + (ends[1] - ends[0]) * n / 60 for n in range(61)]
    over = [(u, min([0.0, *(_head(u, *head) for head in HEADS)])) for u in across]
    turns = [math.pi / 2 * n / 8 for n in range(9)]
    under = [(right + right_r * math.cos(t), foot * math.sin(t)) for t in turns]
    under += [(left - left_r * math.sin(t), foot * math.cos(t)) for t in turns]
    return area("outline", [(x + u * size, y + v * size) for u, v in (*over, *under)])


def _head(u: float, dx: float, dy: float, r: float) -> float:
    """The height of a round head of a cloud at some place across it."""
    return dy - math.sqrt(r * r - (u - dx) ** 2) if abs(u - dx) < r else math.inf


def curve(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """A smooth line through points (Catmull and Rom)."""
    found: list[Point] = []
    last = len(points) - 1
    for n in range(last):
        a, b, c, d = (points[min(max(n + k, 0), last)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            x, y = (_bent(a[i], b[i], c[i], d[i], step / steps) for i in (0, 1))
            found.append((x, y))
    return [*found, points[-1]]


def _bent(a: float, b: float, c: float, d: float, t: float) -> float:
    """One coordinate a share `t` of the way from `b` to `c`."""
    bend = 2 * a - 5 * b + 4 * c - d
    return 0.5 * (2 * b + (c - a) * t + bend * t**2 + (3 * b - a - 3 * c + d) * t**3)


def land(role: str, points: Sequence[Point]) -> Shape:
    """Ground under a smooth line from edge to edge."""
    return area(role, [(points[0][0], DEPTH), *curve(points), (points[-1][0], DEPTH)])


def moved(
    shapes: Iterable[Shape], *, dx: float = 0.0, dy: float = 0.0, scale: float = 1.0
) -> Iterator[Shape]:
    """The same shapes larger or smaller, and elsewhere."""
    for one in shapes:
        points = tuple((x * scale + dx, y * scale + dy) for x, y in one.points)
        yield Shape(one.role, points, one.width * scale)


def tones(title: str, shapes: Iterable[Shape], height: float = HEIGHT) -> str:
    """The file in tones of blue, which a layout may tone anew."""
    seen = (one for one in shapes if one.role not in LINES_ONLY)
    return _file(title, (_painted(one, TONES[one.role], height) for one in seen), height)


def lines(title: str, shapes: Iterable[Shape], height: float = HEIGHT) -> str:
    """The file in thin lines on white; shades and what tones alone show are left out."""
    drawn = [
        one
        for one in shapes
        if not one.role.startswith(("sky", "ray", "puff")) and one.role not in WHITE
    ]
    return _file(title, (_outlined(one, height) for one in drawn), height)


def _file(title: str, paths: Iterable[str], height: float) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}">\n'
    return f"{head}<title>{title}</title>\n{''.join(paths)}</svg>\n"


def _painted(shape: Shape, colour: str, height: float) -> str:
    if shape.width:
        line = f'stroke="{colour}" stroke-width="{shape.width:g}"'
        return f'<path d="{_code(shape, height)}" fill="none" {line}/>\n'
    return f'<path d="{_code(shape, height)}" fill="{colour}"/>\n'


def _outlined(shape: Shape, height: float) -> str:
    """White in a line, which is as thick on a card as in the small scene of a Leader."""
    fill, width = "none" if shape.width else "#FFFFFF", 0.16 if height == HEIGHT else 0.1
    colour = FAR_LINE if shape.role.startswith(FAR) else LINE
    line = f'stroke="{colour}" stroke-width="{width:g}"'
    return f'<path d="{_code(shape, height)}" fill="{fill}" {line}/>\n'


def _code(shape: Shape, height: float) -> str:
    """Path code of what lies in the picture."""
    points = shape.points if shape.width else _within(shape.points, height)
    steps = " ".join(f"{_number(x)} {_number(y)}" for x, y in points)
    return f"M{steps}" + ("" if shape.width else "Z")


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _within(points: Sequence[Point], height: float) -> Sequence[Point]:
    """A polygon cut at the edges of the picture (Sutherland and Hodgman)."""
    for axis, bound, sign in ((0, 0.0, 1), (0, WIDTH, -1), (1, 0.0, 1), (1, height, -1)):
        kept: list[Point] = []
        for before, here in zip((*points[-1:], *points[:-1]), points, strict=True):
            past, now = ((p[axis] - bound) * sign for p in (before, here))
            if (past < 0) != (now < 0):
                share = past / (past - now)
                kept.append(tuple(b + (h - b) * share for b, h in zip(before, here, strict=True)))  # type: ignore[arg-type]  # two numbers
            if now >= 0:
                kept.append(here)
        points = kept
    return points
