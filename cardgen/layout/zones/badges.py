"""A row of small signs, flush right."""

from typing import NamedTuple

from cardgen.layout.icons import icon_row_width, set_icon_row
from cardgen.layout.marks import FaceFault
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.measures import AREA, Length
from cardgen.layout.template.zone import ICONS, FaceDraft, ZoneContext
from cardgen.schema.containers import Record
from cardgen.units import Box


class BadgesZone(NamedTuple):
    """`badges` gives icons, each `size` mm tall, `gap` mm between, at the right end of `box`."""

    badges: Value
    box: Box
    size: float
    gap: float

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        icons, area, gap = self.badges(subject), self.box, self.gap / self.size
        wide = icon_row_width(icons, context.assets.signs, gap) * self.size
        row = Box(area.right - wide, area.y, wide, self.size)
        into.add(set_icon_row(icons, context.assets.signs, row, gap))
        over = wide - area.width
        if over > 1e-6:
            message = f"{over:.1f} mm too wide for {len(icons)} signs"
            into.faults.append(FaceFault("overflow", "badges", message, ("needs",), over))


ZONE = Record(
    BadgesZone,
    {"badges": ICONS, "box": AREA, "size": Length(), "gap": Length(nought=True)},
    required=("badges", "box", "size", "gap"),
    what="a row of badges",
)
