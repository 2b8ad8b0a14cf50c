"""The stages of a board: a plate for each, with its cost, what it does, and its number."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardgen.layout.age_rows import NUMERAL_FIELDS, NumeralStyle, StageRow
from cardgen.layout.icon_rows import set_icon_grid
from cardgen.layout.marks import Mark, Path
from cardgen.layout.power_block import PowerPlace, SizedRow, fit_powers, set_power
from cardgen.layout.power_style import STYLE, PowerStyle
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, LIMITS, STEPS, Length, Tint
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import TextStyle
from cardgen.outlines import QUARTER, Segments, circle, notched_rectangle, polygon
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.units import Box

PAD = 1.4  # mm between the edge of a plate and what stands on it
BESIDE_WORDS = 3.3  # mm between words and the edge or the rule at their sides
COST_GAP = 0.12  # between the signs of a cost, as a share of their height
COST_PAD = 2.0  # mm over and under a cost, so that no sign stands on the line of a cut corner
APART = 1.9  # radii of a seal between two plates, so that it is clear of the one before
SEAL_OUT = 1.2  # mm by which the middle of a seal lies beside its plate
AIR = 0.36  # of the height that is left, over the signs and under the words; the rest parts them
ABREAST = (3, 5)  # signs of a cost from which they stand two abreast, and three


class StageCosts(NamedTuple):
    """The costs of stages: the widths of the `column` for signs three abreast, two, and one."""

    column: tuple[float, ...]
    size: float


class StagePlate(NamedTuple):
    """How plates look: their (largest, smallest) `width`, corners cut out by `notch` mm.

    The plate of an only stage may be wider, `alone` mm. `shade` is the ground of the cost, `rule`
    the colour of edges, `seal` the radius of the disc with the number.
    """

    width: tuple[float, float]
    shade: Tint
    rule: Tint
    seal: float
    notch: float = 2.2
    alone: float = 0.0


class StagesZone(NamedTuple):
    """`stages` gives the rows; their plates stand in the middle of equal parts of `box`."""

    stages: Value
    box: Box
    plate: StagePlate
    costs: StageCosts
    powers: PowerStyle
    numerals: NumeralStyle

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        rows: Sequence[StageRow] = self.stages(subject)
        style = TextStyle(self.powers.face, self.powers.strong, subject["language"])
        words = [context.assets.composition.paragraph(row.runs, style) for row in rows]
        for row, paragraph in zip(rows, words, strict=True):
            into.miss_glyphs(paragraph.missing, row.field, row.path)
        plates = list(self._plates(len(rows)))
        columns = [self._power_box(row, plate) for row, plate in zip(rows, plates, strict=True)]
        places = [
            PowerPlace(row, set_words, box, row.path)
            for row, set_words, box in zip(rows, words, columns, strict=True)
        ]
        colour = context.colour(self.powers.colour, subject)
        sized, ink, faults = fit_powers(places, self.powers, colour, context)
        into.faults += faults
        rule = context.colour(self.powers.rule, subject)
        tallest = max((one.need for one in sized), default=0.0)
        for fitted, plate, box in zip(sized, plates, columns, strict=True):
            one = _aired(fitted, tallest, box.height)
            into.add(self._ground(one.row, plate, subject, context))
            into.add(self._cost(one.row, plate, context))
            air = (box.height - tallest) * AIR  # the signs of all stages stand at one height
            strip = Box(box.x, box.y + air, box.width, box.height - 2 * air)
            into.add(set_power(one, strip, ink, self.powers.face, context, rule=rule))
            into.add(self._seal(one.row, plate, subject, context))

    def _plates(self, count: int) -> Iterator[Box]:
        """A plate in the middle of each of so many equal parts of the box."""
        largest, smallest = self.plate.width
        largest = max(largest, self.plate.alone) if count == 1 else largest
        each = self.box.width / max(count, 1)
        width = max(smallest, min(largest, each - APART * self.plate.seal))
        for index in range(count):
            left = self.box.x + each * index + (each - width) / 2
            yield Box(left, self.box.y, width, self.box.height)

    def _cost_width(self, row: StageRow) -> float:
        narrowest_first = self.costs.column[::-1]
        abreast = bisect_right(ABREAST, len(row.cost))
        return narrowest_first[min(abreast, len(narrowest_first) - 1)]

    def _power_box(self, row: StageRow, plate: Box) -> Box:
        left = self._cost_width(row) + BESIDE_WORDS
        width = plate.width - left - BESIDE_WORDS
        return Box(plate.x + left, plate.y + PAD, width, plate.height - 2 * PAD)

    def _ground(
        self, row: StageRow, plate: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """The plate with its edge, the column of its cost, and a rule between them."""
        rule = context.colour(self.plate.rule, subject)
        edge = notched_rectangle(plate, self.plate.notch)
        yield Path(edge, context.colour(self.powers.on, subject) or None)
        width, notch = self._cost_width(row), self.plate.notch
        yield Path(
            _left_part(plate, notch, width), context.colour(self.plate.shade, subject) or None
        )
        line = ((plate.x + width, plate.y + 0.6), (plate.x + width, plate.bottom - 0.6))
        yield Path(polygon(line, closed=False), None, rule, 0.2)
        yield Path(edge, None, rule, 0.45)
        inner = plate.grown(-0.7)
        yield Path(notched_rectangle(inner, notch - 0.25), None, rule, 0.14)

    def _cost(self, row: StageRow, plate: Box, context: ZoneContext) -> list[Mark]:
        width = self._cost_width(row)
        tall = plate.height - 2 * COST_PAD
        cell = Box(plate.x + PAD, plate.y + COST_PAD, width - 2 * PAD, tall)
        signs = context.assets.signs
        return set_icon_grid(row.cost, signs, cell, COST_GAP, largest=self.costs.size)

    def _seal(
        self, row: StageRow, plate: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """The number of the stage, on the upper left corner."""
        x, y = plate.x - SEAL_OUT, plate.y - SEAL_OUT
        rule, on = self.plate.rule, self.numerals.on
        ground = context.colour(on, subject) or None
        yield Path(circle(x, y, self.plate.seal), ground, context.colour(rule, subject), 0.4)
        colour = context.colour(self.numerals.colour, subject)
        yield self.numerals.mark(str(row.number), Box(x, y, 0, 0), colour, context.assets.faces)


def _aired(row: SizedRow[StageRow], tallest: float, height: float) -> SizedRow[StageRow]:
    """A row with more air under its signs: a part of what all leave of the height, and half of what
    it has fewer words than the tallest, so that they stand in the middle of what is left."""
    more = (height - tallest) * (1 - 2 * AIR) + (tallest - row.need) / 2
    return row._replace(gap=row.gap + more, need=row.need + more) if row.signs else row


def _left_part(plate: Box, notch: float, width: float) -> Segments:
    """What lies within a plate as far as `width` mm from its left edge."""
    k, right, foot = notch * QUARTER, plate.x + width, plate.bottom
    x, y = plate.x, plate.y
    return (
        ("M", x + notch, y), ("L", right, y), ("L", right, foot), ("L", x + notch, foot),
        ("C", x + notch, foot - k, x + k, foot - notch, x, foot - notch), ("L", x, y + notch),
        ("C", x + k, y + notch, x + notch, y + k, x + notch, y), ("Z",),
    )  # fmt: skip


def _are_stages(value: Any) -> bool:
    return isinstance(value, tuple) and all(type(row) is StageRow for row in value)


STAGES = Expression(String(), ValueType("the stages of a board", "write {{ stages }}", _are_stages))
PLATE = Record(
    StagePlate,
    {
        "width": LIMITS, "shade": COLOUR, "rule": COLOUR, "seal": Length(), "notch": Length(),
        "alone": Length(),
    },
    required=("width", "shade", "rule", "seal"),
    what="the plates of stages",
)  # fmt: skip
COST_LOOK = Record(
    StageCosts,
    {"column": STEPS, "size": Length()},
    required=("column", "size"),
    what="the costs of stages",
)
NUMERALS = Record(
    NumeralStyle,
    NUMERAL_FIELDS,
    required=("face", "size", "colour", "on"),
    what="the numbers of stages",
)
ZONE = Record(
    StagesZone,
    {
        "stages": STAGES, "box": AREA, "plate": PLATE, "costs": COST_LOOK, "powers": STYLE,
        "numerals": NUMERALS,
    },
    required=("stages", "box", "plate", "costs", "powers", "numerals"),
    what="the stages of a board",
)  # fmt: skip
