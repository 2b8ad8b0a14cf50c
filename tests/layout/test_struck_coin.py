"""Coins: their emblem is as large as their layout wants it."""

import pytest

from cardgen.layout.marks import Drawing, Path
from cardgen.layout.struck_coin import CoinShape, outlined_coin
from cardgen.outlines import polygon
from cardgen.units import Box


def drawn(*corners: tuple[float, float]) -> Drawing:
    """A drawing of one black shape."""
    return Drawing("emblem", Box(-60, -60, 120, 120), (Path(polygon(corners), fill="#000000"),))


SQUARE = drawn((-50, -50), (50, -50), (50, 50), (-50, 50))


def reach_of_emblem(shape: CoinShape) -> float:
    emblem = outlined_coin(shape, "#000000", 0.2).marks[-1]
    assert isinstance(emblem, Path)
    return max(float(segment[1]) for segment in emblem.segments if len(segment) > 1)


@pytest.mark.parametrize("reach", [0.5, 0.72])
def test_an_emblem_reaches_as_far_as_is_said(reach: float) -> None:
    usual = CoinShape(10.0, "seed", SQUARE)
    said = reach_of_emblem(usual._replace(reach=reach))
    assert said == pytest.approx(reach_of_emblem(usual) * reach / 0.6)


def middle_of_emblem(shape: CoinShape) -> float:
    emblem = outlined_coin(shape, "#000000", 0.2).marks[-1]
    assert isinstance(emblem, Path)
    down = [float(segment[2]) for segment in emblem.segments if len(segment) > 1]
    return (min(down) + max(down)) / 2


def test_an_emblem_on_a_broad_foot_stands_lower_between_two_halves_of_a_legend() -> None:
    pyramid = drawn((0, -50), (60, 40), (-60, 40))
    usual = CoinShape(10.0, "seed", pyramid)
    high, lower = middle_of_emblem(usual), middle_of_emblem(usual._replace(legend=0.9))
    assert high < lower < 0


def sides(within: str | None) -> int:
    """How many shapes of a coin in grey lines have their side in the shade."""
    coin = outlined_coin(CoinShape(10.0, "seed", SQUARE), "#777777", 0.2, within)
    return sum(isinstance(mark, Path) and mark.fill == "#777777" for mark in coin.marks)


def test_a_coloured_coin_stands_out_and_a_tinted_emblem_too() -> None:
    assert (sides("#EEEEEE"), sides("#222222"), sides(None)) == (2, 1, 0)
