"""What stands around cards as marks: crop marks, lines to cut along, rulers, words."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Protocol

from cardgen.imposition.figures import WHITE, CutLine, Label, Patch, Stroke
from cardgen.layout.marks import Drawing, Mark, Path, Stamp, TextLine
from cardgen.pdf.font_subsets import FontSource
from cardgen.units import POINTS_PER_MM, Box

_SHIFT = {"left": 0.0, "centre": 0.5, "right": 1.0}


class FontMetrics(FontSource, Protocol):
    """Shapes with widths in 1/1000 em; `cardgen.layout.text.typefaces.Typefaces` is one."""

    def advance(self, words: Iterable[tuple[str, str]]) -> float: ...

    def space(self, name: str) -> float: ...


LABEL_FACE, BOLD_LABEL_FACE = "AlegreyaSans-Regular", "AlegreyaSans-Bold"  # around the cards


def stroke_paths(lines: Iterable[Stroke]) -> Iterator[Path]:
    """Lines that look alike become one path; white ones, which case others, lie below."""
    ordered = sorted(
        lines, key=lambda line: (line.colour != WHITE, line.colour, line.width, line.dash)
    )
    for (colour, width, dash), alike in groupby(
        ordered, lambda line: (line.colour, line.width, line.dash)
    ):
        ends = tuple(
            segment
            for line in alike
            for segment in (("M", line.x0, line.y0), ("L", line.x1, line.y1))
        )
        yield Path(ends, stroke=colour, width=width, dash=dash)


def cut_paths(cuts: Sequence[CutLine]) -> Iterator[Path]:
    """Outlines to cut along, all of a pen as one path; what lies under the dashes comes first."""
    for pen in dict.fromkeys(cut.pen for cut in cuts):
        segments = tuple(part for cut in cuts if cut.pen == pen for part in cut.segments)
        if pen.under:
            yield Path(segments, stroke=pen.under, width=pen.width)
        yield Path(segments, stroke=pen.colour, width=pen.width, dash=pen.dash)


def patch_path(mark: Patch) -> Path:
    """A rectangle as a path."""
    x, y, right, bottom = mark.box.x, mark.box.y, mark.box.right, mark.box.bottom
    outline = (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return Path(outline, fill=mark.fill, stroke=mark.stroke, width=mark.width)


def label_mark(mark: Label, measures: FontMetrics) -> Mark:
    """Words set to their alignment, smaller where they would be longer than their room."""
    face = BOLD_LABEL_FACE if mark.bold else LABEL_FACE
    words = _label_words(mark.text, face)
    length = words_width(words, measures) / 1000 * mark.size
    size = mark.size * min(1.0, mark.room / length) if mark.room and length else mark.size
    shift = _SHIFT[mark.align] * length * size / mark.size
    points = size * POINTS_PER_MM
    if not mark.turn:
        return TextLine(mark.x - shift, mark.y, points, mark.colour, words)
    text = TextLine(-shift, 0.0, points, mark.colour, words)
    box = Box(-shift - size, -2 * size, length + 2 * size, 3 * size)
    return Stamp(Drawing(mark.text, box, (text,)), mark.x, mark.y, turn=float(mark.turn))


def _label_words(text: str, face: str) -> tuple[tuple[str, str], ...]:
    return tuple([_label_word(face, word) for word in text.split(" ") if word])


@lru_cache(maxsize=256)  # the words around the cards are the same on every sheet
def _label_word(face: str, word: str) -> tuple[str, str]:
    return face, word


def words_width(words: Sequence[tuple[str, str]], measures: FontMetrics) -> float:
    """The length of words, each with its face, with a space between every two, in 1/1000 em."""
    spaces = sum(measures.space(face) for face, _ in words[:-1])
    return measures.advance(words) + spaces
