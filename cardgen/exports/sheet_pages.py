"""Imposed sheets as pages: faces in their slots, crop marks, ruler and footer over them."""

from collections.abc import Iterable, Sequence

from cardgen.exports.figures import LABEL_FACES, LabelFaces, Measures, label, patch, strokes
from cardgen.exports.page import Page, Placed
from cardgen.layout.face import Face
from cardgen.layout.marks import Drawing, Mark, Stamp
from cardgen.sheets.figures import Label, Line, Patch
from cardgen.sheets.furniture import Furniture
from cardgen.sheets.sheet import Placement, Sheet
from cardgen.units import Box, Size

_SIDE_SIGN = {"front": "a", "back": "b", "both": ""}


def sheet_pages(
    sheets: Sequence[Sheet],
    furniture: Sequence[Furniture],
    *,
    fronts: Sequence[Face],
    backs: Sequence[Face],
    measures: Measures,
    bookmark: str = "",
    label_faces: LabelFaces = LABEL_FACES,
) -> tuple[Page, ...]:
    """A page for each side of paper, in order; `bookmark` leads to the first one.

    `fronts[n]` and `backs[n]` are the two sides of card n of the deck. Strokes that are the same
    on many sheets are one drawing, written once, and words are set once.
    """
    drawn: dict[tuple[Line, ...], Drawing] = {}
    set_words: dict[Label, Mark] = {}

    def worded(words: Label) -> Mark:
        if words not in set_words:
            set_words[words] = label(words, measures, label_faces)
        return set_words[words]

    def page(sheet: Sheet, around: Furniture) -> Page:
        lines = (*sheet.lines, *around.lines)
        if lines not in drawn:
            drawn[lines] = Drawing("marks", Box(0, 0, *sheet.page), tuple(strokes(lines)))
        words = tuple(worded(words) for words in around.labels)
        placed = tuple(_placed(sheet, spot, fronts, backs) for spot in sheet.placements)
        return Page(sheet.page, placed, (Stamp(drawn[lines], 0, 0), *words), _label(sheet))

    pages = tuple(page(sheet, around) for sheet, around in zip(sheets, furniture, strict=True))
    return (pages[0]._replace(bookmark=bookmark), *pages[1:]) if pages else ()


def figures_page(
    size: Size,
    *,
    lines: Iterable[Line],
    patches: Iterable[Patch],
    labels: Iterable[Label],
    measures: Measures,
    name: str = "",
    label_faces: LabelFaces = LABEL_FACES,
) -> Page:
    """A page of figures alone, such as a calibration page."""
    words = (label(mark, measures, label_faces) for mark in labels)
    marks: tuple[Mark, ...] = (*map(patch, patches), *strokes(lines), *words)
    return Page(size, (), marks, name)


def _placed(sheet: Sheet, spot: Placement, fronts: Sequence[Face], backs: Sequence[Face]) -> Placed:
    faces = fronts if spot.side == "front" else backs
    return Placed(faces[spot.face_index], sheet.matrix(spot), sheet.painted(spot))


def _label(sheet: Sheet) -> str:
    """The number of the paper, and a or b for its sides."""
    return f"{sheet.number}{'' if sheet.duplex == 'none' else _SIDE_SIGN[sheet.side]}"
