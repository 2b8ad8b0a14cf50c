"""The pages of an aid as marks: the player aid, then icons and cards poured into columns."""

from collections.abc import Callable, Sequence
from functools import partial

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
from cardgen.layout.reference.card_blocks import NameStyle, card_block, has_long_name
from cardgen.layout.reference.columns import balance_columns, fits_columns
from cardgen.layout.reference.contents import ExplainedIcon, ReferenceContents
from cardgen.layout.reference.frame import PageFrame, PageHead
from cardgen.layout.reference.loose_columns import COLUMN_GUTTER, LOOSEST, ROWS_LOOSEST, set_pages
from cardgen.layout.reference.theme import THEMES, Theme
from cardgen.layout.text.typesetting import largest_that_fits, sizes_to_try
from cardgen.model.finding import Stop
from cardgen.model.player_aid import PlayerAid
from cardgen.units import Box, Size

LARGEST, EASY, LEAST = 10.0, 7.75, 7.0  # points: no larger, read with ease, never smaller
LARGEST_ICONS, AMPLE = 11.0, 8.25  # the same for the page of icons, which may be few
FEW = 5  # icons of one title that are never parted
FEWEST = 3  # icons of one title that stand together, at least
FEWEST_CARDS = 2  # cards of one title that do
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
    icons, cards = partial(_icon_blocks, contents), partial(_card_blocks, contents)
    large = hand._replace(points=look.largest(LARGEST_ICONS))
    abreast = _few_columns(icons, frame.room, large)
    parts = [*aid]
    if contents.signs:
        parts.append(("icons", _fit_pages(icons, abreast, frame.room, large, loosest=ROWS_LOOSEST)))
    if contents.cards:
        parts.append(("cards", _fit_pages(cards, 2, frame.room, hand, loosest=LOOSEST)))
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
            icon_block(sign, width, hand, items, _tint(sign, contents.head, hand.look))
            for sign in group.signs
        ]
        signs = [sign._replace(heading=again) for sign in signs]
        blocks += _kept_together(signs, len(signs) if len(signs) <= FEW else FEWEST)
    return blocks


def _tint(sign: ExplainedIcon, head: PageHead, look: Theme) -> str:
    """The colour of a sign that is the mark of its pack, as layouts tint it; others have theirs."""
    return look.heading if sign.icon.name == head.mark else ""


def _card_blocks(
    contents: ReferenceContents, width: float, hand: Typesetter
) -> list[ReferenceBlock]:
    blocks: list[ReferenceBlock] = []
    note = contents.head.words["continued"]
    for entries in contents.cards:
        title = frieze_block(entries, width, hand) if entries.title else None
        blocks += [title] if title else []
        again = frieze_block(entries, width, hand, note).unread() if title else None
        long = any(has_long_name(card, hand) for card in entries.cards)
        ground = hand.look.title_ground(entries.style)
        style = NameStyle(H3 if title else H2, ground, long)
        cards = [
            card_block(card, width, hand, style)._replace(heading=again) for card in entries.cards
        ]
        blocks += _kept_together(cards, FEWEST_CARDS) if title else cards
    return blocks


def _kept_together(blocks: Sequence[ReferenceBlock], fewest: int) -> list[ReferenceBlock]:
    """Blocks under one title, of which so many stand together at its beginning and at its end."""
    last = len(blocks) - fewest
    return [
        block._replace(leads=number < len(blocks) - 1 and not fewest - 1 <= number < last)
        for number, block in enumerate(blocks)
    ]


def _fit_pages(
    make: MakeBlocks, count: int, room: Box, hand: Typesetter, *, loosest: float
) -> list[list[Mark]]:
    """Pages of `count` columns: as few as can be read with ease, the words as large as they fit."""
    width = _column_width(room, count)

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
    return set_pages(columns, count, room, hand.look, loosest=loosest)


def _few_columns(make: MakeBlocks, room: Box, hand: Typesetter) -> int:
    """In how many columns icons stand: two where they fit so, in words that are large enough."""
    width = _column_width(room, 2)
    return (
        2
        if fits_columns(make(width, hand._replace(points=hand.look.largest(AMPLE))), 2, room.height)
        else 3
    )


def _column_width(room: Box, count: int) -> float:
    return (room.width - (count - 1) * COLUMN_GUTTER) / count
