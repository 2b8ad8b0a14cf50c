"""Fitting: the largest that fits is found, and heights are shared out fairly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.layout.age_rows import least_heights, share_heights
from cardgen.layout.text.typesetting import (
    STEP,
    largest_near,
    largest_that_fits,
    least_that_fits,
    sizes_to_try,
)

POINTS = st.integers(8, 200).map(lambda n: n / 10)
ROWS = st.lists(
    st.tuples(st.integers(0, 400).map(lambda n: n / 10), st.integers(1, 3)), min_size=1, max_size=3
)
ROOMS = st.integers(1, 1200).map(lambda n: n / 10)


@given(POINTS, POINTS)
def test_sizes_fall_by_steps_from_largest_to_smallest(one: float, other: float) -> None:
    largest, smallest = max(one, other), min(one, other)
    tried = sizes_to_try(largest, smallest)
    assert (tried[0], tried[-1]) == (pytest.approx(largest), pytest.approx(smallest))
    steps = [a - b for a, b in zip(tried, tried[1:], strict=False)]
    assert all(0 < step <= STEP + 1e-9 for step in steps)
    assert all(step == pytest.approx(STEP) for step in steps[:-1])


@given(st.lists(st.integers(0, 99), min_size=1, unique=True), st.integers(-1, 100))
def test_the_largest_that_fits_is_the_first_that_fits(numbers: list[int], limit: int) -> None:
    tried = [float(n) for n in sorted(numbers, reverse=True)]
    first = next((size for size in tried if size <= limit), None)
    assert largest_that_fits(tried, lambda size: size <= limit) == first


@given(st.lists(st.integers(0, 99), min_size=1, unique=True), st.integers(-1, 100), st.data())
def test_wherever_one_begins_to_look_the_same_is_found(
    numbers: list[int], limit: int, data: st.DataObject
) -> None:
    tried = [float(n) for n in sorted(numbers, reverse=True)]
    near = data.draw(st.integers(0, len(tried) - 1))
    found = largest_near(tried, near, lambda size: size <= limit)
    assert found == largest_that_fits(tried, lambda size: size <= limit)


@given(st.integers(0, 1000), st.integers(0, 1000), st.integers(0, 1000))
def test_the_least_that_fits_is_found_to_a_millionth(low: int, span: int, at: int) -> None:
    limit = low + min(at, span)
    found = least_that_fits(low, low + span, lambda length: length >= limit)
    assert limit <= found <= limit + span * 1e-6


@given(ROWS, ROOMS)
def test_levels_fill_the_room(rows: list[tuple[float, int]], room: float) -> None:
    needs, counts = zip(*rows, strict=True)
    assert sum(share_heights(needs, counts, room)) == pytest.approx(room)


@given(ROWS, ROOMS)
def test_every_row_has_what_it_needs_where_all_needs_fit(
    rows: list[tuple[float, int]], spare: float
) -> None:
    needs, counts = zip(*rows, strict=True)
    heights = share_heights(needs, counts, sum(needs) + spare)
    assert all(height >= need - 1e-6 for height, need in zip(heights, needs, strict=True))


@given(ROWS, ROOMS)
def test_no_age_is_taller_than_one_that_got_more_than_it_needs(
    rows: list[tuple[float, int]], spare: float
) -> None:
    """Only a need may make a row taller than the others; so all are equal where needs allow it."""
    needs, counts = zip(*rows, strict=True)
    heights = share_heights(needs, counts, sum(needs) + spare)
    shares = [height / count for height, count in zip(heights, counts, strict=True)]
    for share, height, need in zip(shares, heights, needs, strict=True):
        assert share == pytest.approx(min(shares)) or height == pytest.approx(need)


def test_three_equal_ages() -> None:
    assert share_heights([10, 12, 8], [1, 1, 1], 60) == pytest.approx([20, 20, 20])


def test_an_age_that_needs_more_takes_it_from_the_others() -> None:
    assert share_heights([10, 30, 8], [1, 1, 1], 60) == pytest.approx([15, 30, 15])


def test_two_ages_in_one_row_weigh_double() -> None:
    assert share_heights([10, 10], [2, 1], 60) == pytest.approx([40, 20])


def test_what_does_not_fit_lacks_the_same_everywhere() -> None:
    assert share_heights([30, 40], [1, 1], 60) == pytest.approx([25, 35])


def test_each_age_has_a_least_height() -> None:
    assert least_heights([5, 30], [2, 1], 12) == [24, 30]
