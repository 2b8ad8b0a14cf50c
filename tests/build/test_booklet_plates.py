"""Cards to be read, at which a numbered list points."""

import pytest

from cardgen.build.booklets.plates import PlateMaker
from cardgen.layout.booklet.contents import Gallery
from cardgen.layout.booklet.style import load_style
from cardgen.model.finding import Stop
from tests.conftest import ROOT
from tests.layout.booklet.shipped import LANGUAGES, shipped_book


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_points_at_what_it_tells_of_a_card(language: str) -> None:
    book = shipped_book("leaders", language)
    shown = [
        block.pictures[0]
        for block in book.contents("booklet").blocks
        if isinstance(block, Gallery) and block.pictures[0].drawing.name.endswith("pointed")
    ]
    assert len(shown) == 1
    assert shown[0].said.endswith({"fr": "de la liste", "en": "of the list"}[language])


def test_a_list_with_an_item_too_few_stops_where_the_picture_is_named() -> None:
    book = shipped_book("leaders", "en")
    entries = book._translator.entries
    plates = PlateMaker(entries, load_style("booklet", ROOT).colours)
    sections = book.book.sections
    (section,) = (one for one in sections if one.heading and one.heading.anchor == "leader-card")
    translated = list(book._translator._blocks(section.blocks))
    assert list(plates.pointed(translated))
    fewer = [one for one in translated if "medallion" not in one[0].words]
    with pytest.raises(Stop, match="has 2 items, and its layout 3 points") as stopped:
        list(plates.pointed(fewer))
    assert stopped.value.place == translated[0][0].place()
