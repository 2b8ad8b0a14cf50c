"""Sections of a player aid as blocks: a title on its band, lines with numbers or signs below."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from math import ceil
from typing import NamedTuple

from cardgen.layout.elements import element, sign_figure
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, ListNumbering, Mark, Path, TextLine
from cardgen.layout.reference.blocks import GAP, LARGE_PRINT, ReferenceBlock, Typesetter
from cardgen.layout.reference.panel import CORNER, PAD, PanelHeading, led_words, panel_block
from cardgen.layout.text.paragraph import Paragraph
from cardgen.model.player_aid import AidLine, AidSection
from cardgen.model.text import Icon
from cardgen.outlines import circle, notched_rectangle, polygon
from cardgen.units import POINTS_PER_MM, Box

SEAL = 0.235  # mm of the radius of a step's seal for each point
SIGN = 0.6  # mm of a sign beside a line for each point
ARROW = 3.4  # mm between two panels of the course, in which an arrow stands
PANEL = 2.2  # mm that such a panel is wide at least for each point
BESIDE_TITLE = 2.5  # mm at least between the edge of such a panel and its title
BULLET = 0.085  # mm of a bullet for each point, from its middle to a corner


class Spread(NamedTuple):
    """How many mm more stand between lines, and over and below them all."""

    loose: float = 0.0
    spare: float = 0.0


def section_heading(section: AidSection, hand: Typesetter) -> PanelHeading:
    """The title of a section, and its signs."""
    return PanelHeading(section.title[hand.language], section.signs)


def section_block(
    section: AidSection, width: float, hand: Typesetter, spread: Spread, size: float
) -> ReferenceBlock:
    """A panel with the title on its band, no larger than a size, and each line below."""
    lines = _set_lines(section, width - 2 * PAD, hand)
    heading = section_heading(section, hand)._replace(size=size)
    led: ListNumbering = "None" if any(line.signs for line in section.lines) else "Disc"
    numbering: ListNumbering = "Decimal" if section.numbered else led
    inside = Begin("L", numbering=numbering)
    return panel_block(heading, lines, width, hand, spread.loose, inside, spare=spread.spare)


class _SetLine(NamedTuple):
    """A line of a section that is set: its words, what leads in, what stands at its left."""

    words: Paragraph
    lead: float
    width: float
    height: float
    signs: tuple[Icon, ...]
    number: str
    hand: Typesetter

    def draw(self, x: float, y: float) -> tuple[Mark, ...]:
        """The line as an item of the list."""
        hand, column = self.hand, self.width - self.lead
        said = hand.tall(self.words, column)
        top = y + max(0.0, (self.height - said) / 2) if self.signs else y + self._hang
        words = hand.words(self.words, Box(x + self.lead, top, column, said))
        return element(Begin("LI"), (*self._mark(x, y), *element(Begin("LBody"), words)))

    @property
    def _hang(self) -> float:
        """How far the capitals of a step hang below the head of its seal."""
        if not self.number:
            return 0.0
        return max(0.0, self.hand.points * SEAL - _capitals(self.hand) / 2)

    def _mark(self, x: float, y: float) -> Iterator[Mark]:
        hand = self.hand
        if self.signs:
            tall = min(hand.points * SIGN, self.height)
            area = Box(x, y + (self.height - tall) / 2, self.lead - 1.6, tall)
            signs = set_icon_row(self.signs, hand.assets.signs, area, GAP)
            yield from element(Begin("Lbl"), sign_figure(signs, hand.names))
        elif self.number:
            yield from element(Begin("Lbl"), _seal(self.number, x, y, hand))
        else:
            reach, middle = hand.points * BULLET, y + _capitals(hand) / 2
            left = x + reach + 0.3
            corners = ((left, middle - reach), (left + reach, middle), (left, middle + reach),
                       (left - reach, middle))  # fmt: skip
            yield Path(polygon(corners), hand.look.rule)


def _capitals(hand: Typesetter) -> float:
    return hand.assets.faces.face(hand.look.faces.strong).cap_height * hand.ink.em


def _seal(number: str, x: float, y: float, hand: Typesetter) -> Iterator[Mark]:
    """The number of a step on a disc."""
    radius, look, faces = hand.points * SEAL, hand.look, hand.assets.faces
    yield Path(circle(x + radius, y + radius, radius), look.chip or None, look.rule, 0.25)
    size = hand.points if hand.points >= LARGE_PRINT else max(hand.points - 1.5, 6.5)
    em = size / POINTS_PER_MM / 1000
    parts = ((hand.look.faces.title, number),)
    wide, cap = faces.advance(parts) * em, faces.face(hand.look.faces.title).cap_height * em
    yield TextLine(x + radius - wide / 2, y + radius + cap / 2, size, look.on_chip, parts)


def _set_lines(section: AidSection, width: float, hand: Typesetter) -> list[_SetLine]:
    """The lines of a section; words beside signs begin at one height below each other."""
    signs, tall = hand.assets.signs, hand.points * SIGN
    widest = max((icon_row_width(line.signs, signs, GAP) for line in section.lines), default=0.0)
    lead = widest * tall + 1.6 if widest else 0.0
    made, steps = [], count(1)
    for line in section.lines:
        step = str(next(steps)) if section.numbered and not line.signs else ""
        least = hand.points * SEAL * 2 + 1.5 if step else hand.points * BULLET * 2 + 1.6
        before = max(lead, 0.0) if line.signs else least
        words = led_words(line.title.get(hand.language, ""), line.text[hand.language], hand)
        set_line = _SetLine(words, before, width, 0.0, line.signs, step, hand)
        said = hand.tall(words, width - before) + set_line._hang
        high = max(said, tall if line.signs else hand.points * SEAL * 2 if step else 0.0)
        made.append(set_line._replace(height=high))
    return made


def course_block(section: AidSection, width: float, hand: Typesetter) -> ReferenceBlock:
    """What an Age is made of: a panel for each phase, in as many rows as large type needs."""
    abreast = max(int((width + ARROW) / (PANEL * hand.points + ARROW)), 1)
    rowed = ceil(len(section.lines) / abreast)
    long = ceil(len(section.lines) / rowed)
    small = hand if rowed > 1 else hand._replace(points=max(hand.points - 0.5, 7.0))
    each = (width - ARROW * (long - 1)) / long
    size = _course_title_size(section.lines, each - 2 * BESIDE_TITLE, small)
    rows = [
        _course_row(section.lines[at : at + long], width, (hand, small), size, goes_on=at > 0)
        for at in range(0, len(section.lines), long)
    ]
    height = sum(row.height for row in rows) + ARROW * (rowed - 1)

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        for row in rows:
            marks += row.draw(x, y)
            y += row.height + ARROW
        return list(element(Begin("L", numbering="None"), marks))

    return ReferenceBlock(height, draw)


def _course_row(
    lines: Sequence[AidLine],
    width: float,
    hands: tuple[Typesetter, Typesetter],
    size: float,
    *,
    goes_on: bool,
) -> ReferenceBlock:
    """Phases from left to right, an arrow between two, their words set by the second of `hands`,
    their titles in one size. Before a row that `goes_on` with the one above an arrow stands in the
    margin."""
    hand, points = hands
    each = (width - ARROW * (len(lines) - 1)) / len(lines)
    inner = each - 3.0
    words = [points.paragraph(line.text[hand.language]) for line in lines]
    said = max(points.tall(one, inner) for one in words)
    top = hand.points * 0.95 + 1.6
    height = top + hand.points * 0.52 + said + 2.2

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        for number, (line, one) in enumerate(zip(lines, words, strict=True)):
            left = x + number * (each + ARROW)
            box = Box(left, y, each, height)
            marks += _course_panel(box, hand)
            column = Box(left + 1.5, y + top + hand.points * 0.52, inner, said)
            item = _course_title(box, line, size, hand)
            body = element(Begin("LBody"), points.words(one, column, align=0.5))
            marks += element(Begin("LI"), (*item, *body))
            if number or goes_on:
                marks.append(_arrow(left - ARROW / 2, y + height / 2, hand))
        return marks

    return ReferenceBlock(height, draw)


def _course_title_size(lines: Iterable[AidLine], width: float, hand: Typesetter) -> float:
    """The size in which the titles of all phases fit above their words."""
    titles = filter(None, (line.title.get(hand.language, "") for line in lines))
    fitting = (width / hand.title_width(title, 1.0) for title in titles)
    return min(hand.points + 1.0, *fitting)


def _course_panel(box: Box, hand: Typesetter) -> Iterator[Mark]:
    look = hand.look
    yield Path(notched_rectangle(box, CORNER), look.shade or None, look.rule, 0.35 * look.lines)


def _course_title(box: Box, line: AidLine, size: float, hand: Typesetter) -> tuple[Mark, ...]:
    """The signs of a phase and its title, as what leads the item."""
    tall, said = hand.points * 0.8, line.title.get(hand.language, "")
    signs = Box(box.x, box.y + 1.2, box.width, tall)
    marks = list(sign_figure(set_icon_row(line.signs, hand.assets.signs, signs, GAP), hand.names))
    if said:
        wide = hand.title_width(said, size)
        left = box.x + (box.width - wide) / 2
        marks.append(hand.title(said, (left, box.y + tall + 2.4), box.width, size))
    return element(Begin("Lbl"), marks)


def _arrow(x: float, y: float, hand: Typesetter) -> Path:
    """A small arrow to the right, its middle at a point."""
    corners: Sequence[tuple[float, float]] = ((x - 0.9, y - 1.6), (x + 1.1, y), (x - 0.9, y + 1.6))
    return Path(polygon(corners), hand.look.heading)
