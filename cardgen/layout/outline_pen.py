"""A pen that HarfBuzz draws glyphs with: their contours as path segments."""

from collections.abc import Sequence


class OutlinePen:
    """Collects glyph contours as absolute segments, y downward."""

    def __init__(self, unit: float) -> None:
        self.unit, self.x = unit, 0.0
        self.segments: list[tuple[str | float, ...]] = []
        self._at = (0.0, 0.0)

    def _point(self, point: Sequence[float]) -> tuple[float, float]:
        return self.x + point[0] * self.unit, -point[1] * self.unit

    def moveTo(self, point: Sequence[float]) -> None:
        self._at = self._point(point)
        self.segments.append(("M", *self._at))

    def lineTo(self, point: Sequence[float]) -> None:
        self._at = self._point(point)
        self.segments.append(("L", *self._at))

    def curveTo(self, *points: Sequence[float]) -> None:
        one, two, end = (self._point(point) for point in points)
        self._at = end
        self.segments.append(("C", *one, *two, *end))

    def qCurveTo(self, *points: Sequence[float]) -> None:
        """A quadratic curve (HarfBuzz sends one control point at a time) raised to a cubic."""
        control, end = (self._point(point) for point in points)
        (x0, y0), (cx, cy) = self._at, control
        self._at = end
        one = (x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0))
        two = (end[0] + 2 / 3 * (cx - end[0]), end[1] + 2 / 3 * (cy - end[1]))
        self.segments.append(("C", *one, *two, *end))

    def closePath(self) -> None:
        self.segments.append(("Z",))

    def endPath(self) -> None:
        """Open contours do not occur in fonts."""
