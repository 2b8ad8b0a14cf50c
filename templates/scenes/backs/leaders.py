"""The backs of Leaders: 65 × 100 mm in cream and gold, and 44 × 68 mm in slate for Duel.

The title stands both ways up, so that it is read from either side of the table.
"""

from __future__ import annotations

from typing import NamedTuple

from backs.borders import border
from backs.paper import (
    BLEED,
    Back,
    Look,
    box,
    circle,
    fill,
    letters,
    lozenge,
    n,
    notched,
    rays,
    star,
    stroke,
)

CREAM = Look("#F7EED8", "#FBF5E4", "#F1E1B9", "#A87A22", "#D9A93B", "#F0DFB6", "#4A3516")
SLATE = Look("#1D3F52", "#24495E", "#2F5A72", "#D9A93B", "#F4D88A", "#163242", "#FFF3CF")
LINES = Look("#FFFFFF", "#FFFFFF", "#FFFFFF", "#5A5A5A", "#5A5A5A", "#FFFFFF", "#4A4A4A", low=True)


class Plan(NamedTuple):
    """Sizes in mm; `scale` is that of what stands in the middle, 1 for a large card; `wreath` is
    the share of its size that the wreath of rays about the coin has."""

    size: tuple[float, float]
    scale: float
    inset: float
    band: float
    title: float
    plate: str
    glow: str
    wreath: float = 1.0


LARGE = Plan((65.0, 100.0), 1.0, 5.4, 4.0, 20.4, "#FFFAEC", "#EBD49A", 0.96)
SMALL = Plan((44.0, 68.0), 0.66, 4.2, 2.7, 13.9, "#163242", "#3B6B85", 0.91)


def leaders(low: bool) -> Back:
    """The back of a Leader, but for its coin."""
    look = LINES if low else CREAM
    return Back(*LARGE.size, "The back of a Leader", _titled(LARGE, look, "key"))


def duel_leaders(low: bool) -> Back:
    """The back of a Leader of Duel, but for its coin."""
    look = LINES if low else SLATE
    return Back(*SMALL.size, "The back of a Leader of Duel", _titled(SMALL, look, "wave"))


def _titled(plan: Plan, look: Look, kind: str) -> tuple[str, ...]:
    """Ground, border, the title at both ends, and a halo for the coin."""
    width, height = plan.size
    inside = plan.inset + plan.band + 0.8 * plan.scale
    inner = (inside, inside, width - inside, height - inside)
    middle, made = (width / 2, height / 2), []
    if not look.low:
        made += [
            fill(box(-BLEED, -BLEED, width + BLEED, height + BLEED), look.ground),
            fill(box(*inner), look.field),
            fill(rays(middle, inner, 36, 0.045), look.ray),
        ]
    made += border(kind, plan.size, plan.inset, plan.band, look, 0.36 * plan.scale**0.5)
    for y, turned in ((plan.title, False), (height - plan.title, True)):
        made += _title(plan, y, turned, look)
    return (*made, *_halo(plan, middle, look))


def _title(plan: Plan, y: float, turned: bool, look: Look) -> list[str]:
    """LEADERS on a plate, with a rule towards the coin."""
    x, k = plan.size[0] / 2, plan.scale
    wide, tall = 19.5 * k, 4.6 * k
    plate = notched(x - wide, y - tall, x + wide, y + tall, 1.8 * k)
    inner = notched(
        x - wide + 0.7 * k, y - tall + 0.7 * k, x + wide - 0.7 * k, y + tall - 0.7 * k, 1.5 * k
    )
    rule = y + (-6.6 * k if turned else 6.6 * k)
    name = letters("LEADERS", x, y, 3.9 * k, tracking=0.26, turned=turned)
    made = [fill(plate, "#FFFFFF" if look.low else plan.plate)]
    made += [
        stroke(plate, look.line, look.wide(0.34 * k**0.5)),
        stroke(inner, look.line, look.wide(0.14)),
    ]
    made.append(fill(name, look.letter))
    for across in (-1, 1):
        for down in (-1, 1):
            away = 0.42 * k
            dot = circle(x + across * (wide - away), y + down * (tall - away), 0.4 * k)
            made.append(fill(dot, look.bright))
    near, far = 2.1 * k, 13.5 * k
    ends = f"M{n(x - far)} {n(rule)}H{n(x - near)}M{n(x + near)} {n(rule)}H{n(x + far)}"
    made.append(stroke(ends, look.line, look.wide(0.2)))
    made.append(fill(lozenge(x, rule, 1.1 * k, 0.75 * k), look.bright))
    return made


def _halo(plan: Plan, middle: tuple[float, float], look: Look) -> list[str]:
    """A wreath of rays about the coin."""
    (x, y), k = middle, plan.scale
    wreath = star(x, y, 22.2 * plan.wreath * k, 36, 0.9)
    made = [] if look.low else [fill(wreath, plan.glow)]
    made.append(stroke(wreath, look.line, look.wide(0.2)))
    made += [fill(circle(x, y, 19.3 * plan.wreath * k), "#FFFFFF" if look.low else plan.plate)]
    for r, wide in ((19.3, 0.34), (18.6, 0.14)):
        made.append(stroke(circle(x, y, r * plan.wreath * k), look.line, look.wide(wide)))
    for across in (-1, 1):
        for down in (-1, 1):
            small = star(x + across * 18.2 * k, y + down * 20.4 * k, 1.7 * k, 8, 0.42)
            made.append(
                stroke(small, look.line, look.wide(0.18)) if look.low else fill(small, look.line)
            )
    return made
