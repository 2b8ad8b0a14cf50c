"""How many cards fit on a paper, and where they lie so that a knife can follow the marks."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import isfinite

from cardgen.imposition.blocks import CardBlock, CardSlot, find_blocks
from cardgen.imposition.crop_marks import MARK_CLEARANCE, MARK_LENGTH, SHORTEST_MARK
from cardgen.imposition.cutting.machines import Cutter
from cardgen.imposition.geometry import Mirror
from cardgen.imposition.papers import Paper
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.finding import Stop
from cardgen.model.frozen import frozen
from cardgen.units import Box, Size

# Most printers reach to 5 mm from the edge: marks and slug areas may use what lies between this
# and a wider margin, because a lost mark costs less than a lost card.
PRINTER_LIMIT = 5.0
# A fold needs this much paper between its line and the nearest bleed; marks end short of it.
FOLD_GUTTER = 5.0

# Between an upright and a turned block: room for the marks of each, then for marks they share,
# then none, where a card more is worth an end without marks.
_CHANNELS = (2 * (MARK_CLEARANCE + MARK_LENGTH) + 1, 2 * MARK_CLEARANCE + MARK_LENGTH, 0.0)


@frozen
class Arrangement:
    """Slots of one card size on one paper, in mm from the page's top left corner.

    `shape` is how each is cut out within its slot, `cutter` the machine that does it, if any.

    `page` is the paper as it lies, upright or on its side. With a `fold` the slots hold the fronts
    and their reflections in the fold hold the backs. `cuts` counts straight guillotine cuts, the
    two blocks of a mixed arrangement parted first.
    """

    card: Size
    paper: Paper
    page: Size
    bleed: float
    margin: float
    marks: bool
    slots: tuple[CardSlot, ...]
    cuts: int
    fold: Mirror | None = None
    shape: CutShape = SQUARE_CUT
    cutter: Cutter | None = None

    @property
    def count(self) -> int:
        """Cards a sheet."""
        return len(self.slots)

    @property
    def turned(self) -> int:
        """How many of them lie on their side."""
        return sum(slot.turn in (90, 270) for slot in self.slots)

    @property
    def landscape(self) -> bool:
        return self.page.width > self.page.height

    @property
    def printable(self) -> Box:
        """Where marks and slug areas may stand."""
        return Box(0, 0, *self.page).grown(-min(self.margin, PRINTER_LIMIT))

    @property
    def block(self) -> Box:
        """The box around every bleed of a side, backs of a folded sheet included."""
        trims = [slot.box for slot in self.slots]
        if self.fold is not None:
            trims += [self.fold.box(trim) for trim in trims]
        left, top = min(trim.x for trim in trims), min(trim.y for trim in trims)
        right, bottom = max(trim.right for trim in trims), max(trim.bottom for trim in trims)
        return Box(left, top, right - left, bottom - top).grown(self.bleed)

    @property
    def margin_left(self) -> float:
        """The smallest distance from a bleed to the page's edge."""
        return _margin(self.block, self.page)


def arrange(
    card: Size,
    paper: Paper,
    *,
    bleed: float,
    margin: float = PRINTER_LIMIT,
    marks: bool = True,
    fold: bool = False,
    mixed: bool = True,
    mark_all: bool = False,
    noun: str = "card",
) -> Arrangement:
    """The arrangement with most cards; then fewest cuts, most marks, the largest margin.

    Bleeds stay `margin` mm from the page's edge. A bleed hides where to cut, so with `marks` and a
    bleed every outer cut keeps room for a mark; without bleed the cards' own edges show, and marks
    stand where there is room, unless `mark_all` keeps it for them there too. `mixed` allows turned
    cards beside upright ones. `fold` keeps half of the page for the backs. Stop says when not one
    card fits, which is called by its `noun`.
    """
    _refuse_nonsense(card, bleed=bleed, margin=margin)
    inset = margin
    marked = marks and (bleed > 0 or mark_all)
    if marked:
        inset = max(margin, min(margin, PRINTER_LIMIT) + MARK_CLEARANCE + SHORTEST_MARK)
    channels = _channels(bleed > 0, marked) if mixed else ()
    found = [
        Arrangement(
            card, paper, page, bleed, margin, marks, block.slots(left, top), block.cuts, line
        )
        for page, line, room in page_boxes(paper, inset, fold)
        for block in _best(find_blocks(card, Size(*room[2:]), bleed, channels))
        for left, top in [block_corner(block.size, page, line)]
    ]
    if not found:
        raise _too_large(card, paper, bleed, margin, noun)
    return min(found, key=_rank)


def _channels(bleeding: bool, marked: bool) -> tuple[float, ...]:
    """Distances to try between two blocks; marks between cards without bleed are never given up."""
    if not marked:
        return (0.0,)
    return _CHANNELS if bleeding else _CHANNELS[:-1]


def page_boxes(paper: Paper, inset: float, fold: bool) -> Iterator[tuple[Size, Mirror | None, Box]]:
    """Every page orientation with the fold line, if any, and the box the fronts may fill."""
    for page in (paper.size, paper.size.turned()):
        whole = Box(0, 0, *page).grown(-inset)
        if not fold:
            yield page, None, whole
            continue
        half = page.height / 2 - FOLD_GUTTER - inset
        yield page, Mirror("horizontal", page.height / 2), whole._replace(height=half)
        half = page.width / 2 - FOLD_GUTTER - inset
        yield page, Mirror("vertical", page.width / 2), whole._replace(width=half)


def _best(candidates: Iterator[CardBlock]) -> list[CardBlock]:
    """Only the fullest blocks: the rest is not worth placing."""
    known = list(candidates)
    most = max((block.cards for block in known), default=0)
    return [block for block in known if block.cards == most]


def block_corner(size: Size, page: Size, fold: Mirror | None) -> tuple[float, float]:
    """Centred on the page; against the gutter of a fold, where a skew fold does least harm."""
    left, top = (page.width - size.width) / 2, (page.height - size.height) / 2
    if fold is None:
        return left, top
    if fold.axis == "vertical":
        return fold.at - FOLD_GUTTER - size.width, top
    return left, fold.at - FOLD_GUTTER - size.height


def _rank(one: Arrangement) -> tuple[float, ...]:
    """Smaller is better; the last entries only make the choice certain."""
    return (
        -one.count,
        one.cuts,
        -_channel(one),
        -round(one.margin_left, 6),
        one.turned,
        one.landscape,
        one.fold is not None and one.fold.axis == "vertical",
    )


def _channel(one: Arrangement) -> float:
    """The free strip between the upright and the turned block; the widest where there is none."""
    upright = [slot.box for slot in one.slots if slot.turn == 0]
    turned = [slot.box for slot in one.slots if slot.turn == 90]
    if not turned or not upright:
        return _CHANNELS[0]
    aside = min(box.x for box in turned) - max(box.right for box in upright)
    below = min(box.y for box in turned) - max(box.bottom for box in upright)
    return round(max(aside, below) - 2 * one.bleed, 6)


def _margin(block: Box, page: Size) -> float:
    edges = (block.x, block.y, page.width - block.right, page.height - block.bottom)
    return round(min(edges), 6)


def _refuse_nonsense(card: Size, **lengths: float) -> None:
    for name, length in lengths.items():
        if not (isfinite(length) and length >= 0):
            raise ValueError(f"{name} is a length in mm, 0 or more; {length} is not")
    if not all(isfinite(length) and length > 0 for length in card):
        raise ValueError(f"a card has a width and a height in mm; {card} has not")


def _too_large(card: Size, paper: Paper, bleed: float, margin: float, noun: str) -> Stop:
    return Stop(
        f"a {noun} of {card.width:g} × {card.height:g} mm with {bleed:g} mm bleed does not fit"
        f" on {paper.title} ({paper.width:g} × {paper.height:g} mm) inside {margin:g} mm margins",
        help="choose a larger paper, a smaller bleed or a smaller margin",
    )


def arrange_for_knife(
    card: Size,
    paper: Paper,
    *,
    bleed: float,
    margin: float = PRINTER_LIMIT,
    fold: bool = False,
    mixed: bool = True,
    shape: CutShape = SQUARE_CUT,
    noun: str = "card",
) -> Arrangement:
    """The fullest arrangement that can be cut along its marks both ways.

    A card without bleed that leaves no room for them is laid all the same: its own edges show
    where to cut. A shape that no straight cuts free has no marks; its outline is drawn instead.
    Stop says when not one card fits.
    """
    ask = partial(
        arrange, card, paper, bleed=bleed, margin=margin, fold=fold, mixed=mixed, noun=noun
    )
    try:
        found = ask(mark_all=True) if shape.straight else ask(marks=False)
    except Stop:
        if bleed > 0 or not shape.straight:
            raise
        found = ask()
    return replace(found, shape=shape)
