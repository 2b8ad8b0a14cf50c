"""The lines of a Markdown file as headings, paragraphs, items of lists and cells of tables.

It knows as much of CommonMark as a rulebook needs, and remembers where each line was typed, which
libraries that turn Markdown into pages do not. What is code is left out.
"""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

QUOTE = re.compile(r" {0,3}>[ ]?")
FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
HEADING = re.compile(r" {0,3}(#{1,6})(?: +|$)(.*?)(?: +#+)?$")
UNDERLINE = re.compile(r" {0,3}(?:(=+)|-{2,})$")
RULE = re.compile(r" {0,3}([-*_])(?: *\1){2,}$")
ITEM = re.compile(r" *(?:[-*+]|(\d{1,9})[.)])(?: +|$)")
CELLS = re.compile(r"(?:\\.|\{[^{}|]*\}|[^|\\])+")
ROW_OF_RULES = re.compile(r"[|\s:-]+")
LEFT_OUT = "\0"  # stands for each character of a comment
BLANK = f" \r{LEFT_OUT}"
CODE = 4  # spaces in front of a line that is code

BlockKind = Literal["heading", "paragraph", "item", "cell"]


class MarkdownLine(NamedTuple):
    """A part of a line, and the line and column, from 0, where it begins."""

    words: str
    line: int
    column: int

    def after(self, end: int) -> "MarkdownLine":
        """What follows its first `end` characters."""
        return MarkdownLine(self.words[end:], self.line, self.column + end)

    @property
    def stripped(self) -> "MarkdownLine":
        """Without the spaces around it."""
        rest = self.after(len(self.words) - len(self.words.lstrip(BLANK)))
        return rest._replace(words=rest.words.rstrip(BLANK))


class MarkdownBlock(NamedTuple):
    """The lines of a block; see `cardgen.model.rulebook.Block`."""

    kind: BlockKind
    lines: tuple[MarkdownLine, ...]
    level: int = 0
    quote: int = 0
    list: int = 0


class BlockReader:
    """Takes the lines of a file one by one and yields each block once it is whole."""

    def __init__(self) -> None:
        self.open: list[MarkdownLine] = []
        self.kind: BlockKind = "paragraph"
        self.fence = ""
        self.fenced_at: MarkdownLine | None = None
        self._depth = self._quotes = self._lists = 0
        self._in_list = False

    def blocks(self, text: str) -> Iterator[MarkdownBlock]:
        """Every block; afterwards `fenced_at` is where code begins that never ends."""
        for number, line in enumerate(text.split("\n")):
            yield from self._take(MarkdownLine(line.rstrip(BLANK), number, 0))
        yield from self._close()

    def _take(self, line: MarkdownLine) -> Iterator[MarkdownBlock]:
        line, depth = _unquoted(line)
        if self.fence:
            self._fenced(line)
            return
        lazy = depth < self._depth and self.open and line.words and not _begins(line.words)
        if depth != self._depth and not lazy:
            yield from self._close()
            self._in_list, self._depth = False, depth
            self._quotes += depth > 0
        yield from self._line(line)

    def _fenced(self, line: MarkdownLine) -> None:
        """A line of code, or the one that ends it."""
        mark = line.words.strip()
        if mark.startswith(self.fence) and not mark.strip(self.fence[0]):
            self.fence, self.fenced_at = "", None

    def _line(self, line: MarkdownLine) -> Iterator[MarkdownBlock]:
        if fence := FENCE.match(line.words):
            yield from self._close()
            self.fence, self.fenced_at = fence[1], line
        elif heading := HEADING.match(line.words):
            yield from self._close()
            self._in_list = False
            title = line.after(heading.start(2))._replace(words=heading[2])
            yield from self._block("heading", [title] if heading[2] else [], len(heading[1]))
        elif self.open and self.kind == "paragraph" and (under := UNDERLINE.match(line.words)):
            lines, self.open = self.open, []
            yield from self._block("heading", lines, 1 if under[1] else 2)
        elif not line.words or RULE.match(line.words):
            yield from self._close()
        elif line.words.lstrip().startswith("|"):
            yield from self._close()
            yield from self._row(line)
        else:
            yield from self._words(line)

    def _words(self, line: MarkdownLine) -> Iterator[MarkdownBlock]:
        """A line of prose: the first of a block, or one more."""
        item = ITEM.match(line.words)
        if item and (self._in_list or not self.open or item[1] in (None, "1")):
            yield from self._close()
            self._lists += not self._in_list
            self._in_list, self.kind = True, "item"
            self.open = [line.after(item.end())] if line.after(item.end()).words else []
        elif self.open:
            self.open.append(line)
        elif self._in_list and line.words.startswith("  "):
            self.kind, self.open = "item", [line]
        elif not line.words.startswith(" " * CODE):
            self._in_list, self.kind, self.open = False, "paragraph", [line]

    def _row(self, line: MarkdownLine) -> Iterator[MarkdownBlock]:
        """The cells of a row; the row of dashes under the first one has none."""
        if not ROW_OF_RULES.fullmatch(line.words):
            for cell in CELLS.finditer(line.words):
                part = MarkdownLine(cell[0], line.line, line.column + cell.start()).stripped
                yield from self._block("cell", [part] if part.words else [])

    def _close(self) -> Iterator[MarkdownBlock]:
        lines, self.open = self.open, []
        yield from self._block(self.kind, lines)

    def _block(
        self, kind: BlockKind, lines: list[MarkdownLine], level: int = 0
    ) -> Iterator[MarkdownBlock]:
        if lines:
            quote = self._quotes if self._depth else 0
            number = self._lists if kind == "item" else 0
            stripped = tuple(line.stripped for line in lines)
            yield MarkdownBlock(kind, stripped, level, quote, number)


def _unquoted(line: MarkdownLine) -> tuple[MarkdownLine, int]:
    """The line without the signs of block quotes, and how many there were."""
    depth = 0
    while quote := QUOTE.match(line.words):
        line, depth = line.after(quote.end()), depth + 1
    return line, depth


def _begins(words: str) -> bool:
    """Whether a line begins a block of its own, rather than go on with the one before."""
    starts = (FENCE, HEADING, RULE, ITEM)
    return words.lstrip().startswith("|") or any(start.match(words) for start in starts)
