"""A raster picture cropped to a frame."""

from typing import Any, NamedTuple

from cardgen.layout.marks import Picture
from cardgen.layout.template.expressions import Expression, Value, ValueType, Variables
from cardgen.layout.template.kinds import AREA, Length
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
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


def _is_point(value: Any) -> bool:
    pair = isinstance(value, tuple | list) and len(value) == 2
    return pair and all(isinstance(one, int | float) and 0 <= one <= 1 for one in value)


_FILE = ValueType(
    "a path from the root, or nothing",
    "write {{ art }}",
    lambda value: not value or type(value) is str,
)
_POINT = ValueType("two numbers from 0 to 1", "write {{ focus }}", _is_point)
ZONE = Record(
    PictureZone,
    {
        "picture": Expression(String(), _FILE), "box": AREA,
        "focus": Expression(String(), _POINT), "radius": Length(),
    },
    required=("picture", "box", "focus"),
    what="a picture",
)  # fmt: skip
