"""Components of several sizes on one sheet, in rows: discs that no straight cut frees."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from cardgen.imposition.arrangement import PRINTER_LIMIT, Arrangement, block_corner, page_boxes
from cardgen.imposition.blocks import SIZE_TOLERANCE, CardSlot
from cardgen.imposition.cutting.machines import Cutter
from cardgen.imposition.papers import Paper
from cardgen.model.component import CutShape
from cardgen.units import Box, Size


class _Row(NamedTuple):
    """Some of the components, by their places in the order to print, as tall as the first."""

    members: tuple[int, ...]
    width: float
    height: float


def arrange_rows(
    sizes: Sequence[Size],
    paper: Paper,
    *,
    bleed: float,
    margin: float = PRINTER_LIMIT,
    fold: bool = False,
    shape: CutShape,
    cutter: Cutter | None = None,
) -> Arrangement | None:
    """The arrangement of just these components, each in a slot of its own size; None where one
    sheet has no room for all.

    For a `cutter` they lie wholly within its marks.
    """
    clear = max(margin, cutter.clear) if cutter else margin
    for page, line, room in page_boxes(paper, clear, fold):
        rows = _rows(sizes, bleed, room.width)
        size = Size(max(row.width for row in rows), sum(row.height for row in rows))
        if size.width > room.width + SIZE_TOLERANCE or size.height > room.height + SIZE_TOLERANCE:
            continue
        placed = dict(_placed(rows, sizes, bleed, size, block_corner(size, page, line)))
        slots = tuple(placed[index] for index in range(len(sizes)))
        return Arrangement(
            *(max(sizes), paper, page, bleed, margin, False, slots, len(slots), line, shape),
            cutter,
        )
    return None


def _rows(sizes: Sequence[Size], bleed: float, width: float) -> list[_Row]:
    """Rows filled one after the other, the tallest components first."""
    rows: list[_Row] = []
    for index in sorted(range(len(sizes)), key=lambda each: -sizes[each].height):
        wide, tall = (length + 2 * bleed for length in sizes[index])
        if rows and rows[-1].width + wide <= width + SIZE_TOLERANCE:
            last = rows[-1]
            rows[-1] = _Row((*last.members, index), last.width + wide, last.height)
        else:
            rows.append(_Row((index,), wide, tall))
    return rows


def _placed(
    rows: Sequence[_Row],
    sizes: Sequence[Size],
    bleed: float,
    size: Size,
    corner: tuple[float, float],
) -> Iterator[tuple[int, CardSlot]]:
    """The slot of each component: rows under each other, in the middle of the block."""
    left, top = corner
    tops = accumulate((row.height for row in rows), initial=top)
    for row, y in zip(rows, tops, strict=False):
        x = left + (size.width - row.width) / 2
        for index in row.members:
            width, height = sizes[index]
            down = y + (row.height - height) / 2
            yield index, CardSlot(Box(round(x + bleed, 6), round(down, 6), width, height))
            x += width + 2 * bleed
