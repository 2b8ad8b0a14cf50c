"""Boards in a booklet: both sides below the name, beside each other, each with its stages; where a
page has one column, stages take all of its width, those of one side below those of the other."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import Entry, EntryRow
from cardgen.layout.booklet.entries.entry_parts import BlocksOf, joined, told_of
from cardgen.layout.booklet.entries.entry_words import name_block, row_block
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.pictures import GAP, picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, StackRow, in_columns, stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.units import Box

APART = 3.0  # times `air` between what a side of a board says and what is said of both


def board_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """A board: its sides below its name, beside each other, each with its stages below it."""
    count = len(said.pictures)
    each = (width - GAP * (count - 1)) / count
    sizes = [picture_size(one, each, maker.style.picture) for one in said.pictures]
    tall = max(high for _, high in sizes)
    name = stack([name_block(said, width, maker)])
    columns, step = maker.style.columns, maker.style.column + maker.style.gutter
    wide = each if columns > 1 else width
    rows = [[row_block(row, wide, maker) for row in rows] for rows in _sides(said, count)]
    apart = maker.style.air * APART
    sides, told = tuple(map(stack, rows)), told_of(said)
    if columns == 1:
        sides = (_one_below_the_other(rows, apart / 2),)
    elif filled := _with_added(sides, blocks_of(told, each), apart):
        sides, told = filled, ()
    words = StackRow(sides, each + GAP).part(maker.style.air)

    def draw(x: float, y: float) -> list[Drawn]:
        marks, top = name.draw(x, y), y + name.height + 0.8
        for number, (picture, (wide, high)) in enumerate(zip(said.pictures, sizes, strict=True)):
            marks += shown_picture(picture, Box(x + number * (each + GAP), top, wide, high))
        return [*marks, *words.draw(x, top + tall)]

    head = FlowPart(name.height + 0.8 + tall + words.height, draw, (), name.anchors)
    blocks = blocks_of(told, maker.style.column)
    return joined(said, head, in_columns(blocks, columns, step), blocks, maker)


def _one_below_the_other(rows: Sequence[Sequence[FlowBlock]], gap: float) -> BlockStack:
    """What sides of a board say, a gap between two of them."""
    first, *others = [side for side in rows if side]
    apart = [block for one, *more in others for block in (one._replace(above=gap), *more)]
    return stack([*first, *apart])


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
