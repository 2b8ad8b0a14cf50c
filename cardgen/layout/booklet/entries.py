"""Cards and boards in a booklet: the picture at the left, name, cost and words beside it."""

from collections.abc import Callable, Iterator, Sequence

from cardgen.layout.booklet.contents import ContentBlock, Entry, EntryCost, EntryRow, ProseBlock
from cardgen.layout.booklet.flow import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures import GAP, picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import TITLE_FACE, ProseMaker, line_breaks
from cardgen.layout.booklet.stack import stack
from cardgen.layout.booklet.text_lines import Drawn, TextSetter
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, End, Path, TextLine
from cardgen.model.text import Icon
from cardgen.outlines import polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

BESIDE = 5.0  # mm between picture and words
CHIP = 7.6  # mm of the tablet that names Ages
SIGN = 5.2  # mm of a sign of a cost
BETWEEN = 5.0  # mm between the costs of two Ages
IN_COLUMN = 0.72  # of the height of a picture, where it stands in a column
WIDEST = 0.38  # of the column that a picture takes

BlocksOf = Callable[[Sequence[ContentBlock], float], list[FlowBlock]]


def entry_block(said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> FlowBlock:
    """An entry; what is more than stands beside the picture goes on below, beside its margin."""
    if any(_is_wide(one.drawing.box) for one in said.pictures):
        return _board_block(said, width, maker, blocks_of)
    if maker.style.columns > 1:
        return _column_block(said, maker.style.column, maker, blocks_of)
    sizes = [picture_size(one, width * WIDEST, maker.style.picture) for one in said.pictures]
    left = max((wide for wide, _ in sizes), default=0.0) + (BESIDE if sizes else 0.0)
    tall = max((high for _, high in sizes), default=0.0)
    beside = list(_words(said, width - left, maker, blocks_of))
    return _beside(beside, left, said, maker, tall)


def _column_block(said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> FlowBlock:
    """An entry in a column: the picture beside what it costs, and its words if they are few; all
    else below."""
    tall = maker.style.picture * IN_COLUMN
    sizes = [picture_size(one, width * WIDEST, tall) for one in said.pictures[:1]]
    left = max((wide + BESIDE * 0.7 for wide, _ in sizes), default=0.0)
    shown = max((high for _, high in sizes), default=0.0)
    lone = said.rows if len(said.rows) == 1 and not said.rows[0].ages else ()
    beside = stack([
        *(_costs((cost,), width - left, maker) for cost in said.costs),
        *(_row(row, width - left, maker) for row in lone),
    ])  # fmt: skip
    below = [
        *(_row(row, width, maker) for row in said.rows if not lone),
        *blocks_of(said.blocks, width),
        *([maker.prose(ProseBlock(said.flavour, "flavour"), width)] if said.flavour else []),
    ]
    name = _name(said, width, maker)
    gap = maker.style.air * 0.6

    def draw(x: float, y: float) -> list[Drawn]:
        marks: list[Drawn] = []
        for picture, (wide, high) in zip(said.pictures, sizes, strict=False):
            marks += shown_picture(picture, Box(x, y + gap, wide, high))
        return [*marks, *beside.draw(x + left, y + gap)]

    head = FlowPart(max(beside.height, shown) + gap, draw, (Begin("Div", key=maker.key()),))
    return _joined([*name.parts, head], below, maker)._replace(spans=False)


def _is_wide(box: Box) -> bool:
    return box.width > box.height * 1.3


def _board_block(said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> FlowBlock:
    """A board: its sides below its name, across the column, then its words."""
    count = len(said.pictures)
    each = (width - GAP * (count - 1)) / count
    sizes = [picture_size(one, each, maker.style.picture * 1.2) for one in said.pictures]
    tall = max(high for _, high in sizes)
    name, *words = _words(said, width, maker, blocks_of)

    def draw(x: float, y: float) -> list[Drawn]:
        marks: list[Drawn] = []
        for picture, (wide, high) in zip(said.pictures, sizes, strict=True):
            marks += shown_picture(picture, Box(x, y, wide, high))
            x += wide + GAP
        return marks

    shown = FlowPart(tall + GAP, draw, (Begin("Div", key=maker.key()),))
    head = [*name.parts, shown]
    return _joined(head, words, maker)


def _beside(
    blocks: Sequence[FlowBlock], left: float, said: Entry, maker: ProseMaker, tall: float
) -> FlowBlock:
    """Blocks beside a picture; its page has room for all of it, whatever follows on the next."""
    name, *rest = (_moved(block, left) for block in blocks)
    used = sum(block.above for block in rest)
    used += sum(part.height for block in blocks for part in block.parts)
    first, *others = name.parts

    def draw(x: float, y: float) -> list[Drawn]:
        marks = first.draw(x, y)
        for picture in said.pictures[:1]:
            wide, high = picture_size(picture, left - BESIDE, tall)
            marks += shown_picture(picture, Box(x, y, wide, high))
        return marks

    entry = _joined([first._replace(draw=draw), *others], rest, maker)
    if used < tall:
        filler = FlowPart(tall - used, lambda x, y: [])
        entry = entry._replace(parts=(*entry.parts, filler))
    return entry._replace(room=max(tall, 0.0))


def _moved(block: FlowBlock, left: float) -> FlowBlock:
    def moved(part: FlowPart) -> FlowPart:
        return part._replace(draw=lambda x, y: part.draw(x + left, y))

    return block._replace(parts=tuple(moved(part) for part in block.parts))


def _joined(head: Sequence[FlowPart], blocks: Sequence[FlowBlock], maker: ProseMaker) -> FlowBlock:
    """The head and the blocks below it as one block, which parts where these do."""
    parts = list(head)
    breaks = set[int]()
    free = False
    for block in blocks:
        if free:
            breaks.add(len(parts))
        breaks |= {len(parts) + number for number in block.breaks}
        first, *rest = block.parts
        parts += [_lowered(first, block.above), *rest]
        free = not block.leads
    air = maker.style.air
    return FlowBlock(tuple(parts), air * 2.4, frozenset(breaks), spans=True)


def _lowered(part: FlowPart, by: float) -> FlowPart:
    return part._replace(height=part.height + by, draw=lambda x, y: part.draw(x, y + by))


def _words(
    said: Entry, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> Iterator[FlowBlock]:
    yield _name(said, width, maker)
    if said.costs:
        yield _costs(said.costs, width, maker)
    yield from (_row(row, width, maker) for row in said.rows)
    yield from blocks_of(said.blocks, width)
    if said.flavour:
        yield maker.prose(ProseBlock(said.flavour, "flavour"), width)


def _name(said: Entry, width: float, maker: ProseMaker) -> FlowBlock:
    """The name over a rule, its badges at the right."""
    text = maker.title(said.heading.spans, width - 10, "entry", "chapter")
    tall = text.height + 1.2

    def draw(x: float, y: float) -> list[Drawn]:
        at = y + text.height + 0.2
        line = polygon(((x, at), (x + width, at)), closed=False)
        marks: list[Drawn] = [*text.draw(x, y - 0.6)]
        marks.append(Path(line, stroke=maker.style.colours["gold"], width=0.35))
        if said.badges:
            signs = maker.setter.assets.signs
            wide = icon_row_width(said.badges, signs, 0.14) * 4.0
            area = Box(x + width - wide, at - 4.6, wide, 4.0)
            marks += figure(maker.setter, said.badges, area)
        return marks

    anchors = (said.heading.anchor,) if said.heading.anchor else ()
    part = FlowPart(tall, draw, (maker.heading_element(3),), anchors)
    return FlowBlock((part,), leads=True)


def figure(setter: TextSetter, icons: Sequence[Icon], area: Box) -> list[Drawn]:
    """A row of signs that is read as one."""
    said = setter.names.row(map(str, icons))
    row = set_icon_row(tuple(icons), setter.assets.signs, area, 0.14, align=0.0)
    return [Begin("Figure", alt=said, box=area), *row, End()]


def _costs(costs: Sequence[EntryCost], width: float, maker: ProseMaker) -> FlowBlock:
    """What it costs: the tablet of each Age, and signs."""
    signs, scale = maker.setter.assets.signs, maker.style.type["body"].size / 9
    tall, chip = SIGN * scale, CHIP * scale
    wide = sum((chip + 1.2 if cost.ages else 0.0) + icon_row_width(cost.icons, signs, 0.14) * tall
               for cost in costs)  # fmt: skip
    gap = min(BETWEEN, max((width - wide) / max(len(costs) - 1, 1), 1.5))
    if wide + gap * (len(costs) - 1) > width:
        tall *= width / (wide + gap * (len(costs) - 1))

    def draw(x: float, y: float) -> list[Drawn]:
        marks: list[Drawn] = []
        for cost in costs:
            if cost.ages:
                marks += tablet(cost.ages, Box(x, y + tall * 0.1, chip, tall * 0.8), maker)
                x += chip + 1.2
            long = icon_row_width(cost.icons, signs, 0.14) * tall
            marks += figure(maker.setter, cost.icons, Box(x, y, long, tall))
            x += long + gap
        return marks

    part = FlowPart(tall, draw, (Begin("P", key=maker.key()),))
    return FlowBlock((part,), maker.style.air * 0.7, leads=True)


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


def _row(row: EntryRow, width: float, maker: ProseMaker) -> FlowBlock:
    """The words of some Ages beside their tablet."""
    scale = maker.style.type["body"].size / 9
    chip = CHIP * scale
    lead = chip + 2.0 if row.ages else 0.0
    style = maker.style.text("body", justified=False)
    text = maker.setter.set(row.spans, width - lead, style)
    path = (Begin("P", key=maker.key()),)

    def part(number: int) -> FlowPart:
        def draw(x: float, y: float) -> list[Drawn]:
            marks: list[Drawn] = []
            if row.ages and not number:
                high = style.line * 0.86
                marks += tablet(row.ages, Box(x, y + (style.line - high) / 2, chip, high), maker)
            return [*marks, *text.draw_line(number, x + lead, y)]

        return FlowPart(style.line, draw, path)

    count = len(text.lines)
    return FlowBlock(tuple(map(part, range(count))), maker.style.air * 0.8, line_breaks(count))
