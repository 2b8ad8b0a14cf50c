"""A raster picture cropped to a frame."""

from typing import NamedTuple

from cardgen.layout.marks import Picture
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.measures import AREA, Length
from cardgen.layout.template.zone import VALUE, FaceDraft, ZoneContext
from cardgen.schema.containers import Record
from cardgen.units import Box


class PictureZone(NamedTuple):
    """`picture` is a path from the root, or nothing; `focus` the point of it that stays in sight.

    The frame is `box` with corners of `radius` mm.
    """

    picture: Value
    box: Box
    focus: Value
    radius: float = 0.0

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        file = self.picture(subject)
        if file:
            into.marks.append(Picture(file, self.box, self.focus(subject), self.radius))


ZONE = Record(
    PictureZone,
    {"picture": VALUE, "box": AREA, "focus": VALUE, "radius": Length()},
    required=("picture", "box", "focus"),
    what="a picture",
)
