"""A key to the lines around a box, where the sheet has room: what to cut, to fold and to glue."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgen.imposition.box.sheet import CUT, FOLD, GLUE, BoxSheet
from cardgen.imposition.figures import GLYPH_WIDTH, Label, Pen, Stroke
from cardgen.imposition.free_space import SLUG_CLEARANCE, find_in_margin, occupied_boxes
from cardgen.imposition.slug_area import SlugArea
from cardgen.units import Box, Size

SAMPLE, GAP = 11.0, 2.0  # mm of a line that is shown, and between it and its word
ROW, WORD = 4.6, 2.9  # mm of a row, and of font size
AIR = 3.0  # mm around the key


class LineWords(NamedTuple):
    """What is done along each kind of line, each word empty where nothing is said of it."""

    cut: str
    fold: str
    glue: str


def with_line_key(laid: BoxSheet, area: SlugArea, words: LineWords) -> SlugArea:
    """The slug area with the key in the margin; as it was where no room or no word is."""
    rows = [
        (pen, word)
        for pen, word in ((CUT, words.cut), (FOLD, words.fold), (GLUE, words.glue))
        if word and (pen is not GLUE or laid.glued)
    ]
    longest = max((len(word) for _, word in rows), default=0)
    size = Size(SAMPLE + GAP + longest * WORD * GLYPH_WIDTH + AIR, len(rows) * ROW + AIR)
    taken = (*occupied_boxes(laid.sheet), *_told(area))
    spot = find_in_margin(laid.sheet, size, taken) if words.cut and words.fold else None
    if spot is None or spot.turn:
        return area
    drawn = [_row(pen, word, n, spot.box) for n, (pen, word) in enumerate(rows)]
    lines = tuple(line for line, _ in drawn)
    return area._replace(
        lines=(*area.lines, *lines), labels=(*area.labels, *(label for _, label in drawn))
    )


def _row(pen: Pen, word: str, number: int, box: Box) -> tuple[Stroke, Label]:
    y = box.y + AIR / 2 + ROW * (number + 0.5)
    start = box.x + AIR / 2
    end = start + SAMPLE
    line = Stroke(start, y, end, y, pen.width, pen.dash, pen.colour)
    return line, Label(end + GAP, y + WORD * 0.32, word, WORD, bold=True)


def _told(area: SlugArea) -> Sequence[Box]:
    """Where the words and the ruler of a slug area stand."""
    words = (_label_box(one).grown(SLUG_CLEARANCE) for one in area.labels)
    return (*words, *(line.bounds.grown(SLUG_CLEARANCE) for line in area.lines))


def _label_box(label: Label) -> Box:
    long = label.room or len(label.text) * label.size * GLYPH_WIDTH
    tall = label.size * 1.3
    if label.turn in (0, 180):
        return Box(label.x, label.y - label.size, long, tall)
    return Box(label.x - label.size, label.y - long, tall, long)
