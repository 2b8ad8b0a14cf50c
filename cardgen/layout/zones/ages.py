"""The body of a card whose cost and power go by Age: a row an Age, joined where they are one."""

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from cardgen.layout.age_rows import (
    COSTS,
    FLAVOUR,
    NUMERAL_FIELDS,
    ROWS,
    AgeRow,
    CostColumn,
    Flavour,
    NumeralStyle,
    RowDivider,
    least_heights,
    set_flavour,
    share_heights,
)
from cardgen.layout.marks import FaceFault, Stamp
from cardgen.layout.power_block import (
    STYLE_FIELDS,
    STYLE_REQUIRED,
    PowerColumn,
    PowerStyle,
    SizedRow,
    set_power,
)
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, COLUMN, Length
from cardgen.layout.template.zone import VALUE, FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import SLACK, LineStyle, largest_near, sizes_to_try
from cardgen.model.ages import AGES
from cardgen.schema.containers import Record
from cardgen.schema.kinds import String
from cardgen.units import POINTS_PER_MM, Box

FULL = 0.93  # of a line that words fill, as a rule
FLAVOUR_AIR = 5.0  # mm that must be left over beside the flavour's own height
FLAVOUR_FOOT = 1.4  # mm under the flavour
FLAVOUR_HEAD = 1.4  # and over it


class AgesZone(NamedTuple):
    """`ages` gives the rows. Each Age has a numeral, a cost and its share of a power; `least` is
    the smallest height that it keeps in mm."""

    ages: Value
    box: Box
    numerals: NumeralStyle
    costs: CostColumn
    powers: PowerStyle
    divider: RowDivider
    least: float
    flavour: Flavour | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        rows: Sequence[AgeRow] = self.ages(subject)
        style = TextStyle(self.powers.face, self.powers.strong, subject["language"])
        words = [context.assets.composition.paragraph(row.runs, style) for row in rows]
        for row, set_words in zip(rows, words, strict=True):
            into.miss_glyphs(set_words.missing, row.field, ("text",))
        colour = context.colour(self.powers.colour, subject)
        sized, ink = self._fitted(rows, words, colour, context, into)
        needs, counts = self._needs(sized), [row.count for row in rows]
        room = self._room(len(rows))
        room -= self._flavour(room - sum(needs), subject, context, into)
        self._place(sized, share_heights(needs, counts, room), ink, subject, context, into)

    def _room(self, rows: int) -> float:
        """Height for so many rows once the dividers between them are taken off."""
        return self.box.height - (rows - 1) * self.divider.height

    def _needs(self, sized: Sequence[SizedRow[AgeRow]]) -> list[float]:
        needs, counts = [one.need for one in sized], [one.row.count for one in sized]
        return least_heights(needs, counts, self.least)

    def _fitted(
        self, rows: Sequence[AgeRow], words: Sequence[Paragraph], colour: str, context: ZoneContext,
        into: FaceDraft,
    ) -> tuple[list[SizedRow[AgeRow]], LineStyle]:  # fmt: skip
        """Every row at the largest size that leaves room for all; a fault where none does."""
        style = self.powers
        column = PowerColumn(style.column[1], style.face, style.between, context)
        measured = [column.measured(*pair) for pair in zip(rows, words, strict=True)]
        ink = partial(style.lines, colour=colour)

        def tried(points: float) -> list[SizedRow[AgeRow]]:
            sign, gap = self.powers.at(points)
            return [column.sized(one, ink(points), sign, gap) for one in measured]

        def too_tall(sized: Sequence[SizedRow[AgeRow]]) -> float:
            return sum(self._needs(sized)) - self._room(len(rows))

        def fits(points: float) -> bool:
            wide = column.too_wide(words, ink(points))
            return wide <= SLACK and too_tall(tried(points)) <= SLACK

        near = self._likely(rows, words)
        size = largest_near(sizes_to_try(*style.size), near, fits) or style.size[1]
        sized = tried(size)
        into.faults += _faults(sized, too_tall(sized), ink(size), column)
        return sized, ink(size)

    def _likely(self, rows: Sequence[AgeRow], words: Sequence[Paragraph]) -> int:
        """Which of the sizes will do if lines are nearly full: where to begin looking."""
        style, room = self.powers, self._room(len(rows))
        tried = sizes_to_try(*style.size)
        signs = sum(bool(row.icons) for row in rows)
        for index, points in enumerate(tried):
            sign, gap = self.powers.at(points)
            reach = style.column[1] * 1000 * POINTS_PER_MM / points * FULL
            lines = sum(ceil(one.advance / reach) for one in words)
            tall = lines * points * style.leading / POINTS_PER_MM
            if tall + signs * (sign + gap) + len(rows) * style.between <= room:
                return index
        return len(tried) - 1

    def _flavour(
        self, spare: float, subject: Variables, context: ZoneContext, into: FaceDraft
    ) -> float:
        """Set the flavour at the foot where it fills room that would stay empty; its height."""
        look = self.flavour
        if look is None or not (line := look.words(subject)):
            return 0.0
        style = TextStyle(look.face, look.face, subject["language"])
        words = context.assets.composition.paragraph((line,), style)
        into.miss_glyphs(words.missing, "flavour", ("flavour",))
        x, width = self.powers.column
        foot = Box(x, self.box.y, width, self.box.height - FLAVOUR_FOOT)
        colour = context.colour(look.colour, subject)
        ink = LineStyle(look.size, 1.2, colour, float(self.powers.align))
        marks, tall = set_flavour(words, foot, ink, look.face, context)
        if not marks or spare < tall + FLAVOUR_AIR:
            return 0.0
        into.add(marks)
        return tall + FLAVOUR_HEAD + FLAVOUR_FOOT

    def _place(
        self, sized: Sequence[SizedRow[AgeRow]], heights: Sequence[float], ink: LineStyle,
        subject: Variables,
        context: ZoneContext, into: FaceDraft,
    ) -> None:  # fmt: skip
        costs, style = self.costs.of(subject), self.powers
        (x, width), colour = self.numerals.column, context.colour(self.numerals.colour, subject)
        y = self.box.y
        for one, tall in zip(sized, heights, strict=True):
            if one.row.first:
                self._divide(y, subject, context, into)
                y += self.divider.height
            strip = Box(style.column[0], y, style.column[1], tall)
            into.add(set_power(one, strip, ink, style.face, style.between, context))
            part = tall / one.row.count
            for index in range(one.row.count):
                age, top = one.row.first + index, y + index * part
                into.add(self.costs.marks(costs[age], top, part, context))
                seat = Box(x, top, width, part)
                into.marks.append(self.numerals.mark(AGES[age], seat, colour, context))
            y += tall

    def _divide(self, y: float, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        """The frieze that parts two powers."""
        x, right = self.costs.column[0], sum(self.powers.column)
        name, tall = str(self.divider.frieze(subject)), self.divider.height
        band = context.assets.friezes.drawing(name, length=right - x, height=tall)
        into.marks.append(Stamp(band, x, y))


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


NUMERALS = Record(
    NumeralStyle,
    {**NUMERAL_FIELDS, "column": COLUMN},
    required=("column", "face", "size", "colour"),
    what="the numerals of Ages",
)
COST_COLUMN = Record(
    CostColumn,
    {"of": COSTS, "column": COLUMN, "size": Length()},
    required=("of", "column", "size"),
    what="a column of costs",
)
POWER = Record(
    PowerStyle,
    {**STYLE_FIELDS, "column": COLUMN, "between": Length(nought=True)},
    required=("column", *STYLE_REQUIRED),
    what="how powers look, and their column",
)
DIVIDER = Record(
    RowDivider,
    {"frieze": VALUE, "height": Length()},
    required=("frieze", "height"),
    what="a frieze between rows",
)
FLAVOUR_LOOK = Record(
    Flavour,
    {"words": FLAVOUR, "face": String(), "size": Length(), "colour": COLOUR},
    required=("words", "face", "size", "colour"),
    what="words that are no rule",
)
ZONE = Record(
    AgesZone,
    {
        "ages": ROWS, "box": AREA, "numerals": NUMERALS, "costs": COST_COLUMN, "powers": POWER,
        "divider": DIVIDER, "least": Length(), "flavour": FLAVOUR_LOOK,
    },
    required=("ages", "box", "numerals", "costs", "powers", "divider", "least"),
    what="a body by Age",
)  # fmt: skip
