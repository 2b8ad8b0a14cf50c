"""The backs of Wonders: a temple and its reflection among seven stars, alike either way up.

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
COLUMNS = 6  # of the temple
PETALS = 32  # of the ring
SHADE = "#A87A22"
TINT = "#E6E6E6"  # within outlines, where ink is spared
SEVEN = 7  # wonders, one star for each


def duel_wonders(low: bool) -> Back:
    """The whole back; its lines stay stronger than of other backs, as those of the fronts are."""
    look = LINES._replace(hair=0.85) if low else SLATE
    width, height = SIZE
    inner = (9.6, 9.6, width - 9.6, height - 9.6)
    made = field(SIZE, inner, look)
    made += border("wave", SIZE, 5.0, 3.6, look, 0.36)
    made += _medallion(look, MIDDLE, 19.6)
    for side in (-1, 1):
        made += _stars(look, MIDDLE, side, 24.4, quarter=True)
        made += _rule(look, MIDDLE, side * 34.6, quarter=True)
    return Back(width, height, "The back of a Wonder of Duel", tuple(made))


def wonder_cards(low: bool) -> Back:
    """The back of a card that deals out a board."""
    look = LINES if low else UMBER
    width, height = TALL
    middle = (width / 2, height / 2)
    inner = (10.2, 10.2, width - 10.2, height - 10.2)
    made = field(TALL, inner, look)
    made += border("key", TALL, 5.4, 4.0, look, 0.4)
    made += _medallion(look, middle, 20.4)
    for side in (-1, 1):
        made += _stars(look, middle, side, 26)
        made += _rule(look, middle, side * 33.4)
    return Back(width, height, "The back of a card that deals out a board", tuple(made))


def _painted(code: str, look: Look, colour: str, width: float = 0.16) -> str:
    """A shape in its colour, or a tint in its outline where ink is spared."""
    if look.low:
        return fill(code, TINT) + stroke(code, look.line, look.wide(width))
    return fill(code, colour)


def _stars(
    look: Look, middle: Point, side: int, reach: float, *, quarter: bool = False
) -> list[str]:
    """Seven stars over the medallion, or under it; beside it where turned a `quarter`."""
    made = []
    for k in range(SEVEN):
        t = math.radians((k - (SEVEN - 1) / 2) * 15 + (90 if quarter else 0))
        x, y = middle[0] + side * reach * math.sin(t), middle[1] - side * reach * math.cos(t)
        size = 1.9 if k == SEVEN // 2 else 1.5
        made.append(_painted(star(x, y, size, 8, 0.45), look, look.bright))
    return made


def _rule(look: Look, middle: Point, away: float, *, quarter: bool = False) -> list[str]:
    """A rule with lozenges along the edge of the field."""
    x, y = middle

    def place(along: float) -> Point:
        return (x + away, y + along) if quarter else (x + along, y + away)

    code = "".join(
        f"M{n(place(a)[0])} {n(place(a)[1])}L{n(place(b)[0])} {n(place(b)[1])}"
        for a, b in ((-15.5, -2.5), (2.5, 15.5))
    )
    made = [stroke(code, look.line, look.wide(0.24))]
    for along, size in ((0.0, 1.1), (-15.5, 0.5), (15.5, 0.5), (-3.1, 0.45), (3.1, 0.45)):
        made.append(fill(lozenge(*place(along), size, size), look.bright))
    return made


def _medallion(look: Look, middle: Point, radius: float) -> list[str]:
    """The temple, the right way up and upside down, in a ring of petals."""
    x, y = middle
    field = radius - 4.6
    made = [fill(circle(x, y, radius), "#FFFFFF" if look.low else look.deep)]
    for r, w in ((radius, 0.5), (radius - 0.7, 0.14), (field, 0.5), (field - 0.7, 0.16)):
        made.append(stroke(circle(x, y, r), look.line, look.wide(w)))
    for k in range(PETALS):
        turn = 2 * math.pi * (k + 0.5) / PETALS
        made.append(
            _painted(_petal(middle, turn, (field + 0.45, radius - 1.1)), look, look.line, 0.12)
        )
    if not look.low:
        made += [fill(circle(x, y, r), c) for r, c in ((field - 0.9, look.field), (9.5, look.ray))]
    for side in (-1, 1):
        made += _temple(look, middle, side)
    water = f"M{n(x - field + 1.5)} {n(y)}H{n(x + field - 1.5)}"
    return [*made, stroke(water, look.line, look.wide(0.34))]


def _petal(middle: Point, turn: float, reach: tuple[float, float]) -> str:
    """A leaf of the ring, from its root to its tip, so far from the middle."""
    (x, y), (root, tip) = middle, reach

    def at(share: float, away: float) -> str:
        r = root + (tip - root) * share
        return f"{n(x + r * math.sin(turn + away))} {n(y - r * math.cos(turn + away))}"

    sides = f"{at(0.55, -0.13)} {at(1, 0)}Q{at(0.55, 0.13)} {at(0, 0.03)}"
    return f"M{at(0, -0.03)}Q{sides}Z"


def _temple(look: Look, middle: Point, side: int) -> list[str]:
    """A front of six columns on three steps; its foot lies at the middle."""
    x, y = middle

    def bar(half: float, low: float, high: float, left: float = 0.0) -> str:
        ends = sorted((y - side * low, y - side * high))
        return box(x + left - half, ends[0], x + left + half, ends[1])

    made = []
    for half, low in ((10.8, 0.5), (10.1, 1.2), (9.4, 1.9)):
        made.append(_painted(bar(half, low, low + 0.56), look, look.line))
    for k in range(COLUMNS):
        at = (k - (COLUMNS - 1) / 2) * 3.26
        made.append(_painted(bar(0.62, 2.95, 7.0, at), look, look.bright))
        made += [_painted(bar(0.95, low, low + 0.42, at), look, look.line) for low in (2.5, 7.0)]
        if not look.low:
            made.append(fill(bar(0.2, 2.95, 7.0, at + side * 0.42), SHADE))
    made.append(_painted(bar(9.3, 7.5, 8.5), look, look.line))
    roof = [(-10.2, 8.62), (10.2, 8.62), (0.0, 12.3)]
    made.append(_painted(polygon([(x + u, y - side * v) for u, v in roof]), look, look.line))
    if not look.low:
        inner = [(-6.9, 9.2), (6.9, 9.2), (0.0, 11.6)]
        made.append(fill(polygon([(x + u, y - side * v) for u, v in inner]), look.deep))
    made.append(_painted(circle(x, y - side * 10.0, 0.62), look, look.bright))
    return made
