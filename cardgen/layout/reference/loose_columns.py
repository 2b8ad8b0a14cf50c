"""Columns of a page that are not full: blocks stand further apart, so that all end level."""

from collections.abc import Sequence
from itertools import pairwise

from cardgen.layout.marks import Mark
from cardgen.layout.reference.blocks import ReferenceBlock
from cardgen.layout.reference.columns import Columns, column_height, stack_blocks
from cardgen.layout.reference.frame import gutter_rules
from cardgen.layout.reference.theme import Theme
from cardgen.units import Box

COLUMN_GUTTER = 6.0
LOOSEST = 8.0  # mm that blocks stand further apart, at most
ROWS_LOOSEST = 2.0  # the same of rows of a table, which are one line each
TITLED = 2.5  # times as much over a title
ROW = 0.5  # the same between two rows of a block


def set_pages(
    columns: Columns, count: int, room: Box, look: Theme, *, loosest: float = LOOSEST
) -> list[list[Mark]]:
    """The columns page by page, with rules between them."""
    width = (room.width - (count - 1) * COLUMN_GUTTER) / count
    pages = []
    for start in range(0, len(columns), count):
        page = columns[start : start + count]
        foot = common_foot(page, room.height, loosest)
        ruled = room._replace(height=foot)
        marks: list[Mark] = list(gutter_rules(ruled, count, COLUMN_GUTTER, look))
        for number, column in enumerate(page):
            x = room.x + number * (width + COLUMN_GUTTER)
            for block, y in stack_blocks(loosened(column, foot, loosest), room.y):
                marks += block.draw(x, y)
        pages.append(marks)
    return pages


def common_foot(page: Columns, height: float, loosest: float = LOOSEST) -> float:
    """How high the columns of a page may all be, if none is loosened beyond measure."""
    reached = min(column_height(one) + loosest * _room(one) for one in page)
    return min(height, max(reached, *(column_height(one) for one in page), 0.0))


def loosened(
    column: Sequence[ReferenceBlock], foot: float, loosest: float = LOOSEST
) -> list[ReferenceBlock]:
    """The blocks of a column, and rows of blocks, so far apart that it ends at its foot, or comes
    near."""
    shares = _shares(column)
    each = min((foot - column_height(column)) / max(_room(column), 1.0), loosest)
    spread = [block.apart(each * ROW) for block in column]
    apart = zip(spread[1:], shares, strict=True)
    return [
        *spread[:1],
        *(block._replace(above=block.above + each * share) for block, share in apart),
    ]


def _room(column: Sequence[ReferenceBlock]) -> float:
    """How many times a length may be let into a column: between its blocks and between rows."""
    return sum(_shares(column)) + ROW * sum(block.gaps for block in column)


def _shares(column: Sequence[ReferenceBlock]) -> list[float]:
    """How much of the room that is left goes between each two blocks: none below a title."""
    return [
        0.0 if over.is_title else TITLED if under.is_title else 1.0
        for over, under in pairwise(column)
    ]
