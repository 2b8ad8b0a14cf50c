"""Cards of which little is told, two in a row: each in a column, below its name."""

from collections.abc import Iterator, Sequence

from cardgen.layout.booklet.contents import Entry
from cardgen.layout.booklet.entries.card_entries import entry_blocks, parts_list, shown_size
from cardgen.layout.booklet.entries.entry_parts import BlocksOf, told_of
from cardgen.layout.booklet.entries.entry_words import costs_block, is_plain, name_block, row_block
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.pictures import shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, StackRow, stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.units import Box

LOW = 0.8  # of what two entries take below each other at least: no row of two takes more
BESIDE = 3.5  # mm between picture and words
UNDER = 0.5  # times `air` between the name and what is below it


def entries_in_rows(
    entries: Sequence[Entry], maker: ProseMaker, blocks_of: BlocksOf
) -> Iterator[FlowBlock]:
    """Entries that follow each other, across all columns; two may stand beside each other where
    that is much lower, since below each other their pictures leave half the page empty."""
    made = [entry_blocks(one, maker.style.width, maker, blocks_of) for one in entries]
    at = 0
    while at < len(entries):
        row = _row(entries[at : at + 2], made[at : at + 2], maker, blocks_of)
        first, *more = made[at]
        yield from (first._replace(row=row), *more)
        if row:
            yield from made[at + 1]
        at += 2 if row else 1


def _row(
    said: Sequence[Entry], made: Sequence[list[FlowBlock]], maker: ProseMaker, blocks_of: BlocksOf
) -> FlowPart | None:
    """Two entries in columns, if these are much lower than the two are below each other with the
    smallest pictures. One that goes on below its picture leaves nothing empty beside it."""
    blocks, style = [block for one in made for block in one], maker.style
    sized = [block.sizes[0] for block in blocks if block.sizes and len(block.parts) == 1]
    if style.columns == 1 or len(sized) < 2 or len(blocks) > 2:
        return None
    alone = sum(parts[0].height for parts in sized) + blocks[1].above
    columns = tuple(_in_column(one, maker, blocks_of) for one in said)
    row = StackRow(columns, style.column + style.gutter).part(0.0)
    return row if row.height <= LOW * alone else None


def _in_column(said: Entry, maker: ProseMaker, blocks_of: BlocksOf) -> BlockStack:
    """An entry in a column, so much of what is told beside its picture that it is lowest."""
    told = told_of(said)
    counts = [count for count in range(len(told) + 1) if not parts_list(told, count)]
    ways = (_column_way(said, maker, blocks_of, count) for count in counts)
    return min(ways, key=lambda way: way.height)


def _column_way(said: Entry, maker: ProseMaker, blocks_of: BlocksOf, count: int) -> BlockStack:
    """The same with so many blocks beside the picture."""
    style, told = maker.style, told_of(said)
    wide, high = shown_size(said, style.width, style.shown.entries[0], maker)
    left = wide + BESIDE
    room = style.column - left
    costs = [costs_block(said.costs, room, maker)] if said.costs and not is_plain(said) else []
    rows = (row_block(row, room, maker) for row in said.rows)
    beside = stack([*costs, *rows, *blocks_of(told[:count], room)])

    def draw(x: float, y: float) -> list[Drawn]:
        shown = shown_picture(said.pictures[0], Box(x, y, wide, high))
        return [*beside.draw(x + left, y), *shown]

    part = FlowPart(max(high, beside.height), draw, (), beside.anchors)
    name, first = name_block(said, style.column, maker), FlowBlock((part,), style.air * UNDER)
    return stack([name, first, *blocks_of(told[count:], style.column)])
