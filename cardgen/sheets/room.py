"""Free places on a page: where a rectangle can stand without touching anything."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.units import Box, Size

_TOLERANCE = 1e-6


class Wish(NamedTuple):
    """A region to search, and whether to begin at its right and at its foot."""

    region: Box
    from_right: bool = False
    from_foot: bool = False


def free_place(size: Size, wish: Wish, obstacles: Sequence[Box]) -> Box | None:
    """The first free box of `size` in the wished region; None where there is none.

    Rows are tried from one edge of the region inward, each where an obstacle begins or ends, so
    that a place is found if there is any.
    """
    near = [obstacle for obstacle in obstacles if obstacle.meets(wish.region)]
    for y in _levels(size.height, wish, near):
        band = [box for box in near if _crosses(box, y, size.height)]
        x = _gap(size.width, wish, band)
        if x is not None:
            return Box(x, y, *size)
    return None


def _levels(height: float, wish: Wish, obstacles: Sequence[Box]) -> list[float]:
    """Upper edges worth trying, the preferred first."""
    region = wish.region
    edges = [region.y, region.bottom - height]
    edges += [edge for box in obstacles for edge in (box.bottom, box.y - height)]
    lowest = region.bottom - height + _TOLERANCE
    inside = {round(edge, 6) for edge in edges if region.y - _TOLERANCE <= edge <= lowest}
    return sorted(inside, reverse=wish.from_foot)


def _crosses(box: Box, y: float, height: float) -> bool:
    return box.y < y + height - _TOLERANCE and y < box.bottom - _TOLERANCE


def _gap(width: float, wish: Wish, band: Sequence[Box]) -> float | None:
    """The left edge of the preferred gap in a band that is at least `width` wide."""
    gaps = [gap for gap in _gaps(wish.region, band) if gap[1] - gap[0] >= width - _TOLERANCE]
    if not gaps:
        return None
    return gaps[-1][1] - width if wish.from_right else gaps[0][0]


def _gaps(region: Box, band: Sequence[Box]) -> Iterator[tuple[float, float]]:
    """What the obstacles of a band leave of the region, from left to right."""
    start = region.x
    for box in sorted(band):
        if box.x > start:
            yield start, min(box.x, region.right)
        start = max(start, box.right)
    if start < region.right:
        yield start, region.right
