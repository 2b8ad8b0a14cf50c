"""The table of a score pad: a line for each thing that is counted, a column for each player."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from cardgen.layout.icon_rows import set_icon_row
from cardgen.layout.marks import Mark, Path
from cardgen.layout.score_labels import (
    LABELS,
    LEADING,
    PAD,
    Labels,
    compose_label,
    lay_words,
    measured_words,
    wanted_height,
)
from cardgen.layout.score_lines import PrintedScoreLine
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, Length, Tint
from cardgen.layout.template.zone import WORDS, FaceDraft, ZoneContext
from cardgen.layout.text.typesetting import LineStyle, text_height
from cardgen.layout.tones import mixed
from cardgen.model.finding import UnknownWord
from cardgen.outlines import polygon, rectangle
from cardgen.schema.kinds import String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.units import Box

TICK = 0.72  # of the box to be ticked, as a share of the sign beside it
WHITE = "#FFFFFF"


class RowHeights(NamedTuple):
    """The mm of the rows that are no line: that of the names, that of the total."""

    names: float
    total: float


class TotalRow(NamedTuple):
    """How the last row looks: the ground of its label, and the word on it."""

    fill: Tint
    colour: Tint
    face: str
    size: float


class ScoreTableZone(NamedTuple):
    """`score` gives the lines, `columns` how many players there are; the table fills `box`."""

    score: Value
    columns: Value
    names: Value
    total: Value
    box: Box
    heights: RowHeights
    labels: Labels
    sum: TotalRow
    rule: Tint
    edge: Tint
    width: float = 0.18

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        lines: tuple[PrintedScoreLine, ...] = self.score(subject)
        wanted = [self._wanted(line, subject, context) for line in lines]
        rows = self._rows(wanted)
        for line, row in zip(lines, rows[1:-1], strict=True):
            into.add(self._ground(line, row, subject, context))
        into.add(self._rules(rows, subject, context))
        into.add(self._plain(str(self.names(subject)), rows[0], subject, context))
        for line, row in zip(lines, rows[1:-1], strict=True):
            compose_label(line, row, self.labels, subject, context, into)
            if line.ticked:
                into.add(self._ticks(line, row, subject, context))
        into.add(self._sum(rows[-1], subject, context))

    def _wanted(self, line: PrintedScoreLine, subject: Variables, context: ZoneContext) -> float:
        """The mm that the label of a line wants."""
        return wanted_height(line, self.box, self.labels, subject, context)

    def _rows(self, wanted: Sequence[float]) -> list[Box]:
        """The row of names, the lines, the total."""
        box, heights = self.box, self.heights
        lines = shared_heights(wanted, box.height - heights.names - heights.total)
        tops = accumulate((heights.names, *lines), initial=box.y)
        return [Box(box.x, y, box.width, foot - y) for y, foot in pairwise((*tops, box.bottom))]

    def _columns(self, subject: Variables) -> list[Box]:
        """Each player's column, all rows high."""
        count = int(self.columns(subject))
        left = self.box.x + self.labels.width
        each = (self.box.right - left) / count
        return [Box(left + each * n, self.box.y, each, self.box.height) for n in range(count)]

    def _ground(
        self, line: PrintedScoreLine, row: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        labels, colour = self.labels, _line_colour(line, context)
        if labels.tint:
            yield Path(rectangle(row), mixed(WHITE, colour, labels.tint))
        if labels.shade:
            area = row._replace(width=labels.width)
            yield Path(rectangle(area), mixed(WHITE, colour, labels.shade))
        if labels.bar:
            yield Path(rectangle(row._replace(width=labels.bar)), colour)

    def _rules(self, rows: list[Box], subject: Variables, context: ZoneContext) -> Iterator[Mark]:
        """The lines of the grid, then its edge; the row of names has no edge at its label."""
        rule, edge = context.colour(self.rule, subject), context.colour(self.edge, subject)
        left = self.box.x + self.labels.width
        for row in rows[1:]:
            ends = ((self.box.x, row.y), (self.box.right, row.y))
            yield Path(polygon(ends, closed=False), stroke=rule, width=self.width)
        for column in self._columns(subject)[1:]:
            ends = ((column.x, self.box.y), (column.x, self.box.bottom))
            yield Path(polygon(ends, closed=False), stroke=rule, width=self.width)
        outline = (
            (left, self.box.y), (self.box.right, self.box.y), (self.box.right, self.box.bottom),
            (self.box.x, self.box.bottom), (self.box.x, rows[1].y), (left, rows[1].y),
        )  # fmt: skip
        yield Path(polygon(outline), stroke=edge, width=2 * self.width)
        ends = ((left, rows[1].y), (left, self.box.bottom))
        yield Path(polygon(ends, closed=False), stroke=edge, width=2 * self.width)

    def _plain(self, words: str, row: Box, subject: Variables, context: ZoneContext) -> list[Mark]:
        """The word beside the row of names, at its foot."""
        labels = self.labels
        ink = LineStyle(labels.size[1], LEADING, context.colour(labels.colour, subject), 1.0)
        said = measured_words(words, labels.note_face, subject, context)
        tall = text_height(1, ink, context.assets.faces, labels.note_face)
        area = Box(row.x, row.bottom - tall - 0.6, labels.width - PAD, tall)
        return lay_words(said, area, ink, labels.note_face, context)

    def _ticks(
        self, line: PrintedScoreLine, row: Box, subject: Variables, context: ZoneContext
    ) -> Iterator[Mark]:
        """In each cell the signs of a line, each with a box to be ticked."""
        tall, edge = self.labels.signs * 0.8, context.colour(self.edge, subject)
        for column in self._columns(subject):
            each = column.width / len(line.signs)
            for number, sign in enumerate(line.signs):
                x, y = column.x + each * (number + 0.5), row.centre[1]
                area = Box(x - tall - 0.5, y - tall / 2, tall, tall)
                yield from set_icon_row((sign,), context.assets.signs, area, 0)
                side = tall * TICK
                box = Box(x + 0.5, y - side / 2, side, side)
                yield Path(rectangle(box, 0.4), WHITE, edge, 0.25)

    def _sum(self, row: Box, subject: Variables, context: ZoneContext) -> Iterator[Mark]:
        """The label of the total, on its own ground."""
        said = str(self.total(subject)).upper()
        area = row._replace(width=self.labels.width)
        if fill := context.colour(self.sum.fill, subject):
            yield Path(rectangle(area), fill)
        ink = LineStyle(self.sum.size, LEADING, context.colour(self.sum.colour, subject), 0.5)
        words = measured_words(said, self.sum.face, subject, context)
        cap = context.assets.faces.face(self.sum.face).cap_height * ink.em
        column = area._replace(y=area.centre[1] - cap / 2)
        yield from lay_words(words, column, ink, self.sum.face, context)
        edge = context.colour(self.edge, subject)
        ends = ((row.x, row.y), (row.right, row.y))
        yield Path(polygon(ends, closed=False), stroke=edge, width=3 * self.width)


def shared_heights(wanted: Sequence[float], whole: float) -> list[float]:
    """The height of each row of a whole: that of all others, or more where a row wants more. Where
    not all can have what they want, they are alike."""
    highest, count = sorted(wanted, reverse=True), len(wanted)
    for higher, most in enumerate(highest):
        level = (whole - sum(highest[:higher])) / (count - higher)
        if level >= most:
            return [max(level, want) for want in wanted]
    return [whole / count for _ in wanted]


def _line_colour(line: PrintedScoreLine, context: ZoneContext) -> str:
    """The colour of a line; Stop where the layout of the pad has none of this name."""
    if line.colour not in context.colours:
        message = f'the line "{line.name}" wants the colour "{line.colour}"'
        help = "name it under colours: of the pad's layout"
        raise UnknownWord(line.colour, message, help=help)
    return context.colours[line.colour]


def _are_lines(value: Any) -> bool:
    return isinstance(value, tuple) and all(type(line) is PrintedScoreLine for line in value)


LINES = Expression(String(), ValueType("the lines of a pad", "write {{ lines }}", _are_lines))
HEIGHTS = Record(
    RowHeights,
    {"names": Length(), "total": Length()},
    required=("names", "total"),
    what="heights of rows",
)
TOTAL = Record(
    TotalRow,
    {"fill": COLOUR, "colour": COLOUR, "face": String(), "size": Length()},
    required=("fill", "colour", "face", "size"),
    what="the row of the total",
)
ZONE = Record(
    ScoreTableZone,
    {
        "score": LINES, "columns": Expression(Integer(1, 99)), "names": WORDS, "total": WORDS,
        "box": AREA, "heights": HEIGHTS, "labels": LABELS, "sum": TOTAL, "rule": COLOUR,
        "edge": COLOUR, "width": Length(),
    },
    required=(
        *("score", "columns", "names", "total", "box", "heights", "labels", "sum"),
        *("rule", "edge"),
    ),
    what="the table of a score pad",
)  # fmt: skip
