"""A page as bands one below the other, each of columns; what is left at the foot is shared out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardgen.layout.booklet.pages.columns import FlowItem, height_of
from cardgen.layout.booklet.parts import FlowPart
from cardgen.units import Box

FEATHER = 1.5  # mm that a gap between paragraphs may grow so that a column reaches the foot
UNEVEN = 0.8  # mm that gaps of a column may grow more than those of the columns beside it
WIDE = 2.8  # mm of a gap above a band that parts more than two paragraphs
APART, FAR_APART = 6.0, 11.0  # mm that such a gap may grow; of more that is left at the foot, each
# above an entry or a wide section takes as much as the foot keeps, but none that parts what is told
EMPTY = 0.45  # of a page: where more is left, nothing grows, since it would not be filled


class Band(NamedTuple):
    """Columns beside each other, or one across all of them, `gap` mm below what is above; `height`
    is that of the highest, and `growth` how many mm higher it may become, so that no gap of its
    columns grows too far. It may be the title of a chapter alone, below which no gap grows, or go
    on with what stands across its columns above. All this is asked again for each page that is
    tried."""

    columns: tuple[tuple[FlowItem, ...], ...]
    gap: float
    height: float
    growth: float
    is_title: bool = False
    goes_on: bool = False

    @property
    def begins(self) -> bool:
        """Whether an entry or a section begins with it across all columns."""
        return len(self.columns) == 1 and self.columns[0][0].begins


def band_of(columns: tuple[tuple[FlowItem, ...], ...], gap: float) -> Band:
    """Columns as a band."""
    heights = tuple(map(height_of, columns))
    height = max(heights)
    most = [high + _gaps(one) * FEATHER for high, one in zip(heights, columns, strict=True) if one]
    first = columns[0][0]
    is_title = sum(map(len, columns)) == 1 and bool(first.running)
    goes_on = len(columns) > 1 and not first.running and not first.begins
    return Band(columns, gap, height, max(min(most) - height, 0.0), is_title, goes_on)


@dataclass
class FlowPage:
    """A page that is filled: bands with what each got of what was left, above it and within it, in
    a box; what its head says, and what the heads of later pages say, if a chapter begins here."""

    number: int
    bands: Sequence[Band]
    shares: Sequence[tuple[float, float]]
    box: Box
    gutter: float
    running: str = ""
    leaves: str = ""
    empty: float = 0.0  # mm at its foot
    opens: bool = False  # whether a chapter begins at its head

    def moved(self, pages: int) -> "FlowPage":
        """The same so many pages later, in a quarter of the time that `replace` takes: of a chapter
        there is one for each way to fill the pages before it."""
        other = object.__new__(FlowPage)
        vars(other).update(vars(self), number=self.number + pages)
        return other

    @cached_property
    def placed(self) -> list[tuple[FlowPart, float, float]]:
        """Parts with their left and top. Of all pages that are tried, few come to be printed."""
        parts, box, y = list[tuple[FlowPart, float, float]](), self.box, self.box.y
        for band, (apart, taller) in zip(self.bands, self.shares, strict=True):
            y += band.gap + apart
            tall = band.height + taller
            parts += _placed(band, Box(box.x, y, box.width, tall), self.gutter)
            y += tall
        return parts


def filled_page(
    number: int,
    bands: Sequence[Band],
    box: Box,
    gutter: float,
    *,
    last: bool = False,
    stretch: float = 0.0,
) -> FlowPage:
    """A page of bands; on the `last` one what is left stays at the foot. Gaps above bands grow to
    `stretch` times their own at most, if that is told."""
    begun = [item.running for band in bands for column in band.columns for item in column
             if item.running]  # fmt: skip
    opens = bool(bands) and bool(bands[0].columns[0][0].running)
    left = box.height - sum(band.gap + band.height for band in bands)
    shares = _shares(bands, 0.0 if last or left > EMPTY * box.height else max(left, 0.0), stretch)
    return FlowPage(
        number, bands, shares, box, gutter,
        running=begun[0] if opens else "", leaves=begun[-1] if begun else "",
        empty=max(left - sum(map(sum, shares)), 0.0), opens=opens,
    )  # fmt: skip


def _shares(bands: Sequence[Band], left: float, stretch: float) -> list[tuple[float, float]]:
    """What each band gets of what is left: above it, and within it."""
    titled = [False, *[band.is_title for band in bands]]
    wide = [
        band.gap >= WIDE and not below and not band.goes_on
        for band, below in zip(bands, titled, strict=False)
    ]
    apart = min(max(APART, left / (sum(wide) + 1)), FAR_APART)
    grown = [
        max(band.columns[0][0].usual * stretch - band.gap, 0.0)
        if stretch
        else (apart if band.begins else min(apart, APART))
        for band in bands
    ]
    most = [
        (0.0 if below else min(apart if far else min(band.gap, FEATHER), more), band.growth)
        for band, below, far, more in zip(bands, titled, wide, grown, strict=False)
    ]
    whole = sum(map(sum, most))
    share = min(left / whole, 1.0) if whole else 0.0
    return [(apart * share, taller * share) for apart, taller in most]


def _placed(band: Band, box: Box, gutter: float) -> list[tuple[FlowPart, float, float]]:
    """The parts of a band, whose gaps have grown."""
    count = len(band.columns)
    step = (box.width + gutter) / count
    placed = []
    grown = _grown(band.columns, box.height)
    for number, (column, more) in enumerate(zip(band.columns, grown, strict=True)):
        x, y = box.x + number * step, box.y
        for index, item in enumerate(column):
            if not index and item.head:
                placed.append((item.head, x, y))
                y += item.head.height
            y += (item.gap + (more if item.stretches else 0.0)) if index else 0.0
            placed.append((item.part, x, y))
            y += item.part.height
    return placed


def _grown(columns: Sequence[Sequence[FlowItem]], height: float) -> list[float]:
    """The mm that each gap of a column grows so that all end at one height; one that stood open for
    that beside close ones grows as they do, and ends higher."""
    counts = [_gaps(column) for column in columns]
    wanted = [
        min((height - height_of(column)) / count, FEATHER) if count else 0.0
        for column, count in zip(columns, counts, strict=True)
    ]
    least = min((want for want, count in zip(wanted, counts, strict=True) if count), default=0.0)
    return [want if want <= least + UNEVEN else least for want in wanted]


def _gaps(column: Sequence[FlowItem]) -> int:
    """The gaps of a column that may grow."""
    return sum(item.stretches for item in column[1:])
