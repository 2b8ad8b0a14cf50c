"""The cheapest way to give each wanted unit a source of its own.

A minimum-cost matching by successive shortest paths: exact, and quick at the sizes of the game.
"""

from collections.abc import Sequence
from typing import NamedTuple

Row = Sequence[int | None]


class Matching(NamedTuple):
    """What it costs, and for each wanted unit the number of its source."""

    cost: int
    sources: tuple[int, ...]


def cheapest(prices: Sequence[Row]) -> Matching | None:
    """Match every row (a wanted unit) to a column (a source) of its own; None if impossible.

    `prices[row][column]` is what the source costs for that unit, None where it will not do.
    """
    columns = len(prices[0]) if prices else 0
    taken: dict[int, int] = {}  # column → row
    for row in range(len(prices)):
        path = _path(prices, taken, row, columns)
        if path is None:
            return None
        taken.update(path)
    by_row = {row: column for column, row in taken.items()}
    sources = tuple(by_row[row] for row in range(len(prices)))
    return Matching(sum(_price(prices, r, c) for r, c in enumerate(sources)), sources)


def _path(
    prices: Sequence[Row], taken: dict[int, int], row: int, columns: int
) -> list[tuple[int, int]] | None:
    """The cheapest change of sources that serves one more row: (column, its new row) pairs.

    Bellman-Ford, because giving a source back is a negative price.
    """
    best: dict[int, tuple[int, list[tuple[int, int]]]] = {}
    for column in range(columns):
        price = prices[row][column]
        if price is not None:
            best[column] = (price, [(column, row)])
    changed = True
    while changed:
        changed = False
        for column, (cost, path) in list(best.items()):
            if column not in taken:
                continue
            owner = taken[column]
            for other in range(columns):
                price = prices[owner][other]
                if price is None or any(other == step for step, _ in path):
                    continue
                total = cost - _price(prices, owner, column) + price
                if other not in best or total < best[other][0]:
                    best[other] = (total, [*path, (other, owner)])
                    changed = True
    ends = [best[column] for column in best if column not in taken]
    return min(ends, key=lambda end: end[0])[1] if ends else None


def _price(prices: Sequence[Row], row: int, column: int) -> int:
    price = prices[row][column]
    return price if price is not None else 0
