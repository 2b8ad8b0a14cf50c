"""Blocks poured into columns: what leads stays with what follows, columns are as even as may be."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardgen.layout.reference.blocks import ReferenceBlock
from cardgen.layout.text.typesetting import SLACK

Columns = list[list[ReferenceBlock]]
PARTED = 12.0  # mm left at the foot of a column that cost as much as a heading said again


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
    """So many columns, or fewer, as even as may be: they must `hold` the blocks.

    Of all ways to part the blocks it takes the one whose columns leave the least at their feet for
    each block, and that says few headings again.
    """
    best: list[dict[int, _Way]] = [{0: _Way(0.0, [])}]
    for _ in range(min(count, len(blocks))):
        best.append(dict(_longer(best[-1], blocks, height)))
    empty = height * height  # what a column costs that holds nothing
    ways = [
        way._replace(cost=way.cost + empty * (count - used))
        for used, held in enumerate(best)
        if (way := held.get(len(blocks)))
    ]
    if not ways:
        return pour_columns(blocks, height)
    starts = [0, *min(ways).ends]
    return [_column(blocks, start, end) for start, end in pairwise(starts)]


class _Way(NamedTuple):
    """Where some columns end, and what that costs."""

    cost: float
    ends: list[int]


def _longer(
    held: dict[int, _Way], blocks: Sequence[ReferenceBlock], height: float
) -> Iterator[tuple[int, _Way]]:
    """The best ways that have one column more, by where they end."""
    found: dict[int, _Way] = {}
    for start, way in held.items():
        for end in range(start + 1, len(blocks) + 1):
            column = _column(blocks, start, end)
            slack = height - column_height(column)
            if slack < -SLACK:
                break
            if end < len(blocks) and blocks[end - 1].leads:
                continue
            parted = PARTED * PARTED if column[0] is not blocks[start] else 0.0
            cost = way.cost + slack * slack / len(column) + parted
            if end not in found or cost < found[end].cost:
                found[end] = _Way(cost, [*way.ends, end])
    yield from found.items()


def _column(blocks: Sequence[ReferenceBlock], start: int, end: int) -> list[ReferenceBlock]:
    """Some blocks as a column, under the heading of the first where that goes on."""
    heading = blocks[start].heading if start else None
    return [*([heading] if heading else []), *blocks[start:end]]


def column_height(column: Sequence[ReferenceBlock]) -> float:
    """How high a column is."""
    return max((y + block.height for block, y in stack_blocks(column, 0.0)), default=0.0)


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
    return len(columns) <= count and max(map(column_height, columns)) <= height + SLACK


def _led_height(blocks: Sequence[ReferenceBlock], number: int) -> float:
    """The height of a block and of those it leads."""
    tall = blocks[number].height
    while blocks[number].leads and number + 1 < len(blocks):
        number += 1
        tall += blocks[number].above + blocks[number].height
    return tall
