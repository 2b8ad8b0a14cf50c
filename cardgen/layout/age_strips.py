"""The parts of a row of a body by Age, set where it stands: power, numeral, the flavour below."""

from functools import lru_cache
from typing import NamedTuple

from cardgen.layout.age_rows import SIGN_GAP, Sized
from cardgen.layout.fitting import SLACK
from cardgen.layout.marks import Mark, Text
from cardgen.layout.paragraph import Paragraph
from cardgen.layout.setting import Ink, height, set_lines
from cardgen.layout.sign_row import set_row
from cardgen.layout.zone import Context
from cardgen.units import POINTS_PER_MM, Box


class Numerals(NamedTuple):
    """How I, II and III stand in their column: left and width in mm, face, size in points."""

    x: float
    width: float
    face: str
    size: float

    def mark(self, age: str, y: float, tall: float, colour: str, context: Context) -> Text:
        """The numeral in the middle of an Age `tall` mm high that begins at `y`."""
        face = context.assets.faces.face(self.face)
        advance = context.assets.faces.shape(self.face, age).advance
        em = self.size / POINTS_PER_MM / 1000
        left = self.x + (self.width - advance * em) / 2
        baseline = y + (tall + face.cap_height * em) / 2
        return Text(left, baseline, self.size, colour, _lettered(self.face, age))


@lru_cache(maxsize=64)  # three numerals for all cards
def _lettered(face: str, age: str) -> tuple[tuple[str, str], ...]:
    return ((face, age),)


def set_power(
    one: Sized, strip: Box, ink: Ink, face: str, air: float, context: Context
) -> list[Mark]:
    """The signs over the words, both centred on the height of the row."""
    signs, y = context.assets.signs, strip.y + (strip.height - one.need + air) / 2
    marks: list[Mark] = []
    if one.row.icons:
        area = Box(strip.x, y, strip.width, one.sign)
        marks += set_row(one.row.icons, signs, area, SIGN_GAP, align=ink.align)
        y += one.sign + one.gap
    column = Box(strip.x, y, strip.width, 0)
    cap = context.assets.faces.face(face).cap_height
    return marks + set_lines(
        one.words, one.words.even(strip.width / ink.em), column, ink, cap, signs
    )


def set_flavour(
    words: Paragraph, room: Box, ink: Ink, face: str, context: Context
) -> tuple[list[Mark], float]:
    """The flavour at the foot of `room`, and its height; nothing where a word is too wide."""
    if words.widest * ink.em > room.width + SLACK:
        return [], 0.0
    faces = context.assets.faces
    lines = words.even(room.width / ink.em)
    tall = height(len(lines), ink, faces, face)
    column = Box(room.x, room.bottom - tall, room.width, tall)
    cap = faces.face(face).cap_height
    return set_lines(words, lines, column, ink, cap, context.assets.signs), tall
