"""Rows and grids of signs, as large as fits."""

from collections.abc import Sequence
from functools import lru_cache

from cardgen.layout.marks import Mark, Stamp
from cardgen.layout.signs import HEIGHT, Signs
from cardgen.model.text import Icon
from cardgen.units import Box

Row = tuple[Icon, ...]


def row_width(icons: Sequence[Icon], signs: Signs, gap: float) -> float:
    """Width of a row for a height of 1; `gap` is a share of the height too."""
    return sum([signs.width(icon) for icon in icons]) + gap * max(len(icons) - 1, 0)


def set_row(
    icons: Sequence[Icon], signs: Signs, area: Box, gap: float, *, align: float = 0.5
) -> list[Mark]:
    """A row as tall as `area`, or as its width allows, centred on its height."""
    wide = row_width(icons, signs, gap)
    tall = min(area.height, area.width / wide) if wide else area.height
    x = area.x + (area.width - wide * tall) * align
    y = area.y + (area.height - tall) / 2
    scale = tall / HEIGHT
    marks: list[Mark] = []
    for icon in icons:
        marks.append(Stamp(signs.drawing(icon), x, y, scale))
        x += (signs.width(icon) + gap) * tall
    return marks


def set_grid(
    icons: Sequence[Icon], signs: Signs, area: Box, gap: float, *, largest: float
) -> list[Mark]:
    """Rows of equal length centred in `area`, with as many in a row as makes them largest."""
    if not icons:
        return []
    size, rows = max(
        (min(largest, area.width / wide, area.height / (len(rows) + gap * (len(rows) - 1))), rows)
        for rows, wide in _grids(tuple(icons), signs, gap)
    )
    tall = size * (len(rows) + gap * (len(rows) - 1))
    marks: list[Mark] = []
    for index, row in enumerate(rows):
        y = area.y + (area.height - tall) / 2 + index * size * (1 + gap)
        marks += set_row(row, signs, Box(area.x, y, area.width, size), gap)
    return marks


@lru_cache(maxsize=1024)  # many cards cost the same
def _grids(icons: Row, signs: Signs, gap: float) -> tuple[tuple[tuple[Row, ...], float], ...]:
    """The icons in one to a row, two, and so on, each time with the width of the widest row."""
    grids = (_rows(icons, count) for count in range(1, len(icons) + 1))
    return tuple((rows, max(row_width(row, signs, gap) for row in rows)) for rows in grids)


def _rows(icons: Row, count: int) -> tuple[Row, ...]:
    """The icons in `count` to a row, the fuller rows first."""
    return tuple(icons[i : i + count] for i in range(0, len(icons), count))
