"""Blocks poured into columns: none lost, none parted from what it leads, columns even."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.layout.reference.blocks import ReferenceBlock
from cardgen.layout.reference.columns import (
    balance_columns,
    column_height,
    fits_columns,
    pour_columns,
    stack_blocks,
)
from cardgen.layout.reference.loose_columns import LOOSEST, common_foot, loosened

BLOCKS = st.lists(
    st.tuples(st.floats(1, 30), st.booleans(), st.sampled_from([0.0, 2.0])), min_size=1, max_size=40
)


def blocks(drawn: list[tuple[float, bool, float]]) -> list[ReferenceBlock]:
    return [ReferenceBlock(tall, lambda x, y: [], leads, above) for tall, leads, above in drawn]


@given(BLOCKS, st.integers(1, 6))
def test_columns_hold_every_block_once_and_in_order(
    drawn: list[tuple[float, bool, float]], count: int
) -> None:
    made = blocks(drawn)
    if fits_columns(made, count, 200.0):
        columns = balance_columns(made, count, 200.0)
        assert [block for column in columns for block in column] == made
        assert len(columns) <= count
        for column in columns:
            ends = [(y, y + block.height) for block, y in stack_blocks(column, 0.0)]
            assert ends[-1][1] <= 200.0 + 1e-3
            assert all(end <= start + 1e-9 for (_, end), (start, _) in pairwise(ends))


@given(BLOCKS)
def test_what_leads_never_ends_a_column(drawn: list[tuple[float, bool, float]]) -> None:
    columns = pour_columns(blocks(drawn), 60.0)
    assert not any(column[-1].leads for column in columns[:-1])


def test_balanced_columns_are_as_even_as_may_be() -> None:
    made = blocks([(10.0, False, 0.0)] * 10)
    assert sorted(len(column) for column in balance_columns(made, 3, 100.0)) == [3, 3, 4]
    assert [len(column) for column in balance_columns(made, 5, 100.0)] == [2] * 5


def test_a_column_that_goes_on_says_its_heading_again() -> None:
    (title,) = blocks([(5.0, True, 0.0)])
    rows = [one._replace(heading=title) for one in blocks([(10.0, False, 0.0)] * 5)]
    columns = pour_columns([title, *rows], 30.0)
    assert [column[0] for column in columns] == [title] * 3
    assert [len(column) for column in columns] == [3, 3, 2]


def test_a_heading_is_said_again_only_where_columns_would_be_uneven_without() -> None:
    title, other = blocks([(5.0, True, 0.0)] * 2)
    rows = [one._replace(heading=title) for one in blocks([(10.0, False, 0.0)] * 4)]
    more = [one._replace(heading=other) for one in blocks([(10.0, False, 0.0)] * 5)]
    columns = balance_columns([title, *rows, other, *more], 2, 80.0)
    assert [column[0] for column in columns] == [title, other]
    columns = balance_columns([title, *rows, other, *more, *more], 2, 90.0)
    assert [column[0] for column in columns] == [title, other]
    assert [len(column) for column in columns] == [9, 8]


def test_columns_of_a_page_end_level_where_little_is_lacking() -> None:
    made = blocks([(10.0, False, 1.0)] * 7)
    columns = balance_columns(made, 2, 100.0)
    foot = common_foot(columns, 100.0)
    feet = [column_height(loosened(column, foot)) for column in columns]
    assert feet == pytest.approx([foot, foot])
    assert foot <= 100.0


def test_columns_are_not_torn_apart_to_end_level() -> None:
    made = blocks([(20.0, False, 0.0)] * 3)
    columns = [made[:2], made[2:]]
    assert common_foot(columns, 200.0) == 40.0
    assert common_foot([made, made], 200.0) == 60.0 + 2 * LOOSEST


def test_rows_of_a_card_share_the_room_that_is_left_with_the_gaps_between_cards() -> None:
    def rows(apart: float) -> ReferenceBlock:
        return ReferenceBlock(20.0 + 2 * apart, lambda x, y: [], gaps=2, spread=rows)

    column = [rows(0.0), rows(0.0)]
    loose = loosened(column, 52.0)
    assert column_height(loose) == pytest.approx(52.0)
    assert [block.height for block in loose] == pytest.approx([24.0, 24.0])
    assert loose[1].above == pytest.approx(4.0)
