"""The largest size at which something fits, and the least room in which it does."""

from collections.abc import Callable, Sequence
from functools import lru_cache

STEP = 0.25  # points between the sizes tried
SLACK = 1e-6  # mm that count as nothing


@lru_cache
def sizes_to_try(largest: float, smallest: float) -> tuple[float, ...]:
    """Sizes in points from the largest down to the smallest, STEP apart."""
    count = max(0, int((largest - smallest) / STEP + 1e-9))
    steps = [largest - index * STEP for index in range(count + 1)]
    return tuple(steps if abs(steps[-1] - smallest) < 1e-9 else [*steps, smallest])


def largest_that_fits(tried: Sequence[float], fits: Callable[[float], bool]) -> float | None:
    """The first of falling sizes for which `fits` holds, found by halving; None where none does.

    `fits` must stay true below a size for which it is true.
    """
    if fits(tried[0]):
        return tried[0]
    low, high = 0, len(tried) - 1
    if not fits(tried[high]):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if fits(tried[middle]):
            high = middle
        else:
            low = middle
    return tried[high]


def largest_near(tried: Sequence[float], near: int, fits: Callable[[float], bool]) -> float | None:
    """As `largest_that_fits`, but looked for step by step from a place that is likely near it."""
    if fits(tried[near]):
        while near and fits(tried[near - 1]):
            near -= 1
        return tried[near]
    return next(filter(fits, tried[near + 1 :]), None)


def least_that_fits(low: float, high: float, fits: Callable[[float], bool]) -> float:
    """The least length from `low` to `high` for which `fits` holds, to a millionth of the span.

    `fits` must stay true above a length for which it is true, and hold at `high`.
    """
    if fits(low):
        return low
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (low, middle) if fits(middle) else (middle, high)
    return high
