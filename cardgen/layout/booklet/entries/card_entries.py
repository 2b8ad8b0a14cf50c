"""Cards and boards in a booklet: the picture at the left, name, cost and words beside it; what is
more stands below in columns, as notes under a plate do."""

from collections.abc import Iterator, Sequence
from functools import cache, partial

from cardgen.layout.booklet.contents import CallOut, ContentBlock, Entry, ListItem
from cardgen.layout.booklet.entries.board_entries import board_blocks
from cardgen.layout.booklet.entries.entry_parts import BlocksOf, closing, joined, told_of
from cardgen.layout.booklet.entries.entry_words import costs_block, is_plain, name_block, row_block
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.pictures import picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, StackRow, in_columns, stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin
from cardgen.units import Box

REACH = 0.6  # what a mm costs that words beside a picture reach below it, where columns follow
BESIDE = 4.5  # mm between picture and words
SCALE = 0.66  # of its own height that a card is shown high at most
WIDEST = 0.4  # of the width that a picture takes, the sides of boards aside
USUAL = 2  # of the sizes that a picture may have, which one the words are shared out for


def entry_blocks(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> list[FlowBlock]:
    """An entry across all columns, in one piece unless it is higher than a page.

    Whatever the size of its picture, the same stands beside it and below: each part may be set on a
    page of its own, in another size, and nothing may be lost between them.
    """
    if len(said.pictures) > 1:
        return board_blocks(said, width, maker, blocks_of)
    words = _EntryWords(said, width, maker, blocks_of)
    scales = maker.style.shown.entries
    usual = _SizedEntry(words, scales[USUAL])
    count = usual.best_count()
    block, *more = usual.blocks(count)
    if more or not said.pictures:
        return [block, *more]
    sized = {each: _SizedEntry(words, each, count).blocks(count) for each in dict.fromkeys(scales)}
    made = (sized[each] for each in scales)
    sizes = tuple(one.parts if not others else block.parts for one, *others in made)
    return [block._replace(sizes=sizes)]


class _EntryWords:
    """The words of an entry: `head` is what the card says, `added` what is told of it besides. They
    are set once for each width, since most sizes of a picture leave them the same ones."""

    def __init__(self, said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> None:
        self.said, self.width, self.maker, self.told = said, width, maker, told_of(said)
        heading = maker.heading_element(3)  # one for all widths: it is a level below the last one
        self.head = cache(lambda wide: list(_words(said, wide, maker, heading)))
        self._blocks_of, self._added = blocks_of, dict[float, list[FlowBlock]]()
        self._few = cache(partial(_first_blocks, self.told, blocks_of))

    def added(self, wide: float) -> list[FlowBlock]:
        """All that is told besides."""
        if wide not in self._added:
            self._added[wide] = self._blocks_of(self.told, wide)
        return self._added[wide]

    def first(self, count: int, wide: float) -> list[FlowBlock]:
        """The first so many blocks of it: the others, half of all that is told, are not set where
        they are not asked for (with words cut once, blocks of a book take 0.8 of the time)."""
        singly = all(len(blocks) == len(self.told) for blocks in self._added.values())
        if wide in self._added or not singly:
            return self.added(wide)[:count]
        few: list[FlowBlock] = self._few(count, wide)
        return few


def _first_blocks(
    told: Sequence[ContentBlock], blocks_of: BlocksOf, count: int, wide: float
) -> list[FlowBlock]:
    return blocks_of(told[:count], wide)


class _SizedEntry:
    """An entry with its picture so many times as large; where it is known how many blocks stand
    beside that, only those are set."""

    def __init__(self, words: _EntryWords, times: float, count: int | None = None) -> None:
        said, width, maker = words.said, words.width, words.maker
        self.said, self.maker = said, maker
        self.wide, self.high = shown_size(said, width, times, maker)
        self.left = self.wide + BESIDE if self.wide else 0.0
        self._columns, column = maker.style.columns, maker.style.column
        self._step = column + maker.style.gutter
        self.told = words.told
        self._head = words.head(width - self.left)
        beside = width - self.left
        self._beside = words.added(beside) if count is None else words.first(count, beside)
        self._below = words.added(column if self._columns > 1 else width)
        self._across = words.added(width)

    def best_count(self) -> int:
        """How many of its blocks stand beside the picture, so that all is as low as may be."""
        told, beside = self.told, self._beside
        framed = max((n for n, one in enumerate(told, 1) if isinstance(one, CallOut)), default=0)
        counts = [n for n in range(len(beside) + 1) if not n or not beside[n - 1].leads]
        if len(beside) == len(told):  # only frames go below, and what is between them
            counts = [n for n in counts if n < framed or n == len(beside)]
        if self.maker.style.breaks.items > 1:
            counts = [n for n in counts if not parts_list(told, n)]
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
        return joined(self.said, head, below, self._below[count:], self.maker)

    def _way(self, count: int) -> tuple[BlockStack, StackRow]:
        return stack([*self._head, *self._beside[:count]]), self._below_of(count)

    def _below_of(self, count: int) -> StackRow:
        """What stands below the picture: in columns, then across them what is no rule."""
        rest = self._below[count:]
        if len(self._across) != len(self.told) or len(rest) < 2:
            alone = len(rest) == 1 and len(self._across) == len(self.told)
            return in_columns(self._across[-1:] if alone else rest, self._columns, self._step)
        ruled = len(rest) - min(closing(self.told), len(rest))
        if ruled == 1:
            return StackRow((stack(self._across[-len(rest) :]),), self._step)
        row = in_columns(rest[:ruled], self._columns, self._step)
        first = [FlowBlock((row.part(0.0),))] if ruled else []
        across = self._across[len(self._across) - len(rest) + ruled :]
        return StackRow((stack([*first, *across]),), self._step)

    def _cost(self, count: int) -> tuple[float, int]:
        upper, lower = self._way(count)
        air = self.maker.style.air if lower.height else 0.0
        reach = max(upper.height - self.high, 0.0) * REACH
        return max(upper.height, self.high) + reach + lower.height + air, -count


def parts_list(told: Sequence[ContentBlock], count: int) -> bool:
    """Whether a list goes on behind the first so many blocks."""
    around = told[max(count - 1, 0) : count + 1]
    lists = [one.list for one in around if isinstance(one, ListItem)]
    return count > 0 and len(lists) == 2 and lists[0] == lists[1]


def shown_size(said: Entry, width: float, times: float, maker: ProseMaker) -> tuple[float, float]:
    """The width and height of the only picture; a column is the most for one that is wide."""
    for picture in said.pictures[:1]:
        box = picture.drawing.box
        wide = maker.style.column if box.width > box.height else width * WIDEST
        high = min(maker.style.picture, box.height * SCALE * maker.style.type["body"].size / 9)
        return picture_size(picture, min(wide, width / 2) * max(times, 1.0), high * times)
    return 0.0, 0.0


def _words(said: Entry, width: float, maker: ProseMaker, heading: Begin) -> Iterator[FlowBlock]:
    """The name, what it costs, and what it says."""
    yield name_block(said, width, maker, heading)
    if said.costs and not is_plain(said):
        yield costs_block(said.costs, width, maker)
    yield from (row_block(row, width, maker) for row in said.rows)
