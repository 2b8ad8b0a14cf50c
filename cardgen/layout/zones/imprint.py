"""The line at the foot of a card that says where it belongs, with the signs that say so too."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.layout.marks import FaceFault, Mark, Path, Stamp, TextLine
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, LIMITS, Length, Tint
from cardgen.layout.template.zone import CONDITION, VALUE, WORDS, FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import MeasuredWord, Paragraph, TextStyle
from cardgen.layout.text.typesetting import SLACK, largest_that_fits, sizes_to_try
from cardgen.model.text import Icon
from cardgen.outlines import rectangle
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.units import POINTS_PER_MM, Box


class ImprintSign(NamedTuple):
    """A sign beside the line, by its name or none, `height` mm high; in a `tint` or its colours.

    Its middle stands `rise` mm above that of the line.
    """

    sign: Value
    height: float
    tint: Tint | None = None
    rise: float = 0.0

    def stamp(self, subject: Variables, context: ZoneContext) -> Stamp | None:
        """At the origin, its middle there; nothing where no sign is named."""
        if not (name := str(self.sign(subject) or "")):
            return None
        tint = context.colour(self.tint, subject)
        drawing = (
            context.assets.drawing(f"icons/{name}", tint=tint)
            if tint
            else context.assets.signs.drawing(Icon(name, ""))
        )
        return Stamp(drawing, 0.0, -self.height / 2 - self.rise, self.height / drawing.box.height)


class ImprintZone(NamedTuple):
    """`imprint` gives the words. They and the signs `before` and `after` them, `gap` mm apart, are
    centred in `box` as one, the words as large as there is room, on a seat of the colour `on` that
    reaches `air` mm beyond them and hides what is beneath, such as a line of the frame.
    """

    imprint: Value
    box: Box
    face: str
    size: tuple[float, float]
    colour: Tint
    on: Tint
    gap: float = 0.6
    air: float = 1.0
    before: ImprintSign | None = None
    after: ImprintSign | None = None
    field: str = "foot"
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        style = TextStyle(self.face, self.face, subject["language"])
        words = context.assets.composition.paragraph((str(self.imprint(subject)),), style)
        into.miss_glyphs(words.missing, self.field, ())
        before, after = (
            one.stamp(subject, context) if one else None for one in (self.before, self.after)
        )
        room = sum(_wide(one) + self.gap for one in (before, after) if one)
        size, wide = self._fitted(words.advance / POINTS_PER_MM / 1000, room, into)
        em = size / POINTS_PER_MM / 1000
        left = self.box.x + (self.box.width - wide) / 2
        seat = Box(left - self.air, self.box.y, wide + 2 * self.air, self.box.height)
        into.marks.append(Path(rectangle(seat), context.colour(self.on, subject)))
        line = _Line(words, em, context.colour(self.colour, subject), size)
        cap = context.assets.faces.face(self.face).cap_height * em
        into.add(self._marks(left, before, line, cap, after))

    def _fitted(self, advance: float, signs: float, into: FaceDraft) -> tuple[float, float]:
        """The largest size at which words and signs are no wider than the box, and how wide they
        are; a fault where none is. `advance` is the width of the words in mm for a point."""
        least, most = self.size[1], self.box.width + SLACK
        size = largest_that_fits(sizes_to_try(*self.size), lambda pt: advance * pt + signs <= most)
        wide = advance * (size or least) + signs
        if size is None:
            over = wide - self.box.width
            message = f"{over:.1f} mm too wide at {least:g} pt"
            into.faults.append(FaceFault("overflow", self.field, message, (), over))
        return size or least, wide

    def _marks(
        self, x: float, before: Stamp | None, line: "_Line", cap: float, after: Stamp | None
    ) -> Iterator[Mark]:
        """From the left: a sign, the words, a sign, each in the middle of the height."""
        middle = self.box.centre[1]
        if before:
            yield before._replace(x=x, y=middle + before.y)
            x += _wide(before) + self.gap
        yield line.mark(x, middle + cap / 2)
        x += line.words.advance * line.em + self.gap
        if after:
            yield after._replace(x=x, y=middle + after.y)


class _Line(NamedTuple):
    """The words, and how they are set."""

    words: Paragraph
    em: float
    colour: str
    size: float

    def mark(self, x: float, baseline: float) -> TextLine:
        parts = [part for group in self.words.groups for part in group.parts]
        pairs = tuple(part.pair for part in parts if isinstance(part, MeasuredWord))
        return TextLine(x, baseline, self.size, self.colour, pairs)


def _wide(stamp: Stamp) -> float:
    return stamp.drawing.box.width * stamp.scale


SIGN = Record(
    ImprintSign,
    {"sign": VALUE, "height": Length(), "tint": COLOUR, "rise": Length(nought=True)},
    required=("sign", "height"),
    what="a sign beside the line at the foot",
)
ZONE = Record(
    ImprintZone,
    {
        "imprint": WORDS, "box": AREA, "face": String(), "size": LIMITS, "colour": COLOUR,
        "on": COLOUR, "gap": Length(nought=True), "air": Length(nought=True), "before": SIGN,
        "after": SIGN, "field": String(), "if": CONDITION,
    },
    required=("imprint", "box", "face", "size", "colour", "on"),
    what="the line at the foot",
)  # fmt: skip
