"""A frieze along a box."""

from typing import NamedTuple

from cardgen.layout.marks import Stamp
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, Tint
from cardgen.layout.template.zone import VALUE, FaceDraft, ZoneContext
from cardgen.schema.containers import ListOf
from cardgen.schema.records import Record
from cardgen.units import Box


class FriezeZone(NamedTuple):
    """`frieze` names a unit of `templates/friezes/`, repeated to fill `box` exactly.

    `ramp` are colours from dark to light that take the place of its own.
    """

    frieze: Value
    box: Box
    ramp: tuple[Tint, ...] = ()

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        area, friezes = self.box, context.assets.friezes
        ramp = [context.colour(each, subject) for each in self.ramp]
        name = str(self.frieze(subject))
        band = friezes.drawing(name, length=area.width, height=area.height, ramp=ramp)
        into.marks.append(Stamp(band, area.x, area.y))


ZONE = Record(
    FriezeZone,
    {"frieze": VALUE, "box": AREA, "ramp": ListOf(COLOUR, min=2)},
    required=("frieze", "box"),
    what="a frieze",
)
