"""Cutting lines on dark grounds: whole and pale there, so that scissors find them at once."""

from collections.abc import Sequence

from cardgen.imposition.figures import WHITE, CutLine, Pen
from cardgen.imposition.sheet import Sheet
from cardgen.layout.marks import CardFace, Colour, Gradient, Mark, Path, PrintableFace, Stamp
from cardgen.layout.tones import lightness, mixed

DARK = 0.4  # of white, at most: any other ground keeps the line that is seen on all
LIGHTER = (
    0.66  # of white in the line, where the rest is its ground: the line lies outside the trim,
)
# so that a knife on its inner edge takes it away, and may be as pale as eyes want it


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
    """The pen of a line through a ground: where that is dark, much lighter than it."""
    if not ground or lightness(ground) > DARK:
        return pen
    return Pen(pen.width, colour=mixed(ground, WHITE, LIGHTER))
