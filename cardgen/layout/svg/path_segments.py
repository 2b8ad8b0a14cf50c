"""The `d` of an SVG path as absolute lines and cubic curves, elliptical arcs included."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from cardgen.layout.outlines import Segment, Segments
from cardgen.layout.svg.path_commands import read_commands

Curve = tuple[float, ...]


def arc_curves(x0: float, y0: float, numbers: Sequence[float]) -> list[Curve]:
    """An arc from (`x0`, `y0`) as cubics of at most a quarter turn (SVG 2, appendix B.2.4).

    `numbers` are those of the path command: both radii, the turn of the ellipse in degrees, the
    flags for the larger arc and for the clockwise one, and the end. Each curve is three points.
    """
    rx, ry, turn, large, sweep, x, y = numbers
    rx, ry = abs(rx), abs(ry)
    if rx == 0 or ry == 0 or (x0 == x and y0 == y):
        return [(x0, y0, x, y, x, y)]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    u, v = cos * dx + sin * dy, -sin * dx + cos * dy
    grow = math.sqrt(max(1.0, (u / rx) ** 2 + (v / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    under = max(0.0, (rx * ry) ** 2 / ((rx * v) ** 2 + (ry * u) ** 2) - 1)
    root = math.sqrt(under) * (-1 if large == sweep else 1)
    cu, cv = root * rx * v / ry, -root * ry * u / rx
    cx, cy = cos * cu - sin * cv + (x0 + x) / 2, sin * cu + cos * cv + (y0 + y) / 2
    start = math.atan2((v - cv) / ry, (u - cu) / rx)
    by = _sweep_angle(start, math.atan2((-v - cv) / ry, (-u - cu) / rx), clockwise=bool(sweep))

    def at(px: float, py: float) -> tuple[float, float]:
        return cx + cos * px * rx - sin * py * ry, cy + sin * px * rx + cos * py * ry

    count = max(1, math.ceil(abs(by) / (math.pi / 2) - 1e-9))
    step = by / count
    return [
        tuple(n for point in _unit_arc(start + i * step, step) for n in at(*point))
        for i in range(count)
    ]


def _sweep_angle(start: float, end: float, *, clockwise: bool) -> float:
    """The angle from `start` to `end` in the direction wanted."""
    by = end - start
    if clockwise and by < 0:
        return by + 2 * math.pi
    if not clockwise and by > 0:
        return by - 2 * math.pi
    return by


def _unit_arc(start: float, by: float) -> tuple[tuple[float, float], ...]:
    """Two control points and the end of a cubic that follows the unit circle."""
    reach, end = 4 / 3 * math.tan(by / 4), start + by
    return (
        (math.cos(start) - reach * math.sin(start), math.sin(start) + reach * math.cos(start)),
        (math.cos(end) + reach * math.sin(end), math.sin(end) - reach * math.cos(end)),
        (math.cos(end), math.sin(end)),
    )


Point = tuple[float, float]
ORIGIN = (0.0, 0.0)


def read_path(code: str) -> Segments:
    """Path code as segments; ValueError names what cannot be read."""
    pen = _Pen()
    for command, numbers in read_commands(code):
        _DRAWN[command.upper()](pen, numbers, command.islower())
    return tuple(pen.segments)


class _Pen:
    """Follows the pen: current point, start of the contour, last control point.

    Each method draws one command with all its sets of numbers, `relative` to where each begins.
    """

    __slots__ = ("at", "cubic", "quadratic", "segments", "start")

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.at = self.start = ORIGIN
        # The control point that a smooth curve mirrors, only right after a curve of its kind.
        self.cubic: Point | None = None
        self.quadratic: Point | None = None

    def _to(self, at: Point, *, cubic: Point | None = None, quadratic: Point | None = None) -> None:
        self.at, self.cubic, self.quadratic = at, cubic, quadratic

    def move(self, numbers: list[float], relative: bool) -> None:
        x, y = self.at if relative else ORIGIN
        self.start = x + numbers[0], y + numbers[1]
        self.segments.append(("M", *self.start))
        self._to(self.start)
        if len(numbers) > 2:
            self.lines(numbers[2:], relative)

    def lines(self, numbers: list[float], relative: bool) -> None:
        x, y = self.at
        for along, down in _number_sets(numbers, 2):
            x, y = (x + along, y + down) if relative else (along, down)
            self.segments.append(("L", x, y))
        self._to((x, y))

    def across(self, numbers: list[float], relative: bool) -> None:
        x, y = self.at
        for along in numbers:
            x = x + along if relative else along
            self.segments.append(("L", x, y))
        self._to((x, y))

    def down(self, numbers: list[float], relative: bool) -> None:
        x, y = self.at
        for down in numbers:
            y = y + down if relative else down
            self.segments.append(("L", x, y))
        self._to((x, y))

    def cubics(self, numbers: list[float], relative: bool) -> None:
        at, control = self.at, None
        for a, b, c, d, e, f in _number_sets(numbers, 6):
            x, y = at if relative else ORIGIN
            control, at = (x + c, y + d), (x + e, y + f)
            self.segments.append(("C", x + a, y + b, *control, *at))
        self._to(at, cubic=control)

    def smooth_cubics(self, numbers: list[float], relative: bool) -> None:
        at, control = self.at, self.cubic
        for c, d, e, f in _number_sets(numbers, 4):
            x, y = at if relative else ORIGIN
            first = _mirror_point(at, control)
            control, at = (x + c, y + d), (x + e, y + f)
            self.segments.append(("C", *first, *control, *at))
        self._to(at, cubic=control)

    def quadratics(self, numbers: list[float], relative: bool) -> None:
        at, control = self.at, None
        for c, d, e, f in _number_sets(numbers, 4):
            x, y = at if relative else ORIGIN
            control, end = (x + c, y + d), (x + e, y + f)
            self.segments.append(_cubic_from_quadratic(at, control, end))
            at = end
        self._to(at, quadratic=control)

    def smooth_quadratics(self, numbers: list[float], relative: bool) -> None:
        at, control = self.at, self.quadratic
        for e, f in _number_sets(numbers, 2):
            x, y = at if relative else ORIGIN
            control, end = _mirror_point(at, control), (x + e, y + f)
            self.segments.append(_cubic_from_quadratic(at, control, end))
            at = end
        self._to(at, quadratic=control)

    def arcs(self, numbers: list[float], relative: bool) -> None:
        at = self.at
        for *shape, e, f in _number_sets(numbers, 7):
            x, y = at if relative else ORIGIN
            end = x + e, y + f
            self.segments += [("C", *curve) for curve in arc_curves(*at, (*shape, *end))]
            at = end
        self._to(at)

    def close(self, _: list[float], relative: bool) -> None:
        self.segments.append(("Z",))
        self._to(self.start)


_DRAWN: Mapping[str, Callable[[_Pen, list[float], bool], None]] = MappingProxyType(
    {
        "M": _Pen.move, "L": _Pen.lines, "H": _Pen.across, "V": _Pen.down,
        "C": _Pen.cubics, "S": _Pen.smooth_cubics,
        "Q": _Pen.quadratics, "T": _Pen.smooth_quadratics, "A": _Pen.arcs, "Z": _Pen.close,
    }
)  # fmt: skip


def _number_sets(numbers: list[float], length: int) -> Iterator[tuple[float, ...]]:
    """The numbers of a command so many at a time."""
    return zip(*[iter(numbers)] * length, strict=True)


def _mirror_point(at: Point, control: Point | None) -> Point:
    """The control point that goes on smoothly; where nothing was curved, the point itself."""
    return (2 * at[0] - control[0], 2 * at[1] - control[1]) if control else at


def _cubic_from_quadratic(start: Point, control: Point, end: Point) -> Segment:
    """A quadratic curve as a cubic one."""
    (x0, y0), (cx, cy), (x, y) = start, control, end
    one = (x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0))
    two = (x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y))
    return ("C", *one, *two, x, y)
