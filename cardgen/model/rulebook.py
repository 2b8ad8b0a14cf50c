"""A rulebook in one language: headings, prose, and the links and signs that stand in it."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Literal, NamedTuple

from cardgen.model.finding import Place
from cardgen.model.text import Icon

# What a link may lead to; `{card:iris}` leads to a card.
LINKS = ("card", "wonder", "ruling", "example", "count", "see", "picture", "position", "list")
# What `{list:…}` may print: signs with their meanings, cards with their pages, authors and sources,
# values of the house, the version with its month and what it changes.
LISTS = ("signs", "index", "credits", "house", "versions")
# What stands in a frame of its own, to which `{see:example/iris-pays}` leads.
CALL_OUTS = ("example", "ruling")
# What is printed as a block of its own, so that its link stands alone in its paragraph.
BLOCK_LINKS = ("picture", "position", "list")


class Link(NamedTuple):
    """What a rulebook names by its id rather than in words.

    `card` and `wonder` print a name, `count` prints how many of a kind the pack holds, `see` the
    number and page of a heading by its anchor, or the page of `example/iris-pays`,
    `ruling/one-sun`. `ruling` prints the answer to a question, and `example` the scenario that
    shows it, `picture` a card, a board, a token (`markers/rainbow`) or a back (`gods/back`),
    `position` the table as a scenario begins, `list` one of LISTS.
    """

    kind: str
    id: str

    def __str__(self) -> str:
        return f"{{{self.kind}:{self.id}}}"


class SourceMark(NamedTuple):
    """Line and column, from 1, of the character `start` of a text; those behind it follow on its
    line, up to the next mark."""

    start: int
    line: int
    column: int


class Inset(NamedTuple):
    """A stretch of a block's words that is no prose: a link, a sign, or (None) code, an address."""

    what: Link | Icon | None
    start: int
    end: int


class StyledStretch(NamedTuple):
    """A stretch of a block's words that is set bold or in italics; one may lie within another."""

    start: int
    end: int
    style: Literal["strong", "emphasis"]


def find_mark(marks: Sequence[SourceMark], at: int) -> tuple[int, int]:
    """Line and column, from 1, of a character."""
    start, line, column = marks[bisect_right(marks, at, key=itemgetter(0)) - 1]
    return line, column + at - start


def mask_stretches(words: str, stretches: Iterable[tuple[int, int]], sign: str) -> str:
    """Words with a sign for each character of some stretches, which come in their order."""
    parts, done = list[str](), 0
    for start, end in stretches:
        parts += (words[done:start], sign * (end - start))
        done = end
    return "".join((*parts, words[done:]))


class Block(NamedTuple):
    """A heading, a paragraph, an item of a list, a cell of a table.

    `words` are without the signs that set them bold and the like, which `styles` tell, the outer
    before the inner; `marks` say where they are typed. `level` is that of a heading, and `anchor`
    the id that other places refer to it by. Blocks of one block quote share the number `quote`,
    items of one list the number `list`, cells of one table the number `table`; 0 is none.

    Of an item, `depth` is 1 in an outermost list, `number` what an ordered list calls it (0 for a
    bullet), and `begins` is False for a further paragraph of the same item. Of a cell, `row` and
    `column` count from 0, row 0 is the head; a cell may be empty, other blocks never are.
    """

    kind: Literal["heading", "paragraph", "item", "cell"]
    file: str
    words: str
    marks: tuple[SourceMark, ...]
    insets: tuple[Inset, ...] = ()
    level: int = 0
    quote: int = 0
    list: int = 0
    styles: tuple[StyledStretch, ...] = ()
    anchor: str = ""
    depth: int = 0
    number: int = 0
    begins: bool = True
    table: int = 0
    row: int = 0
    column: int = 0
    alignment: Literal["", "left", "center", "right"] = ""

    def place(self, start: int = 0, end: int | None = None) -> Place:
        """Where a stretch of the words is typed; without one, where all of them are."""
        last = len(self.words) if end is None else end
        line, column = find_mark(self.marks, max(last - 1, start))
        return Place(self.file, *find_mark(self.marks, start), line, column + 1)

    def masked(self, sign: str) -> str:
        """The words with a sign for each character of what is no prose."""
        return mask_stretches(self.words, ((one.start, one.end) for one in self.insets), sign)

    @property
    def leading_pictures(self) -> "tuple[tuple[Link, Inset], ...]":
        """The pictures that an item begins with, which stand beside its words."""
        if self.kind != "item" or not self.masked(" ").strip():
            return ()
        found, end = list[tuple[Link, Inset]](), 0
        for inset in self.insets:
            pictured = isinstance(inset.what, Link) and inset.what.kind == "picture"
            if not pictured or self.words[end : inset.start].strip():
                break
            found.append((inset.what, inset))  # type: ignore[arg-type]  # `pictured` says it is a Link
            end = inset.end
        return tuple(found)

    @property
    def flavour(self) -> bool:
        """Whether it is a paragraph in italics from end to end, which gives no rules."""
        whole = (one for one in self.styles if (one.start, one.end) == (0, len(self.words)))
        return self.kind == "paragraph" and any(one.style == "emphasis" for one in whole)

    @property
    def linked(self) -> tuple[tuple[Link, Inset], ...]:
        """Its links, each with its stretch."""
        if not self.insets:
            return ()
        return tuple((one.what, one) for one in self.insets if isinstance(one.what, Link))

    def links(self, *kinds: str) -> tuple[Link, ...]:
        """What it links to, of these kinds alone if any are named."""
        return tuple(link for link, _ in self.linked if not kinds or link.kind in kinds)


class Section(NamedTuple):
    """A heading (none before the first one) with the blocks down to the next."""

    heading: Block | None
    blocks: tuple[Block, ...]

    @property
    def all(self) -> tuple[Block, ...]:
        """Its blocks, the heading first."""
        return (self.heading, *self.blocks) if self.heading else self.blocks


@dataclass(frozen=True)
class Rulebook:
    """`cards/<pack>/rulebook/<language>.md` as it was read."""

    pack: str
    language: str
    file: str
    sections: tuple[Section, ...]

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for section in self.sections for block in section.all)

    @property
    def headings(self) -> tuple[Block, ...]:
        return tuple(section.heading for section in self.sections if section.heading)

    @property
    def links(self) -> tuple[Link, ...]:
        return tuple(link for block in self.blocks for link in block.links())

    @property
    def anchors(self) -> tuple[str, ...]:
        """The ids of its headings that have one, in their order."""
        return tuple(block.anchor for block in self.headings if block.anchor)

    @property
    def call_outs(self) -> tuple[str, ...]:
        """The examples and rulings that it prints, as `see` names them: `example/iris-pays`."""
        shown = (link for link in self.links if link.kind in CALL_OUTS)
        return tuple(dict.fromkeys(f"{link.kind}/{link.id}" for link in shown))

    @property
    def icons(self) -> tuple[str, ...]:
        """The names of the icons it shows."""
        insets = (inset.what for block in self.blocks for inset in block.insets)
        return tuple(what.name for what in insets if isinstance(what, Icon))

    @property
    def place(self) -> Place:
        """The file as a whole."""
        return Place(self.file)
