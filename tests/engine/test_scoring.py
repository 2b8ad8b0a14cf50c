"""Science against every assignment of free symbols, and the examples of the rulebook."""

from fractions import Fraction
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.power.terms import SYMBOLS
from cardgen.engine.age.scoring import best_score, science_points, total_points
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import Given, GivenPlayer
from cardgen.engine.scenario.setup import set_up_game

GREEN = {"compass": "base/apothecary", "gear": "base/workshop", "tablet": "base/scriptorium"}


def test_free_symbols_are_chosen_best(library: CardLibrary) -> None:
    @settings(max_examples=40, deadline=None)
    @given(st.lists(st.sampled_from(SYMBOLS), max_size=5), st.integers(0, 3))
    def whatever_is_owned(owned: list[str], free: int) -> None:
        city = (*(GREEN[symbol] for symbol in owned), *("base/scientists-guild",) * free)
        game = set_up_game(Given({"david": GivenPlayer(city=city, coins=0)}), library, "III")
        best = max(science_points((*owned, *chosen), 7) for chosen in product(SYMBOLS, repeat=free))
        assert total_points(best_score(game, "david")) == best

    whatever_is_owned()


def test_two_ways_of_science() -> None:
    assert science_points(("compass",) * 3, 7) == 9
    assert science_points(SYMBOLS, 7) == 10
    assert science_points((*SYMBOLS, "gear"), 7) == 13


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
    points = best_score(set_up_game(Given({"david": david}), library, "III"), "david")
    assert points == {"conflicts": 6, "treasury": 4, "wonder": 10, "blue": 13}
    assert total_points(points) == Fraction(33)


def test_debts_count_against_the_treasury(library: CardLibrary) -> None:
    david = GivenPlayer(coins=4, debt=3)
    points = best_score(set_up_game(Given({"david": david}), library, "III"), "david")
    assert points == {"treasury": -2}
