"""Boxes as flat outlines: panels that are polygons, in mm, y downward.

An edge that two panels share is a fold, every other edge is a cut. All folds go the same way, by a
right angle, the print outside. The one-piece box closes with tucks at both ends; its glue flap lies
under the side at the other end of the sheet. The two-piece box is a lid over a base.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from cardgen.model.component import BoxSpace, PanelFace
from cardgen.units import Box

Point = tuple[float, float]
PanelEdge = tuple[Point, Point]

DUST_GAP = 1.0  # mm between a dust flap and what lies beside it
TUCK_INSET = 1.5
TUCK_RELIEF = 0.8  # mm by which each side of a tuck slants, so that it slips in
TUCK_CORNER = 4.0
SEAT = 0.3  # mm: glued tabs and the paper of the inner tray, in which the lid must not bind
LID_LARGER = 1.6  # mm by which the lid is wider and higher than the base: four papers and some air
_ARC_STEPS = 12  # of a quarter circle: off by less than 0.01 mm


class BoxPanel(NamedTuple):
    """A panel: its `corners` go round clockwise as they are seen.

    `face` is printed on it, turned clockwise by `turn`; flaps have none. A `glued` one lies under
    another panel.
    """

    name: str
    corners: tuple[Point, ...]
    face: PanelFace | None = None
    turn: int = 0
    glued: bool = False

    @property
    def edges(self) -> tuple[PanelEdge, ...]:
        """Each edge from corner to corner."""
        return tuple(zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True))

    @property
    def box(self) -> Box:
        """The upright box around it."""
        return bounds(self.corners)


class BoxNet(NamedTuple):
    """The panels of one piece of paper, the one that the others hang on first."""

    name: str
    panels: tuple[BoxPanel, ...]

    @property
    def folds(self) -> tuple[PanelEdge, ...]:
        """The edges that two panels share, each once."""
        every = {edge for panel in self.panels for edge in panel.edges}
        return tuple(
            edge
            for panel in self.panels
            for edge in panel.edges
            if edge[::-1] in every and edge < edge[::-1]
        )

    @property
    def cuts(self) -> tuple[tuple[Point, ...], ...]:
        """The outline to cut along: the corners of each closed loop, in order."""
        every = {edge for panel in self.panels for edge in panel.edges}
        onward = {edge[0]: edge[1] for edge in sorted(every) if edge[::-1] not in every}
        return tuple(_loops(onward))

    @property
    def box(self) -> Box:
        """The upright box around all panels."""
        return bounds([corner for panel in self.panels for corner in panel.corners])

    def moved(self, dx: float, dy: float) -> "BoxNet":
        """The same panels elsewhere."""
        panels = tuple(
            panel._replace(corners=tuple(_at(x + dx, y + dy) for x, y in panel.corners))
            for panel in self.panels
        )
        return self._replace(panels=panels)


def bounds(points: Sequence[Point]) -> Box:
    """The upright box around points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


def _loops(onward: dict[Point, Point]) -> Iterator[tuple[Point, ...]]:
    """Closed ways along edges, each given by where it leads to from a point."""
    left = dict(onward)
    while left:
        start, point = left.popitem()
        loop = [start]
        while point != start:
            loop.append(point)
            point = left.pop(point)
        yield tuple(loop)


def _at(x: float, y: float) -> Point:
    """A point to the millionth of a millimetre: edges are shared if their ends are the same."""
    return round(x, 6) + 0.0, round(y, 6) + 0.0


def _clamped(length: float, least: float, most: float) -> float:
    return max(least, min(length, most))


def tuck_box(space: BoxSpace) -> BoxNet:
    """The box of one piece: glue flap, front, side, back, side, from left to right."""
    width, height = space.panel("front")
    depth = space.panel("side").height
    front = _rectangle("front", Box(0, 0, width, height), "front")
    upper = (
        _lid(width, depth),
        _tuck(width, height, depth),
        _dust_flap(width, width, depth, "right"),
        _dust_flap(2 * width + depth, width, depth, "left"),
    )
    lower = (_mirrored(panel, height) for panel in upper)
    return BoxNet(
        "box",
        (
            front,
            _glue_flap(height, depth),
            _side(width, height, depth, "right"),
            _back(width + depth, width, height),
            _side(2 * width + depth, height, depth, "left"),
            *upper,
            *lower,
        ),
    )


def _rectangle(name: str, box: Box, face: PanelFace | None = None, turn: int = 0) -> BoxPanel:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    corners = (_at(x, y), _at(right, y), _at(right, bottom), _at(x, bottom))
    return BoxPanel(name, corners, face, turn)


def _side(x: float, height: float, depth: float, hand: str) -> BoxPanel:
    """A side; between the ends of its head and of its foot hang dust flaps."""
    ends = (x, x + DUST_GAP, x + depth - DUST_GAP, x + depth)
    head = (_at(end, 0) for end in ends)
    foot = (_at(end, height) for end in reversed(ends))
    return BoxPanel(f"{hand} side", (*head, *foot), "side", 270)


def _back(x: float, width: float, height: float) -> BoxPanel:
    """The back with a notch for the thumb in its upper edge."""
    notch = thumb_notch(width)
    middle = x + width / 2
    bow = (_at(middle + px, py) for px, py in _half_circle(notch))
    corners = (_at(x, 0), *bow, _at(x + width, 0), _at(x + width, height), _at(x, height))
    return BoxPanel("back", corners, "back")


def thumb_notch(width: float) -> float:
    """The radius of the notch in an edge that is so long: at most 12 mm, less on a narrow box."""
    return min(_clamped(width / 7, 8, 12), width / 3)


def _half_circle(radius: float) -> Iterator[Point]:
    """From the left end of a straight edge down and up to its right."""
    for step in range(2 * _ARC_STEPS + 1):
        angle = pi * (1 - step / (2 * _ARC_STEPS))
        yield radius * cos(angle), radius * sin(angle)


def _lid(width: float, depth: float) -> BoxPanel:
    """The panel that closes the head."""
    ends = (0, TUCK_INSET, width - TUCK_INSET, width)
    far = tuple(_at(x, -depth) for x in ends)
    return BoxPanel("upper lid", (*far, _at(width, 0), _at(0, 0)), "top")


def _tuck(width: float, height: float, depth: float) -> BoxPanel:
    """What slips in behind the back; those of both ends leave each other room."""
    reach = min(_clamped(0.8 * depth, 12, 22), (height - 1) / 2)
    left, right = TUCK_INSET, width - TUCK_INSET
    corner = min(TUCK_CORNER, reach / 2)
    outer = (
        *_rounded((left + TUCK_RELIEF, -depth - reach), corner, 180),
        *_rounded((right - TUCK_RELIEF, -depth - reach), corner, 270),
    )
    return BoxPanel("upper tuck", (_at(left, -depth), *outer, _at(right, -depth)))


def _rounded(corner: Point, radius: float, start: int) -> Iterator[Point]:
    """The quarter circle into an upper corner, clockwise from `start` degrees on: 180 the left."""
    inward = 1 if start == 180 else -1
    x, y = corner[0] + inward * radius, corner[1] + radius
    for step in range(_ARC_STEPS + 1):
        angle = (start + 90 * step / _ARC_STEPS) * pi / 180
        yield _at(x + radius * cos(angle), y + radius * sin(angle))


def _dust_flap(x: float, width: float, depth: float, hand: str) -> BoxPanel:
    """The flap over a side; the two of an end do not reach each other over the box's width."""
    reach = min(_clamped(0.85 * depth, 6, 25), (width - DUST_GAP) / 2)
    left, right = x + DUST_GAP, x + depth - DUST_GAP
    taper = (right - left) / 8
    corner = min(2.5, reach / 3)
    outer = (
        *_rounded((left + taper, -reach), corner, 180),
        *_rounded((right - taper, -reach), corner, 270),
    )
    return BoxPanel(f"upper {hand} dust flap", (_at(left, 0), *outer, _at(right, 0)))


def _glue_flap(height: float, depth: float) -> BoxPanel:
    """At the left of the front, ends cut at 45 degrees; narrower than the side it lies under."""
    reach = min(_clamped(0.8 * depth, 8, 12), height / 3)
    corners = (_at(-reach, reach), _at(0, 0), _at(0, height), _at(-reach, height - reach))
    return BoxPanel("glue flap", corners, glued=True)


def _mirrored(panel: BoxPanel, height: float) -> BoxPanel:
    """What hangs at the head, at the foot."""
    corners = tuple(_at(x, height - y) for x, y in reversed(panel.corners))
    return panel._replace(name=panel.name.replace("upper", "lower"), corners=corners)


def two_piece_box(space: BoxSpace) -> tuple[BoxNet, BoxNet]:
    """A lid that shows the front and all walls, and a base that shows the back and lies within."""
    width, height = (length + SEAT for length in space.panel("front"))
    wall = space.panel("side").height
    base = _tray(Box(0, 0, width, height), wall, "back", walls=False)
    lid = _tray(Box(0, 0, width + LID_LARGER, height + LID_LARGER), wall, "front", walls=True)
    return BoxNet("lid", lid), BoxNet("base", base)


def _tray(floor: Box, wall: float, face: PanelFace, *, walls: bool) -> tuple[BoxPanel, ...]:
    """A panel with four walls; tabs at the ends of the short ones are glued into the long ones."""
    side: PanelFace | None = "side" if walls else None
    top: PanelFace | None = "top" if walls else None
    width, height = floor.width, floor.height
    reach = min(_clamped(0.8 * wall, 8, 15), (height - 1) / 2)
    head = _rectangle("upper wall", Box(0, -wall, width, wall), top, 180)
    tabs = (_tab(0, -1, reach, wall), _tab(width, 1, reach, wall))
    return (
        _rectangle(face, floor, face),
        head,
        _mirrored(head, height)._replace(turn=0),
        _long_wall(0, -wall, height, side, 90, notched=walls),
        _long_wall(width, wall, height, side, 270, notched=walls),
        *tabs,
        *(_mirrored(tab, height) for tab in tabs),
    )


def _tab(x: float, out: int, reach: float, wall: float) -> BoxPanel:
    """At one end of the upper wall, tapered so that it clears the wall it will lie under."""
    taper, far = min(wall / 6, 2.0), x + out * reach
    corners = (_at(x, -wall), _at(far, taper - wall), _at(far, -taper), _at(x, 0))
    clockwise = corners if out > 0 else corners[::-1]
    return BoxPanel(f"upper {'right' if out > 0 else 'left'} tab", clockwise, glued=True)


def _long_wall(
    x: float, out: float, height: float, face: PanelFace | None, turn: int, *, notched: bool
) -> BoxPanel:
    """A wall beside the floor; where it is `notched`, a thumb finds the base under the lid."""
    radius = min(thumb_notch(height), abs(out) / 2)
    hand, sign = ("right", 1) if out > 0 else ("left", -1)
    bow = (
        [_at(x + out - sign * py, height / 2 + px) for px, py in _half_circle(radius)]
        if notched
        else []
    )
    corners = (_at(x, 0), _at(x + out, 0), *bow, _at(x + out, height), _at(x, height))
    clockwise = corners if out > 0 else corners[::-1]
    return BoxPanel(f"{hand} wall", clockwise, face, turn)
