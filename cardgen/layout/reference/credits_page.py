"""The credits of a pack as pages: sections of words in two columns within the frame of the aids."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.elements import element
from cardgen.layout.marks import Begin, Mark, Stamp, TextLine
from cardgen.layout.reference.blocks import ReferenceBlock, Typesetter, head_typesetter
from cardgen.layout.reference.columns import balance_columns, fits_columns, stack_blocks
from cardgen.layout.reference.frame import PageFrame, PageHead
from cardgen.layout.reference.panel import (
    PAD,
    PanelHeading,
    led_words,
    looseness,
    panel_block,
)
from cardgen.layout.reference.theme import THEMES
from cardgen.layout.text.paragraph import Paragraph
from cardgen.layout.text.typesetting import largest_that_fits, sizes_to_try
from cardgen.model.finding import Place, Stop
from cardgen.units import POINTS_PER_MM, Box, Size

LARGEST, LEAST = 11.0, 6.5  # points
COLUMNS, GUTTER, ABOVE = 2, 5.0, 3.5
EMBLEM = 0.6  # mm of an emblem for each point of the words
ROW_GAP = 0.9  # mm between two rows of emblems
ABREAST = 3  # emblems in a row, each with its name
NAME = 7.0  # points of these names


class CreditItem(NamedTuple):
    """A bold word and what follows it; under it the emblems that it is of, as drawings."""

    lead: str
    words: str
    emblems: tuple[str, ...] = ()


class CreditSection(NamedTuple):
    """Items under a title."""

    title: str
    items: tuple[CreditItem, ...]


class CreditContents(NamedTuple):
    """All that the credits of a pack say in one language."""

    head: PageHead
    sections: tuple[CreditSection, ...]


def credits_page(
    contents: CreditContents,
    size: Size,
    assets: Assets,
    *,
    ink: InkUse = "full",
    place: Place | None = None,
) -> tuple[Mark, ...]:
    """The marks of the page; Stop, at a `place`, where the words do not fit in the least size."""
    look = THEMES[ink]
    assets = look.signed(assets)
    frame = PageFrame(contents.head, size, assets, look)
    hand = head_typesetter(contents.head, assets, look, LARGEST)
    room = frame.room
    width = (room.width - (COLUMNS - 1) * GUTTER) / COLUMNS

    def blocks(points: float) -> list[ReferenceBlock]:
        set_in = hand._replace(points=points)
        return [_section(section, width, set_in) for section in contents.sections]

    points = largest_that_fits(
        sizes_to_try(look.largest(LARGEST), LEAST),
        lambda tried: fits_columns(blocks(tried), COLUMNS, room.height),
    )
    if points is None:
        message = f"at {LEAST:g} points the credits do not fit on one page"
        help = "say it in fewer words; or choose a larger paper, --paper a3, or --only cards"
        raise Stop(message, place=place, help=help)
    marks = list(frame.marks("title", 1, 1))
    columns = balance_columns(blocks(points), COLUMNS, room.height)
    sections = list(contents.sections)
    for number, column in enumerate(columns):
        x = room.x + number * (width + GUTTER)
        mine, sections = sections[: len(column)], sections[len(column) :]
        loose = looseness(
            column, sum(_lines(item) for one in mine for item in one.items), room.height
        )
        apart = [_section(one, width, hand._replace(points=points), loose) for one in mine]
        for block, top in stack_blocks(apart, room.y):
            marks += block.draw(x, top)
    return tuple(marks)


def _section(
    section: CreditSection, width: float, hand: Typesetter, loose: float = 0.0
) -> ReferenceBlock:
    inner = width - 2 * PAD
    plain = hand.look.faces.text
    items = [
        _SetItem(
            *(led_words(one.lead, (one.words,), hand, numbers=plain), one.emblems, inner, hand),
            ROW_GAP + loose,
        )
        for one in section.items
    ]
    block = panel_block(PanelHeading(section.title), items, width, hand, loose)
    return block._replace(above=ABOVE + 2 * loose)


def _lines(item: CreditItem) -> int:
    """Its words as one line, and its rows of emblems."""
    return 1 - (-len(item.emblems) // ABREAST)


class _SetItem(NamedTuple):
    """An item that is set: words, and rows of emblems under them, `apart` mm from each other."""

    words: Paragraph
    emblems: tuple[str, ...]
    width: float
    hand: Typesetter
    apart: float

    @property
    def height(self) -> float:
        rows = -(-len(self.emblems) // ABREAST)
        below = rows * (self._side + self.apart) + (2 * ROW_GAP if rows else 0.0)
        return self.hand.tall(self.words, self.width) + below

    def draw(self, x: float, y: float) -> Iterator[Mark]:
        hand, side = self.hand, self._side
        said = hand.tall(self.words, self.width)
        yield from element(Begin("P"), hand.words(self.words, Box(x, y, self.width, said)))
        top, each = y + said + self.apart, self.width / ABREAST
        emblems: list[Mark] = []
        for number, name in enumerate(self.emblems):
            row, column = divmod(number, ABREAST)
            left = x + column * each
            area = Box(left, top + row * (side + self.apart), each, side)
            emblems += element(Begin("LI"), _emblem(name, area, hand))
        yield from element(Begin("L", numbering="None"), emblems)

    @property
    def _side(self) -> float:
        return self.hand.points * EMBLEM


def _emblem(name: str, area: Box, hand: Typesetter) -> Iterator[Mark]:
    """An emblem and its name, which is smaller where it would be too long."""
    drawing = hand.assets.drawing(f"emblems/{name}", fill=hand.look.emblem)
    yield Stamp(drawing, area.x, area.y, area.height / max(drawing.box[2:]))
    faces, face = hand.assets.faces, hand.look.faces.label
    pairs = ((face, name),)
    wide = faces.advance(pairs) * NAME / POINTS_PER_MM / 1000
    left = area.x + area.height + 1.0
    size = NAME * min(1.0, (area.right - left - 0.6) / wide)
    middle = area.centre[1] + faces.face(face).x_height * size / POINTS_PER_MM / 2000
    said = TextLine(left, middle, size, hand.look.ink, pairs)
    yield from element(Begin("LBody"), (said,))
