"""The Leaders, Guilds and board of Leaders against what is publicly known of them."""

import pytest

from cardgen.model.constants import Constants
from cardgen.model.pack import Pack
from tests.cards.conftest import abilities, asked, every_power, load, names, totals

# Coins → the Leaders that cost so much.
COSTS = {
    1: "Maecenas Nero Vitruvius Croesus Sappho",
    2: "Hannibal Hatshepsut Xenophon Zenobia Leonidas Hammurabi",
    3: "Alexander Aristotle Justinian Midas Solomon Varro Phidias Praxiteles Hiram Nefertiti "
    "Imhotep",
    4: "Amytis Plato Bilkis Tomyris Hypatia Nebuchadnezzar Cleopatra Archimedes",
    5: "Ramses Caesar Euclid Ptolemy Pythagoras",
    6: "Pericles",
}


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load("leaders")


def test_how_many_cards_there_are(pack: Pack) -> None:
    assert [len(deck.cards) for deck in pack.decks] == [36, 4, 1]
    assert {(card.colour, card.ages) for card in pack.decks[1].cards} == {("purple", ("III",))}
    assert not any(card.colour or card.pantheon for card in pack.decks[0].cards)


def test_what_leaders_cost(pack: Pack) -> None:
    found: dict[int, set[str]] = {}
    for card in pack.decks[0].cards:
        (payment,) = card.cost[0].payments
        assert payment.what == "coins"
        found.setdefault(payment.amount, set()).add(card.name["en"].text)
    assert found == {coins: set(said.split()) for coins, said in COSTS.items()}


def test_what_guilds_cost(pack: Pack) -> None:
    costs = {card.name["en"].text.split()[0]: asked(card.cost[:1]) for card in pack.decks[1].cards}
    assert costs == {
        "Gamers": {"wood": 1, "stone": 1, "clay": 1, "ore": 1},
        "Courtesans": {"wood": 1, "clay": 1, "cloth": 1, "glass": 1},
        "Diplomats": {"wood": 1, "stone": 1, "glass": 1, "papyrus": 1},
        "Architects": {"clay": 1, "ore": 3, "cloth": 1, "papyrus": 1},
    }


def test_the_blank_card_does_nothing(pack: Pack) -> None:
    (blank,) = pack.decks[2].cards
    assert [abilities(power) for power in blank.power] == [()] * 3
    assert blank.cost[0].free


def test_rome(pack: Pack) -> None:
    (rome,) = pack.wonders
    assert [side.produces for side in rome.sides.values()] == ["", ""]
    assert {name: [asked([s.cost]) for s in side.stages] for name, side in rome.sides.items()} == {
        "A": [{"wood": 1, "clay": 1, "ore": 1}, {"stone": 2, "clay": 1, "cloth": 1}],
        "B": [
            {"wood": 1, "clay": 1},
            {"stone": 1, "clay": 1, "cloth": 1},
            {"stone": 2, "papyrus": 1},
        ],
    }
    sides = {name: totals(s.power for s in side.stages) for name, side in rome.sides.items()}
    assert sides == {"A": {"vp": 10}, "B": {"coins": 5, "draw": 4, "vp": 6}}


def test_the_numbers_of_the_game(pack: Pack, base: Pack) -> None:
    """Six coins instead of three; Guilds in the third deck as before."""
    plain, changed = Constants.of(base.constants), Constants.of(base.constants, pack.constants)
    assert (plain.start_coins, changed.start_coins) == (3, 6)
    assert changed.leaders_dealt == 4
    assert changed.guilds_beyond_players == plain.guilds_beyond_players == 2


def test_every_power_reads_and_every_deck_is_printed(pack: Pack) -> None:
    assert len([abilities(power) for power in every_power(pack)]) == 41 + 2 + 5
    assert pack.printed_decks == pack.decks


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_unique(pack: Pack, language: str) -> None:
    assert len(set(names(pack, language))) == 41


def test_french_names_know_their_gender_and_everything_its_source(pack: Pack) -> None:
    assert all(card.name["fr"].gender for card in pack.cards)
    texts = [each.sources.values() for each in (*pack.cards, *pack.wonders)]
    assert all(texts)
    known = ("seed ", "public ", "house")
    assert all(text.startswith(known) for held in texts for text in held)
