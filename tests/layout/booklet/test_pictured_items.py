"""Items of a list beside their pictures."""

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import BookPicture, ListItem
from cardgen.layout.booklet.parts import FlowBlock
from cardgen.layout.booklet.pictures.pictured_items import UNDER
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


def blocks_of(name: str, *items: ListItem) -> list[FlowBlock]:
    """Items as an edition sets them."""
    style = load_style(name, ROOT)
    maker = ProseMaker(TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), style)
    return BlockMaker(maker, {}).within(items, style.column)


def test_words_begin_below_each_other_right_of_their_pictures() -> None:
    """Of all lists that follow each other, those without a picture too."""
    style = load_style("booklet", ROOT)
    items = (item(1, CARD), item(2, BOARD, BOARD), item(2), item(3, CARD, CARD))
    blocks = blocks_of("booklet", *items)
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


def test_what_follows_a_list_of_pictures_keeps_off_its_last_item() -> None:
    first, last = blocks_of("booklet", item(1, CARD), item(1, CARD))
    assert last.height == first.height + UNDER


def test_large_print_has_two_items_in_a_row_and_alone_the_one_that_others_lie_within() -> None:
    inner = item(2, CARD)._replace(depth=2)
    blocks = blocks_of("large", item(1, CARD), inner, inner, inner, item(1, CARD), item(1, CARD))
    drawn = [block.parts[0].draw(0.0, 0.0) for block in blocks]
    pictures = [[one.x for one in marks if isinstance(one, Stamp)] for marks in drawn]
    assert [len(row) for row in pictures] == [1, 2, 1, 2]
    assert pictures[1][0] == pictures[2][0] > pictures[0][0] == pictures[3][0]
    assert [block.leads for block in blocks] == [True, False, False, False]


def test_words_stand_below_pictures_that_are_broad() -> None:
    (row,) = blocks_of("large", item(1, BOARD, BOARD), item(1, CARD))
    marks = row.parts[0].draw(0.0, 0.0)
    *boards, card = (one for one in marks if isinstance(one, Stamp))
    below, beside = (one for one in marks if isinstance(one, TextLine))
    assert below.y > max(one.y + one.scale * one.drawing.box.height for one in boards)
    assert card.x + card.scale * card.drawing.box.width < beside.x
