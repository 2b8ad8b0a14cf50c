"""What a booklet computes: the table of signs, contents and index with their pages."""

from collections.abc import Mapping
from math import ceil

from cardgen.layout.booklet.abreast import abreast, as_one
from cardgen.layout.booklet.contents import ExplainedSigns, Heading, PageLine, PageLines
from cardgen.layout.booklet.entries.entry_words import continued, sign_row
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import StackRow, stack
from cardgen.layout.booklet.text.text_lines import Drawn, PlacedLink, SetText
from cardgen.layout.icon_rows import icon_row_width
from cardgen.layout.marks import Begin, End, Path, TextLine
from cardgen.model.text import Icon
from cardgen.outlines import polygon
from cardgen.units import Box

CELL = 8.0  # mm of the column of signs
SIGN, BESIDE = 4.7, 2.0  # mm that a sign is high, and between its cell and its words
BODY = "Vollkorn-Regular"
GUTTER = 8.0  # mm between the columns of an index, where the page has but one


def sign_group(said: ExplainedSigns, width: float, maker: ProseMaker) -> list[FlowBlock]:
    """Signs under their title, those that are said in few words beside each other."""
    title = maker.heading(Heading(3, tuple(maker.spans(said.title))), width)
    whole = Begin("L", key=maker.key(), numbering="None")
    rows = abreast(lambda wide: sign_blocks(said, wide, maker, whole=whole), width, maker)
    if maker.style.columns > 1 or not rows:  # a column goes on in the next one before the eye
        return [title, *rows]
    again = continued(tuple(maker.spans(said.again or said.title)), maker)
    return [title, as_one(rows, again)]


def sign_blocks(
    said: ExplainedSigns,
    width: float,
    maker: ProseMaker,
    words: str = "small",
    times: float = 1.0,
    *,
    whole: Begin | None = None,
) -> list[FlowBlock]:
    """Signs, so many times as large as usual, each beside what it means; items of the `whole`."""
    scale = maker.style.type["body"].size / 9 * times
    tall = max(SIGN * scale, maker.style.least_sign)
    cell, beside = CELL * scale, BESIDE * min(times, 1.0)
    whole = whole or Begin("L", key=maker.key(), numbering="None")
    style = maker.style.text(words, justified=False)
    above, last, blocks = maker.style.air * 0.35, len(said.signs) - 1, []
    for number, (icon, spans) in enumerate(said.signs):
        text = maker.setter.set(spans, width - cell - beside, style)
        part = _sign_part(icon, text, (cell, beside), tall, (whole,), maker)
        leads = number == 0 < last  # so that no title stands over one sign at a column's foot
        blocks.append(FlowBlock((part,), above, leads=leads))
    return blocks


def _sign_part(
    icon: Icon,
    text: SetText,
    widths: tuple[float, float],
    tall: float,
    path: tuple[Begin, ...],
    maker: ProseMaker,
) -> FlowPart:
    """A sign in the middle of its cell, and what it means beside it; `widths` are those of the cell
    and of what is between them."""
    cell, beside = widths
    high = max(tall, text.height)

    def draw(x: float, y: float) -> list[Drawn]:
        share = icon_row_width((icon,), maker.setter.assets.signs, 0.0)
        shown = min(tall, cell / share)
        area = Box(x + (cell - share * shown) / 2, y + (high - shown) / 2, share * shown, shown)
        body = text.draw(x + cell + beside, y + (high - text.height) / 2)
        sign = sign_row((icon,), area, maker)
        return [Begin("Lbl"), *sign, End(), Begin("LBody"), *body, End()]

    return FlowPart(high, draw, (*path, Begin("LI", key=maker.key())))


def page_line_blocks(
    said: PageLines, width: float, maker: ProseMaker, pages: Mapping[str, int]
) -> list[FlowBlock]:
    """Lines that end in a page, with dots that lead to it."""
    whole = Begin("TOC" if said.kind == "contents" else "Index", key=maker.key())
    return [_page_line(line, said.kind, width, maker, pages, whole) for line in said.lines]


def index_block(said: PageLines, maker: ProseMaker, pages: Mapping[str, int]) -> FlowBlock | None:
    """An index in narrow columns across the page, in one piece; None where no page holds it."""
    style = maker.style
    count = style.columns + 1
    gutter = style.gutter or GUTTER
    wide = (style.width - gutter * (count - 1)) / count
    lines = page_line_blocks(said, wide, maker, pages)
    long = max(ceil(len(lines) / count), 1)
    stacks = tuple(stack(lines[at : at + long]) for at in range(0, len(lines), long))
    part = StackRow(stacks, wide + gutter).part(0.0)
    if part.height > style.room(1).height * 0.8:
        return None
    return FlowBlock((part,), style.air * 0.8, spans=True)


def _page_line(
    line: PageLine,
    kind: str,
    width: float,
    maker: ProseMaker,
    pages: Mapping[str, int],
    whole: Begin,
) -> FlowBlock:
    chapter = kind == "contents" and line.level == 1
    style = maker.style.text("body" if chapter else "small", "chapter" if chapter else "ink",
                             justified=False)  # fmt: skip
    indent = 0.0 if chapter or kind == "index" else 5.0
    page = str(pages.get(line.anchor) or "–")
    text = maker.setter.set(line.spans, width - indent - 8.0, style)
    tall, said = text.height, "".join(str(span.content) for span in line.spans)

    def draw(x: float, y: float) -> list[Drawn]:
        last = len(text.lines) - 1
        key = maker.setter.link_key()
        marks: list[Drawn] = [Begin("Link", key=key), *text.draw(x + indent, y)]
        base = y + last * style.line + text.baseline
        faces = maker.setter.assets.faces
        wide = faces.advance([(BODY, page)]) * style.em
        right = x + width
        begin = x + indent + text.lines[last].natural * style.em + 2.0
        end = right - wide - 1.4
        marks += _dots(begin, end, base, style.size, maker)
        marks.append(TextLine(right - wide, base, style.size, style.colour, ((BODY, page),)))
        box = Box(x, y, width, tall)
        marks += [End(), PlacedLink(box, f"#{line.anchor}", f"{said}, {page}", key)]
        return marks

    path = (whole, Begin("TOCI" if kind == "contents" else "P", key=maker.key()))
    above = maker.style.air * (0.8 if chapter else 0.15)
    return FlowBlock((FlowPart(tall, draw, path),), above, leads=chapter, firm=True)


def _dots(begin: float, end: float, y: float, size: float, maker: ProseMaker) -> list[Drawn]:
    """Dots at places that are the same in all lines, so that they stand below each other."""
    dot, apart = maker.style.leader
    step = apart * size
    first, last = (int(begin / step) + 1) * step, int(end / step) * step
    if last <= first:
        return []
    line = polygon(((first, y - 0.15), (last, y - 0.15)), closed=False)
    colour = maker.style.colours["leader"]
    return [Path(line, stroke=colour, width=dot, cap="round", dash=(0.0, step))]
