"""Borders: a meander or running waves around a card, with a rosette in each corner."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from backs.paper import Look, Point, box, circle, fill, n, stroke

# One unit of each border on a square of 0…1, to be stroked; the next begins where it ends.
KEY: tuple[tuple[Point, ...], ...] = (
    ((0.0, 0.86), (0.0, 0.14), (0.76, 0.14), (0.76, 0.66), (0.36, 0.66), (0.36, 0.4)),
    ((0.0, 0.86), (1.0, 0.86)),
)
WAVE_TURNS = 22


def _wave() -> tuple[tuple[Point, ...], ...]:
    """A breaker that curls over."""
    curl = []
    for k in range(WAVE_TURNS):
        t = k / (WAVE_TURNS - 1)
        angle = math.pi * (1.0 + 2.2 * t)
        r = 0.36 * (1 - 0.72 * t)
        curl.append((0.52 + r * math.cos(angle), 0.52 + r * math.sin(angle)))
    return (((0.0, 0.88), (0.1, 0.8), *curl), ((0.0, 0.88), (1.0, 0.88)))


UNITS = {"key": KEY, "wave": _wave()}


def border(
    kind: str, size: tuple[float, float], inset: float, band: float, look: Look, weight: float
) -> Sequence[str]:
    """The band between two rails, `inset` mm from the trim, on all four sides."""
    width, height = size
    made = []
    if not look.low:
        outer = box(inset, inset, width - inset, height - inset)
        hole = box(inset + band, inset + band, width - inset - band, height - inset - band)
        made.append(f'<path d="{outer}{hole}" fill="{look.deep}" fill-rule="evenodd"/>\n')
    made.append(stroke(_runs(kind, size, inset, band), look.line, look.wide(weight)))
    rails = ((0.0, 0.34), (band, 0.34), (band + 0.7, 0.14), (-0.6, 0.14))
    for away, thick in rails[: 2 if look.low else 4]:
        edge = box(inset + away, inset + away, width - inset - away, height - inset - away)
        made.append(stroke(edge, look.line, look.wide(thick)))
    for x in (inset + band / 2, width - inset - band / 2):
        for y in (inset + band / 2, height - inset - band / 2):
            made += rosette(x, y, band / 2, look)
    return made


def _runs(kind: str, size: tuple[float, float], inset: float, band: float) -> str:
    """The units of all four sides as one line."""
    width, height = size
    long, tall = width - 2 * inset - 2 * band, height - 2 * inset - 2 * band
    near, far_x, far_y = inset + band, width - inset - band, height - inset - band
    sides: tuple[tuple[float, Callable[[float, float], Point]], ...] = (
        (long, lambda u, v: (near + u, inset + v)),
        (tall, lambda u, v: (width - inset - v, near + u)),
        (long, lambda u, v: (far_x - u, height - inset - v)),
        (tall, lambda u, v: (inset + v, far_y - u)),
    )
    return "".join(_run(kind, length, band, place) for length, place in sides)


def _run(kind: str, length: float, band: float, place: Callable[[float, float], Point]) -> str:
    """Whole units along one side; `place` takes lengths along it and across it."""
    count = max(1, round(length / (band * 0.92)))
    step, code = length / count, ""
    for k in range(count):
        for part in UNITS[kind]:
            points = [place((k + u) * step, 0.14 * band + 0.72 * band * v) for u, v in part]
            code += "M" + " ".join(f"{n(x)} {n(y)}" for x, y in points)
    return code


def rosette(x: float, y: float, r: float, look: Look) -> Sequence[str]:
    """Eight petals about a disc, on a square."""
    square = box(x - r, y - r, x + r, y + r)
    plate = "#FFFFFF" if look.low else look.ground
    made = [fill(square, plate), stroke(square, look.line, look.wide(0.3))]
    petals = ""
    for k in range(8):
        t = math.pi * k / 4
        ends = [(0.16, 0.0), (0.46, -0.19), (0.8, 0.0), (0.46, 0.19)]
        turned = [
            (
                x + r * (u * math.cos(t) - v * math.sin(t)),
                y + r * (u * math.sin(t) + v * math.cos(t)),
            )
            for u, v in ends
        ]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = turned
        petals += (
            f"M{n(ax)} {n(ay)}Q{n(bx)} {n(by)} {n(cx)} {n(cy)}Q{n(dx)} {n(dy)} {n(ax)} {n(ay)}Z"
        )
    made.append(stroke(petals, look.line, look.wide(0.16)) if look.low else fill(petals, look.line))
    middle = circle(x, y, r * 0.2)
    return [
        *made,
        stroke(middle, look.line, look.wide(0.16)) if look.low else fill(middle, look.bright),
    ]
