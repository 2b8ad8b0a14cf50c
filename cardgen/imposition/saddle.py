"""Saddle stitch: the pages of a booklet two by two on sheets that are nested and folded."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from cardgen.imposition.geometry import Affine, Edge, flip
from cardgen.imposition.papers import Paper
from cardgen.units import Size

ON_A_SHEET = 4


class PageSpot(NamedTuple):
    """Where a page of the booklet stands, counted from 0: `matrix` maps its mm to the
    sheet's."""

    page: int
    matrix: Affine


class BookletSheet(NamedTuple):
    """One side of a sheet of paper that lies; `number` counts sheets from the outermost, from 1."""

    number: int
    side: Literal["front", "back"]
    size: Size
    spots: tuple[PageSpot, ...]


def sheet_count(pages: int) -> int:
    """How many sheets a booklet takes."""
    return -(-pages // ON_A_SHEET)


def saddle_sheets(
    pages: int, page: Size, paper: Paper, *, edge: Edge, creep: float = 0.0
) -> list[BookletSheet]:
    """Both sides of each sheet, the outermost first; places for which no page is left stay empty.

    Pages wider than half of the sheet are made smaller. Each sheet is moved towards the fold by
    `creep` mm more than the one around it, since paper is thick: else the inner pages would stick
    out, and lose their margin to the knife. Where the `edge` that the printer turns the paper on
    swaps its head and its foot, backs stand upside down.
    """
    size = paper.size.turned()
    half = size.width / 2
    scale = min(1.0, half / page.width, size.height / page.height)
    top = (size.height - page.height * scale) / 2
    turns = flip(size, edge).axis == "horizontal"
    made = []
    for number, (left, right, side) in enumerate(_sides(sheet_count(pages))):
        moved = number // 2 * creep
        turned = turns and side == "back"
        spots = tuple(
            PageSpot(page_number, _placed(scale, x, top, size, turned=turned))
            for page_number, x in ((left, half - page.width * scale + moved), (right, half - moved))
            if page_number < pages
        )
        made.append(BookletSheet(number // 2 + 1, side, size, spots))
    return made


def _placed(scale: float, x: float, y: float, sheet: Size, *, turned: bool) -> Affine:
    """The map of a page whose top left corner is there; `turned`, the sheet stands on its head."""
    if turned:
        return Affine(-scale, 0.0, 0.0, -scale, sheet.width - x, sheet.height - y)
    return Affine(scale, 0.0, 0.0, scale, x, y)


def _sides(sheets: int) -> Iterator[tuple[int, int, Literal["front", "back"]]]:
    """The indices of the left and the right page of each side, the outermost sheet first."""
    last = sheets * ON_A_SHEET - 1
    for number in range(sheets):
        yield last - 2 * number, 2 * number, "front"
        yield 2 * number + 1, last - 2 * number - 1, "back"
