"""All that a book says stands on its pages, in either edition."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from cardgen.layout.booklet.booklet import ComposedBooklet
from cardgen.layout.booklet.contents import (
    CallOut,
    ContentBlock,
    Entry,
    Heading,
    ListItem,
    ProseBlock,
    Spans,
    TableRows,
)
from cardgen.layout.elements import ORNAMENT
from cardgen.layout.marks import Begin, End, Mark, TextLine
from tests.layout.booklet.shipped import LANGUAGES, PACKS, STYLES, shipped_book


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_all_words_of_a_book_are_printed(pack: str, language: str, style: str) -> None:
    book = shipped_book(pack, language)
    printed = _letters(_read(book.pages(style)))
    said = Counter(filter(None, map(_plain, _paragraphs(book.contents(style, paged=True).blocks))))
    assert len(said) > 300
    assert [words for words, times in said.items() if printed.count(words) < times] == []


def _paragraphs(blocks: Iterable[ContentBlock]) -> Iterator[Spans]:
    """What is set as one piece: paragraphs, items, cells, what a card says in an Age."""
    for block in blocks:
        if isinstance(block, Heading | ProseBlock | ListItem):
            yield block.spans
        elif isinstance(block, TableRows):
            yield from (cell for row in block.rows for cell in row)
        elif isinstance(block, CallOut):
            yield from _paragraphs(block.blocks)
        elif isinstance(block, Entry):
            yield block.heading.spans
            yield from (row.spans for row in block.rows)
            yield from _paragraphs(block.blocks)
            yield block.flavour


def _plain(spans: Spans) -> str:
    """The letters of a paragraph; numbers may be those of pages."""
    return _letters(str(one.content) for one in spans if isinstance(one.content, str))


def _letters(words: Iterable[str]) -> str:
    return "".join(sign for word in words for sign in word.casefold() if sign.isalpha())


def _read(made: ComposedBooklet) -> Iterator[str]:
    """The words that are read, in their order: those of running heads and the like are not."""
    for page in made.pages:
        yield from _of_page(page.marks)


def _of_page(marks: Iterable[Mark]) -> Iterator[str]:
    open_elements: list[Begin] = []
    for mark in marks:
        if isinstance(mark, Begin):
            open_elements.append(mark)
        elif isinstance(mark, End):
            open_elements.pop()
        elif isinstance(mark, TextLine) and open_elements and ORNAMENT not in open_elements:
            yield from (word for _, word in mark.words)
