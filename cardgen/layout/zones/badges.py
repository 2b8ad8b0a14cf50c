"""A column of small signs, from the top."""

from typing import NamedTuple

from cardgen.layout.expressions import Subject, Value
from cardgen.layout.face import Fault
from cardgen.layout.measures import AREA, Length
from cardgen.layout.sign_row import set_row
from cardgen.layout.zone import VALUE, Composed, Context
from cardgen.loading.schema import Record
from cardgen.units import Box


class Badges(NamedTuple):
    """`badges` gives icons, each `size` mm tall with `gap` mm between, flush right in `box`."""

    badges: Value
    box: Box
    size: float
    gap: float

    def compose(self, subject: Subject, context: Context, into: Composed) -> None:
        icons, area = self.badges(subject), self.box
        for index, icon in enumerate(icons):
            seat = Box(area.x, area.y + index * (self.size + self.gap), area.width, self.size)
            into.add(set_row((icon,), context.assets.signs, seat, 0.0, align=1.0))
        over = len(icons) * (self.size + self.gap) - self.gap - area.height
        if over > 1e-6:
            message = f"{over:.1f} mm too tall for {len(icons)} signs"
            into.faults.append(Fault("overflow", "badges", message, ("needs",), over))


ZONE = Record(
    Badges,
    {"badges": VALUE, "box": AREA, "size": Length(), "gap": Length(nought=True)},
    required=("badges", "box", "size", "gap"),
    what="a column of badges",
)
