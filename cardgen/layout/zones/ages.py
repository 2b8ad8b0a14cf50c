"""The body of a card whose cost and power go by Age: a row an Age, joined where they are one."""

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from cardgen.layout.age_rows import (
    COSTS,
    FLAVOUR,
    ROWS,
    AgeNumerals,
    AgeRow,
    least_heights,
    set_flavour,
    share_heights,
)
from cardgen.layout.card_face import FaceFault
from cardgen.layout.icons import set_icon_grid
from cardgen.layout.marks import Stamp
from cardgen.layout.power_block import BodySizes, PowerColumn, SizedRow, set_power
from cardgen.layout.template.colours import COLOUR, Tint
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.measures import AREA, COLUMN, LIMITS, Length
from cardgen.layout.template.zone import VALUE, FaceDraft, ZoneContext
from cardgen.layout.text.fitting import SLACK, largest_near, sizes_to_try
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import LineStyle
from cardgen.model.ages import AGES
from cardgen.model.text import Icon
from cardgen.schema.containers import Record
from cardgen.schema.kinds import Rational, String
from cardgen.units import POINTS_PER_MM, Box

COST_AIR = (0.6, 1.3)  # mm about a cost, at the sides and at the rules above and below
COST_GAP = 0.12  # between its signs, as a share of their height
FULL = 0.93  # of a line that words fill, as a rule
FLAVOUR_AIR = 5.0  # mm that must be left over beside the flavour's own height
FLAVOUR_FOOT = 1.4  # mm under the flavour
FLAVOUR_HEAD = 1.4  # and over it


class AgesZone(NamedTuple):
    """`ages` gives the rows; columns are (x, width) in mm; sizes are (largest, smallest).

    `align` 0..1 sets power to the left, centre or right of its column; `least` is the smallest
    height of an Age's row, `between` the air that each row keeps. `on` and `numeral on` are the
    grounds, for the contrast check.
    """

    ages: Value
    costs: Value
    box: Box
    cost_column: tuple[float, float]
    cost_size: float
    power_column: tuple[float, float]
    sign_size: tuple[float, float]
    size: tuple[float, float]
    face: str
    strong: str
    colour: Tint
    on: Tint
    numeral_column: tuple[float, float]
    numeral_face: str
    numeral_size: float
    numeral_colour: Tint
    divider: Value
    divider_height: float
    least: float
    numeral_on: Tint | None = None
    leading: float = 1.2
    gap: tuple[float, float] = (1.2, 1.2)
    between: float = 1.4
    align: float = 0.0
    flavour: Value | None = None
    flavour_face: str = ""
    flavour_size: float = 7.0
    flavour_colour: Tint | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        rows: Sequence[AgeRow] = self.ages(subject)
        style = TextStyle(self.face, self.strong, subject["language"])
        words = [context.assets.composition.paragraph(row.runs, style) for row in rows]
        for row, set_words in zip(rows, words, strict=True):
            if set_words.missing:
                message = f"no font has {set_words.missing!r}"
                first = set_words.missing[0]
                into.faults.append(
                    FaceFault("glyph", row.field, message, ("text",), character=first)
                )
        sized, ink = self._fitted(rows, words, context.colour(self.colour, subject), context, into)
        needs, counts = self._needs(sized), [row.count for row in rows]
        room = self._room(len(rows))
        room -= self._flavour(room - sum(needs), subject, context, into)
        self._place(sized, share_heights(needs, counts, room), ink, subject, context, into)

    def _room(self, rows: int) -> float:
        """Height for so many rows once the dividers between them are taken off."""
        return self.box.height - (rows - 1) * self.divider_height

    def _needs(self, sized: Sequence[SizedRow[AgeRow]]) -> list[float]:
        needs, counts = [one.need for one in sized], [one.row.count for one in sized]
        return least_heights(needs, counts, self.least)

    def _fitted(
        self, rows: Sequence[AgeRow], words: Sequence[Paragraph], colour: str, context: ZoneContext,
        into: FaceDraft,
    ) -> tuple[list[SizedRow[AgeRow]], LineStyle]:  # fmt: skip
        """Every row at the largest size that leaves room for all; a fault where none does."""
        sizes_of = BodySizes(self.size, self.sign_size, self.gap)
        column = PowerColumn(self.power_column[1], self.face, self.between, context)
        measured = [column.measured(*pair) for pair in zip(rows, words, strict=True)]
        ink = partial(LineStyle, leading=self.leading, colour=colour, align=float(self.align))

        def tried(points: float) -> list[SizedRow[AgeRow]]:
            sign, gap = sizes_of.at(points)
            return [column.sized(one, ink(points), sign, gap) for one in measured]

        def too_tall(sized: Sequence[SizedRow[AgeRow]]) -> float:
            return sum(self._needs(sized)) - self._room(len(rows))

        def fits(points: float) -> bool:
            wide = column.too_wide(words, ink(points))
            return wide <= SLACK and too_tall(tried(points)) <= SLACK

        near = self._likely(rows, words, sizes_of)
        size = largest_near(sizes_to_try(*self.size), near, fits) or self.size[1]
        sized = tried(size)
        into.faults += _faults(sized, too_tall(sized), ink(size), column)
        return sized, ink(size)

    def _likely(
        self, rows: Sequence[AgeRow], words: Sequence[Paragraph], sizes_of: BodySizes
    ) -> int:
        """Which of the sizes will do if lines are nearly full: where to begin looking."""
        tried, room = sizes_to_try(*self.size), self._room(len(rows))
        signs = sum(bool(row.icons) for row in rows)
        for index, points in enumerate(tried):
            sign, gap = sizes_of.at(points)
            reach = self.power_column[1] * 1000 * POINTS_PER_MM / points * FULL
            lines = sum(ceil(one.advance / reach) for one in words)
            tall = lines * points * self.leading / POINTS_PER_MM
            if tall + signs * (sign + gap) + len(rows) * self.between <= room:
                return index
        return len(tried) - 1

    def _flavour(
        self, spare: float, subject: Variables, context: ZoneContext, into: FaceDraft
    ) -> float:
        """Set the flavour at the foot where it fills room that would stay empty; its height."""
        if self.flavour is None or not (line := self.flavour(subject)):
            return 0.0
        style = TextStyle(self.flavour_face, self.flavour_face, subject["language"])
        words = context.assets.composition.paragraph((line,), style)
        if words.missing:
            message = f"no font has {words.missing!r}"
            first = words.missing[0]
            into.faults.append(
                FaceFault("glyph", "flavour", message, ("flavour",), character=first)
            )
        x, width = self.power_column
        foot = Box(x, self.box.y, width, self.box.height - FLAVOUR_FOOT)
        ink = LineStyle(
            self.flavour_size, 1.2, context.colour(self.flavour_colour, subject), float(self.align)
        )
        marks, tall = set_flavour(words, foot, ink, self.flavour_face, context)
        if not marks or spare < tall + FLAVOUR_AIR:
            return 0.0
        into.add(marks)
        return tall + FLAVOUR_HEAD + FLAVOUR_FOOT

    def _place(
        self, sized: Sequence[SizedRow[AgeRow]], heights: Sequence[float], ink: LineStyle,
        subject: Variables,
        context: ZoneContext, into: FaceDraft,
    ) -> None:  # fmt: skip
        costs = self.costs(subject)
        numerals = AgeNumerals(*self.numeral_column, self.numeral_face, self.numeral_size)
        numeral_colour = context.colour(self.numeral_colour, subject)
        y = self.box.y
        for one, tall in zip(sized, heights, strict=True):
            if one.row.first:
                self._divide(y, subject, context, into)
                y += self.divider_height
            strip = Box(self.power_column[0], y, self.power_column[1], tall)
            into.add(set_power(one, strip, ink, self.face, self.between, context))
            part = tall / one.row.count
            for index in range(one.row.count):
                age, top = one.row.first + index, y + index * part
                self._cost(costs[age], top, part, context, into)
                into.marks.append(numerals.mark(AGES[age], top, part, numeral_colour, context))
            y += tall

    def _divide(self, y: float, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        """The frieze that parts two powers."""
        x, right = self.cost_column[0], sum(self.power_column)
        name, tall = str(self.divider(subject)), self.divider_height
        band = context.assets.friezes.drawing(name, length=right - x, height=tall)
        into.marks.append(Stamp(band, x, y))

    def _cost(
        self, cost: Sequence[Icon], y: float, tall: float, context: ZoneContext, into: FaceDraft
    ) -> None:
        """The cost of one Age."""
        (x, width), (side, rule) = self.cost_column, COST_AIR
        cell = Box(x + side, y + rule, width - 2 * side, tall - 2 * rule)
        into.add(set_icon_grid(cost, context.assets.signs, cell, COST_GAP, largest=self.cost_size))


def _faults(
    sized: Sequence[SizedRow[AgeRow]], tall: float, ink: LineStyle, column: PowerColumn
) -> list[FaceFault]:
    """What passes the room at the smallest size: all rows together, and words of any one."""
    faults = []
    for one in sized:
        if (wide := column.too_wide([one.words], ink)) > SLACK:
            message = f"{wide:.1f} mm too wide at {ink.size:g} pt"
            faults.append(FaceFault("overflow", one.row.field, message, ("text",), wide))
    if tall > SLACK:
        longest = max(sized, key=lambda one: one.need / one.row.count).row.field
        message = f"{tall:.1f} mm too tall at {ink.size:g} pt"
        faults.append(FaceFault("overflow", longest, message, ("text",), tall))
    return faults


ZONE = Record(
    AgesZone,
    {
        "ages": ROWS, "costs": COSTS, "box": AREA, "cost column": COLUMN, "cost size": Length(),
        "power column": COLUMN, "sign size": LIMITS, "size": LIMITS, "face": String(),
        "strong": String(), "colour": COLOUR, "on": COLOUR, "numeral column": COLUMN,
        "numeral face": String(), "numeral size": Length(), "numeral colour": COLOUR,
        "numeral on": COLOUR, "divider": VALUE, "divider height": Length(), "least": Length(),
        "leading": Length(), "gap": LIMITS, "between": Length(nought=True), "align": Rational(0, 1),
        "flavour": FLAVOUR, "flavour face": String(), "flavour size": Length(),
        "flavour colour": COLOUR,
    },
    required=(
        "ages", "costs", "box", "cost column", "cost size", "power column", "sign size", "size",
        "face", "strong", "colour", "on", "numeral column", "numeral face", "numeral size",
        "numeral colour", "divider", "divider height", "least",
    ),
    what="a body by Age",
)  # fmt: skip
