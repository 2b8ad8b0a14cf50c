"""Tables of a booklet: heads of columns on a band, rows that are told apart by their ground."""

from collections.abc import Sequence

from cardgen.layout.booklet.contents import Spans, TableRows
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.text_lines import Drawn, PlacedLink, TypeStyle
from cardgen.layout.elements import ORNAMENT
from cardgen.layout.marks import Begin, End, Path
from cardgen.layout.text.typesetting import SLACK
from cardgen.outlines import rectangle
from cardgen.units import Box

HEAD_FACE = "AlegreyaSans-Bold"
WHOLE = 0.6  # of a page: a table that is no higher stays whole
PAD, ABOVE = 1.6, 0.9  # mm between a cell's edge and its words, at the sides and above


class TableTooWide(Exception):
    """A table that asks for more room than it has, both in mm; `word` is its longest."""

    def __init__(self, least: float, width: float, word: str) -> None:
        super().__init__(f"a table of {least:.0f} mm for {width:.0f} mm")
        self.least, self.width, self.word = least, width, word


def least_width(said: TableRows, maker: ProseMaker) -> float:
    """What a table is wide at least, so that no word is wider than its column."""
    return sum(_least(said, maker))


def table_block(said: TableRows, width: float, maker: ProseMaker) -> FlowBlock:
    """A table as a block; a high one parts between rows, but not behind its head.

    TableTooWide where words would be printed over each other.
    """
    widths = _widths(said, width, maker)
    whole = Begin("Table", key=maker.key())
    parts = [
        _row(cells, number, widths, maker, (whole,))
        for number, cells in enumerate(_faced(said.rows))
    ]
    high = sum(part.height for part in parts) > WHOLE * maker.style.room(1).height
    breaks = frozenset(range(3, len(parts) - 1) if high else ())
    again = _row(_faced(said.rows)[0], 0, widths, maker, (ORNAMENT,))
    return FlowBlock(tuple(parts), maker.style.air * 1.4, breaks, head=again)


def _widths(said: TableRows, width: float, maker: ProseMaker) -> list[float]:
    """Columns as wide as the words in them ask for, none narrower than its longest word."""
    style = maker.style.text("small", justified=False)
    columns = list(zip(*_faced(said.rows), strict=True))
    longest = [_widest(cells, 1000.0, style, maker) for cells in columns]
    if (spare := width - sum(longest)) >= 0:
        return [each + spare / len(columns) for each in longest]
    least = _least(said, maker)
    if sum(least) > width + SLACK:
        raise TableTooWide(sum(least), width, _longest_word(said))
    wanted = [max(each - low, 0.0) ** 0.6 for each, low in zip(longest, least, strict=True)]
    spare = max(width - sum(least), 0.0)
    whole = [
        low + spare * want / (sum(wanted) or 1.0) for low, want in zip(least, wanted, strict=True)
    ]
    return [each * width / sum(whole) for each in whole]


def _least(said: TableRows, maker: ProseMaker) -> list[float]:
    """The width of the longest word of each column."""
    style = maker.style.text("small", justified=False)
    return [_widest(cells, 1.0, style, maker) for cells in zip(*_faced(said.rows), strict=True)]


def _longest_word(said: TableRows) -> str:
    spans = (span.content for row in said.rows for cell in row for span in cell)
    words = (word for content in spans if isinstance(content, str) for word in content.split())
    return max(words, key=len, default="")


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
