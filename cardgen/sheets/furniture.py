"""What surrounds the cards of a sheet: words that say what it is, a ruler that proves its scale."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.sheets.figures import Label, Line
from cardgen.sheets.footer import Heading, Setting, labels, parts, settings, widest
from cardgen.sheets.places import CLEARANCE, Spot, Where, anywhere, in_margin, taken, where
from cardgen.sheets.ruler import Figures, ruler, ruler_size
from cardgen.sheets.sheet import Sheet
from cardgen.units import Box

_LENGTHS = (100, 50)


class Furniture(NamedTuple):
    """Strokes and words of one sheet, inside its printable area, clear of bleeds and marks.

    `ruler` is the ruler's length in mm: 100, or 50 where 100 found no room, or 0; `ruler_at` says
    where it stands. `missing` are the words that found no room.
    """

    lines: tuple[Line, ...]
    labels: tuple[Label, ...]
    ruler: int
    ruler_at: Where
    missing: tuple[str, ...] = ()


class _Plan(NamedTuple):
    """Places that serve every sheet with the same cards and marks."""

    length: int
    ruler_at: Where
    drawn: Figures
    settings: tuple[Setting, ...]


def furnish(sheets: Sequence[Sheet], heading: Heading) -> tuple[Furniture, ...]:
    """The furniture of each sheet; places are sought once for all sheets that look alike."""
    plans: dict[object, _Plan] = {}
    furnished = []
    for sheet in sheets:
        alike = (sheet.page, sheet.side, len(sheet.placements), sheet.placements[0].box)
        look = (*alike, sheet.placements[-1].box, sheet.lines)
        if look not in plans:
            plans[look] = _plan(sheet, heading)
        furnished.append(_furniture(plans[look], sheet, heading))
    return tuple(furnished)


def _plan(sheet: Sheet, heading: Heading) -> _Plan:
    obstacles = taken(sheet)
    length, spot = _ruler_spot(sheet, obstacles)
    if spot is None:
        return _Plan(0, "nowhere", Figures(), settings(sheet, widest(sheet, heading), obstacles))
    obstacles = (*obstacles, spot.box.grown(CLEARANCE))
    found = settings(sheet, widest(sheet, heading), obstacles)
    return _Plan(length, where(sheet, spot), ruler(length, spot.box, spot.turn), found)


def _ruler_spot(sheet: Sheet, obstacles: Sequence[Box]) -> tuple[int, Spot | None]:
    """The longest ruler that finds room, in the margin rather than between cards."""
    for length in _LENGTHS:
        for find in (in_margin, anywhere):
            spot = find(sheet, ruler_size(length), obstacles, from_right=True)
            if spot is not None:
                return length, spot
    return 0, None


def _furniture(plan: _Plan, sheet: Sheet, heading: Heading) -> Furniture:
    said = parts(sheet, heading)
    footer = [label for setting in plan.settings for label in labels(setting, said)]
    placed = {index for setting in plan.settings for row in setting.rows for index in row}
    missing = tuple(part for index, part in enumerate(said) if index not in placed)
    drawn = plan.drawn
    return Furniture(drawn.lines, (*drawn.labels, *footer), plan.length, plan.ruler_at, missing)
