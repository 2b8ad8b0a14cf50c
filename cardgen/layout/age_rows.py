"""The rows of a card body that goes by Age: what they hold, and their marks.

Beside them, what the stages of a board hold."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from cardgen.effects.power.terms import Icons
from cardgen.layout.icon_rows import icon_grid_size, set_icon_grid
from cardgen.layout.marks import Mark, Path, Stamp, TextLine
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import COLOUR, Length, Tint
from cardgen.layout.template.zone import ZoneContext, are_icons
from cardgen.layout.text.paragraph import Paragraph
from cardgen.layout.text.typesetting import SLACK, LineStyle, set_lines, text_height
from cardgen.model.ages import AGES
from cardgen.model.text import Icon, Runs
from cardgen.outlines import rectangle
from cardgen.schema.kinds import Kind, String
from cardgen.units import POINTS_PER_MM, Box

COST_AIR = 0.35  # mm about a cost, at the sides and at the rules above and below
COST_SPREAD = 1.25  # how much taller the signs of one Age may be than those of another
COST_GAP = 0.08  # between its signs, as a share of their height


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


@dataclass(frozen=True, slots=True)
class AgeRow:
    """What an Age's row holds, the same for `first` to `last` (indexes of Ages)."""

    first: int
    last: int
    icons: tuple[Icon, ...]
    runs: Runs

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


def _is_flavour(value: Any) -> bool:
    return not value or isinstance(value, str)


_TEXT = String()
ROWS = Expression(_TEXT, ValueType("the rows of a body", "write {{ rows }}", _are_rows))
ROWS_BY_LANGUAGE = Expression(
    _TEXT,
    ValueType("the rows in every language", "write {{ rows_by_language }}", _are_rows_by_language),
)
COSTS = Expression(_TEXT, ValueType("a cost for each Age", "write {{ costs }}", _are_costs))
FLAVOUR = Expression(_TEXT, ValueType("words or nothing", "write {{ flavour }}", _is_flavour))


class NumeralStyle(NamedTuple):
    """How numerals look: face, size in points, and the `column` (x, width) that they stand in.

    `on` is their ground, for the contrast check.
    """

    face: str
    size: float
    colour: Tint
    on: Tint | None = None
    column: tuple[float, float] = (0.0, 0.0)

    def mark(self, numeral: str, seat: Box, colour: str, context: ZoneContext) -> TextLine:
        """A numeral in the middle of its seat."""
        face = context.assets.faces.face(self.face)
        advance = context.assets.faces.shape(self.face, numeral).advance
        em = self.size / POINTS_PER_MM / 1000
        left = seat.x + (seat.width - advance * em) / 2
        baseline = seat.y + (seat.height + face.cap_height * em) / 2
        return TextLine(left, baseline, self.size, colour, _numeral_words(self.face, numeral))


NUMERAL_FIELDS: Mapping[str, Kind] = {
    "face": String(), "size": Length(), "colour": COLOUR, "on": COLOUR,
}  # fmt: skip


@lru_cache(maxsize=64)  # three numerals for all cards
def _numeral_words(face: str, age: str) -> tuple[tuple[str, str], ...]:
    return ((face, age),)


class CostColumn(NamedTuple):
    """The costs of the Ages in a column (x, width), signs as tall as `size` at most.

    Those of an Age are not much larger than those of the Age that has the smallest.
    """

    of: Value
    column: tuple[float, float]
    size: float

    def marks(
        self,
        costs: Sequence[Sequence[Icon]],
        tops: Sequence[float],
        tall: float,
        context: ZoneContext,
    ) -> list[Mark]:
        """The cost of each Age, whose cell is `tall` mm high from its top on."""
        x, width = self.column
        cells = [Box(x, y, width, tall).grown(-COST_AIR) for y in tops]
        both, signs = [*zip(costs, cells, strict=True)], context.assets.signs
        smallest = min(icon_grid_size(cost, signs, cell, COST_GAP) for cost, cell in both)
        largest = min(self.size, COST_SPREAD * smallest)
        return [
            mark
            for cost, cell in both
            for mark in set_icon_grid(cost, signs, cell, COST_GAP, largest=largest)
        ]


class RowDivider(NamedTuple):
    """The frieze that parts two rows, `height` mm high, in a `column` (x, width).

    `on` is its ground, so that nothing runs through it.
    """

    frieze: Value
    height: float
    column: tuple[float, float]
    on: Tint | None = None

    def marks(self, y: float, subject: Variables, context: ZoneContext) -> Iterator[Mark]:
        """The band whose middle is at `y`."""
        (x, width), tall = self.column, self.height
        name, ground = str(self.frieze(subject)), context.colour(self.on, subject)
        if ground:
            yield Path(rectangle(Box(x, y - tall / 2, width, tall)), ground)
        band = context.assets.friezes.drawing(name, length=width, height=tall)
        yield Stamp(band, x, y - tall / 2)


class Flavour(NamedTuple):
    """Words that are no rule, at the foot of the body where room is left over."""

    words: Value
    face: str
    size: float
    colour: Tint


def set_flavour(
    words: Paragraph, room: Box, ink: LineStyle, face: str, context: ZoneContext
) -> tuple[list[Mark], float]:
    """The flavour at the foot of `room`, and its height; nothing where a word is too wide."""
    if words.widest * ink.em > room.width + SLACK:
        return [], 0.0
    faces = context.assets.faces
    lines = words.even(room.width / ink.em)
    tall = text_height(len(lines), ink, faces, face)
    column = Box(room.x, room.bottom - tall, room.width, tall)
    cap = faces.face(face).cap_height
    return set_lines(words, lines, column, ink, cap, context.assets.signs), tall
