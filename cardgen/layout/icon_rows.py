"""Icons side by side: in a row, in two lines where one is too wide, in a grid."""

import math
from collections.abc import Sequence
from functools import lru_cache

from cardgen.layout.icons import ICON_UNITS, IconSet
from cardgen.layout.marks import Mark, Path, Stamp
from cardgen.model.text import Icon
from cardgen.outlines import polygon
from cardgen.units import Box

IconRow = tuple[Icon, ...]
BAR = "next"  # between two effects
# A second line begins with one of these, or behind the bar; best with the one that parts most.
JOINTS = (BAR, "ward", "plus", "gives", "or")
RULE_ROOM = 0.3  # between two effects beside the usual gap, as a share of the height of a row
RULE_WIDTH, RULE_SHORT = 0.2, 0.08  # mm; by how much of its height a rule is shorter at each end


def icon_row_width(icons: Sequence[Icon], signs: IconSet, gap: float, *, effects: int = 1) -> float:
    """Width of a row for a height of 1; `gap` is a share of the height too.

    The signs of `effects` different effects have more air between them.
    """
    between = gap * max(len(icons) - 1, 0) + RULE_ROOM * (effects - 1)
    widths = signs.widths
    return sum([widths[icon.name] for icon in icons]) + between


def parted_row(icons: IconRow, signs: IconSet, gap: float, *, widest: float) -> tuple[IconRow, ...]:
    """All in one row if it is at most `widest` for a height of 1, else in two, the second of which
    begins with a joint: with the one that parts most where both are narrow enough, or with any.

    The end of the line parts two effects as a bar does, which is not drawn there.
    """
    if icon_row_width(icons, signs, gap) <= widest:
        return (icons,) if icons else ()
    ways = {at: _parted(icons, at) for at, one in enumerate(icons) if at and one.name in JOINTS}
    wide = {at: icon_lines_width(two, signs, gap) for at, two in ways.items()}
    for name in JOINTS:
        fitting = [at for at in ways if icons[at].name == name and wide[at] <= widest]
        if fitting:
            return ways[min(fitting, key=wide.__getitem__)]
    return ways[min(wide, key=wide.__getitem__)] if ways else (icons,)


def _parted(icons: IconRow, at: int) -> tuple[IconRow, IconRow]:
    """Two lines, the second of which begins at a sign, or behind it where it is a bar."""
    return icons[:at], icons[at + (icons[at].name == BAR) :]


def icon_lines_width(
    lines: Sequence[IconRow], signs: IconSet, gap: float, effects: int = 1
) -> float:
    """Width of the widest of some lines for a height of 1, all but the first hanging."""
    if not lines:
        return 0.0
    first, lead = icon_row_width(lines[0], signs, gap, effects=effects), signs.width(lines[0][0])
    hung = (icon_row_width(line, signs, gap) + _hang(line, signs, lead) for line in lines[1:])
    return max(first, *hung, 0.0)


def _hang(icons: IconRow, signs: IconSet, lead: float) -> float:
    """The room beside a first sign that is narrower than the one above it, for a height of 1."""
    return max(0.0, lead - signs.width(icons[0]))


def set_hung_row(
    icons: IconRow, signs: IconSet, area: Box, gap: float, *, lead: float
) -> list[Mark]:
    """A second line from the left: its joint in the middle below the first sign of the line above,
    which is `lead` wide for a height of 1, so that what follows stands below what follows there."""
    room = _hang(icons, signs, lead) * area.height
    head, *rest = icons
    at = area.x + signs.width(head) * area.height + room + gap * area.height
    beside = Box(at, area.y, area.right - at, area.height)
    joint = Stamp(signs.drawing(head), area.x + room / 2, area.y, area.height / ICON_UNITS)
    return [joint, *set_icon_row(rest, signs, beside, gap, align=0.0)]


def set_icon_row(
    icons: Sequence[Icon],
    signs: IconSet,
    area: Box,
    gap: float,
    *,
    align: float = 0.5,
    starts: Sequence[int] = (),
    rule: str = "",
) -> list[Mark]:
    """A row as tall as `area`, or as its width allows, centred on its height.

    `starts` are the places at which a further effect begins; a `rule` of that colour parts them.
    """
    wide = icon_row_width(icons, signs, gap, effects=len(starts) + 1)
    tall = min(area.height, area.width / wide) if wide else area.height
    x = area.x + (area.width - wide * tall) * align
    y = area.y + (area.height - tall) / 2
    scale = tall / ICON_UNITS
    marks: list[Mark] = []
    for index, icon in enumerate(icons):
        if index in starts:
            x += RULE_ROOM * tall
            if rule:
                at = x - (RULE_ROOM + gap) * tall / 2
                ends = ((at, y + RULE_SHORT * tall), (at, y + (1 - RULE_SHORT) * tall))
                marks.append(Path(polygon(ends, closed=False), None, rule, RULE_WIDTH))
        marks.append(Stamp(signs.drawing(icon), x, y, scale))
        x += (signs.width(icon) + gap) * tall
    return marks


def set_icon_grid(
    icons: Sequence[Icon], signs: IconSet, area: Box, gap: float, *, largest: float
) -> list[Mark]:
    """Rows of equal length centred in `area`, with as many in a row as makes them largest.

    Where one sign alone would hang under two rows, it stands between them; under more, all stand
    in two columns instead.
    """
    if not icons:
        return []
    fitting, rows = _largest_grid(tuple(icons), signs, area, gap)
    size = min(largest, fitting)
    lonely = len(rows) > 2 and len(rows[0]) == 2 and len(rows[-1]) == 1
    if lonely and len(rows) == 3:
        first, second, alone = rows
        rows = (first, second[:1], second[1:] + alone)  # in the order in which they are read
    elif lonely and (marks := _set_columns(icons, signs, area, gap, size)):
        return marks
    tall = size * (len(rows) + gap * (len(rows) - 1))
    marks = []
    for index, row in enumerate(rows):
        y = area.y + (area.height - tall) / 2 + index * size * (1 + gap)
        marks += set_icon_row(row, signs, Box(area.x, y, area.width, size), gap)
    return marks


def _set_columns(
    icons: Sequence[Icon], signs: IconSet, area: Box, gap: float, size: float
) -> list[Mark]:
    """Two columns of signs `size` high, the first of which has one more; none where both are wider
    than `area`."""
    half = (len(icons) + 1) // 2
    columns = (icons[:half], icons[half:])
    wide = [max(signs.width(icon) for icon in column) for column in columns]
    x, middle = area.centre
    x -= (sum(wide) + gap) * size / 2
    if x < area.x:
        return []
    marks: list[Mark] = []
    for column, width in zip(columns, wide, strict=True):
        top = middle - (len(column) * (1 + gap) - gap) * size / 2
        for index, icon in enumerate(column):
            left = x + (width - signs.width(icon)) * size / 2
            y = top + index * (1 + gap) * size
            marks.append(Stamp(signs.drawing(icon), left, y, size / ICON_UNITS))
        x += (width + gap) * size
    return marks


def icon_grid_size(icons: Sequence[Icon], signs: IconSet, area: Box, gap: float) -> float:
    """How tall the icons of a grid can be at most."""
    return _largest_grid(tuple(icons), signs, area, gap)[0] if icons else math.inf


@lru_cache(maxsize=1024)
def _largest_grid(
    icons: IconRow, signs: IconSet, area: Box, gap: float
) -> tuple[float, tuple[IconRow, ...]]:
    """The rows that make the icons largest, and how tall these are."""
    return max(
        (min(area.width / wide, area.height / (len(rows) + gap * (len(rows) - 1))), rows)
        for rows, wide in _grids(icons, signs, gap)
    )


@lru_cache(maxsize=1024)  # many cards cost the same
def _grids(
    icons: IconRow, signs: IconSet, gap: float
) -> tuple[tuple[tuple[IconRow, ...], float], ...]:
    """The icons in one to a row, two, and so on, each time with the width of the widest row."""
    grids = (_rows(icons, count) for count in range(1, len(icons) + 1))
    return tuple((rows, max(icon_row_width(row, signs, gap) for row in rows)) for rows in grids)


def _rows(icons: IconRow, count: int) -> tuple[IconRow, ...]:
    """The icons in `count` to a row, the fuller rows first."""
    return tuple(icons[i : i + count] for i in range(0, len(icons), count))
