"""The rows of a card body that goes by Age: what they hold, and their marks.

Beside them, what the stages of a board hold."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cardgen.effects.power.terms import Icons
from cardgen.layout.assets import FriezeSet
from cardgen.layout.icon_rows import icon_grid_size, set_icon_grid
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import Mark, Path, Stamp, TextLine
from cardgen.layout.template.expressions import Expression, Value, ValueType
from cardgen.layout.template.kinds import COLOUR, COLUMN, Length, Tint
from cardgen.layout.template.zone import VALUE, ZoneContext, are_icons
from cardgen.layout.text.typefaces import Typefaces
from cardgen.layout.text.typesetting import SLACK
from cardgen.model.ages import AGES
from cardgen.model.card import RESOURCES
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon, Runs
from cardgen.outlines import polygon, rectangle
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record
from cardgen.units import POINTS_PER_MM, Box

COST_AIR = 1.0  # mm about a cost, at the sides and at the rules above and below, at least
COST_RULE = 0.2  # mm, the width of a rule between costs
COST_GAP = 0.06  # between its signs, as a share of their height
TILES = frozenset((*RESOURCES, "any-brown", "any-grey"))  # resources that a cost may have many of


class StageRow(NamedTuple):
    """A stage of a board as it is printed; `path` leads to its words in the board's entry.

    `starts` are the places in `icons` at which a further effect begins.
    """

    number: int
    cost: Icons
    icons: Icons
    runs: Runs
    path: tuple[str, ...]
    starts: tuple[int, ...] = ()

    @property
    def field(self) -> str:
        """`stage 2`, as findings name it."""
        return f"stage {self.number}"


@frozen
class AgeRow:
    """What an Age's row holds, the same for `first` to `last` (indexes of Ages)."""

    first: int
    last: int
    icons: tuple[Icon, ...]
    runs: Runs

    def __hash__(self) -> int:
        """By the words, which tell most rows apart: signs take longer."""
        return hash((self.first, self.last, self.runs))

    @property
    def starts(self) -> tuple[int, ...]:
        """No effects are parted: the moments that head them part them already."""
        return ()

    @property
    def count(self) -> int:
        """How many Ages share the row."""
        return self.last - self.first + 1

    @property
    def field(self) -> str:
        """`text I-II`, as findings name it."""
        joined = AGES[self.first] + (f"-{AGES[self.last]}" if self.count > 1 else "")
        return "text" if self.count == len(AGES) else f"text {joined}"


def _are_rows(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(type(row) is AgeRow for row in value)


def _are_rows_by_language(value: Any) -> bool:
    return isinstance(value, Mapping) and all(map(_are_rows, value.values()))


def _are_costs(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == len(AGES) and all(map(are_icons, value))


_TEXT = String()
ROWS = Expression(_TEXT, ValueType("the rows of a body", "write {{ rows }}", _are_rows))
ROWS_BY_LANGUAGE = Expression(
    _TEXT,
    ValueType("the rows in every language", "write {{ rows_by_language }}", _are_rows_by_language),
)
COSTS = Expression(_TEXT, ValueType("a cost for each Age", "write {{ costs }}", _are_costs))


class NumeralStyle(NamedTuple):
    """How numerals look: face, size in points, and the `column` (x, width) that they stand in.

    `on` is their ground, for the contrast check.
    """

    face: str
    size: float
    colour: Tint
    on: Tint | None = None
    column: tuple[float, float] = (0.0, 0.0)

    def mark(self, numeral: str, seat: Box, colour: str, faces: Typefaces) -> TextLine:
        """A numeral in the middle of its seat."""
        face = faces.face(self.face)
        advance = faces.shape(self.face, numeral).advance
        em = self.size / POINTS_PER_MM / 1000
        left = seat.x + (seat.width - advance * em) / 2
        baseline = seat.y + (seat.height + face.cap_height * em) / 2
        return TextLine(left, baseline, self.size, colour, _numeral_words(self.face, numeral))


NUMERAL_FIELDS: Mapping[str, Kind] = {
    "face": String(), "size": Length(), "colour": COLOUR, "on": COLOUR,
}  # fmt: skip
AGE_NUMERALS = Record(
    NumeralStyle,
    {**NUMERAL_FIELDS, "column": COLUMN},
    required=("column", "face", "size", "colour"),
    what="the numerals of Ages",
)


@lru_cache(maxsize=64)  # three numerals for all cards
def _numeral_words(face: str, age: str) -> tuple[tuple[str, str], ...]:
    return ((face, age),)


class CostColumn(NamedTuple):
    """The costs of the Ages in a column (x, width), signs as tall as `size` at most and as tall in
    each Age as in the one that asks for most.

    A cost with resources is as tall as `resource size`, so that a tile has one size on all cards.
    Many signs of the last Age may reach `below` the body. A `rule` of that colour parts the Ages
    that share a row.
    """

    of: Value
    column: tuple[float, float]
    size: float
    below: float = 0.0
    rule: Tint | None = None
    resource_size: float = 0.0

    def _largest(self, costs: Sequence[Sequence[Icon]]) -> float:
        """How tall signs may be, which is less where resources are among them."""
        resources = any(icon.name in TILES for cost in costs for icon in cost)
        return self.resource_size if resources and self.resource_size else self.size

    def marks(
        self,
        costs: Sequence[tuple[Icon, ...]],
        tops: Sequence[float],
        tall: float,
        context: ZoneContext,
    ) -> list[Mark]:
        """The cost of each Age, whose cell is `tall` mm high from its top on."""
        cells, lower = _cost_cells(self.column, tuple(tops), tall, self.below)
        sizes = [
            icon_grid_size(cost, context.assets.signs, cell, COST_GAP)
            for cost, cell in zip(costs, lower, strict=True)
        ]
        size = min(self._largest(costs), *sizes)
        both = zip(costs, cells, lower, strict=True)
        return [mark for each in both for mark in _set_cost(*each, size, context.assets.signs)]

    def rules(self, heights: Iterable[float], colour: str) -> Sequence[Mark]:
        """A rule across the column at each of the heights."""
        x, width = self.column
        return [
            Path(polygon(((x, y), (x + width, y)), closed=False), None, colour, COST_RULE)
            for y in (heights if colour else ())
        ]


COST_COLUMN = Record(
    CostColumn,
    {
        "of": COSTS, "column": COLUMN, "size": Length(), "below": Length(nought=True),
        "rule": COLOUR, "resource size": Length(),
    },
    required=("of", "column", "size"),
    what="a column of costs",
)  # fmt: skip


@lru_cache(maxsize=64)  # the same for all cards of a layout
def _cost_cells(
    column: tuple[float, float], tops: tuple[float, ...], tall: float, below: float
) -> tuple[Sequence[Box], Sequence[Box]]:
    """What costs have of their cells, the last of which may reach so much further `below`."""
    x, width = column
    cells = [Box(x, y, width, tall).grown(-COST_AIR) for y in tops]
    return cells, [*cells[:-1], cells[-1]._replace(height=cells[-1].height + below)]


@lru_cache(maxsize=1024)  # many cards cost the same
def _set_cost(
    cost: tuple[Icon, ...], cell: Box, lower: Box, size: float, signs: IconSet
) -> tuple[Mark, ...]:
    """A cost in the middle of its cell, or of the `lower` one where it has no room there."""
    room = icon_grid_size(cost, signs, cell, COST_GAP) >= size - SLACK
    return tuple(set_icon_grid(cost, signs, cell if room else lower, COST_GAP, largest=size))


class RowDivider(NamedTuple):
    """The frieze that parts two rows, `height` mm high, in a `column` (x, width).

    `on` is its ground, so that nothing runs through it.
    """

    frieze: Value
    height: float
    column: tuple[float, float]
    on: Tint | None = None

    def marks(self, y: float, name: str, ground: str, friezes: FriezeSet) -> Sequence[Mark]:
        """The band whose middle is at `y`."""
        (x, width), tall = self.column, self.height
        band = Stamp(friezes.drawing(name, length=width, height=tall), x, y - tall / 2)
        below = Path(rectangle(Box(x, y - tall / 2, width, tall)), ground)
        return [below, band] if ground else [band]


DIVIDER = Record(
    RowDivider,
    {"frieze": VALUE, "height": Length(), "column": COLUMN, "on": COLOUR},
    required=("frieze", "height", "column"),
    what="a frieze between rows",
)
