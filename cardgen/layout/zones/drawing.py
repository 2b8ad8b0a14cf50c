"""A drawing of `templates/` or a frieze, placed in a box."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.marks import Stamp
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, Length, Tint
from cardgen.layout.template.zone import CONDITION, DEGREES, VALUE, FaceDraft, ZoneContext
from cardgen.outlines import turned
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import Boolean
from cardgen.schema.records import Record
from cardgen.units import Box


class DrawingZone(NamedTuple):
    """`drawing` names a file of `templates/` without `.svg`; it fills `box` keeping its shape.

    With `cover` it leaves no part of the box free, and reaches beyond it if its shape is another.

    With `clip` nothing of it is seen outside the box. With `optical` its outlines fill the disc in
    the box, in the middle as it is seen, so that emblems of all shapes look equally large; beyond
    its own frame nothing is seen.

    `fill` paints what names no colour, `tint` everything in one colour; `ramp` are colours from
    dark to light that take the place of its own. `stroke` draws it as an outline, `width` mm
    thick, for designs that spare ink, with the colour `within` if there is one. `turn` is by how
    many degrees it is turned clockwise about its middle.
    """

    drawing: Value
    box: Box
    fill: Tint | None = None
    tint: Tint | None = None
    stroke: Tint | None = None
    width: float = 0.2
    within: Tint | None = None
    cover: bool = False
    clip: bool = False
    optical: bool = False
    ramp: tuple[Tint, ...] = ()
    turn: Value | None = None
    if_: Value | None = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        tints = self.fill, self.tint, self.stroke, self.within, *self.ramp
        colours = [context.colour(tint, subject) for tint in tints]
        turn = float(self.turn(subject)) if self.turn else 0.0
        stamps = context.made_once(self, _kept_stamps)
        into.marks.append(stamps(str(self.drawing(subject)), turn, *colours))

    def stamp(
        self, assets: Assets, name: str, turn: float,
        fill: str, tint: str, stroke: str, within: str, *ramp: str,
    ) -> Stamp:  # fmt: skip
        """A drawing in these colours, as large as it fills the box."""
        seen, area, fitting = self._seen(name, fill, assets), self.box, max if self.cover else min
        scale = fitting(area.width / seen.width, area.height / seen.height)
        width = self.width / scale if stroke else 0
        painted = {"fill": fill, "tint": tint, "stroke": stroke, "within": within}
        drawing = assets.drawing(name, **painted, width=width, ramp=ramp)
        (x, y), middle = area.centre, Box(*(side * scale for side in seen)).centre
        across, down = turned(*middle, turn)
        stamp = Stamp(drawing, x - across, y - down, scale, turn)
        return assets.clipped(stamp, area) if self.clip else stamp

    def _seen(self, name: str, fill: str, assets: Assets) -> Box:
        """The part of the drawing that is to fill the box."""
        fit = assets.optical_fit(name, fill) if self.optical else None
        if not fit:
            return assets.svg(name, fill).box
        return Box(fit.x - fit.radius, fit.y - fit.radius, 2 * fit.radius, 2 * fit.radius)


def _kept_stamps(zone: DrawingZone, context: ZoneContext) -> Callable[..., Stamp]:
    """What makes the stamps of a zone, each once for all the cards that show the same."""
    return lru_cache(maxsize=256)(partial(zone.stamp, context.assets))


ZONE = Record(
    DrawingZone,
    {
        "drawing": VALUE, "box": AREA, "fill": COLOUR, "tint": COLOUR, "stroke": COLOUR,
        "width": Length(), "within": COLOUR, "cover": Boolean(),
        "clip": Boolean(), "optical": Boolean(), "ramp": ListOf(COLOUR, min=2),
        "turn": DEGREES, "if": CONDITION,
    },
    required=("drawing", "box"),
    what="a drawing",
)  # fmt: skip
