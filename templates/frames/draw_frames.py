"""Draw the frames of Leaders: notched corners, lozenges, rules above and below the picture.

Out, in this folder: `leader.svg` (65 × 100 mm) and `duel-leader.svg` (44 × 68 mm), and `-low-ink`
of each in hairlines, one unit a millimetre. The same script gives the same bytes.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
GOLD, BROWN, SLATE, GREY = "#D9A93B", "#8A6116", "#2C5A73", "#6E6E6E"
HAIR = 0.1


class Frame(NamedTuple):
    """Lengths in mm: `inset` of the outer line and its `notch`, `gap` to the inner one.

    `art` are the top and the foot of the picture, `rule` is where the ornament stands, `knot` its
    half width; `title` is the colour of the band above the picture, if it has one.
    """

    width: float
    height: float
    inset: float
    notch: float
    gap: float
    line: tuple[str, float]
    inner: tuple[str, float]
    art: tuple[float, float]
    rule: float
    knot: float
    lozenge: float
    title: str = ""


FRAMES = {
    "leader": Frame(
        65, 100, 3.4, 3.0, 0.9, (BROWN, 0.34), (BROWN, 0.13), (17.0, 52.4), 69.2, 21, 0.62
    ),
    "duel-leader": Frame(
        44, 68, 2.6, 2.0, 0.7, (SLATE, 0.3), (BROWN, 0.12), (10.9, 30.8), 42.6, 13.5, 0.42, SLATE
    ),
}


def number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def path(code: str, colour: str, width: float = 0.0) -> str:
    """A filled shape, or a line of some width."""
    if width:
        return f'<path d="{code}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>\n'
    return f'<path d="{code}" fill="{colour}"/>\n'


def notched(frame: Frame, inset: float, notch: float) -> str:
    """The outline of a frame whose corners are cut out by quarter circles."""
    n = number
    left, top = inset, inset
    right, foot, r = frame.width - inset, frame.height - inset, notch
    arc = f"A{n(r)} {n(r)} 0 0 0"
    return (
        f"M{n(left + r)} {n(top)}H{n(right - r)}{arc} {n(right)} {n(top + r)}"
        f"V{n(foot - r)}{arc} {n(right - r)} {n(foot)}"
        f"H{n(left + r)}{arc} {n(left)} {n(foot - r)}"
        f"V{n(top + r)}{arc} {n(left + r)} {n(top)}Z"
    )


def title_band(frame: Frame, inset: float, notch: float) -> str:
    """The field between the head of the frame and the picture, its upper corners cut out."""
    n = number
    left, right, r = inset, frame.width - inset, notch
    arc = f"A{n(r)} {n(r)} 0 0 0"
    return path(
        f"M{n(left + r)} {n(inset)}H{n(right - r)}{arc} {n(right)} {n(inset + r)}"
        f"V{n(frame.art[0])}H{n(left)}V{n(inset + r)}{arc} {n(left + r)} {n(inset)}Z",
        frame.title,
    )


def lozenge(x: float, y: float, half: float, wide: float = 1.0) -> str:
    corners = ((x - half * wide, y), (x, y - half), (x + half * wide, y), (x, y + half))
    return "M" + " ".join(f"{number(px)} {number(py)}" for px, py in corners) + "Z"


def corners(frame: Frame) -> str:
    """A lozenge in each notch but the first, where the price stands."""
    near, size = frame.inset + frame.notch * 0.28, frame.lozenge
    places = [(x, y) for x in (near, frame.width - near) for y in (near, frame.height - near)]
    return "".join(path(lozenge(x, y, size), GOLD) for x, y in places[1:])


def picture_rules(frame: Frame) -> str:
    """A gold rule and a hairline over and under the picture."""
    n, edge = number, frame.inset + frame.gap
    made = ""
    for y, out in zip(frame.art, (-1, 1), strict=True):
        across = f"M{n(edge)} {{}}H{n(frame.width - edge)}"
        made += path(across.format(n(y)), GOLD, 0.5)
        made += path(across.format(n(y + out * 0.75)), BROWN, 0.13)
    return made


def ornament(frame: Frame) -> str:
    """A rule with a lozenge in its middle and a dot at each end."""
    n, middle, y = number, frame.width / 2, frame.rule
    half, size = frame.knot, frame.lozenge
    lines = (
        f"M{n(middle - half)} {n(y)}H{n(middle - 3.2 * size)}"
        f"M{n(middle + 3.2 * size)} {n(y)}H{n(middle + half)}"
    )
    dots = [middle + side * away for side in (-1, 1) for away in (half, 2.5 * size)]
    return (
        path(lines, frame.line[0], 0.16)
        + "".join(path(lozenge(x, y, size * 0.42), frame.line[0]) for x in dots)
        + path(lozenge(middle, y, size * 1.15, 1.35), GOLD)
    )


def outlined(frame: Frame) -> str:
    """The file for little ink: hairlines alone."""
    n, edge = number, frame.inset
    across = "".join(f"M{n(edge)} {n(y)}H{n(frame.width - edge)}" for y in frame.art)
    half, middle = frame.knot, frame.width / 2
    rule = f"M{n(middle - half)} {n(frame.rule)}H{n(middle + half)}"
    lines = notched(frame, edge, frame.notch) + across + rule
    return file(frame, path(lines, GREY, HAIR))


def drawing(frame: Frame) -> str:
    """The file in full colour."""
    inside = frame.inset + frame.gap
    band = title_band(frame, inside, 0.9 * frame.notch) if frame.title else ""
    body = (
        band
        + path(notched(frame, frame.inset, frame.notch), *frame.line)
        + path(notched(frame, inside, frame.notch - 0.1 * frame.notch), *frame.inner)
        + corners(frame)
        + picture_rules(frame)
        + ornament(frame)
    )
    return file(frame, body)


def file(frame: Frame, body: str) -> str:
    """The drawing of a frame, one unit a millimetre."""
    size = f"{number(frame.width)} {number(frame.height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">\n{body}</svg>\n'


def main() -> None:
    """Write all files."""
    for name, frame in FRAMES.items():
        for ending, content in (("", drawing(frame)), ("-low-ink", outlined(frame))):
            target = HERE / f"{name}{ending}.svg"
            target.write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
