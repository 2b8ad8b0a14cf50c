"""What the edition in large print sets otherwise, for eyes that see little."""

from collections.abc import Iterator, Sequence
from typing import Literal

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    CardPlate,
    Entry,
    EntryRow,
    ExplainedSigns,
    Heading,
    ListItem,
    OnePiece,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.entry_leads import with_tables_first
from cardgen.layout.booklet.pages.bands import band_of, filled_page
from cardgen.layout.booklet.pages.columns import FlowItem
from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.booklet.pictures.pointers import SIZE, PointerLook, pointed_picture
from cardgen.layout.booklet.position.table import CardPlace, PlayerMat, TableCard, TablePosition
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import Drawn, TextSetter
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.booklet.shipped import shipped_book
from tests.layout.marks_seen import said

ASSETS = Assets(ROOT)
LARGE, READ = (load_style(name, ROOT) for name in ("large", "booklet"))
ITALIC = "Vollkorn-Italic"
CARD = BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris")
SHORT, LONG = ((BookSpan("Pay nothing. " * count, "Vollkorn-Regular"),) for count in (1, 30))
ROWS = TableRows(((SHORT, SHORT), (SHORT, SHORT)))
ENTRY = Entry(
    Heading(3, (BookSpan("Iris", "Vollkorn-Regular"),)), (CARD,), (), (EntryRow("", SHORT),), (),
    (), again="Iris (continued)",
)  # fmt: skip


def maker(name: str = "large") -> ProseMaker:
    style = {"large": LARGE, "booklet": READ}[name]
    return ProseMaker(TextSetter(PieceMaker(ASSETS, "en"), SignNames({})), style)


@pytest.mark.parametrize("kind", ["flavour", "question"])
def test_long_italics_are_set_upright(kind: Literal["flavour", "question"]) -> None:
    prose = ProseBlock((BookSpan("Does the Squall count?", ITALIC),), kind)
    faces = {
        name: {
            face
            for part in maker(name).prose(prose, 100.0).parts
            for mark in part.draw(0.0, 0.0)
            if isinstance(mark, TextLine)
            for face, _ in mark.words
        }
        for name in ("large", "booklet")
    }
    assert faces == {"large": {LARGE.faces[kind]}, "booklet": {ITALIC}}
    assert ITALIC not in LARGE.faces.values()


def test_the_cover_says_that_it_is_large_print() -> None:
    book = shipped_book("faith", "fr")
    covers = [book.contents(name).cover for name in ("booklet", "large")]
    words = [" ".join(_words(cover)).replace("\u00a0", " ") for cover in covers if cover]
    assert ["gros caractères" in one for one in words] == [False, True]


def test_what_editions_say_where_no_page_is_known_is_made_once() -> None:
    book = shipped_book("leaders", "en")
    read, large = (book.contents(name, paged=True).blocks for name in ("booklet", "large"))
    assert all(one is other for one, other in zip(read, large, strict=True))
    assert book.contents("booklet").blocks != read  # which names places in words


def _words(drawing: Drawing) -> Iterator[str]:
    for mark in drawing.marks:
        if isinstance(mark, TextLine):
            yield said(mark)
        elif isinstance(mark, Stamp):
            yield from _words(mark.drawing)


def test_a_card_to_be_read_stands_over_its_words_with_numbers_no_smaller_than_these() -> None:
    look = PointerLook(ASSETS.faces, LARGE.colours)
    pointed = pointed_picture(CARD, [(10.0, 10.0), (50.0, 80.0)], "Iris", look)
    told = BookSpan("What stands there says what it costs. " * 5, "Vollkorn-Regular")
    items = tuple(ListItem((told,), 1, number=number) for number in (1, 2, 3))
    (plate,) = BlockMaker(maker(), {}).blocks([CardPlate(pointed, items)])
    (part,) = plate.parts
    assert part.height < LARGE.room(1).height * 0.9
    marks = part.draw(0.0, 0.0)
    (shown,) = (mark for mark in marks if isinstance(mark, Stamp))
    assert shown.scale * SIZE >= LARGE.type["body"].size
    foot = shown.y + shown.scale * pointed.drawing.box.height
    assert min(mark.y for mark in marks if isinstance(mark, TextLine)) > foot


def lines(part: FlowPart) -> list[TextLine]:
    return [mark for mark in part.draw(0.0, 0.0) if isinstance(mark, TextLine)]


def test_signs_said_in_few_words_stand_two_in_a_row_and_others_alone() -> None:
    signs = tuple((Icon("coin"), spans) for spans in (SHORT, SHORT, LONG, SHORT, SHORT, SHORT))
    blocks = BlockMaker(maker(), {}).blocks([ExplainedSigns("Coins", signs)])
    rows = [part for block in blocks[1:] for part in block.parts]
    pairs = [len({line.x for line in lines(row)}) for row in rows]
    assert pairs == [2, 1, 2, 1]
    (read,) = {len(blocks) for blocks in (BlockMaker(maker("booklet"), {}).blocks(
        [ExplainedSigns("Coins", signs)]),)}  # fmt: skip
    assert read == 1 + len(signs)


def test_a_group_of_signs_goes_on_below_its_title_with_three_rows_on_either_page() -> None:
    signs = ((Icon("coin"), LONG),) * 8
    told = ExplainedSigns("Coins", signs, "Coins (continued)")
    _, group = BlockMaker(maker(), {}).blocks([told])
    assert group.breaks == {3, 4, 5}
    assert group.head
    assert [said(line) for line in lines(group.head)] == ["COINS (CONTINUED)"]


def test_small_items_stand_beside_each_other() -> None:
    items = [ListItem(SHORT, 1, small=True) for _ in range(4)]
    assert [len(BlockMaker(maker(name), {}).blocks(items)) for name in ("large", "booklet")] == [
        2,
        4,
    ]


def test_two_items_of_a_list_stay_together_at_either_end() -> None:
    items = [ListItem(SHORT, 1) for _ in range(5)]
    leads = [block.leads for block in BlockMaker(maker(), {}).blocks(items)]
    assert leads == [True, False, False, True, False]
    assert not any(block.leads for block in BlockMaker(maker("booklet"), {}).blocks(items))


def test_what_goes_on_says_so_and_a_drawing_of_an_entry_has_its_name_above() -> None:
    first, last = BlockMaker(maker(), {}).blocks([OnePiece((ProseBlock(SHORT),) * 2, ENTRY)])
    assert (first.goes_on, last.goes_on) == (True, False)
    assert first.head
    assert said(lines(first.head)[0]) == "IRIS (CONTINUED)"


def test_cards_have_one_size_and_examples_none() -> None:
    (entry,) = BlockMaker(maker(), {}).blocks([ENTRY])
    assert len({tuple(part.height for part in parts) for parts in entry.sizes}) == 1
    (frame,) = BlockMaker(maker(), {}).blocks(
        [CallOut("example", "Example", (ProseBlock(SHORT),), (CARD,))]
    )
    assert not any(isinstance(mark, Stamp) for mark in frame.parts[0].draw(0.0, 0.0))


@pytest.mark.parametrize(("stretch", "gap"), [(1.5, 7.5), (0.0, 16.0)])
def test_gaps_grow_to_half_as_much_again(stretch: float, gap: float) -> None:
    """However much is left at the foot; in other editions as far as that asks for."""
    item = FlowItem(FlowPart(60.0, lambda x, y: []), 5.0, free=True, usual=5.0, begins=True)
    bands = [band_of(((item,),), 5.0) for _ in range(2)]
    page = filled_page(1, bands, Box(0, 0, 100, 200), 0.0, stretch=stretch)
    (_, _, first), (_, _, second) = page.placed
    assert second - first - 60.0 == pytest.approx(gap)


def test_a_table_below_a_drawing_stands_before_it_where_all_stands_across_the_page() -> None:
    words, table = ProseBlock((BookSpan("It may look like this:", "Vollkorn-Regular"),)), ROWS
    drawing = TablePosition((), (), "in words")
    told = (words, drawing, table)
    assert list(with_tables_first((*told, words))) == [table, words, drawing, words]
    assert list(with_tables_first((words, drawing, words))) == [words, drawing, words]
    assert list(with_tables_first((words, table))) == [words, table]


def test_a_section_begins_with_three_lines_at_the_foot_of_a_page() -> None:
    told = [Heading(2, SHORT), ProseBlock(LONG), ProseBlock(LONG)]
    _, first, other = BlockMaker(maker(), {}).blocks(told)
    assert (min(first.breaks), min(other.breaks)) == (3, 2)


@pytest.mark.parametrize(("name", "same"), [("large", True), ("booklet", False)])
def test_names_below_pictures_on_the_table_are_of_one_size(name: str, same: bool) -> None:
    names = ("Midas", "Nebuchadnezzar")
    sizes = {
        mark.size
        for mark in table(name, names, mats=3)
        if isinstance(mark, TextLine) and said(mark) in names
    }
    assert (len(sizes) == 1) == same


@pytest.mark.parametrize(("called", "rows"), [("Midas", [4]), ("Alexander", [2, 2])])
def test_pictures_with_long_names_stand_in_two_rows_that_are_as_long(
    called: str, rows: list[int]
) -> None:
    drawn = table("large", [called] * 4, mats=1)
    ys = [mark.y for mark in drawn if isinstance(mark, TextLine) and said(mark) == called]
    assert [ys.count(y) for y in sorted(set(ys))] == rows


def table(name: str, names: Sequence[str], mats: int) -> list[Drawn]:
    """So many players, each of whom holds cards of these names."""
    hand = CardPlace("Hand", tuple(TableCard(one, "leader", picture=CARD.drawing) for one in names))
    players = (PlayerMat("Tom", places=(hand,)),) * mats
    (block,) = BlockMaker(maker(name), {}).blocks([TablePosition(players, (), "in words")])
    return [mark for part in block.parts for mark in part.draw(0.0, 0.0)]
