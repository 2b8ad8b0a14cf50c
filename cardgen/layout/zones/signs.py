"""A row of signs."""

from typing import NamedTuple

from cardgen.layout.icon_rows import set_icon_row
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, Length, Tint
from cardgen.layout.template.zone import (
    ALIGN,
    CONDITION,
    HORIZONTAL,
    STARTS,
    FaceDraft,
    ZoneContext,
    are_icons,
)
from cardgen.model.text import Icon
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.units import Box


class SignsZone(NamedTuple):
    """`signs` gives icons (or the name of one), as tall as `box` allows; `gap` is a share of it.

    `starts` are the places at which a further effect begins, parted by a rule of that colour.
    """

    signs: Value
    box: Box
    gap: float = 0.15
    align: str = "center"
    starts: Value | None = None
    rule: Tint | None = None
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        icons = self.signs(subject)
        if isinstance(icons, str):
            name, _, number = icons.partition(":")
            icons = (Icon(name, number),)
        signs, align = context.assets.signs, HORIZONTAL[self.align]
        starts = self.starts(subject) if self.starts else ()
        rule = context.colour(self.rule, subject)
        into.add(
            set_icon_row(icons, signs, self.box, self.gap, align=align, starts=starts, rule=rule)
        )


_SIGNS = ValueType(
    "signs or the name of one",
    "write the name of an icon, as coin:3, or {{ badges }} or {{ cost }}",
    lambda value: isinstance(value, str) or are_icons(value),
)
ZONE = Record(
    SignsZone,
    {
        "signs": Expression(String(), _SIGNS),
        "box": AREA,
        "gap": Length(nought=True),
        "align": ALIGN,
        "starts": STARTS,
        "rule": COLOUR,
        "if": CONDITION,
    },
    required=("signs", "box"),
    what="a row of signs",
)
