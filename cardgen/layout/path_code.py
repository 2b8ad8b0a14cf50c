"""The `d` of an SVG path as absolute lines and cubic curves."""

from cardgen.layout.arcs import arc
from cardgen.layout.outlines import Segment, Segments
from cardgen.layout.path_commands import read_commands


def read_path(code: str) -> Segments:
    """Path code as segments; ValueError names what cannot be read."""
    pen = _Pen()
    for command, numbers in read_commands(code):
        pen.draw(command, numbers)
    return tuple(pen.segments)


class _Pen:
    """Follows the pen: current point, start of the contour, last control point."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.control: tuple[str, float, float] | None = None

    def draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        if command.islower() and kind != "Z":
            numbers = self._absolute(kind, numbers)
        previous, self.control = self.control, None
        getattr(self, f"_{kind.lower()}")(numbers, previous)

    def _absolute(self, kind: str, numbers: list[float]) -> list[float]:
        if kind == "H":
            return [numbers[0] + self.x]
        if kind == "V":
            return [numbers[0] + self.y]
        if kind == "A":
            return [*numbers[:5], numbers[5] + self.x, numbers[6] + self.y]
        return [n + (self.y if i % 2 else self.x) for i, n in enumerate(numbers)]

    def _to(self, segment: Segment, x: float, y: float) -> None:
        self.segments.append(segment)
        self.x, self.y = x, y

    def _m(self, n: list[float], _: object) -> None:
        self.start_x, self.start_y = n
        self._to(("M", *n), *n)

    def _l(self, n: list[float], _: object) -> None:
        self._to(("L", *n), *n)

    def _h(self, n: list[float], _: object) -> None:
        self._to(("L", n[0], self.y), n[0], self.y)

    def _v(self, n: list[float], _: object) -> None:
        self._to(("L", self.x, n[0]), self.x, n[0])

    def _c(self, n: list[float], _: object) -> None:
        self._to(("C", *n), n[4], n[5])
        self.control = ("C", n[2], n[3])

    def _s(self, n: list[float], previous: tuple[str, float, float] | None) -> None:
        self._c([*self._mirrored("C", previous), *n], None)

    def _q(self, n: list[float], _: object) -> None:
        cx, cy, x, y = n
        one = (self.x + 2 / 3 * (cx - self.x), self.y + 2 / 3 * (cy - self.y))
        two = (x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y))
        self._to(("C", *one, *two, x, y), x, y)
        self.control = ("Q", cx, cy)

    def _t(self, n: list[float], previous: tuple[str, float, float] | None) -> None:
        self._q([*self._mirrored("Q", previous), *n], None)

    def _z(self, n: list[float], _: object) -> None:
        self._to(("Z",), self.start_x, self.start_y)

    def _a(self, n: list[float], _: object) -> None:
        for curve in arc(self.x, self.y, n):
            self.segments.append(("C", *curve))
        self.x, self.y = n[5], n[6]

    def _mirrored(
        self, kind: str, previous: tuple[str, float, float] | None
    ) -> tuple[float, float]:
        if previous and previous[0] == kind:
            return 2 * self.x - previous[1], 2 * self.y - previous[2]
        return self.x, self.y
