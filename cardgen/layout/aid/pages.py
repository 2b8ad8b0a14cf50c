"""The pages of an icon reference as marks: a table of icons, then the cards line by line."""

from collections.abc import Callable

from cardgen.layout.aid.blocks import (
    Block,
    Hand,
    card_block,
    frieze_block,
    sign_block,
    title_block,
)
from cardgen.layout.aid.columns import Columns, balanced, hold, placed
from cardgen.layout.aid.contents import Contents
from cardgen.layout.aid.frame import Frame, gutter_rules
from cardgen.layout.aid.look import LOOKS
from cardgen.layout.assets import Assets
from cardgen.layout.fitting import largest_that_fits, sizes
from cardgen.layout.marks import Mark
from cardgen.layout.press import Ink
from cardgen.model.finding import Stop
from cardgen.units import Box, Size

LARGEST, EASY, LEAST = 9.0, 7.25, 6.5  # points: no larger, read with ease, never smaller
GUTTER = 6.0
FEW = 5  # icons of one title that are never parted

Blocks = Callable[[float, Hand], list[Block]]


def aid_pages(
    contents: Contents, size: Size, assets: Assets, *, ink: Ink = "full"
) -> tuple[tuple[Mark, ...], ...]:
    """The marks of each page, in mm from its top left corner."""
    frame = Frame(contents, size, assets, LOOKS[ink])
    hand = Hand(assets, LOOKS[ink], contents.language, LARGEST)
    parts = [
        ("icons", _fitted(lambda width, hand: _signs(contents, width, hand), 3, frame.room, hand)),
        ("cards", _fitted(lambda width, hand: _cards(contents, width, hand), 2, frame.room, hand)),
    ]
    sides = [(name, side) for name, pages in parts for side in pages]
    return tuple(
        (*frame.marks(name, number, len(sides)), *side)
        for number, (name, side) in enumerate(sides, 1)
    )


def _signs(contents: Contents, width: float, hand: Hand) -> list[Block]:
    blocks: list[Block] = []
    for group in contents.signs:
        blocks.append(title_block(group.title, width, hand))
        signs = [sign_block(sign, width, hand) for sign in group.signs]
        whole = len(signs) <= FEW
        blocks += (
            block._replace(leads=whole or number in (0, len(signs) - 2))
            for number, block in enumerate(signs[:-1])
        )
        blocks += signs[-1:]
    return blocks


def _cards(contents: Contents, width: float, hand: Hand) -> list[Block]:
    blocks: list[Block] = []
    for entries in contents.cards:
        blocks.append(frieze_block(entries, width, hand))
        blocks += (card_block(card, width, hand) for card in entries.cards)
    return blocks


def _fitted(make: Blocks, count: int, room: Box, hand: Hand) -> list[list[Mark]]:
    """Pages of `count` columns: as few as can be read with ease, the words as large as they fit."""
    width = (room.width - (count - 1) * GUTTER) / count

    def blocks(points: float) -> list[Block]:
        return make(width, hand._replace(points=points))

    def fits(points: float) -> bool:
        return hold(blocks(points), count * pages, room.height)

    smallest = blocks(LEAST)
    pages = max(1, int(sum(block.height for block in smallest) / (count * room.height)))
    while not (points := largest_that_fits(sizes(LARGEST, EASY if pages > 1 else LEAST), fits)):
        pages += 1
        if pages > len(smallest):
            help = "choose a larger paper, or print without it: --only cards"
            raise Stop("a card has more words than a column of its icon reference", help=help)
    columns = balanced(blocks(points), count * pages, room.height)
    return _set(columns, count, width, room, hand)


def _set(columns: Columns, count: int, width: float, room: Box, hand: Hand) -> list[list[Mark]]:
    """The columns page by page, with rules between them."""
    pages = []
    for start in range(0, len(columns), count):
        marks: list[Mark] = list(gutter_rules(room, count, GUTTER, hand.look))
        for number, column in enumerate(columns[start : start + count]):
            x = room.x + number * (width + GUTTER)
            marks += (mark for block, y in placed(column, room.y) for mark in block.draw(x, y))
        pages.append(marks)
    return pages
