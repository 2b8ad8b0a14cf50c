"""Sky, sea and land: rays, sun and moon, clouds, hills, rocks, trees."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from boards.paper import BOTTOM, LEFT, RIGHT, TOP, Point, Shapes, area, line

GOLDEN = 0.6180339887
# The rule under the ribbon lies 3.2 mm below the top; a star reaches 1.15 mm from its middle.
SKY_TOP, STAR = TOP + 3.6, 1.15
STARS_TOP = SKY_TOP + STAR
# Of the moon and of the light around it, which no line of the night crosses.
MOON, HALO = 8.0, 13.0


def scattered(count: int, start: float = 0.0) -> Iterator[tuple[float, float]]:
    """Pairs between 0 and 1, evenly strewn, always the same."""
    for n in range(count):
        yield (start + n * GOLDEN) % 1, (start + n * 0.7548776662) % 1


def disc(x: float, y: float, radius: float, *, flat: float = 1.0, count: int = 48) -> list[Point]:
    """A circle, or an ellipse whose height is `flat` times its width."""
    turns = [2 * math.pi * n / count for n in range(count)]
    return [(x + radius * math.cos(t), y + radius * flat * math.sin(t)) for t in turns]


def curve(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """A smooth line through points (Catmull and Rom)."""
    found: list[Point] = []
    for n in range(len(points) - 1):
        a, b, c, d = (points[min(max(n + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        found += [_on_curve(a, b, c, d, step / steps) for step in range(steps)]
    return [*found, points[-1]]


def _on_curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """The point a share `t` of the way from `b` to `c`."""
    x, y = (
        0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t**2
               + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3)
        for i in (0, 1)
    )  # fmt: skip
    return x, y


def sky(x: float, y: float, moon: Point | None = None, halo: float = HALO) -> Shapes:
    """Rings of light around a point, each parted by rays; a moon not there has the night's `halo`,
    which reaches so far."""
    for ring, radius in enumerate((260, 92, 72, 54, 39, 27)):
        yield area(f"sky.{ring}", disc(x, y, radius, count=72))
        for ray in range(30):
            middle = 2 * math.pi * ray / 30
            ends = [
                (x + radius * math.cos(middle + t), y + radius * math.sin(middle + t))
                for t in (-0.052, 0, 0.052)
            ]
            yield area(f"ray.{ring}", [(x, y), *ends])
    yield from night_lines(*(moon or (x, y)), halo)
    for ray in range(60):
        t = 2 * math.pi * ray / 60
        near, far = 24, 36 if ray % 2 else 50  # short of what lies on the picture
        steps = [near + (far - near) * n / 12 for n in range(13)]
        yield line("ray.line", [(x + r * math.cos(t), y + r * math.sin(t)) for r in steps])


def night_lines(x: float, y: float, halo: float) -> Shapes:
    """The dark of a night sky as an engraver cuts it, closer above, open around the moon: where the
    lines end is its halo, which a line of its own would make a second disc."""
    level, step = SKY_TOP, 1.2
    while level < 76:
        reach = halo**2 - (level - y) ** 2
        ends = (x - math.sqrt(reach), x + math.sqrt(reach)) if reach > 0 else (x, x)
        yield line("night.line", [(LEFT, level), (ends[0], level)])
        yield line("night.line", [(ends[1], level), (RIGHT, level)])
        level, step = level + step, step * 1.03


def sun(x: float, y: float, radius: float) -> Shapes:
    """The disc of the sun in its halo."""
    yield area("sun.halo", disc(x, y, radius * 1.09, count=72))
    yield area("sun", disc(x, y, radius, count=72))


def moon(x: float, y: float, radius: float = MOON) -> Shapes:
    """A crescent, with its dark part in the sky's blue."""
    yield area("moon.dark", disc(x, y, radius * 0.97))
    outer = [math.radians(n) for n in range(-115, 116, 10)]
    rim = [(x + radius * math.cos(t + 0.5), y + radius * math.sin(t + 0.5)) for t in outer]
    horns = rim[-1], rim[0]
    depth = radius * 0.48
    inner = [_bowed(*horns, n / 16, depth) for n in range(1, 16)]
    yield area("moon", [*rim, *inner])


def _bowed(start: Point, end: Point, share: float, depth: float) -> Point:
    """A point on an arc between two horns that swells to the right hand of the way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    swell = depth * math.sin(math.pi * share) ** 0.85
    return start[0] + dx * share - dy / length * swell, start[1] + dy * share + dx / length * swell


def stars(count: int, low: float, moon: Point) -> Shapes:
    """Stars over the whole sky, down to `low`, away from the moon; each sixth has four rays."""
    for n, (across, down) in enumerate(scattered(count, 0.37)):
        x, y = LEFT + across * (RIGHT - LEFT), STARS_TOP + down**1.3 * (low - STARS_TOP)
        if math.dist((x, y), moon) < MOON + 2 * STAR:
            continue
        yield area(
            "star",
            _star(x, y, STAR if n % 6 == 0 else 0)
            or disc(x, y, 0.16 + 0.16 * (n % 3) / 2, count=8),
        )


def _star(x: float, y: float, size: float) -> list[Point]:
    """A star of four rays; nothing without a size."""
    reach = [size if n % 2 == 0 else size * 0.2 for n in range(8)] if size else []
    return [
        (x + r * math.sin(n * math.pi / 4), y - r * math.cos(n * math.pi / 4))
        for n, r in enumerate(reach)
    ]


def cloud(x: float, y: float, width: float, *, role: str = "cloud") -> Shapes:
    """A flat-bottomed cloud of round heads."""
    heads = ((0.0, 0.17), (0.17, 0.24), (0.4, 0.34), (0.66, 0.25), (0.84, 0.16))
    tops = []
    for n in range(41):
        at = -0.16 + 1.16 * n / 40
        rises = [math.sqrt(r * r - (at - c) ** 2) * 0.72 for c, r in heads if abs(at - c) < r]
        tops.append((x + at * width, y - max(rises, default=0.0) * width))
    yield area(role, tops)
    yield area("cloud.shade", [(px, y - (y - py) * 0.38) for px, py in tops])


def hills(role: str, ridge: Sequence[Point], *, foot: float = BOTTOM, steps: int = 8) -> Shapes:
    """A smooth ridge and all that lies under it."""
    top = curve(ridge, steps)
    yield area(role, [*top, (top[-1][0], foot), (top[0][0], foot)])


def ripples(
    role: str, box: tuple[float, float, float, float], count: int, *, length: float = 9.0
) -> Shapes:
    """Strokes on water, shorter and closer towards the top of the box."""
    left, top, right, bottom = box
    for across, down in scattered(count, 0.11):
        x, y = left + across * (right - left), top + down**1.4 * (bottom - top)
        half = length * (0.35 + 0.65 * down) / 2
        crests = ((-1, 0.0), (-0.5, -0.25), (0, 0.0), (0.5, -0.25), (1, 0.0))
        yield line(role, curve([(x + u * half, y + v) for u, v in crests], 2))


def gulls(places: Iterable[tuple[float, float, float]]) -> Shapes:
    """Birds far away: two wings each; place and span."""
    shape = ((-0.5, -0.12), (-0.25, -0.25), (0.0, 0.0), (0.25, -0.27), (0.5, -0.17))
    for x, y, span in places:
        yield line("bird.line", curve([(x + u * span, y + v * span) for u, v in shape], 4))


def tufts(role: str, box: tuple[float, float, float, float], count: int) -> Shapes:
    """Three blades of grass here and there."""
    left, top, right, bottom = box
    for across, down in scattered(count, 0.23):
        x, y = left + across * (right - left), top + down * (bottom - top)
        for lean in (-0.9, 0.0, 0.9):
            yield line(role, [(x + lean * 0.3, y), (x + lean, y - 1.3 + abs(lean) * 0.35)])


def stones(places: Iterable[tuple[float, float, float]]) -> Shapes:
    """Boulders with a light and a shade side: place and width."""
    outline = ((-0.5, 0.0), (-0.38, -0.34), (-0.05, -0.48), (0.36, -0.3), (0.5, 0.0), (0.1, 0.0))
    for x, y, width in places:
        points = [(x + u * width, y + v * width) for u, v in outline]
        yield area("rock.mid", points)
        yield area("rock.shade", points[2:])
