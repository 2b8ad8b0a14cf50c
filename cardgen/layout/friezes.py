"""Friezes: one unit, drawn as SVG, repeated to fill a length exactly."""

from collections.abc import Mapping
from pathlib import Path as FilePath

from cardgen.layout.marks import Drawing, Path, Stamp
from cardgen.layout.outlines import Segment
from cardgen.layout.svg_files import SvgFiles
from cardgen.model.finding import Stop
from cardgen.units import Box

# How far a unit may reach over its neighbours, so that no seam shows where two only touch; mm.
LAP = 0.15
MOST = 1000  # units in one band


class Friezes:
    """Units by name, from the file of each."""

    def __init__(self, units: Mapping[str, FilePath], files: SvgFiles) -> None:
        self._units, self._files = units, files
        self._drawn: dict[tuple[str, float, float], Drawing] = {}

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._units)

    def drawing(self, name: str, *, length: float, height: float) -> Drawing:
        """A band `length` by `height` mm of whole units, each stretched by a few per cent."""
        key = (name, round(length, 3), round(height, 3))
        if key not in self._drawn:
            self._drawn[key] = self._repeat(name, length, height)
        return self._drawn[key]

    def _repeat(self, name: str, length: float, height: float) -> Drawing:
        if name not in self.names:
            raise Stop(f'no frieze "{name}"', help=f"friezes: {', '.join(sorted(self.names))}")
        svg = self._files.read(self._units[name])
        scale = height / svg.box.height
        count = max(1, round(length / (svg.box.width * scale)))
        if count > MOST:
            message = f'the frieze "{name}" would stand there {count} times, at most {MOST}'
            raise Stop(message, help="give it a higher box")
        width = length / count
        marks = tuple(_stretched(path, width / svg.box.width, scale) for path in svg.paths)
        box = Box(-LAP, 0, width + 2 * LAP, height)
        unit = Drawing(f"{name} unit", box, marks, origin=f"{self._units[name]} {box}")
        stamps = tuple(Stamp(unit, index * width, 0.0) for index in range(count))
        return Drawing(name, Box(0, 0, length, height), stamps)


def _stretched(path: Path, across: float, down: float) -> Path:
    def change(segment: Segment) -> Segment:
        numbers = [n for n in segment[1:] if not isinstance(n, str)]
        factors = (across, down) * (len(numbers) // 2)
        return (segment[0], *(n * f for n, f in zip(numbers, factors, strict=True)))

    return path._replace(segments=tuple(map(change, path.segments)), width=path.width * down)
