"""How far each card may paint beyond its trim."""

from collections.abc import Iterable, Sequence

from cardgen.units import Box


def bleed_boxes(trims: Sequence[Box], bleed: float, *, further: float, within: Box) -> list[Box]:
    """Each trim with its bleed, and up to `further` mm more where nobody else's paper is touched.

    Between two cards the extra stops half-way; at the edge it stops `within`.
    """
    if further == 0:
        return [trim.grown(bleed) for trim in trims]
    return [_reaching(trim, trims, bleed, bleed + further, within) for trim in trims]


def _reaching(trim: Box, trims: Sequence[Box], least: float, most: float, within: Box) -> Box:
    near = [other for other in trims if other is not trim and _neighbours(trim, other, most)]
    rooms = (
        min([2 * (trim.x - within.x), *_ahead(trim.x - other.right for other in near)]),
        min([2 * (trim.y - within.y), *_ahead(trim.y - other.bottom for other in near)]),
        min([2 * (within.right - trim.right), *_ahead(other.x - trim.right for other in near)]),
        min([2 * (within.bottom - trim.bottom), *_ahead(other.y - trim.bottom for other in near)]),
    )
    left, top, right, bottom = (max(least, min(most, room / 2)) for room in rooms)
    return Box(trim.x - left, trim.y - top, trim.width + left + right, trim.height + top + bottom)


def _neighbours(trim: Box, other: Box, most: float) -> bool:
    return trim.grown(most).meets(other.grown(most))


def _ahead(distances: Iterable[float]) -> list[float]:
    """The distances of cards that lie on this side; cards alongside do not count."""
    return [gap for gap in distances if gap >= -1e-6]
