"""What stands at both ends of a line: a drawing, turned round for its left."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.layout.marks import Stamp
from cardgen.layout.template.kinds import COLOUR, Length, Tint
from cardgen.layout.template.zone import ZoneContext
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.units import Box


class Flourish(NamedTuple):
    """A drawing at both ends of a line, `width` mm wide, less where there is less room.

    `drawing` names a file of `templates/`; it is drawn for the right end and turned for the left.
    """

    drawing: str
    width: float
    gap: float
    colour: Tint

    def stamps(self, line: Box, room: Box, context: ZoneContext, colour: str) -> Iterator[Stamp]:
        """Beside a line, within the room; nothing where half of its width finds none."""
        free = min(line.x - room.x, room.right - line.right) - self.gap
        width = min(self.width, free)
        if width < self.width / 2:
            return
        drawing = context.assets.drawing(self.drawing, tint=colour)
        scale = width / drawing.box.width
        half, middle = drawing.box.height / 2 * scale, line.centre[1]
        yield Stamp(drawing, line.right + self.gap, middle - half, scale)
        yield Stamp(drawing, line.x - self.gap, middle + half, scale, 180)


FLOURISH = Record(
    Flourish,
    {"drawing": String(), "width": Length(), "gap": Length(), "colour": COLOUR},
    required=("drawing", "width", "gap", "colour"),
    what="what stands at both ends of a line",
)
