"""What an entry is made of, from its head down: where pages may part it, and what says so there."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from cardgen.layout.booklet.contents import ContentBlock, Entry, ProseBlock
from cardgen.layout.booklet.entry_words import continued
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import StackRow, stack

ROOM = 2.6  # times `air` between two entries
BELOW = 1.2  # times `air` between a picture and what is below it


class BlocksOf(Protocol):
    """Makes the blocks of contents in a width."""

    def __call__(self, contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]: ...


def told_of(said: Entry) -> tuple[ContentBlock, ...]:
    """All that is added to what the card says, its flavour last."""
    return (*said.blocks, *([ProseBlock(said.flavour, "flavour")] if said.flavour else []))


def joined(
    said: Entry,
    head: FlowPart,
    below: StackRow,
    blocks: Sequence[FlowBlock],
    maker: ProseMaker,
) -> list[FlowBlock]:
    """What stands beside the picture and what is `below`, one under the other: a page may end
    between them, and the next one begins with the name. What is below in columns and higher than a
    page is poured into these, block by block."""
    style = maker.style
    several = style.columns > 1
    gap = style.air * BELOW
    feet = [below.part(gap)] if several and below.height else []
    if not several:
        feet = list(_feet(blocks, gap, flavoured=bool(said.flavour)))
    parts = (head, *feet)
    if several and sum(part.height for part in parts) > style.room(1).height:
        return [FlowBlock((head,), style.air * ROOM, spans=True), *blocks]
    if len(feet) == 1 and not several and said.flavour and len(blocks) == 1:
        parts = (_one_part([head, *feet]),)
    ends = frozenset(range(1, len(parts)))
    again = continued(said, maker) if ends else None
    return [FlowBlock(parts, style.air * ROOM, spans=True, spread=ends, head=again)]


def _feet(blocks: Sequence[FlowBlock], gap: float, *, flavoured: bool) -> Iterator[FlowPart]:
    """Blocks of a single column that pages may part; what leads stays with what follows, and a line
    of flavour, which would not say whose it is, with what is before it."""
    group: list[FlowBlock] = []
    for number, block in enumerate(blocks):
        closes = flavoured and number == len(blocks) - 1
        if group and not group[-1].leads and not closes:
            yield StackRow((stack(group),), 0.0).part(gap)
            gap, group = block.above, []
        group.append(block)
    if group:
        yield StackRow((stack(group),), 0.0).part(gap)


def _one_part(parts: Sequence[FlowPart]) -> FlowPart:
    """Parts one below the other as one that no page ends in."""
    return StackRow((stack([FlowBlock(tuple(parts))]),), 0.0).part(0.0)
