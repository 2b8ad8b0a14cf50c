"""What lies on a page of a PDF: each piece with its middle and its size, as the page says."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import pikepdf

NUMBER = r"(-?\d*\.?\d+)"
SCALE = re.compile(rf"^{NUMBER} 0 0 -{NUMBER} 0 {NUMBER} cm")
PIECE = re.compile(rf"^q {' '.join([NUMBER] * 6)} cm (.*) W n$")
SHARED = re.compile(rf"^q {' '.join([NUMBER] * 6)} cm (/\w+) Do Q$")
IDENTITY = ("1", "0", "0", "1", "0", "0")
SLUG = 10.0  # mm: what is narrower is a ruler or a line of words beside the pieces
POINTS_PER_MM = 72 / 25.4


class Piece(NamedTuple):
    """A piece on a sheet, in mm from the left and the top: its middle, its size with its bleed.

    A `round` piece is cut out of a disc. Width and height are those on the sheet, `turned` or not.
    """

    x: float
    y: float
    width: float
    height: float
    round: bool
    turned: bool


def pieces(page: pikepdf.Page) -> list[Piece]:
    """What is clipped to its bleed on the page, and what is drawn once and shown several times."""
    found, depth = [], 0
    for line in _content(page).splitlines():
        if not depth and (clipped := PIECE.match(line)):
            found.append(_piece(clipped.groups()[:6], clipped[7]))
        elif not depth and (shared := SHARED.match(line)) and shared.groups()[:6] != IDENTITY:
            found.append(_piece(shared.groups()[:6], _outline(page.Resources.XObject[shared[7]])))
        depth += (line.split(" ")[0] == "q") - (line.split(" ")[-1] == "Q")
    return [one for one in found if min(one.width, one.height) > SLUG]


def _outline(form: pikepdf.Object) -> str:
    """The disc that a form is clipped to, else its box."""
    clip = re.match(r"(.*) W n", form.read_bytes()[:400].decode("latin-1"))
    if clip and " c" in clip[1]:
        return clip[1]
    left, top, right, bottom = (float(n) for n in form.BBox)
    return f"{left} {top} {right - left} {bottom - top} re"


def _content(page: pikepdf.Page) -> str:
    page.contents_coalesce()
    content = page.Contents.read_bytes().decode("latin-1")
    scale = SCALE.match(content)
    assert scale, "a page is measured in mm from its upper left corner"
    across, down, foot = map(float, scale.groups())
    assert abs(across - POINTS_PER_MM) < 1e-4
    assert abs(down - POINTS_PER_MM) < 1e-4
    assert abs(foot - float(page.mediabox[3])) < 1e-2
    return content


def _piece(matrix: Sequence[str], path: str) -> Piece:
    a, b, c, d, e, f = map(float, matrix)
    numbers = [float(one) for one in re.findall(NUMBER, path)]
    if path.endswith("re"):
        left, top, width, height = numbers
        points = [(left, top), (left + width, top + height)]
    else:
        points = [*zip(numbers[::2], numbers[1::2], strict=True)]
    across = [a * x + c * y + e for x, y in points]
    down = [b * x + d * y + f for x, y in points]
    middle = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2
    size = max(across) - min(across), max(down) - min(down)
    return Piece(*middle, *size, " c" in path, abs(b) > abs(a))
