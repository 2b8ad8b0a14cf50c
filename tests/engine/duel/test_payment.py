"""Bills of Duel against trying every way to pay, and prices of the bank."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.state.table import Illegal
from cardgen.engine.payment.bill import cheapest_bill
from cardgen.engine.payment.sources import BANK, FIXED_PRICE_BANK, bank_price
from cardgen.engine.scenario.model import PlayerMove
from cardgen.engine.whole_game import RandomDuelTable
from cardgen.model.card import RESOURCES
from tests.engine.duel.conftest import TableOf
from tests.engine.playing import play_duel

GOODS = ("wood", "stone", "clay", "glass", "papyrus")
OF_DUEL = tuple(what for what in RESOURCES if what in GOODS)
MAKERS = (
    *("lumber-yard", "stone-pit", "clay-pit", "sawmill", "shelf-quarry", "brickyard"),
    *("glassworks", "press", "forum", "caravansery"),
)
FIXED_PRICES = {
    "stone-reserve": ("stone",),
    "clay-reserve": ("clay",),
    "wood-reserve": ("wood",),
    "customs-house": ("glass", "papyrus"),
}
MAKES: dict[str, tuple[tuple[str, ...], ...]] = {
    "lumber-yard": (("wood",),),
    "stone-pit": (("stone",),),
    "clay-pit": (("clay",),),
    "sawmill": (("wood",), ("wood",)),
    "shelf-quarry": (("stone",), ("stone",)),
    "brickyard": (("clay",), ("clay",)),
    "glassworks": (("glass",),),
    "press": (("papyrus",),),
    "forum": (("glass", "papyrus"),),
    "caravansery": (("wood", "clay", "stone"),),
}
YELLOW = ("forum", "caravansery")
MINE = st.lists(st.sampled_from((*MAKERS, *FIXED_PRICES)), max_size=4, unique=True).map(tuple)
THEIRS = st.lists(st.sampled_from(MAKERS), max_size=4, unique=True).map(tuple)
NEED = st.dictionaries(st.sampled_from(OF_DUEL), st.integers(1, 3), max_size=3)


def prices(mine: tuple[str, ...], theirs: tuple[str, ...]) -> dict[str, int]:
    """What each resource costs, worked out from the cards alone."""
    made = [unit for card in theirs if card not in YELLOW for unit in MAKES[card]]
    fixed = {what for card in mine for what in FIXED_PRICES.get(card, ())}
    return {what: 1 if what in fixed else 2 + made.count((what,)) for what in OF_DUEL}


def by_trying(
    mine: tuple[str, ...], theirs: tuple[str, ...], need: dict[str, int], spared: int
) -> int:
    """The least coins over all ways to let own production and savings serve."""
    price_of = prices(mine, theirs)
    lots = {tuple(what for what, number in sorted(need.items()) for _ in range(number))}
    units = [unit for card in mine for unit in MAKES.get(card, ())] + [OF_DUEL] * spared
    for unit in units:  # each unit serves one that is wanted, or none
        lots |= {
            (*lot[:place], *lot[place + 1 :])
            for lot in lots
            for place, what in enumerate(lot)
            if what in unit
        }
    return min(sum(price_of[what] for what in lot) for lot in lots)


def test_no_way_to_pay_is_cheaper(table: TableOf) -> None:
    @settings(max_examples=100, deadline=None)
    @given(MINE, THEIRS, NEED, st.integers(0, 2))
    def whatever_is_there(
        mine: tuple[str, ...], theirs: tuple[str, ...], need: dict[str, int], spared: int
    ) -> None:
        game = table({"city": mine}, {"city": theirs})
        bill = cheapest_bill(game, "david", need, spared=spared)
        assert bill is not None
        assert bill.total == by_trying(mine, theirs, need, spared)

    whatever_is_there()


def test_prices(table: TableOf) -> None:
    game = table({"city": ("stone-pit",)}, {"city": ("shelf-quarry", "stone-pit", "caravansery")})
    assert bank_price(game, "david", "stone") == 5
    assert bank_price(game, "lea", "stone") == 3
    assert bank_price(game, "david", "wood") == 2


def test_a_fixed_price_is_told_apart(table: TableOf) -> None:
    game = table({"city": ("clay-reserve",)}, {})
    bill = cheapest_bill(game, "david", {"clay": 2, "stone": 1})
    assert bill is not None
    assert bill.sellers == {FIXED_PRICE_BANK: 2, BANK: 2}
    assert bill.units == {FIXED_PRICE_BANK: {"clay": 2}, BANK: {"stone": 1}}


def test_coins_and_resources_are_paid_together(table: TableOf) -> None:
    def left(coins: int) -> int:
        game = table({"coins": coins}, {}, structure=(("forum",),), age="II")
        move = {"david": (PlayerMove(builds="duel-base/forum"),)}
        return play_duel(game, "turn", RandomDuelTable(0), move).city("david").coins

    assert left(5) == 0
    with pytest.raises(Illegal) as refusal:
        left(4)
    assert refusal.value.code == "coins-lacking"
    assert "would pay 5 coins and has 4" in refusal.value.message
