"""The body of a card whose cost and power go by Age: a cell an Age, joined where powers are one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from cardgen.layout.age_foot import FLAVOUR_LOOK, VIGNETTE, Flavour, Vignette
from cardgen.layout.age_rows import (
    AGE_NUMERALS,
    COST_COLUMN,
    DIVIDER,
    ROWS,
    ROWS_BY_LANGUAGE,
    AgeRow,
    CostColumn,
    NumeralStyle,
    RowDivider,
)
from cardgen.layout.marks import FaceFault, Mark
from cardgen.layout.power_block import LOWEST, MeasuredRow, PowerColumn, SizedRow, set_power
from cardgen.layout.power_style import STYLE_FIELDS, STYLE_REQUIRED, PowerStyle
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLUMN, Length
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.ragged import RaggedWords
from cardgen.layout.text.typesetting import SLACK, LineStyle, largest_that_fits
from cardgen.model.ages import AGES
from cardgen.schema.containers import Record
from cardgen.units import Box

FLAVOUR_AIR = 1.5  # mm between a power and the flavour below it, at least
SMALL = 0.85  # of the usual height: signs that had rather stand on two lines, where there is room
ROOMY = 12.0  # mm that two lines of signs and their words are to leave for what is below

WordedRow = tuple[AgeRow, Paragraph]


class AgesZone(NamedTuple):
    """`ages` gives the rows. The box is parted into equal cells, one an Age, each with a numeral
    and a cost; a power stands at the head of its cell, or spans those that it is for.

    `alike` gives the rows in every language, all set in the largest step at which each fits. A
    power stands in the middle over its headpiece, `lowered` by so much at most; so do those below
    which nothing stands in their cells, all by what the fullest leaves.
    """

    ages: Value
    box: Box
    numerals: NumeralStyle
    costs: CostColumn
    powers: PowerStyle
    divider: RowDivider
    alike: Value | None = None
    flavour: Flavour | None = None
    vignette: Vignette | None = None
    lowered: float = 0.0

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        colour = context.colour(self.powers.colour, subject)
        ink = partial(self.powers.lines, colour=colour)
        worded = self._worded(subject, context)
        column = self._roomy_column(worded, context, ink) or self._column(context)
        measured, *others = ([column.measured(*one) for one in rows] for rows in worded)
        for one in measured:
            into.miss_glyphs(one.words.missing, one.row.field, ("text",))
        chosen = self._step([measured, *others], column, ink)
        style = ink(chosen)
        sized = column.sized_alike(measured, style, *self.powers.at(chosen))
        into.faults += self._faults(sized, style, column)
        foot = FaceDraft()
        low = [min(self.lowered, left / 2) for left in self._foot(sized, subject, context, foot)]
        self._place(sized, style, low, subject, context, into)
        into.add(foot.marks)
        into.faults += foot.faults

    def _worded(self, subject: Variables, context: ZoneContext) -> list[list[WordedRow]]:
        """The rows with their words; below them, where the card is to look alike in all languages,
        those in the others."""
        own = subject["language"]
        every: Mapping[str, Sequence[AgeRow]] = self.alike(subject) if self.alike else {}
        others = {language: rows for language, rows in every.items() if language != own}
        build, powers = context.assets.composition.paragraph, self.powers
        return [
            [(row, build(row.runs, TextStyle(powers.face, powers.strong, of))) for row in rows]
            for of, rows in {own: self.ages(subject), **others}.items()
        ]

    def _column(self, context: ZoneContext) -> PowerColumn:
        least = self.powers.sign_size[-1] * LOWEST
        width, parted = self.powers.column[1], self.powers.parted_size
        return PowerColumn(width, self.powers.face, context, least, parted)

    def _roomy_column(
        self,
        worded: Sequence[Sequence[WordedRow]],
        context: ZoneContext,
        ink: Callable[[float], LineStyle],
    ) -> PowerColumn | None:
        """A column whose signs rather stand on two lines than small ones on one, where a power for
        all Ages leaves room for both lines, and for its flavour, in every language."""
        size = self.powers.size[0]
        tall, gap = self.powers.at(size)
        column = self._column(context)._replace(least=tall * SMALL)
        for rows in worded:
            measured = [column.measured(*one) for one in rows]
            sized = column.sized_alike(measured, ink(size), tall, gap)
            if len(sized) > 1 or sized[0].parts_choice or self._room(sized[0]).height < ROOMY:
                return None
        return column

    def _step(
        self,
        languages: Sequence[Sequence[MeasuredRow[AgeRow]]],
        column: PowerColumn,
        ink: Callable[[float], LineStyle],
    ) -> float:
        """The largest step at which all fits, and at which a power for two Ages leaves its emblem
        room over the flavour, if there is any such step."""

        def all_fit(points: float, below: float) -> bool:
            return all(self._fits(each, points, column, ink, below) for each in languages)

        steps, room = self.powers.size, ROOMY if self.flavour else 0.0
        roomy = largest_that_fits(steps, partial(all_fit, below=room))
        return roomy or largest_that_fits(steps, partial(all_fit, below=0.0)) or steps[-1]

    def _fits(
        self,
        measured: Sequence[MeasuredRow[AgeRow]],
        points: float,
        column: PowerColumn,
        ink: Callable[[float], LineStyle],
        below: float = 0.0,
    ) -> bool:
        """Whether every row has room in its cells at a step, with so much `below` one for two."""
        style = ink(points)
        if column.too_wide([one.words for one in measured], style) > SLACK:
            return False
        sized = column.sized_alike(measured, style, *self.powers.at(points))
        air = {2: below}
        return all(self._over(one) + air.get(one.row.count, 0.0) <= SLACK for one in sized)

    def _strip(self, row: AgeRow) -> Box:
        """Where a power may stand: its cells without the dividers, and the air over it."""
        cell, head = self.box.height / len(AGES), self.divider.height / 2 + self.powers.between
        x, width = self.powers.column
        return Box(x, self.box.y + cell * row.first + head, width, self._tall(row))

    def _tall(self, row: AgeRow) -> float:
        """How tall that is."""
        cell, head = self.box.height / len(AGES), self.divider.height / 2 + self.powers.between
        foot = 0.0 if row.last == len(AGES) - 1 else self.divider.height / 2
        return cell * row.count - head - foot

    def _over(self, one: SizedRow[AgeRow]) -> float:
        """Millimetres by which a row is taller than its cells."""
        return one.need - self._tall(one.row)

    def _faults(
        self, sized: Sequence[SizedRow[AgeRow]], ink: LineStyle, column: PowerColumn
    ) -> Iterator[FaceFault]:
        """What passes its cells at the smallest step, row by row."""
        for one in sized:
            wide, tall = column.too_wide([one.words], ink), self._over(one)
            for over, way in ((wide, "wide"), (tall, "tall")):
                if over > SLACK:
                    message = f"{over:.1f} mm too {way} at {ink.size:g} pt"
                    yield FaceFault("overflow", one.row.field, message, ("text",), over)

    def _foot(
        self, sized: Sequence[SizedRow[AgeRow]], subject: Variables, context: ZoneContext,
        into: FaceDraft,
    ) -> list[float]:  # fmt: skip
        """What fills the room that powers leave: at the foot of the last that has room for it the
        flavour, in the rest vignettes; the height that is left below each power, over its headpiece
        if it has one, and the least of the others below all others."""
        rooms = [(self._room(one), False) for one in sized]
        if self.flavour and (words := self.flavour.paragraph(subject, context)):
            into.miss_glyphs(words.missing, "flavour", ("flavour",))
            for at, (room, _) in reversed([*enumerate(rooms)]):
                rooms[at] = self._over_flavour(words, room, subject, context, into)
                if into.marks:
                    break
        left = [room.height for room, _ in rooms]
        if vignette := self.vignette:
            for at, (room, bare) in enumerate(rooms):
                marks, left[at] = vignette.filling(room, subject, context, low=bare)
                into.add(marks)
        both = [*zip(rooms, left, strict=True)]
        least = min((one for (_, bare), one in both if not bare), default=0.0)
        return [one if bare else least for (_, bare), one in both]

    def _room(self, one: SizedRow[AgeRow]) -> Box:
        """What a power leaves of its strip."""
        strip = self._strip(one.row)
        return Box(strip.x, strip.y + one.need, strip.width, strip.height - one.need)

    def _over_flavour(
        self, words: Paragraph, room: Box, subject: Variables, context: ZoneContext,
        into: FaceDraft,
    ) -> tuple[Box, bool]:  # fmt: skip
        """Set the flavour at the foot of a room, where it fits; what it leaves of the room, and
        whether its ornament gives way to the headpiece of a vignette."""
        if look := self.flavour:
            place = partial(look.marks, words, room, float(self.powers.align), subject, context)
            (marks, tall), (less, shorter) = place(), place(bare=True)
            bare = bool(self.vignette and self.vignette.wants_headpiece(room.height - shorter))
            if bare:
                marks, tall = less, shorter
            if room.height >= tall + FLAVOUR_AIR:
                into.add(marks)
                return room._replace(height=room.height - tall), bare
        return room, False

    def _power(
        self, one: SizedRow[AgeRow], ink: LineStyle, low: float, subject: Variables,
        context: ZoneContext,
    ) -> list[Mark]:  # fmt: skip
        """A power whose words are broken for a column that is straight on the left alone."""
        strip = self._strip(one.row)
        strip = strip._replace(y=strip.y + low)
        articles = context.assets.no_breaks(subject["language"]).articles
        lines = RaggedWords(one.words, strip.width / ink.em, articles=articles).lines()
        return set_power(one, strip, ink, self.powers.face, context, lines=lines)

    def _place(
        self, sized: Sequence[SizedRow[AgeRow]], ink: LineStyle, low: Sequence[float],
        subject: Variables, context: ZoneContext, into: FaceDraft,
    ) -> None:  # fmt: skip
        costs, cell = self.costs.of(subject), self.box.height / len(AGES)
        for one, by in zip(sized, low, strict=True):
            if one.row.first:
                into.add(self.divider.marks(self.box.y + cell * one.row.first, subject, context))
            into.add(self._power(one, ink, by, subject, context))
        (x, width), colour = self.numerals.column, context.colour(self.numerals.colour, subject)
        rule, tops = self.divider.height, [self.box.y + cell * index for index in range(len(AGES))]
        into.add(self.costs.marks(costs, [top + rule / 2 for top in tops], cell - rule, context))
        heads = {one.row.first for one in sized}
        shared = [top for index, top in enumerate(tops) if index not in heads]
        into.add(self.costs.rules(shared, context.colour(self.costs.rule, subject)))
        for age, top in zip(AGES, tops, strict=True):
            into.marks.append(self.numerals.mark(age, Box(x, top, width, cell), colour, context))


POWER = Record(
    PowerStyle,
    {
        **STYLE_FIELDS, "column": COLUMN, "between": Length(nought=True), "parted size": Length(),
    },
    required=("column", *STYLE_REQUIRED),
    what="how powers look, and their column",
)  # fmt: skip
ZONE = Record(
    AgesZone,
    {
        "ages": ROWS, "box": AREA, "numerals": AGE_NUMERALS, "costs": COST_COLUMN, "powers": POWER,
        "divider": DIVIDER, "alike": ROWS_BY_LANGUAGE, "flavour": FLAVOUR_LOOK,
        "vignette": VIGNETTE, "lowered": Length(),
    },
    required=("ages", "box", "numerals", "costs", "powers", "divider"),
    what="a body by Age",
)  # fmt: skip
