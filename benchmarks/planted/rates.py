"""Parts of a whole with how sure they are."""

from collections.abc import Callable, Iterable
from math import sqrt
from typing import NamedTuple, TypeVar

Z = 1.959964  # of a normal distribution, for 95 %
T = TypeVar("T")


class Rate(NamedTuple):
    """So many of so many."""

    hits: int
    of: int

    @property
    def percent(self) -> float:
        return 100 * self.hits / self.of if self.of else 100.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, in percent: where the true rate lies, 95 times of 100."""
        if not self.of:
            return 0.0, 100.0
        share, square = self.hits / self.of, Z * Z / self.of
        middle = share + square / 2
        spread = Z * sqrt(share * (1 - share) / self.of + square / (4 * self.of))
        low, high = ((middle + side * spread) / (1 + square) for side in (-1, 1))
        return 100 * max(low, 0), 100 * min(high, 1)

    def __str__(self) -> str:
        return f"{self.percent:.1f}"


def rate(things: Iterable[T], fits: Callable[[T], bool]) -> Rate:
    """How many of some things fit."""
    every = list(things)
    return Rate(sum(map(fits, every)), len(every))
