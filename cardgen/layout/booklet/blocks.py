"""Contents of a booklet as blocks: each kind by the module that knows how it looks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from cardgen.layout.booklet.abreast import abreast
from cardgen.layout.booklet.call_outs import call_out_block
from cardgen.layout.booklet.computed import index_block, page_line_blocks, sign_group
from cardgen.layout.booklet.contents import (
    CallOut,
    CardPlate,
    ContentBlock,
    Entry,
    ExplainedSigns,
    Gallery,
    Heading,
    ListItem,
    OnePiece,
    PageLines,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.entries.entry_pairs import entries_in_rows
from cardgen.layout.booklet.entries.entry_words import name_again
from cardgen.layout.booklet.entry_leads import (
    SECTION,
    closes_chapter,
    led_in,
    with_entries_whole,
    with_plates,
    with_tables_first,
)
from cardgen.layout.booklet.list_items import list_blocks, list_element
from cardgen.layout.booklet.parts import FlowBlock
from cardgen.layout.booklet.pictures.pictured_items import pictured_items
from cardgen.layout.booklet.pictures.pictures import gallery_block, plate_block
from cardgen.layout.booklet.position.drawing import position_block
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.tables import least_width, table_block

BEGUN = 3  # lines that a section is begun with at the foot of a column
ACROSS = 0.75  # as high as in a column: a table that is no higher across the page stands so


class BlockMaker:
    """Makes the blocks of a booklet; `pages` are those of anchors, as far as they are known.

    What spans all columns does so only in the `whole` of it, not within an entry.
    """

    def __init__(self, maker: ProseMaker, pages: Mapping[str, int], *, whole: bool = True) -> None:
        self.maker, self._pages, self._whole = maker, pages, whole

    def blocks(self, contents: Sequence[ContentBlock]) -> list[FlowBlock]:
        """Everything in order; what spans all columns is set across them, and in a single column
        all does, so that pages end where it is best for a chapter as a whole."""
        single = self.maker.style.columns == 1
        ordered = tuple(with_tables_first(contents)) if single else contents
        led = tuple(led_in(tuple(with_plates(tuple(with_entries_whole(ordered))))))
        blocks = list(_begun(list(self._each(tuple(self._headed(led)), self.maker.style.column))))
        return [block._replace(spans=True) for block in blocks] if single else blocks

    def _headed(self, contents: Sequence[ContentBlock]) -> Iterator[ContentBlock]:
        """Contents in which the heading of a table across the page is as wide: in a column, it
        would stand there alone. So is a section of one paragraph between such a table and the end
        of the chapter."""
        ended = (*contents, None, None)
        closes = 0  # blocks that are as wide as the table before
        for number, block in enumerate(contents):
            after = ended[number + 1]
            if isinstance(block, Heading) and isinstance(after, TableRows):
                yield block._replace(wide=block.wide or self._is_wide(after))
            elif isinstance(block, Heading | ProseBlock) and closes:
                yield block._replace(wide=True)
            else:
                yield block
            closes = max(closes - 1, 0)
            if isinstance(block, TableRows) and closes_chapter(contents[number + 1 :]):
                closes = SECTION if self._is_wide(block) else 0

    def _is_wide(self, table: TableRows) -> bool:
        return self._table(table, self.maker.style.column).spans

    def within(
        self, contents: Sequence[ContentBlock], width: float, *, smaller: bool = False
    ) -> list[FlowBlock]:
        """What stands beside a picture, or in smaller type within a frame."""
        maker = self.maker.smaller if smaller else self.maker
        return list(BlockMaker(maker, self._pages, whole=False)._each(contents, width))

    def _each(self, contents: Sequence[ContentBlock], width: float) -> Iterator[FlowBlock]:
        for kind, group in groupby(contents, type):
            held = list(group)
            if kind is ListItem:
                items = [block for block in held if isinstance(block, ListItem)]
                yield from self._items(items, width)
            elif kind is Entry:
                entries = [block for block in held if isinstance(block, Entry)]
                yield from entries_in_rows(entries, self.maker, self.within)
            else:
                for block in held:
                    yield from self._block(block, width)

    def _items(self, items: Sequence[ListItem], width: float) -> Iterator[FlowBlock]:
        """Lists beside each other; where pictures stand beside their words, all as one."""
        if any(item.pictures for item in items):
            yield from pictured_items(items, width, self.maker)
            return
        for _, group in groupby(items, lambda item: item.list):
            yield from self._list(list(group), width)

    def _list(self, items: Sequence[ListItem], width: float) -> Iterator[FlowBlock]:
        """A list: what is small beside each other, else so many items together at either end."""
        maker, kept = self.maker, self.maker.style.breaks.items
        if all(item.small for item in items):
            whole = list_element(items, maker)
            yield from abreast(lambda wide: list_blocks(items, wide, maker, whole), width, maker)
            return
        blocks = list_blocks(items, width, maker)
        for number, block in enumerate(blocks, 1):
            last = len(blocks) - number
            leads = last > 0 and (number < kept or last < kept)
            yield block._replace(leads=leads, listed=number > 1)

    def _block(self, block: ContentBlock, width: float) -> Iterator[FlowBlock]:
        maker = self.maker
        if isinstance(block, Heading):
            spans = (block.level == 1 or block.wide) and self._whole
            made = maker.heading(block, maker.style.width if spans else width)
            yield made._replace(spans=spans)
        elif isinstance(block, ProseBlock):
            spans = (block.kind == "lead" or block.wide) and self._whole
            made = maker.prose(block, maker.style.width if spans else width)
            floats = block.floats and self._whole
            yield made._replace(spans=spans, leads=block.leads, floats=floats)
        elif isinstance(block, TableRows):
            yield self._table(block, width)
        elif isinstance(block, Gallery):
            yield gallery_block(block, width, maker)
        elif isinstance(block, CardPlate):
            plate, beside = plate_block(block, maker.style.width, maker, self.within)
            yield plate
            yield from self._each(block.more[beside:], width)
        elif isinstance(block, CallOut):
            shown = block if self._whole else block._replace(pictures=())
            spans = block.wide and self._whole
            wide = maker.style.width if spans else width
            yield call_out_block(shown, wide, maker, self.within)._replace(spans=spans)
        elif isinstance(block, OnePiece):
            yield from self._one_piece(block)
        elif isinstance(block, ExplainedSigns):
            yield from sign_group(block, width, maker)
        elif isinstance(block, TablePosition):
            wide = maker.style.width if self._whole else width
            yield position_block(block, wide, maker)._replace(spans=self._whole, floats=self._whole)
        elif isinstance(block, PageLines):
            index = self._whole and block.kind == "index" and index_block(block, maker, self._pages)
            if index:
                yield index
            else:
                yield from page_line_blocks(block, width, maker, self._pages)

    def _one_piece(self, block: OnePiece) -> Iterator[FlowBlock]:
        """Blocks that stay together, unless they are higher than a page."""
        *first, last = self._each(block.blocks, self.maker.style.width)
        if block.entry and self.maker.style.breaks.told:
            again = name_again(block.entry, self.maker)
            lead = (first or [last])[0]._replace(head=again, goes_on=True)
            first, last = ([lead, *first[1:]], last) if first else ([], lead)
        whole = sum(one.above + one.height for one in (*first, last))
        kept = whole <= self.maker.style.room(1).height
        for one in (*first, last):
            leads = one.leads or (kept and one is not last)
            breaks = frozenset[int]() if kept else one.breaks
            yield one._replace(spans=True, floats=False, leads=leads, breaks=breaks)

    def _table(self, block: TableRows, width: float) -> FlowBlock:
        """A table in a column, or across the page: where it has no room in a column, or is parted
        there, or is much higher there. In one piece it may stand on the next page."""
        across = self.maker.style.width
        fits = least_width(block, self.maker) <= width
        if not self._whole or width >= across:
            return table_block(block, width, self.maker)
        made = table_block(block, across, self.maker)
        made = made._replace(spans=True, floats=block.floats and not made.breaks)
        narrow = table_block(block, width, self.maker) if fits else made
        wide = block.wide or narrow.breaks or made.height <= narrow.height * ACROSS
        return made if wide else narrow


def _begun(blocks: Sequence[FlowBlock]) -> Iterator[FlowBlock]:
    """Blocks of which the first below the title of a section is not parted near its beginning."""
    for before, block in zip([None, *blocks], blocks, strict=False):
        titled = before and before.leads and before.begins
        yield block._replace(breaks=_from(block.breaks, BEGUN)) if titled else block


def _from(breaks: frozenset[int], least: int) -> frozenset[int]:
    return frozenset(number for number in breaks if number >= least)
