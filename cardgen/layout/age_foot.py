"""The foot of a card body that goes by Age, where a power leaves room: flavour and a drawing."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import cos, radians, sin
from typing import Any, NamedTuple

from cardgen.layout.marks import Mark, Stamp
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import COLOUR, Length, Tint
from cardgen.layout.template.zone import DEGREES, VALUE, FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.ragged import VERSE, RaggedWords
from cardgen.layout.text.typesetting import SLACK, LineStyle, set_lines, text_height
from cardgen.outlines import turned
from cardgen.schema.kinds import String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record
from cardgen.units import Box

FLAVOUR_AIR = 1.5  # mm between a power and the flavour below it, at least
FLAVOUR_FOOT = 1.0  # mm under the flavour
ORNAMENT_AIR = 1.5  # mm between flavour and the ornament over it


def _is_flavour(value: Any) -> bool:
    return not value or isinstance(value, str)


FLAVOUR = Expression(String(), ValueType("words or nothing", "write {{ flavour }}", _is_flavour))


class Flavour(NamedTuple):
    """Words that are no rule, at the foot of the body where room is left over.

    `ornament` is a drawing of `templates/` over them, as wide as their column, in their colour or
    in `tint`. `align` 0..1 sets them to the left, centre or right, else as powers are.
    """

    words: Value
    face: str
    size: float
    colour: Tint
    ornament: str = ""
    tint: Tint | None = None
    align: float | None = None

    def paragraph(self, subject: Variables, context: ZoneContext) -> Paragraph | None:
        """The words before they are broken into lines, if there are any."""
        if not (line := self.words(subject)):
            return None
        style = TextStyle(self.face, self.face, subject["language"])
        return context.assets.composition.paragraph((line,), style)

    def marks(
        self,
        words: Paragraph,
        room: Box,
        align: float,
        subject: Variables,
        context: ZoneContext,
        *,
        bare: bool = False,
    ) -> tuple[list[Mark], float]:
        """The flavour at the foot of `room`, and the height it takes; nothing where a word is too
        wide. `bare` leaves the ornament out."""
        assets = context.assets
        usual = align if self.align is None else float(self.align)
        ink = LineStyle(self.size, 1.2, context.colour(self.colour, subject), usual)
        if words.widest * ink.em > room.width + SLACK:
            return [], 0.0
        articles = assets.no_breaks(subject["language"]).articles
        lines = RaggedWords(words, room.width / ink.em, VERSE, articles).lines()
        tall = text_height(len(lines), ink, assets.faces, self.face)
        column = Box(room.x, room.bottom - FLAVOUR_FOOT - tall, room.width, tall)
        cap = assets.faces.face(self.face).cap_height
        marks = set_lines(words, lines, column, ink, cap, assets.signs)
        if bare or not self.ornament:
            return marks, FLAVOUR_FOOT + tall
        tint = context.colour(self.tint, subject) or ink.colour
        drawing = assets.drawing(self.ornament, tint=tint)
        scale = room.width / drawing.box.width
        y = column.y - ORNAMENT_AIR - drawing.box.height * scale
        return [Stamp(drawing, room.x, y, scale), *marks], room.bottom - y


class Headpiece(NamedTuple):
    """A `rule` of `templates/`, one on the left and the same turned about on the right of a drawing
    of at most `gap` mm, in one `tint` with it; `air` is left about it on all sides. Where half the
    room is more than `gap`, the drawing takes that half, up to `most`.
    """

    rule: str
    tint: Tint
    gap: float
    air: float = 0.0
    most: float = 0.0

    def tall(self, room: float) -> float:
        """How tall the drawing is where it has so much room."""
        return min(max(self.gap, min(self.most, room / 2)), room - 2 * self.air)

    def marks(
        self, room: Box, tall: float, subject: Variables, context: ZoneContext
    ) -> Iterator[Stamp]:
        """Both rules, from the edges of the room to where the drawing, so `tall`, begins."""
        rule = context.assets.drawing(self.rule, tint=context.colour(self.tint, subject))
        wide = (room.width - max(self.gap, tall)) / 2 - self.air
        scale, middle = wide / rule.box.width, room.centre[1]
        half = rule.box.height * scale / 2
        yield Stamp(rule, room.x, middle - half, scale)
        yield Stamp(rule, room.right, middle + half, scale, 180)


class Vignette(NamedTuple):
    """A drawing of `templates/` in the middle of what a power leaves empty above its flavour, in
    one `tint`, at most `height` mm high and with so much `air` above and below; none below `least`.
    `turn` is by how many degrees it is turned clockwise, as the one that it repeats. With a
    `headpiece` it stands in that one, which takes the place of the ornament over the flavour.
    """

    drawing: Value
    height: float
    least: float
    air: float
    tint: Tint
    turn: Value | None = None
    headpiece: Headpiece | None = None

    def wants_headpiece(self, room: float) -> bool:
        """Whether it stands in a headpiece where it has so much room."""
        return self.headpiece is not None and room - 2 * self.headpiece.air >= self.least

    def filling(
        self, room: Box, subject: Variables, context: ZoneContext, *, low: bool
    ) -> tuple[list[Mark], float]:
        """Its marks in the room, and the height that is left above a `low` one in its headpiece, or
        all of it where there is none."""
        marks = [*self.marks(room, subject, context, low=low)]
        if low and (piece := self.headpiece):
            return marks, room.height - piece.tall(room.height) - 2 * piece.air
        return marks, 0.0 if marks else room.height

    def marks(
        self, room: Box, subject: Variables, context: ZoneContext, *, low: bool = False
    ) -> Iterator[Mark]:
        """The drawing in the middle of the room, a `low` one at its foot, or nothing."""
        if (piece := self.headpiece) and self.wants_headpiece(room.height):
            tall = piece.tall(room.height)
            need = tall + 2 * piece.air
            seat = room._replace(y=room.bottom - need, height=need) if low else room
            yield from piece.marks(seat, tall, subject, context)
            yield from self._drawn(tall, piece.tint, seat, subject, context)
            return
        tall = min(self.height, room.height - 2 * self.air)
        if tall >= self.least:
            yield from self._drawn(tall, self.tint, room, subject, context)

    def _drawn(
        self, tall: float, tint: Tint, room: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """The drawing so tall in the middle of the room, if there is one."""
        turn = float(self.turn(subject)) if self.turn else 0.0
        reach = abs(sin(radians(turn))) + abs(cos(radians(turn)))  # of a square on its corner
        if not (name := str(self.drawing(subject))):
            return
        drawing = context.assets.drawing(name, tint=context.colour(tint, subject))
        scale = tall / drawing.box.height / reach
        half_width, half_height = drawing.box.width * scale / 2, drawing.box.height * scale / 2
        across, down = turned(half_width, half_height, turn)
        x, y = room.centre
        yield Stamp(drawing, x - across, y - down, scale, turn)


class AgeFoot(NamedTuple):
    """What fills the room that powers leave: at the foot of the last that has room for it the
    flavour, set as `align` says if it says nothing itself, in the rest vignettes."""

    flavour: Flavour | None
    vignette: Vignette | None
    align: float

    def fill(
        self, left: Sequence[Box], subject: Variables, context: ZoneContext, into: FaceDraft
    ) -> list[float]:
        """Fill the rooms; the height that is left below each power, over its headpiece if it has
        one, and the least of the others below all others."""
        rooms = [(room, False) for room in left]
        if self.flavour and (words := self.flavour.paragraph(subject, context)):
            into.miss_glyphs(words.missing, "flavour", ("flavour",))
            for at, (room, _) in reversed([*enumerate(rooms)]):
                rooms[at] = self._over_flavour(words, room, subject, context, into)
                if into.marks:
                    break
        heights = [room.height for room, _ in rooms]
        if vignette := self.vignette:
            for at, (room, bare) in enumerate(rooms):
                marks, heights[at] = vignette.filling(room, subject, context, low=bare)
                into.add(marks)
        both = [*zip(rooms, heights, strict=True)]
        least = min((one for (_, bare), one in both if not bare), default=0.0)
        return [one if bare else least for (_, bare), one in both]

    def _over_flavour(
        self,
        words: Paragraph,
        room: Box,
        subject: Variables,
        context: ZoneContext,
        into: FaceDraft,
    ) -> tuple[Box, bool]:
        """Set the flavour at the foot of a room, where it fits; what it leaves of the room, and
        whether its ornament gives way to the headpiece of a vignette."""
        if look := self.flavour:
            place = partial(look.marks, words, room, self.align, subject, context)
            (marks, tall), (less, shorter) = place(), place(bare=True)
            bare = bool(self.vignette and self.vignette.wants_headpiece(room.height - shorter))
            if bare:
                marks, tall = less, shorter
            if room.height >= tall + FLAVOUR_AIR:
                into.add(marks)
                return room._replace(height=room.height - tall), bare
        return room, False


FLAVOUR_LOOK = Record(
    Flavour,
    {
        "words": FLAVOUR, "face": String(), "size": Length(), "colour": COLOUR,
        "ornament": String(), "tint": COLOUR, "align": Rational(0, 1),
    },
    required=("words", "face", "size", "colour"),
    what="words that are no rule",
)  # fmt: skip
HEADPIECE = Record(
    Headpiece,
    {
        "rule": String(), "tint": COLOUR, "gap": Length(), "air": Length(nought=True),
        "most": Length(),
    },
    required=("rule", "tint", "gap"),
    what="a rule about a low drawing",
)  # fmt: skip
VIGNETTE = Record(
    Vignette,
    {
        "drawing": VALUE, "height": Length(), "least": Length(), "air": Length(), "tint": COLOUR,
        "turn": DEGREES, "headpiece": HEADPIECE,
    },
    required=("drawing", "height", "least", "air", "tint"),
    what="a drawing where a power leaves room",
)  # fmt: skip
