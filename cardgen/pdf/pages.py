"""Pages as values: card faces placed on them, with marks of their own over these.

An imposed sheet becomes a page; its crop marks, ruler and footer become marks.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.figures import CutLine, Label, Patch, Stroke
from cardgen.imposition.geometry import Affine
from cardgen.imposition.sheet import Placement, Sheet
from cardgen.imposition.slug_area import SlugArea
from cardgen.layout.marks import CardFace, Drawing, Mark, PrintableFace, Stamp
from cardgen.outlines import Segments
from cardgen.pdf.cut_colours import toned_cuts
from cardgen.pdf.links import PageLink
from cardgen.pdf.sheet_marks import (
    FontMetrics,
    cut_paths,
    label_mark,
    patch_path,
    stroke_paths,
)
from cardgen.units import Box, Size


class PlacedFace(NamedTuple):
    """A face on a page: `matrix` maps the card's mm to the page's, `clip` is what it may paint on,
    in the card's mm (its trim grown by the bleed); of that only what lies within `outline`, where
    there is one."""

    face: PrintableFace
    matrix: Affine
    clip: Box
    outline: Segments = ()


class PageHeading(NamedTuple):
    """A heading that begins on a page: `level` 1 is that of a chapter."""

    level: int
    title: str


class PrintPage(NamedTuple):
    """`size` in mm; `marks` are painted over the faces. A `label` is the page's name in viewers,
    a `bookmark` its line in the outline; both may be empty. `inside` are lines below the bookmark
    of this page, or of the last one before it that has one. `links` lie over all of it. `headings`
    are lines of the outline too, each below the last one of a higher level."""

    size: Size
    placed: tuple[PlacedFace, ...] = ()
    marks: tuple[Mark, ...] = ()
    label: str = ""
    bookmark: str = ""
    inside: tuple[str, ...] = ()
    links: tuple[PageLink, ...] = ()
    headings: tuple[PageHeading, ...] = ()


class DocumentFaces:
    """The faces of one document; those not composed yet are composed once, when needed."""

    def __init__(self, pages: Iterable[PrintPage]) -> None:
        times = Counter(id(placed.face) for page in pages for placed in page.placed)
        self._repeated = frozenset(face for face, count in times.items() if count > 1)
        self._composed: dict[int, CardFace] = {}  # by the identity of what was placed

    def is_repeated(self, face: PrintableFace) -> bool:
        """Whether it is placed more than once, such as a back: then it becomes a form."""
        return id(face) in self._repeated

    def composed(self, face: PrintableFace) -> CardFace:
        """The face itself."""
        if isinstance(face, CardFace):
            return face
        if id(face) not in self._composed:
            self._composed[id(face)] = face.compose()
        return self._composed[id(face)]


_SIDE_SIGN = {"front": "a", "back": "b", "both": ""}


def sheet_pages(
    sheets: Sequence[Sheet],
    slug_areas: Sequence[SlugArea],
    *,
    fronts: Sequence[PrintableFace],
    backs: Sequence[PrintableFace],
    measures: FontMetrics,
    bookmark: str = "",
    names: Sequence[str] = (),
) -> tuple[PrintPage, ...]:
    """A page for each side of paper, in order; `bookmark` leads to the first one, the `names` of
    cards to where the front of each is first printed.

    `fronts[n]` and `backs[n]` are the two sides of card n of the deck. Strokes that are the same
    on many sheets are one drawing, written once, and words are set once.
    """
    drawn: dict[tuple[tuple[CutLine, ...], tuple[Stroke, ...], tuple[Patch, ...]], Drawing] = {}
    set_words: dict[Label, Mark] = {}

    def worded(words: Label) -> Mark:
        if words not in set_words:
            set_words[words] = label_mark(words, measures)
        return set_words[words]

    def page(sheet: Sheet, around: SlugArea) -> PrintPage:
        lines = (*sheet.lines, *around.lines)
        cuts = toned_cuts(sheet, fronts, backs) if sheet.cuts else ()
        look = cuts, lines, sheet.patches
        if look not in drawn:
            patches = map(patch_path, sheet.patches)
            paths = (*cut_paths(cuts), *stroke_paths(lines), *patches)
            drawn[look] = Drawing("marks", Box(0, 0, *sheet.page), paths)
        words = tuple(worded(words) for words in around.labels)
        placed = tuple(_place_face(sheet, spot, fronts, backs) for spot in sheet.placements)
        return PrintPage(sheet.page, placed, (Stamp(drawn[look], 0, 0), *words), _page_label(sheet))

    pages = tuple(page(sheet, around) for sheet, around in zip(sheets, slug_areas, strict=True))
    told = [
        page._replace(inside=tuple(names[card] for card in cards)) if names else page
        for page, cards in zip(pages, _first_fronts(sheets), strict=True)
    ]
    return (told[0]._replace(bookmark=bookmark), *told[1:]) if told else ()


def _first_fronts(sheets: Iterable[Sheet]) -> Iterator[list[int]]:
    """The cards whose fronts are printed on each sheet for the first time."""
    met = set[int]()
    for sheet in sheets:
        fronts = [spot.face_index for spot in sheet.placements if spot.side == "front"]
        new = [card for card in dict.fromkeys(fronts) if card not in met]
        met.update(new)
        yield new


def figures_page(
    size: Size,
    *,
    lines: Iterable[Stroke],
    patches: Iterable[Patch],
    labels: Iterable[Label],
    measures: FontMetrics,
    name: str = "",
) -> PrintPage:
    """A page of figures alone, such as a calibration page."""
    words = (label_mark(mark, measures) for mark in labels)
    marks: tuple[Mark, ...] = (*map(patch_path, patches), *stroke_paths(lines), *words)
    return PrintPage(size, (), marks, name)


def _place_face(
    sheet: Sheet,
    spot: Placement,
    fronts: Sequence[PrintableFace],
    backs: Sequence[PrintableFace],
) -> PlacedFace:
    faces = fronts if spot.side == "front" else backs
    face = faces[spot.face_index]
    return PlacedFace(face, sheet.matrix(spot), sheet.painted(spot), sheet.clip(spot))


def _page_label(sheet: Sheet) -> str:
    """The number of the paper, and a or b for its sides."""
    return f"{sheet.number}{'' if sheet.duplex == 'none' else _SIDE_SIGN[sheet.side]}"
