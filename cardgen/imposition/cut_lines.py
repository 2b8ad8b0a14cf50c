"""Outlines to cut along, where crop marks and a ruler are not enough."""

from collections.abc import Iterator, Sequence

from cardgen.imposition.blocks import CardSlot
from cardgen.imposition.figures import CUT_THROUGH_GROUND, CutLine
from cardgen.imposition.geometry import card_to_page
from cardgen.model.cut_shape import CutShape
from cardgen.outlines import Segments
from cardgen.units import Size


def cut_lines(slots: Sequence[CardSlot], shape: CutShape) -> tuple[CutLine, ...]:
    """The line around each slot: all of an outline, or the round corners of a rectangle.

    It runs along the outside of the trim, so that a knife on its inner edge takes it all away.
    Cards with square corners have none.
    """
    if shape.straight and not shape.corners:
        return ()
    return tuple(CutLine(_outline(slot, shape), index) for index, slot in enumerate(slots))


def _outline(slot: CardSlot, shape: CutShape) -> Segments:
    size = Size(slot.box.width, slot.box.height)
    upright = size if slot.turn in (0, 180) else size.turned()
    outline = shape.outline(upright, outward=CUT_THROUGH_GROUND.width / 2)
    seen = tuple(_corners(outline)) if shape.straight else outline
    return card_to_page(slot.box, slot.turn).segments(seen)


def _corners(outline: Segments) -> Iterator[tuple[str | float, ...]]:
    """The curves of an outline, without the straight lines between them."""
    for before, segment in zip(outline, outline[1:], strict=False):
        if segment[0] == "C":
            yield ("M", *before[-2:])
            yield segment
