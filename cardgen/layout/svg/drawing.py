"""What an SVG file draws, as paths, and where a sign carries its number."""

from typing import NamedTuple

from cardgen.layout.marks import Path
from cardgen.units import Box


class NumberSlot(NamedTuple):
    """Where a sign carries its number: centre, cap height, in the sign's units, and colour.

    `disc` is the colour of the disc that it stands on, where it would stand on a picture.
    """

    x: float
    y: float
    height: float
    colour: str
    disc: str = ""


class SvgDrawing(NamedTuple):
    """A drawing read from a file: its view box and painted paths."""

    box: Box
    paths: tuple[Path, ...]
    number: NumberSlot | None = None
