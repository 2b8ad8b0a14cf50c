"""Blocks that keep their height though the pages that they tell change, so that these settle."""

from collections.abc import Sequence

from cardgen.layout.booklet.parts import FlowBlock, FlowPart

AFTER = 3  # times that a booklet has been set: most settle by then


class SteadyHeights:
    """Makes blocks as high as they have been at most since a booklet was set so many times.

    A reference to “p. 12–13” may take a line more than one to “p. 12”, and that line push what it
    tells of onto the page that it then does not name: set again and again, neither would be right.
    """

    def __init__(self) -> None:
        self._times = 0
        self._most: tuple[float, ...] = ()

    def kept(self, blocks: Sequence[FlowBlock]) -> list[FlowBlock]:
        """The blocks of a time, with white below those that were higher before."""
        self._times += 1
        if self._times <= AFTER:
            return list(blocks)
        most = self._most if len(self._most) == len(blocks) else (0.0,) * len(blocks)
        self._most = tuple(max(one.height, b) for one, b in zip(blocks, most, strict=True))
        return [
            _as_high(one, high - one.height) for one, high in zip(blocks, self._most, strict=True)
        ]


def _as_high(block: FlowBlock, more: float) -> FlowBlock:
    if more <= 0:
        return block
    sizes = tuple(_grown(parts, more) for parts in block.sizes)
    return block._replace(parts=_grown(block.parts, more), sizes=sizes)


def _grown(parts: tuple[FlowPart, ...], more: float) -> tuple[FlowPart, ...]:
    """Parts, the last one with so many mm more below it."""
    *others, last = parts
    return (*others, last._replace(height=last.height + more))
