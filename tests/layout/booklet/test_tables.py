"""Tables of booklets: columns share the width, heads that stand once more are not read again."""

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import Spans, TableRows
from cardgen.layout.booklet.elements import drawn_parts
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.tables import PAD, TableTooWide, table_block
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Begin, Path, TextLine
from cardgen.model.legend import SignNames
from tests.conftest import ROOT

MAKER = ProseMaker(
    TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style("booklet", ROOT)
)
LONG = "The wind blows over the sea and over all the islands in it, and then it rests."


def cells(row: tuple[str, ...]) -> tuple[Spans, ...]:
    return tuple(MAKER.spans(cell) for cell in row)


def made(*rows: tuple[str, ...], width: float = 60.0) -> FlowBlock:
    return table_block(TableRows(tuple(map(cells, rows))), width, MAKER)


def lefts(part: FlowPart) -> list[float]:
    """Where the words of each cell begin."""
    return sorted({mark.x for mark in part.draw(0.0, 0.0) if isinstance(mark, TextLine)})


def test_what_is_left_of_the_width_is_shared_evenly() -> None:
    for width in (60.0, 80.0):
        head, _ = made(("A", "A", "A"), ("b", "b", "b"), width=width).parts
        assert lefts(head) == pytest.approx([PAD, width / 3 + PAD, width * 2 / 3 + PAD])


def test_a_cell_of_many_words_has_more_room_than_one_of_few() -> None:
    _, row = made(("Wind", "Rule"), ("sea", LONG)).parts
    left, right = lefts(row)
    assert left == PAD
    assert 8.0 < right < 30.0


def test_bands_of_rows_are_as_wide_as_the_table() -> None:
    for rows in ((("A", "B"), ("b", "b")), (("Wind", "Rule"), (LONG, LONG))):
        band = next(mark for mark in made(*rows).parts[0].draw(0.0, 0.0) if isinstance(mark, Path))
        ends = [float(segment[-2]) for segment in band.segments if len(segment) > 1]
        assert (min(ends), max(ends)) == pytest.approx((0.0, 60.0))


def test_the_head_that_stands_once_more_looks_alike_and_is_ornament() -> None:
    block = made(("Wind", "Rule"), *([("sea", "salt")] * 9))
    first, again = block.parts[0], block.head
    assert again
    seen, unread = (
        [mark for mark in part.draw(3.0, 4.0) if isinstance(mark, Path | TextLine)]
        for part in (first, again)
    )
    assert seen == unread
    assert [one.kind for one in drawn_parts([(first, 0, 0)]) if isinstance(one, Begin)] == [
        "Table", "TR", "TH", "TH",
    ]  # fmt: skip
    assert [one.kind for one in drawn_parts([(again, 0, 0)]) if isinstance(one, Begin)] == [
        "Artifact"
    ]


def test_a_table_is_not_parted_behind_its_head_nor_before_its_last_row() -> None:
    block = made(("Wind", "Rule"), *([("sea", "salt")] * 29))
    assert block.breaks == frozenset(range(3, 29))


def test_a_low_table_stays_whole() -> None:
    assert made(("Wind", "Rule"), *([("sea", "salt")] * 9)).breaks == frozenset()


def test_a_table_too_wide_for_a_column_stands_across_the_page() -> None:
    wide = ("Northeasterlies",) * 4
    blocks = BlockMaker(MAKER, {}).blocks((TableRows((cells(wide), cells(wide))),))
    (block,) = blocks
    assert block.spans
    assert max(lefts(block.parts[0])) > MAKER.style.column
    (narrow,) = BlockMaker(MAKER, {}).blocks((TableRows((cells(("A", "B")), cells(("a", "b")))),))
    assert not narrow.spans


def test_a_table_too_wide_for_a_page_is_refused() -> None:
    with pytest.raises(TableTooWide) as fault:
        made(("Northeasterlies",) * 6, ("sea",) * 6, width=MAKER.style.width)
    assert fault.value.least > fault.value.width
    assert fault.value.word == "Northeasterlies"


def test_a_table_that_a_column_would_part_stands_across_the_page() -> None:
    rows = tuple(map(cells, (("Wind", "Rule"), *([("sea", "salt")] * 29))))
    high, low = BlockMaker(MAKER, {}).blocks((TableRows(rows), TableRows(rows[:9])))
    assert (high.spans, low.spans) == (True, False)
