"""The body of a card whose cost and power go by Age: a cell an Age, joined where powers are one."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from cardgen.layout.age_foot import FLAVOUR_LOOK, VIGNETTE, AgeFoot, Flavour, Vignette
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
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import FaceFault, Mark, TextLine
from cardgen.layout.power_block import LOWEST, PowerColumn, SizedRow, TriedSteps, set_power
from cardgen.layout.power_style import STYLE_FIELDS, STYLE_REQUIRED, PowerStyle
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLUMN, Length
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.ragged import RaggedWords
from cardgen.layout.text.typefaces import Typefaces
from cardgen.layout.text.typesetting import SLACK, LineStyle, largest_that_fits, text_height
from cardgen.model.ages import AGES
from cardgen.schema.containers import Record
from cardgen.suggest import quantity
from cardgen.units import Box

SMALL = 0.85  # of the usual height: signs that had rather stand on two lines, where there is room
ROOMY = 12.0  # mm that two lines of signs and their words are to leave for what is below

WordedRow = tuple[AgeRow, Paragraph]


class FittedRows(NamedTuple):
    """The rows of a language at the step chosen for all, and a fault for each that passes its
    cells."""

    sized: Sequence[SizedRow[AgeRow]]
    faults: tuple[FaceFault, ...]


class AgeCells(NamedTuple):
    """The cells of a body, one an Age, that part the height of its `box`, and how powers look that
    are to fit into them, in whatever colours; `divider` is how high what parts two cells is.

    Where there is `flavour`, a power for two Ages is to leave room for its emblem.
    """

    box: Box
    powers: PowerStyle
    divider: float
    flavour: bool
    signs: IconSet
    faces: Typefaces

    def fitted(self, worded: Sequence[Sequence[WordedRow]]) -> tuple[float, Sequence[FittedRows]]:
        """The step at which the rows of all languages are set, and the rows at it."""
        column = self._roomy_column(worded) or self._column()
        tried = TriedSteps(self.powers, column, worded)
        step = self._step(tried)
        style, sized = self.powers.lines(step, ""), tried.sized(step)
        return step, [FittedRows(rows, tuple(self._faults(rows, style, column))) for rows in sized]

    def _column(self) -> PowerColumn:
        least = self.powers.sign_size[-1] * LOWEST
        width, parted = self.powers.column[1], self.powers.parted_size
        return PowerColumn(width, self.powers.face, self.signs, self.faces, least, parted)

    def _roomy_column(self, worded: Sequence[Sequence[WordedRow]]) -> PowerColumn | None:
        """A column whose signs rather stand on two lines than small ones on one, where a power for
        all Ages leaves room for both lines, and for its flavour, in every language."""
        if any(len(rows) > 1 for rows in worded):
            return None
        size = self.powers.size[0]
        style, (tall, gap) = self.powers.lines(size, ""), self.powers.at(size)
        column = self._column()._replace(least=tall * SMALL)
        for rows in worded:
            measured = [column.measured(*one) for one in rows]
            sized = column.sized_alike(measured, style, tall, gap)
            if sized[0].parts_choice or self.room(sized[0]).height < ROOMY:
                return None
        return column

    def _step(self, tried: TriedSteps[AgeRow]) -> float:
        """The largest step at which all fits, and at which a power for two Ages leaves its emblem
        room over the flavour, if there is any such step."""
        steps, room = self.powers.size, ROOMY if self.flavour else 0.0
        roomy = largest_that_fits(steps, partial(self._fits, tried, below=room))
        return roomy or largest_that_fits(steps, partial(self._fits, tried, below=0.0)) or steps[-1]

    def _fits(self, tried: TriedSteps[AgeRow], points: float, *, below: float) -> bool:
        """Whether every row has room in its cells at a step, with so much `below` one for two."""
        if tried.too_wide(points) > SLACK:
            return False
        return all(
            self._over(one) + (below if one.row.count == 2 else 0.0) <= SLACK
            for rows in tried.sized(points)
            for one in rows
        )

    def strip(self, row: AgeRow) -> Box:
        """Where a power may stand: its cells without the dividers, and the air over it."""
        cell, head = self.box.height / len(AGES), self.divider / 2 + self.powers.between
        x, width = self.powers.column
        return Box(x, self.box.y + cell * row.first + head, width, self._tall(row))

    def room(self, one: SizedRow[AgeRow]) -> Box:
        """What a power leaves of its strip."""
        strip = self.strip(one.row)
        return Box(strip.x, strip.y + one.need, strip.width, strip.height - one.need)

    def _tall(self, row: AgeRow) -> float:
        """How tall the strip of a power is."""
        cell, head = self.box.height / len(AGES), self.divider / 2 + self.powers.between
        foot = 0.0 if row.last == len(AGES) - 1 else self.divider / 2
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
                    help = self._room_left(one, ink) if way == "tall" else ""
                    yield FaceFault("overflow", one.row.field, message, ("text",), over, help=help)

    def _room_left(self, one: SizedRow[AgeRow], ink: LineStyle) -> str:
        """How many lines the signs take, and what they leave for words."""
        signs = one.need - text_height(len(one.lines), ink, self.faces, self.powers.face)
        single = text_height(1, ink, self.faces, self.powers.face)
        left = self._tall(one.row) - signs - single
        count = int(left / ink.line) + 1 if left >= 0 else 0
        letters = one.words.letters
        room = letters * count // max(len(one.lines), 1)
        taken = f"its signs take {quantity(len(one.signs), 'line')}"
        if not count:
            return f"{taken}, which leaves no line for words: let it do less in this Age"
        return (
            f"say it in fewer words: {taken}, which leaves {quantity(count, 'line')} for words,"
            f" about {room} characters; {letters} stand here"
        )


@lru_cache(maxsize=16)
def fitted_rows(
    cells: AgeCells, worded: tuple[tuple[WordedRow, ...], ...]
) -> tuple[float, Sequence[FittedRows]]:
    """The same for all faces of a card: it is set alike in every language and ink, and to find the
    step on each of its four faces takes a tenth of composing them."""
    return cells.fitted(worded)


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
        cells, (at, worded) = self._cells(context), self._worded(subject, context)
        for row, words in worded[at]:
            into.miss_glyphs(words.missing, row.field, ("text",))
        step, fitted = fitted_rows(cells, worded)
        sized, faults = fitted[at]
        into.faults += faults
        style = self.powers.lines(step, context.colour(self.powers.colour, subject))
        foot, rooms = FaceDraft(), [cells.room(one) for one in sized]
        filling = AgeFoot(self.flavour, self.vignette, float(self.powers.align))
        left = filling.fill(rooms, subject, context, foot)
        low = [min(self.lowered, height / 2) for height in left]
        strips = [cells.strip(one.row) for one in sized]
        lowered = [strip.moved(0, by) for strip, by in zip(strips, low, strict=True)]
        self._place(sized, style, lowered, subject, context, into)
        into.add(foot.marks)
        into.faults += foot.faults

    def _cells(self, context: ZoneContext) -> AgeCells:
        """The cells, whatever their colours, with signs as wide as in any colours."""
        flavour, height, assets = bool(self.flavour), self.divider.height, context.assets
        looks = self.box, self.powers.uncoloured, height, flavour
        return AgeCells(*looks, assets.plain_signs, assets.faces)

    def _worded(
        self, subject: Variables, context: ZoneContext
    ) -> tuple[int, tuple[tuple[WordedRow, ...], ...]]:
        """The rows with their words, where the card is to look alike in all languages those of
        each; and which of them are its own."""
        own = subject["language"]
        alike: Mapping[str, Sequence[AgeRow]] = self.alike(subject) if self.alike else {}
        every = {**alike, own: self.ages(subject)}
        build, faces = context.assets.composition.paragraph, (self.powers.face, self.powers.strong)
        worded = [
            tuple([(row, build(row.runs, TextStyle(*faces, of))) for row in rows])
            for of, rows in every.items()
        ]
        return [*every].index(own), tuple(worded)

    def _power(
        self, one: SizedRow[AgeRow], ink: LineStyle, strip: Box, subject: Variables,
        context: ZoneContext,
    ) -> list[Mark]:  # fmt: skip
        """A power whose words are broken for a column that is straight on the left alone."""
        articles = context.assets.no_breaks(subject["language"]).articles
        lines = RaggedWords(one.words, strip.width / ink.em, articles=articles).lines()
        return set_power(one, strip, ink, self.powers.face, context, lines=lines)

    def _place(
        self, sized: Sequence[SizedRow[AgeRow]], ink: LineStyle, strips: Sequence[Box],
        subject: Variables, context: ZoneContext, into: FaceDraft,
    ) -> None:  # fmt: skip
        costs, cell = self.costs.of(subject), self.box.height / len(AGES)
        for one, strip in zip(sized, strips, strict=True):
            if one.row.first:
                into.add(self.divider.marks(self.box.y + cell * one.row.first, subject, context))
            into.add(self._power(one, ink, strip, subject, context))
        colour = context.colour(self.numerals.colour, subject)
        rule, tops = self.divider.height, [self.box.y + cell * index for index in range(len(AGES))]
        into.add(self.costs.marks(costs, [top + rule / 2 for top in tops], cell - rule, context))
        heads = {one.row.first for one in sized}
        shared = [top for index, top in enumerate(tops) if index not in heads]
        into.add(self.costs.rules(shared, context.colour(self.costs.rule, subject)))
        into.add(_numerals(self.numerals, self.box, colour, context.assets.faces))


@lru_cache(maxsize=64)  # the same on all cards of a layout
def _numerals(style: NumeralStyle, box: Box, colour: str, faces: Typefaces) -> Sequence[TextLine]:
    """The numeral of each Age in the middle of its cell, of those that part the height of a box."""
    (x, width), cell = style.column, box.height / len(AGES)
    seats = [Box(x, box.y + cell * index, width, cell) for index in range(len(AGES))]
    return [style.mark(age, seat, colour, faces) for age, seat in zip(AGES, seats, strict=True)]


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
