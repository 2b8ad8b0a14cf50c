"""The cards and Wonders of the base game against what is publicly known of them."""

import pytest

from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.constants import Constants
from cardgen.model.pack import Pack
from tests.cards.conftest import abilities, asked, chains, first_powers, free, load, numbers, totals

# Earlier card → the cards it makes free.
CHAINS = {
    "East Trading Post": {"Forum"},
    "West Trading Post": {"Forum"},
    "Marketplace": {"Caravansery"},
    "Altar": {"Temple"},
    "Baths": {"Aqueduct"},
    "Theater": {"Statue"},
    "Apothecary": {"Dispensary", "Stables"},
    "Scriptorium": {"Courthouse", "Library"},
    "Workshop": {"Laboratory", "Archery Range"},
    "Caravansery": {"Lighthouse"},
    "Forum": {"Haven"},
    "Statue": {"Gardens"},
    "Temple": {"Pantheon"},
    "Dispensary": {"Arena", "Lodge"},
    "Laboratory": {"Observatory", "Siege Workshop"},
    "Library": {"Senate", "University"},
    "School": {"Academy", "Study"},
    "Training Ground": {"Circus"},
    "Walls": {"Fortifications"},
}


def of_age(pack: Pack, age: str) -> list[Card]:
    """The cards whose first Age it is, without Guilds."""
    return [card for card in pack.decks[0].cards if card.ages[0] == age]


def of_colour(cards: list[Card], colour: str) -> list[Card]:
    return [card for card in cards if card.colour == colour]


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", range(3))
def test_a_deck_holds_seven_cards_for_each_player(base: Pack, players: int, age: int) -> None:
    dealt = sum(card.dealt[age].get(players, 0) for card in base.cards)
    guilds = Constants.of(base.constants).guilds_beyond_players + players if age == 2 else 0
    assert dealt + guilds == 7 * players


def test_more_players_never_mean_fewer_copies(base: Pack) -> None:
    for card in base.decks[0].cards:
        for age, dealt in zip(AGES, card.dealt, strict=True):
            counts = list(dealt.values())
            assert counts == sorted(counts), card.id
            assert (list(dealt) == [3, 4, 5, 6, 7]) == (age in card.ages), card.id


def test_how_many_different_cards_there_are(base: Pack) -> None:
    assert [len(of_age(base, age)) for age in AGES] == [27, 20, 18]
    assert [card.id for card in base.cards if len(card.ages) > 1] == ["glassworks", "loom", "press"]
    assert [len(deck.cards) for deck in base.decks] == [65, 10]
    assert {(card.colour, card.ages) for card in base.decks[1].cards} == {("purple", ("III",))}


def test_chains_both_ways(base: Pack) -> None:
    assert chains(base) == CHAINS


@pytest.mark.parametrize(
    ("age", "gratis", "costs"),
    [
        (0, 14, {"coins": 6, "wood": 1, "stone": 1, "clay": 1, "ore": 1, "glass": 1, "papyrus": 1,
                 "cloth": 1}),
        (1, 2, {"coins": 4, "wood": 9, "stone": 8, "clay": 8, "ore": 8, "glass": 2, "papyrus": 2,
                "cloth": 2}),
        (2, 0, {"wood": 11, "stone": 14, "clay": 12, "ore": 13, "glass": 7, "papyrus": 6,
                "cloth": 7}),
    ],
)  # fmt: skip
def test_what_an_age_costs(base: Pack, age: int, gratis: int, costs: dict[str, int]) -> None:
    cards = of_age(base, AGES[age])
    assert free(cards) == gratis
    assert asked(card.cost[0] for card in cards) == costs


def test_what_the_guilds_cost(base: Pack) -> None:
    costs = asked(card.cost[0] for card in base.decks[1].cards)
    assert costs == {"wood": 9, "stone": 7, "clay": 9, "ore": 8, "glass": 4, "papyrus": 4,
                     "cloth": 4}  # fmt: skip


def test_shields_and_blue_points_of_each_age(base: Pack) -> None:
    ages = [of_age(base, age) for age in AGES]
    assert [numbers(of_colour(cards, "red"), "shields") for cards in ages] == [
        [1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3],
    ]  # fmt: skip
    assert [sum(numbers(of_colour(cards, "blue"), "vp")) for cards in ages] == [10, 16, 32]


def test_science_symbols_of_each_age(base: Pack) -> None:
    symbols = [
        sorted("".join(abilities(card.power[0])[0].effect.symbols()) for card in cards)
        for cards in (of_colour(of_age(base, age), "green") for age in AGES)
    ]
    assert symbols == [
        ["compass", "gear", "tablet"],
        ["compass", "gear", "tablet", "tablet"],
        ["compass", "compass", "gear", "gear", "tablet"],
    ]


def test_every_number_of_the_powers(base: Pack) -> None:
    ages, guilds = (totals(first_powers(deck.cards)) for deck in base.decks)
    assert ages == {"coins": 15, "vp": 63, "shields": 23}
    assert guilds == {"vp": 10}
    sides = {
        letter: totals(stage.power for each in base.wonders for stage in each.sides[letter].stages)
        for letter in ("A", "B")
    }
    assert sides == {
        "A": {"vp": 75, "coins": 9, "shields": 2}, "B": {"vp": 55, "coins": 19, "shields": 2},
    }  # fmt: skip


def test_what_cards_count(base: Pack) -> None:
    """Card → its last number and what it is given for, as written."""
    written = {card.id: card.entry["power"][-1] for card in base.cards}
    counting = {id: each for id, each in written.items() if "per" in each}
    assert {id: (next(iter(each)), *each["per"].items()) for id, each in counting.items()} == {
        "bazar": ("coins", ("cards", "grey"), ("of", "self and neighbours")),
        "vineyard": ("coins", ("cards", "brown"), ("of", "self and neighbours")),
        "arena": ("vp", ("stages", 1), ("of", "self")),
        "chamber-of-commerce": ("vp", ("cards", "grey"), ("of", "self")),
        "haven": ("vp", ("cards", "brown"), ("of", "self")),
        "lighthouse": ("vp", ("cards", "yellow"), ("of", "self")),
        "builders-guild": ("vp", ("stages", 1), ("of", "self and neighbours")),
        "craftsmens-guild": ("vp", ("cards", "grey"), ("of", "neighbours")),
        "magistrates-guild": ("vp", ("cards", "blue"), ("of", "neighbours")),
        "philosophers-guild": ("vp", ("cards", "green"), ("of", "neighbours")),
        "shipowners-guild": ("vp", ("cards", ["brown", "grey", "purple"]), ("of", "self")),
        "spies-guild": ("vp", ("cards", "red"), ("of", "neighbours")),
        "strategists-guild": ("vp", ("tokens", "defeat"), ("of", "neighbours")),
        "traders-guild": ("vp", ("cards", "yellow"), ("of", "neighbours")),
        "workers-guild": ("vp", ("cards", "brown"), ("of", "neighbours")),
    }


def test_the_wonders(base: Pack) -> None:
    stages = {
        wonder.id: [len(side.stages) for side in wonder.sides.values()] for wonder in base.wonders
    }
    assert stages == {
        "alexandria": [3, 3], "babylon": [3, 3], "ephesos": [3, 3], "gizah": [3, 4],
        "halikarnassus": [3, 3], "olympia": [3, 3], "rhodos": [3, 2],
    }  # fmt: skip
    made = [[side.produces for side in wonder.sides.values()] for wonder in base.wonders]
    assert all(a == b for a, b in made)
    assert len({a for a, _ in made}) == 7
    for wonder in base.wonders:
        last = abilities(wonder.sides["A"].stages[-1].power)
        assert [(each.action, getattr(each.effect, "vp", 0)) for each in last] == [("vp", 7)]


def test_what_the_wonders_cost(base: Pack) -> None:
    costs = {
        letter: asked(stage.cost for each in base.wonders for stage in each.sides[letter].stages)
        for letter in ("A", "B")
    }
    assert costs == {
        "A": {"stone": 12, "wood": 12, "ore": 11, "clay": 11, "glass": 2, "papyrus": 2, "cloth": 2},
        "B": {"stone": 17, "clay": 12, "wood": 10, "ore": 8, "cloth": 4, "papyrus": 4, "glass": 3},
    }


def test_the_constants(base: Pack) -> None:
    constants = Constants.of(base.constants)
    assert (constants.start_coins, constants.sale, constants.price) == (3, 3, 2)
    assert (constants.hand[0], constants.passing) == (7, ("left", "right", "left"))
    assert (constants.victory, constants.defeat) == ((1, 3, 5), -1)


def test_cities_lays_its_numbers_over_those_of_the_base_game(base: Pack) -> None:
    both = Constants.of(base.constants, load("cities-base").constants)
    assert (both.hand[0], both.black_cards, both.debt, both.sale) == (8, 1, -1, 3)
