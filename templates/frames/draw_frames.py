"""Draw the frames of Leaders: three notched corners, one rounded about the coin of the price.

Out, in this folder: `leader.svg` (65 × 100 mm) and `duel-leader.svg` (44 × 68 mm, whose border of
colour runs into the bleed), and `-low-ink` of each in hairlines, one unit a millimetre. The same
script gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
GOLD, BROWN, SLATE, DARK_SLATE = "#D9A93B", "#8A6116", "#2C5A73", "#1D3F52"
UMBER = "#76633F"  # for brown where ink is spared: as dark to the eye, of less colour
BLEED = 3.0
HAIR, THIN = 0.1, 0.5  # for little ink: lines in mm, and the share of the frame's own width


class Frame(NamedTuple):
    """Lengths in mm: `inset` of the outer line and its `notch`, `gap` to what lies within: the
    picture, and the `inner` line if there is one.

    The first corner is rounded: a ring of the radius `bezel`, which the layout draws about the
    price, touches both sides, so that no line of the frame ends in the open. `art` are the top and
    the foot of the picture, `rule` is where the ornament stands, if it has one, `knot` its half
    width; `title` is the colour of the band above the picture, if it has one. Around
    the frame is a `border`, if it has a colour, with a hairline in it.
    """

    width: float
    height: float
    inset: float
    notch: float
    bezel: float
    gap: float
    line: tuple[str, float]
    inner: tuple[str, float] | None
    art: tuple[float, float]
    rule: float
    knot: float
    lozenge: float
    title: str = ""
    border: str = ""


FRAMES = {
    "leader": Frame(
        65, 100, 3.4, 3.0, 7.2, 0.9, (BROWN, 0.34), (BROWN, 0.13), (17.0, 52.0), 68.5, 21, 0.62
    ),
    "duel-leader": Frame(
        44, 68, 2.7, 2.0, 4.6, 0, (GOLD, 0.4), None, (10.7, 31.5), 0, 0, 0.42, SLATE, DARK_SLATE
    ),
}


def number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def path(code: str, colour: str, width: float = 0.0) -> str:
    """A filled shape, or a line of some width."""
    if width:
        return f'<path d="{code}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>\n'
    return f'<path d="{code}" fill="{colour}"/>\n'


def notched(frame: Frame, inset: float, notch: float, foot: float = 0.0) -> str:
    """The outline of a frame whose corners are cut out by quarter circles, all but the first.

    Lines within the frame round that corner too, beneath the coin. Down to `foot` it is the field
    above a picture, with a straight foot.
    """
    n = number
    left, right, low, r = inset, frame.width - inset, frame.height - inset, notch
    bezel = frame.bezel - (inset - frame.inset)
    arc, first = f"A{n(r)} {n(r)} 0 0 0", f"A{n(bezel)} {n(bezel)} 0 0 1"
    below = (
        f"V{n(foot)}H{n(left)}"
        if foot
        else f"V{n(low - r)}{arc} {n(right - r)} {n(low)}H{n(left + r)}{arc} {n(left)} {n(low - r)}"
    )
    return (
        f"M{n(left + bezel)} {n(inset)}H{n(right - r)}{arc} {n(right)} {n(inset + r)}{below}"
        f"V{n(inset + bezel)}{first} {n(left + bezel)} {n(inset)}Z"
    )


def lozenge(x: float, y: float, half: float, wide: float = 1.0) -> str:
    corners = ((x - half * wide, y), (x, y - half), (x + half * wide, y), (x, y + half))
    return "M" + " ".join(f"{number(px)} {number(py)}" for px, py in corners) + "Z"


def corners(frame: Frame) -> str:
    """A lozenge in each notch but the first, where the price stands."""
    near, size = frame.inset + frame.notch * 0.28, frame.lozenge
    places = [(x, y) for x in (near, frame.width - near) for y in (near, frame.height - near)]
    return "".join(path(lozenge(x, y, size), GOLD) for x, y in places[1:])


def border(frame: Frame) -> str:
    """The colour from the frame to the bleed, with a hairline around the frame."""
    n, far = number, -BLEED
    outer = f"M{n(far)} {n(far)}V{n(frame.height - far)}H{n(frame.width - far)}V{n(far)}Z"
    hair = notched(frame, frame.inset - 0.6, frame.notch)
    return path(outer + notched(frame, frame.inset, frame.notch), frame.border) + path(
        hair, GOLD, HAIR
    )


def picture_rules(frame: Frame) -> str:
    """A gold rule over and under the picture; a hairline over the first, where no band is."""
    n, edge = number, frame.inset + frame.gap
    across = f"M{n(edge)} {{}}H{n(frame.width - edge)}"
    rules = "".join(path(across.format(n(y)), GOLD, 0.5) for y in frame.art)
    return rules + ("" if frame.title else path(across.format(n(frame.art[0] - 0.75)), BROWN, 0.13))


def ornament(frame: Frame, colour: str) -> str:
    """A lozenge between two dots, on a rule that ends in dots if it has a width."""
    n, middle, y = number, frame.width / 2, frame.rule
    half, size = frame.knot, frame.lozenge
    lines = (
        f"M{n(middle - half)} {n(y)}H{n(middle - 3.2 * size)}"
        f"M{n(middle + 3.2 * size)} {n(y)}H{n(middle + half)}"
    )
    ends = (half, 2.5 * size) if half else (3.0 * size,)
    dots = [middle + side * away for side in (-1, 1) for away in ends]
    return (
        (path(lines, colour, 0.16) if half else "")
        + "".join(path(lozenge(x, y, size * 0.42), colour) for x in dots)
        + path(lozenge(middle, y, size * 1.15, 1.35), GOLD)
    )


def outlined(frame: Frame) -> str:
    """The file for little ink: the frame in its colour, what stands in it in hairlines."""
    n, edge = number, frame.inset
    colour = frame.title or UMBER
    across = "".join(f"M{n(edge)} {n(y)}H{n(frame.width - edge)}" for y in frame.art)
    lines = path(across, colour, HAIR) + path(
        notched(frame, edge, frame.notch), colour, THIN * frame.line[1]
    )
    ornaments = ornament(frame, UMBER) if frame.rule else ""
    return file(frame, lines + corners(frame) + ornaments)


def drawing(frame: Frame) -> str:
    """The file in full colour."""
    inside = frame.inset + frame.gap
    field = notched(frame, inside, 0.9 * frame.notch, frame.art[0])
    band = path(field, frame.title) if frame.title else ""
    inner = notched(frame, inside, 0.9 * frame.notch)
    body = (
        band
        + (border(frame) if frame.border else "")
        + path(notched(frame, frame.inset, frame.notch), *frame.line)
        + (path(inner, *frame.inner) if frame.inner else "")
        + corners(frame)
        + picture_rules(frame)
        + (ornament(frame, frame.line[0]) if frame.rule else "")
    )
    return file(frame, body)


def file(frame: Frame, body: str) -> str:
    """The drawing of a frame, one unit a millimetre."""
    out = BLEED if frame.border else 0
    size = f"{number(frame.width + 2 * out)} {number(frame.height + 2 * out)}"
    view = f"{number(-out)} {number(-out)} {size}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">\n{body}</svg>\n'


def main() -> None:
    """Write all files."""
    for name, frame in FRAMES.items():
        for ending, content in (("", drawing(frame)), ("-low-ink", outlined(frame))):
            target = HERE / f"{name}{ending}.svg"
            target.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
