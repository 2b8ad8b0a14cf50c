"""A page as a value: faces placed on it, and marks of its own."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.layout.face import Face
from cardgen.layout.marks import Drawing, Mark, Stamp, Text
from cardgen.sheets.affine import Affine
from cardgen.units import Box, Size


class Placed(NamedTuple):
    """A face on a page: `matrix` maps the card's mm to the page's, `clip` is what it may paint on,
    in the card's mm (its trim grown by the bleed)."""

    face: Face
    matrix: Affine
    clip: Box


@dataclass(frozen=True, slots=True)
class Page:
    """`size` in mm; `marks` are painted over the faces. A `label` is the page's name in viewers,
    a `bookmark` its line in the outline; both may be empty."""

    size: Size
    placed: tuple[Placed, ...] = ()
    marks: tuple[Mark, ...] = ()
    label: str = ""
    bookmark: str = ""


def words_of(pages: Iterable[Page]) -> set[tuple[str, str]]:
    """Every (face, word) that the pages set, drawings inside drawings included."""
    words: set[tuple[str, str]] = set()
    seen: set[Drawing] = set()
    waiting = list(_streams(pages))
    while waiting:
        for mark in waiting.pop():
            if type(mark) is Text:
                words.update(mark.words)
            elif type(mark) is Stamp and mark.drawing not in seen:
                seen.add(mark.drawing)
                waiting.append(mark.drawing.marks)
    return words


def _streams(pages: Iterable[Page]) -> Iterator[tuple[Mark, ...]]:
    for page in pages:
        yield page.marks
        for placed in page.placed:
            yield placed.face.marks
