"""A coin as a medallion: an uneven flan, its rim, a ring of beads, the emblem struck in relief.

All is drawn about the origin in the coin's own millimetres, the light coming from the top left.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from math import cos, radians, sin, tau
from typing import NamedTuple

from cardgen.layout.marks import Colour, Drawing, Gradient, Mark, Path, Stamp
from cardgen.layout.optical import optical_fit
from cardgen.layout.tones import lightness, mixed
from cardgen.outlines import Segments, circle, mirrored, transformed
from cardgen.units import Box

# Shares of the radius.
UNEVEN = 0.02  # by which the edge of the flan may lie further in
THICK = 0.045  # of the edge that is seen at the bottom right
RIM, FIELD, BEADS, BEAD = 0.945, 0.905, 0.865, 0.017
EMBLEM = 0.6  # the field that an emblem fills, if nothing else is said; the legend runs around it
RISE = 0.01  # of an emblem between the halves of a legend: the lower one reaches further inwards
RAYS = 0.655, 0.81  # from where to where they reach
SHADOW, SHINE = 0.026, 0.018  # how far the sides of what is struck reach
SIDE = 0.014  # the same where ink is spared
BEADS_APART = 0.085
CORNERS = 28  # of the flan's outline, rounded off
PAPER = "#FFFFFF"
WAVES = (2, 3, 5, 7)  # humps on the way round


class Metal(NamedTuple):
    """The colours of a coin, from what shines to what lies in the dark."""

    light: Colour
    body: Colour
    dark: Colour
    deep: Colour


class CoinShape(NamedTuple):
    """What makes a coin the same as another: `seed` says how its edge runs.

    `emblem` is the drawing in its middle, a `mirrored` coin's from the other side; so many `rays`
    stand around it. A `legend` keeps the emblem away from its letters: the share of the radius
    that it reaches at most up and down. It fills the share `reach`.
    """

    radius: float
    seed: str
    emblem: Drawing | None = None
    mirrored: bool = False
    rays: int = 0
    legend: float = 1.0
    reach: float = EMBLEM


@lru_cache(maxsize=128)  # the two languages of a card have the same
def struck_coin(shape: CoinShape, metal: Metal) -> Drawing:
    """The coin in its metal."""
    r, edge = shape.radius, flan(shape.radius, shape.seed)
    marks: list[Mark] = [
        Path(_moved(edge, r * THICK * 0.7, r * THICK), fill=metal.deep),
        Path(_moved(edge, r * THICK * 0.3, r * THICK * 0.45), fill=metal.dark),
        Path(edge, _shade(r, (metal.light, metal.body, metal.dark)), metal.deep, r * 0.008),
        Path(circle(0, 0, r * RIM), _shade(r, (metal.dark, metal.body, metal.light))),
        Path(circle(0, 0, r * FIELD), _dish(r, metal)),
        Stamp(_ring_of_beads(r, metal), 0, 0),
        *_struck_rays(shape, metal),
        *_relief(shape._replace(seed=""), metal),
    ]
    return Drawing("coin", _room(r), tuple(marks))


@lru_cache(maxsize=128)  # the same
def outlined_coin(
    shape: CoinShape, line: Colour, width: float, within: Colour | None = None
) -> Drawing:
    """The coin in lines of one colour, `width` mm thick, for designs that spare ink.

    The emblem may have another colour `within` its lines, so that it is seen as one shape: then the
    coin stands out from the paper by a thin side in the shade, and so does the emblem from the coin
    if that is a tint, lighter than the lines.
    """
    r, edge = shape.radius, flan(shape.radius, shape.seed)
    away = SIDE * r
    marks: list[Mark] = [
        *([Path(_side(shape, away), fill=line, evenodd=True)] if within else []),
        Path(edge, PAPER if within else None, line, width),
        Path(circle(0, 0, r * FIELD), stroke=line, width=width),
        Path(circle(0, 0, r * BEADS), stroke=line, width=width, dash=(width, r * BEADS_APART)),
    ]
    if shape.rays:
        marks.append(Path(rays(r, shape.rays), stroke=line, width=width))
    marks += _outlined_emblem(shape._replace(seed=""), line, width, within)
    return Drawing("coin", _room(r), tuple(marks))


@lru_cache(maxsize=128)  # the coins of many cards, unlike their edges, show the same emblem
def _outlined_emblem(
    shape: CoinShape, line: Colour, width: float, within: Colour | None
) -> tuple[Path, ...]:
    """The emblem in lines, above its side in the shade if it has one."""
    emblem, tinted = _emblem(shape), within is not None and lightness(within) > lightness(line)
    side = [_filled(path, line, SIDE * shape.radius) for path in emblem] if tinted else []
    lines = (path._replace(fill=within, stroke=line, width=width, join="round") for path in emblem)
    return (*side, *lines)


@lru_cache(maxsize=128)  # the same
def flan(radius: float, seed: str) -> Segments:
    """The outline of the blank: nearly a circle, as a hammer left it; the same for a seed."""
    return _rounded(_corners(radius, seed))


@lru_cache(maxsize=128)  # the same
def _corners(radius: float, seed: str) -> list[tuple[float, float]]:
    """What the outline of the blank runs through."""
    phases = [byte / 256 * tau for byte in sha256(seed.encode()).digest()[: len(WAVES)]]

    def reach(angle: float) -> float:
        humps = sum(cos(n * angle + at) for n, at in zip(WAVES, phases, strict=True))
        return radius * (1 - UNEVEN * (1 - humps / len(WAVES)) / 2)

    angles = [index * tau / CORNERS for index in range(CORNERS)]
    return [(far * cos(a), far * sin(a)) for a in angles for far in (reach(a),)]


def _side(shape: CoinShape, away: float) -> Segments:
    """The edge of the blank that is seen from above: between its outline and the same moved."""
    edge = flan(shape.radius, shape.seed)
    return (*_moved(edge, away, away), *_rounded(_corners(shape.radius, shape.seed)[::-1]))


def beads(radius: float) -> Segments:
    """A ring of dots, as one outline."""
    count = round(tau * BEADS / BEADS_APART)
    places = (index * tau / count for index in range(count))
    dots = (circle(radius * BEADS * cos(a), radius * BEADS * sin(a), radius * BEAD) for a in places)
    return tuple(segment for dot in dots for segment in dot)


@lru_cache(maxsize=64)
def _ring_of_beads(radius: float, metal: Metal) -> Drawing:
    """The dots and their shadows, which are most of what is drawn of a coin: once for all alike."""
    dots, light = beads(radius), mixed(metal.light, metal.body, 0.25)
    shadows = _moved(dots, radius * 0.009, radius * 0.011)
    return Drawing("beads", _room(radius), (Path(shadows, metal.deep), Path(dots, light)))


def rays(radius: float, count: int) -> Segments:
    """Rays that taper outward, as one outline."""
    near, far, half = RAYS[0] * radius, RAYS[1] * radius, tau / count * 0.17
    segments: list[tuple[str | float, ...]] = []
    for at in (index * tau / count for index in range(count)):
        corners = ((near, at - half), (far, at), (near, at + half))
        (x, y), *rest = ((reach * cos(turn), reach * sin(turn)) for reach, turn in corners)
        segments += [("M", x, y), *(("L", *point) for point in rest), ("Z",)]
    return tuple(segments)


def _struck_rays(shape: CoinShape, metal: Metal) -> Iterator[Mark]:
    """The rays with the side of each that lies in the shade, and a ring within them."""
    if shape.rays:
        r, outline = shape.radius, rays(shape.radius, shape.rays)
        ring = circle(0, 0, r * RAYS[0] * 0.955)
        yield Path(_moved(outline, r * 0.012, r * 0.015), fill=mixed(metal.dark, metal.deep, 0.3))
        yield Path(outline, fill=mixed(metal.light, metal.body, 0.5))
        yield Path(_moved(ring, r * 0.012, r * 0.015), stroke=metal.dark, width=r * 0.03)
        yield Path(ring, stroke=metal.light, width=r * 0.025)


def _rounded(points: Sequence[tuple[float, float]]) -> Segments:
    """A closed curve through points, as Catmull and Rom draw it."""
    count, (x, y) = len(points), points[0]
    curve: list[tuple[str | float, ...]] = [("M", x, y)]
    for i in range(count):
        (ax, ay), (bx, by) = points[i - 1], points[i]
        (cx, cy), (dx, dy) = points[(i + 1) % count], points[(i + 2) % count]
        one, two = (
            (bx + (cx - ax) / 6, by + (cy - ay) / 6),
            (cx - (dx - bx) / 6, cy - (dy - by) / 6),
        )
        curve.append(("C", *one, *two, cx, cy))
    return (*curve, ("Z",))


@lru_cache(maxsize=128)  # the coins of many cards, unlike their edges, show the same emblem
def _relief(shape: CoinShape, metal: Metal) -> tuple[Path, ...]:
    """The emblem three times: its shadow, the side in the light, and its face."""
    r = shape.radius
    face = _shade(r * 0.6, (mixed(metal.dark, metal.deep, 0.35), metal.deep))
    layers = (
        (SHADOW, mixed(metal.dark, metal.deep, 0.3)),
        (-SHINE, mixed(metal.light, "#FFFFFF", 0.35)),
        (0.0, face),
    )
    emblem = _emblem(shape)
    return tuple(_filled(path, fill, away * r) for away, fill in layers for path in emblem)


def _filled(path: Path, fill: Colour | Gradient, away: float) -> Path:
    """The same without its line, moved down and to the right."""
    return path._replace(segments=_moved(path.segments, away, away), fill=fill, stroke=None)


@lru_cache(maxsize=128)  # the same
def _emblem(shape: CoinShape) -> tuple[Path, ...]:
    """The paths of the emblem in the middle of the coin, as large as those of other shapes look."""
    paths = [mark for mark in shape.emblem.marks if isinstance(mark, Path)] if shape.emblem else []
    fit = optical_fit(tuple(path.segments for path in paths))
    if not fit:
        return ()
    scale = min(shape.reach / fit.radius, shape.legend / fit.upright) * shape.radius
    middle, rise = fit.y, 0.0
    if shape.legend < 1:  # what has a broad foot would stand too near the upper half
        middle, rise = (fit.y + fit.level) / 2, RISE * shape.radius
    left, top = -fit.x * scale, -middle * scale - rise
    placed = (transformed(path.segments, dx=left, dy=top, scale=scale) for path in paths)
    shown = map(mirrored, placed) if shape.mirrored else placed
    return tuple(path._replace(segments=one) for path, one in zip(paths, shown, strict=True))


def _moved(outline: Segments, dx: float, dy: float) -> Segments:
    return transformed(outline, dx=dx, dy=dy)


def _shade(r: float, colours: Sequence[Colour]) -> Gradient:
    """From the light at the top left to the dark."""
    far = r * cos(radians(45))
    stops = tuple((i / (len(colours) - 1), colour) for i, colour in enumerate(colours))
    return Gradient("linear", (-far, -far, far, far), stops)


def _dish(r: float, metal: Metal) -> Gradient:
    """The field, which shines a little above its middle."""
    glow = mixed(metal.light, "#FFFFFF", 0.25)
    stops = ((0.0, glow), (0.45, metal.light), (0.8, metal.body), (1.0, metal.body))
    return Gradient("radial", (-r * 0.22, -r * 0.28, r * 1.35, 0), stops)


def _room(r: float) -> Box:
    return Box(-r, -r, 2 * r, 2 * r).grown(r * 0.1)
