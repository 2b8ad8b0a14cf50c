"""Blocks poured into columns, one column after the other."""

from collections.abc import Iterator, Sequence

from cardgen.layout.aid.blocks import Block
from cardgen.layout.fitting import SLACK, least_that_fits

Columns = list[list[Block]]


def poured(blocks: Sequence[Block], height: float) -> Columns:
    """Columns filled to `height`; what leads goes with what follows it.

    Where even that is too high, it has a column of its own.
    """
    columns: Columns = [[]]
    used = 0.0
    for number, block in enumerate(blocks):
        above = block.above if columns[-1] else 0.0
        led = number and blocks[number - 1].leads
        if columns[-1] and not led and used + above + _together(blocks, number) > height + SLACK:
            columns.append([])
            used = above = 0.0
        columns[-1].append(block)
        used += above + block.height
    return columns


def balanced(blocks: Sequence[Block], count: int, height: float) -> Columns:
    """So many columns, or fewer, as even as may be: they must `hold` the blocks."""
    least = least_that_fits(0.0, height, lambda tried: hold(blocks, count, tried))
    return poured(blocks, least)


def placed(column: Sequence[Block], top: float) -> Iterator[tuple[Block, float]]:
    """Each block of a column with the height it stands at."""
    y = top
    for number, block in enumerate(column):
        y += block.above if number else 0.0
        yield block, y
        y += block.height


def hold(blocks: Sequence[Block], count: int, height: float) -> bool:
    """Whether so many columns of this height are enough."""
    columns = poured(blocks, height)
    feet = (
        max((y + block.height for block, y in placed(one, 0.0)), default=0.0) for one in columns
    )
    return len(columns) <= count and max(feet) <= height + SLACK


def _together(blocks: Sequence[Block], number: int) -> float:
    """The height of a block and of those it leads."""
    tall = blocks[number].height
    while blocks[number].leads and number + 1 < len(blocks):
        number += 1
        tall += blocks[number].above + blocks[number].height
    return tall
