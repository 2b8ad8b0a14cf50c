"""The back of a Wonder of Duel, 100 × 65 mm: slate and gold, a pyramid under seven stars."""

from __future__ import annotations

import math

from backs.borders import border
from backs.leaders import LINES, SLATE
from backs.paper import BLEED, Back, Look, box, circle, fill, polygon, rays, star, stroke

SIZE = (100.0, 65.0)
MIDDLE = (50.0, 32.5)
STEPS = 6  # of the pyramid
SEVEN = 7  # wonders, one star for each


def duel_wonders(low: bool) -> Back:
    """The whole back."""
    look = LINES if low else SLATE
    width, height = SIZE
    inner = (9.6, 9.6, width - 9.6, height - 9.6)
    made = []
    if not low:
        made += [
            fill(box(-BLEED, -BLEED, width + BLEED, height + BLEED), look.ground),
            fill(box(*inner), look.field),
            fill(rays(MIDDLE, inner, 40, 0.04), look.ray),
        ]
    made += border("wave", SIZE, 5.0, 3.6, look, 0.36)
    made += _disc(look)
    for side in (-1, 1):
        for k in range(SEVEN):
            t = math.radians((k - (SEVEN - 1) / 2) * 15)
            x = MIDDLE[0] + side * 24 * math.cos(t)
            code = star(x, MIDDLE[1] + 24 * math.sin(t) * 0.72, 1.5, 8, 0.45)
            made.append(
                stroke(code, look.line, look.wide(0.16)) if low else fill(code, look.bright)
            )
    return Back(width, height, "The back of a Wonder of Duel", tuple(made))


def _disc(look: Look) -> list[str]:
    """A stepped pyramid and its reflection, so that the card has no wrong way up."""
    x, y = MIDDLE
    made = [fill(circle(x, y, 17.2), "#FFFFFF" if look.low else look.deep)]
    made += [
        stroke(circle(x, y, r), look.line, look.wide(w)) for r, w in ((17.2, 0.5), (16.5, 0.14))
    ]
    for side in (-1, 1):
        for step in range(STEPS):
            half, low = 12.6 - step * 2.1, y - side * (0.9 + step * 1.9)
            code = box(x - half, min(low, low - side * 1.6), x + half, max(low, low - side * 1.6))
            made.append(
                stroke(code, look.line, look.wide(0.2)) if look.low else fill(code, look.line)
            )
            if not look.low:
                dark = [
                    (x + half * 0.2, low),
                    (x + half, low),
                    (x + half, low - side * 1.6),
                    (x + half * 0.2, low - side * 1.6),
                ]
                made.append(fill(polygon(dark), "#A87A22"))
        sun = circle(x, y - side * 13.9, 1.3)
        made.append(stroke(sun, look.line, look.wide(0.2)) if look.low else fill(sun, look.bright))
    made.append(stroke(f"M{x - 15:g} {y:g}H{x + 15:g}", look.line, look.wide(0.4)))
    return made
