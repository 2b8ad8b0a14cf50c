"""Drawings painted once for several documents, such as the editions of a book."""

from collections.abc import Callable
from typing import NamedTuple

from cardgen.layout.marks import Drawing, Gradient, Path, Picture, Stamp, TextLine
from cardgen.pdf.operators import lettering


class FormXObject(NamedTuple):
    """All that makes a form: its box, its packed operators, kinds and names of what these use."""

    corners: str
    packed: bytes
    used: tuple[tuple[str, str], ...]


class DrawingParts(NamedTuple):
    """What a drawing needs of others: the drawings stamped on it, its gradients, the faces of
    its own words."""

    drawings: tuple[Drawing, ...]
    gradients: tuple[Gradient, ...]
    faces: tuple[str, ...]


class KeptForm(NamedTuple):
    """A form as it was painted, where its parts had certain names and its words certain codes."""

    form: FormXObject
    named: tuple[object, ...]


class KeptForms:
    """The forms of drawings; one counts only where all that it names is named the same."""

    def __init__(self) -> None:
        self._forms: dict[tuple[Drawing, float], KeptForm] = {}
        self._parts: dict[Drawing, DrawingParts | None] = {}

    def parts(self, drawing: Drawing) -> DrawingParts | None:
        """What a drawing needs; None where it shows a picture, which each document prepares."""
        if drawing not in self._parts:
            self._parts[drawing] = _parts(drawing)
        return self._parts[drawing]

    def form(
        self,
        drawing: Drawing,
        unit: float,
        named: tuple[object, ...],
        paint: Callable[[], FormXObject],
    ) -> FormXObject:
        """The form of a drawing on a grid, kept or painted now; `named` is what it depends on."""
        kept = self._forms.get((drawing, unit))
        if kept is None or kept.named != named:
            kept = self._forms[drawing, unit] = KeptForm(paint(), named)
        return kept.form


def _parts(drawing: Drawing) -> DrawingParts | None:
    marks = drawing.marks
    if any(type(mark) is Picture for mark in marks):
        return None
    drawings = dict.fromkeys(mark.drawing for mark in marks if type(mark) is Stamp)
    lines = [mark for mark in marks if type(mark) is TextLine]
    lines += [words for one in drawings if (words := lettering(one))]
    fills = dict.fromkeys(mark.fill for mark in marks if type(mark) is Path)
    return DrawingParts(
        tuple(one for one in drawings if not lettering(one)),
        tuple(fill for fill in fills if isinstance(fill, Gradient)),
        tuple(sorted({face for line in lines for face, _ in line.words})),
    )
