"""The parts of an icon reference as blocks: so high, and drawn wherever they come to stand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.icons import icon_row_width, set_icon_row
from cardgen.layout.marks import Mark, Path, Stamp, TextLine
from cardgen.layout.reference.contents import CardRow, CardSummaries, CardSummary, ExplainedIcon
from cardgen.layout.reference.theme import STRONG_FACE, TEXT_FACE, TITLE_FACE, Theme
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import LineStyle, set_lines, text_height
from cardgen.model.text import Icon, Runs
from cardgen.outlines import polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

ICON_PER_POINT = 0.95  # mm of an icon in the table for each point of the words
IN_LINE = 0.62  # the same of an icon in a line
CELL = 1.65  # width of the column of icons, as their height
GAP = 0.14  # between the icons of a line, as a share of their height
AIR = 0.22  # mm between blocks for each point of the words
CHIP = 7.4  # mm of the column that names Ages
LINE = 31.0  # mm of the column of lines of icons
CELL_GUTTER = 2.0
SMALLEST = 6.5  # points of names and numerals, whatever the size of the words
TRACKING = 60.0  # thousandths of an em after each letter of a title


class ReferenceBlock(NamedTuple):
    """Something `height` mm high; `draw` gives its marks for the left and top it stands at.

    A block that `leads` stands in one column with the next one. `above` are mm of air over it,
    which it does not need at the top of a column.
    """

    height: float
    draw: Callable[[float, float], list[Mark]]
    leads: bool = False
    above: float = 0.0


class Typesetter(NamedTuple):
    """Sets words and icons: in one language, in words of so many `points`."""

    assets: Assets
    look: Theme
    language: str
    points: float

    @property
    def ink(self) -> LineStyle:
        return LineStyle(self.points, 1.18, self.look.ink)

    def paragraph(self, runs: Runs) -> Paragraph:
        return self.assets.composition.paragraph(
            runs, TextStyle(TEXT_FACE, STRONG_FACE, self.language)
        )

    def tall(self, words: Paragraph, width: float) -> float:
        """Height of words in a column."""
        lines = len(words.lines(width / self.ink.em))
        return text_height(lines, self.ink, self.assets.faces, TEXT_FACE)

    def words(self, words: Paragraph, column: Box) -> list[Mark]:
        """Words from the top of a column, its lines as even as may be."""
        cap = self.assets.faces.face(TEXT_FACE).cap_height
        lines = words.even(column.width / self.ink.em)
        return set_lines(words, lines, column, self.ink, cap, self.assets.signs)

    def title(self, words: str, at: tuple[float, float], width: float, size: float) -> TextLine:
        """Capitals spaced out, their top left `at` a point; smaller where they are too long."""
        faces, said = self.assets.faces, words.upper().split()
        pairs = tuple((faces.chosen(TITLE_FACE, word), word) for word in said)
        long = (
            faces.advance(pairs) + faces.space(TITLE_FACE) * (len(said) - 1) + TRACKING * len(words)
        )
        size = min(size, width * POINTS_PER_MM * 1000 / long)
        baseline = at[1] + faces.face(TITLE_FACE).cap_height * size / POINTS_PER_MM / 1000
        return TextLine(at[0], baseline, size, self.look.heading, pairs, TRACKING)


def icon_block(sign: ExplainedIcon, width: float, hand: Typesetter) -> ReferenceBlock:
    """An icon and, at its right, what it means."""
    signs, tall = hand.assets.signs, hand.points * ICON_PER_POINT
    cell = tall * CELL
    beside = width - cell - CELL_GUTTER
    words = hand.paragraph((sign.means,))
    said = hand.tall(words, beside)
    inner = max(tall, said)

    def draw(x: float, y: float) -> list[Mark]:
        area = Box(x, y + (inner - tall) / 2, cell, tall)
        column = Box(x + cell + CELL_GUTTER, y + (inner - said) / 2, beside, said)
        return [*set_icon_row((sign.icon,), signs, area, GAP), *hand.words(words, column)]

    return ReferenceBlock(inner + hand.points * AIR, draw)


def title_block(title: str, width: float, hand: Typesetter) -> ReferenceBlock:
    """A title with a rule under it."""

    def draw(x: float, y: float) -> list[Mark]:
        words = hand.title(title, (x, y + 0.6), width, hand.points + 0.5)
        rule = polygon(((x, y + 4.0), (x + width, y + 4.0)), closed=False)
        return [words, Path(rule, stroke=hand.look.rule, width=0.25)]

    return ReferenceBlock(5.6, draw, leads=True, above=1.6)


def frieze_block(entries: CardSummaries, width: float, hand: Typesetter) -> ReferenceBlock:
    """The title of some cards over the frieze they wear."""
    friezes = hand.assets.friezes
    names = (f"{entries.style}-thin-low-ink" if not hand.look.band else "", f"{entries.style}-thin")
    frieze = next((name for name in names if name in friezes.names), "")

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        if entries.title:
            marks.append(hand.title(entries.title, (x, y + 0.6), width, hand.points + 0.5))
        if frieze:
            marks.append(Stamp(friezes.drawing(frieze, length=width, height=1.6), x, y + 4.2))
        return marks

    return ReferenceBlock(7.0, draw, leads=True, above=2.4)


def card_block(entry: CardSummary, width: float, hand: Typesetter) -> ReferenceBlock:
    """A card: its name, and for each row its Ages, its icons, its words."""
    beside = width - CHIP - LINE - 2 * CELL_GUTTER
    words = [hand.paragraph(row.words) for row in entry.rows]
    name, air = hand.points * 0.5, hand.points * AIR
    icons = [hand.points * IN_LINE + (0 if number else name) for number in range(len(words))]
    said = [hand.tall(each, beside) for each in words]
    heights = [max(pair) for pair in zip(icons, said, strict=True)]

    def draw(x: float, y: float) -> list[Mark]:
        rule = polygon(((x, y), (x + width, y)), closed=False)
        marks: list[Mark] = [Path(rule, stroke=hand.look.hairline, width=0.15)]
        marks.append(
            hand.title(entry.name, (x, y + air), LINE + CHIP, max(hand.points - 0.75, SMALLEST))
        )
        top = y + air
        for number, row in enumerate(entry.rows):
            down = 0.0 if number else name
            level = down + (hand.points * IN_LINE - said[number]) / 2  # words beside their icons
            words_y = top + max(0.0, min(level, heights[number] - said[number]))
            marks += _icon_line(row, x, top + down, hand)
            marks += hand.words(words[number], Box(x + width - beside, words_y, beside, 0))
            top += heights[number] + air
        return marks

    return ReferenceBlock(sum(heights) + air * (len(heights) + 0.5), draw)


def _icon_line(row: CardRow, x: float, y: float, hand: Typesetter) -> list[Mark]:
    """The Ages in a small tablet, and the icons."""
    tall, look = hand.points * IN_LINE, hand.look
    tablet = Box(x, y + tall * 0.12, CHIP, tall * 0.76)
    stroke = None if look.chip else look.hairline
    marks: list[Mark] = [Path(rectangle(tablet, 0.6), look.chip or None, stroke, 0.2)]
    marks.append(_numerals(row.ages, tablet, hand))
    if row.icons:
        icons = _narrowed(row.icons, tall, hand)
        area = Box(x + CHIP + CELL_GUTTER, y + (tall - icons) / 2, LINE, icons)
        marks += set_icon_row(row.icons, hand.assets.signs, area, GAP, align=0.0)
    return marks


def _narrowed(icons: Sequence[Icon], tall: float, hand: Typesetter) -> float:
    """How high icons may be so that their line fits its column."""
    return min(tall, LINE / icon_row_width(icons, hand.assets.signs, GAP))


def _numerals(ages: str, tablet: Box, hand: Typesetter) -> TextLine:
    faces, em = hand.assets.faces, SMALLEST / POINTS_PER_MM / 1000
    parts = ((TITLE_FACE, ages),)
    face = faces.face(TITLE_FACE)
    x = tablet.centre[0] - faces.advance(parts) * em / 2
    return TextLine(
        x, tablet.centre[1] + face.cap_height * em / 2, SMALLEST, hand.look.on_chip, parts
    )
