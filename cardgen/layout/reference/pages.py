"""The pages of an aid as marks: the player aid, then icons and cards poured into columns."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.marks import Begin, Mark
from cardgen.layout.reference.aid_page import aid_page
from cardgen.layout.reference.blocks import (
    ReferenceBlock,
    Typesetter,
    frieze_block,
    head_typesetter,
    icon_block,
    title_block,
    title_size,
)
from cardgen.layout.reference.card_blocks import card_block
from cardgen.layout.reference.columns import (
    Columns,
    balance_columns,
    fits_columns,
    stack_blocks,
)
from cardgen.layout.reference.contents import ReferenceContents
from cardgen.layout.reference.frame import PageFrame, PageHead, gutter_rules
from cardgen.layout.reference.theme import THEMES
from cardgen.layout.text.typesetting import largest_that_fits, sizes_to_try
from cardgen.model.finding import Stop
from cardgen.model.player_aid import PlayerAid
from cardgen.units import Box, Size

LARGEST, EASY, LEAST = 10.0, 7.75, 7.0  # points: no larger, read with ease, never smaller
LOOSEST = 8.0  # mm that blocks stand further apart where a column is not full
LARGEST_ICONS = 11.0  # the same for the page of icons, which may be few
COLUMN_GUTTER = 6.0
FEW = 5  # icons of one title that are never parted
FEWEST = 3  # icons of one title that stand together, at least
H2, H3 = Begin("H2"), Begin("H3")

MakeBlocks = Callable[[float, Typesetter], list[ReferenceBlock]]


def reference_pages(
    contents: ReferenceContents, size: Size, assets: Assets, *, ink: InkUse = "full"
) -> tuple[tuple[Mark, ...], ...]:
    """The marks of each page, in mm from its top left corner."""
    look = THEMES[ink]
    assets = look.signed(assets)
    frame = PageFrame(contents.head, size, assets, look)
    hand = head_typesetter(contents.head, assets, look, look.largest(LARGEST))
    aid = [("title", [aid_page(contents.aid, frame.room, hand)])] if contents.aid else []
    parts = [
        *aid,
        (
            "icons",
            _fit_pages(
                lambda width, hand: _icon_blocks(contents, width, hand),
                *(3, frame.room, hand._replace(points=look.largest(LARGEST_ICONS))),
            ),
        ),
        (
            "cards",
            _fit_pages(
                lambda width, hand: _card_blocks(contents, width, hand), 2, frame.room, hand
            ),
        ),
    ]
    sides = [(name, side) for name, pages in parts for side in pages]
    before = ["", *(name for name, _ in sides)]
    return tuple(
        (*frame.marks(name, number, len(sides), continued=name == before[number - 1]), *side)
        for number, (name, side) in enumerate(sides, 1)
    )


def player_aid_page(head: PageHead, aid: PlayerAid, size: Size, assets: Assets) -> list[Mark]:
    """The player aid alone, within its frame; Stop where it does not fit on the page."""
    look = THEMES["full"]
    frame = PageFrame(head, size, assets, look)
    return aid_page(aid, frame.room, head_typesetter(head, assets, look, LARGEST))


def _icon_blocks(
    contents: ReferenceContents, width: float, hand: Typesetter
) -> list[ReferenceBlock]:
    blocks: list[ReferenceBlock] = []
    size = title_size((group.title for group in contents.signs), width, hand)
    note = contents.head.words["continued"]
    for group in contents.signs:
        blocks.append(title_block(group.title, width, hand, size))
        again = title_block(group.title, width, hand, size, note).unread()
        items = Begin("L", key=f"icons:{group.title}")
        signs = [
            icon_block(sign, width, hand, items)._replace(heading=again) for sign in group.signs
        ]
        whole = len(signs) <= FEW
        last = len(signs) - FEWEST
        blocks += (
            block._replace(leads=whole or not FEWEST - 1 <= number < last)
            for number, block in enumerate(signs[:-1])
        )
        blocks += signs[-1:]
    return blocks


def _card_blocks(
    contents: ReferenceContents, width: float, hand: Typesetter
) -> list[ReferenceBlock]:
    blocks: list[ReferenceBlock] = []
    note = contents.head.words["continued"]
    for entries in contents.cards:
        title = frieze_block(entries, width, hand) if entries.title else None
        blocks += [title] if title else []
        again = frieze_block(entries, width, hand, note).unread() if title else None
        level = H3 if title else H2
        ground = hand.look.title_ground(entries.style)
        blocks += (
            card_block(card, width, hand, level, ground)._replace(heading=again)
            for card in entries.cards
        )
    return blocks


def _fit_pages(make: MakeBlocks, count: int, room: Box, hand: Typesetter) -> list[list[Mark]]:
    """Pages of `count` columns: as few as can be read with ease, the words as large as they fit."""
    width = (room.width - (count - 1) * COLUMN_GUTTER) / count

    def blocks(points: float) -> list[ReferenceBlock]:
        return make(width, hand._replace(points=points))

    def fits(points: float) -> bool:
        return fits_columns(blocks(points), count * pages, room.height)

    smallest = blocks(LEAST)
    pages = max(1, int(sum(block.height for block in smallest) / (count * room.height)))
    while not (
        points := largest_that_fits(sizes_to_try(hand.points, EASY if pages > 1 else LEAST), fits)
    ):
        pages += 1
        if pages > len(smallest):
            help = "choose a larger paper, or print without it: --only cards"
            raise Stop("a card has more words than a column of its icon reference", help=help)
    columns = balance_columns(blocks(points), count * pages, room.height)
    return _set_pages(columns, count, width, room, hand)


def _set_pages(
    columns: Columns, count: int, width: float, room: Box, hand: Typesetter
) -> list[list[Mark]]:
    """The columns page by page, with rules between them."""
    pages = []
    for start in range(0, len(columns), count):
        marks: list[Mark] = list(gutter_rules(room, count, COLUMN_GUTTER, hand.look))
        page = columns[start : start + count]
        for number, column in enumerate(page):
            loose = _loose(column, room.height)
            x = room.x + number * (width + COLUMN_GUTTER)
            apart = [
                block if under.is_title else block._replace(above=block.above + loose)
                for under, block in pairwise((column[0], *column))
            ]
            marks += (mark for block, y in stack_blocks(apart, room.y) for mark in block.draw(x, y))
        pages.append(marks)
    return pages


def _loose(column: Sequence[ReferenceBlock], height: float) -> float:
    """How many mm more between its blocks a column may have."""
    foot = max((y + block.height for block, y in stack_blocks(column, 0.0)), default=0.0)
    gaps = sum(not block.is_title for block in column[:-1])
    return max(0.0, min((height - foot) / max(gaps, 1), LOOSEST))
