"""Items of a list beside pictures of what they name, as the components of a game are listed."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import ListItem
from cardgen.layout.booklet.list_items import BULLET, lozenge
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.picture_grid import picture_grid
from cardgen.layout.booklet.pictures.pictures import picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin, End
from cardgen.units import Box, Size

WIDEST, TIMES = 0.34, 1.7  # of the width, or of their height, that the pictures of an item take
GAP, BESIDE = 1.2, 2.6  # mm between two pictures, and between these and the words
UNDER = 1.5  # mm that words behind the list stand further below it


def pictured_items(items: Sequence[ListItem], width: float, maker: ProseMaker) -> list[FlowBlock]:
    """Items with their words below each other, right of the widest row of pictures."""
    if maker.style.abreast > 1:
        return picture_grid(items, width, maker)
    cell = max(_row_width(_sizes(item, width, maker)) for item in items)
    whole = Begin("L", key=maker.key(), numbering="Disc")
    parts = (_item(item, width, cell, maker, whole) for item in items)
    *others, last = (FlowBlock((part,), maker.style.air * 0.6) for part in parts)
    (part,) = last.parts
    lower = part._replace(height=part.height + UNDER)
    return [*others, last._replace(parts=(lower,))]


def _item(item: ListItem, width: float, cell: float, maker: ProseMaker, whole: Begin) -> FlowPart:
    """An item in one piece: what is lower stands in the middle beside what is higher."""
    sizes = _sizes(item, width, maker)
    left = cell + BESIDE + (item.depth - 1) * BULLET
    text = maker.setter.set(item.spans, width - left, maker.style.text(maker.base, justified=False))
    height = max([text.height, *(size.height for size in sizes)])

    def draw(x: float, y: float) -> list[Drawn]:
        at, middle = x + (cell - _row_width(sizes)) / 2, y + height / 2
        marks: list[Drawn] = [] if sizes else [lozenge(x + cell, middle, maker.style)]
        marks.append(Begin("LBody"))
        for picture, (wide, high) in zip(item.pictures, sizes, strict=True):
            marks += shown_picture(picture, Box(at, middle - high / 2, wide, high))
            at += wide + GAP
        return [*marks, *text.draw(x + left, middle - text.height / 2), End()]

    return FlowPart(height, draw, (whole, Begin("LI", key=maker.key())))


def _sizes(item: ListItem, width: float, maker: ProseMaker) -> list[Size]:
    """How large its pictures are, so that all have room in a row."""
    count = len(item.pictures) or 1
    high = maker.style.picture * maker.style.shown.inventory
    each = (min(width * WIDEST, high * TIMES) - GAP * (count - 1)) / count
    return [Size(*picture_size(one, each, high)) for one in item.pictures]


def _row_width(sizes: Sequence[Size]) -> float:
    return sum(size.width for size in sizes) + GAP * max(len(sizes) - 1, 0)
