"""A plain panel: a filled or outlined box, or a rule when it has no height or width."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.layout.marks import Gradient, Path
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import COLOUR, PANEL, POINT, Length, Tint
from cardgen.layout.template.zone import CONDITION, FaceDraft, ZoneContext
from cardgen.outlines import Segments, bayed, notched_rectangle, polygon, rectangle
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import OneOf
from cardgen.schema.records import Record
from cardgen.units import Box


class PanelZone(NamedTuple):
    """`panel` is the box in mm; `fill` one colour, or several as a gradient down or outward.

    Corners are rounded by `radius`, or cut out by quarter circles of radius `notch`. Its head runs
    around a `bay`, where a thumb finds what lies behind: the radius of a circle, and how far over
    the middle of the head its centre stands. The stroke is `dash` mm on and off in turn.
    """

    panel: Box
    fill: tuple[Tint, ...] = ()
    stroke: Tint | None = None
    width: float = 0.2
    radius: float = 0.0
    notch: float = 0.0
    bay: tuple[float, float] | None = None
    gradient: str = "down"
    dash: tuple[float, ...] = ()
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        outline = self._outline()
        stroke = context.colour(self.stroke, subject) or None
        colours = (context.colour(colour, subject) for colour in self.fill)
        fill = self._fill([colour for colour in colours if colour])
        into.marks.append(Path(outline, fill, stroke, self.width, dash=self.dash))

    def _outline(self) -> Segments:
        area = self.panel
        if not area.width or not area.height:
            return polygon(((area.x, area.y), (area.right, area.bottom)), closed=False)
        notched = notched_rectangle(area, self.notch) if self.notch else None
        outline = notched or rectangle(area, self.radius)
        return bayed(outline, area, *self.bay) if self.bay else outline

    def _fill(self, colours: Sequence[str]) -> str | Gradient | None:
        if len(colours) < 2:
            return colours[0] if colours else None
        area = self.panel
        stops = tuple((i / (len(colours) - 1), colour) for i, colour in enumerate(colours))
        if self.gradient == "down":
            return Gradient("linear", (0, area.y, 0, area.bottom), stops)
        x, y = area.centre
        return Gradient("radial", (x, y, max(area.width, area.height) * 0.6, 0), stops)


ZONE = Record(
    PanelZone,
    {
        "panel": PANEL, "fill": ListOf(COLOUR), "stroke": COLOUR, "width": Length(),
        "radius": Length(nought=True), "notch": Length(nought=True), "bay": POINT,
        "gradient": OneOf("down", "outward"), "dash": ListOf(Length(), min=2), "if": CONDITION,
    },
    required=("panel",),
    what="a panel",
)  # fmt: skip
