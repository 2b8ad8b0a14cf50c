"""The cheapest way to give each wanted unit a source of its own.

A minimum-cost matching by successive shortest paths: exact, and quick at the sizes of the game.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Row = Sequence[int | None]
Changes = dict[int, int]  # source → the wanted unit it serves from now on
Paths = dict[int, tuple[int, Changes]]  # source at the end → what it costs, and the changes


class Matching(NamedTuple):
    """What it costs, and for each wanted unit the number of its source."""

    cost: int
    sources: tuple[int, ...]


def match_cheapest(prices: Sequence[Row]) -> Matching | None:
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
    prices: Sequence[Row], taken: Mapping[int, int], row: int, columns: int
) -> Changes | None:
    """The cheapest change of sources that serves one more row.

    Bellman-Ford, because giving a source back is a negative price.
    """
    firsts = ((column, prices[row][column]) for column in range(columns))
    best: Paths = {column: (price, {column: row}) for column, price in firsts if price is not None}
    while _improved(best, prices, taken, columns):
        pass
    ends = [path for column, path in best.items() if column not in taken]
    return min(ends, key=lambda end: end[0])[1] if ends else None


def _improved(best: Paths, prices: Sequence[Row], taken: Mapping[int, int], columns: int) -> bool:
    """Lead each path that ends at a taken source on to another one; whether any got cheaper."""
    improved = False
    for column, (cost, path) in list(best.items()):
        owner = taken.get(column)
        for other in range(columns) if owner is not None else ():
            price = prices[owner][other] if owner is not None else None
            if owner is None or price is None or other in path:
                continue
            total = cost - _price(prices, owner, column) + price
            if other not in best or total < best[other][0]:
                best[other], improved = (total, {**path, other: owner}), True
    return improved


def _price(prices: Sequence[Row], row: int, column: int) -> int:
    price = prices[row][column]
    return price if price is not None else 0
