"""The parts of an icon reference as blocks: so high, and drawn wherever they come to stand."""

from collections.abc import Callable
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.elements import ORNAMENT, element, sign_figure, sign_figures
from cardgen.layout.icons import set_icon_row
from cardgen.layout.marks import Begin, Mark, Path, Stamp, TextLine
from cardgen.layout.reference.contents import CardSummaries, ExplainedIcon
from cardgen.layout.reference.frame import PageHead
from cardgen.layout.reference.theme import STRONG_FACE, TEXT_FACE, TITLE_FACE, Theme
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import LineStyle, set_lines, text_height
from cardgen.model.legend import SignNames
from cardgen.model.text import Runs
from cardgen.outlines import polygon
from cardgen.units import POINTS_PER_MM, Box

ICON_PER_POINT = 0.88  # mm of an icon in the table for each point of the words
CELL = 1.65  # width of the column of icons, as their height
GAP = 0.14  # between the icons of a line, as a share of their height
AIR = 0.22  # mm between blocks for each point of the words
WORD_GUTTER = 2.6  # mm between icons and the words that go with them
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

    def unread(self) -> "ReferenceBlock":
        """The same where it is said again for the eye alone."""
        return self._replace(draw=lambda x, y: list(element(ORNAMENT, self.draw(x, y))))


class Typesetter(NamedTuple):
    """Sets words and icons: in one language, in words of so many `points`; `names` are what a
    voice says for icons."""

    assets: Assets
    look: Theme
    language: str
    points: float
    names: SignNames

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
        marks = set_lines(words, lines, column, ink, cap, self.assets.signs)
        return list(sign_figures(marks, self.names))

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


def head_typesetter(head: PageHead, assets: Assets, look: Theme, points: float) -> Typesetter:
    """What sets the words of pages with this head."""
    return Typesetter(assets, look, head.language, points, head.names)


def icon_block(sign: ExplainedIcon, width: float, hand: Typesetter, items: Begin) -> ReferenceBlock:
    """An icon and, at its right, what it means: one of the `items` of a list."""
    signs, tall = hand.assets.signs, hand.points * ICON_PER_POINT
    cell = tall * CELL
    beside = width - cell - WORD_GUTTER
    words = hand.paragraph((sign.means,))
    tall_words = hand.tall(words, beside)
    inner = max(tall, tall_words)

    def draw(x: float, y: float) -> list[Mark]:
        area = Box(x, y + (inner - tall) / 2, cell, tall)
        column = Box(x + cell + WORD_GUTTER, y + (inner - tall_words) / 2, beside, tall_words)
        icon = sign_figure(set_icon_row((sign.icon,), signs, area, GAP), hand.names)
        said = element(Begin("LBody"), hand.words(words, column))
        item = element(Begin("LI"), (*element(Begin("Lbl"), icon), *said))
        return list(element(items, item))

    return ReferenceBlock(inner + hand.points * AIR, draw)


def title_block(title: str, width: float, hand: Typesetter) -> ReferenceBlock:
    """A title with a rule under it."""

    def draw(x: float, y: float) -> list[Mark]:
        words = hand.title(title, (x, y + 0.6), width, hand.points + 0.5)
        rule = polygon(((x, y + 4.0), (x + width, y + 4.0)), closed=False)
        rules = Path(rule, stroke=hand.look.rule, width=0.25)
        return [*element(Begin("H2"), (words,)), rules]

    return ReferenceBlock(5.6, draw, leads=True, above=1.6)


def frieze_block(entries: CardSummaries, width: float, hand: Typesetter) -> ReferenceBlock:
    """The title of some cards over the frieze they wear."""
    friezes = hand.assets.friezes
    names = (f"{entries.style}-thin-low-ink" if not hand.look.band else "", f"{entries.style}-thin")
    frieze = next((name for name in names if name in friezes.names), "")

    def draw(x: float, y: float) -> list[Mark]:
        title = hand.title(entries.title, (x, y + 0.6), width, hand.points + 0.5)
        marks = list(element(Begin("H2"), (title,)))
        if frieze:
            marks.append(Stamp(friezes.drawing(frieze, length=width, height=1.6), x, y + 4.2))
        return marks

    return ReferenceBlock(7.0, draw, leads=True, above=2.4)
