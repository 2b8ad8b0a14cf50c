"""The player aid as a page: what an Age is made of across its head, sections in two columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cardgen.layout.marks import Mark
from cardgen.layout.reference.aid_sections import (
    Spread,
    course_block,
    section_block,
    section_heading,
)
from cardgen.layout.reference.blocks import ReferenceBlock, Typesetter
from cardgen.layout.reference.columns import balance_columns, fits_columns, stack_blocks
from cardgen.layout.reference.panel import LOOSEST, heading_size, looseness, spare_heights
from cardgen.layout.text.typesetting import SLACK, largest_that_fits, sizes_to_try
from cardgen.model.finding import Stop
from cardgen.model.player_aid import AidSection, PlayerAid
from cardgen.units import Box

LARGEST, LEAST = 11.0, 7.0  # points: what lies on the table is read from further away than a book
COLUMNS, GUTTER = 2, 5.0
ABOVE = 3.0  # mm between two sections
CLOSE = Spread()


@dataclass(frozen=True)
class _Setting:
    """The parts of the page, set in one size: the course of an Age, then sections in columns.

    `room` is what the course leaves to so many `columns`.
    """

    course: tuple[ReferenceBlock, ...]
    sections: tuple[AidSection, ...]
    room: Box
    hand: Typesetter
    columns: int

    @property
    def width(self) -> float:
        return (self.room.width - (self.columns - 1) * GUTTER) / self.columns

    @cached_property
    def title_size(self) -> float:
        """The size in which the titles of all sections fit."""
        headings = [section_heading(one, self.hand) for one in self.sections]
        return heading_size(headings, self.width, self.hand)

    def block(self, section: AidSection, spread: Spread = CLOSE) -> ReferenceBlock:
        """A section as a panel, and what stands above it."""
        made = section_block(section, self.width, self.hand, spread, self.title_size)
        return made._replace(above=ABOVE + 2 * spread.loose)

    def blocks(
        self, sections: Sequence[AidSection], spread: Spread = CLOSE
    ) -> list[ReferenceBlock]:
        return [self.block(one, spread) for one in sections]

    @property
    def fits(self) -> bool:
        return fits_columns(self.blocks(self.sections), self.columns, self.room.height)


def aid_page(
    sections: PlayerAid,
    room: Box,
    hand: Typesetter,
    least: float = LEAST,
    *,
    columns: int = COLUMNS,
) -> list[Mark]:
    """What stands within the frame of the page; Stop where it does not fit in the least size."""

    def setting(points: float) -> _Setting:
        return _set(sections, room, hand._replace(points=points), columns)

    sizes = sizes_to_try(max(hand.look.largest(LARGEST), least), least)
    points = largest_that_fits(sizes, lambda tried: setting(tried).fits)
    if points is None:
        message = f"at {least:g} points the player aid does not fit on one page"
        place = sections[0].entry.place("id")
        raise Stop(message, place=place, help="say it in fewer words, or in fewer lines")
    return list(_marks(setting(points)))


def fits_aid(sections: PlayerAid, room: Box, hand: Typesetter, *, columns: int) -> bool:
    """Whether a page holds the sections in the type of the hand."""
    return _set(sections, room, hand, columns).fits


def _set(sections: Sequence[AidSection], room: Box, hand: Typesetter, columns: int) -> _Setting:
    """What stands across the head, then the sections that share the columns below it."""
    course = tuple(course_block(one, room.width, hand) for one in sections if one.across)
    below = sum(block.height + ABOVE for block in course)
    left = Box(room.x, room.y + below, room.width, room.height - below)
    return _Setting(course, tuple(one for one in sections if not one.across), left, hand, columns)


def _marks(setting: _Setting) -> Iterator[Mark]:
    room = setting.room
    y = room.y - sum(block.height + ABOVE for block in setting.course)
    for block in setting.course:
        yield from block.draw(room.x, y)
        y += block.height + ABOVE
    start, columns = _rows(setting) or (0.0, _columns(setting))
    for number, column in enumerate(columns):
        x = room.x + number * (setting.width + GUTTER)
        for block, top in stack_blocks(column, room.y + start):
            yield from block.draw(x, top)


def _parted(setting: _Setting) -> list[tuple[AidSection, ...]]:
    """The sections of each column."""
    sections, height, parts = setting.sections, setting.room.height, []
    for column in balance_columns(setting.blocks(sections), setting.columns, height):
        parts.append(sections[: len(column)])
        sections = sections[len(column) :]
    return parts


def _rows(setting: _Setting) -> tuple[float, list[list[ReferenceBlock]]] | None:
    """Columns of as many panels each, of which those side by side are level and as high, and how
    far below the course they begin: what no panel takes stands above, between and below them. None
    where the room has not the height."""
    parts, room = _parted(setting), setting.room.height
    if len(set(map(len, parts))) != 1:
        return None
    rows = list(zip(*parts, strict=True))
    free = room - sum(_tallest(row, setting) for row in rows) - ABOVE * (len(rows) - 1)
    if free < -SLACK:
        return None
    gaps = sum(max(len(one.lines) for one in row) + 1 for row in rows) + 2 * (len(rows) - 1)
    loose = min(max(free, 0.0) / gaps, LOOSEST)
    apart = max(free - gaps * loose, 0.0) / (len(rows) + 1)
    level = [_level(row, setting, loose, apart) for row in rows]
    return apart, [list(column) for column in zip(*level, strict=True)]


def _tallest(row: Sequence[AidSection], setting: _Setting, spread: Spread = CLOSE) -> float:
    return max(setting.block(one, spread).height for one in row)


def _level(
    row: Sequence[AidSection], setting: _Setting, loose: float, apart: float
) -> list[ReferenceBlock]:
    """Panels as high as the tallest of them with `loose` mm more between its lines: the others have
    theirs still further apart, and the rest over and below. They stand `apart` mm further below."""
    height, blocks = _tallest(row, setting, Spread(loose)), []
    for section in row:
        short = height - setting.block(section, Spread(loose)).height
        wider = Spread(min(loose + short / (len(section.lines) + 1), LOOSEST))
        rest = height - setting.block(section, wider).height
        block = setting.block(section, wider._replace(spare=rest))
        blocks.append(block._replace(above=ABOVE + 2 * loose + apart))
    return blocks


def _columns(setting: _Setting) -> list[list[ReferenceBlock]]:
    """Columns that end level, each with as much between its lines as that takes."""
    parts, height = _parted(setting), setting.room.height
    spreads = []
    for part in parts:
        lines = sum(len(one.lines) for one in part)
        spreads.append(Spread(looseness(setting.blocks(part), lines, height)))
    columns = [setting.blocks(*each) for each in zip(parts, spreads, strict=True)]
    spare = [
        one._replace(spare=mm) for one, mm in zip(spreads, spare_heights(columns), strict=True)
    ]
    return [setting.blocks(*each) for each in zip(parts, spare, strict=True)]
