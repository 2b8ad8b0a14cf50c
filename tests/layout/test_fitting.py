"""Fitting: the largest that fits is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.layout.text.typesetting import (
    STEP,
    largest_that_fits,
    least_that_fits,
    sizes_to_try,
)

POINTS = st.integers(8, 200).map(lambda n: n / 10)


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


@given(st.integers(0, 1000), st.integers(0, 1000), st.integers(0, 1000))
def test_the_least_that_fits_is_found_to_a_millionth(low: int, span: int, at: int) -> None:
    limit = low + min(at, span)
    found = least_that_fits(low, low + span, lambda length: length >= limit)
    assert limit <= found <= limit + span * 1e-6
