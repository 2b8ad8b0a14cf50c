"""The back of cards of Age III, 65 × 100 mm: purple and gold, alike either way up."""

from __future__ import annotations

import math

from backs.borders import border
from backs.paper import (
    Back,
    Look,
    circle,
    field,
    fill,
    letters,
    lozenge,
    n,
    star,
    stroke,
)

FULL = Look("#3A2359", "#4A2F70", "#5B3E85", "#D9A93B", "#F4D88A", "#2B1842", "#FFF3CF")
LOW = Look("#FFFFFF", "#FFFFFF", "#FFFFFF", "#5B3F7D", "#5B3F7D", "#FFFFFF", "#472C6B", low=True)
PALE = "#E4DDED"  # within numeral, petals and stars, where ink is spared
SIZE = (65.0, 100.0)
MIDDLE = (32.5, 50.0)
SEVEN = 7  # wonders, one star for each


def age_iii(low: bool) -> Back:
    """The whole back."""
    look = LOW if low else FULL
    width, height = SIZE
    inner = (10.2, 10.2, width - 10.2, height - 10.2)
    made = field(SIZE, inner, look)
    made += border("wave", SIZE, 5.4, 4.0, look, 0.4)
    made += _medallion(look)
    for side in (-1, 1):
        made += _arch(look, side)
    return Back(width, height, "The back of a card of Age III", tuple(made))


def _medallion(look: Look) -> list[str]:
    """The numeral in a ring of petals and seven stars."""
    x, y = MIDDLE
    made = []
    disc = "#FFFFFF" if look.low else look.deep
    made += [fill(circle(x, y, 20.4), disc), stroke(circle(x, y, 20.4), look.line, look.wide(0.5))]
    made += [
        stroke(circle(x, y, r), look.line, look.wide(w)) for r, w in ((19.7, 0.14), (15.0, 0.5))
    ]
    for k in range(28):
        t = 2 * math.pi * k / 28
        made.append(_petal(x, y, t, look))
    if not look.low:
        made += [fill(circle(x, y, 14.6), "#4A2F70"), fill(circle(x, y, 12.2), "#5B3E85")]
        made += [fill(circle(x, y, 9.6), "#6B4A8C")]
    made.append(stroke(circle(x, y, 13.9), look.line, look.wide(0.16)))
    name = letters(
        "III", x, y, 11.9 if look.low else 12.5, tracking=0.1
    )  # a tint no larger than a sign
    if look.low:
        return [*made, fill(name, PALE), stroke(name, look.letter, 0.25)]
    made.append(fill(name, look.letter))
    return made


def _petal(x: float, y: float, turn: float, look: Look) -> str:
    """One of the leaves between the two rings."""

    def at(r: float, away: float) -> str:
        return f"{n(x + r * math.sin(turn + away))} {n(y - r * math.cos(turn + away))}"

    code = f"M{at(15.3, -0.09)}Q{at(18.4, -0.1)} {at(19.4, 0)}Q{at(18.4, 0.1)} {at(15.3, 0.09)}Z"
    return _shown(code, look, look.line)


def _shown(code: str, look: Look, colour: str) -> str:
    """A shape in its colour, or a tint in its outline where ink is spared."""
    if look.low:
        return fill(code, PALE) + stroke(code, look.line, look.wide(0.16))
    return fill(code, colour)


def _arch(look: Look, side: int) -> list[str]:
    """Seven stars over the medallion, or under it, between two rules."""
    x, y = MIDDLE
    made = []
    for k in range(SEVEN):
        t = math.radians((k - (SEVEN - 1) / 2) * 14.5)
        r = 26.8 + (0.8 if k % 2 == 0 else 0.0)
        px, py = x + side * r * math.sin(t), y - side * r * math.cos(t)
        code = star(px, py, 1.75 if k == 3 else 1.35, 8, 0.45)
        made.append(_shown(code, look, look.bright))
    rule = y - side * 33.8
    made.append(stroke(f"M16 {n(rule)}H30M35 {n(rule)}H49", look.line, look.wide(0.24)))
    for px, size in ((32.5, 1.1), (16.0, 0.5), (49.0, 0.5), (29.4, 0.45), (35.6, 0.45)):
        code = lozenge(px, rule, size, size * 0.7)
        made.append(fill(code, look.bright))
    return made
