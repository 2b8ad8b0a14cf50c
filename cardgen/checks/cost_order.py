"""The check `cost-order`."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.loading.ages import expand_at
from cardgen.loading.report import Report, Where
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.model.cost import RESOURCES, Cost
from cardgen.model.finding import Finding

KINDS = dict.fromkeys((*RESOURCES, "any brown", "any grey", "any resource"), "resources")


def check_cost_order(material: Material) -> Iterator[Finding]:
    """Every Age whose cost is of the same kinds as the one before it, and less."""
    for card in material.fresh:
        if card.cost[0] is not card.cost[2]:
            for age, (before, after) in enumerate(pairwise(card.cost), 1):
                if _falls(_amounts(before), _amounts(after)):
                    yield _finding(card, age)


def _amounts(cost: Cost) -> dict[str, int]:
    """How many resources, coins, shields and so on a cost asks."""
    amounts: dict[str, int] = {}
    for what, amount in cost.payments:
        kind = KINDS.get(what, what)
        amounts[kind] = amounts.get(kind, 0) + amount
    return amounts


def _falls(before: dict[str, int], after: dict[str, int]) -> bool:
    """Whether less is asked of something and not more of anything."""
    kinds = {*before, *after}
    never_more = all(after.get(kind, 0) <= before.get(kind, 0) for kind in kinds)
    return never_more and before != after


def _finding(card: Card, age: int) -> Finding:
    place = expand_at(Where(card.entry, "cost"), Report())[age].where.place
    message = f"{card.id} costs less in Age {AGES[age]} than in Age {AGES[age - 1]}"
    help = "mend the figure, or swap the columns; accepts: {cost-order: why} if it is meant"
    return Finding("cost-order", "cost-order", place, message, help, "warning", card=card.id)


COST_ORDER = Check(
    slug="cost-order",
    title="A cost that falls from one Age to the next",
    why="""\
Cities grow richer and powers stronger with the Ages, so that costs rise or stay. One that falls is
most often two columns swapped, or a figure left out.
""",
    refused="""\
- id: iris
  cost: {I: {wood: 2}, II: {wood: 1}, III: {wood: 3}}      # I and II swapped?
""",
    mend="""\
Mend the figure, or put the columns in order. Where a card is to get cheaper, say why on it:
`accepts: {cost-order: why}`.
""",
    over_pack=check_cost_order,
)
