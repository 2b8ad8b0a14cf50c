"""The outlines of boxes: one piece that closes with tucks, or a lid over a base.

The glue flap of the one piece lies under the side at the other end of the sheet; both ends open.
"""

from cardgen.imposition.box.net import (
    BoxNet,
    BoxPanel,
    clamped,
    half_circle,
    mirrored_panel,
    point,
    rectangular_panel,
    rounded_corner,
    thumb_notch,
)
from cardgen.model.component import BoxSpace, PanelFace
from cardgen.units import Box

__all__ = ["BoxNet", "BoxPanel", "tuck_box", "two_piece_box"]

DUST_GAP = 1.0  # mm between a dust flap and what lies beside it
TUCK_INSET = 1.5
TUCK_RELIEF = 0.8  # mm by which each side of a tuck slants, so that it slips in
TUCK_CORNER = 4.0
SEAT = 0.3  # mm: glued tabs and the paper of the inner tray, in which the lid must not bind
LID_LARGER = 1.6  # mm by which the lid is wider and higher than the base: four papers and some air


def tuck_box(space: BoxSpace) -> BoxNet:
    """The box of one piece: glue flap, front, side, back, side, from left to right."""
    width, height = space.panel("front")
    depth = space.panel("side").height
    front = rectangular_panel("front", Box(0, 0, width, height), "front")
    upper = (
        _lid(width, depth),
        _tuck(width, height, depth),
        _dust_flap(width, width, depth, "right"),
        _dust_flap(2 * width + depth, width, depth, "left"),
    )
    lower = (mirrored_panel(panel, height) for panel in upper)
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


def _side(x: float, height: float, depth: float, hand: str) -> BoxPanel:
    """A side; between the ends of its head and of its foot hang dust flaps."""
    ends = (x, x + DUST_GAP, x + depth - DUST_GAP, x + depth)
    head = (point(end, 0) for end in ends)
    foot = (point(end, height) for end in reversed(ends))
    return BoxPanel(f"{hand} side", (*head, *foot), "side", 270)


def _back(x: float, width: float, height: float) -> BoxPanel:
    """The back with a notch for the thumb in its upper edge."""
    notch = thumb_notch(width)
    middle = x + width / 2
    bow = (point(middle + px, py) for px, py in half_circle(notch))
    corners = (
        point(x, 0),
        *bow,
        point(x + width, 0),
        point(x + width, height),
        point(x, height),
    )
    return BoxPanel("back", corners, "back")


def _lid(width: float, depth: float) -> BoxPanel:
    """The panel that closes the head."""
    ends = (0, TUCK_INSET, width - TUCK_INSET, width)
    far = tuple(point(x, -depth) for x in ends)
    return BoxPanel("upper lid", (*far, point(width, 0), point(0, 0)), "top")


def _tuck(width: float, height: float, depth: float) -> BoxPanel:
    """What slips in behind the back; those of both ends leave each other room."""
    reach = min(clamped(0.8 * depth, 12, 22), (height - 1) / 2)
    left, right = TUCK_INSET, width - TUCK_INSET
    corner = min(TUCK_CORNER, reach / 2)
    outer = (
        *rounded_corner((left + TUCK_RELIEF, -depth - reach), corner, 180),
        *rounded_corner((right - TUCK_RELIEF, -depth - reach), corner, 270),
    )
    return BoxPanel("upper tuck", (point(left, -depth), *outer, point(right, -depth)))


def _dust_flap(x: float, width: float, depth: float, hand: str) -> BoxPanel:
    """The flap over a side; the two of an end do not reach each other over the box's width."""
    reach = min(clamped(0.85 * depth, 6, 25), (width - DUST_GAP) / 2)
    left, right = x + DUST_GAP, x + depth - DUST_GAP
    taper = (right - left) / 8
    corner = min(2.5, reach / 3)
    outer = (
        *rounded_corner((left + taper, -reach), corner, 180),
        *rounded_corner((right - taper, -reach), corner, 270),
    )
    return BoxPanel(f"upper {hand} dust flap", (point(left, 0), *outer, point(right, 0)))


def _glue_flap(height: float, depth: float) -> BoxPanel:
    """At the left of the front, ends cut at 45 degrees; narrower than the side it lies under."""
    reach = min(clamped(0.8 * depth, 8, 12), height / 3)
    corners = (
        point(-reach, reach),
        point(0, 0),
        point(0, height),
        point(-reach, height - reach),
    )
    return BoxPanel("glue flap", corners, glued=True)


def two_piece_box(space: BoxSpace) -> tuple[BoxNet, BoxNet]:
    """A lid that shows the front and all walls, and a base that lies within; it shows the front
    too, since the frame of the back goes around a thumb notch, which a base has not."""
    width, height = (length + SEAT for length in space.panel("front"))
    wall = space.panel("side").height
    base = _tray(Box(0, 0, width, height), wall, "front", walls=False)
    lid = _tray(Box(0, 0, width + LID_LARGER, height + LID_LARGER), wall, "front", walls=True)
    return BoxNet("lid", lid), BoxNet("base", base)


def _tray(floor: Box, wall: float, face: PanelFace, *, walls: bool) -> tuple[BoxPanel, ...]:
    """A panel with four walls; tabs at the ends of the short ones are glued into the long ones."""
    side: PanelFace | None = "side" if walls else None
    top: PanelFace | None = "top" if walls else None
    width, height = floor.width, floor.height
    reach = min(clamped(0.8 * wall, 8, 15), (height - 1) / 2)
    head = rectangular_panel("upper wall", Box(0, -wall, width, wall), top, 180)
    tabs = (_tab(0, -1, reach, wall), _tab(width, 1, reach, wall))
    return (
        rectangular_panel(face, floor, face),
        head,
        mirrored_panel(head, height)._replace(turn=0),
        _long_wall(0, -wall, height, side, 90, notched=walls),
        _long_wall(width, wall, height, side, 270, notched=walls),
        *tabs,
        *(mirrored_panel(tab, height) for tab in tabs),
    )


def _tab(x: float, out: int, reach: float, wall: float) -> BoxPanel:
    """At one end of the upper wall, tapered so that it clears the wall it will lie under."""
    taper, far = min(wall / 6, 2.0), x + out * reach
    corners = (
        point(x, -wall),
        point(far, taper - wall),
        point(far, -taper),
        point(x, 0),
    )
    clockwise = corners if out > 0 else corners[::-1]
    return BoxPanel(f"upper {'right' if out > 0 else 'left'} tab", clockwise, glued=True)


def _long_wall(
    x: float, out: float, height: float, face: PanelFace | None, turn: int, *, notched: bool
) -> BoxPanel:
    """A wall beside the floor; where it is `notched`, a thumb finds the base under the lid."""
    radius = min(thumb_notch(height), abs(out) / 2)
    hand, sign = ("right", 1) if out > 0 else ("left", -1)
    bow = (
        [point(x + out - sign * py, height / 2 + px) for px, py in half_circle(radius)]
        if notched
        else []
    )
    corners = (
        point(x, 0),
        point(x + out, 0),
        *bow,
        point(x + out, height),
        point(x, height),
    )
    clockwise = corners if out > 0 else corners[::-1]
    return BoxPanel(f"{hand} wall", clockwise, face, turn)
