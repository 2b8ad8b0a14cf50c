"""Words along a circle, letter by letter."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import degrees, radians
from typing import NamedTuple

from cardgen.layout.marks import Drawing, FaceFault, Path, Stamp, TextLine
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import COLOUR, LIMITS, POINT, Length, Tint
from cardgen.layout.template.zone import CONDITION, WORDS, FaceDraft, ZoneContext
from cardgen.layout.text.typefaces import Typeface, Typefaces
from cardgen.layout.text.typesetting import largest_that_fits, sizes_to_try
from cardgen.outlines import polar, transformed
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import Boolean, OneOf, String
from cardgen.schema.numbers import Integer, Rational
from cardgen.schema.records import Record
from cardgen.units import POINTS_PER_MM, Box

DESCENT = 0.3  # of an em, below the baseline; enough for capitals and their commas


class LetterSeat(NamedTuple):
    """Where a letter stands on a circle: its middle, how far it is turned, in degrees, and the room
    that it takes, in mm."""

    letter: str
    x: float
    y: float
    turn: float
    width: float
    rise: float


class CurvedRun(NamedTuple):
    """A text on a circle around `centre`, in a `face` of type; the rest as for words on a line.

    Cards say the same in every ink, and many in every language: what is found of it is kept.
    """

    text: str
    face: str
    tracking: int
    centre: tuple[float, float]
    radius: float
    at: str

    @lru_cache(maxsize=256)  # noqa: B019  # a run holds nothing but its own words
    def ends(self, faces: Typefaces) -> Sequence[float]:
        """Where each character ends along the baseline, in thousandths of an em."""
        kerns = faces.shape(self.face, self.text).kerns or (0.0,) * len(self.text)
        ends, start = [], 0.0
        for letter, kern in zip(self.text, kerns, strict=True):
            ends.append(start + faces.shape(self.face, letter).advance)
            start = ends[-1] + kern + self.tracking
        return ends

    @lru_cache(maxsize=256)  # noqa: B019  # the same
    def seats(self, size: float, faces: Typefaces) -> Sequence[LetterSeat]:
        """Where each letter stands in a size, in points."""
        face, em, ends, seats = faces.face(self.face), _em(size), self.ends(faces), []
        for letter, end in zip(self.text, ends, strict=True):
            if not letter.isspace():
                width = faces.shape(self.face, letter).advance
                along = degrees((end - width / 2 - ends[-1] / 2) * em / self.radius)
                angle, turn = (along, along) if self.at == "top" else (180 - along, -along)
                place = polar(*self.centre, self.radius, angle)
                rise = max(face.cap_height, face.rise(letter))
                seats.append(LetterSeat(letter, *place, turn, width * em, rise * em))
        return seats


class CurvedZone(NamedTuple):
    """`curved` gives words on a circle around `centre`; their baseline has this `radius`.

    They stand in the middle of the `top`, or of the `bottom` with their heads towards the centre,
    and take up `arc` degrees at most. `size` is (largest, smallest) in points, `tracking` in
    thousandths of an em. A line `bold` mm thick about each letter makes thin strokes stand out.
    `on`, `field` and `path` are as for words on a line.
    """

    curved: Value
    centre: tuple[float, float]
    radius: float
    face: str
    size: tuple[float, float]
    colour: Tint
    on: Tint
    at: str = "top"
    arc: float = 150.0
    tracking: int = 0
    bold: float = 0.0
    upper: bool = False
    field: str = "words"
    path: tuple[str, ...] = ()
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        said = str(self.curved(subject) or "")
        text = said.upper() if self.upper else said
        faces = context.assets.faces
        if missing := faces.shape(self.face, text).missing:
            into.miss_glyphs(missing, self.field, self.path)
        elif text:
            run = CurvedRun(text, self.face, self.tracking, self.centre, self.radius, self.at)
            size = self._fitted(run.ends(faces)[-1], into)
            colour = context.colour(self.colour, subject)
            into.add(self._stamps(run.seats(size, faces), size, colour, faces.face(self.face)))

    def _fitted(self, length: float, into: FaceDraft) -> float:
        """The largest size at which the arc is long enough; a fault where none is."""
        room = self.radius * radians(float(self.arc))
        sizes = sizes_to_try(*self.size)
        fitted = largest_that_fits(sizes, lambda points: length * _em(points) <= room)
        if fitted is not None:
            return fitted
        over = length * _em(self.size[1]) - room
        message = f"{over:.1f} mm too long at {self.size[1]:g} pt"
        into.faults.append(FaceFault("overflow", self.field, message, self.path, over))
        return self.size[1]

    def _stamps(
        self, seats: Sequence[LetterSeat], size: float, colour: str, face: Typeface
    ) -> Iterator[Stamp]:
        """A stamp for each letter, turned to stand on the circle."""
        for letter, x, y, turn, width, rise in seats:
            drawing = _letter(letter, self.face, size, colour, width, rise)
            if self.bold:
                drawing = _bolder(drawing, face, _em(size), colour, float(self.bold))
            yield Stamp(drawing, x, y, turn=turn)


def _em(points: float) -> float:
    """Millimetres for a thousandth of an em."""
    return points / POINTS_PER_MM / 1000


@lru_cache(maxsize=512)  # a drawing is the same only if it is the same object
def _letter(letter: str, face: str, size: float, colour: str, width: float, rise: float) -> Drawing:
    """A letter that stands on its origin in the middle, as high as it rises with its accent."""
    box = Box(-width / 2, -rise, width, rise + DESCENT * size / POINTS_PER_MM)
    line = TextLine(-width / 2, 0.0, size, colour, ((face, letter),))
    return Drawing(letter, box, (line,))


@lru_cache(maxsize=512)
def _bolder(letter: Drawing, face: Typeface, em: float, colour: str, width: float) -> Drawing:
    """The letter with a line along its outline, which is looked for once."""
    outline = transformed(face.outline(letter.name), dx=letter.box.x, scale=em)
    line = Path(outline, stroke=colour, width=width, join="round")
    return Drawing(letter.name, letter.box.grown(width / 2), (*letter.marks, line))


ZONE = Record(
    CurvedZone,
    {
        "curved": WORDS, "centre": POINT, "radius": Length(), "face": String(),
        "size": LIMITS, "colour": COLOUR, "on": COLOUR, "at": OneOf("top", "bottom"),
        "arc": Rational(1, 360), "tracking": Integer(-1000, 1000), "bold": Length(),
        "upper": Boolean(),
        "field": String(), "path": ListOf(String()), "if": CONDITION,
    },
    required=("curved", "centre", "radius", "face", "size", "colour", "on"),
    what="words on a circle",
)  # fmt: skip
