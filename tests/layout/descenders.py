"""Where the accents of capitals come near the feet of the letters above them."""

from collections.abc import Iterator, Sequence
from math import hypot
from unicodedata import combining, normalize

from cardgen.layout.marks import TextLine
from cardgen.layout.text.typefaces import Typefaces
from cardgen.units import POINTS_PER_MM, Box

FEET = frozenset("gjpqyQJç;,()")
UNDER, OVER = 60.0, 30.0  # thousandths of an em: where a foot begins, and an accent over capitals
ABOVE = 230  # the combining class of marks over a letter


def nearest_feet(lines: Sequence[TextLine], faces: Typefaces) -> Iterator[tuple[TextLine, float]]:
    """For each capital with an accent its line, and how many mm the nearest foot of the line above
    is away."""
    for lower in lines:
        accents = list(_accents(lower, faces))
        feet = [
            foot
            for upper in lines
            if accents and 0 < lower.y - upper.y < 2 * lower.size / POINTS_PER_MM
            for foot in _feet(upper, faces)
        ]
        for accent in accents if feet else ():
            yield lower, min(_distance(foot, accent) for foot in feet)


def _distance(one: Box, other: Box) -> float:
    across = max(other.x - one.right, one.x - other.right, 0.0)
    down = max(other.y - one.bottom, one.y - other.bottom, 0.0)
    return hypot(across, down)


def _accents(line: TextLine, faces: Typefaces) -> Iterator[Box]:
    for name, letter, x in _letters(line, faces):
        base, *marks = normalize("NFD", letter)
        if base.isupper() and any(combining(mark) == ABOVE for mark in marks):
            yield _part(line, faces, name, letter, x, top=None)


def _feet(line: TextLine, faces: Typefaces) -> Iterator[Box]:
    for name, letter, x in _letters(line, faces):
        if letter in FEET:
            yield _part(line, faces, name, letter, x, top=UNDER)


def _letters(line: TextLine, faces: Typefaces) -> Iterator[tuple[str, str, float]]:
    """Each letter with its face, and where it begins, in thousandths of an em from the left."""
    x = 0.0
    for name, word in line.words:
        for index, letter in enumerate(word):
            yield name, letter, x + faces.shape(name, word[:index]).advance + line.tracking * index
        x += faces.shape(name, word).advance + line.tracking * (len(word) + 1)
        x += faces.space(name) + line.spread


def _part(
    line: TextLine, faces: Typefaces, name: str, letter: str, x: float, *, top: float | None
) -> Box:
    """The box of a letter's ink below `top`, or else of what stands over the height of capitals."""
    face, em = faces.face(name), line.size / POINTS_PER_MM / 1000
    foot = -face.cap_height - OVER
    points = [(float(end[-2]), float(end[-1])) for end in face.outline(letter) if len(end) > 1]
    ends = [(x, y) for x, y in points if (y < foot if top is None else y > top)]
    across, down = zip(*ends, strict=True)
    left, high = line.x + (x + min(across)) * em, line.y + min(down) * em
    return Box(left, high, (max(across) - min(across)) * em, (max(down) - min(down)) * em)
