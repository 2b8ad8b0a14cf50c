"""Lists of a booklet as blocks of lines that may part: bullets, and numbers on seals."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import ListItem
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import (
    FILLED,
    TITLE_FACE,
    ProseMaker,
    line_breaks,
    line_parts,
)
from cardgen.layout.booklet.style import BookletStyle
from cardgen.layout.booklet.text.text_lines import Drawn, SetText
from cardgen.layout.marks import Begin, End, Path, TextLine
from cardgen.outlines import circle, polygon
from cardgen.units import POINTS_PER_MM

KEPT_OF_ITEM, KEPT_OF_SMALL = 3, 4  # lines of an item that stay together, and of one in small type
BULLET, SEAL = 3.6, 7.0  # mm that items are indented


def list_element(items: Sequence[ListItem], maker: ProseMaker) -> Begin:
    """The element of a list."""
    return Begin("L", key=maker.key(), numbering="Decimal" if items[0].number else "Disc")


def list_blocks(
    items: Sequence[ListItem], width: float, maker: ProseMaker, whole: Begin | None = None
) -> list[FlowBlock]:
    """The items of a list, and of those within it; all of them lie in the element `whole`."""
    whole = whole or list_element(items, maker)
    blocks, entry = [], Begin("LI", key=maker.key())
    for item in items:
        if item.begins:
            entry = Begin("LI", key=maker.key())
        own = maker.of_base("fine") if item.small else maker
        blocks.append(_item(item, width, (whole, entry), own))
    return blocks


def _item(item: ListItem, width: float, path: tuple[Begin, ...], maker: ProseMaker) -> FlowBlock:
    lead, seal = _lead(item, maker.style), _seal(maker.style)
    indent = lead + (item.depth - 1) * BULLET
    style = maker.style.text(maker.base, justified=width - indent >= FILLED)
    text = maker.setter.set(item.spans, width - indent, style)
    body = Begin("LBody", key=maker.key())
    hang = max(0.0, seal * 2 - style.line) / 2 if item.number and item.begins else 0.0
    parts = [_within(one, body) for one in line_parts(text, path, indent, hang)]
    if item.begins and parts:
        parts[0] = _marked(item, parts[0], indent - lead, text, maker)
        if item.number and len(parts) == 1:
            parts[0] = parts[0]._replace(height=max(parts[0].height, seal * 2))
    above = maker.style.air * (0.8 if item.number else 0.5)
    kept = KEPT_OF_SMALL if item.small else KEPT_OF_ITEM
    return FlowBlock(tuple(parts), above, line_breaks(len(parts), kept))


def _seal(style: BookletStyle) -> float:
    """The radius of the seal of a step, in mm."""
    return style.type["body"].size * 0.27


def _lead(item: ListItem, style: BookletStyle) -> float:
    return (SEAL if item.number else BULLET) * style.type["body"].size / 9


def _marked(
    item: ListItem, part: FlowPart, left: float, text: SetText, maker: ProseMaker
) -> FlowPart:
    """The first line of an item with its bullet, or its number on a seal."""
    middle = part.height / 2 if item.number else text.line_height(0) / 2

    def draw(x: float, y: float) -> list[Drawn]:
        at = x + left
        if item.number:
            sign = _numbered(item.number, at, y + middle, maker)
        else:
            sign = [lozenge(at + 1.3, y + middle, maker.style)]
        return [*sign, *part.draw(x, y)]

    return part._replace(draw=draw)


def _numbered(number: int, x: float, y: float, maker: ProseMaker) -> list[Drawn]:
    radius, colours, faces = _seal(maker.style), maker.style.colours, maker.setter.assets.faces
    size = maker.style.type["body"].size
    em = size / POINTS_PER_MM / 1000
    words = ((TITLE_FACE, str(number)),)
    wide, tall = faces.advance(words) * em, faces.face(TITLE_FACE).cap_height * em
    disc = Path(circle(x + radius, y, radius), colours["seal"], colours["gold"], 0.3)
    text = TextLine(x + radius - wide / 2, y + tall / 2, size, colours["on seal"], words)
    return [disc, Begin("Lbl"), text, End()]


def _within(part: FlowPart, element: Begin) -> FlowPart:
    """A part whose marks lie in one more element."""

    def draw(x: float, y: float) -> list[Drawn]:
        return [element, *part.draw(x, y), End()]

    return part._replace(draw=draw)


def lozenge(x: float, y: float, style: BookletStyle) -> Path:
    """The sign of an item."""
    reach = style.type["body"].size * 0.09
    corners = ((x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach))
    return Path(polygon(corners), style.colours["gold"])
