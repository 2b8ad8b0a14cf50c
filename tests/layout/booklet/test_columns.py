"""Where columns end: what is tried fast is what is set."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardgen.layout.booklet.pages.columns import FlowItem, _TriedColumns, column_ends
from cardgen.layout.booklet.parts import FlowPart


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
