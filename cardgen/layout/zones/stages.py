"""The stages of a board: a plate for each, with its cost, what it does, and its number."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardgen.layout.card_face import FaceFault
from cardgen.layout.icons import set_icon_grid
from cardgen.layout.marks import Mark, Path, TextLine
from cardgen.layout.power_block import BodySizes, PowerColumn, SizedRow, set_power
from cardgen.layout.template.colours import COLOUR, Tint
from cardgen.layout.template.component_variables import StageRow
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.measures import AREA, LIMITS, Length
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.layout.text.fitting import SLACK, largest_that_fits, sizes_to_try
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import LineStyle
from cardgen.outlines import circle, notched_rectangle, polygon
from cardgen.schema.containers import Record
from cardgen.schema.kinds import String
from cardgen.units import POINTS_PER_MM, Box

PAD = 1.4  # mm between the edge of a plate and what stands on it
COST_GAP = 0.12  # between the signs of a cost, as a share of their height
SEAL_OUT = 0.8  # mm by which the middle of a seal lies beside its plate
TWO_COLUMNS = 3  # signs of a cost from which they stand two abreast


class StagesZone(NamedTuple):
    """`stages` gives the rows; their plates stand evenly along `box`, as wide as `plate` allows.

    Pairs are (largest, smallest): the width of a plate, the width of its column of costs (for many
    signs, for few), signs in mm, words in points. `notch` cuts the corners; on the upper left one
    stands a seal of `seal` mm radius with the number.
    """

    stages: Value
    box: Box
    plate: tuple[float, float]
    cost_column: tuple[float, float]
    cost_size: float
    sign_size: tuple[float, float]
    size: tuple[float, float]
    face: str
    strong: str
    colour: Tint
    on: Tint
    shade: Tint
    rule: Tint
    numeral_face: str
    numeral_size: float
    numeral_colour: Tint
    numeral_on: Tint
    seal: float
    notch: float = 2.2
    leading: float = 1.18
    gap: tuple[float, float] = (1.2, 0.8)

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        rows: Sequence[StageRow] = self.stages(subject)
        style = TextStyle(self.face, self.strong, subject["language"])
        words = [context.assets.composition.paragraph(row.runs, style) for row in rows]
        for row, paragraph in zip(rows, words, strict=True):
            if paragraph.missing:
                message, first = f"no font has {paragraph.missing!r}", paragraph.missing[0]
                into.faults.append(
                    FaceFault("glyph", row.field, message, row.path, character=first)
                )
        plates = list(self._plates(len(rows)))
        columns = [self._power_box(row, plate) for row, plate in zip(rows, plates, strict=True)]
        ink = self._fitted(
            rows, words, columns, context.colour(self.colour, subject), context, into
        )
        for row, paragraph, plate, box in zip(rows, words, plates, columns, strict=True):
            into.add(self._ground(row, plate, subject, context))
            into.add(self._cost(row, plate, context))
            sized = self._sized(row, paragraph, box, ink, context)
            into.add(set_power(sized, box, ink, self.face, 0.0, context))
            into.add(self._seal(row, plate, subject, context))

    def _plates(self, count: int) -> Iterator[Box]:
        """A plate in the middle of each of so many equal parts of the box."""
        largest, smallest = self.plate
        each = self.box.width / max(count, 1)
        width = max(smallest, min(largest, each - 2 * self.seal))
        for index in range(count):
            left = self.box.x + each * index + (each - width) / 2
            yield Box(left, self.box.y, width, self.box.height)

    def _cost_width(self, row: StageRow) -> float:
        many, few = self.cost_column
        return many if len(row.cost) >= TWO_COLUMNS else few

    def _power_box(self, row: StageRow, plate: Box) -> Box:
        left = self._cost_width(row) + PAD
        return Box(plate.x + left, plate.y + PAD, plate.width - left - PAD, plate.height - 2 * PAD)

    def _sized(
        self, row: StageRow, words: Paragraph, box: Box, ink: LineStyle, context: ZoneContext
    ) -> SizedRow[StageRow]:
        sizes = BodySizes(self.size, self.sign_size, self.gap)
        column = PowerColumn(box.width, self.face, 0.0, context)
        return column.sized(column.measured(row, words), ink, *sizes.at(ink.size))

    def _fitted(
        self, rows: Sequence[StageRow], words: Sequence[Paragraph], boxes: Sequence[Box],
        colour: str, context: ZoneContext, into: FaceDraft,
    ) -> LineStyle:  # fmt: skip
        """One size for all stages: the largest at which each fits; a fault where none does."""

        def over(row: StageRow, paragraph: Paragraph, box: Box, points: float) -> float:
            ink = LineStyle(points, self.leading, colour, 0.5)
            wide = PowerColumn(box.width, self.face, 0.0, context).too_wide([paragraph], ink)
            return max(wide, self._sized(row, paragraph, box, ink, context).need - box.height)

        every = list(zip(rows, words, boxes, strict=True))
        tried = sizes_to_try(*self.size)
        chosen = largest_that_fits(
            tried, lambda size: all(over(*one, size) <= SLACK for one in every)
        )
        size = chosen or self.size[1]
        for one in every if chosen is None else ():
            if (far := over(*one, size)) > SLACK:
                message = f"{far:.1f} mm too large at {size:g} pt"
                into.faults.append(FaceFault("overflow", one[0].field, message, one[0].path, far))
        return LineStyle(size, self.leading, colour, 0.5)

    def _ground(
        self, row: StageRow, plate: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """The plate with its edge, the column of its cost, and a rule between them."""
        rule, edge = context.colour(self.rule, subject), notched_rectangle(plate, self.notch)
        yield Path(edge, context.colour(self.on, subject) or None)
        width = self._cost_width(row)
        column = Box(
            plate.x + 0.6, plate.y + self.notch, width - 0.6, plate.height - 2 * self.notch
        )
        yield Path(polygon(_corners(column)), context.colour(self.shade, subject) or None)
        line = ((plate.x + width, plate.y + 0.6), (plate.x + width, plate.bottom - 0.6))
        yield Path(polygon(line, closed=False), None, rule, 0.2)
        yield Path(edge, None, rule, 0.45)
        inner = plate.grown(-0.7)
        yield Path(notched_rectangle(inner, self.notch - 0.25), None, rule, 0.14)

    def _cost(self, row: StageRow, plate: Box, context: ZoneContext) -> list[Mark]:
        width = self._cost_width(row)
        cell = Box(plate.x + PAD, plate.y + PAD, width - 2 * PAD, plate.height - 2 * PAD)
        signs = context.assets.signs
        return set_icon_grid(row.cost, signs, cell, COST_GAP, largest=self.cost_size)

    def _seal(
        self, row: StageRow, plate: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """The number of the stage, on the upper left corner."""
        x, y = plate.x - SEAL_OUT, plate.y - SEAL_OUT / 2
        rule, ground = context.colour(self.rule, subject), context.colour(self.numeral_on, subject)
        yield Path(circle(x, y, self.seal), ground or None, rule, 0.4)
        face, em = context.assets.faces.face(self.numeral_face), self.numeral_size / POINTS_PER_MM
        number = str(row.number)
        advance = context.assets.faces.shape(self.numeral_face, number).advance * em / 1000
        baseline = y + face.cap_height * em / 2000
        colour = context.colour(self.numeral_colour, subject)
        words = ((self.numeral_face, number),)
        yield TextLine(x - advance / 2, baseline, self.numeral_size, colour, words)


def _corners(box: Box) -> tuple[tuple[float, float], ...]:
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))


def _are_stages(value: Any) -> bool:
    return isinstance(value, tuple) and all(type(row) is StageRow for row in value)


STAGES = Expression(String(), ValueType("the stages of a board", "write {{ stages }}", _are_stages))
ZONE = Record(
    StagesZone,
    {
        "stages": STAGES, "box": AREA, "plate": LIMITS, "cost column": LIMITS,
        "cost size": Length(), "sign size": LIMITS, "size": LIMITS, "face": String(),
        "strong": String(), "colour": COLOUR, "on": COLOUR, "shade": COLOUR, "rule": COLOUR,
        "numeral face": String(), "numeral size": Length(), "numeral colour": COLOUR,
        "numeral on": COLOUR, "seal": Length(), "notch": Length(), "leading": Length(),
        "gap": LIMITS,
    },
    required=(
        "stages", "box", "plate", "cost column", "cost size", "sign size", "size", "face", "strong",
        "colour", "on", "shade", "rule", "numeral face", "numeral size", "numeral colour",
        "numeral on", "seal",
    ),
    what="the stages of a board",
)  # fmt: skip
