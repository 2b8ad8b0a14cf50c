"""Layouts fitted to another size: scaled as one until a side fits, then stretched along lines.

`stretch: {x: [33], y: [8, 70]}` names lines of the layout, in mm. Paper is let in at each of them,
the same length at all of an axis: what lies beyond a line moves, a zone that spans it grows, and
the drawing within such a zone keeps its shape.
"""

from typing import Any, NamedTuple

from cardgen.layout.template.layouts import Layout
from cardgen.model.finding import Stop
from cardgen.units import Box, Size

TOLERANCE = 1e-6


class FittedLayout(NamedTuple):
    """A layout in its own millimetres; on paper each of them is `scale` mm long."""

    layout: Layout
    scale: float


class _Axis(NamedTuple):
    """What moves along an axis: `longer` mm more, shared by the lines."""

    lines: tuple[float, ...]
    longer: float

    def __call__(self, at: float) -> float:
        passed = sum(line < at - TOLERANCE for line in self.lines)
        return at + (self.longer * passed / len(self.lines) if passed else 0.0)


def fit_layout(layout: Layout, size: Size) -> FittedLayout:
    """The layout for a face of `size`; Stop where no line says how it becomes longer one way."""
    nominal = layout.size
    scale = min(size.width / nominal.width, size.height / nominal.height)
    wanted = Size(size.width / scale, size.height / scale)
    across = _Axis(layout.stretch.x, wanted.width - nominal.width)
    down = _Axis(layout.stretch.y, wanted.height - nominal.height)
    for name, axis in (("x", across), ("y", down)):
        if axis.longer > TOLERANCE and not axis.lines:
            raise _unstretched(layout, size, name)
    zones = tuple(_zone(zone, across, down) for zone in layout.zones)
    grounds = tuple(
        ground._replace(zones=tuple(_zone(zone, across, down) for zone in ground.zones))
        for ground in layout.grounds
    )
    return FittedLayout(layout._replace(size=wanted, zones=zones, grounds=grounds), scale)


def _zone(zone: Any, across: _Axis, down: _Axis) -> Any:
    """A zone where the lines put it: its boxes, and the centre of words on a circle."""
    moved: dict[str, Any] = {
        name: _box(value, across, down)
        for name, value in zip(zone._fields, zone, strict=True)
        if isinstance(value, Box)
    }
    if "centre" in zone._fields:
        x, y = zone.centre
        moved["centre"] = (across(x), down(y))
    return zone._replace(**moved)


def _box(box: Box, across: _Axis, down: _Axis) -> Box:
    left, top = across(box.x), down(box.y)
    return Box(left, top, across(box.right) - left, down(box.bottom) - top)


def _unstretched(layout: Layout, size: Size, axis: str) -> Stop:
    nominal = layout.size
    middle = (nominal.width if axis == "x" else nominal.height) / 2
    return Stop(
        f"the layout {layout.name}, {nominal.width:g} x {nominal.height:g} mm, cannot become"
        f" {size.width:.1f} x {size.height:.1f} mm: no line says where it is stretched",
        help=f"add a line that crosses no drawing: stretch: {{{axis}: [{middle:g}]}}",
    )
