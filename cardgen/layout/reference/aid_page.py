"""The player aid as a page: what an Age is made of across its head, sections in two columns."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.marks import Mark
from cardgen.layout.reference.aid_sections import course_block, section_block
from cardgen.layout.reference.blocks import ReferenceBlock, Typesetter
from cardgen.layout.reference.columns import balance_columns, fits_columns, stack_blocks
from cardgen.layout.reference.panel import looseness, spare_heights
from cardgen.layout.text.typesetting import largest_that_fits, sizes_to_try
from cardgen.model.finding import Stop
from cardgen.model.player_aid import AidSection, PlayerAid
from cardgen.units import Box

LARGEST, LEAST = 11.0, 7.0  # points: what lies on the table is read from further away than a book
COLUMNS, GUTTER = 2, 5.0
ABOVE = 3.0  # mm between two sections


class _Setting(NamedTuple):
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

    def blocks(
        self, sections: Sequence[AidSection], loose: float = 0.0, spare: float = 0.0
    ) -> list[ReferenceBlock]:
        """Sections with some mm more between their lines, and twice that between each two."""
        made = (section_block(one, self.width, self.hand, loose, spare) for one in sections)
        return [block._replace(above=ABOVE + 2 * loose) for block in made]

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
    room, sections = setting.room, setting.sections
    y = room.y - sum(block.height + ABOVE for block in setting.course)
    for block in setting.course:
        yield from block.draw(room.x, y)
        y += block.height + ABOVE
    columns = balance_columns(setting.blocks(sections), setting.columns, room.height)
    parts, loose = [], []
    for column in columns:
        mine, sections = sections[: len(column)], sections[len(column) :]
        lines = sum(len(one.lines) for one in mine)
        parts.append(mine)
        loose.append(looseness(column, lines, room.height))
    spare = spare_heights([setting.blocks(*each) for each in zip(parts, loose, strict=True)])
    for number, each in enumerate(zip(parts, loose, spare, strict=True)):
        x = room.x + number * (setting.width + GUTTER)
        for block, top in stack_blocks(setting.blocks(*each), room.y):
            yield from block.draw(x, top)
