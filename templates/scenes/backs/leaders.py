"""The back of Leaders, 65 × 100 mm: cream and gold, the title both ways up."""

from __future__ import annotations

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
    notched,
    rays,
    star,
    stroke,
)

FULL = Look("#F7EED8", "#FBF5E4", "#F1E1B9", "#A87A22", "#D9A93B", "#F0DFB6", "#4A3516")
LOW = Look("#FFFFFF", "#FFFFFF", "#FFFFFF", "#8A6116", "#8A6116", "#FFFFFF", "#7A540F", low=True)
SIZE = (65.0, 100.0)
COIN = (32.5, 50.0)


def leaders(low: bool) -> Back:
    """The whole back but for its coin."""
    look = LOW if low else FULL
    width, height = SIZE
    inner = (10.2, 10.2, width - 10.2, height - 10.2)
    made = []
    if not low:
        made += [
            fill(box(-BLEED, -BLEED, width + BLEED, height + BLEED), look.ground),
            fill(box(*inner), look.field),
            fill(rays(COIN, inner, 36, 0.045), look.ray),
            fill(rays(COIN, (16, 24, 49, 76), 36, 0.045), "#EBD49A"),
        ]
    made += border("key", SIZE, 5.4, 4.0, look, 0.36)
    for y, turned in ((20.4, False), (79.6, True)):
        made += _title(y, turned, look)
    made += _halo(look)
    return Back(width, height, "The back of a Leader", tuple(made))


def _title(y: float, turned: bool, look: Look) -> list[str]:
    """LEADERS on a plate, with a rule towards the coin."""
    plate = notched(13, y - 4.6, 52, y + 4.6, 1.8)
    inner = notched(13.7, y - 3.9, 51.3, y + 3.9, 1.5)
    rule = y + (-6.6 if turned else 6.6)
    name = letters("LEADERS", 32.5, y, 3.9, tracking=0.26, turned=turned)
    made = [fill(plate, "#FFFFFF" if look.low else "#FFFAEC")]
    made += [stroke(plate, look.line, 0.34), stroke(inner, look.line, 0.14)]
    made.append(fill(name, look.letter))
    for x in (13.0, 52.0):
        for corner in (y - 4.6, y + 4.6):
            dot = circle(
                x + (0.42 if x < 32 else -0.42), corner + (0.42 if corner < y else -0.42), 0.4
            )
            made.append(fill(dot, look.bright))
    made.append(stroke(f"M19 {rule:g}H30.4M34.6 {rule:g}H46", look.line, 0.2))
    made.append(fill(lozenge(32.5, rule, 1.1, 0.75), look.bright))
    return made


def _halo(look: Look) -> list[str]:
    """A wreath of rays about the coin."""
    x, y = COIN
    made = [] if look.low else [fill(star(x, y, 22.2, 36, 0.9), "#F0DCA4")]
    made.append(stroke(star(x, y, 22.2, 36, 0.9), look.line, 0.2))
    made += [fill(circle(x, y, 19.3), "#FFFFFF" if look.low else "#FFFAEC")]
    made += [stroke(circle(x, y, r), look.line, w) for r, w in ((19.3, 0.34), (18.6, 0.14))]
    for sx in (-1, 1):
        for sy in (-1, 1):
            small = star(x + sx * 18.2, y + sy * 20.4, 1.7, 8, 0.42)
            made.append(stroke(small, look.line, 0.18) if look.low else fill(small, look.line))
    return made
