"""What all packs of base facts have in common: they read, name their sources, print nothing."""

import pytest

from cardgen.effects.power.description import cost_icons, icon_line
from cardgen.model.ages import AGES
from cardgen.packs.root import list_packs
from tests.cards.conftest import FACTS, ROOT, abilities, every_power, load, names

# Signs that the cards of base games would need on paper. Nothing prints those cards.
UNDRAWN = {
    *("neighbour-left", "neighbour-right", "resource-made", "resource-not-made", "diplomacy"),
    *("quill", "pendulum", "mortar", "wheel", "sundial", "gyroscope"),
}


def test_the_packs_are_listed() -> None:
    assert set(FACTS) <= set(list_packs(ROOT))


@pytest.mark.parametrize("name", FACTS)
def test_every_power_reads(name: str) -> None:
    pack = load(name)
    read = [abilities(power) for power in every_power(pack)]
    assert len(read) == {"base": 131, "cities-base": 30, "duel-base": 95}[name]
    assert all(read[: len(pack.cards)])


@pytest.mark.parametrize("name", FACTS)
def test_nothing_is_printed(name: str) -> None:
    pack = load(name)
    assert pack.decks
    assert pack.printed_decks == ()
    assert not any(card.text for card in pack.cards)


@pytest.mark.parametrize("name", FACTS)
def test_names_are_unique_in_each_language(name: str) -> None:
    pack = load(name)
    for language in pack.languages:
        assert len(set(names(pack, language))) == len(pack.cards)


@pytest.mark.parametrize("name", FACTS)
def test_french_names_know_their_gender(name: str) -> None:
    pack = load(name)
    assert [card.id for card in pack.cards if not card.name["fr"].gender] == []
    assert not any("'" in word for word in names(pack, "fr"))


@pytest.mark.parametrize("name", FACTS)
def test_everything_has_a_source(name: str) -> None:
    pack = load(name)
    sources = [each.sources for each in (*pack.cards, *pack.wonders)]
    assert all(sources)
    texts = {text for source in sources for text in source.values()}
    assert all("public" in text or text == "house" for text in texts)


@pytest.mark.parametrize("name", FACTS)
def test_chains_lead_from_an_earlier_age_to_a_card_of_the_pack(name: str) -> None:
    by_id = {card.id: card for card in load(name).cards}
    for card in by_id.values():
        for earlier in card.chain:
            assert AGES.index(by_id[earlier].ages[0]) < AGES.index(card.ages[0])


def test_the_signs_that_are_not_drawn_are_known() -> None:
    drawn = {path.stem for path in (ROOT / "templates" / "icons").glob("*.svg")}
    packs = [load(name) for name in FACTS]
    lines = [icon_line(abilities(power)) for pack in packs for power in every_power(pack)]
    lines += [cost_icons(card.cost[0], pack.game) for pack in packs for card in pack.cards]
    assert {sign.name for line in lines for sign in line} - drawn == UNDRAWN
