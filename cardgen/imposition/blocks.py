"""Ways to lay cards of one size in a rectangle: a grid, or a grid and a turned grid beside it."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from cardgen.units import Box, Size

# Lengths are sums of a few decimals: what misses by less than this still fits.
SIZE_TOLERANCE = 1e-6


class CardSlot(NamedTuple):
    """Where one card lies: its trim on the page, and its turn clockwise (0, 90, 180, 270)."""

    box: Box
    turn: int = 0


class Grid(NamedTuple):
    """Rows and columns of cards of one size, all turned alike, `bleed` mm beyond each trim."""

    card: Size
    columns: int
    rows: int
    bleed: float
    turn: int = 0

    @property
    def cards(self) -> int:
        return self.columns * self.rows

    @property
    def pitch(self) -> float:
        """From one card's trim to the next one's: bleeds touch."""
        return 2 * self.bleed

    @property
    def shared(self) -> bool:
        """Whether neighbours touch, so that one cut parts them."""
        return self.bleed == 0

    @property
    def size(self) -> Size:
        """Width and height with the outer bleed."""
        return Size(
            self.columns * (self.card.width + self.pitch),
            self.rows * (self.card.height + self.pitch),
        )

    @property
    def cuts(self) -> int:
        """Straight cuts that free every card, the strips of one cut kept side by side."""
        if self.shared:
            return self.columns + 1 + self.rows + 1
        return 2 * self.columns + 2 * self.rows

    def slots(self, left: float, top: float) -> Iterator[CardSlot]:
        """The slots in reading order, the outer bleed's corner at (`left`, `top`)."""
        for row in range(self.rows):
            for column in range(self.columns):
                x = left + self.bleed + column * (self.card.width + self.pitch)
                y = top + self.bleed + row * (self.card.height + self.pitch)
                yield CardSlot(Box(round(x, 6), round(y, 6), *self.card), self.turn)


class CardBlock(NamedTuple):
    """One grid, or two with `channel` mm between their bleeds, centred on each other."""

    first: Grid
    second: Grid | None = None
    beside: bool = False  # the second grid stands to the right, not below
    channel: float = 0.0

    @property
    def grids(self) -> tuple[Grid, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    @property
    def cards(self) -> int:
        return sum(grid.cards for grid in self.grids)

    @property
    def size(self) -> Size:
        widths, heights = zip(*(grid.size for grid in self.grids), strict=True)
        if self.beside:
            return Size(sum(widths) + self.channel, max(heights))
        return Size(max(widths), sum(heights) + self.channel * (len(self.grids) - 1))

    @property
    def cuts(self) -> int:
        one_line = self.second is not None and self.first.shared and self.channel == 0
        return sum(grid.cuts for grid in self.grids) - one_line

    def slots(self, left: float, top: float) -> tuple[CardSlot, ...]:
        """All slots, first grid first; the outer bleed's corner is at (`left`, `top`)."""
        return tuple(chain.from_iterable(self._spread(left, top)))

    def _spread(self, left: float, top: float) -> Iterator[Iterator[CardSlot]]:
        whole, along = self.size, 0.0
        for grid in self.grids:
            width, height = grid.size
            if self.beside:
                yield grid.slots(left + along, top + (whole.height - height) / 2)
                along += width + self.channel
            else:
                yield grid.slots(left + (whole.width - width) / 2, top + along)
                along += height + self.channel


def largest_grid(card: Size, room: Size, bleed: float, turn: int = 0) -> Grid:
    """The largest grid in `room`; it may have no row or no column."""
    lying = card if turn in (0, 180) else card.turned()
    return Grid(
        lying,
        _most(room.width, lying.width, bleed),
        _most(room.height, lying.height, bleed),
        bleed,
        turn,
    )


def _most(room: float, length: float, bleed: float) -> int:
    return max(0, int((room + SIZE_TOLERANCE) / (length + 2 * bleed)))


def find_blocks(
    card: Size, room: Size, bleed: float, channels: tuple[float, ...]
) -> Iterator[CardBlock]:
    """Every block of upright cards in `room`, alone or with turned cards in what is left over.

    Turned cards alone are the other page orientation's business.
    """
    whole = largest_grid(card, room, bleed)
    if whole.cards:
        yield CardBlock(whole)
    for channel in channels:
        yield from _below(card, room, whole, channel)
        yield from _beside(card, room, whole, channel)


def _below(card: Size, room: Size, whole: Grid, channel: float) -> Iterator[CardBlock]:
    for rows in range(1, whole.rows + 1) if whole.columns else ():
        upper = whole._replace(rows=rows)
        rest = Size(room.width, room.height - upper.size.height - channel)
        turned = largest_grid(card, rest, whole.bleed, 90)
        if turned.cards:
            yield CardBlock(upper, turned, False, channel)


def _beside(card: Size, room: Size, whole: Grid, channel: float) -> Iterator[CardBlock]:
    for columns in range(1, whole.columns + 1) if whole.rows else ():
        left = whole._replace(columns=columns)
        rest = Size(room.width - left.size.width - channel, room.height)
        turned = largest_grid(card, rest, whole.bleed, 90)
        if turned.cards:
            yield CardBlock(left, turned, True, channel)
