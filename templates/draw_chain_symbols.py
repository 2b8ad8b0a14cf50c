"""Draw the chain symbols of 7 Wonders Duel, all on one medal: `icons/chain-<symbol>.svg`.

The same script gives the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

ICONS = Path(__file__).resolve().parent / "icons"
INK, IVORY, GOLD, LIGHT = "#2B2118", "#FBF6EA", "#D9A93B", "#F4D88A"


def fill(code: str, colour: str = INK) -> str:
    return f'  <path d="{code}" fill="{colour}"/>\n'


def edged(code: str, colour: str, width: float = 3.5) -> str:
    """A shape of some colour with an outline of ink."""
    line = f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round"'
    return f'  <path d="{code}" fill="{colour}" {line}/>\n'


def line(code: str, width: float, colour: str = INK, cap: str = "round") -> str:
    style = f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}"'
    return f'  <path d="{code}" fill="none" {style} stroke-linejoin="round"/>\n'


def disc(x: float, y: float, r: float, colour: str = INK) -> str:
    return f'  <circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"/>\n'


def spokes(count: int, *steps: tuple[float, float]) -> str:
    """A closed outline about the middle: `steps` are radius and share of a turn, `count` times."""
    points = [
        (50 + r * math.sin(2 * math.pi * (k + at) / count),
         50 - r * math.cos(2 * math.pi * (k + at) / count))
        for k in range(count) for r, at in steps
    ]  # fmt: skip
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def flutes(xs: Iterable[float], top: float, foot: float) -> str:
    return line("".join(f"M{x:g} {top:g}V{foot:g}" for x in xs), 2.6, IVORY, "butt")


NAILS = ((31.5, 64), (29, 49), (35.5, 33), (64.5, 33), (71, 49), (68.5, 64))
LETTERING = (  # lines of writing in an open book
    "M28.5 42Q36 41 42.5 45M28.5 50Q36 49 42.5 53M28.5 58Q36 57 42.5 61"
    "M57.5 45Q64 41 71.5 42M57.5 53Q64 49 71.5 50M57.5 61Q64 57 71.5 58"
)
COVERS = "M50 34C41 27 29 26 19 29V72C29 69 41 70 50 77C59 70 71 69 81 72V29C71 26 59 27 50 34Z"
JAR = (
    "M41 17H59V24L56 29C67 38 71 50 65 62C61 71 57 75 56 83H44C43 75 39 71 35 62"
    "C29 50 33 38 44 29L41 24Z"
)

SYMBOLS = {
    "sword": edged("M50 13L56.5 23V58H43.5V23Z", LIGHT)
    + line("M50 22V54", 2.6)
    + edged("M31 58H69V66H31Z", GOLD)
    + edged("M45.5 66H54.5V79H45.5Z", INK, 2)
    + edged("M50 78A5.5 5.5 0 1 1 49.9 78Z", GOLD, 3),
    "helmet": edged(
        "M27 46C27 28 37 19 50 19C63 19 73 28 73 46L71 78L58 83L56.5 60C62 57 65 53 64 49C60 47 "
        "55 47 53 49L52 66H48L47 49C45 47 40 47 36 49C35 53 38 57 43.5 60L42 83L29 78Z",
        INK,
        2,
    )
    + line("M50 15V44", 6.5, INK)
    + line("M50 16V42", 3, GOLD),
    "target": disc(50, 50, 32) + disc(50, 50, 25.5, IVORY) + disc(50, 50, 19)
    + disc(50, 50, 12.5, IVORY) + disc(50, 50, 6.5, GOLD)
    + line("M73 27L53 47", 4) + fill("M66 22L79 21L78 34L72 36L64 28Z", GOLD),
    "tower": fill("M33 82V44L27 38V22H36V29H45V22H55V29H64V22H73V38L67 44V82Z")
    + fill("M43.5 82V70A6.5 6.5 0 0 1 56.5 70V82Z", GOLD)
    + line("M33 46H67M41 56H47M55 62H61", 2.6, IVORY),
    "horseshoe": line("M34 77C22 58 23 25 50 25C77 25 78 58 66 77", 15)
    + line("M34 76C23 58 24 25.5 50 25.5C76 25.5 77 58 66 76", 8, GOLD)
    + line("M26 79H40M60 79H74", 6)
    + "".join(disc(x, y, 2.6) for x, y in NAILS),
    "book": edged(COVERS, INK, 2)
    + fill("M47.5 37C40 31.5 31 31 23.5 32.5V67C31 65.5 40 66 47.5 71Z", LIGHT)
    + fill("M52.5 37C60 31.5 69 31 76.5 32.5V67C69 65.5 60 66 52.5 71Z", IVORY)
    + line(LETTERING, 2.6),
    "lyre": line("M35 22C22 36 28 62 44 68M65 22C78 36 72 62 56 68", 9)
    + line("M35 23C24 36 29 61 44 66M65 23C76 36 71 61 56 66", 3.4, GOLD)
    + line("M32 34H68", 5) + line("M43 36V66M50 36V68M57 36V66", 2.4)
    + edged("M36 68H64L60 80H40Z", GOLD, 3.5),
    "lamp": edged("M17 55C26 45 45 43 60 49L82 44C81 57 70 72 55 73H37C27 72 20 65 17 55Z", GOLD)
    + line("M26 50C18 44 16 58 25 62", 5) + edged("M37 73H57L61 81H33Z", INK, 2)
    + edged("M78 42C70 35 74 27 79 18C84 27 88 35 78 42Z", LIGHT, 3)
    + line("M34 56Q47 52 60 57", 3),
    "gear": edged(spokes(8, (33, -0.16), (33, 0.16), (25, 0.27), (25, 0.73)), INK, 2)
    + disc(50, 50, 17, IVORY) + disc(50, 50, 11.5, GOLD) + disc(50, 50, 4.5),
    "drop": edged("M50 15C63 36 72 47 72 60A22 22 0 0 1 28 60C28 47 37 36 50 15Z", "#2F6EA6")
    + line("M37 60A13 13 0 0 0 47 72", 4.5, "#BFE0F2"),
    "barrel": edged("M33 19H67C75 38 75 62 67 81H33C25 62 25 38 33 19Z", "#A9743A")
    + line("M43 20C40 40 40 60 43 80M57 20C60 40 60 60 57 80", 2.6)
    + line("M29 32H71M29 68H71", 7) + line("M30.5 32H69.5M30.5 68H69.5", 3, GOLD)
    + disc(50, 50, 4.5),
    "mask": edged("M24 24C38 31 62 31 76 24C79 56 67 80 50 83C33 80 21 56 24 24Z", LIGHT)
    + fill("M31 42Q39 35 46 44Q38 49 31 42ZM69 42Q61 35 54 44Q62 49 69 42Z")
    + fill("M34 58Q50 66 66 58Q61 75 50 75Q39 75 34 58Z") + line("M50 47V54", 3),
    "moon": edged("M59 18A33 33 0 1 0 80 62A27 27 0 1 1 59 18Z", GOLD)
    + line("M44 30A24 24 0 0 0 36 62", 3, LIGHT),
    "sun": edged(spokes(12, (34, 0), (23, 0.3), (23, 0.7)), INK, 1) + disc(50, 50, 20, IVORY)
    + edged("M50 33.5A16.5 16.5 0 1 1 49.9 33.5Z", GOLD, 3.5),
    "pillar": fill("M28 19H72V26L65 33H35L28 26ZM36 35H64V71H36ZM31 72H69V76H74V83H26V76H31Z")
    + flutes((43, 50, 57), 37, 70),
    "pediment": fill("M50 19L85 47H15ZM18 50H82V57H18Z") + fill("M50 27L69 43H31Z", LIGHT)
    + disc(50, 37.5, 4.2) + fill("M23 60H33V78H23ZM45 60H55V78H45ZM67 60H77V78H67ZM18 79H82V84H18Z")
    + flutes((28, 50, 72), 60, 78),
    "amphora": line("M43 27C30 24 26 38 36 44M57 27C70 24 74 38 64 44", 5)
    + edged(JAR, "#B9603A")
    + line("M35 48H65M36 60H64", 3.4) + line("M38 54L42 50L46 54L50 50L54 54L58 50L62 54", 2.4),
}  # fmt: skip


def drawing(name: str, symbol: str) -> str:
    """A symbol on the medal that all share."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
    medal = (
        f'  <circle cx="50" cy="50" r="47" fill="{GOLD}" stroke="{INK}" stroke-width="4"/>\n'
        f'  <circle cx="50" cy="50" r="40.5" fill="{IVORY}" stroke="{INK}" stroke-width="2"/>\n'
    )
    return f"{head}  <!-- Chain symbol: {name} -->\n{medal}{symbol}</svg>\n"


def main() -> None:
    """Write all files."""
    for name, symbol in SYMBOLS.items():
        content = drawing(name, symbol)
        (ICONS / f"chain-{name}.svg").write_text(content, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
