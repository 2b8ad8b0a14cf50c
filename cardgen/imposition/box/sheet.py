"""A box laid flat on a sheet of paper: what is cut, folded and glued, and where its faces go."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.arrangement import PRINTER_LIMIT
from cardgen.imposition.box.net import BoxNet, BoxPanel, bounds
from cardgen.imposition.cutting.machines import Cutter
from cardgen.imposition.figures import NO_SLOT, WHITE, CutLine, Label, LineRole, Pen, Stroke
from cardgen.imposition.papers import Paper
from cardgen.imposition.sheet import Placement, Sheet
from cardgen.model.component import PanelFace
from cardgen.outlines import polygon
from cardgen.units import Box, Size

ART_BLEED = 1.0  # mm: as far as from a lid to the dust flap beside it
CUT = Pen(width=0.25)
RIM = Pen(width=0.5, colour=WHITE)  # under a cut, so that it is seen on a dark ground
FOLD = Pen(width=0.3, dash=(1.6, 1.1), colour="#E01B3A", under=WHITE)  # seen on any ground
CASING = 0.15  # mm of white at each side of a dash
GLUE = Pen(width=0.12, colour="#A6A6A6")
HATCH = 4.0  # mm between the strokes of a place to be glued
GLUE_WORD = 2.6  # mm of font size


class BoxSheet(NamedTuple):
    """A net on paper: the sheet, on which face n belongs to `panels[n]`, and what is glued."""

    net: str
    sheet: Sheet
    panels: tuple[BoxPanel, ...]
    glued: tuple[BoxPanel, ...]

    @property
    def faces(self) -> tuple[tuple[BoxPanel, PanelFace], ...]:
        """Each panel with the face that is printed on it."""
        return tuple((panel, panel.face) for panel in self.panels if panel.face)

    def glue_labels(self, word: str) -> tuple[Label, ...]:
        """The word on each panel that is glued."""
        return tuple(_glue_label(panel, word) for panel in self.glued)


def lay_box(
    nets: Sequence[BoxNet], paper: Paper, *, margin: float, cutter: Cutter | None = None
) -> tuple[BoxSheet, ...]:
    """Each net in the middle of a sheet of its own; nothing where one does not fit.

    Bleeds stay `margin` mm from the paper's edge, and cuts within the inset of a `cutter`.
    """
    pages = [_page(net, paper, margin, cutter) for net in nets]
    return tuple(
        _sheet(net, page, paper, margin, Count(number, len(nets)), cutter)
        for number, (net, page) in enumerate(zip(nets, pages, strict=True), 1)
        if page and all(pages)
    )


class Count(NamedTuple):
    """Which sheet it is, of how many."""

    number: int
    total: int


def unfolded_size(net: BoxNet) -> Size:
    """The width and height that a net takes on paper, with its bleed."""
    return Size(*net.box.grown(ART_BLEED)[2:])


def _page(net: BoxNet, paper: Paper, margin: float, cutter: Cutter | None) -> Size | None:
    """The paper, upright or on its side, whichever leaves the wider rim; None where none does."""
    need = unfolded_size(net)
    rims = {
        page: min(page.width - need.width, page.height - need.height) / 2
        for page in (paper.size, paper.size.turned())
    }
    best = max(rims, key=lambda page: rims[page])
    # The corners around a net are empty: what lies within the inset is clear of the marks too.
    least = max(margin, cutter.inset - ART_BLEED) if cutter else margin
    return best if rims[best] >= least else None


def _sheet(
    net: BoxNet, page: Size, paper: Paper, margin: float, count: Count, cutter: Cutter | None
) -> BoxSheet:
    middle, centre = net.box.centre, Box(0, 0, *page).centre
    placed = net.moved(centre[0] - middle[0], centre[1] - middle[1])
    panels = tuple(panel for panel in placed.panels if panel.face)
    glued = tuple(panel for panel in placed.panels if panel.glued)
    sheet = Sheet(
        number=count.number,
        total=count.total,
        side="front",
        duplex="none",
        paper=paper,
        page=page,
        printable=Box(0, 0, *page).grown(-min(margin, PRINTER_LIMIT)),
        placements=tuple(_placement(n, panel, panels) for n, panel in enumerate(panels)),
        empty=(),
        lines=(*fold_strokes(placed), *(line for panel in glued for line in _hatch(panel))),
        cuts=(*_lines(placed, RIM, "art"), *_lines(placed, CUT, "cut")),
        patches=cutter.patches(page) if cutter else (),
    )
    return BoxSheet(net.name, sheet, panels, glued)


def _lines(net: BoxNet, pen: Pen, role: LineRole) -> Iterator[CutLine]:
    return (CutLine(polygon(loop), NO_SLOT, pen, role) for loop in net.cuts)


def fold_strokes(net: BoxNet) -> tuple[Stroke, ...]:
    """The folds of a net as they are drawn: dashes, each in a casing of white."""
    dashes = tuple(
        Stroke(*start, *end, FOLD.width, FOLD.dash, FOLD.colour, "fold") for start, end in net.folds
    )
    cased = FOLD.width + 2 * CASING
    casings = (one._replace(width=cased, colour=FOLD.under, role="art") for one in dashes)
    return (*casings, *dashes)


def _placement(index: int, panel: BoxPanel, faces: Sequence[BoxPanel]) -> Placement:
    """A face on its panel; it bleeds on the sides where no other face begins."""
    others = {edge for other in faces if other is not panel for edge in other.edges}
    box = panel.box
    sides = (box.x, box.y, box.right, box.bottom)
    met = {
        side
        for start, end in panel.edges
        if (end, start) in others
        for side in range(4)
        if start[side % 2] == end[side % 2] and abs(start[side % 2] - sides[side]) < 1e-3
    }
    left, top, right, bottom = (0.0 if side in met else ART_BLEED for side in range(4))
    bleed = Box(box.x - left, box.y - top, box.width + left + right, box.height + top + bottom)
    return Placement(index, "front", box, panel.turn, bleed)


def _hatch(panel: BoxPanel) -> Iterator[Stroke]:
    """Strokes across what is glued, clear of its edges and of the word in its middle."""
    box = bounds(panel.corners)
    upright = box.height > box.width
    length = box.height if upright else box.width
    count = int(length / HATCH)
    word = 6.0 if length > 40 else 0.0
    for n in range(1, count):
        along = (box.y if upright else box.x) + length * n / count
        if abs(along - box.centre[1 if upright else 0]) > word:
            yield from _across(panel, along, lying=upright)


def _across(panel: BoxPanel, along: float, *, lying: bool) -> Iterator[Stroke]:
    """The stroke at a height (`lying`) or at a distance from the left, 1 mm from each edge."""
    ends = sorted(_met(panel, along, lying=lying))
    if len(ends) == 2 and ends[1] - ends[0] > 3 * ART_BLEED:
        low, high = ends[0] + ART_BLEED + 0.5, ends[1] - ART_BLEED - 0.5
        start, end = ((low, along), (high, along)) if lying else ((along, low), (along, high))
        yield Stroke(*start, *end, GLUE.width, GLUE.dash, GLUE.colour, "glue")


def _met(panel: BoxPanel, along: float, *, lying: bool) -> Iterator[float]:
    """Where the edges of a panel meet a line."""
    at, across = (1, 0) if lying else (0, 1)
    for start, end in panel.edges:
        if (start[at] < along) != (end[at] < along):
            share = (along - start[at]) / (end[at] - start[at])
            yield start[across] + share * (end[across] - start[across])


def _glue_label(panel: BoxPanel, word: str) -> Label:
    """The word along the longer way of what is glued."""
    box = panel.box
    upright = box.height > box.width
    x, y = box.centre
    shift = GLUE_WORD * 0.33
    at = (x + shift, y) if upright else (x, y + shift)
    room = (box.height if upright else box.width) - 2
    return Label(*at, word, GLUE_WORD, 270 if upright else 0, "centre", room, colour="#6A6A6A")
