"""Items of a list beside their pictures."""

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import BookPicture, ListItem
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT

CARD, BOARD = (
    BookPicture(Drawing("", Box(0, 0, *size), ()), "") for size in ((65, 100), (250, 90))
)


def item(list: int, *pictures: BookPicture) -> ListItem:
    return ListItem((BookSpan("2 cards", "Vollkorn-Regular"),), list, pictures=pictures)


@pytest.mark.parametrize("name", ["booklet", "large"])
def test_words_begin_below_each_other_right_of_their_pictures(name: str) -> None:
    """Of all lists that follow each other, those without a picture too."""
    style = load_style(name, ROOT)
    maker = ProseMaker(TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), style)
    items = (item(1, CARD), item(2, BOARD, BOARD), item(2), item(3, CARD, CARD))
    blocks = BlockMaker(maker, {}).within(items, style.column)
    marks = [block.parts[0].draw(0.0, 0.0) for block in blocks]
    words = [min(one.x for one in held if isinstance(one, TextLine)) for held in marks]
    ends = [
        one.x + one.scale * one.drawing.box.width
        for held in marks
        for one in held
        if isinstance(one, Stamp)
    ]
    assert len(ends) == 5
    assert len(set(words)) == 1
    assert max(ends) < words[0] < style.column / 2
