"""Blocks poured into columns: what leads stays with what follows, columns are as even as may be."""

from collections.abc import Iterator, Sequence

from cardgen.layout.reference.blocks import ReferenceBlock
from cardgen.layout.text.typesetting import SLACK, least_that_fits

Columns = list[list[ReferenceBlock]]


def pour_columns(blocks: Sequence[ReferenceBlock], height: float) -> Columns:
    """Columns filled to `height`; what leads goes with what follows it.

    Where even that is too high, it has a column of its own. A column that begins with a block that
    has a heading begins with that heading.
    """
    columns: Columns = [[]]
    used = 0.0
    for number, block in enumerate(blocks):
        above = block.above if columns[-1] else 0.0
        led = number and blocks[number - 1].leads
        if columns[-1] and not led and used + above + _led_height(blocks, number) > height + SLACK:
            columns.append([block.heading] if block.heading else [])
            used, above = (block.heading.height if block.heading else 0.0), 0.0
        columns[-1].append(block)
        used += above + block.height
    return columns


def balance_columns(blocks: Sequence[ReferenceBlock], count: int, height: float) -> Columns:
    """So many columns, or fewer, as even as may be: they must `hold` the blocks."""
    least = least_that_fits(0.0, height, lambda tried: fits_columns(blocks, count, tried))
    return pour_columns(blocks, least)


def stack_blocks(
    column: Sequence[ReferenceBlock], top: float
) -> Iterator[tuple[ReferenceBlock, float]]:
    """Each block of a column with the height it stands at."""
    y = top
    for number, block in enumerate(column):
        y += block.above if number else 0.0
        yield block, y
        y += block.height


def fits_columns(blocks: Sequence[ReferenceBlock], count: int, height: float) -> bool:
    """Whether so many columns of this height are enough."""
    columns = pour_columns(blocks, height)
    feet = (
        max((y + block.height for block, y in stack_blocks(one, 0.0)), default=0.0)
        for one in columns
    )
    return len(columns) <= count and max(feet) <= height + SLACK


def _led_height(blocks: Sequence[ReferenceBlock], number: int) -> float:
    """The height of a block and of those it leads."""
    tall = blocks[number].height
    while blocks[number].leads and number + 1 < len(blocks):
        number += 1
        tall += blocks[number].above + blocks[number].height
    return tall
