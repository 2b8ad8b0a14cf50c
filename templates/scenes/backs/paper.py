"""What backs are drawn with: shapes as SVG, rays, notched plates, letters as outlines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = Path(__file__).resolve().parents[3] / "fonts" / "Cinzel-Bold.ttf"
BLEED = 3.0
HAIR = 0.5  # of the width of lines that is left where ink is spared
Point = tuple[float, float]


class Back(NamedTuple):
    """A whole back: its trim in mm and its elements, the first at the bottom."""

    width: float
    height: float
    title: str
    elements: tuple[str, ...]


class Look(NamedTuple):
    """Colours of a back; `low` spares ink: what would be filled is outlined in `line`, and of the
    width of lines the share `hair` is left."""

    ground: str
    field: str
    ray: str
    line: str
    bright: str
    deep: str
    letter: str
    low: bool = False
    hair: float = HAIR

    def wide(self, width: float) -> float:
        """The width of a line, less where ink is spared."""
        return width * self.hair if self.low else width


def svg(back: Back) -> str:
    """The file."""
    size = f"{-BLEED:g} {-BLEED:g} {back.width + 2 * BLEED:g} {back.height + 2 * BLEED:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">\n'
    return f"{head}<title>{back.title}</title>\n{''.join(back.elements)}</svg>\n"


def n(value: float) -> str:
    """A number, as short as it can be written."""
    short = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def fill(code: str, colour: str) -> str:
    return f'<path d="{code}" fill="{colour}"/>\n'


def stroke(code: str, colour: str, width: float) -> str:
    return f'<path d="{code}" fill="none" stroke="{colour}" stroke-width="{n(width)}"/>\n'


def polygon(points: Sequence[Point]) -> str:
    return "M" + " ".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def box(left: float, top: float, right: float, foot: float) -> str:
    return f"M{n(left)} {n(top)}H{n(right)}V{n(foot)}H{n(left)}Z"


def circle(x: float, y: float, r: float) -> str:
    arc = f"A{n(r)} {n(r)} 0 1 1"
    return f"M{n(x - r)} {n(y)}{arc} {n(x + r)} {n(y)}{arc} {n(x - r)} {n(y)}Z"


def notched(left: float, top: float, right: float, foot: float, r: float) -> str:
    """A plate whose corners are cut out by quarter circles."""
    arc = f"A{n(r)} {n(r)} 0 0 0"
    return (
        f"M{n(left + r)} {n(top)}H{n(right - r)}{arc} {n(right)} {n(top + r)}"
        f"V{n(foot - r)}{arc} {n(right - r)} {n(foot)}H{n(left + r)}{arc} {n(left)} {n(foot - r)}"
        f"V{n(top + r)}{arc} {n(left + r)} {n(top)}Z"
    )


def lozenge(x: float, y: float, across: float, down: float) -> str:
    return polygon([(x - across, y), (x, y - down), (x + across, y), (x, y + down)])


def star(x: float, y: float, r: float, points: int, inner: float) -> str:
    """A star with its first point upward."""
    turns = (math.pi * k / points for k in range(2 * points))
    reach = [r if k % 2 == 0 else r * inner for k in range(2 * points)]
    return polygon(
        [(x + a * math.sin(t), y - a * math.cos(t)) for a, t in zip(reach, turns, strict=True)]
    )


def rays(centre: Point, field: tuple[float, float, float, float], count: int, half: float) -> str:
    """Wedges from a point to the edges of a field, as one outline; `half` is half a ray's angle."""
    left, top, right, foot = field
    code = ""
    for k in range(count):
        middle = 2 * math.pi * (k + 0.5) / count
        ends = [_edge(centre, middle + turn, field) for turn in (-half, half)]
        between = [
            corner
            for corner in ((left, top), (right, top), (right, foot), (left, foot))
            if _turn(centre, ends[0], corner) > 0 > _turn(centre, ends[1], corner)
            and math.cos(math.atan2(corner[0] - centre[0], centre[1] - corner[1]) - middle) > 0
        ]
        code += polygon([centre, ends[0], *between, ends[1]])
    return code


def field(
    size: tuple[float, float], inner: tuple[float, float, float, float], look: Look
) -> list[str]:
    """The ground to the bleed, and rays from the middle of the field within; no ink if spared."""
    width, height = size
    if look.low:
        return []
    return [
        fill(box(-BLEED, -BLEED, width + BLEED, height + BLEED), look.ground),
        fill(box(*inner), look.field),
        fill(rays((width / 2, height / 2), inner, 40, 0.04), look.ray),
    ]


def _edge(centre: Point, turn: float, field: tuple[float, float, float, float]) -> Point:
    """Where a ray leaves the field."""
    dx, dy = math.sin(turn), -math.cos(turn)
    left, top, right, foot = field
    across = ((right if dx > 0 else left) - centre[0]) / dx if abs(dx) > 1e-9 else math.inf
    down = ((foot if dy > 0 else top) - centre[1]) / dy if abs(dy) > 1e-9 else math.inf
    reach = min(across, down)
    return centre[0] + dx * reach, centre[1] + dy * reach


def _turn(centre: Point, first: Point, second: Point) -> float:
    """Above 0 where `second` lies clockwise of `first`."""
    ax, ay = first[0] - centre[0], first[1] - centre[1]
    bx, by = second[0] - centre[0], second[1] - centre[1]
    return ax * by - ay * bx


def letters(
    text: str, x: float, y: float, tall: float, *, tracking: float = 0.08, turned: bool = False
) -> str:
    """Words in the middle of (`x`, `y`), capitals `tall` mm high, upside down where `turned`."""
    font = TTFont(FONT)
    glyphs, cmap, metrics = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    scale = tall / font["OS/2"].sCapHeight
    names = [cmap[ord(letter)] for letter in text]
    gap = tracking * tall / scale
    wide = sum(metrics[name][0] + gap for name in names) - gap
    pen = SVGPathPen(glyphs, ntos=n)
    way = -1 if turned else 1
    at = -wide / 2
    for name in names:
        move = (way * scale, 0, 0, -way * scale, x + way * at * scale, y + way * tall / 2)
        glyphs[name].draw(TransformPen(pen, move))
        at += metrics[name][0] + gap
    return str(pen.getCommands())
