"""A power alone: its signs over its words, centred in a box."""

from typing import NamedTuple

from cardgen.layout.card_face import FaceFault
from cardgen.layout.power_block import (
    BodySizes,
    MeasuredRow,
    PowerColumn,
    SizedRow,
    set_power,
)
from cardgen.layout.template.colours import COLOUR, Tint
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.measures import AREA, LIMITS, Length
from cardgen.layout.template.zone import CONDITION, ICONS, FaceDraft, ZoneContext
from cardgen.layout.text.fitting import SLACK, largest_that_fits, sizes_to_try
from cardgen.layout.text.paragraph import TextStyle
from cardgen.layout.text.typesetting import LineStyle
from cardgen.model.text import Icon, Runs
from cardgen.schema.containers import ListOf, Record
from cardgen.schema.kinds import Rational, String
from cardgen.units import Box


class PowerText(NamedTuple):
    """What a power shows; `field` names it in findings."""

    icons: tuple[Icon, ...]
    runs: Runs
    field: str


class PowerZone(NamedTuple):
    """`power` gives the signs and `text` the words; sizes are (largest, smallest).

    `gap` is the air between signs and words, `align` 0..1 sets both to the left, centre or right.
    `path` leads to the words in the entry, for findings.
    """

    power: Value
    text: Value
    box: Box
    sign_size: tuple[float, float]
    size: tuple[float, float]
    face: str
    strong: str
    colour: Tint
    on: Tint
    leading: float = 1.2
    gap: tuple[float, float] = (1.2, 1.2)
    align: float = 0.5
    field: str = "text"
    path: tuple[str, ...] = ("text",)
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        row = PowerText(self.power(subject), self.text(subject), self.field)
        style = TextStyle(self.face, self.strong, subject["language"])
        words = context.assets.composition.paragraph(row.runs, style)
        if words.missing:
            message, first = f"no font has {words.missing!r}", words.missing[0]
            into.faults.append(FaceFault("glyph", self.field, message, self.path, character=first))
        column = PowerColumn(self.box.width, self.face, 0.0, context)
        colour = context.colour(self.colour, subject)
        one, ink = self._fitted(column.measured(row, words), column, colour, into)
        into.add(set_power(one, self.box, ink, self.face, 0.0, context))

    def _fitted(
        self, measured: MeasuredRow[PowerText], column: PowerColumn, colour: str, into: FaceDraft
    ) -> tuple[SizedRow[PowerText], LineStyle]:
        """The power at the largest size that the box has room for; a fault where it has none."""
        sizes = BodySizes(self.size, self.sign_size, self.gap)

        def ink(points: float) -> LineStyle:
            return LineStyle(points, self.leading, colour, float(self.align))

        def tried(points: float) -> SizedRow[PowerText]:
            return column.sized(measured, ink(points), *sizes.at(points))

        def over(points: float) -> float:
            wide = column.too_wide([measured.words], ink(points))
            return max(wide, tried(points).need - self.box.height)

        chosen = largest_that_fits(sizes_to_try(*self.size), lambda points: over(points) <= SLACK)
        size = chosen or self.size[1]
        if chosen is None:
            message = f"{over(size):.1f} mm too large at {size:g} pt"
            into.faults.append(FaceFault("overflow", self.field, message, self.path, over(size)))
        return tried(size), ink(size)


_RUNS = ValueType(
    "words with their signs", "write {{ text }}", lambda value: isinstance(value, tuple)
)
ZONE = Record(
    PowerZone,
    {
        "power": ICONS, "text": Expression(String(), _RUNS), "box": AREA, "sign size": LIMITS,
        "size": LIMITS, "face": String(), "strong": String(), "colour": COLOUR, "on": COLOUR,
        "leading": Length(),
        "gap": LIMITS, "align": Rational(0, 1), "field": String(), "path": ListOf(String()),
        "if": CONDITION,
    },
    required=("power", "text", "box", "sign size", "size", "face", "strong", "colour", "on"),
    what="a power",
)  # fmt: skip
