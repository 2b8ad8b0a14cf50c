"""Costs and their words: every cost of ours is written out, and every slip in a cost is noticed."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import NamedTuple

import pytest

from cardgen.checks.catalogue import checks
from cardgen.model.ages import ByAge
from cardgen.model.card import RESOURCES, Card, Cost, Payment
from cardgen.project.load import Selection, load_project
from tests.cards.conftest import ROOT

PACKS = ("faith", "leaders", "duel-leaders")
OTHERS = (*RESOURCES, "any brown", "any grey", "any resource", "coins", "shields", "points")
VIEWS = {view.pack.id: view for view in load_project(ROOT, Selection(PACKS)).project.packs}
# Those that come blank have no cost until somebody gives them a power.
BLANK = {("leaders", "blank-leader"), ("duel-leaders", "blank-leader")}


class Slip(NamedTuple):
    """A card with one mistake in its cost."""

    what: str
    card: Card


def cards() -> list[Card]:
    return [card for view in VIEWS.values() for card in view.pack.cards]


def noticed(card: Card) -> bool:
    """Whether the words of some Age say another cost."""
    over_card = checks()["cost-words"].over_card
    assert over_card
    return any(over_card(VIEWS[card.pack], card))


def slips(card: Card) -> Iterator[Slip]:
    """Every amount one up or down, every kind for another, Ages swapped, a payment left out."""
    groups = [[span.first, span.last] for span in card.cost.spans()]
    for first, last in groups:
        for what, cost in _changed(card.cost[first]):
            ages = [cost if first <= age <= last else card.cost[age] for age in range(3)]
            yield Slip(what, replace(card, cost=ByAge(ages)))
    for order in permutations(range(3)):
        swapped = ByAge([card.cost[age] for age in order])
        if swapped != card.cost:
            yield Slip("columns", replace(card, cost=swapped))


def _changed(cost: Cost) -> Iterator[tuple[str, Cost]]:
    for index, payment in enumerate(cost.payments):
        rest = cost.payments[:index], cost.payments[index + 1 :]

        def with_(new: Payment, rest: tuple[tuple[Payment, ...], ...] = rest) -> Cost:
            return Cost((*rest[0], new, *rest[1]))

        yield "amount", with_(payment._replace(amount=payment.amount + 1))
        if payment.amount > 1:
            yield "amount", with_(payment._replace(amount=payment.amount - 1))
        named = {each.what for each in cost.payments}
        for other in OTHERS:
            if other not in named:
                yield "kind", with_(payment._replace(what=other))
        yield "left out", Cost((*rest[0], *rest[1]))


@pytest.mark.parametrize("card", cards(), ids=lambda card: f"{card.pack}/{card.id}")
def test_every_cost_is_written_out(card: Card) -> None:
    assert (card.pack, card.id) in BLANK or card.cost_in_words
    assert not noticed(card)


@pytest.mark.parametrize("pack", PACKS)
def test_every_cost_of_a_stage_is_written_out(pack: str) -> None:
    sides = [side for board in VIEWS[pack].pack.wonders for side in board.sides.values()]
    assert all(stage.cost_in_words for side in sides for stage in side.stages)


def test_slips_are_noticed() -> None:
    planted = [slip for card in cards() for slip in slips(card)]
    missed = [slip for slip in planted if not noticed(slip.card)]
    assert len(planted) > 2500
    assert {slip.what for slip in planted} == {"amount", "kind", "left out", "columns"}
    for what in {slip.what for slip in planted}:
        assert sum(slip.what == what for slip in planted) > 100
    assert [(slip.what, slip.card.id) for slip in missed] == []
