"""The parts of an icon reference as blocks: so high, and drawn wherever they come to stand."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.icons import icon_row_width, set_icon_row
from cardgen.layout.marks import Mark, Path, Stamp, TextLine
from cardgen.layout.reference.contents import (
    CardCost,
    CardRow,
    CardSummaries,
    CardSummary,
    ExplainedIcon,
)
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
LINE = 32.0  # mm of the column of lines of icons
CELL_GUTTER = 2.0
WORD_GUTTER = 2.6  # mm between icons and the words that go with them
BADGE = 0.85  # of a badge beside a name, as a share of the signs in a line
COST_GAP = 2.2  # mm between the costs of two Ages
SMALLEST = 6.5  # points of names and numerals, whatever the size of the words
TRACKING = 60.0  # thousandths of an em after each letter of a title


class ReferenceBlock(NamedTuple):
    """Something `height` mm high; `draw` gives its marks for the left and top it stands at.

    A block that `leads` stands in one column with the next one. `above` are mm of air over it,
    which it does not need at the top of a column. `heading` is said again above a block that begins
    a column.
    """

    height: float
    draw: Callable[[float, float], list[Mark]]
    leads: bool = False
    above: float = 0.0
    heading: "ReferenceBlock | None" = None


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

    def words(self, words: Paragraph, column: Box, *, align: float = 0.0) -> list[Mark]:
        """Words from the top of a column, its lines as even as may be."""
        cap, ink = self.assets.faces.face(TEXT_FACE).cap_height, self.ink._replace(align=align)
        lines = words.even(column.width / ink.em)
        return set_lines(words, lines, column, ink, cap, self.assets.signs)

    def title(self, words: str, at: tuple[float, float], width: float, size: float) -> TextLine:
        """Capitals spaced out, their top left `at` a point; smaller where they are too long."""
        faces = self.assets.faces
        pairs = tuple((faces.chosen(TITLE_FACE, word), word) for word in words.upper().split())
        size = min(size, width / self.title_width(words, 1.0))
        baseline = at[1] + faces.face(TITLE_FACE).cap_height * size / POINTS_PER_MM / 1000
        return TextLine(at[0], baseline, size, self.look.heading, pairs, TRACKING)

    def title_width(self, words: str, size: float) -> float:
        """Millimetres that a title takes in a size."""
        faces, said = self.assets.faces, words.upper().split()
        pairs = [(faces.chosen(TITLE_FACE, word), word) for word in said]
        spaces = faces.space(TITLE_FACE) * (len(said) - 1)
        return (faces.advance(pairs) + spaces + TRACKING * len(words)) * size / POINTS_PER_MM / 1000


def icon_block(sign: ExplainedIcon, width: float, hand: Typesetter) -> ReferenceBlock:
    """An icon and, at its right, what it means."""
    signs, tall = hand.assets.signs, hand.points * ICON_PER_POINT
    cell = tall * CELL
    beside = width - cell - WORD_GUTTER
    words = hand.paragraph((sign.means,))
    said = hand.tall(words, beside)
    inner = max(tall, said)

    def draw(x: float, y: float) -> list[Mark]:
        area = Box(x, y + (inner - tall) / 2, cell, tall)
        column = Box(x + cell + WORD_GUTTER, y + (inner - said) / 2, beside, said)
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
    """A card: its name and what it costs, and for each row its Ages, its icons, its words.

    The first line of words stands beside its Ages, whatever follows.
    """
    beside = width - CHIP - LINE - CELL_GUTTER - WORD_GUTTER
    words = [hand.paragraph(row.words) for row in entry.rows]
    tall, air = hand.points * IN_LINE, hand.points * AIR
    capitals = hand.assets.faces.face(TEXT_FACE).cap_height * hand.ink.em
    hang = (tall - capitals) / 2
    heights = [max(tall, hang + hand.tall(each, beside)) for each in words]
    named = width - beside - WORD_GUTTER
    if long := _name_width(entry, tall, hand) > named:  # the costs stand below it then
        named = width
    head = (tall + air) * (2 if long else 1)

    def draw(x: float, y: float) -> list[Mark]:
        rule = polygon(((x, y), (x + width, y)), closed=False)
        marks: list[Mark] = [Path(rule, stroke=hand.look.hairline, width=0.15)]
        top = y + air
        marks += _card_name(entry, Box(x, top, named, tall), hand)
        below = top + (tall + air if long else 0.0)
        marks += _costs(entry.costs, Box(x + width - beside, below, beside, tall), hand)
        top += head
        for row, paragraph, height in zip(entry.rows, words, heights, strict=True):
            marks += _icon_line(row, x, top, hand)
            marks += hand.words(paragraph, Box(x + width - beside, top + hang, beside, 0))
            top += height + air
        return marks

    return ReferenceBlock(head + sum(heights) + air * (len(heights) + 0.5), draw)


def _name_width(entry: CardSummary, tall: float, hand: Typesetter) -> float:
    """How wide a name is at its smallest, with its emblem and its badges."""
    badges = _badges_width(entry, tall, hand) + CELL_GUTTER if entry.badges else 0.0
    return CHIP + CELL_GUTTER + hand.title_width(entry.name, SMALLEST) + badges


def _badges_width(entry: CardSummary, tall: float, hand: Typesetter) -> float:
    return icon_row_width(entry.badges, hand.assets.signs, GAP) * tall * BADGE


def _card_name(entry: CardSummary, area: Box, hand: Typesetter) -> Iterator[Mark]:
    """The emblem, the name, and the badges at the right."""
    left, tall, assets = area.x, area.height, hand.assets
    if entry.emblem:
        emblem = assets.drawing(entry.emblem, fill=hand.look.heading)
        yield Stamp(emblem, left, area.y, tall / emblem.box.height)
    left += CHIP + CELL_GUTTER
    wide = _badges_width(entry, tall, hand)
    badges = Box(area.right - wide, area.y + tall * (1 - BADGE) / 2, wide, tall * BADGE)
    yield from set_icon_row(entry.badges, assets.signs, badges, GAP)
    room = area.right - left - (wide + CELL_GUTTER if entry.badges else 0.0)
    size = max(hand.points - 0.75, SMALLEST)
    capitals = assets.faces.face(TITLE_FACE).cap_height * size / POINTS_PER_MM / 1000
    yield hand.title(entry.name, (left, area.y + (tall - capitals) / 2), room, size)


def _costs(costs: Sequence[CardCost], area: Box, hand: Typesetter) -> Iterator[Mark]:
    """What a card costs, Age by Age, from the left of a line."""
    faces, signs = hand.assets.faces, hand.assets.signs
    face, em = faces.face(TITLE_FACE), SMALLEST / POINTS_PER_MM / 1000
    named = [((TITLE_FACE, cost.ages),) for cost in costs]
    numerals = sum(faces.advance(parts) * em + 1.0 + COST_GAP for parts in named)
    wide = sum(icon_row_width(cost.icons, signs, GAP) for cost in costs)
    tall = min(area.height * 0.9, (area.width - numerals) / wide) if wide else 0.0
    x, baseline = area.x, area.centre[1] + face.cap_height * em / 2
    for cost, parts in zip(costs, named, strict=True):
        yield TextLine(x, baseline, SMALLEST, hand.look.heading, parts)
        x += faces.advance(parts) * em + 1.0
        long = icon_row_width(cost.icons, signs, GAP) * tall
        yield from set_icon_row(
            cost.icons, signs, Box(x, area.centre[1] - tall / 2, long, tall), GAP
        )
        x += long + COST_GAP


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
