"""Free places on a sheet: in its margins first, then anywhere that touches no card and no mark."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from cardgen.imposition.cutting.machines import CLEAR_OF_WORDS
from cardgen.imposition.sheet import Sheet
from cardgen.units import Box, Size

_TOLERANCE = 1e-6


class SearchRegion(NamedTuple):
    """A region to search, and whether to begin at its right and at its foot."""

    region: Box
    from_right: bool = False
    from_foot: bool = False


def free_place(size: Size, wish: SearchRegion, obstacles: Sequence[Box]) -> Box | None:
    """The first free box of `size` in the wished region; None where there is none.

    Rows are tried from one edge of the region inward, each where an obstacle begins or ends, so
    that a place is found if there is any.
    """
    near = [obstacle for obstacle in obstacles if obstacle.meets(wish.region)]
    for y in _levels(size.height, wish, near):
        band = [box for box in near if _crosses(box, y, size.height)]
        x = _gap(size.width, wish, band)
        if x is not None:
            return Box(x, y, *size)
    return None


def _levels(height: float, wish: SearchRegion, obstacles: Sequence[Box]) -> list[float]:
    """Upper edges worth trying, the preferred first."""
    region = wish.region
    edges = [region.y, region.bottom - height]
    edges += [edge for box in obstacles for edge in (box.bottom, box.y - height)]
    lowest = region.bottom - height + _TOLERANCE
    inside = {round(edge, 6) for edge in edges if region.y - _TOLERANCE <= edge <= lowest}
    return sorted(inside, reverse=wish.from_foot)


def _crosses(box: Box, y: float, height: float) -> bool:
    return box.y < y + height - _TOLERANCE and y < box.bottom - _TOLERANCE


def _gap(width: float, wish: SearchRegion, band: Sequence[Box]) -> float | None:
    """The left edge of the preferred gap in a band that is at least `width` wide."""
    gaps = [gap for gap in _gaps(wish.region, band) if gap[1] - gap[0] >= width - _TOLERANCE]
    if not gaps:
        return None
    return gaps[-1][1] - width if wish.from_right else gaps[0][0]


def _gaps(region: Box, band: Sequence[Box]) -> Iterator[tuple[float, float]]:
    """What the obstacles of a band leave of the region, from left to right."""
    start = region.x
    for box in sorted(band):
        if box.x > start:
            yield start, min(box.x, region.right)
        start = max(start, box.right)
    if start < region.right:
        yield start, region.right


PlaceKind = Literal["margin", "beside cards", "empty slot", "nowhere"]

SLUG_CLEARANCE = 0.5  # from bleeds and marks


class FreePlace(NamedTuple):
    """A free box on the page and the turn of what is set into it."""

    box: Box
    turn: int


def occupied_boxes(sheet: Sheet) -> tuple[Box, ...]:
    """All that must be left free: bleeds, marks and cuts as they lie with the offset."""
    bleeds = (
        sheet.matrix(placement).bounds(sheet.painted(placement)) for placement in sheet.placements
    )
    marks = (line.bounds for line in sheet.lines)
    cuts = (line.bounds for line in sheet.cuts)
    patches = (patch.box.grown(CLEAR_OF_WORDS) for patch in sheet.patches)
    return (*(box.grown(SLUG_CLEARANCE) for box in (*bleeds, *marks, *cuts)), *patches)


def cards_box(sheet: Sheet) -> Box:
    """The box around all slots, filled or empty, without bleed."""
    trims = [placement.box for placement in sheet.placements] + list(sheet.empty)
    left, top = min(box.x for box in trims), min(box.y for box in trims)
    right, bottom = max(box.right for box in trims), max(box.bottom for box in trims)
    return Box(left, top, right - left, bottom - top)


def find_in_margin(
    sheet: Sheet, size: Size, obstacles: Sequence[Box], *, from_right: bool = False
) -> FreePlace | None:
    """A place at the foot, the head, the left or the right of the cards, in this order."""
    page, cards = sheet.printable, cards_box(sheet)
    foot = Box(page.x, cards.bottom, page.width, page.bottom - cards.bottom)
    head = Box(page.x, page.y, page.width, cards.y - page.y)
    left = Box(page.x, page.y, cards.x - page.x, page.height)
    right = Box(cards.right, page.y, page.right - cards.right, page.height)
    wishes = (
        (SearchRegion(foot, from_right, True), 0),
        (SearchRegion(head, from_right, False), 0),
        (SearchRegion(left, False, True), 270),
        (SearchRegion(right, True, True), 270),
    )
    return _first_place(wishes, size, obstacles)


def find_anywhere(
    sheet: Sheet, size: Size, obstacles: Sequence[Box], *, from_right: bool = False
) -> FreePlace | None:
    """A place anywhere inside the printable area, lying or else standing."""
    wish = SearchRegion(sheet.printable, from_right, True)
    return _first_place(((wish, 0), (wish, 270)), size, obstacles)


def kind_of_place(sheet: Sheet, spot: FreePlace) -> PlaceKind:
    """What kind of place a spot is."""
    if any(slot.meets(spot.box) for slot in sheet.empty):
        return "empty slot"
    return "beside cards" if cards_box(sheet).meets(spot.box) else "margin"


def _first_place(
    wishes: Sequence[tuple[SearchRegion, int]], size: Size, obstacles: Sequence[Box]
) -> FreePlace | None:
    for wish, turn in wishes:
        box = free_place(size if turn == 0 else size.turned(), wish, obstacles)
        if box is not None:
            return FreePlace(box, turn)
    return None
