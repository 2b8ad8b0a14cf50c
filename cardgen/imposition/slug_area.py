"""The slug area of a sheet: words that say what it is, and a ruler that proves its scale.

Words are broken into lines until there is a place for them. If the 100 mm of the ruler are not
100 mm, the print was scaled.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.figures import GLYPH_WIDTH, Label, Stroke
from cardgen.imposition.free_space import (
    SLUG_CLEARANCE,
    FreePlace,
    PlaceKind,
    find_anywhere,
    find_in_margin,
    kind_of_place,
    occupied_boxes,
)
from cardgen.imposition.geometry import NO_OFFSET, card_to_page, offset_option
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
        f"{offset_option(sheet.page)} {sheet.offset.typed}" if sheet.offset != NO_OFFSET else "",
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


RULER_HEIGHT = 2.0
_HALF_CENTIMETRE = 1.2
_NUMBER = 1.8  # mm of font size
_UNIT_ROOM = 5.0  # “10 cm” stands beyond the last tick


class FigureGroup(NamedTuple):
    """Strokes and words that belong together."""

    lines: tuple[Stroke, ...] = ()
    labels: tuple[Label, ...] = ()


def ruler_size(length: int) -> Size:
    """The room a lying ruler of `length` mm takes with its numbers."""
    return Size(length + _UNIT_ROOM, RULER_HEIGHT)


def draw_ruler(length: int, box: Box, turn: int = 0) -> FigureGroup:
    """A ruler in `box` (of `ruler_size`, or standing at turn 270): ticks every 5 mm, cm numbers.

    Numbers stand to the right of their tick and so need no height of their own.
    """
    ticks = [_tick(x) for x in range(0, length + 1, 5)]
    base = Stroke(0, RULER_HEIGHT, length, RULER_HEIGHT)
    numbers = [_number(x, length) for x in range(0, length + 1, 10)]
    return turn_figures(FigureGroup((base, *ticks), tuple(numbers)), box, turn)


def _tick(x: int) -> Stroke:
    return Stroke(x, RULER_HEIGHT - (_HALF_CENTIMETRE if x % 10 else RULER_HEIGHT), x, RULER_HEIGHT)


def _number(x: int, length: int) -> Label:
    unit = "\u202fcm" if x == length else ""
    return Label(x + 0.4, RULER_HEIGHT - 0.5, f"{x // 10}{unit}", _NUMBER)


def turn_figures(figures: FigureGroup, box: Box, turn: int) -> FigureGroup:
    """Figures drawn from their own top left corner, set into `box` of the page."""
    move = card_to_page(box, turn)
    return FigureGroup(
        tuple(line.through(move) for line in figures.lines),
        tuple(_move_label(label, *move.point(label.x, label.y), turn) for label in figures.labels),
    )


def _move_label(label: Label, x: float, y: float, turn: int) -> Label:
    return label._replace(x=x, y=y, turn=(label.turn + turn) % 360)


_LENGTHS = (100, 50)


class SlugArea(NamedTuple):
    """Strokes and words of one sheet, inside its printable area, clear of bleeds and marks.

    `ruler` is the ruler's length in mm: 100, or 50 where 100 found no room, or 0; `ruler_at` says
    where it stands. `missing` are the words that found no room.
    """

    lines: tuple[Stroke, ...]
    labels: tuple[Label, ...]
    ruler: int
    ruler_at: PlaceKind
    missing: tuple[str, ...] = ()


class _SlugPlan(NamedTuple):
    """Places that serve every sheet with the same cards and marks."""

    length: int
    ruler_at: PlaceKind
    drawn: FigureGroup
    settings: tuple[FooterBlock, ...]


def fill_slug_areas(sheets: Sequence[Sheet], heading: SheetHeading) -> tuple[SlugArea, ...]:
    """What fills the slug area of each sheet; sheets that look alike share their places."""
    plans: dict[object, _SlugPlan] = {}
    filled = []
    for sheet in sheets:
        alike = (sheet.page, sheet.side, len(sheet.placements), sheet.placements[0].box)
        look = (*alike, sheet.placements[-1].box, sheet.lines, sheet.patches)
        if look not in plans:
            plans[look] = _plan_slug(sheet, heading)
        filled.append(_slug_area(plans[look], sheet, heading))
    return tuple(filled)


def _plan_slug(sheet: Sheet, heading: SheetHeading) -> _SlugPlan:
    obstacles = occupied_boxes(sheet)
    length, spot = _ruler_place(sheet, obstacles)
    if spot is None:
        return _SlugPlan(
            0,
            "nowhere",
            FigureGroup(),
            place_footer(sheet, widest_parts(sheet, heading), obstacles),
        )
    obstacles = (*obstacles, spot.box.grown(SLUG_CLEARANCE))
    found = place_footer(sheet, widest_parts(sheet, heading), obstacles)
    return _SlugPlan(
        length, kind_of_place(sheet, spot), draw_ruler(length, spot.box, spot.turn), found
    )


def _ruler_place(sheet: Sheet, obstacles: Sequence[Box]) -> tuple[int, FreePlace | None]:
    """The longest ruler that finds room, in the margin rather than between cards."""
    for length in _LENGTHS:
        for find in (find_in_margin, find_anywhere):
            spot = find(sheet, ruler_size(length), obstacles, from_right=True)
            if spot is not None:
                return length, spot
    return 0, None


def _slug_area(plan: _SlugPlan, sheet: Sheet, heading: SheetHeading) -> SlugArea:
    said = footer_parts(sheet, heading)
    footer = [label for setting in plan.settings for label in footer_labels(setting, said)]
    placed = {index for setting in plan.settings for row in setting.rows for index in row}
    missing = tuple(part for index, part in enumerate(said) if index not in placed)
    drawn = plan.drawn
    return SlugArea(drawn.lines, (*drawn.labels, *footer), plan.length, plan.ruler_at, missing)
