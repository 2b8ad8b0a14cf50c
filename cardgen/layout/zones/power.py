"""A power alone: its signs over its words, centred in a box."""

from typing import NamedTuple

from cardgen.layout.power_block import PowerPlace, fit_powers, set_power
from cardgen.layout.power_style import STYLE, PowerStyle
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA
from cardgen.layout.template.zone import CONDITION, ICONS, STARTS, FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import TextStyle
from cardgen.model.text import Icon, Runs
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.units import Box


class PowerText(NamedTuple):
    """What a power shows; `field` names it in findings."""

    icons: tuple[Icon, ...]
    runs: Runs
    field: str
    starts: tuple[int, ...] = ()


class PowerZone(NamedTuple):
    """`power` gives the signs and `text` the words, both centred on the height of `box`.

    `starts` are the places in the signs at which a further effect begins. `path` leads to the words
    in the entry, for findings.
    """

    power: Value
    text: Value
    box: Box
    style: PowerStyle
    starts: Value | None = None
    field: str = "text"
    path: tuple[str, ...] = ("text",)
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        starts = self.starts(subject) if self.starts else ()
        row = PowerText(self.power(subject), self.text(subject), self.field, starts)
        look = self.style
        style = TextStyle(look.face, look.strong, subject["language"])
        words = context.assets.composition.paragraph(row.runs, style)
        into.miss_glyphs(words.missing, self.field, self.path)
        place = PowerPlace(row, words, self.box, self.path)
        fitted = fit_powers([place], look, context.colour(look.colour, subject), context)
        into.faults += fitted.faults
        one = fitted.rows[0]
        over = (self.box.height - one.need) / 2
        strip = Box(self.box.x, self.box.y + over, self.box.width, one.need + max(over, 0.0))
        rule = context.colour(look.rule, subject)
        into.add(set_power(one, strip, fitted.ink, look.face, context, rule=rule))


_RUNS = ValueType(
    "words with their signs", "write {{ text }}", lambda value: isinstance(value, tuple)
)
ZONE = Record(
    PowerZone,
    {
        "power": ICONS, "text": Expression(String(), _RUNS), "box": AREA, "style": STYLE,
        "starts": STARTS, "field": String(), "path": ListOf(String()),
        "if": CONDITION,
    },
    required=("power", "text", "box", "style"),
    what="a power",
)  # fmt: skip
