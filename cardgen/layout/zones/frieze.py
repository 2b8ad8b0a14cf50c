"""A frieze along a box."""

from typing import NamedTuple

from cardgen.layout.marks import Stamp
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA
from cardgen.layout.template.zone import VALUE, FaceDraft, ZoneContext
from cardgen.schema.containers import Record
from cardgen.units import Box


class FriezeZone(NamedTuple):
    """`frieze` names a unit of `templates/friezes/`, repeated to fill `box` exactly."""

    frieze: Value
    box: Box

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        area, friezes = self.box, context.assets.friezes
        band = friezes.drawing(str(self.frieze(subject)), length=area.width, height=area.height)
        into.marks.append(Stamp(band, area.x, area.y))


ZONE = Record(
    FriezeZone, {"frieze": VALUE, "box": AREA}, required=("frieze", "box"), what="a frieze"
)
