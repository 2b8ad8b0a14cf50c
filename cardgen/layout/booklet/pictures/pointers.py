"""Numbers beside a card with lines to the places that a numbered list tells of."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgen.layout.booklet.contents import BookPicture
from cardgen.layout.booklet.prose_blocks import TITLE_FACE
from cardgen.layout.marks import Drawing, Mark, Path, Stamp, TextLine
from cardgen.layout.text.typefaces import Typefaces
from cardgen.outlines import circle, polygon
from cardgen.units import POINTS_PER_MM, Box

Point = tuple[float, float]  # mm from the left and the head of the card
# Of a card 65 mm wide, in mm: the radius of a disc, from one disc to the next, from the card's edge
# to the middle of a disc, and beyond that; a dot, the line to it, and what is white around both.
CARD = 65.0
DISC, STEP, ASIDE, MARGIN = 3.4, 7.6, 5.6, 9.2
DOT, LINE, HALO = 0.75, 0.42, 0.5
SIZE = 12.0  # points of the number


class PointerLook(NamedTuple):
    """The faces of numbers, and colours by what they are for, as those of steps are."""

    faces: Typefaces
    colours: Mapping[str, str]


class _Pointer(NamedTuple):
    """A number in a disc at a height, `left` or right of the card, and where it points."""

    number: int
    y: float
    to: Point
    left: bool


def pointed_picture(
    picture: BookPicture, points: Sequence[Point], said: str, look: PointerLook
) -> BookPicture:
    """A card with a disc for each point, numbered from the head of the card down: it stands on the
    side that is nearer. `said` are its words."""
    card = picture.drawing
    wide, high = card.box.width, card.box.height
    unit = wide / CARD
    margin = MARGIN * unit
    numbered = list(enumerate(sorted(points, key=lambda point: (point[1], point[0])), 1))
    marks: list[Mark] = [Stamp(card, margin, 0.0)]
    for left in (True, False):
        mine = [(n, at) for n, at in numbered if (at[0] < wide / 2) == left]
        for one in _beside(mine, high, unit, left=left):
            marks += _drawn(one, margin, wide, unit, look)
    box = Box(0.0, 0.0, wide + 2 * margin, high)
    return BookPicture(Drawing(f"{card.name} pointed", box, tuple(marks)), said)


def _beside(
    numbered: Sequence[tuple[int, Point]], high: float, unit: float, *, left: bool
) -> Iterator[_Pointer]:
    """Discs as high as their points, or lower where the one above needs the room."""
    least = DISC * unit
    for index, (number, at) in enumerate(numbered):
        most = high - (DISC + STEP * (len(numbered) - 1 - index)) * unit
        y = min(max(at[1], least), most)
        yield _Pointer(number, y, at, left)
        least = y + STEP * unit


def _drawn(
    one: _Pointer, margin: float, wide: float, unit: float, look: PointerLook
) -> Iterator[Mark]:
    """A line with a dot at its end, which is seen on any ground, and the disc where it begins."""
    x = margin - ASIDE * unit if one.left else margin + wide + ASIDE * unit
    to = (margin + one.to[0], one.to[1])
    line, colours = polygon(((x, one.y), to), closed=False), look.colours
    yield Path(line, stroke="#FFFFFF", width=(LINE + 2 * HALO) * unit)
    yield Path(circle(*to, (DOT + HALO) * unit), "#FFFFFF")
    yield Path(line, stroke=colours["seal"], width=LINE * unit)
    yield Path(circle(*to, DOT * unit), colours["seal"])
    yield Path(circle(x, one.y, DISC * unit), colours["seal"], colours["gold"], LINE * unit)
    size, words = SIZE * unit, ((TITLE_FACE, str(one.number)),)
    em = size / POINTS_PER_MM / 1000
    tall, long = look.faces.face(TITLE_FACE).cap_height * em, look.faces.advance(words) * em
    yield TextLine(x - long / 2, one.y + tall / 2, size, colours["on seal"], words)
