"""The rows of a card body that goes by Age: what they hold, their heights, their marks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from cardgen.layout.marks import Mark, TextLine
from cardgen.layout.template.expressions import Expression, ValueType
from cardgen.layout.template.zone import ZoneContext, are_icons
from cardgen.layout.text.fitting import SLACK
from cardgen.layout.text.paragraph import Paragraph
from cardgen.layout.text.typesetting import LineStyle, set_lines, text_height
from cardgen.model.ages import AGES
from cardgen.model.text import Icon, Runs
from cardgen.schema.kinds import String
from cardgen.units import POINTS_PER_MM, Box

HEIGHT_SLACK = 1e-9  # mm


def least_heights(needs: Sequence[float], counts: Sequence[int], least: float) -> list[float]:
    """The height each row cannot do without: its need, and `least` for each of its Ages."""
    return [max(need, least * count) for need, count in zip(needs, counts, strict=True)]


def share_heights(needs: Sequence[float], counts: Sequence[int], room: float) -> list[float]:
    """Heights that fill `room`: every Age as tall as the others where the needs allow it.

    A row that needs more than its share gets its need, and the others share what is left. Where
    the needs do not fit together, all rows lack the same.
    """
    lack = sum(needs) - room
    if lack >= 0:
        return [need - lack / len(needs) for need in needs]
    heights = dict[int, float]()
    while True:
        free = [row for row in range(len(needs)) if row not in heights]
        each = (room - sum(heights.values())) / sum(counts[row] for row in free)
        tight = [row for row in free if needs[row] > each * counts[row] + HEIGHT_SLACK]
        if not tight:
            heights.update({row: each * counts[row] for row in free})
            return [heights[row] for row in range(len(needs))]
        heights.update({row: needs[row] for row in tight})


@dataclass(frozen=True, slots=True)
class AgeRow:
    """What an Age's row holds, the same for `first` to `last` (indexes of Ages)."""

    first: int
    last: int
    icons: tuple[Icon, ...]
    runs: Runs

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


def _are_costs(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == len(AGES) and all(map(are_icons, value))


def _is_flavour(value: Any) -> bool:
    return not value or isinstance(value, str)


_TEXT = String()
ROWS = Expression(_TEXT, ValueType("the rows of a body", "write {{ rows }}", _are_rows))
COSTS = Expression(_TEXT, ValueType("a cost for each Age", "write {{ costs }}", _are_costs))
FLAVOUR = Expression(_TEXT, ValueType("words or nothing", "write {{ flavour }}", _is_flavour))


class AgeNumerals(NamedTuple):
    """How I, II and III stand in their column: left and width in mm, face, size in points."""

    x: float
    width: float
    face: str
    size: float

    def mark(self, age: str, y: float, tall: float, colour: str, context: ZoneContext) -> TextLine:
        """The numeral in the middle of an Age `tall` mm high that begins at `y`."""
        face = context.assets.faces.face(self.face)
        advance = context.assets.faces.shape(self.face, age).advance
        em = self.size / POINTS_PER_MM / 1000
        left = self.x + (self.width - advance * em) / 2
        baseline = y + (tall + face.cap_height * em) / 2
        return TextLine(left, baseline, self.size, colour, _numeral_words(self.face, age))


@lru_cache(maxsize=64)  # three numerals for all cards
def _numeral_words(face: str, age: str) -> tuple[tuple[str, str], ...]:
    return ((face, age),)


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
