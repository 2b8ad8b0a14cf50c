"""Where columns end: what is tried fast is what is set, and none is set wider than the others."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardgen.layout.booklet.pages.bands import UNEVEN, band_of, filled_page
from cardgen.layout.booklet.pages.columns import FlowItem, _TriedColumns, column_ends
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.units import Box


def part(height: float) -> FlowPart:
    return FlowPart(height, lambda x, y: [])


def item(height: float, gap: float, free: bool, head: float = 0.0) -> FlowItem:
    return FlowItem(part(height), gap, free, head=part(head) if head else None)


LENGTHS = st.integers(0, 40).map(float)
ITEMS = st.lists(st.builds(item, LENGTHS, LENGTHS, st.booleans(), LENGTHS), min_size=1, max_size=12)


@settings(max_examples=100, deadline=None)
@given(ITEMS, LENGTHS.map(lambda length: 6 * length), st.integers(1, 3))
@example([item(1.0, 0.0, free=True, head=9.0), item(0.0, 0.0, free=True)], 0.0, 2)
def test_columns_that_are_tried_hold_what_those_hold_that_are_filled(
    items: list[FlowItem], height: float, columns: int
) -> None:
    filled = column_ends(items, height, columns)[-1] == len(items)
    assert _TriedColumns(items).hold_all(height, columns) is filled


def grown(columns: list[int], spare: float = 0.0) -> list[set[float]]:
    """How much the gaps of columns of so many paragraphs grow, on a page with so much to spare."""
    paragraphs = [FlowItem(part(5.0), 2.0, free=True, stretches=True)] * max(columns)
    band = band_of(tuple(tuple(paragraphs[:count]) for count in columns), 0.0)
    page = filled_page(1, [band], Box(0, 0, 100, band.height + spare), 10.0)
    wide = 110 / len(columns)
    return [
        {
            round(two - one - 7.0, 3)
            for one, two in pairwise(y for _, x, y in page.placed if round(x / wide) == number)
        }
        for number in range(len(columns))
    ]


@pytest.mark.parametrize(("columns", "left", "right"), [
    ([16, 15], 0.0, 0.5), ([15, 16], 0.5, 0.0),  # both end at one height
    ([12, 10], 0.0, 0.0), ([8, 11, 11], 0.0, 0.0),  # the shorter one would stand open beside it
])  # fmt: skip
def test_no_column_is_set_wider_than_the_one_beside_it(
    columns: list[int], left: float, right: float
) -> None:
    first, *_, last = grown(columns)
    assert max(first) == pytest.approx(left, abs=0.01)
    assert max(last) == pytest.approx(right, abs=0.01)


@given(st.lists(st.integers(2, 20), min_size=2, max_size=3), st.floats(0, 60))
def test_gaps_of_columns_side_by_side_differ_by_little(columns: list[int], spare: float) -> None:
    gaps = [gap for each in grown(columns, spare) for gap in each]
    assert max(gaps) - min(gaps) <= UNEVEN + 0.01


def test_the_gap_above_what_is_firm_grows_on_no_page() -> None:
    blocks = [FlowBlock((part(5.0),), 2.0, firm=firm) for firm in (False, True, False)]
    (laid,) = laid_out(blocks)
    assert [item.stretches for item in laid.items] == [True, False, True]
