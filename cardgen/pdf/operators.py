"""PDF operators as text: numbers, colours, outlines, matrices; no state, no document."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from types import MappingProxyType

from cardgen.layout.marks import Colour, Drawing, Path, TextLine
from cardgen.units import POINTS_PER_MM, Box

PathSegments = Sequence[tuple[str | float, ...]]
CONSTRUCTION = MappingProxyType({"M": "m", "L": "l", "C": "c", "Z": "h"})


class NumberWriter(dict[int, str]):
    """Whole multiples of 10 ** -`places` as the shortest PDF number; each is written once.

    Coordinates repeat over thousands of cards, so a look-up is cheaper than formatting.
    """

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places
        self.unit: float = 10**places
        self.grain = 1.0  # units of what is written to one of the drawing

    def __missing__(self, steps: int) -> str:
        whole, part = divmod(abs(steps), 10**self.places)
        decimals = f".{part:0{self.places}}".rstrip("0") if part else ""
        sign = "-" if steps < 0 else ""
        text = self[steps] = f"{sign}{whole or ''}{decimals}" if steps else "0"
        return text

    def of(self, value: float) -> str:
        """`value` rounded to the places of this table."""
        return self[round(value * self.unit)]


@lru_cache(maxsize=4096)
def write_number(value: float, places: int) -> str:
    """`value` with at most `places` decimals and no zero that can be left out."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    sign, digits = ("-", text[1:]) if text[0] == "-" else ("", text)
    if len(digits) > 1 and digits[0] == "0":
        digits = digits[1:]
    return digits if digits == "0" else sign + digits


@lru_cache(maxsize=1024)
def rgb_levels(colour: Colour) -> tuple[float, float, float]:
    """Red, green and blue of "#RRGGBB" from 0 to 1; ValueError for anything else."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f'colour "{colour}" is not #RRGGBB')
    value = int(colour[1:], 16)
    return (value >> 16) / 255, (value >> 8 & 255) / 255, (value & 255) / 255


@lru_cache(maxsize=1024)
def fill_colour(colour: Colour) -> str:
    """Greys are set as grey, so that black words are printed with black ink alone."""
    red, green, blue = (write_number(level, 3) for level in rgb_levels(colour))
    return f"{red} g" if red == green == blue else f"{red} {green} {blue} rg"


@lru_cache(maxsize=1024)
def stroke_colour(colour: Colour) -> str:
    """As `fill_colour`, for lines."""
    *levels_, operator = fill_colour(colour).split()
    return " ".join((*levels_, operator.upper()))


def as_rectangle(segments: PathSegments) -> tuple[float, float, float, float] | None:
    """Left, top, width, height where the segments are one upright rectangle, else None."""
    if "".join([str(segment[0]) for segment in segments[:7]]) not in ("MLLLZ", "MLLLLZ"):
        return None
    points = [(float(s[1]), float(s[2])) for s in segments[:-1]]
    if len(points) == 5 and points[4] != points[0]:
        return None
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[:4]
    lying = ay == by and bx == cx and cy == dy and dx == ax
    standing = ax == bx and by == cy and cx == dx and dy == ay
    return (ax, ay, cx - ax, cy - ay) if lying or standing else None


def path_operators(segments: PathSegments, numbers: NumberWriter) -> str:
    """Path construction operators; coordinates as they are."""
    upright = as_rectangle(segments)
    if upright:
        return " ".join(map(numbers.of, upright)) + " re"
    unit, parts = numbers.unit, []
    for command, *coordinates in segments:
        parts += [numbers[round(value * unit)] for value in coordinates]  # type: ignore[operator]  # numbers follow the letter
        parts.append(CONSTRUCTION[command])  # type: ignore[index]  # a segment's first is its letter
    return " ".join(parts)


_written_to = lru_cache(maxsize=4)(NumberWriter)


@lru_cache(maxsize=16384)
def outline_operators(segments: PathSegments, places: int) -> str:
    """The same, found once for numbers of so many places: emblems, scenes and signs stand in the
    files of all languages, in aids, in credits and on boxes (six outlines in ten of a build are met
    again: without its books it takes 0.88 of the time)."""
    return path_operators(segments, _written_to(places))


def paint_operator(path: Path) -> str:
    """The operator that fills and strokes an outline as the mark asks (a gradient is no fill)."""
    filled, stroked = isinstance(path.fill, str), path.stroke is not None
    operator = {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
        (filled, stroked), "n"
    )
    return operator + ("*" if path.evenodd and filled else "")


@lru_cache(maxsize=1024)
def scale_and_turn(scale: float, turn: float, places: int = 5) -> str:
    """The first four numbers of a matrix that scales, and turns clockwise where y points down."""
    c, s = scale * cos(radians(turn)), scale * sin(radians(turn))
    along, across, back = (write_number(value, places) for value in (c, s, -s))
    return f"{along} {across} {back} {along}"


@lru_cache(maxsize=1024)
def type_size(points: float) -> str:
    """A font size in millimetres, in which all of a page is written."""
    return write_number(points / POINTS_PER_MM, 4)


@lru_cache(maxsize=1024)
def letter_spacing(thousandths: float, points: float) -> str:
    """The operator that adds `thousandths` of an em after each glyph."""
    return f"{write_number(thousandths / 1000 * points / POINTS_PER_MM, 4)} Tc"


@lru_cache(maxsize=4096)
def word_spacing(thousandths: float, points: float) -> str:
    """The operator that adds `thousandths` of an em to each space."""
    return f"{write_number(thousandths / 1000 * points / POINTS_PER_MM, 4)} Tw"


def rounded_outline(box: Box, radius: float) -> PathSegments:
    """The outline of a box with round corners."""
    x, y, right, bottom, r = box.x, box.y, box.right, box.bottom, radius
    if not r:
        corners = ((x, y), (right, y), (right, bottom), (x, bottom))
        return (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    k = r * 0.4477  # how far a control point stays from the corner in a quarter circle
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, bottom - r),
        ("C", right, bottom - k, right - k, bottom, right - r, bottom),
        ("L", x + r, bottom),
        ("C", x + k, bottom, x, bottom - k, x, bottom - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def lettering(drawing: Drawing) -> TextLine | None:
    """The words of a drawing that is nothing else than one line of them, to be set in place."""
    mark = drawing.marks[0] if len(drawing.marks) == 1 else None
    return mark if isinstance(mark, TextLine) else None
