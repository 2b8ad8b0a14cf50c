"""A column of small signs, from the top."""

from typing import NamedTuple

from cardgen.layout.icons import set_icon_row
from cardgen.layout.marks import FaceFault
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, Length
from cardgen.layout.template.zone import ICONS, FaceDraft, ZoneContext
from cardgen.schema.containers import Record
from cardgen.units import Box


class BadgesZone(NamedTuple):
    """`badges` gives icons, each `size` mm tall with `gap` mm between, flush right in `box`."""

    badges: Value
    box: Box
    size: float
    gap: float

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        icons, area = self.badges(subject), self.box
        for index, icon in enumerate(icons):
            seat = Box(area.x, area.y + index * (self.size + self.gap), area.width, self.size)
            into.add(set_icon_row((icon,), context.assets.signs, seat, 0.0, align=1.0))
        over = len(icons) * (self.size + self.gap) - self.gap - area.height
        if over > 1e-6:
            message = f"{over:.1f} mm too tall for {len(icons)} signs"
            into.faults.append(FaceFault("overflow", "badges", message, ("needs",), over))


ZONE = Record(
    BadgesZone,
    {"badges": ICONS, "box": AREA, "size": Length(), "gap": Length(nought=True)},
    required=("badges", "box", "size", "gap"),
    what="a column of badges",
)
