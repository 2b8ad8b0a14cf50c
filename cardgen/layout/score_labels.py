"""The labels of a score table: the signs of a line, its name, and how it is counted."""

from math import inf
from typing import NamedTuple

from cardgen.layout.icon_rows import set_icon_row
from cardgen.layout.marks import FaceFault, Mark
from cardgen.layout.score_lines import PrintedScoreLine
from cardgen.layout.template.expressions import Variables
from cardgen.layout.template.kinds import COLOUR, LIMITS, Length, Tint
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import (
    LineStyle,
    largest_that_fits,
    set_lines,
    sizes_to_try,
    text_height,
)
from cardgen.model.text import Icon
from cardgen.schema.kinds import String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record
from cardgen.units import Box

LEADING = 1.08
PAD = 1.5  # mm between the edge of a label and what stands in it
BESIDE = 1.4  # mm between the signs and the words
AIR_RIGHT = 1.0  # mm between the words and the right edge of the label
NOTE_GAP = 0.75  # mm between a name and the note under it
AIR = 1.2  # mm of a row that words leave free at least
AIRY = 2.6  # the same of a row that is as high as its words want
SIGN_GAP = 0.12


class Labels(NamedTuple):
    """The column of labels: its `width`, the height of its `signs`, how its words are set.

    `shade` is how much of its colour a line has behind its label, `tint` how much in its cells.
    Beside its label it has a `bar` of it, so many mm wide.
    """

    width: float
    signs: float
    face: str
    note_face: str
    size: tuple[float, float]
    note: float
    colour: Tint
    shade: float = 0.0
    tint: float = 0.0
    bar: float = 0.0


class _LabelWords(NamedTuple):
    """The name of a line over its note, in an area; the note has one size, the name several."""

    name: Paragraph
    note: Paragraph
    area: Box
    look: Labels
    colour: str
    context: ZoneContext

    def fits(self, points: float) -> bool:
        width, small = self.area.width, self._ink(self.look.note)
        wide = max(self.name.widest * self._ink(points).em, self.note.widest * small.em)
        return wide <= width and self.tall(points) <= self.area.height - AIR

    def marks(self, points: float) -> list[Mark]:
        """Both in the middle of the area, from the capitals to the foot of the last line."""
        tall, below = self.tall(points), self._note_height
        top = self.area.y + (self.area.height - tall + self._descent(points)) / 2
        ink, at = self._ink(points), self.area._replace(y=top)
        marks = lay_words(self.name, at, ink, self.look.face, self.context)
        if below:
            foot, small = self.area._replace(y=top + tall - below), self._ink(self.look.note)
            marks += lay_words(self.note, foot, small, self.look.note_face, self.context)
        return marks

    def _descent(self, points: float) -> float:
        """How far the descenders of the last line reach below it."""
        noted = bool(self._note_height)
        face = self.look.note_face if noted else self.look.face
        em = self._ink(self.look.note if noted else points).em
        reach: float = -self.context.assets.faces.face(face).descender
        return reach * em

    def _ink(self, points: float) -> LineStyle:
        return LineStyle(points, LEADING, self.colour)

    def tall(self, points: float) -> float:
        """The height of both."""
        below = self._note_height
        named = self._height(self.name, self._ink(points), self.look.face)
        return named + (below + NOTE_GAP if below else 0.0)

    @property
    def _note_height(self) -> float:
        return self._height(self.note, self._ink(self.look.note), self.look.note_face)

    def _height(self, words: Paragraph, ink: LineStyle, face: str) -> float:
        lines = len(words.lines(self.area.width / ink.em))
        return text_height(lines, ink, self.context.assets.faces, face)


def compose_label(
    line: PrintedScoreLine,
    row: Box,
    look: Labels,
    subject: Variables,
    context: ZoneContext,
    into: FaceDraft,
) -> None:
    """Add the signs, the name and the note of a line, as large as they fit in its row."""
    if shown := _shown_signs(line):
        into.add(set_icon_row(shown, context.assets.signs, _signs_seat(row, look), SIGN_GAP))
    words = _label_words(line, row, look, subject, context)
    into.miss_glyphs(words.name.missing + words.note.missing, "lines", line.path)
    size = largest_that_fits(sizes_to_try(*look.size), words.fits)
    if size is None:
        message = f'"{line.name}" is too long for its label at {look.size[1]:g} pt'
        into.faults.append(FaceFault("overflow", "lines", message, line.path))
    into.add(words.marks(size or look.size[1]))


def wanted_height(
    line: PrintedScoreLine, wide: Box, look: Labels, subject: Variables, context: ZoneContext
) -> float:
    """The mm of a row in which the words of a line have air at their largest size."""
    words = _label_words(line, wide._replace(height=inf), look, subject, context)
    size = largest_that_fits(sizes_to_try(*look.size), words.fits)
    return words.tall(size or look.size[1]) + AIRY


def _label_words(
    line: PrintedScoreLine, row: Box, look: Labels, subject: Variables, context: ZoneContext
) -> _LabelWords:
    """The words of a line in what its signs leave of its label."""
    signs = _signs_seat(row, look)
    left = signs.right + BESIDE if _shown_signs(line) else signs.x
    area = Box(left, row.y, row.x + look.width - AIR_RIGHT - left, row.height)
    name = measured_words(line.name, look.face, subject, context)
    note = measured_words(line.note, look.note_face, subject, context)
    return _LabelWords(name, note, area, look, context.colour(look.colour, subject), context)


def _shown_signs(line: PrintedScoreLine) -> tuple[Icon, ...]:
    """The signs of a label; those of a line that is ticked stand in its cells."""
    return () if line.ticked else line.signs


def _signs_seat(row: Box, look: Labels) -> Box:
    """Where the signs of a row stand."""
    top = row.y + (row.height - look.signs) / 2
    return Box(row.x + look.bar + PAD, top, look.signs * (1 + SIGN_GAP), look.signs)


def measured_words(words: str, face: str, subject: Variables, context: ZoneContext) -> Paragraph:
    """Words of a table, measured in a face."""
    style = TextStyle(face, face, subject["language"])
    return context.assets.composition.paragraph((words,), style)


def lay_words(
    words: Paragraph, area: Box, ink: LineStyle, face: str, context: ZoneContext
) -> list[Mark]:
    """Words from the top of an area."""
    cap = context.assets.faces.face(face).cap_height
    lines = words.even(area.width / ink.em)
    return set_lines(words, lines, area, ink, cap, context.assets.signs)


SHARE = Rational(0, 1)
LABELS = Record(
    Labels,
    {
        "width": Length(), "signs": Length(), "face": String(), "note face": String(),
        "size": LIMITS, "note": Length(), "colour": COLOUR, "shade": SHARE, "tint": SHARE,
        "bar": Length(nought=True),
    },
    required=("width", "signs", "face", "note face", "size", "note", "colour"),
    what="the labels of a score table",
)  # fmt: skip
