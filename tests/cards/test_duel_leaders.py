"""The Leaders and Wonders of Duel: Leaders against what the seed says of them."""

import pytest

from cardgen.effects.power.description import icon_line
from cardgen.model.constants import DuelConstants
from cardgen.model.pack import Pack
from tests.cards.conftest import abilities, first_powers, load, names, totals

# What each card of a colour, Wonder or token is worth: seed 95-223.
WORTH = {
    "amytis": ("wonder", 2), "hiram": ("purple", 2), "hypatia": ("green", 1),
    "nebuchadnezzar": ("blue", 1), "pericles": ("red", 1), "phidias": ("brown", 1),
    "praxiteles": ("grey", 2), "varro": ("yellow", 1),
}  # fmt: skip
PLAIN = {"cleopatra": 5, "nefertiti": 4, "zenobia": 3, "sappho": 2}
# The two variants keep to 16 Leaders each: seed 254-289.
POINTS = (
    "amytis alexander aristotle cleopatra hiram hypatia justinian midas nebuchadnezzar nefertiti "
    "pericles phidias plato praxiteles varro vitruvius"
)
ABILITIES = (
    "aspasia berenice bilkis caesar caligula darius diocletian euclid hannibal hatshepsut imhotep "
    "nero ptolemy pythagoras semiramis tomyris"
)


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load("duel-leaders")


def line(pack: Pack, card: str) -> str:
    (power,) = [each.power[0] for each in pack.cards if each.id == card]
    return " ".join(map(str, icon_line(abilities(power))))


def test_how_many_cards_there_are(pack: Pack) -> None:
    assert [len(deck.cards) for deck in pack.decks] == [43, 1, 2]
    assert [card.copies for card in pack.decks[1].cards] == [2]
    assert not any(card.colour or card.pantheon or card.ages for card in pack.cards)
    assert pack.printed_decks == pack.decks


def test_the_variants_are_the_panels(pack: Pack) -> None:
    panels = {"points": POINTS, "abilities": ABILITIES}
    for panel, listed in panels.items():
        held = [card.id for card in pack.cards if card.declared.get("panel") == panel]
        assert sorted(held) == sorted(listed.split())
    assert sum("panel" not in card.declared for card in pack.decks[0].cards) == 11


def test_each_colour_has_its_leader(pack: Pack) -> None:
    for name, (kind, points) in WORTH.items():
        assert line(pack, name) == f"laurel:{points} per card-{kind}"
    for name, points in PLAIN.items():
        assert line(pack, name) == f"laurel:{points}"


def test_every_number_of_the_powers(pack: Pack) -> None:
    leaders, blank, wonders = (totals(first_powers(deck.cards)) for deck in pack.decks)
    assert leaders == {
        "vp": 42, "shields": 3 + 1, "coins": 1, "lose coins": 2 + 4, "bank price": 2,
        "multiply losses": 2,
    }  # fmt: skip
    assert blank == {}
    assert wonders == {"vp": 4, "draw": 2}


def test_three_coins_more_to_begin_with(pack: Pack, duel: Pack) -> None:
    plain, changed = (
        DuelConstants.of(duel.constants),
        DuelConstants.of(duel.constants, pack.constants),
    )
    assert (plain.start_coins, changed.start_coins) == (7, 10)
    assert changed.wonders_built == plain.wonders_built == 7


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_unique(pack: Pack, language: str) -> None:
    assert len(set(names(pack, language))) == 43 + 1 + 2


def test_french_names_know_their_gender(pack: Pack) -> None:
    assert all(card.name["fr"].gender for card in pack.cards)


def test_who_is_in_both_packs_stands_before_one_country(pack: Pack) -> None:
    others = {card.id: card.declared["scene"] for card in load("leaders").cards if card.declared}
    scenes = {card.id: card.declared["scene"] for card in pack.decks[0].cards}
    shared = scenes.keys() & others.keys()
    assert {one: scenes[one] for one in shared} == {one: others[one] for one in shared}
    assert len(shared) > 25
