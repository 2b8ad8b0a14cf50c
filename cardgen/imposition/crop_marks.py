"""Where to lay the knife: crop marks, never on a card, and outlines where these are not enough."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from cardgen.imposition.blocks import CardSlot
from cardgen.imposition.figures import CUT_THROUGH_GROUND, CutLine, Stroke, role_stroke
from cardgen.imposition.geometry import card_to_page
from cardgen.model.component import CutShape
from cardgen.outlines import Segments
from cardgen.units import Box, Size

MARK_LENGTH = 3.0
SHORTEST_MARK = 2.0  # a shorter stroke gives a ruler no direction
MARK_CLEARANCE = 0.5  # from the bleed, so that a drifting knife leaves no black on the card
LINE_CLEARANCE = 0.3  # from the trim to a line around it, for the same reason
_TOLERANCE = 1e-6

Span = tuple[float, float]


def crop_marks(cards: Sequence[tuple[Box, Box]], within: Box) -> tuple[Stroke, ...]:
    """A mark at both ends of every edge of every card, given as (trim, bleed) boxes.

    A mark begins CLEARANCE outside the card's bleed and is LENGTH long; it is shortened to stay
    `within` and CLEARANCE away from every other bleed, and dropped when less than SHORTEST is
    left. Marks on one line that touch become one.
    """
    upright = _marks(cards, within)
    lying = _marks([(_swapped(trim), _swapped(bleed)) for trim, bleed in cards], _swapped(within))
    vertical = [role_stroke("cut", x, start, x, end) for x, start, end in upright]
    horizontal = [role_stroke("cut", start, y, end, y) for y, start, end in lying]
    return tuple(sorted(vertical + horizontal))


def _swapped(box: Box) -> Box:
    """The box with x and y exchanged: horizontal marks are vertical ones seen sideways."""
    return Box(box.y, box.x, box.height, box.width)


def _marks(cards: Sequence[tuple[Box, Box]], within: Box) -> Iterator[tuple[float, float, float]]:
    """(x, y of the start, y of the end) of every vertical mark."""
    obstacles = [bleed.grown(MARK_CLEARANCE) for _, bleed in cards]
    spans: dict[float, list[Span]] = defaultdict(list)
    for trim, bleed in cards:
        for x in (trim.x, trim.right):
            spans[round(x, 6)] += _above_and_below(x, bleed, within, obstacles)
    for x, found in spans.items():
        for start, end in _merged(found):
            yield x, round(start, 6), round(end, 6)


def _above_and_below(x: float, bleed: Box, within: Box, obstacles: Iterable[Box]) -> Iterator[Span]:
    """The one or two strokes at `x` that leave a card upward and downward."""
    if not within.x - _TOLERANCE <= x <= within.right + _TOLERANCE:
        return
    met = [box for box in obstacles if box.x + _TOLERANCE < x < box.right - _TOLERANCE]
    start = bleed.y - MARK_CLEARANCE
    walls = [box.bottom for box in met if box.y < start - _TOLERANCE]
    end = max([start - MARK_LENGTH, within.y, *walls])
    if start - end >= SHORTEST_MARK - _TOLERANCE:
        yield end, start
    start = bleed.bottom + MARK_CLEARANCE
    walls = [box.y for box in met if box.bottom > start + _TOLERANCE]
    end = min([start + MARK_LENGTH, within.bottom, *walls])
    if end - start >= SHORTEST_MARK - _TOLERANCE:
        yield start, end


def _merged(spans: Iterable[Span]) -> Iterator[Span]:
    """The same stretches, overlapping or touching ones joined."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1] + _TOLERANCE:
            joined[-1] = joined[-1][0], max(joined[-1][1], end)
        else:
            joined.append((start, end))
    yield from joined


def cut_lines(slots: Sequence[CardSlot], shape: CutShape, bleed: float) -> tuple[CutLine, ...]:
    """The line around each slot: all of an outline, or the round corners of a rectangle.

    It runs outside the trim, LINE_CLEARANCE away where the `bleed` has room for it, so that a knife
    on its inner edge takes it all away though it drifts. Cards with square corners have none.
    """
    if shape.straight and not shape.corners:
        return ()
    pen = CUT_THROUGH_GROUND.width
    outward = max(0.0, min(LINE_CLEARANCE, bleed - pen)) + pen / 2
    return tuple(CutLine(_outline(slot, shape, outward), n) for n, slot in enumerate(slots))


def _outline(slot: CardSlot, shape: CutShape, outward: float) -> Segments:
    size = Size(slot.box.width, slot.box.height)
    upright = size if slot.turn in (0, 180) else size.turned()
    outline = shape.outline(upright, outward=outward)
    seen = tuple(_corners(outline)) if shape.straight else outline
    return card_to_page(slot.box, slot.turn).segments(seen)


def _corners(outline: Segments) -> Iterator[tuple[str | float, ...]]:
    """The curves of an outline, without the straight lines between them."""
    for before, segment in zip(outline, outline[1:], strict=False):
        if segment[0] == "C":
            yield ("M", *before[-2:])
            yield segment
