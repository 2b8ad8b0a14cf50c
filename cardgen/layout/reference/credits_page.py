"""The credits of a pack as a page: makers and emblems across, other words in two columns."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.composers import InkUse
from cardgen.layout.elements import element
from cardgen.layout.marks import Begin, Mark, Path, Stamp, TextLine
from cardgen.layout.reference.blocks import ReferenceBlock, Typesetter, head_typesetter
from cardgen.layout.reference.columns import (
    balance_columns,
    column_height,
    fits_columns,
    stack_blocks,
)
from cardgen.layout.reference.credits_contents import CreditContents, CreditedEmblem, CreditSection
from cardgen.layout.reference.credits_head import makers_block
from cardgen.layout.reference.frame import PageFrame
from cardgen.layout.reference.panel import (
    PAD,
    PanelHeading,
    led_words,
    looseness,
    panel_block,
    spare_heights,
)
from cardgen.layout.reference.theme import THEMES
from cardgen.layout.text.paragraph import Paragraph
from cardgen.layout.text.typesetting import SLACK, largest_that_fits, sizes_to_try
from cardgen.model.finding import Place, Stop
from cardgen.outlines import circle
from cardgen.units import POINTS_PER_MM, Box, Size

LARGEST, LEAST = 11.0, 6.5  # points
COLUMNS, GUTTER, ABOVE = 2, 5.0, 3.0
EMBLEM = 0.74  # mm of an emblem on its disc for each point of the words
INSCRIBED = 0.68  # of an emblem, as a share of its disc
ROW_GAP = 1.2  # mm between two rows of emblems
LOOSEST = 3.0  # mm that lines, and then rows, may stand further apart where the page is not full
CELL = 35.0  # mm at least of an emblem with its caption
NAME = 7.0  # points of these captions


class _Setting(NamedTuple):
    """The page in one size: blocks across its width, then sections in the `room` that is left."""

    across: tuple[ReferenceBlock, ...]
    sections: tuple[CreditSection, ...]
    room: Box
    hand: Typesetter

    @property
    def width(self) -> float:
        return (self.room.width - (COLUMNS - 1) * GUTTER) / COLUMNS

    def blocks(
        self, sections: Iterable[CreditSection], loose: float = 0.0, spare: float = 0.0
    ) -> list[ReferenceBlock]:
        return [_section(one, self.width, self.hand, loose, spare) for one in sections]

    @property
    def columns(self) -> list[tuple[tuple[CreditSection, ...], float]]:
        """The sections of each column, and how many mm further apart their lines stand."""
        left, found = self.sections, []
        for column in balance_columns(self.blocks(left), COLUMNS, self.room.height):
            mine, left = left[: len(column)], left[len(column) :]
            items = sum(len(one.items) for one in mine)
            found.append((mine, looseness(column, items, self.room.height, LOOSEST)))
        return found

    @property
    def free(self) -> float:
        """What even loose columns leave at the foot of the page, in mm."""
        heights = (column_height(self.blocks(*each)) for each in self.columns)
        return self.room.height - max(heights, default=0.0)

    @property
    def fits(self) -> bool:
        return self.room.height > 0 and fits_columns(
            self.blocks(self.sections), COLUMNS, self.room.height
        )


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
    found = largest_that_fits(
        sizes_to_try(look.largest(LARGEST), LEAST),
        lambda tried: _set(contents, frame.room, hand._replace(points=tried)).fits,
    )
    if found is None:
        message = f"at {LEAST:g} points the credits do not fit on one page"
        help = "say it in fewer words; or choose a larger paper, --paper a3, or --only cards"
        raise Stop(message, place=place, help=help)
    setting = _filled(contents, frame.room, hand._replace(points=found))
    return (*frame.marks("title", 1, 1), *_marks(setting, frame.room.y))


def _filled(contents: CreditContents, room: Box, hand: Typesetter) -> _Setting:
    """The page whose emblems stand so far apart that its columns end at its foot, or come near."""
    close, wider = (_set(contents, room, hand, loose) for loose in (0.0, 1.0))
    lower = wider.room.y - close.room.y  # by a millimetre more between rows
    apart = min(close.free / lower, LOOSEST) if lower > 0 else 0.0
    return _set(contents, room, hand, apart) if apart > SLACK else close


def _set(contents: CreditContents, room: Box, hand: Typesetter, loose: float = 0.0) -> _Setting:
    """The makers and the emblems across the page, these some mm further apart, and the sections
    that share two columns below."""
    plain = hand.look.faces.text
    named = [
        led_words(one.lead, (one.words,), hand, numbers=plain) for one in contents.makers.items
    ]
    head = makers_block(contents.makers.title, named, contents.head.mark, room.width, hand)
    wide = (_section(one, room.width, hand, loose) for one in contents.sections if one.across)
    across = (head, *wide)
    taken = sum(block.height + ABOVE for block in across)
    left = Box(room.x, room.y + taken, room.width, room.height - taken)
    return _Setting(across, tuple(one for one in contents.sections if not one.across), left, hand)


def _marks(setting: _Setting, top: float) -> Iterator[Mark]:
    room = setting.room
    for block in setting.across:
        yield from block.draw(room.x, top)
        top += block.height + ABOVE
    columns = setting.columns
    spare = spare_heights([setting.blocks(*each) for each in columns])
    for number, (each, more) in enumerate(zip(columns, spare, strict=True)):
        x = room.x + number * (setting.width + GUTTER)
        for block, y in stack_blocks(setting.blocks(*each, more), room.y):
            yield from block.draw(x, y)


def _section(
    section: CreditSection, width: float, hand: Typesetter, loose: float = 0.0, spare: float = 0.0
) -> ReferenceBlock:
    inner = width - 2 * PAD
    plain = hand.look.faces.text
    items = [
        _SetItem(
            *(led_words(one.lead, (one.said,), hand, numbers=plain), one.emblems, inner, hand),
            ROW_GAP + loose,
        )
        for one in section.items
    ]
    block = panel_block(PanelHeading(section.title), items, width, hand, loose, spare=spare)
    return block._replace(above=ABOVE + 2 * loose)


class _SetItem(NamedTuple):
    """An item that is set: words, and rows of emblems under them, `apart` mm from each other."""

    words: Paragraph
    emblems: tuple[CreditedEmblem, ...]
    width: float
    hand: Typesetter
    apart: float

    @property
    def height(self) -> float:
        rows = -(-len(self.emblems) // self._abreast)
        below = rows * (self._side + self.apart) + (2 * ROW_GAP if rows else 0.0)
        return self.hand.tall(self.words, self.width) + below

    def draw(self, x: float, y: float) -> Iterator[Mark]:
        hand, side = self.hand, self._side
        said = hand.tall(self.words, self.width)
        yield from element(Begin("P"), hand.words(self.words, Box(x, y, self.width, said)))
        top, each = y + said + self.apart, self.width / self._abreast
        emblems: list[Mark] = []
        for number, emblem in enumerate(self.emblems):
            row, column = divmod(number, self._abreast)
            left = x + column * each
            area = Box(left, top + row * (side + self.apart), each, side)
            emblems += element(Begin("LI"), _emblem(emblem, area, hand))
        yield from element(Begin("L", numbering="None"), emblems)

    @property
    def _abreast(self) -> int:
        return max(1, int(self.width / CELL))

    @property
    def _side(self) -> float:
        return self.hand.points * EMBLEM


def _emblem(emblem: CreditedEmblem, area: Box, hand: Typesetter) -> Iterator[Mark]:
    """An emblem on a disc and its caption, which is smaller where it would be too long."""
    look, ground, radius = hand.look, hand.look.title_ground(""), area.height / 2
    x, y = area.x + radius, area.centre[1]
    if ground:
        yield Path(circle(x, y, radius), ground, look.rule, 0.25)
    drawing = hand.assets.drawing(
        f"emblems/{emblem.drawing}", fill=look.on_band if ground else look.emblem
    )
    scale = area.height * INSCRIBED / max(drawing.box[2:])
    across, down = (length * scale / 2 for length in drawing.box[2:])
    yield Stamp(drawing, x - across, y - down, scale)
    faces, face = hand.assets.faces, hand.look.faces.label
    pairs = tuple((faces.chosen(face, word), word) for word in emblem.caption.split())
    wide = faces.advance(pairs) + faces.space(face) * (len(pairs) - 1)
    left = area.x + area.height + 1.0
    size = min(NAME, (area.right - left - 0.6) / wide * POINTS_PER_MM * 1000)
    middle = area.centre[1] + faces.face(face).x_height * size / POINTS_PER_MM / 2000
    said = TextLine(left, middle, size, hand.look.ink, pairs)
    yield from element(Begin("LBody"), (said,))
