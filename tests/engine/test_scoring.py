"""Science against every assignment of free symbols, and the examples of the rulebook."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.power.terms import SYMBOLS
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Given, GivenPlayer
from tests.engine.playing import scores

GREEN = {"compass": "base/apothecary", "gear": "base/workshop", "tablet": "base/scriptorium"}


def points_of(library: CardLibrary, david: GivenPlayer) -> dict[str, Fraction]:
    """What a player who sits alone has at the end of Age III, line by line."""
    game = GAMES["seven-wonders"].set_up(Given({"david": david}), library, "III")
    return dict(scores(game)["david"])


def science_points(symbols: Iterable[str]) -> int:
    """A set of three different symbols is worth 7, equal ones their square."""
    counts = [list(symbols).count(symbol) for symbol in SYMBOLS]
    return sum(count**2 for count in counts) + 7 * min(counts)


def test_free_symbols_are_chosen_best(library: CardLibrary) -> None:
    @settings(max_examples=40, deadline=None)
    @given(st.lists(st.sampled_from(SYMBOLS), max_size=5), st.integers(0, 3))
    def whatever_is_owned(owned: list[str], free: int) -> None:
        city = (*(GREEN[symbol] for symbol in owned), *("base/scientists-guild",) * free)
        best = max(science_points((*owned, *chosen)) for chosen in product(SYMBOLS, repeat=free))
        assert sum(points_of(library, GivenPlayer(city=city, coins=0)).values()) == best

    whatever_is_owned()


@pytest.mark.parametrize(
    ("owned", "points"),
    [(("compass",) * 3, 9), (SYMBOLS, 10), ((*SYMBOLS, "gear"), 13)],
)
def test_two_ways_of_science(library: CardLibrary, owned: tuple[str, ...], points: int) -> None:
    city = tuple(GREEN[symbol] for symbol in owned)
    assert points_of(library, GivenPlayer(city=city, coins=0)) == {"green": points}


def test_rulebook_examples(library: CardLibrary) -> None:
    """Tokens +1 +3 +5 −1 −1 −1; 14 coins; a whole Alexandria; Altar, Aqueduct and Town Hall."""
    david = GivenPlayer(
        wonder={"base/alexandria": "A"},
        stages=3,
        city=("base/altar", "base/aqueduct", "base/town-hall"),
        coins=14,
        victory=(1, 3, 5),
        defeat=3,
    )
    points = points_of(library, david)
    assert points == {"conflicts": 6, "treasury": 4, "wonder": 10, "blue": 13}
    assert sum(points.values()) == 33


def test_debts_count_against_the_treasury(library: CardLibrary) -> None:
    david = GivenPlayer(coins=4, debt=3)
    assert points_of(library, david) == {"treasury": -2}
