"""What an entry is made of, from its head down: where pages may part it, and what says so there."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Protocol

from cardgen.layout.booklet.contents import ContentBlock, Entry, ProseBlock
from cardgen.layout.booklet.entries.entry_words import name_again
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


def closing(told: Sequence[ContentBlock]) -> int:
    """How many blocks at the end give no rules: the life of a Leader, a line of flavour."""
    plain = (isinstance(one, ProseBlock) and one.kind == "flavour" for one in reversed(told))
    return sum(takewhile(bool, plain))


def joined(
    said: Entry,
    head: FlowPart,
    below: StackRow,
    blocks: Sequence[FlowBlock],
    maker: ProseMaker,
) -> list[FlowBlock]:
    """What stands beside the picture and what is `below`, one under the other: a page may end
    between them, and the next one begins with the name. What is below in columns and higher than a
    page is poured into these, block by block, below the name wherever it goes on."""
    style = maker.style
    several = style.columns > 1
    gap, plain = style.air * BELOW, min(closing(told_of(said)), len(blocks))
    feet = [below.part(gap)] if several and below.height else []
    if not several:
        feet = list(_feet(blocks, gap, plain))
    parts = (head, *feet)
    if several and sum(part.height for part in parts) > style.room(1).height:
        name = name_again(said, maker)
        poured = [block._replace(again=name) for block in blocks]
        return [FlowBlock((head,), style.air * ROOM, spans=True, begins=True), *poured]
    if not several and plain == len(blocks) > 0:
        parts = (_one_part([head, *feet]),)
    ends = frozenset(range(1, len(parts)))
    again = name_again(said, maker) if ends else None
    above = style.air * ROOM
    return [FlowBlock(parts, above, spans=True, spread=ends, head=again, begins=True)]


def _feet(blocks: Sequence[FlowBlock], gap: float, plain: int) -> Iterator[FlowPart]:
    """Blocks of a single column that pages may part; what leads stays with what follows, and so
    many at the end that are `plain` flavour, alone at the head of no page, with what is before."""
    group: list[FlowBlock] = []
    for number, block in enumerate(blocks):
        closes = number >= len(blocks) - plain
        if group and not group[-1].leads and not closes:
            yield StackRow((stack(group),), 0.0).part(gap)
            gap, group = block.above, []
        group.append(block)
    if group:
        yield StackRow((stack(group),), 0.0).part(gap)


def _one_part(parts: Sequence[FlowPart]) -> FlowPart:
    """Parts one below the other as one that no page ends in."""
    return StackRow((stack([FlowBlock(tuple(parts))]),), 0.0).part(0.0)
