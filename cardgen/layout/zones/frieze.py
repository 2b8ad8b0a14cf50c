"""A frieze along a box."""

from typing import NamedTuple

from cardgen.layout.expressions import Subject, Value
from cardgen.layout.marks import Stamp
from cardgen.layout.measures import AREA
from cardgen.layout.zone import VALUE, Composed, Context
from cardgen.loading.schema import Record
from cardgen.units import Box


class Frieze(NamedTuple):
    """`frieze` names a unit of `templates/friezes/`, repeated to fill `box` exactly."""

    frieze: Value
    box: Box

    def compose(self, subject: Subject, context: Context, into: Composed) -> None:
        area, friezes = self.box, context.assets.friezes
        band = friezes.drawing(str(self.frieze(subject)), length=area.width, height=area.height)
        into.marks.append(Stamp(band, area.x, area.y))


ZONE = Record(Frieze, {"frieze": VALUE, "box": AREA}, required=("frieze", "box"), what="a frieze")
