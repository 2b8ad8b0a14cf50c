"""The black cards and Guilds of Cities against what is publicly known of them."""

from cardgen.effects.power.description import describe_ability
from cardgen.model.ages import AGES
from cardgen.model.pack import Pack
from tests.cards.conftest import abilities, asked, first_powers, free, numbers, totals


def test_nine_black_cards_an_age_and_three_guilds(cities: Pack) -> None:
    black, guilds = cities.decks
    assert [sum(card.ages == (age,) for card in black.cards) for age in AGES] == [9, 9, 9]
    assert {card.colour for card in black.cards} == {"black"}
    assert [(card.colour, card.ages) for card in guilds.cards] == [("purple", ("III",))] * 3


def test_black_cards_have_no_chains(cities: Pack) -> None:
    assert not any(card.chain for card in cities.cards)


def test_what_they_cost(cities: Pack) -> None:
    black, guilds = cities.decks
    ages = [[card for card in black.cards if card.ages == (age,)] for age in AGES]
    assert [free(cards) for cards in ages] == [2, 0, 0]
    assert [asked(card.cost[0] for card in cards) for cards in (*ages, guilds.cards)] == [
        {"coins": 9, "ore": 1, "clay": 1, "wood": 1},
        {"coins": 10, "papyrus": 3, "cloth": 3, "stone": 2, "clay": 2, "wood": 2, "glass": 2,
         "ore": 2},
        {"coins": 10, "wood": 5, "clay": 5, "ore": 5, "stone": 5, "glass": 4, "papyrus": 4,
         "cloth": 4},
        {"ore": 3, "cloth": 2, "glass": 2, "wood": 2, "stone": 2, "clay": 2, "papyrus": 1},
    ]  # fmt: skip


def test_shields_points_and_losses(cities: Pack) -> None:
    black = cities.decks[0].cards
    ages = [[card for card in black if card.ages == (age,)] for age in AGES]
    assert numbers(black, "shields") == [2, 3, 5]
    assert [sum(numbers(cards, "vp")) for cards in ages] == [7, 17, 26]
    assert [numbers(cards, "lose coins") for cards in ages] == [[1], [2, 1], [1, 3, 1]]


def test_every_loss_may_become_debt(cities: Pack) -> None:
    held = [ability for card in cities.cards for ability in abilities(card.power[0])]
    losses = [each for each in held if each.action == "lose coins"]
    assert len(losses) == 7
    assert all([debt.action for debt in loss.else_] == ["tokens"] for loss in losses)


def test_every_number_of_the_powers(cities: Pack) -> None:
    assert totals(first_powers(cities.decks[0].cards)) == {
        "shields": 10, "vp": 50, "coins": 20, "lose coins": 9,
    }  # fmt: skip
    assert totals(first_powers(cities.decks[1].cards)) == {"vp": 7, "lose coins": 3}


def test_three_masks_and_three_diplomats(cities: Pack) -> None:
    held = [ability for card in cities.cards for ability in abilities(card.power[0])]
    copies = [describe_ability(each) for each in held if each.action == "copy"]
    assert copies == ["copy symbol · from neighbours · of green · when end"] * 3
    assert sum(each.action == "tokens" for each in held) == 3
