"""Small signs in a column or in a row, at the right of their box if nothing else is said."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import FaceFault, Mark, Path
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, Length, Tint
from cardgen.layout.template.zone import (
    ALIGN,
    HORIZONTAL,
    ICONS,
    VALIGN,
    VERTICAL,
    FaceDraft,
    ZoneContext,
)
from cardgen.layout.text.typesetting import SLACK
from cardgen.model.text import Icon
from cardgen.outlines import rectangle
from cardgen.schema.kinds import Boolean
from cardgen.schema.records import Record
from cardgen.units import Box


class Plate(NamedTuple):
    """A ground for badges, on which dark ones are seen before a dark picture too."""

    fill: Tint
    rim: Tint
    air: float = 0.6
    radius: float = 1.2
    width: float = 0.25

    def mark(self, seat: Box, fill: str, rim: str) -> Path:
        """It reaches beyond the seat of the badges by its air."""
        area = seat.grown(self.air)
        return Path(rectangle(area, self.radius), fill, rim, self.width)


class BadgesZone(NamedTuple):
    """`badges` gives icons, `size` mm tall with `gap` mm between, at the right of `box` or where
    `align` says.

    They stand below each other, from the top or as `valign` says, or side by side in a `row`; all
    on one `plate`, if there is one.
    """

    badges: Value
    box: Box
    size: float
    gap: float
    row: bool = False
    align: str = "right"
    valign: str = "top"
    plate: Plate | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        icons, signs = self.badges(subject), context.assets.signs
        wide = icon_row_width(icons, signs, self.gap / self.size) * self.size
        tall = len(icons) * (self.size + self.gap) - self.gap
        widest = max((signs.width(icon) for icon in icons), default=0.0) * self.size
        free = 0.0 if self.row else self.box.height - tall
        width, height = (wide, self.size) if self.row else (widest, tall)
        top = self.box.y + free * VERTICAL[self.valign]
        left = self.box.x + (self.box.width - width) * HORIZONTAL[self.align]
        seat = Box(left, top, width, height)
        if self.plate and icons:
            colours = [context.colour(one, subject) for one in (self.plate.fill, self.plate.rim)]
            into.marks.append(self.plate.mark(seat, *colours))
        if self.row:
            into.add(set_icon_row(icons, signs, seat, self.gap / self.size))
        else:
            into.add(self._column(icons, signs, seat))
        over = wide - self.box.width if self.row else tall - self.box.height
        if over > SLACK:
            way = "wide" if self.row else "tall"
            message = f"{over:.1f} mm too {way} for {len(icons)} signs"
            into.faults.append(FaceFault("overflow", "badges", message, ("needs",), over))

    def _column(self, icons: Sequence[Icon], signs: IconSet, area: Box) -> Iterator[Mark]:
        """Each sign on a line of its own, from the top of the area."""
        align = 0.5 if self.plate else HORIZONTAL[self.align]
        for index, icon in enumerate(icons):
            y = area.y + index * (self.size + self.gap)
            seat = Box(area.x, y, area.width, self.size)
            yield from set_icon_row((icon,), signs, seat, 0.0, align=align)


PLATE = Record(
    Plate,
    {
        "fill": COLOUR,
        "rim": COLOUR,
        "air": Length(nought=True),
        "radius": Length(),
        "width": Length(),
    },
    required=("fill", "rim"),
    what="a ground for badges",
)
ZONE = Record(
    BadgesZone,
    {
        "badges": ICONS, "box": AREA, "size": Length(), "gap": Length(nought=True),
        "row": Boolean(), "align": ALIGN, "valign": VALIGN, "plate": PLATE,
    },
    required=("badges", "box", "size", "gap"),
    what="a column or a row of badges",
)  # fmt: skip
