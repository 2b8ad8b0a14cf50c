"""A rulebook as the contents of a booklet: links looked up, cards described, signs explained."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby

from cardgen.build.booklets.edition import edition_words
from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.headings import (
    NUMBERED,
    described_by,
    entries_described,
    entry_anchors,
    heading_numbers,
    section_numbers,
)
from cardgen.build.booklets.lists import BookletSource, ComputedLists
from cardgen.build.booklets.plates import PlateMaker, Typed
from cardgen.build.booklets.scenarios import before_position, closed_by_flavour
from cardgen.build.booklets.spans import BODY, EMPHASIS, BookletNames, Spans, block_spans
from cardgen.layout.booklet.contents import (
    BookletContents,
    BookPicture,
    CallOut,
    ContentBlock,
    Entry,
    Gallery,
    Heading,
    ListItem,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.marks import Drawing
from cardgen.model.rulebook import CALL_OUTS, Block, Link, Section
from cardgen.model.ruling import Ruling
from cardgen.model.text import Icon
from cardgen.project.counting import counts_by_kind

MOST_SHOWN = 2  # pictures in an example


class BookletTranslator:
    """Makes the contents of one rulebook, for all its editions; `signs` are those that the pack
    prints. Each card is drawn once."""

    def __init__(self, source: BookletSource, signs: Sequence[Icon]) -> None:
        view, book, words = source.view, source.book, source.words
        self.view, self.book, self.words = view, book, words
        self.language, self._legend = book.language, source.legend
        self.entries = EntryMaker(view, book.language, words)
        self._plates = PlateMaker(self.entries, source.colours)
        self._lists = ComputedLists(source, self.entries, signs)
        self._scenarios = source.scenarios.told_by(self.entries)
        self._rulings: Mapping[str, Ruling] = {one.id: one for one in view.rulings}
        self._numbers = dict(heading_numbers(book))
        self._last_shown: list[BookPicture] = []  # by the example before
        self._names = BookletNames(
            source.names, counts_by_kind(view.pack), dict(section_numbers(book)), {}, words.see,
            dict(entry_anchors(book)), {}, frozenset(entries_described(book)),
        )  # fmt: skip

    def contents(
        self, pages: Mapping[str, str], cover: Drawing | None, *, paged: bool = True
    ) -> BookletContents:
        """All of the booklet, where anchors are told to be on these pages; `cover` is that of an
        edition. One that is not `paged` names places in words."""
        made = self._made(pages, paged=paged) if pages or not paged else self._begun
        blocks, places = tuple(block for _, block in made), tuple(typed for typed, _ in made)
        pack, words = self.view.pack, self.words
        said = {
            "booklet": words.title, "contents": words.contents, "summary": words.summary,
            "notes": words.notes, "signs": words.signs, "see": words.see,
        }  # fmt: skip
        names = self._legend.spoken(self.language)
        title = pack.title[self.language]
        return BookletContents(
            title, edition_words(pack, words), self.language, blocks, said, names, cover,
            self.view.aid, self._lists.signs, tuple(block.place() for block in places),
            self._lists.recalled,
        )  # fmt: skip

    @cached_property
    def _begun(self) -> Sequence[Typed]:
        """All of it where no page is known yet, as each edition is set first."""
        return self._made({}, paged=True)

    def _made(self, pages: Mapping[str, str], *, paged: bool) -> Sequence[Typed]:
        page_of = dict.fromkeys(("card", *CALL_OUTS), self.words.see_page)
        page_of = page_of if paged else dict(self.words.web.see_in)
        self._names, self._last_shown = self._names._replace(pages=pages, page_of=page_of), []
        return [one for part in self.book.sections for one in self._section(part)]

    def _section(self, section: Section) -> Iterator[Typed]:
        heading = section.heading
        if heading is None:
            yield from self._blocks(section.blocks)
            return
        described = described_by(heading)
        inner = self._blocks(section.blocks)
        made = self._heading(heading)
        if heading.level > NUMBERED and described:
            held, beyond = before_position(tuple(block for _, block in inner))
            *others, last = described
            yield from ((heading, self._described(link, made, ())) for link in others)
            told = closed_by_flavour(self._described(last, made, held), beyond)
            yield from ((heading, block) for block in told)
            return
        yield heading, made
        lead = made.level == 1
        for typed, block in self._plates.pointed(tuple(inner)):
            if lead and isinstance(block, ProseBlock) and block.kind == "body":
                block = block._replace(kind="lead")
            lead = False
            yield typed, block

    def _heading(self, block: Block) -> Heading:
        number = self._numbers.get(id(block), "")
        anchor = block.anchor or f"heading-{number or id(block)}" if block.level <= NUMBERED else (
            block.anchor
        )  # fmt: skip
        return Heading(block.level, block_spans(block, self._names), number, anchor)

    def _described(self, link: Link, heading: Heading, blocks: tuple[ContentBlock, ...]) -> Entry:
        pack = self.view.pack
        heading = heading._replace(anchor=str(link)[1:-1])
        for card in pack.cards:
            if link.kind == "card" and card.id == link.id:
                return self.entries.card(card, heading, blocks)
        board = next(one for one in pack.wonders if one.id == link.id)
        return self.entries.board(board, heading, blocks)

    def _blocks(self, blocks: Sequence[Block]) -> Iterator[Typed]:
        for quote, quoted in groupby(blocks, lambda block: block.quote):
            held = list(quoted)
            if quote:
                yield held[0], self._quoted(held)
            else:
                yield from self._plain(held)

    def _plain(self, blocks: Sequence[Block]) -> Iterator[Typed]:
        for table, cells in groupby(blocks, lambda block: block.table):
            held = list(cells)
            if table:
                yield held[0], self._table(held)
            else:
                for block in held:
                    yield from ((block, made) for made in self._block(block))

    def _table(self, cells: Sequence[Block]) -> TableRows:
        rows = [list(row) for _, row in groupby(cells, lambda cell: cell.row)]
        width = max(len(row) for row in rows)
        empty: Spans = (BookSpan(" ", BODY),)
        made = [tuple(block_spans(cell, self._names) or empty for cell in row) for row in rows]
        return TableRows(tuple((*row, *[empty] * (width - len(row))) for row in made))

    def _block(self, block: Block) -> Iterator[ContentBlock]:
        alone = _alone(block)
        if alone:
            yield from self._computed(alone, block)
        elif block.kind == "item":
            yield self._item(block)
        else:
            spans = block_spans(block, self._names)
            yield ProseBlock(spans, "flavour") if _is_flavour(block) else ProseBlock(spans)

    def _item(self, block: Block) -> ListItem:
        """An item, the pictures that it begins with beside its words."""
        shown = block.leading_pictures
        start = shown[-1][1].end if shown else 0
        start += len(block.words[start:]) - len(block.words[start:].lstrip(" "))
        pictures = (self.entries.picture(link.id) for link, _ in shown)
        return ListItem(
            block_spans(block, self._names, start), block.list, max(block.depth, 1), block.number,
            block.begins, pictures=tuple(one for one in pictures if one),
        )  # fmt: skip

    def _computed(self, links: Sequence[Link], block: Block) -> Iterator[ContentBlock]:
        kind = links[0].kind
        if kind == "picture":
            shown = (self.entries.picture(link.id) for link in links)
            yield Gallery(tuple(one for one in shown if one))
        elif kind == "ruling":
            yield from (self._ruled(link.id) for link in links)
        elif kind == "list":
            yield from self._lists.blocks(links[0].id, self._names)
        else:
            for link in links:
                made = self._scenarios.shown(link, block.place())
                named = (f"example/{link.id}",)
                yield made._replace(anchors=named) if isinstance(made, CallOut) else made

    def _ruled(self, id: str) -> CallOut:
        ruling = self._rulings[id]
        question = (BookSpan(ruling.question[self.language], EMPHASIS),)
        answer = (BookSpan(ruling.ruling[self.language], BODY),)
        told = ProseBlock(question, "question"), ProseBlock(answer)
        return CallOut("ruling", "", told, anchors=(f"ruling/{id}",))

    def _quoted(self, blocks: Sequence[Block]) -> CallOut:
        """A call-out: its bold first words are the label; an example is what a scenario proves."""
        first, *rest = blocks
        label, start = _label(first)
        proofs = [link for block in blocks for link in block.links("example")]
        made: list[ContentBlock] = []
        if spans := block_spans(first, self._names, start):
            made.append(ProseBlock(_stripped(spans)))
        made += (block for _, block in self._plain(rest))
        if len(proofs) == 1:
            words = " ".join(block.words for block in blocks)
            made += self._scenarios.account(proofs[0], words, first.place())
        pictures = tuple(self._shown(blocks)) if proofs else ()
        anchors = tuple(f"example/{link.id}" for link in proofs)
        return CallOut("example" if proofs else "note", label, tuple(made), pictures, anchors)

    def _shown(self, blocks: Sequence[Block]) -> Iterator[BookPicture]:
        """The pictures of the first cards that an example names, unless the one before it shows the
        same."""
        names = (link.id for block in blocks for link in block.links("card"))
        every = [self.entries.picture(name) for name in dict.fromkeys(names)]
        found = [one for one in every if one][:MOST_SHOWN]
        if found[:1] != self._last_shown:
            yield from found
        self._last_shown = found[:1]


def _alone(block: Block) -> tuple[Link, ...]:
    """The links of a block that holds nothing else and is printed as something of its own."""
    links = block.links()
    bare = block.words
    for _, inset in reversed(block.linked):
        bare = bare[: inset.start] + bare[inset.end :]
    owned = all(link.kind in ("picture", "ruling", "list", "position", "example") for link in links)
    return links if links and owned and not bare.strip() else ()


def _is_flavour(block: Block) -> bool:
    whole = (0, len(block.words), "emphasis")
    return any(tuple(one) == whole for one in block.styles)


def _label(block: Block) -> tuple[str, int]:
    """The bold words that a quotation begins with, and where the others begin."""
    bold = next((one for one in block.styles if one.style == "strong" and one.start == 0), None)
    if bold is None:
        return "", 0
    return block.words[: bold.end].strip().rstrip(".:").strip(), bold.end


def _stripped(spans: Spans) -> Spans:
    first, *rest = spans
    if isinstance(first.content, Icon):
        return spans
    return (first._replace(content=first.content.lstrip(" .:\u00a0\u202f")), *rest)
