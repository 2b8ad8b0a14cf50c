"""Items of a list with large pictures, two beside each other where a page has one column."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import NamedTuple

from cardgen.layout.booklet.abreast import GUTTER
from cardgen.layout.booklet.contents import BookPicture, ListItem
from cardgen.layout.booklet.list_items import BULLET
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.pictures import picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.text_lines import Drawn, SetText
from cardgen.layout.marks import Begin, End
from cardgen.units import Box, Size

GAP, BESIDE, BELOW = 2.0, 4.0, 1.5  # mm between two pictures, and from these to the words
BROAD = 0.5  # of its cell: below pictures that take more of it stand the words


class _Cell(NamedTuple):
    """An item: its pictures, and its words, which begin `lead` mm right of its left, or below the
    pictures if that is 0."""

    pictures: tuple[BookPicture, ...]
    sizes: tuple[Size, ...]
    text: SetText
    lead: float

    @property
    def height(self) -> float:
        high = max((size.height for size in self.sizes), default=0.0)
        if self.lead or not self.sizes:
            return max(high, self.text.height)
        return high + BELOW + self.text.height

    def draw(self, x: float, y: float, height: float) -> list[Drawn]:
        """It in the middle of so much height."""
        top, marks = y + (height - self.height) / 2, list[Drawn]()
        at = x
        high = max((size.height for size in self.sizes), default=0.0)
        middle = y + height / 2 if self.lead else top + high / 2
        for picture, size in zip(self.pictures, self.sizes, strict=True):
            marks += shown_picture(picture, Box(at, middle - size.height / 2, *size))
            at += size.width + GAP
        words = middle - self.text.height / 2 if self.lead else y + height - self.text.height
        return [Begin("LBody"), *marks, *self.text.draw(x + self.lead, max(words, y)), End()]


def picture_grid(items: Sequence[ListItem], width: float, maker: ProseMaker) -> list[FlowBlock]:
    """Items row by row; one within which others lie leads these."""
    whole = Begin("L", key=maker.key(), numbering="Disc")
    rows = list(_rows(items))
    leads = [row[0].depth < after[0].depth for row, after in pairwise(rows)]
    return [
        FlowBlock((_row(row, width, maker, whole),), maker.style.air, leads=led)
        for row, led in zip(rows, [*leads, False], strict=True)
    ]


def _rows(items: Sequence[ListItem]) -> Iterator[list[ListItem]]:
    """Two items of one depth in a row; alone the one within which others lie."""
    row: list[ListItem] = []
    for item, after in zip_longest(items, items[1:]):
        if row and row[-1].depth != item.depth:
            yield row
            row = []
        row.append(item)
        if len(row) == 2 or (after and after.depth > item.depth):
            yield row
            row = []
    if row:
        yield row


def _row(row: Sequence[ListItem], width: float, maker: ProseMaker, whole: Begin) -> FlowPart:
    left = (row[0].depth - 1) * BULLET * maker.style.type["body"].size / 9 * 2
    step = (width - left + GUTTER) / len(row)
    cells = [_cell(item, step - GUTTER, maker) for item in row]
    height = max(cell.height for cell in cells)
    keys = [Begin("LI", key=maker.key()) for _ in cells]

    def draw(x: float, y: float) -> list[Drawn]:
        marks: list[Drawn] = []
        for number, (cell, key) in enumerate(zip(cells, keys, strict=True)):
            marks += [key, *cell.draw(x + left + number * step, y, height), End()]
        return marks

    return FlowPart(height, draw, (whole,))


def _cell(item: ListItem, width: float, maker: ProseMaker) -> _Cell:
    high = maker.style.picture * maker.style.shown.inventory
    count = len(item.pictures) or 1
    each = (width - GAP * (count - 1)) / count
    sizes = tuple(Size(*picture_size(one, each, high)) for one in item.pictures)
    wide = sum(size.width + GAP for size in sizes) - GAP if sizes else 0.0
    broad = wide > width * BROAD
    lead = 0.0 if broad or not sizes else wide + BESIDE
    style = maker.style.text(maker.base, justified=False)
    return _Cell(item.pictures, sizes, maker.setter.set(item.spans, width - lead, style), lead)
