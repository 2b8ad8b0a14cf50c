"""Small signs in a column, or in a row that ends at the right."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import FaceFault, Mark
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, Length
from cardgen.layout.template.zone import ICONS, VALIGN, VERTICAL, FaceDraft, ZoneContext
from cardgen.layout.text.typesetting import SLACK
from cardgen.model.text import Icon
from cardgen.schema.containers import Record
from cardgen.schema.kinds import Boolean
from cardgen.units import Box


class BadgesZone(NamedTuple):
    """`badges` gives icons, `size` mm tall with `gap` mm between, flush right in `box`.

    They stand below each other, from the top or as `valign` says, or side by side in a `row`.
    """

    badges: Value
    box: Box
    size: float
    gap: float
    row: bool = False
    valign: str = "top"

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        icons, signs = self.badges(subject), context.assets.signs
        wide = icon_row_width(icons, signs, self.gap / self.size) * self.size
        tall = len(icons) * (self.size + self.gap) - self.gap
        if self.row:
            seat = Box(self.box.right - wide, self.box.y, wide, self.size)
            into.add(set_icon_row(icons, signs, seat, self.gap / self.size))
        else:
            into.add(self._column(icons, signs))
        over = wide - self.box.width if self.row else tall - self.box.height
        if over > SLACK:
            way = "wide" if self.row else "tall"
            message = f"{over:.1f} mm too {way} for {len(icons)} signs"
            into.faults.append(FaceFault("overflow", "badges", message, ("needs",), over))

    def _column(self, icons: Sequence[Icon], signs: IconSet) -> Iterator[Mark]:
        """Each sign on a line of its own."""
        step = self.size + self.gap
        free = self.box.height - len(icons) * step + self.gap
        area = self.box.moved(0, free * VERTICAL[self.valign])
        for index, icon in enumerate(icons):
            seat = Box(area.x, area.y + index * step, area.width, self.size)
            yield from set_icon_row((icon,), signs, seat, 0.0, align=1.0)


ZONE = Record(
    BadgesZone,
    {
        "badges": ICONS, "box": AREA, "size": Length(), "gap": Length(nought=True),
        "row": Boolean(), "valign": VALIGN,
    },
    required=("badges", "box", "size", "gap"),
    what="a column or a row of badges",
)  # fmt: skip
