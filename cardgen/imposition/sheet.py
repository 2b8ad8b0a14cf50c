"""A printed side of paper as values: which card lies where, and the strokes around it."""

from functools import lru_cache
from typing import Literal, NamedTuple

from cardgen.imposition.figures import CutLine, Patch, Stroke
from cardgen.imposition.geometry import NO_OFFSET, Affine, Mirror, Offset, card_to_page
from cardgen.imposition.papers import Paper
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.language import FooterWords
from cardgen.outlines import Segments
from cardgen.units import Box, Size

Side = Literal["front", "back"]
Duplex = Literal["long", "short", "fold", "none"]


class SheetHeading(NamedTuple):
    """What only the caller knows: title and version of the pack, the words, a note of its own."""

    pack: str
    version: str
    words: FooterWords
    note: str = ""


class Placement(NamedTuple):
    """One face on the page, before the printer's offset.

    `face_index` counts the cards of the deck, the same number for a front and its back. `box` is
    the trim, `turn` is clockwise (0, 90, 180, 270), `bleed` is all the card may paint on.
    """

    face_index: int
    side: Side
    box: Box
    turn: int
    bleed: Box


class Sheet(NamedTuple):
    """One side of a sheet of paper, in mm from its top left corner.

    `number` of `total` counts sheets of paper: a front and its back share it. `side` is `both`
    for a sheet to fold. `empty` are slots no card came for (trim boxes). `lines` are the crop
    marks and the fold line, `cuts` the outlines that no straight cut follows: both stand on fronts
    and sheets to fold, which no `offset` moves. `matrix` has the offset in it. Everything on the
    sheet has one `shape`. `patches` are the marks by which a cutting machine finds it.
    """

    number: int
    total: int
    side: Literal["front", "back", "both"]
    duplex: Duplex
    paper: Paper
    page: Size
    printable: Box
    placements: tuple[Placement, ...]
    empty: tuple[Box, ...]
    lines: tuple[Stroke, ...]
    offset: Offset = NO_OFFSET
    fold: Mirror | None = None
    shape: CutShape = SQUARE_CUT
    cuts: tuple[CutLine, ...] = ()
    patches: tuple[Patch, ...] = ()

    @property
    def landscape(self) -> bool:
        return self.page.width > self.page.height

    def matrix(self, placement: Placement) -> Affine:
        """The map from the card's mm (origin at its trim's top left) to the page's."""
        return _matrix(placement.box, placement.turn, self.offset, self.page)

    def painted(self, placement: Placement) -> Box:
        """`placement.bleed` in the card's own mm: what to clip the card to."""
        return _painted(placement.box, placement.turn, placement.bleed)

    def clip(self, placement: Placement) -> Segments:
        """The outline of the bleed in the component's own mm; empty where `painted` says it all."""
        if self.shape.straight:
            return ()
        box = self.painted(placement)
        upright = placement.turn in (0, 180)
        size = Size(*placement.box[2:]) if upright else Size(*placement.box[2:]).turned()
        return self.shape.outline(size, outward=-max(box.x, box.y))


@lru_cache(maxsize=256)  # the same slots on sheet after sheet
def _matrix(box: Box, turn: int, offset: Offset, page: Size) -> Affine:
    still = card_to_page(box, turn)
    return still if offset == NO_OFFSET else offset.on(page).after(still)


@lru_cache(maxsize=256)
def _painted(box: Box, turn: int, bleed: Box) -> Box:
    return _inverse(card_to_page(box, turn)).bounds(bleed)


def _inverse(turn: Affine) -> Affine:
    """The way back of a quarter turn, whose inverse is its transpose."""
    a, b, c, d, e, f = turn
    return Affine(a, c, b, d, -(a * e + b * f), -(c * e + d * f))
