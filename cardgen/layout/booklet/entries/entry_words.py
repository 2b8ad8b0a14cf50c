"""What is said of a card or board beside its picture: its name, what it costs, its words by Age."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import Entry, EntryRow, Spans
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import TITLE_FACE, ProseMaker, line_breaks
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.elements import ORNAMENT, sign_figure
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, Mark, Path, TextLine
from cardgen.layout.reference.summaries import CardCost
from cardgen.model.text import Icon
from cardgen.outlines import polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

CHIP, AROUND = 7.6, 1.3  # mm of the tablet that names Ages; at least, times the longest of them
LONGEST = "II–III"
SIGN = 4.6  # mm of a sign of a cost
BETWEEN = 5.0  # mm between the costs of two Ages
BADGE, PRICE = 4.0, 5.0  # mm that a badge is high, and a price beside a name
LARGER = 0.8  # of other signs that a badge is high: the number takes more of it
PLACE, BEHIND = 1.2, 2.0  # mm of a place in the deck: over the rule, and before what is right of it
PLACE_FACE = "AlegreyaSans-Medium"
APART = 0.14  # of their height: the gap between signs
UNDER = 0.4  # times `air` below the rule of a name once more


def name_block(
    said: Entry, width: float, maker: ProseMaker, heading: Begin | None = None
) -> FlowBlock:
    """The name over a rule; at the right its place in its deck, and its badges, or what it costs if
    that is one sign. It is read as a `heading`, which is made here if there is none yet."""
    scale = maker.style.type["body"].size / 9
    signs = said.badges or (said.costs[0].icons if is_plain(said) else ())
    least = maker.style.least_sign
    high = max(BADGE, least * LARGER) if said.badges else max(PRICE * scale, least)
    wide = icon_row_width(signs, maker.setter.assets.signs, APART) * high if signs else 0.0
    place, long = _place(said.place, maker)
    long += BEHIND if place and signs else 0.0
    text = maker.title(said.heading.spans, width - max(wide + long, 10.0), "entry", "chapter")
    tall = text.height + 0.8

    def draw(x: float, y: float) -> list[Drawn]:
        at = y + text.height + 0.2
        line = polygon(((x, at), (x + width, at)), closed=False)
        marks: list[Drawn] = [*text.draw(x, y - 0.6)]
        marks.append(Path(line, stroke=maker.style.colours["gold"], width=0.35))
        if place:
            marks.append(place._replace(x=x + width - wide - long, y=at - PLACE * scale))
        if signs:
            area = Box(x + width - wide, at - high - 0.5, wide, high)
            marks += sign_row(signs, area, maker)
        return marks

    anchors = (said.heading.anchor,) if said.heading.anchor else ()
    part = FlowPart(tall, draw, (heading or maker.heading_element(3),), anchors)
    return FlowBlock((part,), leads=True)


def _place(said: str, maker: ProseMaker) -> tuple[TextLine | None, float]:
    """The place of a card in its deck, and how many mm wide that is."""
    if not said:
        return None, 0.0
    style = maker.style.text("label", "section", justified=False)
    faces = maker.setter.assets.faces
    words = ((faces.chosen(PLACE_FACE, said), said),)
    line = TextLine(0.0, 0.0, style.size, style.colour, words)
    return line, faces.advance(words) * style.em


def name_again(said: Entry, maker: ProseMaker) -> FlowPart:
    """The name of an entry that goes on, which says so where the edition does."""
    told = maker.style.breaks.told and said.again
    return continued(tuple(maker.spans(said.again)) if told else said.heading.spans, maker)


def continued(spans: Spans, maker: ProseMaker) -> FlowPart:
    """A name once more, small, where what it names goes on on another page; nobody reads it
    again."""
    text = maker.title(spans, maker.style.width, "label", "section")

    def draw(x: float, y: float) -> list[Drawn]:
        at = y + text.height + 0.2
        line = polygon(((x, at), (x + maker.style.width, at)), closed=False)
        rule = Path(line, stroke=maker.style.colours["hairline"], width=0.25)
        return [*text.draw(x, y), rule]

    return FlowPart(text.height + 0.2 + maker.style.air * UNDER, draw, (ORNAMENT,))


def is_plain(said: Entry) -> bool:
    """Whether it has one price, short enough to stand beside its name."""
    return len(said.costs) == 1 and not said.costs[0].ages and not said.badges and (
        len(said.costs[0].icons) == 1
    )  # fmt: skip


def sign_row(icons: Sequence[Icon], area: Box, maker: ProseMaker) -> tuple[Mark, ...]:
    """A row of signs that is read as one."""
    signs, names = maker.setter.assets.signs, maker.setter.names
    row = set_icon_row(tuple(icons), signs, area, APART, align=0.0)
    return sign_figure(row, names, box=area)


def costs_block(costs: Sequence[CardCost], width: float, maker: ProseMaker) -> FlowBlock:
    """What it costs: the tablet of each Age, and signs."""
    signs, scale = maker.setter.assets.signs, maker.style.type["body"].size / 9
    tall, chip = max(SIGN * scale, maker.style.least_sign), _chip_width(maker)
    chips = sum(chip + 1.2 for cost in costs if cost.ages)
    wide = sum(icon_row_width(cost.icons, signs, APART) * tall for cost in costs)
    gap = min(BETWEEN, max((width - chips - wide) / max(len(costs) - 1, 1), 1.5))
    tall *= min((width - chips - gap * (len(costs) - 1)) / wide, 1.0)

    def draw(x: float, y: float) -> list[Drawn]:
        marks: list[Drawn] = []
        for cost in costs:
            if cost.ages:
                marks += tablet(cost.ages, Box(x, y + tall * 0.1, chip, tall * 0.8), maker)
                x += chip + 1.2
            long = icon_row_width(cost.icons, signs, APART) * tall
            marks += sign_row(cost.icons, Box(x, y, long, tall), maker)
            x += long + gap
        return marks

    part = FlowPart(tall, draw, (Begin("P", key=maker.key()),))
    return FlowBlock((part,), maker.style.air * 0.6, leads=True)


def _chip_width(maker: ProseMaker) -> float:
    label = maker.style.type["label"].size / POINTS_PER_MM / 1000
    longest = maker.setter.assets.faces.advance(((TITLE_FACE, LONGEST),)) * label
    return max(CHIP * maker.style.type["body"].size / 9, longest * AROUND)


def tablet(ages: str, box: Box, maker: ProseMaker) -> list[Drawn]:
    """The numerals of Ages on black."""
    colours, faces = maker.style.colours, maker.setter.assets.faces
    size = maker.style.type["label"].size
    em = size / POINTS_PER_MM / 1000
    words = ((TITLE_FACE, ages),)
    cap = faces.face(TITLE_FACE).cap_height * em
    x = box.centre[0] - faces.advance(words) * em / 2
    text = TextLine(x, box.centre[1] + cap / 2, size, colours["on seal"], words)
    return [Path(rectangle(box, 0.6), colours["seal"]), text]


def row_block(row: EntryRow, width: float, maker: ProseMaker) -> FlowBlock:
    """The words of some Ages beside their tablet."""
    chip = _chip_width(maker)
    lead = chip + 2.0 if row.ages else 0.0
    style = maker.style.text("body", justified=False)
    text = maker.setter.set(row.spans, width - lead, style)
    path = (Begin("P", key=maker.key()),)

    def part(number: int) -> FlowPart:
        def draw(x: float, y: float) -> list[Drawn]:
            marks: list[Drawn] = []
            if row.ages and not number:
                high, line = style.line * 0.86, text.line_height(0)
                marks += tablet(row.ages, Box(x, y + (line - high) / 2, chip, high), maker)
            return [*marks, *text.draw_line(number, x + lead, y)]

        return FlowPart(text.line_height(number), draw, path)

    count = len(text.lines)
    return FlowBlock(tuple(map(part, range(count))), maker.style.air * 0.5, line_breaks(count))
