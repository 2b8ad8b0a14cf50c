"""The pages that close a booklet."""

import pytest

from cardgen.layout.booklet.back_cover import closing_pages
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from tests.layout.booklet.shipped import LANGUAGES, PACKS, shipped_book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_signs_stand_in_their_chapter_or_before_the_aid_and_never_twice(
    pack: str, language: str
) -> None:
    book = shipped_book(pack, language)
    contents, style = book.contents("booklet"), book.style("booklet")
    maker = ProseMaker(TextSetter(PieceMaker(book.view.assets, language), contents.names), style)
    assert len(list(closing_pages(contents, 40, maker))) == 1
    if pack != "faith":  # the signs of which no page holds in French
        assert len(list(closing_pages(contents._replace(blocks=()), 40, maker))) == 2
