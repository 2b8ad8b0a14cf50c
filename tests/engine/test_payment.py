"""Bills against trying every way to spend sources, and the refusals that say what was legal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.effects.power.ability import ActiveAbility
from cardgen.effects.state.cards import Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import CardLibrary
from cardgen.engine.payment.bill import cheapest_bill
from cardgen.engine.payment.sources import market_sources, own_sources
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Given, GivenPlayer, PlayerMove
from cardgen.engine.whole_game import RandomTable
from cardgen.model.card import Cost
from tests.engine.playing import play
from tests.typed import typed_power

MAKERS = (
    *("base/lumber-yard", "base/stone-pit", "base/clay-pit", "base/timber-yard", "base/quarry"),
    *("base/loom", "base/glassworks", "base/caravansery", "base/forum"),
)
POSTS = ("base/east-trading-post", "base/west-trading-post", "base/marketplace")
DOCKS = {"cities-base/clandestine-dock-west": "lea", "cities-base/clandestine-dock-east": "tom"}
POWERS = (*DOCKS, "leaders/bilkis", "cities-base/secret-warehouse", "cities-base/black-market")
CITY = st.lists(st.sampled_from((*MAKERS, *POSTS)), max_size=3).map(tuple)
OWN = st.tuples(CITY, st.lists(st.sampled_from(POWERS), max_size=3, unique=True).map(tuple)).map(
    lambda both: both[0] + both[1]
)
NEED = st.dictionaries(
    st.sampled_from(("wood", "stone", "clay", "glass", "any brown", "any grey")),
    st.integers(1, 2),
    max_size=3,
)
Met = tuple[frozenset[int], frozenset[str]]  # the units that are met, and who sold
FAMILY = {
    "any brown": {"wood", "stone", "clay", "ore"},
    "any grey": {"glass", "papyrus", "cloth"},
}


def table(library: CardLibrary, *cities: tuple[str, ...], coins: int = 20) -> Game:
    names = ("david", "lea", "tom", "eva")
    players = {
        name: GivenPlayer(city=city, coins=coins) for name, city in zip(names, cities, strict=False)
    }
    return GAMES["seven-wonders"].set_up(Given(players), library, "I")


def by_trying(game: Game, need: dict[str, int]) -> int | None:
    """The least coins over every resource that every source could give, unused ones included.

    A dock takes one coin off whatever its seller sells.
    """
    sources = [*own_sources(game, "david"), *market_sources(game, "david")]
    wanted = [what for what, number in need.items() for _ in range(number)]
    reached: dict[Met, int] = {(frozenset(), frozenset()): 0}
    for source in sources:
        grown = dict(reached)
        for (met, sellers), cost in reached.items():
            for number, what in enumerate(wanted):
                kinds = FAMILY.get(what, {what}) & set(source.prices)
                if number not in met and kinds:
                    key = (met | {number}, sellers | {source.seller})
                    price = min(source.prices[kind] for kind in kinds)
                    grown[key] = min(grown.get(key, 10**9), cost + price)
        reached = grown
    docks = {DOCKS[card.id] for card in game.city("david").cards if card.id in DOCKS}
    whole = frozenset(range(len(wanted)))
    ends = (cost - len(docks & sold) for (met, sold), cost in reached.items() if met == whole)
    return min(ends, default=None)


def test_no_way_to_pay_is_cheaper(library: CardLibrary) -> None:
    @settings(max_examples=90, deadline=None)
    @given(OWN, CITY, CITY, NEED)
    def whatever_is_there(
        mine: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], need: dict[str, int]
    ) -> None:
        game = table(library, mine, left, right)
        bill = cheapest_bill(game, "david", need)
        assert (bill.total if bill else None) == by_trying(game, need)

    whatever_is_there()


@pytest.mark.parametrize(
    ("mine", "price"),
    [((), 4), (("base/west-trading-post",), 2), (("base/east-trading-post",), 4)],
)
def test_a_post_serves_one_side(library: CardLibrary, mine: tuple[str, ...], price: int) -> None:
    game = table(library, mine, ("base/quarry",), ())
    bill = cheapest_bill(game, "david", {"stone": 2})
    assert bill is not None
    assert bill.sellers == {"lea": price}


def test_private_production_is_not_for_sale(library: CardLibrary) -> None:
    game = table(library, (), ("base/caravansery", "base/forum"), ())
    assert market_sources(game, "david") == ()


def test_what_is_not_there_cannot_be_named(library: CardLibrary) -> None:
    game = table(library, (), ("base/quarry",), ())
    with pytest.raises(Illegal) as refusal:
        cheapest_bill(game, "david", {"ore": 1}, named={"lea": {"ore": 1}})
    assert refusal.value.code == "not-for-sale"
    assert refusal.value.legal == "lea sells stone"


def test_named_units_are_bought_and_no_others(library: CardLibrary) -> None:
    game = table(library, ("base/stone-pit",), ("base/quarry",), ("base/quarry",))
    bill = cheapest_bill(game, "david", {"stone": 2}, named={"tom": {"stone": 1}})
    assert bill is not None
    assert bill.sellers == {"tom": 2}
    assert cheapest_bill(game, "david", {"stone": 1}, named={"tom": {"stone": 2}}) is None


def test_the_bank_sells_one_unit_a_turn(library: CardLibrary) -> None:
    game = table(library, ("leaders/bilkis", "base/stone-pit"), (), ())
    bill = cheapest_bill(game, "david", {"stone": 1, "ore": 1})
    assert bill is not None
    assert (bill.sellers, bill.units, bill.total) == ({"bank": 1}, {"bank": {"ore": 1}}, 1)
    assert cheapest_bill(game, "david", {"ore": 2}) is None


@pytest.mark.parametrize(
    ("city", "need", "possible"),
    [
        (("base/loom", "base/tree-farm"), {"wood": 1, "clay": 1}, {"secret-warehouse": True}),
        (("base/loom",), {"cloth": 2}, {"secret-warehouse": True}),
        (("base/loom", "base/caravansery"), {"wood": 2}, {"secret-warehouse": False}),
        ((), {"wood": 1}, {"secret-warehouse": False, "black-market": True}),
        (("base/loom",), {"cloth": 2}, {"black-market": False}),
        (("base/caravansery",), {"wood": 2}, {"black-market": True}),
    ],
)
def test_what_a_city_makes_by_itself(
    library: CardLibrary, city: tuple[str, ...], need: dict[str, int], possible: dict[str, bool]
) -> None:
    """Brown and grey cards and the board count; yellow cards do not."""
    for card, expected in possible.items():
        game = table(library, (*city, f"cities-base/{card}"), (), ())
        assert (cheapest_bill(game, "david", need) is not None) == expected


def test_a_cost_of_coins_comes_on_top(library: CardLibrary) -> None:
    """Mercenaries cost 4 coins and a papyrus, for which a neighbour asks 2."""
    hand = ("cities-base/mercenaries",)
    players = {
        "david": GivenPlayer(hand=hand, coins=5),
        "lea": GivenPlayer(city=("base/press",)),
        "tom": GivenPlayer(),
    }
    game = GAMES["seven-wonders"].set_up(Given(players), library, "II")
    with pytest.raises(Illegal) as refusal:
        play(game, "turn", RandomTable(0), {"david": (PlayerMove(builds=hand[0]),)})
    assert refusal.value.code == "coins-lacking"
    assert "6 coins" in refusal.value.message


def test_seats_turn_clockwise(library: CardLibrary) -> None:
    """The next seat is the left neighbour, who sells to a west trading post at 1 coin."""
    city = ("base/stone-pit", "base/west-trading-post")
    game = table(library, city, city, city, city)
    bills = {player: cheapest_bill(game, player, {"stone": 2}) for player in game.seats}
    assert {player: bill.sellers for player, bill in bills.items() if bill} == {
        "david": {"lea": 1},
        "lea": {"tom": 1},
        "tom": {"eva": 1},
        "eva": {"david": 1},
    }


def test_the_other_neighbour_sits_to_the_right(library: CardLibrary) -> None:
    city = ("base/stone-pit", "base/east-trading-post")
    game = table(library, city, city, city, city)
    bills = {player: cheapest_bill(game, player, {"stone": 2}) for player in game.seats}
    assert {player: bill.sellers for player, bill in bills.items() if bill} == {
        "david": {"eva": 1},
        "lea": {"david": 1},
        "tom": {"lea": 1},
        "eva": {"tom": 1},
    }


@pytest.mark.parametrize(
    ("kind", "saved"), [("red", ("coins", 1)), ("purple", ("coins", 1)), ("leader", None)]
)
def test_a_discount_of_age_cards_is_one_of_every_colour(
    library: CardLibrary, kind: str, saved: tuple[str, int] | None
) -> None:
    game = table(library, ("base/loom",), (), ())
    (ability,) = typed_power("[{discount: {coins: 1}, of: age}]")
    source = ActiveAbility("david", game.city("david").cards[0], 0, ability)
    bought = Purchase(kind, Cost(()))
    assert ability.effect.saving(game, source, bought, "david") == saved
