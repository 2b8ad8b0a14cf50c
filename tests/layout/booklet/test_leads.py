"""What leads, and how far: headings and what is low below them, words that announce, pictures and
frames between what stands across the page."""

from collections.abc import Sequence

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    CardPlate,
    ContentBlock,
    Entry,
    Gallery,
    Heading,
    ListItem,
    OnePiece,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.entry_leads import led_in, with_entries_whole, with_plates
from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT

ROOM = Box(15, 20, 120, 170)
WORDS, ANNOUNCED = ((BookSpan(said, "Vollkorn-Regular"),) for said in ("The sea.", "Choose one:"))
CHAPTER, SECTION = Heading(1, WORDS, anchor="sea"), Heading(2, WORDS)
TEXT, TABLE = ProseBlock(WORDS), TableRows(((WORDS, WORDS), (WORDS, WORDS)))
ENTRY = Entry(Heading(3, WORDS), (), (), (), (), ())
FRAME = CallOut("note", "", (TEXT,))


def block(height: float, *, leads: bool = False, spans: bool = False) -> FlowBlock:
    return FlowBlock((FlowPart(height, lambda x, y: []),), 0.0, leads=leads, spans=spans)


def pages_of(blocks: Sequence[FlowBlock]) -> list[int]:
    """The page of each block."""
    pages = PageFlow(lambda _: ROOM, 1, 0.0).pour(laid_out(blocks)).end()
    where = {id(one): page.number for page in pages for one, _, _ in page.placed}
    return [where[id(one.parts[0])] for one in blocks]


def test_a_heading_is_not_left_with_a_line_at_the_foot() -> None:
    """Three lines below it are enough, and a section that is shorter than that is whole."""

    def heading() -> FlowBlock:
        return block(6.0, leads=True)

    low = block(158.0), heading(), block(4.0)
    assert pages_of([*low, block(9.0)])[1:] == [2, 2, 2]
    assert pages_of([block(150.0), *low[1:], block(9.0), block(4.0)])[1:] == [1, 1, 1, 2]
    assert pages_of([*low, heading(), block(4.0)])[1:] == [1, 1, 2, 2]


@pytest.mark.parametrize(("left", "page"), [(40.0, 1), (26.0, 2)])
def test_what_leads_in_columns_goes_over_with_what_stands_across(left: float, page: int) -> None:
    blocks = [block(ROOM.height - left), block(5.0, leads=True), block(22.0, spans=True)]
    assert pages_of(blocks) == [1, page, page]


def led(*contents: ContentBlock) -> list[ContentBlock]:
    return list(led_in(contents))


def test_words_that_announce_stay_with_what_they_announce() -> None:
    item = ListItem(WORDS, 1, 0, 1)
    announced, _ = led(ProseBlock(ANNOUNCED), item)
    plain, _ = led(TEXT, item)
    assert isinstance(announced, ProseBlock)
    assert announced.leads
    assert plain == TEXT


def test_a_table_between_a_chapter_and_an_entry_stands_across() -> None:
    _, text, table, _ = led(CHAPTER, TEXT, TABLE, ENTRY)
    assert (text, table) == (TEXT._replace(wide=True, leads=True), TABLE._replace(wide=True))
    assert led(CHAPTER, TEXT, TABLE, SECTION)[2] == TABLE


def test_a_table_amid_words_may_stand_on_the_next_page() -> None:
    floats = TABLE._replace(floats=True)
    assert led(SECTION, TEXT, TABLE, TEXT)[2] == floats
    assert led(SECTION, TEXT, TABLE, FRAME)[2] == floats
    for before, after in ((SECTION, TEXT), (ProseBlock(ANNOUNCED), TEXT), (TEXT, SECTION)):
        assert led(before, TABLE, after)[1] == TABLE


def test_pictures_below_a_heading_or_before_a_frame_lead_to_the_words_about_them() -> None:
    pictures = Gallery((BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris"),))
    assert led(SECTION, pictures, TEXT)[1] == pictures._replace(leads=True)
    assert led(TEXT, pictures, FRAME)[1] == pictures._replace(leads=True)
    assert led(TEXT, pictures, TEXT)[1] == pictures


def test_all_stands_across_a_page_of_one_column() -> None:
    for style, across in (("booklet", False), ("large", True)):
        setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
        maker = BlockMaker(ProseMaker(setter, load_style(style, ROOT)), {})
        assert [one.spans for one in maker.blocks((SECTION, TEXT))] == [across, across]


def test_a_drawing_of_an_entry_is_one_piece_with_all_that_is_told_of_it() -> None:
    drawing = TablePosition((), (), "in words")
    told = (TEXT, drawing, FRAME, FRAME)
    assert list(with_entries_whole((ENTRY, *told, SECTION, *told))) == [
        ENTRY, OnePiece(told, ENTRY), SECTION, *told,
    ]  # fmt: skip
    assert list(with_entries_whole((ENTRY, TEXT, FRAME))) == [ENTRY, TEXT, FRAME]


@pytest.mark.parametrize(("frames", "together"), [(2, True), (60, False)])
def test_one_piece_is_parted_only_where_no_page_holds_it(frames: int, together: bool) -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = BlockMaker(ProseMaker(setter, load_style("booklet", ROOT)), {})
    made = maker.blocks((OnePiece((TEXT, *[FRAME] * frames)),))
    assert all(one.spans and not one.floats for one in made)
    assert [one.leads for one in made] == [*[together] * frames, False]


def test_the_only_picture_below_a_heading_stands_beside_the_items_about_it() -> None:
    picture, item = BookPicture(Drawing("tide", Box(0, 0, 44, 68), ()), "Tide"), ListItem(WORDS, 1)
    read = (SECTION, Gallery((picture,)), item, item, TEXT)
    assert list(with_plates(read)) == [
        SECTION._replace(wide=True), CardPlate(picture, (item, item), (TEXT,)),
    ]  # fmt: skip
    several = (SECTION, Gallery((picture, picture)), item)
    assert list(with_plates(several)) == list(several)
    assert list(with_plates(read[1:])) == list(read[1:])


def test_a_frame_may_stand_across() -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = BlockMaker(ProseMaker(setter, load_style("booklet", ROOT)), {})
    across, narrow = maker.blocks((FRAME._replace(wide=True), FRAME))
    assert (across.spans, narrow.spans) == (True, False)


def test_the_heading_of_a_table_across_the_page_is_as_wide() -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = BlockMaker(ProseMaker(setter, load_style("booklet", ROOT)), {})
    cells = tuple(WORDS for _ in range(6))
    high = TableRows(tuple(cells for _ in range(30)))
    head, table, narrow, *_ = maker.blocks((SECTION, high, SECTION, TEXT, TEXT))
    assert (head.spans, table.spans, narrow.spans) == (True, True, False)
    closing = maker.blocks((SECTION, high, SECTION, TEXT, CHAPTER, TEXT))
    assert [one.spans for one in closing] == [True] * 5 + [False]


@pytest.mark.parametrize("edition", ["booklet", "large"])
def test_a_section_begins_with_three_lines_at_the_foot_of_a_column(edition: str) -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = BlockMaker(ProseMaker(setter, load_style(edition, ROOT)), {})
    _, first, other = maker.blocks((SECTION, ProseBlock(WORDS * 90), ProseBlock(WORDS * 90)))
    assert (min(first.breaks), min(other.breaks)) == (3, 2)


@pytest.mark.parametrize(("words", "beside"), [(1, True), (300, False)])
def test_paragraphs_stand_beside_a_card_that_leaves_them_room(words: int, beside: bool) -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = BlockMaker(ProseMaker(setter, load_style("booklet", ROOT)), {})
    picture, item = BookPicture(Drawing("tide", Box(0, 0, 44, 68), ()), "Tide"), ListItem(WORDS, 1)
    told = ProseBlock(WORDS * words)
    made = maker.blocks((SECTION, Gallery((picture,)), item, told))
    assert len(made) == (2 if beside else 3)
