"""The blocks of a rulebook: headings, paragraphs, items of lists, cells of tables.

pyromark reads the Markdown, and says of all that it finds where it stands. What a printed book has
no use for is told: code, HTML, links and pictures from elsewhere, lines across the page.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from cardgen.model.rulebook import Block
from cardgen.packs.rulebook import not_printed
from cardgen.packs.rulebook.pitfalls import (
    code_never_ends,
    no_heading,
    no_table,
    no_title,
    too_deep,
    too_few_cells,
    too_many_cells,
)
from cardgen.packs.rulebook.source import MarkdownSource
from cardgen.packs.rulebook.words import BlockWords, TypedWords

STYLES: dict[str, Literal["strong", "emphasis"]] = {"Strong": "strong", "Emphasis": "emphasis"}
INLINE = (*STYLES, "Link", "Image")
BREAKS = ("SoftBreak", "HardBreak")
ADDRESSES = ("Autolink", "Email")
ALIGNMENTS: dict[str, Literal["", "left", "center", "right"]] = {
    "None": "",
    "Left": "left",
    "Center": "center",
    "Right": "right",
}


class TypedBlock(NamedTuple):
    """A block that has no words yet, and these words as they are typed."""

    shape: Block
    typed: TypedWords


@dataclass
class _Around:
    """A block quote, a list or an item that blocks stand in, with its number.

    `next` is the number of the next item of a list, 0 for bullets; an item has `begun` once a block
    of it is known.
    """

    tag: Literal["BlockQuote", "List", "Item"]
    number: int
    next: int = 0
    begun: bool = False


class BlockReader:
    """Takes what pyromark finds in a text, and yields each block once it is whole."""

    def __init__(self, source: MarkdownSource) -> None:
        self.source = source
        self._around = list[_Around]()
        self._quotes = self._lists = self._tables = 0
        self._shape: Block | None = None  # of a heading or a cell that is open
        self._cell = Block("cell", source.file, "", ())
        self._alignments: tuple[str, ...] = ()
        self._row_start = self._row_end = self._cells_end = self._missing = 0
        self._read = 0  # where the last piece ended: what lies between it and the next is no words
        self._open: tuple[Block, BlockWords] | None = None
        self._unread = ""  # the tag of what is not read piece by piece: code, an address

    def blocks(self) -> Iterator[TypedBlock]:
        """Every block in its order; cells may be without words."""
        from pyromark import Options, events_with_range

        events: Any = events_with_range(self.source.shielded, options=Options.ENABLE_TABLES)
        offset = self.source.offset
        for event, span in events:
            start, end = offset(span["start"]), offset(span["end"])
            kind, what = _unfolded(event)
            if kind not in ("Start", "End"):
                self._piece(kind, what, start, end)
                self._read = end
                continue
            tag, value = _unfolded(what)
            if tag in INLINE:
                self._inline(tag, value, start, end, starts=kind == "Start")
                self._read = max(self._read, start) if kind == "Start" else end
                continue
            self._pass_over(start if kind == "Start" else end)
            if self._open:
                yield self._closed(*self._open)
            if kind == "Start":
                self._start(tag, value, start, end)
            else:
                self._end(tag, end)
        if self._open:
            yield self._closed(*self._open)
        self._pass_over(len(self.source.text))

    def _pass_over(self, end: int) -> None:
        """What no piece holds up to here: marks of Markdown, and where links lead."""
        if self._read < end:
            not_printed.definitions(self.source, self._read, end)
            self._read = end

    def _piece(self, kind: str, what: Any, start: int, end: int) -> None:
        if self._unread:
            return
        if kind == "Rule":
            not_printed.rule(self.source, start)
        elif kind == "Text":
            self._words(start).add(what, start, end)
        elif kind in BREAKS:
            self._words(start).end_line(start)
        elif kind in ("Code", "InlineHtml"):
            self._words(start).add_opaque(start, end)
            if kind == "InlineHtml":
                self._html(start, end)

    def _inline(self, tag: str, value: Any, start: int, end: int, *, starts: bool) -> None:
        """Where bold words, italics, a link begin or end."""
        words = self._words(start)
        if tag in STYLES:
            words.begin_style(STYLES[tag]) if starts else words.end_style()
        elif not starts:
            self._unread = ""
        elif tag == "Image":
            help = "cards, boards and tokens are shown by {picture:…}"
            self.source.note(start, end, "this picture is not printed", help)
        elif value["link_type"] in ADDRESSES:
            words.add_opaque(start + 1, end - 1)
            self._unread = tag
        else:
            not_printed.link(self.source, start, end, value["dest_url"])

    def _start(self, tag: str, value: Any, start: int, end: int) -> None:
        if tag == "Heading":
            level = int(value["level"].removeprefix("H"))
            no_title(self.source, start, end)
            too_deep(self.source, start, level)
            self._shape = Block("heading", self.source.file, "", (), level=level, quote=self._quote)
        elif tag == "Paragraph":
            if not self._item:
                no_heading(self.source, start, end)
            no_table(self.source, start)
        elif tag == "CodeBlock":
            self._unread = tag
            indented = value == "Indented"
            if indented or not code_never_ends(self.source, start, end):
                not_printed.code(self.source, start, indented=indented)
        elif tag == "HtmlBlock":
            self._html(start, self.source.line_end(start))
        elif tag in ("BlockQuote", "List", "Item"):
            not_printed.task(self.source, start)
            self._go_in(tag, value)
        else:
            self._table(tag, value, start, end)

    def _go_in(self, tag: str, value: Any) -> None:
        """A quote, a list (`value` is its first number) or an item begins."""
        if tag == "BlockQuote":
            self._quotes += 1
            self._around.append(_Around("BlockQuote", self._quotes))
        elif tag == "List":
            self._lists += 1
            self._around.append(_Around("List", self._lists, value or 0))
        else:
            held = self._around[-1]
            self._around.append(_Around("Item", held.next))
            held.next += held.next > 0

    def _table(self, tag: str, value: Any, start: int, end: int) -> None:
        cell = self._cell
        if tag == "Table":
            self._tables += 1
            self._alignments = value
            self._cell = cell._replace(table=self._tables, row=-1, quote=self._quote)
        elif tag == "TableCell":
            self._cell = self._shape = cell._replace(
                column=cell.column + 1, alignment=ALIGNMENTS[self._alignments[cell.column + 1]]
            )
            self._words(min(start, self._row_end))  # one that is not typed stands at the end
            self._cells_end = end
            self._missing += start >= self._row_end
        else:
            self._row_start, self._row_end = start, self.source.line_end(start)
            self._missing = 0
            self._cell = cell._replace(row=cell.row + 1, column=-1)

    def _end(self, tag: str, end: int) -> None:
        self._shape, self._unread = None, ""
        if tag in ("BlockQuote", "List", "Item"):
            self._around.pop()
        elif tag == "TableRow":
            too_many_cells(self.source, self._cells_end, end)
            too_few_cells(self.source, self._row_start, self._missing)

    def _html(self, start: int, end: int) -> None:
        help = r"type Markdown, or \< for the sign itself"
        self.source.note(start, end, "HTML is not printed", help)

    def _words(self, at: int) -> BlockWords:
        """The words of the open block; one that is not open yet begins here."""
        if self._open is None:
            self._open = (self._shape or self._prose(), BlockWords(self.source, at))
        return self._open[1]

    def _prose(self) -> Block:
        """A paragraph, or an item of a list, without its words."""
        block = Block("paragraph", self.source.file, "", (), quote=self._quote)
        if item := self._item:
            lists = [one for one in self._around if one.tag == "List"]
            begins, item.begun = not item.begun, True
            block = block._replace(kind="item", list=lists[-1].number, depth=len(lists))
            block = block._replace(number=item.number, begins=begins)
        return block

    @property
    def _quote(self) -> int:
        """The number of the innermost quote around, 0 for none."""
        return next((one.number for one in self._around[::-1] if one.tag == "BlockQuote"), 0)

    @property
    def _item(self) -> _Around | None:
        """The item that a block stands in, if nothing else is between."""
        return self._around[-1] if self._around and self._around[-1].tag == "Item" else None

    def _closed(self, shape: Block, words: BlockWords) -> TypedBlock:
        self._open = None
        return TypedBlock(shape, words.finished())


def _unfolded(told: Any) -> tuple[str, Any]:
    """A name, and what pyromark says of it if anything: `"Rule"`, `{"Text": "words"}`."""
    return (told, None) if isinstance(told, str) else next(iter(told.items()))
