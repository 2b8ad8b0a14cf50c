"""A row of signs."""

from typing import NamedTuple

from cardgen.layout.expressions import Subject, Value
from cardgen.layout.measures import AREA, Length
from cardgen.layout.sign_row import set_row
from cardgen.layout.zone import ALIGN, CONDITION, HORIZONTAL, VALUE, Composed, Context
from cardgen.loading.schema import Record
from cardgen.model.text import Icon
from cardgen.units import Box


class SignRow(NamedTuple):
    """`signs` gives icons (or the name of one), as tall as `box` allows; `gap` is a share of it."""

    signs: Value
    box: Box
    gap: float = 0.15
    align: str = "center"
    if_: Value | None = None

    def compose(self, subject: Subject, context: Context, into: Composed) -> None:
        if self.if_ and not self.if_(subject):
            return
        icons = self.signs(subject)
        if isinstance(icons, str):
            name, _, number = icons.partition(":")
            icons = (Icon(name, number),)
        signs, align = context.assets.signs, HORIZONTAL[self.align]
        into.add(set_row(icons, signs, self.box, self.gap, align=align))


ZONE = Record(
    SignRow,
    {
        "signs": VALUE,
        "box": AREA,
        "gap": Length(nought=True),
        "align": ALIGN,
        "if": CONDITION,
    },
    required=("signs", "box"),
    what="a row of signs",
)
