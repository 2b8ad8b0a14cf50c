"""The pages that close a booklet."""

from itertools import product

import pytest

from cardgen.layout.booklet.back_cover import closing_count, closing_pages, note_pages
from cardgen.layout.booklet.contents import BookletContents
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Begin, Mark, Path, TextLine
from tests.layout.booklet.shipped import LANGUAGES, PACKS, shipped_book
from tests.layout.marks_seen import said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_signs_stand_in_their_chapter_or_before_the_aid_and_never_twice(
    pack: str, language: str
) -> None:
    contents, maker = _set(pack, language, "booklet")
    assert len(list(closing_pages(contents, 40, maker))) == 1
    if pack != "faith":  # the signs of which no page holds in French
        assert len(list(closing_pages(contents._replace(blocks=()), 40, maker))) == 2


@pytest.mark.parametrize("pack", PACKS)
def test_books_of_both_languages_close_with_the_same_boxes_in_both_editions(pack: str) -> None:
    """The large edition on both sides of a leaf that can be taken out, with no words smaller than
    its own."""
    editions = product(LANGUAGES, ("booklet", "large"))
    books = [_set(pack, *edition) for edition in editions]
    closed = [list(closing_pages(contents, 41, maker)) for contents, maker in books]
    assert [len(pages) for pages in closed] == [1, 2, 1, 2]
    assert [closing_count(*book) for book in books] == [1, 2, 1, 2]
    cover, large, *other = (sum(map(_boxes, pages)) for pages in closed)
    assert [cover, large] == other
    assert cover <= large
    assert min(mark.size for pages in closed[1::2] for page in pages for mark in page
               if isinstance(mark, TextLine)) >= 14  # fmt: skip


def test_the_aid_of_large_print_begins_on_a_right_hand_page_and_its_pages_are_numbered() -> None:
    contents, maker = _set("duel-leaders", "en", "large")
    notes, *leaf = closing_pages(contents, 40, maker)
    assert [_folios(page, 40) for page in (notes, *leaf)] == [1, 0, 0]
    assert [said(mark) for mark in notes if isinstance(mark, TextLine)] == ["NOTES", "40"]
    assert [_folios(page, at) for at, page in enumerate(leaf, 41)] == [1, 1]
    assert len(list(closing_pages(contents, 41, maker))) == 2


def test_pages_that_are_left_of_a_sheet_are_for_notes() -> None:
    """Each with its number and lines to write on, so that none looks like a mishap."""
    contents, maker = _set("leaders", "fr", "booklet")
    for count, left in ((32, 0), (33, 3), (35, 1)):
        pages = list(note_pages(contents, count, count, maker))
        assert [_folios(page, at) for at, page in enumerate(pages, count)] == [1] * left
        assert all(sum(isinstance(mark, Path) for mark in page) > 15 for page in pages)


def _folios(page: tuple[Mark, ...], number: int) -> int:
    """How often a page says its number below its words."""
    foot = max(mark.y for mark in page if isinstance(mark, TextLine))
    below = (mark for mark in page if isinstance(mark, TextLine) and mark.y == foot)
    return sum(said(mark) == str(number) for mark in below)


def _set(pack: str, language: str, edition: str) -> tuple[BookletContents, ProseMaker]:
    """A shipped book, and what sets it."""
    book = shipped_book(pack, language)
    contents, style = book.contents(edition), book.style(edition)
    setter = TextSetter(PieceMaker(book.view.assets, language), contents.names)
    return contents, ProseMaker(setter, style)


def _boxes(page: tuple[Mark, ...]) -> int:
    return sum(isinstance(mark, Begin) and mark.kind == "H2" for mark in page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_the_back_cover_names_signs_and_tells_where_all_of_them_stand(
    pack: str, language: str
) -> None:
    contents, maker = _set(pack, language, "booklet")
    (cover,) = closing_pages(contents, 40, maker, {"signs": "33"})
    listed = cover[[n for n, mark in enumerate(cover) if _begins(mark, "H2")][0] :]
    titles = [said(mark) for mark in listed if isinstance(mark, TextLine) and "33" in said(mark)]
    assert len(titles) == 1
    figures = [mark.alt for mark in cover if isinstance(mark, Begin) and mark.kind == "Figure"]
    names = {contents.names.row([icon.name]) for icon in contents.recalled[:6] if not icon.number}
    assert names <= set(figures)
    assert len(contents.recalled) >= 12


def _begins(mark: Mark, kind: str) -> bool:
    return isinstance(mark, Begin) and mark.kind == kind
