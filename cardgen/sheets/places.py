"""Where on a sheet furniture can stand: its margins first, then any free place between cards."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardgen.sheets.room import Wish, free_place
from cardgen.sheets.sheet import Sheet
from cardgen.units import Box, Size

Where = Literal["margin", "beside cards", "empty slot", "nowhere"]

CLEARANCE = 0.5  # from bleeds and marks


class Spot(NamedTuple):
    """A free box on the page and the turn of what is set into it."""

    box: Box
    turn: int


def taken(sheet: Sheet) -> tuple[Box, ...]:
    """All that furniture must not touch: bleeds and marks as they lie with the offset."""
    bleeds = (
        sheet.matrix(placement).bounds(sheet.painted(placement)) for placement in sheet.placements
    )
    marks = (line.bounds for line in sheet.lines)
    return tuple(box.grown(CLEARANCE) for box in (*bleeds, *marks))


def cards_box(sheet: Sheet) -> Box:
    """The box around all slots, filled or empty, without bleed."""
    trims = [placement.box for placement in sheet.placements] + list(sheet.empty)
    left, top = min(box.x for box in trims), min(box.y for box in trims)
    right, bottom = max(box.right for box in trims), max(box.bottom for box in trims)
    return Box(left, top, right - left, bottom - top)


def in_margin(
    sheet: Sheet, size: Size, obstacles: Sequence[Box], *, from_right: bool = False
) -> Spot | None:
    """A place at the foot, the head, the left or the right of the cards, in this order."""
    page, cards = sheet.printable, cards_box(sheet)
    foot = Box(page.x, cards.bottom, page.width, page.bottom - cards.bottom)
    head = Box(page.x, page.y, page.width, cards.y - page.y)
    left = Box(page.x, page.y, cards.x - page.x, page.height)
    right = Box(cards.right, page.y, page.right - cards.right, page.height)
    wishes = (
        (Wish(foot, from_right, True), 0),
        (Wish(head, from_right, False), 0),
        (Wish(left, False, True), 270),
        (Wish(right, True, True), 270),
    )
    return _first(wishes, size, obstacles)


def anywhere(
    sheet: Sheet, size: Size, obstacles: Sequence[Box], *, from_right: bool = False
) -> Spot | None:
    """A place anywhere inside the printable area, lying or else standing."""
    wish = Wish(sheet.printable, from_right, True)
    return _first(((wish, 0), (wish, 270)), size, obstacles)


def where(sheet: Sheet, spot: Spot) -> Where:
    """What kind of place a spot is."""
    if any(slot.meets(spot.box) for slot in sheet.empty):
        return "empty slot"
    return "beside cards" if cards_box(sheet).meets(spot.box) else "margin"


def _first(wishes: Sequence[tuple[Wish, int]], size: Size, obstacles: Sequence[Box]) -> Spot | None:
    for wish, turn in wishes:
        box = free_place(size if turn == 0 else size.turned(), wish, obstacles)
        if box is not None:
            return Spot(box, turn)
    return None
