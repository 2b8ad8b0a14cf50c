"""Entries of booklets: pictures in several sizes, and where what is added stands."""

from collections.abc import Sequence

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import (
    BookPicture,
    CallOut,
    ContentBlock,
    Entry,
    EntryRow,
    Heading,
    ProseBlock,
)
from cardgen.layout.booklet.entries.board_entries import _with_added
from cardgen.layout.booklet.entries.card_entries import entry_blocks
from cardgen.layout.booklet.entries.entry_pairs import entries_in_rows
from cardgen.layout.booklet.entries.entry_parts import joined
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import in_columns, stack
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.booklet.shipped import shipped_book

GAP = 4.0
TIMES = load_style("booklet", ROOT).shown.entries
WORDS = (BookSpan("The wind blows over the sea, and the ships lie still.", "Vollkorn-Regular"),)
ENTRY = Entry(
    Heading(3, WORDS[:1], anchor="card:iris"),
    (BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris"),),
    (), (EntryRow("", WORDS),), (), (ProseBlock(WORDS * 3), ProseBlock(WORDS * 5)),
)  # fmt: skip


def test_words_are_set_once_for_each_width_beside_the_picture() -> None:
    """A booklet has many entries: what stands below a picture is the same for all its sizes."""
    maker = ProseMaker(
        TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style("booklet", ROOT)
    )
    widths = []

    def blocks_of(contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]:
        widths.append(round(width, 6))
        return [maker.prose(one, width) for one in contents if isinstance(one, ProseBlock)]

    (made,) = entry_blocks(ENTRY, maker.style.width, maker, blocks_of)
    assert len(made.sizes) == len(TIMES)
    assert len(widths) == len(TIMES) + 2  # and below it: in a column, and across the page
    assert len(set(widths)) == len(widths)


def test_only_what_stands_beside_the_picture_is_set_for_each_of_its_sizes() -> None:
    maker = ProseMaker(
        TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style("booklet", ROOT)
    )
    counts = []

    def blocks_of(contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]:
        counts.append(len(contents))
        return [block(1000 / width) for _ in contents]

    framed = [CallOut("ruling", "", (ProseBlock(WORDS),))] * 6
    (made,) = entry_blocks(ENTRY._replace(blocks=(*framed,)), maker.style.width, maker, blocks_of)
    assert len(made.sizes) == len(TIMES)
    whole, few = counts[:3], counts[3:]
    assert whole == [6] * 3  # beside the usual size, below it, across the page
    assert (len(few), len(set(few))) == (len(TIMES) - 1, 1)
    assert few[0] < 6


def block(height: float) -> FlowBlock:
    return FlowBlock((FlowPart(height, lambda x, y: []),), 1.0)


@pytest.mark.parametrize(
    ("style", "times", "rows"),
    [("booklet", 0, [True, False, False]), ("booklet", 9, [False] * 3), ("large", 0, [False] * 3)],
)
def test_two_cards_of_which_little_is_told_may_stand_in_a_row(
    style: str, times: int, rows: list[bool]
) -> None:
    """A third has none beside it; where much is told, or in one column, none has."""
    maker = ProseMaker(
        TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style(style, ROOT)
    )

    def blocks_of(contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]:
        return [maker.prose(one, width) for one in contents if isinstance(one, ProseBlock)]

    told = (ProseBlock(WORDS * times),) if times else ()
    made = list(entries_in_rows([ENTRY._replace(blocks=told)] * 3, maker, blocks_of))
    assert [block.row is not None for block in made] == rows
    for block in made:
        for row in filter(None, [block.row]):
            assert row.anchors == ("card:iris",) * 2
            below = [parts[0].height for parts in block.sizes]
            assert row.height < 2 * min(below)


def test_what_is_added_stands_below_the_side_that_says_less() -> None:
    one, other = stack([block(10.0)]), stack([block(30.0)])
    filled, same = _with_added((one, other), [block(16.0)], GAP)
    assert (filled.height, same) == (30.0, other)


def test_nothing_is_added_there_that_makes_a_board_higher() -> None:
    one, other = stack([block(10.0)]), stack([block(30.0)])
    assert _with_added((one, other), [block(16.1)], GAP) == ()
    assert _with_added((one, other), [], GAP) == ()


@pytest.mark.parametrize(("style", "narrow"), [("booklet", True), ("large", False)])
def test_stages_of_a_board_take_all_the_width_of_a_page_of_one_column(
    style: str, narrow: bool
) -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = ProseMaker(setter, load_style(style, ROOT))
    side = BookPicture(Drawing("side", Box(0, 0, 250, 90), ()), "Side")
    rows = (EntryRow("A 1", WORDS), EntryRow("B 1", WORDS * 3))
    board = ENTRY._replace(pictures=(side, side), rows=rows, blocks=())
    (made,) = entry_blocks(board, maker.style.width, maker, lambda told, wide: [])
    lines = [one for one in made.parts[0].draw(0.0, 0.0) if isinstance(one, TextLine)]
    assert (max(one.x for one in lines) > maker.style.width / 2) == narrow


def in_one_column(blocks: Sequence[FlowBlock], *, flavour: bool, entry: Entry = ENTRY) -> FlowBlock:
    """The large-print entry of a head and blocks below it."""
    maker = ProseMaker(
        TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style("large", ROOT)
    )
    said = entry._replace(flavour=WORDS if flavour else ())
    below = in_columns(blocks, 1, 0.0)
    (made,) = joined(said, FlowPart(40.0, lambda x, y: []), below, blocks, maker)
    return made


def test_an_entry_in_one_column_goes_on_below_its_name_wherever_a_page_parts_it() -> None:
    made = in_one_column([block(10.0), block(20.0), block(30.0)], flavour=False)
    assert made.spread == {1, 2, 3}
    assert made.head is not None


def test_a_line_of_flavour_goes_over_with_what_is_before_it() -> None:
    made = in_one_column([block(10.0), block(20.0), block(3.0)], flavour=True)
    assert [round(one.height) for one in made.parts[:1]] == [40]
    assert (len(made.parts), made.spread) == (3, {1, 2})
    alone = in_one_column([block(3.0)], flavour=True)
    assert (len(alone.parts), alone.spread, alone.head) == (1, frozenset(), None)
    life = ENTRY._replace(blocks=(*ENTRY.blocks, ProseBlock(WORDS, "flavour")))
    told = in_one_column([block(20.0), block(9.0), block(3.0)], flavour=True, entry=life)
    assert (len(told.parts), told.spread) == (2, {1})


@pytest.mark.parametrize("pack", ["duel-leaders", "leaders"])
def test_a_card_that_comes_blank_has_neither_cost_nor_number(pack: str) -> None:
    entries = [one for one in shipped_book(pack, "en").contents("booklet").blocks
               if isinstance(one, Entry)]  # fmt: skip
    named = (one for one in entries if one.heading.spans[0].content == "Blank Leader")
    (blank,) = (one for one in named if not one.rows)
    assert (blank.costs, blank.place) == ((), "")
    assert all(one.costs and one.place for one in entries if one.rows and len(one.pictures) == 1)
