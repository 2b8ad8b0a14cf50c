"""Blocks set one below the other within something that no column end parts."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.layout.booklet.elements import drawn_parts
from cardgen.layout.booklet.flow import FlowBlock, FlowPart
from cardgen.layout.booklet.text_lines import Drawn


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
