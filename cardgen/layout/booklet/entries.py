"""Cards and boards in a booklet: the picture at the left, name, cost and words beside it; what is
more stands below in columns, as notes under a plate do."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import takewhile
from typing import Protocol

from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, EntryRow, ProseBlock
from cardgen.layout.booklet.entry_words import (
    continued,
    costs_block,
    is_plain,
    name_block,
    row_block,
)
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures import GAP, picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, StackRow, in_columns, stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.units import Box

BESIDE = 4.5  # mm between picture and words
ROOM = 2.6  # times `air` between two entries, and 1 between a picture and what is below it
SCALE = 0.66  # of its own height that a card is shown high at most
WIDEST = 0.4  # of the width that a picture takes, the sides of boards aside
TIMES = (0.75, 0.88, 1.0, 1.12)  # as large: pictures on pages with little room, and with more
APART = 3.0  # times `air` between what a side of a board says and what is said of both
WHOLE = 0.6  # of a page of one column: an entry that is higher may part between its blocks


class BlocksOf(Protocol):
    """Makes the blocks of contents in a width."""

    def __call__(self, contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]: ...


def entry_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """An entry across all columns, in one piece unless it is higher than a page.

    Whatever the size of its picture, the same stands beside it and below: each part may be set on a
    page of its own, in another size, and nothing may be lost between them.
    """
    if len(said.pictures) > 1:
        return _board_blocks(said, width, maker, blocks_of)
    words = _EntryWords(said, width, maker, blocks_of)
    usual = _SizedEntry(words, 1.0)
    count = usual.best_count()
    block, *more = usual.blocks(count)
    if more or not said.pictures:
        return [block, *more]
    sized = (_SizedEntry(words, times).blocks(count) for times in TIMES)
    sizes = tuple(one.parts if not others else block.parts for one, *others in sized)
    return [block._replace(sizes=sizes)]


class _EntryWords:
    """The words of an entry: `head` is what the card says, `added` what is told of it besides. They
    are set once for each width, since most sizes of a picture leave them the same ones."""

    def __init__(self, said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> None:
        self.said, self.width, self.maker, self.told = said, width, maker, _told(said)
        self.head = cache(lambda wide: list(_words(said, wide, maker)))
        self.added = cache(partial(blocks_of, self.told))


class _SizedEntry:
    """An entry with its picture so many times as large."""

    def __init__(self, words: _EntryWords, times: float) -> None:
        said, width, maker = words.said, words.width, words.maker
        self.said, self.maker = said, maker
        self.wide, self.high = _shown_size(said, width, times, maker)
        self.left = self.wide + BESIDE if self.wide else 0.0
        self._columns, column = maker.style.columns, maker.style.column
        self._step = column + maker.style.gutter
        self.told = words.told
        self._head = words.head(width - self.left)
        self._beside = words.added(width - self.left)
        self._below = words.added(column if self._columns > 1 else width)
        self._across = words.added(width)

    def best_count(self) -> int:
        """How many of its blocks stand beside the picture, so that all is as low as may be."""
        told, beside = self.told, self._beside
        framed = max((n for n, one in enumerate(told, 1) if isinstance(one, CallOut)), default=0)
        counts = [n for n in range(len(beside) + 1) if not n or not beside[n - 1].leads]
        if len(beside) == len(told):  # only frames go below, and what is between them
            counts = [n for n in counts if n < framed or n == len(beside)]
        return min(counts, key=self._cost)

    def blocks(self, count: int) -> list[FlowBlock]:
        """The entry with so many of its blocks beside the picture."""
        beside, below = self._way(count)

        def draw(x: float, y: float) -> list[Drawn]:
            name, *words = beside.blocks
            marks = stack([name]).draw(x + self.left, y)
            for picture in self.said.pictures:
                marks += shown_picture(picture, Box(x, y, self.wide, self.high))
            lower = y + stack([name]).height + (words[0].above if words else 0.0)
            return [*marks, *stack(words).draw(x + self.left, lower)]

        head = FlowPart(max(beside.height, self.high), draw, (), beside.anchors)
        return _joined(self.said, head, below, self._below[count:], self.maker)

    def _way(self, count: int) -> tuple[BlockStack, StackRow]:
        return stack([*self._head, *self._beside[:count]]), self._below_of(count)

    def _below_of(self, count: int) -> StackRow:
        """What stands below the picture: in columns, then across them what is no rule."""
        rest = self._below[count:]
        if len(self._across) != len(self.told) or len(rest) < 2:
            alone = len(rest) == 1 and len(self._across) == len(self.told)
            return in_columns(self._across[-1:] if alone else rest, self._columns, self._step)
        ruled = len(rest) - min(_closing(self.told), len(rest))
        row = in_columns(rest[:ruled], self._columns, self._step)
        first = [FlowBlock((row.part(0.0),))] if ruled else []
        across = self._across[len(self._across) - len(rest) + ruled :]
        return StackRow((stack([*first, *across]),), self._step)

    def _cost(self, count: int) -> tuple[float, int]:
        upper, lower = self._way(count)
        air = self.maker.style.air if lower.height else 0.0
        return max(upper.height, self.high) + lower.height + air, -count


def _shown_size(said: Entry, width: float, times: float, maker: ProseMaker) -> tuple[float, float]:
    """The width and height of the only picture; a column is the most for one that is wide."""
    for picture in said.pictures[:1]:
        box = picture.drawing.box
        wide = maker.style.column if box.width > box.height else width * WIDEST
        high = min(maker.style.picture, box.height * SCALE * maker.style.type["body"].size / 9)
        return picture_size(picture, min(wide, width / 2) * max(times, 1.0), high * times)
    return 0.0, 0.0


def _told(said: Entry) -> tuple[ContentBlock, ...]:
    """All that is added to what the card says, its flavour last."""
    return (*said.blocks, *([ProseBlock(said.flavour, "flavour")] if said.flavour else []))


def _closing(told: Sequence[ContentBlock]) -> int:
    """How many blocks at the end give no rules: the life of a Leader, a line of flavour."""
    plain = (isinstance(one, ProseBlock) and one.kind == "flavour" for one in reversed(told))
    return sum(takewhile(bool, plain))


def _words(said: Entry, width: float, maker: ProseMaker) -> Iterator[FlowBlock]:
    """The name, what it costs, and what it says."""
    yield name_block(said, width, maker)
    if said.costs and not is_plain(said):
        yield costs_block(said.costs, width, maker)
    yield from (row_block(row, width, maker) for row in said.rows)


def _board_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """A board: its sides below its name, beside each other, each with its stages below it."""
    count = len(said.pictures)
    each = (width - GAP * (count - 1)) / count
    sizes = [picture_size(one, each, maker.style.picture) for one in said.pictures]
    tall = max(high for _, high in sizes)
    name = stack([name_block(said, width, maker)])
    rows = [[row_block(row, each, maker) for row in rows] for rows in _sides(said, count)]
    sides, told = tuple(map(stack, rows)), _told(said)
    if filled := _with_added(sides, blocks_of(told, each), maker.style.air * APART):
        sides, told = filled, ()
    words = StackRow(sides, each + GAP).part(maker.style.air)

    def draw(x: float, y: float) -> list[Drawn]:
        marks, top = name.draw(x, y), y + name.height + 0.8
        for number, (picture, (wide, high)) in enumerate(zip(said.pictures, sizes, strict=True)):
            marks += shown_picture(picture, Box(x + number * (each + GAP), top, wide, high))
        return [*marks, *words.draw(x, top + tall)]

    head = FlowPart(name.height + 0.8 + tall + words.height, draw, (), name.anchors)
    columns, step = maker.style.columns, maker.style.column + maker.style.gutter
    blocks = blocks_of(told, maker.style.column)
    return _joined(said, head, in_columns(blocks, columns, step), blocks, maker)


def _with_added(
    sides: Sequence[BlockStack], added: Sequence[FlowBlock], gap: float
) -> tuple[BlockStack, ...]:
    """The sides of a board, and a gap below the one that says less what is added; nothing where
    that would make the entry higher."""
    if not added:
        return ()
    low = min(sides, key=lambda side: side.height)
    filled = stack([*low.blocks, added[0]._replace(above=gap), *added[1:]])
    if filled.height > max(side.height for side in sides):
        return ()
    return tuple(filled if side is low else side for side in sides)


def _sides(said: Entry, count: int) -> list[list[EntryRow]]:
    """The rows of each side; what names neither is with the first."""
    second = [row for row in said.rows if row.ages.startswith("B")] if count > 1 else []
    return [[row for row in said.rows if row not in second], second][:count]


def _joined(
    said: Entry, head: FlowPart, below: StackRow, blocks: Sequence[FlowBlock], maker: ProseMaker
) -> list[FlowBlock]:
    """The head and what is below it: in one piece if a page holds it, else the blocks of it are
    poured into columns."""
    air, several = maker.style.air, maker.style.columns > 1
    page = maker.style.room(1).height * (1.0 if several else WHOLE)
    foot = below.part(air * 1.2) if below.height else None
    parts = (head, foot) if foot else (head,)
    if sum(part.height for part in parts) <= page:
        apart = frozenset([1]) if foot else frozenset[int]()
        again = continued(said, maker) if foot else None
        return [FlowBlock(parts, air * ROOM, spans=True, spread=apart, head=again)]
    rest = list(blocks)
    if said.flavour and len(rest) > 1:
        rest[-2] = rest[-2]._replace(leads=True)  # a flavour alone would not say whose it is
    return [FlowBlock((head,), air * ROOM, spans=True),
            *(block._replace(spans=not several) for block in rest)]  # fmt: skip
