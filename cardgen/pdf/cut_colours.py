"""Cutting lines on dark grounds: a little lighter than these, so that no crumb shows on an edge."""

from collections.abc import Sequence

from cardgen.imposition.figures import WHITE, CutLine, Pen
from cardgen.imposition.sheet import Sheet
from cardgen.layout.marks import CardFace, Colour, Gradient, Mark, Path, PrintableFace, Stamp
from cardgen.layout.tones import lightness, mixed

DARK = 0.4  # of white, at most: any other ground keeps the line that is seen on all
LIGHTER = 0.26  # of white in the line, where the rest is its ground


def toned_cuts(
    sheet: Sheet, fronts: Sequence[PrintableFace], backs: Sequence[PrintableFace]
) -> tuple[CutLine, ...]:
    """The outlines of a sheet, each in the tone of the ground it runs through.

    What runs through grounds of several colours keeps its own.
    """
    grounds = []
    for spot in sheet.placements:
        face = (fronts if spot.side == "front" else backs)[spot.face_index]
        grounds.append(ground_of(face.marks) if isinstance(face, CardFace) else "")
    return tuple(
        cut._replace(pen=toned_pen(cut.pen, ground))
        for cut in sheet.cuts
        for ground in [grounds[cut.slot] if 0 <= cut.slot < len(grounds) else ""]
    )


def ground_of(marks: Sequence[Mark]) -> Colour:
    """The colour at the rim of what is drawn first; empty where nothing is filled."""
    first = marks[0] if marks else None
    if isinstance(first, Stamp):
        return ground_of(first.drawing.marks)
    fill = first.fill if isinstance(first, Path) else None
    return (fill.stops[-1][1] if isinstance(fill, Gradient) else fill) or ""


def toned_pen(pen: Pen, ground: Colour) -> Pen:
    """The pen of a line through a ground: where that is dark, a little lighter than it."""
    if not ground or lightness(ground) > DARK:
        return pen
    return Pen(pen.width, colour=mixed(ground, WHITE, LIGHTER))
