"""What takes but a line: two beside each other where a page has one column."""

from collections.abc import Callable, Sequence

from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import StackRow, stack

GUTTER = 8.0  # mm between two columns
LOW = 0.75  # of what blocks take below each other: two that take no more stand beside each other
KEPT = 3  # rows that stay together at either end of a page


def abreast(
    made: Callable[[float], Sequence[FlowBlock]], width: float, maker: ProseMaker
) -> list[FlowBlock]:
    """The blocks that are `made` for a width, each of an item, two in a row where both are short;
    they are read row by row, so that a page may end below each."""
    alone = list(made(width))
    if maker.style.abreast == 1:
        return alone
    half, rows, at = (width - GUTTER) / 2, list[FlowBlock](), 0
    beside = list(made(half))
    while at < len(alone):
        row = StackRow(tuple(stack([one]) for one in beside[at : at + 2]), half + GUTTER)
        if len(row.stacks) == 2 and row.height <= LOW * stack(alone[at : at + 2]).height:
            rows.append(FlowBlock((row.part(0.0),), alone[at].above, leads=alone[at].leads))
            at += 2
        else:
            rows.append(alone[at])
            at += 1
    return rows


def as_one(rows: Sequence[FlowBlock], head: FlowPart) -> FlowBlock:
    """Rows as a block that pages may part, not too near its ends; there its `head` is told."""
    parts = tuple(
        StackRow((stack([row]),), 0.0).part(row.above if number else 0.0)
        for number, row in enumerate(rows)
    )
    breaks = frozenset(range(KEPT, len(rows) - KEPT + 1))
    return FlowBlock(parts, rows[0].above, breaks, head=head if breaks else None)
