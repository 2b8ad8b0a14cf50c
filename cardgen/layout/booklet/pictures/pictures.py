"""Pictures of cards, boards and tokens: the very marks of their faces, made smaller."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.booklet.contents import BookPicture, CardPlate, Gallery
from cardgen.layout.booklet.entries.entry_parts import BlocksOf
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import BlockStack, stack
from cardgen.layout.booklet.text.text_lines import Drawn, SetText
from cardgen.layout.elements import ORNAMENT
from cardgen.layout.marks import Begin, End, Stamp
from cardgen.layout.text.typesetting import SLACK
from cardgen.units import Box, Size

GAP = 3.0  # mm between two pictures
NAME = 0.6  # mm between a picture and its name
BESIDE, LEAST = 3.5, 0.4  # mm beside a card to be read; words there take so much of the width
HEADINGS, LOWEST = 0.16, 0.3  # of a page: what headings above such a card take; its least height


def shown_picture(picture: BookPicture, box: Box) -> list[Drawn]:
    """A picture that fills a box of its own shape."""
    scale = box.width / picture.drawing.box.width
    stamp = Stamp(picture.drawing, box.x, box.y, scale)
    return [Begin("Figure", alt=picture.said, box=box), stamp, End()]


def picture_size(picture: BookPicture, width: float, height: float) -> tuple[float, float]:
    """The width and height of a picture that fits into a room."""
    own = picture.drawing.box
    scale = min(width / own.width, height / own.height)
    return own.width * scale, own.height * scale


class _Named(NamedTuple):
    """A picture of a size, and below it its name, in a cell that is as wide as either needs."""

    picture: BookPicture
    size: Size
    name: SetText

    @property
    def width(self) -> float:
        return max(self.size.width, self.name.width)

    def draw(self, x: float, y: float, tall: float) -> list[Drawn]:
        """It in a row that leaves so many mm to pictures. Whoever hears the page has the name from
        the picture."""
        middle, (wide, high) = x + self.width / 2, self.size
        box = Box(middle - wide / 2, y + (tall - high) / 2, wide, high)
        marks = [*shown_picture(self.picture, box), ORNAMENT]
        for number, line in enumerate(self.name.lines):
            top = y + tall + NAME + number * self.name.style.line
            left = middle - line.natural * self.name.style.em / 2
            marks += self.name.draw_line(number, left, top)
        return [*marks, End()]


def gallery_block(said: Gallery, width: float, maker: ProseMaker) -> FlowBlock:
    """Pictures beside each other in the middle, in as many rows as they need."""
    rows = list(_rows([_named(one, width, maker) for one in said.pictures], width))
    parts = tuple(_row(row, width, maker) for row in rows)
    return FlowBlock(parts, maker.style.air * 1.4, frozenset(range(1, len(parts))), said.leads)


def _named(picture: BookPicture, width: float, maker: ProseMaker) -> _Named:
    size = Size(*picture_size(picture, width, maker.style.picture * 0.5))
    style, words = maker.style.text("label", "section", justified=False), maker.spans(picture.said)
    least = maker.setter.set(words, 1.0, style).widest
    return _Named(picture, size, maker.setter.set(words, max(size.width, least), style))


def _rows(named: Sequence[_Named], width: float) -> Iterator[list[_Named]]:
    """As many beside each other as there is room for."""
    row: list[_Named] = []
    for one in named:
        if row and _width([*row, one]) > width + SLACK:
            yield row
            row = []
        row.append(one)
    yield row


def _row(row: Sequence[_Named], width: float, maker: ProseMaker) -> FlowPart:
    tall = max(one.size.height for one in row)
    names = max(one.name.height for one in row)

    def draw(x: float, y: float) -> list[Drawn]:
        at, marks = x + (width - _width(row)) / 2, list[Drawn]()
        for one in row:
            marks += one.draw(at, y, tall)
            at += one.width + GAP
        return marks

    return FlowPart(tall + NAME + names, draw, (Begin("Div", key=maker.key()),))


def _width(row: Sequence[_Named]) -> float:
    return sum(one.width for one in row) + GAP * (len(row) - 1)


def plate_block(
    said: CardPlate, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> tuple[FlowBlock, int]:
    """A card large enough to be read, what is said of it at its right, or below one that takes the
    width; and for how many of the paragraphs that follow it leaves room there."""
    share, page = maker.style.plate, maker.style.room(1).height
    if share.width > 1 - LEAST:
        return _plate_above(said, width, maker, stack(blocks_of(said.items, width))), 0
    wide, high = picture_size(said.picture, width * share.width, page * share.height)
    for count in range(len(said.more), -1, -1):
        words = stack(blocks_of((*said.items, *said.more[:count]), width - wide - BESIDE))
        if words.height <= high:
            break

    def draw(x: float, y: float) -> list[Drawn]:
        shown = shown_picture(said.picture, Box(x, y, wide, high))
        return [*shown, *words.draw(x + wide + BESIDE, y)]

    part = FlowPart(max(high, words.height), draw, (), words.anchors)
    return FlowBlock((part,), maker.style.air * 1.4, spans=True), count


def _plate_above(said: CardPlate, width: float, maker: ProseMaker, words: BlockStack) -> FlowBlock:
    """A card in the middle over the words about it, on the same page: as high as these and the
    headings above let it be."""
    share, page, gap = maker.style.plate, maker.style.room(1).height, maker.style.air * 1.4
    most = min(page * share.height, max(page * (1 - HEADINGS) - words.height - gap, page * LOWEST))
    wide, high = picture_size(said.picture, width * share.width, most)

    def draw(x: float, y: float) -> list[Drawn]:
        shown = shown_picture(said.picture, Box(x + (width - wide) / 2, y, wide, high))
        return [*shown, *words.draw(x, y + high + gap)]

    part = FlowPart(high + gap + words.height, draw, (), words.anchors)
    return FlowBlock((part,), gap, spans=True)
