"""A power alone: its signs over its words, centred in a box."""

from typing import NamedTuple

from cardgen.layout.marks import FaceFault
from cardgen.layout.power_block import (
    STYLE,
    MeasuredRow,
    PowerColumn,
    PowerStyle,
    SizedRow,
    set_power,
)
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA
from cardgen.layout.template.zone import CONDITION, ICONS, FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import TextStyle
from cardgen.layout.text.typesetting import SLACK, LineStyle, largest_that_fits, sizes_to_try
from cardgen.model.text import Icon, Runs
from cardgen.schema.containers import ListOf, Record
from cardgen.schema.kinds import String
from cardgen.units import Box


class PowerText(NamedTuple):
    """What a power shows; `field` names it in findings."""

    icons: tuple[Icon, ...]
    runs: Runs
    field: str


class PowerZone(NamedTuple):
    """`power` gives the signs and `text` the words, both centred on the height of `box`.

    `path` leads to the words in the entry, for findings.
    """

    power: Value
    text: Value
    box: Box
    style: PowerStyle
    field: str = "text"
    path: tuple[str, ...] = ("text",)
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        row = PowerText(self.power(subject), self.text(subject), self.field)
        look = self.style
        style = TextStyle(look.face, look.strong, subject["language"])
        words = context.assets.composition.paragraph(row.runs, style)
        into.miss_glyphs(words.missing, self.field, self.path)
        column = PowerColumn(self.box.width, look.face, 0.0, context)
        colour = context.colour(look.colour, subject)
        one, ink = self._fitted(column.measured(row, words), column, colour, into)
        into.add(set_power(one, self.box, ink, look.face, 0.0, context))

    def _fitted(
        self, measured: MeasuredRow[PowerText], column: PowerColumn, colour: str, into: FaceDraft
    ) -> tuple[SizedRow[PowerText], LineStyle]:
        """The power at the largest size that the box has room for; a fault where it has none."""
        look = self.style

        def tried(points: float) -> SizedRow[PowerText]:
            return column.sized(measured, look.lines(points, colour), *look.at(points))

        def over(points: float) -> float:
            wide = column.too_wide([measured.words], look.lines(points, colour))
            return max(wide, tried(points).need - self.box.height)

        chosen = largest_that_fits(sizes_to_try(*look.size), lambda points: over(points) <= SLACK)
        size = chosen or look.size[1]
        if chosen is None:
            message = f"{over(size):.1f} mm too large at {size:g} pt"
            into.faults.append(FaceFault("overflow", self.field, message, self.path, over(size)))
        return tried(size), look.lines(size, colour)


_RUNS = ValueType(
    "words with their signs", "write {{ text }}", lambda value: isinstance(value, tuple)
)
ZONE = Record(
    PowerZone,
    {
        "power": ICONS, "text": Expression(String(), _RUNS), "box": AREA, "style": STYLE,
        "field": String(), "path": ListOf(String()), "if": CONDITION,
    },
    required=("power", "text", "box", "style"),
    what="a power",
)  # fmt: skip
