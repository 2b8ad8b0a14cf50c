"""A card in an icon reference: its name and cost, its icons, and the words that go with them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.elements import element, sign_figure
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, Mark, Path, Stamp, TextLine
from cardgen.layout.reference.blocks import AIR, GAP, WORD_GUTTER, ReferenceBlock, Typesetter
from cardgen.layout.reference.icon_lines import (
    IN_LINE,
    lines_height,
    part_icons,
    set_icon_lines,
)
from cardgen.layout.reference.summaries import CardCost, CardRow, CardSummary
from cardgen.outlines import circle, polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

CHIP = 7.4  # mm of the column that names Ages
LINE = 32.0  # mm of the column of icons, the same where no Ages stand before it: one edge of words
CELL_GUTTER = 2.0
# Of their height: how much smaller signs beside Ages, and those of a cost, are rather than in two
# lines.
LEAST_SIGNS = 0.72
BADGE = 0.85  # of a badge beside a name, as a share of the signs in a line
COST_GAP = 2.2  # mm between the costs of two Ages
DISC = 0.55  # mm of the disc behind an emblem above and below its line
INSCRIBED = 1.36  # of an emblem on its disc, as a share of the radius
NAME, NAME_AT_LEAST = 0.92, 0.76  # of names, and long ones, as a share of the size of the words
SMALLEST = 7.0  # points of names and numerals, whatever the size of the words


class NameStyle(NamedTuple):
    """Of which level the name of a card is, and the colour of the disc that its emblem stands on,
    if it stands on any; whether words begin below `long` names."""

    heading: Begin
    ground: str = ""
    long: bool = False


def card_block(
    entry: CardSummary, width: float, hand: Typesetter, style: NameStyle
) -> ReferenceBlock:
    """A card: row by row with its Ages; with less ado where nothing of it goes by Age."""
    if entry.lasting:
        return _as_section(_lasting_card(entry, width, hand, style))

    def spread(apart: float) -> ReferenceBlock:
        return _as_section(_card(entry, width, hand, style, apart))

    return spread(0.0)._replace(gaps=len(entry.rows) - 1, spread=spread)


def _as_section(block: ReferenceBlock) -> ReferenceBlock:
    return block._replace(draw=lambda x, y: list(element(Begin("Sect"), block.draw(x, y))))


def _lasting_card(
    entry: CardSummary, width: float, hand: Typesetter, style: NameStyle
) -> ReferenceBlock:
    """A card that is the same in all Ages: its words stand beside name, cost and icons.

    A short cost stands under the emblem, before the icons; a long one has a line of its own.
    """
    (row,) = entry.rows
    tall, air, signs = hand.points * IN_LINE, hand.points * AIR, hand.assets.signs
    left, lead = CHIP + CELL_GUTTER + LINE, CHIP + CELL_GUTTER
    beside = width - left - WORD_GUTTER
    words = hand.paragraph(row.words)
    capitals = hand.assets.faces.face(hand.look.faces.text).cap_height * hand.ink.em
    costs = tuple(icon for cost in entry.costs for icon in cost.icons)
    short = icon_row_width(costs, signs, GAP) * tall <= CHIP
    paid, shown = part_icons(costs, LINE, hand, LEAST_SIGNS), part_icons(row.barred, LINE, hand)
    step = tall + air / 2 + (DISC if style.ground else 0.0)  # a coin stands below the disc
    below = 0.0 if short else lines_height(paid, hand) + air / 2
    hang = (tall - capitals) / 2 + (step if style.long else 0.0)
    signed = step + below + max(lines_height(shown, hand), tall)
    height = max(signed, hang + hand.tall(words, beside))

    def draw(x: float, y: float) -> list[Mark]:
        rule = polygon(((x, y), (x + width, y)), closed=False)
        marks: list[Mark] = [Path(rule, stroke=hand.look.hairline, width=0.15)]
        top, line = y + air, y + air + step
        marks += _card_name(entry, Box(x, top, width if style.long else left, tall), hand, style)
        at, room = (x, CHIP) if short else (x + lead, LINE)
        cost = tuple(set_icon_lines(paid, at, line, room, hand))
        marks += element(Begin("P"), sign_figure(cost, hand.names, hand.names.cost))
        icons = tuple(set_icon_lines(shown, x + lead, line + below, LINE, hand))
        marks += element(Begin("P"), sign_figure(icons, hand.names))
        said = hand.words(words, Box(x + left + WORD_GUTTER, top + hang, beside, 0))
        return [*marks, *element(Begin("P"), said)]

    return ReferenceBlock(height + air * 2.0, draw)


def has_long_name(entry: CardSummary, hand: Typesetter) -> bool:
    """Whether its name takes more room than stands beside the words of a lasting card, or has
    badges behind it, which would be wedged between the two."""
    beside = CHIP + CELL_GUTTER + LINE
    wide = _name_width(entry, hand.points * IN_LINE, hand)
    return entry.lasting and (bool(entry.badges) or wide > beside)


def _card(
    entry: CardSummary, width: float, hand: Typesetter, style: NameStyle, apart: float = 0.0
) -> ReferenceBlock:
    """A card: its name and what it costs, and for each row its Ages, its icons, its words; rows are
    some mm further `apart` than they need be.

    The first line of words stands beside its Ages, whatever follows.
    """
    beside = width - CHIP - LINE - CELL_GUTTER - WORD_GUTTER
    words = [hand.paragraph(row.words) for row in entry.rows]
    tall, air = hand.points * IN_LINE, hand.points * AIR
    capitals = hand.assets.faces.face(hand.look.faces.text).cap_height * hand.ink.em
    hang = (tall - capitals) / 2
    lines = [part_icons(row.barred, LINE, hand, LEAST_SIGNS) for row in entry.rows]
    sizes = zip(words, lines, strict=True)
    heights = [
        max(tall, hang + hand.tall(each, beside), lines_height(signs, hand))
        for each, signs in sizes
    ]
    named = width - beside - WORD_GUTTER
    if long := _name_width(entry, tall, hand) > named:  # the costs stand below it then
        named = width
    head = (tall + air) * (2 if long else 1)

    def draw(x: float, y: float) -> list[Mark]:
        rule = polygon(((x, y), (x + width, y)), closed=False)
        marks: list[Mark] = [Path(rule, stroke=hand.look.hairline, width=0.15)]
        top = y + air
        marks += _card_name(entry, Box(x, top, named, tall), hand, style)
        below = top + (tall + air if long else 0.0)
        costs = _costs(entry.costs, Box(x + width - beside, below, beside, tall), hand)
        marks += element(Begin("P"), costs)
        top += head
        rows: list[Mark] = []
        for row, shown, paragraph, height in zip(entry.rows, lines, words, heights, strict=True):
            said = hand.words(paragraph, Box(x + width - beside, top + hang, beside, 0))
            icons = tuple(set_icon_lines(shown, x + CHIP + CELL_GUTTER, top, LINE, hand))
            body = (*sign_figure(icons, hand.names), *said)
            rows += element(
                Begin("LI"), (*_ages(row, x, top, hand), *element(Begin("LBody"), body))
            )
            top += height + air + apart
        return [*marks, *element(Begin("L", numbering="None"), rows)]

    loose = apart * max(len(heights) - 1, 0)
    return ReferenceBlock(head + sum(heights) + air * (len(heights) + 0.5) + loose, draw)


def _name_width(entry: CardSummary, tall: float, hand: Typesetter) -> float:
    """How wide a name is at its smallest, with its emblem and its badges."""
    badges = _badges_width(entry, tall, hand) + CELL_GUTTER if entry.badges else 0.0
    least = max(hand.points * NAME_AT_LEAST, SMALLEST)
    return CHIP + CELL_GUTTER + hand.title_width(entry.name, least) + badges


def _badges_width(entry: CardSummary, tall: float, hand: Typesetter) -> float:
    return icon_row_width(entry.badges, hand.assets.signs, GAP) * tall * BADGE


def _emblem(name: str, area: Box, hand: Typesetter, ground: str) -> Iterator[Mark]:
    """The emblem at the left of a line: pale on a disc, or by itself where nothing is filled."""
    radius = area.height / 2 + DISC
    if ground:
        yield Path(circle(area.x + CHIP / 2, area.centre[1], radius), ground, hand.look.rule, 0.25)
    drawn = hand.assets.drawing(name, fill=hand.look.on_band if ground else hand.look.emblem)
    tall = radius * INSCRIBED if ground else area.height
    scale = tall / max(drawn.box[2:])
    middle = area.x + CHIP / 2
    x, y = middle - drawn.box.width * scale / 2, area.centre[1] - drawn.box.height * scale / 2
    yield Stamp(drawn, x, y, scale)


def _card_name(entry: CardSummary, area: Box, hand: Typesetter, style: NameStyle) -> Iterator[Mark]:
    """The emblem, the name, and the badges at the right."""
    left, tall, assets = area.x, area.height, hand.assets
    if entry.emblem:
        yield from _emblem(entry.emblem, area, hand, style.ground)
    left += CHIP + CELL_GUTTER
    wide = _badges_width(entry, tall, hand)
    badges = Box(area.right - wide, area.y + tall * (1 - BADGE) / 2, wide, tall * BADGE)
    room = area.right - left - (wide + CELL_GUTTER if entry.badges else 0.0)
    size = max(hand.points * NAME, SMALLEST)
    top = area.y + (tall - hand.capitals(size)) / 2
    name = hand.title(entry.name, (left, top), room, size)
    yield from element(style.heading, (name,))
    signs = set_icon_row(entry.badges, assets.signs, badges, GAP)
    yield from element(Begin("P"), sign_figure(signs, hand.names))


def _costs(costs: Sequence[CardCost], area: Box, hand: Typesetter) -> Iterator[Mark]:
    """What a card costs, Age by Age, from the left of a line."""
    faces, signs = hand.assets.faces, hand.assets.signs
    title = hand.look.faces.title
    face, em = faces.face(title), SMALLEST / POINTS_PER_MM / 1000
    named = [((title, cost.ages),) for cost in costs]
    numerals = sum(faces.advance(parts) * em + 1.0 + COST_GAP for parts in named)
    wide = sum(icon_row_width(cost.icons, signs, GAP) for cost in costs)
    tall = min(area.height * 0.9, (area.width - numerals) / wide) if wide else 0.0
    x, baseline = area.x, area.centre[1] + face.cap_height * em / 2
    for cost, parts in zip(costs, named, strict=True):
        if cost.ages:
            yield TextLine(x, baseline, SMALLEST, hand.look.heading, parts)
            x += faces.advance(parts) * em + 1.0
        long = icon_row_width(cost.icons, signs, GAP) * tall
        row = set_icon_row(cost.icons, signs, Box(x, area.centre[1] - tall / 2, long, tall), GAP)
        yield from sign_figure(row, hand.names, hand.names.cost)
        x += long + COST_GAP


def _ages(row: CardRow, x: float, y: float, hand: Typesetter) -> Iterator[Mark]:
    """The Ages in a small tablet, as what leads the row."""
    tall, look = hand.points * IN_LINE, hand.look
    tablet = Box(x, y + tall * 0.12, CHIP, tall * 0.76)
    stroke = None if look.chip else look.hairline
    if row.ages:
        yield Path(rectangle(tablet, 0.6), look.chip or None, stroke, 0.2)
        yield from element(Begin("Lbl"), (_numerals(row.ages, tablet, hand),))


def _numerals(ages: str, tablet: Box, hand: Typesetter) -> TextLine:
    faces, em = hand.assets.faces, SMALLEST / POINTS_PER_MM / 1000
    parts = ((hand.look.faces.title, ages),)
    face = faces.face(hand.look.faces.title)
    x = tablet.centre[0] - faces.advance(parts) * em / 2
    return TextLine(
        x, tablet.centre[1] + face.cap_height * em / 2, SMALLEST, hand.look.on_chip, parts
    )
