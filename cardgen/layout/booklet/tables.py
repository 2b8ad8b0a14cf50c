"""Tables of a booklet: heads of columns on a band, rows that are told apart by their ground."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import Spans, TableRows
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.text_lines import Drawn, PlacedLink, TypeStyle
from cardgen.layout.elements import ORNAMENT
from cardgen.layout.marks import Begin, End, Path
from cardgen.outlines import rectangle
from cardgen.units import Box

HEAD_FACE = "AlegreyaSans-Bold"
PAD, ABOVE = 1.6, 0.9  # mm between a cell's edge and its words, at the sides and above


def table_block(said: TableRows, width: float, maker: ProseMaker) -> FlowBlock:
    """A table as a block that parts between rows, but not behind its head."""
    widths = _widths(said, width, maker)
    whole = Begin("Table", key=maker.key())
    parts = [
        _row(cells, number, widths, maker, (whole,))
        for number, cells in enumerate(_faced(said.rows))
    ]
    breaks = frozenset(range(3, len(parts) - 1))
    again = _row(_faced(said.rows)[0], 0, widths, maker, (ORNAMENT,))
    return FlowBlock(tuple(parts), maker.style.air * 1.4, breaks, head=again)


def _widths(said: TableRows, width: float, maker: ProseMaker) -> list[float]:
    """Columns as wide as the words in them ask for, none narrower than its longest word."""
    style = maker.style.text("small", justified=False)
    columns = list(zip(*_faced(said.rows), strict=True))
    longest = [_widest(cells, 1000.0, style, maker) for cells in columns]
    if (spare := width - sum(longest)) >= 0:
        return [each + spare / len(columns) for each in longest]
    least = [_widest(cells, 1.0, style, maker) for cells in columns]
    wanted = [max(each - low, 0.0) ** 0.6 for each, low in zip(longest, least, strict=True)]
    spare = max(width - sum(least), 0.0)
    whole = [
        low + spare * want / (sum(wanted) or 1.0) for low, want in zip(least, wanted, strict=True)
    ]
    return [each * width / sum(whole) for each in whole]


def _faced(rows: Sequence[Sequence[Spans]]) -> list[Sequence[Spans]]:
    """Rows with the face that the heads of columns have."""
    head, *rest = rows
    return [[_in_face(cell, HEAD_FACE) for cell in head], *rest]


def _widest(cells: Sequence[Spans], width: float, style: TypeStyle, maker: ProseMaker) -> float:
    """The width of the longest line of cells that are set in some width, with the air beside it."""
    return max(maker.setter.set(cell, width, style).widest for cell in cells) + 2 * PAD


def _row(
    cells: Sequence[Spans],
    number: int,
    widths: Sequence[float],
    maker: ProseMaker,
    path: tuple[Begin, ...],
) -> FlowPart:
    style = maker.style.text("small", "ink" if number else "on head", justified=False)
    texts = [
        maker.setter.set(cell, wide - 2 * PAD, style)
        for cell, wide in zip(cells, widths, strict=True)
    ]
    height = max(text.height for text in texts) + 2 * ABOVE
    kind = Begin("TH", scope="Column") if not number else Begin("TD")

    def draw(x: float, y: float) -> list[Drawn]:
        colours = maker.style.colours
        fill = colours["head"] if not number else colours["stripe"] if number % 2 == 0 else None
        marks: list[Drawn] = [Path(rectangle(Box(x, y, sum(widths), height)), fill)] if fill else []
        for text, wide in zip(texts, widths, strict=True):
            marks += [kind, *text.draw(x + PAD, y + (height - text.height) / 2), End()]
            x += wide
        return marks

    if path == (ORNAMENT,):
        return FlowPart(height, lambda x, y: _unread(draw(x, y)), path)
    return FlowPart(height, draw, (*path, Begin("TR", key=maker.key())))


def _unread(marks: Sequence[Drawn]) -> list[Drawn]:
    """Marks without their elements and links: a head that stands once more is not read again."""
    return [mark for mark in marks if not isinstance(mark, Begin | End | PlacedLink)]


def _in_face(spans: Spans, face: str) -> Spans:
    return tuple(span._replace(face=face) for span in spans)
