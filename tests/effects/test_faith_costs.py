"""Laws of the costs: what the seed fixes, and what a fair price list keeps to."""

from collections import Counter
from dataclasses import fields
from fractions import Fraction
from itertools import pairwise

import pytest

from cardgen.effects.power.reading import read_powers
from cardgen.model.card import RESOURCES, Card, Cost, Payment
from cardgen.model.finding import Report
from cardgen.model.pack import Pack

# One resource of a given kind is 1: a neighbour sells it for 2 coins, so a coin is a half. The
# freer the choice, the likelier a city has it. Owned shields and points are shown, not spent:
# Barracks (1 resource) give 1 shield, Baths (1 resource) 3 points, and both pay for themselves.
WEIGHTS = {
    **dict.fromkeys(RESOURCES, Fraction(1)),
    "any brown": Fraction(3, 4),
    "any grey": Fraction(3, 4),
    "any resource": Fraction(2, 3),
    "coins": Fraction(1, 2),
    "shields": Fraction(1, 2),
    "points": Fraction(1, 4),
    "next stage": Fraction(5, 2),
    "sacrifice": Fraction(3, 2),
}
RISING = ("next stage", "sacrifice")  # the same words ask for more in a later Age


def weight(cost: Cost) -> Fraction:
    return sum((WEIGHTS[part.what] * part.amount for part in cost.payments), Fraction())


def amount(cost: Cost) -> int:
    return sum(part.amount for part in cost.payments)


def by_id(pack: Pack) -> dict[str, Card]:
    return {card.id: card for card in pack.cards}


def test_what_the_seed_fixes(faith: Pack) -> None:
    gods = by_id(faith)
    assert gods["apollo"].cost[1] == Cost((Payment("stone"),))
    assert gods["marduk"].cost[1] == Cost((Payment("any resource", 4),))
    assert gods["ishtar"].cost[1] == Cost((Payment("shields", 4),))
    assert set(gods["chronos"].cost) == {Cost((Payment("next stage"),))}
    for creature in ("pegasus", "medusa"):
        assert gods[creature].cost[0] == Cost((Payment("sacrifice"),))
        assert all(Payment("sacrifice") in cost.payments for cost in gods[creature].cost)


def test_egyptians_pay_coins_and_no_other_god_does(faith: Pack) -> None:
    for card in faith.decks[0].cards:
        for cost in card.cost:
            coins = [part.what == "coins" for part in cost.payments]
            assert all(coins) if card.pantheon == "egyptian" else not any(coins), card.id
    assert Counter(card.pantheon for card in faith.cards)["egyptian"] == 7


def test_an_egyptian_is_within_reach_of_the_first_coins(faith: Pack) -> None:
    assert all(amount(card.cost[0]) <= 3 for card in faith.cards if card.pantheon == "egyptian")


def test_only_creatures_are_paid_with_a_sacrifice(faith: Pack) -> None:
    sacrificed = {
        card.id
        for card in faith.cards
        if any(part.what == "sacrifice" for cost in card.cost for part in cost.payments)
    }
    assert sacrificed == {"pegasus", "medusa"}


def test_a_cost_never_falls(faith: Pack) -> None:
    for card in faith.cards:
        for earlier, later in pairwise(card.cost):
            assert weight(earlier) <= weight(later), card.id
            assert amount(earlier) <= amount(later), card.id


def test_each_kind_is_asked_by_two_gods(faith: Pack) -> None:
    kinds: Counter[str] = Counter()
    for card in faith.cards:
        kinds.update({part.what for cost in card.cost for part in cost.payments})
        kinds.update({"free"} if any(cost.free for cost in card.cost) else set())
    assert set(kinds) == {*WEIGHTS, "free"}
    assert min(kinds.values()) >= 2, kinds


def test_no_god_asks_twice_for_one_grey_good(faith: Pack) -> None:
    greys = ("glass", "papyrus", "cloth")
    parts = [part for card in faith.cards for cost in card.cost for part in cost.payments]
    assert all(part.amount == 1 for part in parts if part.what in greys)


def numbers(card: Card, age: int) -> tuple[tuple[str, ...], list[Fraction]]:
    """The actions of an Age, and the plain numbers of their effects."""
    report = Report()
    abilities = read_powers(card.power, report)[age]
    held = [
        Fraction(value)
        for ability in abilities
        for field in fields(ability.effect)
        if isinstance(value := getattr(ability.effect, field.name), int | Fraction)
    ]
    return tuple(ability.action for ability in abilities), held


def test_a_stronger_power_costs_more(faith: Pack) -> None:
    dearer = 0
    for card in faith.cards:
        for age in (0, 1):
            (actions, weak), (later, strong) = numbers(card, age), numbers(card, age + 1)
            rises = any(part.what in RISING for part in card.cost[age].payments)
            if actions == later and weak < strong and not rises:
                assert weight(card.cost[age]) < weight(card.cost[age + 1]), card.id
                dearer += 1
    assert dearer == 10


@pytest.mark.parametrize("god", ["nut", "hestia-red", "pan", "poseidon", "anubis", "horus"])
def test_gods_left_out_with_two_players(faith: Pack, god: str) -> None:
    """Two of them with three players too: ruling gods-advised-against."""
    assert by_id(faith)[god].players.min == {"nut": 4, "pan": 6}.get(god, 3)


def test_no_other_god_is_left_out(faith: Pack) -> None:
    assert sum(card.players.min is not None for card in faith.cards) == 6


def test_every_value_says_its_source(faith: Pack) -> None:
    for card in faith.cards:
        said = {name.partition(".")[0] for name in card.sources}
        assert said == {"power", "cost"}, card.id
        assert all(text == "house" or text.startswith("seed ") for text in card.sources.values())


def test_the_announced_counts_come_out(faith: Pack) -> None:
    gods = faith.decks[0].cards
    goodies = [card for card in gods if card.pantheon == "goodies"]
    versions = [card for card in gods if card.replaces]
    assert len(goodies) == faith.announces["goodies"]
    assert len(gods) - len(goodies) - len(versions) == faith.announces["gods"]
