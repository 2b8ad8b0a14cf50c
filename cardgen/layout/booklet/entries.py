"""Cards and boards in a booklet: the picture at the left, name, cost and words beside it; what is
more stands below in columns, as notes under a plate do."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, EntryRow, ProseBlock
from cardgen.layout.booklet.entry_words import (
    continued,
    costs_block,
    is_plain,
    name_block,
    row_block,
)
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures import GAP, picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, StackRow, in_columns, stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.units import Box

BESIDE = 4.5  # mm between picture and words
ROOM = 2.6  # times `air` between two entries, and 1 between a picture and what is below it
SCALE = 0.66  # of its own height that a card is shown high at most
WIDEST = 0.4  # of the width that a picture takes, the sides of boards aside
LEAST = 0.84  # of that size: a picture with few words beside it is no smaller
TIMES = (0.8, 1.0, 1.15, 1.3)  # as large: pictures on pages with little room, and with more
APART = 3.0  # times `air` between what a side of a board says and what is said of both
WHOLE = 0.6  # of a page of one column: an entry that is higher may part between its blocks


class BlocksOf(Protocol):
    """Makes the blocks of contents in a width."""

    def __call__(self, contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]: ...


def entry_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """An entry across all columns, in one piece unless it is higher than a page."""
    if len(said.pictures) > 1:
        return _board_blocks(said, width, maker, blocks_of)
    usual, *more = _entry_of_size(said, width, 1.0, maker, blocks_of)
    if more or not said.pictures:
        return [usual, *more]
    sizes = [_entry_of_size(said, width, times, maker, blocks_of) for times in TIMES]
    return [usual._replace(sizes=tuple(_as_many(one.parts, usual.parts) for one, *_ in sizes))]


def _as_many(parts: tuple[FlowPart, ...], others: tuple[FlowPart, ...]) -> tuple[FlowPart, ...]:
    """Parts as many as the others: those that are missing are empty."""
    return (*parts, *[FlowPart(0.0, lambda x, y: [])] * (len(others) - len(parts)))


def _entry_of_size(
    said: Entry, width: float, times: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """An entry with its picture so many times as large."""
    wide, high = (length * max(times, 1.0) for length in _shown_size(said, width, maker))
    left = wide + BESIDE if wide else 0.0
    least = high * (LEAST * times if times <= 1.0 else 1.0)
    beside, below = _shared_out(said, width, left, least, maker, blocks_of)
    share = min(max(beside.height, least), high) / (high or 1.0)
    wide, high = wide * share, high * share

    def draw(x: float, y: float) -> list[Drawn]:
        name, *words = beside.blocks
        marks = stack([name]).draw(x + left, y)
        for picture in said.pictures:
            marks += shown_picture(picture, Box(x, y, wide, high))
        lower = y + stack([name]).height + (words[0].above if words else 0.0)
        return [*marks, *stack(words).draw(x + left, lower)]

    head = FlowPart(max(beside.height, high), draw, (), beside.anchors)
    return _joined(said, head, below, maker)


def _shown_size(said: Entry, width: float, maker: ProseMaker) -> tuple[float, float]:
    """The width and height of the only picture; a column is the most for one that is wide."""
    for picture in said.pictures[:1]:
        box = picture.drawing.box
        wide = maker.style.column if box.width > box.height else width * WIDEST
        high = min(maker.style.picture, box.height * SCALE * maker.style.type["body"].size / 9)
        return picture_size(picture, min(wide, width / 2), high)
    return 0.0, 0.0


def _shared_out(
    said: Entry, width: float, left: float, high: float, maker: ProseMaker, blocks_of: BlocksOf
) -> tuple[BlockStack, StackRow]:
    """What stands beside the picture and what below it, so that all is as low as may be."""
    told = _told(said)
    head = list(_words(said, width - left, maker))
    beside = blocks_of(told, width - left)
    columns, step = maker.style.columns, maker.style.column + maker.style.gutter
    below = blocks_of(told, maker.style.column) if columns > 1 else blocks_of(told, width)
    across = blocks_of(told[-1:], width)

    def way(count: int) -> tuple[BlockStack, StackRow]:
        rest = below[count:]
        alone = len(rest) == 1 and len(across) == 1
        return stack([*head, *beside[:count]]), in_columns(across if alone else rest, columns, step)

    def cost(count: int) -> tuple[float, int]:
        upper, lower = way(count)
        return max(upper.height, high) + lower.height + (
            maker.style.air if lower.height else 0.0
        ), -count

    framed = max((n for n, one in enumerate(told, 1) if isinstance(one, CallOut)), default=0)
    counts = [n for n in range(len(beside) + 1) if not n or not beside[n - 1].leads]
    if len(beside) == len(told):  # only frames go below, and what is between them
        counts = [n for n in counts if n < framed or n == len(beside)]
    return way(min(counts, key=cost))


def _told(said: Entry) -> tuple[ContentBlock, ...]:
    """All that is added to what the card says, its flavour last."""
    return (*said.blocks, *([ProseBlock(said.flavour, "flavour")] if said.flavour else []))


def _words(said: Entry, width: float, maker: ProseMaker) -> Iterator[FlowBlock]:
    """The name, what it costs, and what it says."""
    yield name_block(said, width, maker)
    if said.costs and not is_plain(said):
        yield costs_block(said.costs, width, maker)
    yield from (row_block(row, width, maker) for row in said.rows)


def _board_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """A board: its sides below its name, beside each other, each with its stages below it."""
    count = len(said.pictures)
    each = (width - GAP * (count - 1)) / count
    sizes = [picture_size(one, each, maker.style.picture) for one in said.pictures]
    tall = max(high for _, high in sizes)
    name = stack([name_block(said, width, maker)])
    rows = [[row_block(row, each, maker) for row in rows] for rows in _sides(said, count)]
    sides, told = tuple(map(stack, rows)), _told(said)
    if filled := _with_added(sides, blocks_of(told, each), maker.style.air * APART):
        sides, told = filled, ()
    words = StackRow(sides, each + GAP).part(maker.style.air)

    def draw(x: float, y: float) -> list[Drawn]:
        marks, top = name.draw(x, y), y + name.height + 0.8
        for number, (picture, (wide, high)) in enumerate(zip(said.pictures, sizes, strict=True)):
            marks += shown_picture(picture, Box(x + number * (each + GAP), top, wide, high))
        return [*marks, *words.draw(x, top + tall)]

    head = FlowPart(name.height + 0.8 + tall + words.height, draw, (), name.anchors)
    columns, step = maker.style.columns, maker.style.column + maker.style.gutter
    blocks = blocks_of(told, maker.style.column)
    return _joined(said, head, in_columns(blocks, columns, step), maker)


def _with_added(
    sides: Sequence[BlockStack], added: Sequence[FlowBlock], gap: float
) -> tuple[BlockStack, ...]:
    """The sides of a board, and a gap below the one that says less what is added; nothing where
    that would make the entry higher."""
    if not added:
        return ()
    low = min(sides, key=lambda side: side.height)
    filled = stack([*low.blocks, added[0]._replace(above=gap), *added[1:]])
    if filled.height > max(side.height for side in sides):
        return ()
    return tuple(filled if side is low else side for side in sides)


def _sides(said: Entry, count: int) -> list[list[EntryRow]]:
    """The rows of each side; what names neither is with the first."""
    second = [row for row in said.rows if row.ages.startswith("B")] if count > 1 else []
    return [[row for row in said.rows if row not in second], second][:count]


def _joined(said: Entry, head: FlowPart, below: StackRow, maker: ProseMaker) -> list[FlowBlock]:
    """The head and what is below it: in one piece if a page holds it, else poured into columns."""
    air, several = maker.style.air, maker.style.columns > 1
    page = maker.style.room(1).height * (1.0 if several else WHOLE)
    foot = below.part(air * 1.2) if below.height else None
    parts = (head, foot) if foot else (head,)
    if sum(part.height for part in parts) <= page:
        apart = frozenset([1]) if foot else frozenset[int]()
        again = continued(said, maker) if foot else None
        return [FlowBlock(parts, air * ROOM, spans=True, spread=apart, head=again)]
    rest = [block for one in below.stacks for block in one.blocks]
    if said.flavour and len(rest) > 1:
        rest[-2] = rest[-2]._replace(leads=True)  # a flavour alone would not say whose it is
    return [FlowBlock((head,), air * ROOM, spans=True),
            *(block._replace(spans=not several) for block in rest)]  # fmt: skip
