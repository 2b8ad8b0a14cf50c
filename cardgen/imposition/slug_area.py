"""The slug area of a sheet: words that say what it is, and a ruler that proves its scale.

If the 100 mm of the ruler are not 100 mm, the print was scaled.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.imposition.figures import Label, Stroke
from cardgen.imposition.footer import (
    FooterBlock,
    footer_labels,
    footer_parts,
    place_footer,
    widest_parts,
)
from cardgen.imposition.free_space import (
    SLUG_CLEARANCE,
    FreePlace,
    PlaceKind,
    find_anywhere,
    find_in_margin,
    kind_of_place,
    occupied_boxes,
)
from cardgen.imposition.geometry import card_to_page
from cardgen.imposition.sheet import Sheet, SheetHeading
from cardgen.units import Box, Size

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
        look = (*alike, sheet.placements[-1].box, sheet.lines)
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
