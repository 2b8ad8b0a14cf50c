"""The cheapest matching against trying every assignment."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from cardgen.engine.payment.matching import match_cheapest

PRICE = st.one_of(st.none(), st.integers(min_value=-3, max_value=4))
TABLES = st.integers(1, 5).flatmap(
    lambda columns: st.lists(
        st.lists(PRICE, min_size=columns, max_size=columns), min_size=0, max_size=4
    )
)


def by_trying(prices: list[list[int | None]]) -> int | None:
    columns = range(len(prices[0])) if prices else range(0)
    costs = []
    for chosen in permutations(columns, len(prices)):
        picked = [prices[row][column] for row, column in enumerate(chosen)]
        if None not in picked:
            costs.append(sum(price for price in picked if price is not None))
    return min(costs, default=None)


@given(TABLES)
def test_no_assignment_is_cheaper(prices: list[list[int | None]]) -> None:
    matching = match_cheapest(prices)
    assert (matching.cost if matching else None) == by_trying(prices)
    if matching:
        assert len(set(matching.sources)) == len(prices)


def test_a_source_serves_once() -> None:
    assert match_cheapest([[0], [0]]) is None
    assert match_cheapest([[0, 2], [0, None]]) == (2, (1, 0))
