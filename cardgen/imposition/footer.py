"""The words at a sheet's foot, and how they are broken to find a place."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.figures import GLYPH_WIDTH, Label
from cardgen.imposition.free_space import SLUG_CLEARANCE, FreePlace, find_anywhere, find_in_margin
from cardgen.imposition.geometry import NO_OFFSET, card_to_page
from cardgen.imposition.sheet import Sheet, SheetHeading
from cardgen.units import Box, Size

FOOTER_SIZES = (2.3, 2.0, 1.8)  # mm of font size: 6.5, 5.7 and 5.1 pt
_LEADING = 1.2
_BASELINE = 0.9
_SEPARATOR = " · "

FooterParts = tuple[str, ...]


class FooterBlock(NamedTuple):
    """A place found for some of the parts: `rows` says which parts stand on which line."""

    spot: FreePlace
    size: float
    rows: tuple[tuple[int, ...], ...]


def footer_parts(sheet: Sheet, heading: SheetHeading) -> FooterParts:
    """What a sheet says of itself, the most useful first."""
    say = heading.words
    numbered = say.sheet.format(number=sheet.number, total=sheet.total)
    said = (
        f"{heading.pack} {heading.version}".strip(),
        f"{numbered}, {say.side[sheet.side]}",
        say.actual_size,
        say.flip[sheet.duplex],
        say.scale.format(paper=sheet.paper.title),
        f"--offset {sheet.offset.typed}" if sheet.offset != NO_OFFSET else "",
        heading.note,
    )
    return tuple(part for part in said if part)


def widest_parts(sheet: Sheet, heading: SheetHeading) -> FooterParts:
    """The parts at their longest, so that one place serves every sheet of a run."""
    return footer_parts(sheet._replace(number=sheet.total), heading)


def place_footer(
    sheet: Sheet, said: FooterParts, obstacles: Sequence[Box]
) -> tuple[FooterBlock, ...]:
    """Places for all the parts together, or else for each that finds one."""
    for find in (find_in_margin, find_anywhere):
        for size in FOOTER_SIZES:
            for rows in _breaks(len(said)):
                spot = find(sheet, _block_size(said, rows, size), obstacles)
                if spot is not None:
                    return (FooterBlock(spot, size, rows),)
    return tuple(_apart(sheet, said, obstacles))


def _breaks(count: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All parts on one line, on two, on three, each on its own."""
    for lines in dict.fromkeys((1, 2, 3, count)):
        step = -(-count // lines)
        starts = range(0, count, step)
        yield tuple(tuple(range(start, min(start + step, count))) for start in starts)


def _apart(sheet: Sheet, said: FooterParts, obstacles: Sequence[Box]) -> Iterator[FooterBlock]:
    """Each part where it fits, at the largest size that does."""
    blocked = list(obstacles)
    for index in range(len(said)):
        rows = ((index,),)
        for size in FOOTER_SIZES:
            spot = find_anywhere(sheet, _block_size(said, rows, size), blocked)
            if spot is not None:
                blocked.append(spot.box.grown(SLUG_CLEARANCE))
                yield FooterBlock(spot, size, rows)
                break


def _block_size(said: FooterParts, rows: tuple[tuple[int, ...], ...], size: float) -> Size:
    longest = max(len(_row(said, row)) for row in rows)
    return Size(round(longest * size * GLYPH_WIDTH, 2), round(len(rows) * size * _LEADING, 2))


def _row(said: FooterParts, row: Sequence[int]) -> str:
    return _SEPARATOR.join(said[index] for index in row)


def footer_labels(setting: FooterBlock, said: FooterParts) -> Iterator[Label]:
    """The words of one setting, line under line."""
    spot, size = setting.spot, setting.size
    move = card_to_page(spot.box, spot.turn)
    room = spot.box.width if spot.turn == 0 else spot.box.height
    for line, row in enumerate(setting.rows):
        x, y = move.point(0, (line * _LEADING + _BASELINE) * size)
        yield Label(x, y, _row(said, row), size, spot.turn, room=room)
