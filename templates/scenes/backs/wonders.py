"""The backs of Wonders: a pyramid and its reflection among seven stars, alike either way up.

Of Duel 100 × 65 mm in slate; of the cards that deal out boards 65 × 100 mm in umber. Which way such
a card lies says which side of the board is played, so its back must not tell it.
"""

from __future__ import annotations

import math

from backs.borders import border
from backs.leaders import LINES, SLATE
from backs.paper import (
    Back,
    Look,
    Point,
    box,
    circle,
    field,
    fill,
    lozenge,
    n,
    polygon,
    star,
    stroke,
)

UMBER = Look("#4A2A14", "#5C3820", "#70492C", "#D9A93B", "#F4D88A", "#351C0A", "#FFF3CF")
SIZE, TALL = (100.0, 65.0), (65.0, 100.0)
MIDDLE = (50.0, 32.5)
STEPS = 6  # of the pyramid
SEVEN = 7  # wonders, one star for each


def duel_wonders(low: bool) -> Back:
    """The whole back."""
    look = LINES if low else SLATE
    width, height = SIZE
    inner = (9.6, 9.6, width - 9.6, height - 9.6)
    made = field(SIZE, inner, look)
    made += border("wave", SIZE, 5.0, 3.6, look, 0.36)
    made += _disc(look, MIDDLE, 17.2)
    for side in (-1, 1):
        for k in range(SEVEN):
            t = math.radians((k - (SEVEN - 1) / 2) * 15)
            x = MIDDLE[0] + side * 24 * math.cos(t)
            code = star(x, MIDDLE[1] + 24 * math.sin(t) * 0.72, 1.5, 8, 0.45)
            made.append(
                stroke(code, look.line, look.wide(0.16)) if low else fill(code, look.bright)
            )
    return Back(width, height, "The back of a Wonder of Duel", tuple(made))


def wonder_cards(low: bool) -> Back:
    """The back of a card that deals out a board."""
    look = LINES if low else UMBER
    width, height = TALL
    middle = (width / 2, height / 2)
    inner = (10.2, 10.2, width - 10.2, height - 10.2)
    made = field(TALL, inner, look)
    made += border("key", TALL, 5.4, 4.0, look, 0.4)
    made += _disc(look, middle, 18.4)
    for side in (-1, 1):
        made += _stars(look, middle, side)
    return Back(width, height, "The back of a card that deals out a board", tuple(made))


def _stars(look: Look, middle: Point, side: int) -> list[str]:
    """Seven stars over the disc, or under it, between two rules."""
    x, y = middle
    made = []
    for k in range(SEVEN):
        t = math.radians((k - (SEVEN - 1) / 2) * 15)
        code = star(x + side * 25 * math.sin(t), y - side * 25 * math.cos(t), 1.6, 8, 0.45)
        made.append(
            stroke(code, look.line, look.wide(0.16)) if look.low else fill(code, look.bright)
        )
    rule = y - side * 33.4
    made.append(stroke(f"M17 {n(rule)}H30M35 {n(rule)}H48", look.line, look.wide(0.24)))
    for at, size in ((x, 1.1), (17.0, 0.5), (48.0, 0.5), (29.4, 0.45), (35.6, 0.45)):
        made.append(fill(lozenge(at, rule, size, size * 0.7), look.bright))
    return made


def _disc(look: Look, middle: Point, radius: float) -> list[str]:
    """A stepped pyramid and its reflection, so that the card has no wrong way up."""
    x, y = middle
    made = [fill(circle(x, y, radius), "#FFFFFF" if look.low else look.deep)]
    made += [
        stroke(circle(x, y, r), look.line, look.wide(w))
        for r, w in ((radius, 0.5), (radius - 0.7, 0.14))
    ]
    for side in (-1, 1):
        for step in range(STEPS):
            half, low = 12.6 - step * 2.1, y - side * (0.9 + step * 1.9)
            code = box(x - half, min(low, low - side * 1.6), x + half, max(low, low - side * 1.6))
            made.append(
                stroke(code, look.line, look.wide(0.2)) if look.low else fill(code, look.line)
            )
            if not look.low:
                near, far = sorted((x + side * half * 0.2, x + side * half))
                foot = low - side * 1.6
                dark = [(near, low), (far, low), (far, foot), (near, foot)]
                made.append(fill(polygon(dark), "#A87A22"))
        sun = circle(x, y - side * 13.9, 1.3)
        made.append(stroke(sun, look.line, look.wide(0.2)) if look.low else fill(sun, look.bright))
    made.append(stroke(f"M{x - 15:g} {y:g}H{x + 15:g}", look.line, look.wide(0.4)))
    return made
