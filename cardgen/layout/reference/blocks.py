"""The parts of an icon reference as blocks: so high, and drawn wherever they come to stand."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.elements import ORNAMENT, element, sign_figure, sign_figures
from cardgen.layout.icon_rows import set_icon_row
from cardgen.layout.marks import Begin, Mark, Path, Stamp, TextLine
from cardgen.layout.reference.contents import CardSummaries, ExplainedIcon
from cardgen.layout.reference.frame import PageHead
from cardgen.layout.reference.theme import Theme
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.typesetting import LineStyle, sentence_lines, set_lines, text_height
from cardgen.model.legend import SignNames
from cardgen.model.text import Runs
from cardgen.outlines import polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

LEADING = 1.18
LARGE_PRINT, LARGE_LEADING = 14.0, 1.28  # points from which nothing is smaller, and lines are wider
ICON_PER_POINT = 0.8  # mm of an icon in the table for each point of the words
CELL = 1.75  # width of the column of icons, as their height
GAP = 0.14  # between the icons of a line, as a share of their height
AIR = 0.22  # mm between blocks for each point of the words
ICON_AIR = 0.19  # the same between two icons of the table
NOTE = 7.0  # points of a small word beside a title
TITLE_AIR = 1.1  # mm over and under the capitals of a title, on its band
TITLE_PAD = 1.6  # mm between the end of the band and the title
LEAST_TITLE = 0.85  # of the size of the words, whatever one long title wants
BELOW_TITLE = 2.6  # mm between the band and what follows
CARDS_BAND, CARDS_FRIEZE = 5.6, 1.4  # mm of the title of some cards, and of the frieze below it
STYLE_FRIEZES = {"purple": "wave", "leader": "egg-and-dart"}  # of cards that have no pantheon
NARROW = 50.0  # mm of a column in which sentences that run on would be torn
WORD_GUTTER = 2.6  # mm between icons and the words that go with them
TRACKING = 60.0  # thousandths of an em after each letter of a title


class ReferenceBlock(NamedTuple):
    """Something `height` mm high; `draw` gives its marks for the left and top it stands at.

    A block that `leads` stands in one column with the next one. `above` are mm of air over it,
    which it does not need at the top of a column. `heading` is said again above a block that begins
    a column. `gaps` are those between its rows, which stand some mm further apart in what `spread`
    gives for these.
    """

    height: float
    draw: Callable[[float, float], list[Mark]]
    leads: bool = False
    above: float = 0.0
    heading: "ReferenceBlock | None" = None
    gaps: int = 0
    spread: "Callable[[float], ReferenceBlock] | None" = None

    def unread(self) -> "ReferenceBlock":
        """The same where it is said again for the eye alone."""
        return self._replace(draw=lambda x, y: list(element(ORNAMENT, self.draw(x, y))))

    def apart(self, more: float) -> "ReferenceBlock":
        """The same with its rows `more` mm further apart."""
        if not self.spread or not self.gaps or more <= 0:
            return self
        wider = self.spread(more)
        return self._replace(height=wider.height, draw=wider.draw)

    @property
    def is_title(self) -> bool:
        """Whether it is a heading itself."""
        return self.leads and not self.heading


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
        leading = LARGE_LEADING if self.points >= LARGE_PRINT else LEADING
        return LineStyle(self.points, leading, self.look.ink)

    @property
    def on_ground(self) -> "Typesetter":
        """The same for titles that stand on a filled ground."""
        return self._replace(look=self.look._replace(heading=self.look.on_band))

    def paragraph(self, runs: Runs) -> Paragraph:
        return self.assets.composition.paragraph(
            runs, TextStyle(self.look.faces.text, self.look.faces.strong, self.language)
        )

    def tall(self, words: Paragraph, width: float) -> float:
        """Height of words in a column."""
        lines = len(words.lines(width / self.ink.em))
        return text_height(lines, self.ink, self.assets.faces, self.look.faces.text)

    def words(self, words: Paragraph, column: Box, *, align: float = 0.0) -> list[Mark]:
        """Words from the top of a column, its lines as even as may be; in a narrow one each
        sentence begins on a line of its own, where that takes no more lines."""
        face = self.assets.faces.face(self.look.faces.text)
        ink = LineStyle(self.ink.size, self.ink.leading, self.ink.colour, align)
        broken = sentence_lines if column.width < NARROW else Paragraph.even
        lines = broken(words, column.width / ink.em)
        marks = set_lines(words, lines, column, ink, face.cap_height, self.assets.signs)
        return list(sign_figures(marks, self.names))

    def title(self, words: str, at: tuple[float, float], width: float, size: float) -> TextLine:
        """Capitals spaced out, their top left `at` a point; smaller where they are too long."""
        faces, face = self.assets.faces, self.look.faces.title
        pairs = tuple((faces.chosen(face, word), word) for word in words.upper().split())
        size = min(size, width / self.title_width(words, 1.0))
        return TextLine(
            at[0], at[1] + self.capitals(size), size, self.look.heading, pairs, TRACKING
        )

    def note(self, words: str, right: float, middle: float) -> list[TextLine]:
        """A small word that ends at `right`, its small letters centred on a height."""
        faces, face, em = self.assets.faces, self.look.faces.label, NOTE / POINTS_PER_MM / 1000
        pairs = tuple((faces.chosen(face, word), word) for word in words.split())
        wide = faces.advance(pairs) + faces.space(face) * (len(pairs) - 1)
        baseline = middle + faces.face(face).x_height * em / 2
        return [TextLine(right - wide * em, baseline, NOTE, self.look.heading, pairs)]

    def capitals(self, size: float) -> float:
        """Millimetres that the capitals of a title are high in a size."""
        face = self.assets.faces.face(self.look.faces.title)
        return face.cap_height * size / POINTS_PER_MM / 1000

    def title_width(self, words: str, size: float) -> float:
        """Millimetres that a title takes in a size."""
        faces, face, said = self.assets.faces, self.look.faces.title, words.upper().split()
        pairs = [(faces.chosen(face, word), word) for word in said]
        spaces = faces.space(face) * (len(said) - 1)
        return (faces.advance(pairs) + spaces + TRACKING * len(words)) * size / POINTS_PER_MM / 1000


def head_typesetter(head: PageHead, assets: Assets, look: Theme, points: float) -> Typesetter:
    """What sets the words of pages with this head."""
    return Typesetter(assets, look, head.language, points, head.names)


def icon_block(
    sign: ExplainedIcon, width: float, hand: Typesetter, items: Begin, tint: str = ""
) -> ReferenceBlock:
    """An icon, all in one `tint` if any is given, and, at its right, what it means: one of the
    `items` of a list."""
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
        shown = _tinted(icon, sign.icon.name, tint, hand.assets) if tint else icon
        said = element(Begin("LBody"), hand.words(words, column))
        item = element(Begin("LI"), (*element(Begin("Lbl"), shown), *said))
        return list(element(items, item))

    return ReferenceBlock(inner + hand.points * ICON_AIR, draw)


def _tinted(marks: Iterable[Mark], sign: str, tint: str, assets: Assets) -> Iterator[Mark]:
    """The same marks, with the sign of that name all in one tint."""
    drawing = assets.drawing(f"icons/{sign}", tint=tint)
    for mark in marks:
        yield mark._replace(drawing=drawing) if isinstance(mark, Stamp) else mark


def title_block(
    title: str, width: float, hand: Typesetter, size: float, note: str = ""
) -> ReferenceBlock:
    """A title on its band, or over a rule, and a small note at the right."""
    fill = hand.look.title_ground("")
    on = hand.on_ground if fill else hand
    band = hand.capitals(size) + 2 * TITLE_AIR
    left = TITLE_PAD if fill else 0.0

    def draw(x: float, y: float) -> list[Mark]:
        area = Box(x, y, width, band)
        rule = polygon(((x, area.bottom), (area.right, area.bottom)), closed=False)
        small = on.note(note, area.right - left, y + band / 2) if note else []
        room = (small[0].x if small else area.right) - TITLE_PAD - x - left
        fitting = min(size, room / hand.title_width(title, 1.0))
        top = y + (band - hand.capitals(fitting)) / 2
        words = on.title(title, (x + left, top), room, fitting)
        line = Path(rule, stroke=hand.look.rule, width=0.25)
        under = Path(rectangle(area, 0.8), fill) if fill else line
        return [under, *element(Begin("H2"), (words,)), *small]

    return ReferenceBlock(band + BELOW_TITLE, draw, leads=True, above=1.6)


def title_size(titles: Iterable[str], width: float, hand: Typesetter) -> float:
    """The size in which each of some titles fits its band, or almost each."""
    widest = max((hand.title_width(title, 1.0) for title in titles), default=1.0)
    fitting = (width - 2 * TITLE_PAD) / widest
    return min(hand.points + 0.5, max(fitting, hand.points * LEAST_TITLE))


def frieze_block(
    entries: CardSummaries, width: float, hand: Typesetter, note: str = ""
) -> ReferenceBlock:
    """The title of some cards, on the ground of their colour, over the frieze they wear."""
    friezes, fill = hand.assets.friezes, hand.look.title_ground(entries.style)
    style = STYLE_FRIEZES.get(entries.style, entries.style)
    sparing = () if fill else (f"{style}-thin-low-ink", "greek-thin-low-ink")
    names = (*sparing, f"{style}-thin", "greek-thin")
    frieze = next((name for name in names if name in friezes.names), "")
    on = hand.on_ground if fill else hand
    pad = TITLE_PAD if fill else 0.0

    def draw(x: float, y: float) -> list[Mark]:
        band, size = Box(x, y, width, CARDS_BAND), hand.points + 1.5
        top = y + (CARDS_BAND - hand.capitals(size)) / 2
        title = on.title(entries.title, (x + pad, top), width - 2 * pad - (16 if note else 0), size)
        marks: list[Mark] = [Path(rectangle(band, 0.8), fill)] if fill else []
        marks += element(Begin("H2"), (title,))
        marks += on.note(note, x + width - pad, band.centre[1]) if note else []
        if frieze:
            drawn = friezes.drawing(frieze, length=width, height=CARDS_FRIEZE)
            marks.append(Stamp(drawn, x, band.bottom + 0.5))
        return marks

    height = CARDS_BAND + CARDS_FRIEZE + 1.0
    return ReferenceBlock(height, draw, leads=True, above=2.4)
