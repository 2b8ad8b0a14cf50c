"""The body of a card whose cost and power go by Age: a cell an Age, joined where powers are one."""

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache, partial
from itertools import combinations_with_replacement
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
from cardgen.schema.records import Record
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


class AgeCells:
    """The cells of a body, one an Age, that part the height of its `box`, and how powers look that
    are to fit into them, in whatever colours; `divider` is how high what parts two cells is.

    Where there is `flavour`, a power for two Ages is to leave room for its emblem.
    """

    def __init__(
        self,
        box: Box,
        powers: PowerStyle,
        divider: float,
        flavour: bool,
        signs: IconSet,
        faces: Typefaces,
    ) -> None:
        self.powers, self.flavour, self.faces = powers, flavour, faces
        least, (x, width) = powers.sign_size[-1] * LOWEST, powers.column
        self._column = PowerColumn(width, powers.face, signs, faces, least, powers.parted_size)
        self._strips: dict[tuple[int, int], Box] = {}  # of the first and the last Age of a row
        cell, head = box.height / len(AGES), divider / 2 + powers.between
        for first, last in combinations_with_replacement(range(len(AGES)), 2):
            foot = 0.0 if last == len(AGES) - 1 else divider / 2
            tall = cell * (last - first + 1) - head - foot
            self._strips[first, last] = Box(x, box.y + cell * first + head, width, tall)

    def fitted(self, worded: Sequence[Sequence[WordedRow]]) -> tuple[float, Sequence[FittedRows]]:
        """The step at which the rows of all languages are set, and the rows at it."""
        column = self._roomy_column(worded) or self._column
        tried = TriedSteps(self.powers, column, worded)
        step = self._step(tried)
        style, sized = self.powers.lines(step, ""), tried.sized(step)
        return step, [FittedRows(rows, tuple(self._faults(rows, style, column))) for rows in sized]

    def _roomy_column(self, worded: Sequence[Sequence[WordedRow]]) -> PowerColumn | None:
        """A column whose signs rather stand on two lines than small ones on one, where a power for
        all Ages leaves room for both lines, and for its flavour, in every language."""
        if any(len(rows) > 1 for rows in worded):
            return None
        size = self.powers.size[0]
        style, (tall, gap) = self.powers.lines(size, ""), self.powers.at(size)
        column = self._column._replace(least=tall * SMALL)
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
        for rows in tried.sized(points):
            for one in rows:
                if self._over(one) + (below if one.row.count == 2 else 0.0) > SLACK:
                    return False
        return True

    def strip(self, row: AgeRow) -> Box:
        """Where a power may stand: its cells without the dividers, and the air over it."""
        return self._strips[row.first, row.last]

    def room(self, one: SizedRow[AgeRow]) -> Box:
        """What a power leaves of its strip."""
        strip = self.strip(one.row)
        return Box(strip.x, strip.y + one.need, strip.width, strip.height - one.need)

    def _over(self, one: SizedRow[AgeRow]) -> float:
        """Millimetres by which a row is taller than its cells."""
        return one.need - self.strip(one.row).height

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
        left = self.strip(one.row).height - signs - single
        count = int(left / ink.line) + 1 if left >= 0 else 0
        letters = one.words.letters
        room = int(letters * count * _full_line(one) / one.words.advance) if letters else 0
        taken = f"its signs take {quantity(len(one.signs), 'line')}"
        if not count:
            return f"{taken}, which leaves no line for words: let it do less in this Age"
        return (
            f"say it in fewer words: {taken}, which leaves {quantity(count, 'line')} for words,"
            f" about {room} characters; {letters} stand here"
        )


def _full_line(one: SizedRow[AgeRow]) -> float:
    """How wide a line of words is on average, in thousandths of an em, but for the last, which
    ends with the words and not with the measure."""
    full = one.lines[:-1] or one.lines
    return sum(one.words.width(*line) for line in full) / len(full)


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
        context.made_once(self, AgesBody).compose(subject, into)


age_cells = lru_cache(maxsize=64)(AgeCells)  # the very same for both inks, so that rows fit alike


class AgesBody:
    """A zone with all that is the same for the cards of a layout, worked out once."""

    def __init__(self, zone: AgesZone, context: ZoneContext) -> None:
        self.zone, self.context, assets = zone, context, context.assets
        looks = zone.box, zone.powers.uncoloured, zone.divider.height, bool(zone.flavour)
        # with signs as wide as in any colours
        self.cells = age_cells(*looks, assets.plain_signs, assets.faces)
        self.foot = AgeFoot(zone.flavour, zone.vignette, float(zone.powers.align))
        self.cell, rule = zone.box.height / len(AGES), zone.divider.height
        self.tops = [zone.box.y + self.cell * index for index in range(len(AGES))]
        self.costs = [top + rule / 2 for top in self.tops], self.cell - rule
        self.numerals = lru_cache(maxsize=8)(self._numerals)
        self.rules = lru_cache(maxsize=8)(zone.costs.rules)
        self.band = lru_cache(maxsize=64)(zone.divider.marks)

    def compose(self, subject: Variables, into: FaceDraft) -> None:
        zone, context, cells = self.zone, self.context, self.cells
        at, worded = self._worded(subject)
        for row, words in worded[at]:
            into.miss_glyphs(words.missing, row.field, ("text",))
        step, fitted = fitted_rows(cells, worded)
        sized, faults = fitted[at]
        into.faults += faults
        style = zone.powers.lines(step, context.colour(zone.powers.colour, subject))
        foot = FaceDraft()
        left = self.foot.fill([cells.room(one) for one in sized], subject, context, foot)
        for one, height in zip(sized, left, strict=True):
            strip = cells.strip(one.row).moved(0, min(zone.lowered, height / 2))
            if one.row.first:
                into.add(self._band(self.tops[one.row.first], subject))
            into.add(self._power(one, style, strip, subject))
        self._place_costs({one.row.first for one in sized}, subject, into)
        into.add(self.numerals(context.colour(zone.numerals.colour, subject)))
        into.add(foot.marks)
        into.faults += foot.faults

    def _worded(self, subject: Variables) -> tuple[int, tuple[tuple[WordedRow, ...], ...]]:
        """The rows with their words, where the card is to look alike in all languages those of
        each; and which of them are its own."""
        zone, own = self.zone, subject["language"]
        alike: Mapping[str, Sequence[AgeRow]] = zone.alike(subject) if zone.alike else {}
        every = {**alike, own: zone.ages(subject)}
        build, faces = self.context.assets.composition.paragraph, zone.powers.faces
        worded = [
            tuple([(row, build(row.runs, TextStyle(*faces, of))) for row in rows])
            for of, rows in every.items()
        ]
        return [*every].index(own), tuple(worded)

    def _power(
        self, one: SizedRow[AgeRow], ink: LineStyle, strip: Box, subject: Variables
    ) -> list[Mark]:
        """A power whose words are broken for a column that is straight on the left alone."""
        articles = self.context.assets.no_breaks(subject["language"]).articles
        lines = RaggedWords(one.words, strip.width / ink.em, articles=articles).lines()
        return set_power(one, strip, ink, self.zone.powers.face, self.context, lines=lines)

    def _band(self, y: float, subject: Variables) -> Sequence[Mark]:
        """What parts two rows."""
        divider, context = self.zone.divider, self.context
        ground = context.colour(divider.on, subject)
        return self.band(y, str(divider.frieze(subject)), ground, context.assets.friezes)

    def _place_costs(self, heads: Set[int], subject: Variables, into: FaceDraft) -> None:
        """The cost of each Age, and a rule over that of an Age with which no row begins."""
        costs, context = self.zone.costs, self.context
        into.add(costs.marks(costs.of(subject), *self.costs, context))
        shared = [top for index, top in enumerate(self.tops) if index not in heads]
        into.add(self.rules(tuple(shared), context.colour(costs.rule, subject)))

    def _numerals(self, colour: str) -> Sequence[TextLine]:
        """The numeral of each Age in the middle of its cell."""
        style, (x, width) = self.zone.numerals, self.zone.numerals.column
        seats = [Box(x, top, width, self.cell) for top in self.tops]
        marked = zip(AGES, seats, strict=True)
        return [style.mark(age, seat, colour, self.context.assets.faces) for age, seat in marked]


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
