"""What surrounds the cards of a sheet, strokes, patches and words, as marks."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, Protocol

from cardgen.exports.faces import Shaped, Shapes
from cardgen.layout.marks import Drawing, Mark, Path, Stamp, Text
from cardgen.sheets.figures import Label, Line, Patch
from cardgen.units import POINTS_PER_MM, Box

_SHIFT = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Measured(Shaped, Protocol):
    """A shaped word that also knows its width in 1/1000 em."""

    @property
    def advance(self) -> float: ...


class Measures(Shapes, Protocol):
    """Shapes with widths; `cardgen.layout.fonts.Faces` is one."""

    def shape(self, name: str, word: str) -> Measured: ...

    def space(self, name: str) -> float: ...


class LabelFaces(NamedTuple):
    """The faces of the words around the cards."""

    regular: str = "AlegreyaSans-Regular"
    bold: str = "AlegreyaSans-Bold"


LABEL_FACES = LabelFaces()


def strokes(lines: Iterable[Line]) -> Iterator[Path]:
    """Lines that look alike become one path."""
    ordered = sorted(lines, key=lambda line: (line.colour, line.width, line.dash))
    for (colour, width, dash), alike in groupby(
        ordered, lambda line: (line.colour, line.width, line.dash)
    ):
        ends = tuple(
            segment
            for line in alike
            for segment in (("M", line.x0, line.y0), ("L", line.x1, line.y1))
        )
        yield Path(ends, stroke=colour, width=width, dash=dash)


def patch(mark: Patch) -> Path:
    """A rectangle as a path."""
    x, y, right, bottom = mark.box.x, mark.box.y, mark.box.right, mark.box.bottom
    outline = (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return Path(outline, fill=mark.fill, stroke=mark.stroke, width=mark.width)


def label(mark: Label, measures: Measures, faces: LabelFaces) -> Mark:
    """Words set to their alignment, smaller where they would be longer than their room."""
    face = faces.bold if mark.bold else faces.regular
    words = _words(mark.text, face)
    length = width(words, measures) / 1000 * mark.size
    size = mark.size * min(1.0, mark.room / length) if mark.room and length else mark.size
    shift = _SHIFT[mark.align] * length * size / mark.size
    points = size * POINTS_PER_MM
    if not mark.turn:
        return Text(mark.x - shift, mark.y, points, mark.colour, words)
    text = Text(-shift, 0.0, points, mark.colour, words)
    box = Box(-shift - size, -2 * size, length + 2 * size, 3 * size)
    return Stamp(Drawing(mark.text, box, (text,)), mark.x, mark.y, turn=float(mark.turn))


def _words(text: str, face: str) -> tuple[tuple[str, str], ...]:
    return tuple([_word(face, word) for word in text.split(" ") if word])


@lru_cache(maxsize=256)  # the words around the cards are the same on every sheet
def _word(face: str, word: str) -> tuple[str, str]:
    return face, word


def width(words: Iterable[tuple[str, str]], measures: Measures) -> float:
    """The length of words with a space between every two, in 1/1000 em."""
    total, space = 0.0, 0.0
    for face, word in words:
        total += space + measures.shape(face, word).advance
        space = measures.space(face)
    return total
