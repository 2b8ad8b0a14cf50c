"""Laws of the costs and chain symbols of Duel: Leaders: what the seed fixes, and what is fair."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_powers
from cardgen.model.card import Card, Cost, Payment
from cardgen.model.finding import Report
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs
from tests.effects.conftest import ROOT

GREY = ("glass", "papyrus")
COIN = Fraction(1, 2)  # of a resource
Packs = dict[str, Pack]


@pytest.fixture(scope="module")
def packs() -> Packs:
    loaded = load_packs(ROOT, ("leaders", "duel-base", "duel-leaders"))
    assert [one.findings for one in loaded] == [()] * 3
    return {one.pack.id: one.pack for one in loaded if one.pack}


def deck(pack: Pack, name: str) -> dict[str, Card]:
    return next({card.id: card for card in each.cards} for each in pack.decks if each.id == name)


@pytest.fixture(scope="module")
def leaders(packs: Packs) -> dict[str, Card]:
    return deck(packs["duel-leaders"], "leaders")


def coins(card: Card) -> int:
    return sum(part.amount for part in card.cost[0].payments)


def power(card: Card) -> tuple[Ability, ...]:
    return read_powers(card.power, Report())[0]


def symbols(card: Card) -> tuple[str, ...]:
    (lent,) = (ability.effect.lent() for ability in power(card))
    return lent


def lists(leaders: dict[str, Card]) -> dict[str, tuple[str, ...]]:
    return {name: symbols(card) for name, card in leaders.items() if "symbols" in card.sources}


def test_what_the_seed_fixes(leaders: dict[str, Card]) -> None:
    assert {name for name, card in leaders.items() if card.cost[0].free} == {"darius", "nero"}
    assert {name for name, card in leaders.items() if card.sources["cost"] != "house"} == {
        "darius", "nero",
    }  # fmt: skip


def test_leaders_are_paid_in_coins_that_a_player_has(
    packs: Packs, leaders: dict[str, Card]
) -> None:
    start = int(packs["duel-leaders"].constants["start_coins"])
    every = [coins(card) for card in leaders.values()]
    assert start == 10
    assert {part.what for card in leaders.values() for part in card.cost[0].payments} == {"coins"}
    assert max(every) == start / 2
    assert 3 * Fraction(sum(every), len(every)) <= start


def test_plain_points_cost_one_coin_less_as_published(
    packs: Packs, leaders: dict[str, Card]
) -> None:
    published = deck(packs["leaders"], "leaders")
    for name, points in {"sappho": 2, "zenobia": 3, "nefertiti": 4, "cleopatra": 5}.items():
        assert [ability.effect.printed_points() for ability in power(leaders[name])] == [points]
        assert coins(leaders[name]) == points - 1
        assert name not in published or coins(published[name]) == points - 1


def test_the_same_power_costs_about_what_was_published(
    packs: Packs, leaders: dict[str, Card]
) -> None:
    published = deck(packs["leaders"], "leaders")
    same = [name for name in leaders if name in published
            and power(leaders[name]) == power(published[name])]  # fmt: skip
    gaps = {name: coins(leaders[name]) - coins(published[name]) for name in same}
    assert len(same) >= 4
    assert set(gaps.values()) <= {-1, 0, 2}
    assert {name for name, gap in gaps.items() if gap > 0} <= {"justinian"}


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("hannibal", "caesar"),
        ("darius", "diocletian"),
        ("phidias", "praxiteles"),
        ("hypatia", "nebuchadnezzar"),
        ("solomon", "croesus"),
        ("euclid", "ptolemy"),
        ("maecenas", "croesus"),
        ("aspasia", "hannibal"),
    ],
)
def test_a_stronger_power_costs_more(leaders: dict[str, Card], weaker: str, stronger: str) -> None:
    assert coins(leaders[weaker]) < coins(leaders[stronger])


def freed(packs: Packs) -> dict[str, Cost]:
    """Each chain symbol of the game and the cost of the card it frees."""
    cards = {card.id: card for card in packs["duel-base"].cards}
    return {
        cards[parent].chain_symbol: card.cost[0] for card in cards.values() for parent in card.chain
    }


def weight(cost: Cost) -> Fraction:
    """Resources, a coin being half of one."""
    return sum((part.amount * _unit(part) for part in cost.payments), Fraction())


def _unit(part: Payment) -> Fraction:
    return COIN if part.what == "coins" else Fraction(1)


def test_each_symbol_of_the_game_stands_with_one_leader(
    packs: Packs, leaders: dict[str, Card]
) -> None:
    four = {name: held for name, held in lists(leaders).items() if name != "da-vinci"}
    assert len(four) == 4
    assert sorted(symbol for held in four.values() for symbol in held) == sorted(freed(packs))
    assert all(len(set(held) & set(symbols(leaders["da-vinci"]))) == 1 for held in four.values())
    assert len(symbols(leaders["da-vinci"])) == 4


def test_the_lists_are_of_equal_worth(packs: Packs, leaders: dict[str, Card]) -> None:
    costs = freed(packs)
    worth = {name: sum(map(weight, (costs[each] for each in held)), Fraction())
             for name, held in lists(leaders).items()}  # fmt: skip
    assert len(worth) == 5
    assert min(worth.values()) >= 12
    assert max(worth.values()) <= 15


def test_archimedes_leonidas_and_hammurabi_keep_to_their_colour(
    packs: Packs, leaders: dict[str, Card]
) -> None:
    cards = {card.id: card for card in packs["duel-base"].cards}
    colours = {cards[parent].chain_symbol: card.colour
               for card in cards.values() for parent in card.chain}  # fmt: skip
    for name, colour in (("archimedes", "green"), ("leonidas", "red"), ("hammurabi", "blue")):
        assert {colours[symbol] for symbol in symbols(leaders[name])} == {colour}


def wonder_costs(pack: Pack) -> Iterator[Cost]:
    yield from (card.cost[0] for card in deck(pack, "wonders").values())


def test_the_wonders_cost_what_wonders_cost(packs: Packs) -> None:
    base, own = ([*wonder_costs(packs[name])] for name in ("duel-base", "duel-leaders"))
    sizes = {sum(part.amount for part in cost.payments) for cost in base}
    for cost in own:
        assert sum(part.amount for part in cost.payments) in sizes
        assert 1 <= sum(part.amount for part in cost.payments if part.what in GREY) <= 2
    assert sizes == {4, 5}
    assert len({frozenset(cost.payments) for cost in (*base, *own)}) == len(base) + len(own)


def test_every_value_says_its_source(packs: Packs) -> None:
    for card in packs["duel-leaders"].cards:
        assert {"power", "cost"} <= set(card.sources), card.id
        assert all(said == "house" or said.startswith("seed ") for said in card.sources.values())


def test_the_described_leaders_are_all_there(packs: Packs, leaders: dict[str, Card]) -> None:
    assert packs["duel-leaders"].announces == {"leaders": 41, "wonders": 2, "markers": 1}
    assert len(leaders) == 43
