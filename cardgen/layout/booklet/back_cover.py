"""The pages that close a booklet: the signs if no chapter tells them, and the player aid, which is
the outside of the cover where sheets are folded, with the signs that are looked for most; those
that are left of a sheet have lines for notes."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardgen.layout.booklet.computed import sign_blocks
from cardgen.layout.booklet.contents import BookletContents, ExplainedSigns, Heading
from cardgen.layout.booklet.cover_signs import cover_signs
from cardgen.layout.booklet.dress import PageDress
from cardgen.layout.booklet.elements import PlacedPart, drawn_parts
from cardgen.layout.booklet.pages.filled_pages import TooHigh
from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.parts import FlowBlock
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import ON_A_SHEET
from cardgen.layout.booklet.text.text_lines import PlacedLink
from cardgen.layout.marks import Mark, Path
from cardgen.layout.reference.aid_page import aid_page, fits_aid
from cardgen.layout.reference.blocks import Typesetter
from cardgen.layout.reference.theme import THEMES
from cardgen.model.player_aid import PlayerAid
from cardgen.outlines import polygon
from cardgen.units import Box

# columns of an A5 page, type, and how many times as large as in their chapter signs are
SIZES = (
    (2, "small", 1.2),
    (2, "small", 1.0),
    (3, "small", 0.9),
    (3, "fine", 0.75),
    (3, "fine", 0.6),
    (3, "fine", 0.52),
)
SIDES = 2  # of a leaf
GUTTER = 3.0  # mm between the columns of signs
APART = 3.0  # mm between the player aid and the signs below it
WRITTEN = 0.9  # mm from line to line of what is written by hand, for each point of the type
OVER = 5.0  # mm more than pages have that bear a running head
NOWHERE: Mapping[str, str] = MappingProxyType({})


def closing_pages(
    contents: BookletContents, number: int, maker: ProseMaker, pages: Mapping[str, str] = NOWHERE
) -> Iterator[tuple[Mark, ...]]:
    """The marks of each page, the first of this number; what no page holds is left out. Anchors
    are told to be on these `pages`. Where nothing is folded the aid is a leaf that can be taken
    out: it begins on a right-hand page, and its pages are numbered."""
    signs, folded = _signs(contents, number, maker), maker.style.sheet > 1
    if signs:
        yield signs
        number += 1
    if contents.aid and not folded and number % 2 == 0:
        yield note_page(contents, number, maker)
        number += 1
    hand, columns = _hand(contents, maker), maker.style.columns
    for at, page in enumerate(_aid(contents, number, maker, pages), number):
        drawn = aid_page(page.sections, page.room, hand, hand.points, columns=columns)
        yield (*page.marks, *drawn, *(() if folded else _folio(contents, at, maker)))


def note_pages(
    contents: BookletContents, number: int, count: int, maker: ProseMaker
) -> Iterator[tuple[Mark, ...]]:
    """The pages, from this number on, that are left of the sheets of a booklet with a `count` of
    pages: for the reader's own notes, since blank ones look like a mishap."""
    for at in range(number, number + -count % ON_A_SHEET):
        yield note_page(contents, at, maker)


def note_page(contents: BookletContents, number: int, maker: ProseMaker) -> tuple[Mark, ...]:
    """A page for the reader's own notes: lines to write on."""
    title, room = _titled("notes", contents, number, maker)
    step = maker.style.type["body"].size * WRITTEN
    lines = [room.y + step * at for at in range(1, int((room.height - OVER) / step) + 1)]
    rules = [polygon(((room.x, y), (room.right, y)), closed=False) for y in lines]
    hairline = maker.style.colours["hairline"]
    drawn = [Path(rule, stroke=hairline, width=0.2) for rule in rules]
    return (*title, *drawn, *_folio(contents, number, maker))


def _folio(contents: BookletContents, number: int, maker: ProseMaker) -> Iterator[Mark]:
    return PageDress(contents, maker.style, maker.setter.assets, ()).folio(number)


def closing_count(contents: BookletContents, maker: ProseMaker) -> int:
    """How many pages close the booklet, wherever they begin; of the aid none is drawn for it."""
    signs = 1 if _signs(contents, 1, maker) else 0
    return signs + len(list(_aid(contents, 1 + signs, maker, NOWHERE)))


class _AidPart(NamedTuple):
    """The sections of the player aid that a page holds in some room, and what is drawn beside."""

    sections: PlayerAid
    room: Box
    marks: list[Mark]


def _aid(
    contents: BookletContents, number: int, maker: ProseMaker, pages: Mapping[str, str]
) -> Iterator[_AidPart]:
    """The first sections of the player aid, over the signs that are looked for most: as many as can
    be read on one cover, or where nothing is folded on both sides of a leaf."""
    marks, room = _titled("summary", contents, number, maker)
    rest, hand = contents.aid, _hand(contents, maker)
    foot = cover_signs(contents, pages, room.width, hand) if rest else None
    if foot:
        marks += foot.draw(room.x, room.bottom - foot.height)
        room = room._replace(height=room.height - foot.height - APART)
    for later in range(number + 1, number + 1 + (1 if maker.style.sheet > 1 else SIDES)):
        count = _held_by(room, rest, hand, maker.style.columns)
        if count:
            yield _AidPart(rest[:count], room, marks)
        marks, rest, room = [], rest[count:], _bare_room(later, maker)


def _hand(contents: BookletContents, maker: ProseMaker) -> Typesetter:
    """What sets the aid in the least type of the edition."""
    least = maker.style.type["fine"].size
    return Typesetter(maker.setter.assets, THEMES["full"], contents.language, least, contents.names)


def _held_by(room: Box, sections: PlayerAid, hand: Typesetter, columns: int) -> int:
    """How many of the sections one page holds."""
    counts = range(len(sections), 0, -1)
    return next((n for n in counts if fits_aid(sections[:n], room, hand, columns=columns)), 0)


def _signs(contents: BookletContents, number: int, maker: ProseMaker) -> tuple[Mark, ...]:
    """All signs of the pack, as large as one page holds them; nothing where it never does, or where
    the book has told them already."""
    if any(isinstance(block, ExplainedSigns) for block in contents.blocks):
        return ()
    title, below = _titled("signs", contents, number, maker)
    for columns, words, times in SIZES if contents.signs else ():
        count = columns * maker.style.columns // 2 or 1
        width = (below.width - GUTTER * (count - 1)) / count
        blocks = list(_sign_groups(contents.signs, width, maker, words, times))
        try:
            flow = PageFlow(lambda _: below, count, GUTTER, first=number)
            pages = flow.pour(laid_out(blocks)).end()
        except TooHigh:
            continue
        if len(pages) == 1:
            return (*title, *_drawn(pages[0].placed))
    return ()


def _sign_groups(
    signs: Sequence[ExplainedSigns], width: float, maker: ProseMaker, words: str, times: float
) -> Iterator[FlowBlock]:
    """Signs under their titles, all close together."""
    for group in signs:
        title = maker.heading(Heading(3, tuple(maker.spans(group.title))), width)
        yield title._replace(above=title.above * min(times, 1.0))
        for block in sign_blocks(group, width, maker, words, times):
            yield block._replace(above=block.above * times)


def _bare_room(number: int, maker: ProseMaker) -> Box:
    """The room of a page without a running head."""
    room = maker.style.room(number)
    return room._replace(y=room.y - OVER, height=room.height + OVER)


def _titled(
    word: str, contents: BookletContents, number: int, maker: ProseMaker
) -> tuple[list[Mark], Box]:
    """The title of a page, and what room it leaves."""
    room = _bare_room(number, maker)
    title = maker.heading(Heading(1, tuple(maker.spans(contents.words[word]))), room.width)
    tall = sum(part.height for part in title.parts) + maker.style.air
    below = Box(room.x, room.y + tall, room.width, room.height - tall)
    return _drawn([(title.parts[0], room.x, room.y)]), below


def _drawn(placed: Sequence[PlacedPart]) -> list[Mark]:
    return [one for one in drawn_parts(placed) if not isinstance(one, PlacedLink)]
