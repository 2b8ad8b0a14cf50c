"""Cards, Wonders, tokens and structures of Duel against what is publicly known of them."""

from cardgen.model.ages import AGES
from cardgen.model.constants import DuelConstants
from cardgen.model.pack import Pack
from tests.cards.conftest import asked, chains, first_powers, free, numbers, totals

# Earlier card → chain symbol and the card it makes free.
CHAINS = {
    "Stable": ("horseshoe", "Horse Breeders"),
    "Garrison": ("sword", "Barracks"),
    "Palisade": ("tower", "Fortifications"),
    "Scriptorium": ("book", "Library"),
    "Pharmacist": ("gear", "Dispensary"),
    "Tavern": ("amphora", "Lighthouse"),
    "Theater": ("mask", "Statue"),
    "Altar": ("moon", "Temple"),
    "Baths": ("drop", "Aqueduct"),
    "Archery Range": ("target", "Siege Workshop"),
    "Parade Ground": ("helmet", "Circus"),
    "School": ("lyre", "University"),
    "Laboratory": ("lamp", "Observatory"),
    "Brewery": ("barrel", "Arena"),
    "Temple": ("sun", "Pantheon"),
    "Statue": ("pillar", "Gardens"),
    "Rostrum": ("pediment", "Senate"),
}


def test_how_many_cards_there_are(duel: Pack) -> None:
    ages, guilds, wonders, progress = duel.decks
    assert [sum(card.ages == (age,) for card in ages.cards) for age in AGES] == [23, 23, 20]
    assert [len(deck.cards) for deck in (guilds, wonders, progress)] == [7, 12, 10]


def test_a_structure_is_filled(duel: Pack) -> None:
    constants = DuelConstants.of(duel.constants)
    laid = [sum(len(row.columns) for row in rows) for rows in constants.structures]
    cards = [sum(card.ages == (age,) for card in duel.decks[0].cards) for age in AGES]
    guilds = (0, 0, constants.guilds)
    assert laid == [20, 20, 20]
    assert [n - constants.boxed + more for n, more in zip(cards, guilds, strict=True)] == laid


def test_rows_lie_open_and_hidden_in_turn(duel: Pack) -> None:
    for rows in DuelConstants.of(duel.constants).structures:
        assert [row.face for row in rows] == (["up", "down"] * 4)[: len(rows)]


def test_each_card_is_covered_by_neighbouring_columns(duel: Pack) -> None:
    first, second, third = DuelConstants.of(duel.constants).structures
    assert [row.columns for row in second] == [row.columns for row in reversed(first)]
    for rows in (first, second, third):
        for row, nearer in zip(rows, rows[1:], strict=False):
            covered = {column + side for column in nearer.columns for side in (-1, 1)}
            assert covered & set(row.columns) == set(row.columns)


def test_chains_both_ways(duel: Pack) -> None:
    symbols = {card.name["en"].text: card.chain_symbol for card in duel.cards if card.chain_symbol}
    linked = chains(duel)
    assert {name: (symbols[name], *linked[name]) for name in symbols} == CHAINS
    assert symbols.keys() == linked.keys()


def test_what_they_cost(duel: Pack) -> None:
    ages, guilds, wonders, progress = duel.decks
    by_age = [[card for card in ages.cards if card.ages == (age,)] for age in AGES]
    assert [free(cards) for cards in by_age] == [7, 3, 0]
    assert free(progress.cards) == 10
    decks = (*by_age, guilds.cards, wonders.cards)
    assert [asked(card.cost[0] for card in cards) for cards in decks] == [
        {"coins": 20, "wood": 1, "clay": 1, "papyrus": 1, "glass": 1, "stone": 1},
        {"coins": 18, "wood": 9, "stone": 9, "clay": 8, "glass": 6, "papyrus": 5},
        {"coins": 8, "wood": 16, "stone": 16, "clay": 16, "glass": 11, "papyrus": 11},
        {"wood": 8, "stone": 7, "clay": 7, "papyrus": 4, "glass": 3},
        {"stone": 12, "wood": 11, "papyrus": 10, "clay": 10, "glass": 9},
    ]


def test_shields_and_points(duel: Pack) -> None:
    ages, _, wonders, _ = duel.decks
    by_age = [[card for card in ages.cards if card.ages == (age,)] for age in AGES]
    assert [numbers(cards, "shields") for cards in by_age] == [
        [1, 1, 1, 1], [1, 1, 2, 2, 2], [2, 3, 2, 2, 3],
    ]  # fmt: skip
    assert [sum(numbers(cards, "vp")) for cards in by_age] == [11, 28, 61]
    assert numbers(wonders.cards, "shields") == [2, 1, 1]
    assert sum(numbers(wonders.cards, "vp")) == 42


def test_every_number_of_the_powers(duel: Pack) -> None:
    assert [totals(first_powers(deck.cards)) for deck in duel.decks] == [
        {"coins": 19, "vp": 100, "shields": 24, "bank price": 4},
        {"coins": 5, "vp": 8},
        {"coins": 21, "vp": 42, "shields": 4, "lose coins": 3},
        {"coins": 16, "vp": 14, "shields": 1},
    ]


def test_each_symbol_stands_on_two_cards(duel: Pack) -> None:
    green = [card for card in duel.cards if card.colour == "green"]
    written = [power["science"] for card in green for power in card.entry["power"]
               if "science" in power]  # fmt: skip
    assert sorted(written) == sorted(
        2 * ["quill", "pendulum", "mortar", "wheel", "sundial", "gyroscope"]
    )


def test_five_wonders_play_again(duel: Pack) -> None:
    wonders = duel.decks[2].cards
    again = [card.id for card in wonders if any("turn" in part for part in card.entry["power"])]
    assert len(again) == 5


def test_the_track(duel: Pack) -> None:
    track = DuelConstants.of(duel.constants).track
    assert track.spaces == 9
    assert [(zone.first, zone.vp, zone.loot) for zone in track.zones] == [
        (1, 2, 0), (3, 5, 2), (6, 10, 5),
    ]  # fmt: skip
