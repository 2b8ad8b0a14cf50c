"""Blocks set one below the other, or in columns, within something that no column end parts."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.layout.booklet.elements import drawn_parts
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.text.text_lines import Drawn


class BlockStack(NamedTuple):
    """Blocks with their gaps; the first stands at the head."""

    blocks: tuple[FlowBlock, ...]

    @property
    def height(self) -> float:
        gaps = sum(block.above for block in self.blocks[1:])
        return gaps + sum(part.height for block in self.blocks for part in block.parts)

    def draw(self, x: float, y: float) -> list[Drawn]:
        """All blocks from a left and a top."""
        placed: list[tuple[FlowPart, float, float]] = []
        for number, block in enumerate(self.blocks):
            y += block.above if number else 0.0
            for part in block.parts:
                placed.append((part, x, y))
                y += part.height
        return list(drawn_parts(placed))

    @property
    def anchors(self) -> tuple[str, ...]:
        """The names of all that it holds."""
        return tuple(a for block in self.blocks for part in block.parts for a in part.anchors)


def stack(blocks: Sequence[FlowBlock]) -> BlockStack:
    """Blocks as one."""
    return BlockStack(tuple(blocks))


class StackRow(NamedTuple):
    """Stacks beside each other, each `step` mm right of the one before."""

    stacks: tuple[BlockStack, ...]
    step: float

    @property
    def height(self) -> float:
        return max((one.height for one in self.stacks), default=0.0)

    def part(self, above: float) -> FlowPart:
        """All of it as one part, so many mm below what is above."""

        def draw(x: float, y: float) -> list[Drawn]:
            return [
                mark
                for number, one in enumerate(self.stacks)
                for mark in one.draw(x + number * self.step, y + above)
            ]

        anchors = tuple(name for one in self.stacks for name in one.anchors)
        return FlowPart(self.height + above, draw, (), anchors)


def in_columns(blocks: Sequence[FlowBlock], columns: int, step: float) -> StackRow:
    """Whole blocks in one or two columns that are as even as may be."""
    if columns == 1 or len(blocks) < 2:
        return StackRow((stack(blocks),), step)
    ways = [
        StackRow((stack(blocks[:cut]), stack(blocks[cut:])), step)
        for cut in range(1, len(blocks))
        if not blocks[cut - 1].leads
    ]
    return min(ways, key=lambda row: row.height, default=StackRow((stack(blocks),), step))
