"""Draw rays: thirty-six wedges from the middle of a square, in one colour, for boxes.

Out, in this folder: `rays.svg`. The same script gives the same bytes.
"""

from __future__ import annotations

import math
from pathlib import Path

HERE = Path(__file__).resolve().parent
HALF, COUNT, WIDE = 50.0, 36, 0.045  # half the side, the rays, half of a ray's width in radians


def number(value: float) -> str:
    """A number, as short as it can be written."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def edge(angle: float) -> tuple[float, float]:
    """Where the way out of the middle at an angle meets the square."""
    x, y = math.cos(angle), math.sin(angle)
    reach = HALF / max(abs(x), abs(y))
    return x * reach, y * reach


def main() -> None:
    """Write the file."""
    code = ""
    for ray in range(COUNT):
        middle = math.tau * (ray + 0.5) / COUNT
        (ax, ay), (bx, by) = edge(middle - WIDE), edge(middle + WIDE)
        code += f"M0 0 {number(ax)} {number(ay)} {number(bx)} {number(by)}Z"
    box = f"{-HALF:g} {-HALF:g} {2 * HALF:g} {2 * HALF:g}"
    body = f'<title>Rays</title>\n<path d="{code}" fill="#EEDFB8"/>\n'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}</svg>\n'
    (HERE / "rays.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
