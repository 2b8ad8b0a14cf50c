"""Costs in the order they are printed in, and as their words say them."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from cardgen.checks.check import Check
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import RESOURCES, Card, Cost, Payment
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Map, ValueRef
from cardgen.model.wonder import Stage
from cardgen.project.pack_view import PackView
from cardgen.schema.by_age import expand_ages_at
from cardgen.suggest import join_words

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NOTHING = "nothing"
COUNTED = ("coins", "shields", "points")
ONE = ("a ", "an ", "the ")  # what may stand for `one `


def cost_in_words(cost: Cost) -> str:
    """A cost in words."""
    parts = [_part(payment) for payment in cost.payments]
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:]))) or NOTHING


def named_parts(words: str) -> tuple[str, ...]:
    """What words of a cost name, in an order of their own."""
    named = (part.strip() for part in re.split(r",| and ", words))
    return tuple(sorted(map(_with_number, named)))


def payment_of(part: str, cost: Cost) -> Payment | None:
    """The payment that a part of the words names."""
    return next((payment for payment in cost.payments if _part(payment) == part), None)


def _with_number(part: str) -> str:
    first, space, rest = part.partition(" ")
    return f"one {rest}" if first + space in ONE else part


def _part(payment: Payment) -> str:
    what, amount = payment
    number = NUMBERS[amount] if amount < len(NUMBERS) else str(amount)
    if what.startswith("any "):
        return f"{number} of {what}"
    if what in COUNTED:
        return f"{number} {what.removesuffix('s') if amount == 1 else what}"
    return f"{number} {what}"


KINDS = dict.fromkeys((*RESOURCES, "any brown", "any grey", "any resource"), "resources")


def check_cost_order(view: PackView, card: Card) -> Iterator[Finding]:
    """Every Age whose cost is of the same kinds as the one before it, and less."""
    one, two, three = card.cost
    if one is not two or two is not three:
        for age, (before, after) in enumerate(pairwise(card.cost), 1):
            if _falls(before, after):
                yield _order_finding(card, age)


def _amounts(cost: Cost) -> dict[str, int]:
    """How many resources, coins, shields and so on a cost asks."""
    amounts: dict[str, int] = {}
    for what, amount in cost.payments:
        kind = KINDS.get(what, what)
        amounts[kind] = amounts.get(kind, 0) + amount
    return amounts


@lru_cache(maxsize=1024)  # many cards cost the same
def _falls(earlier: Cost, later: Cost) -> bool:
    """Whether less is asked of something and not more of anything."""
    before, after = _amounts(earlier), _amounts(later)
    never_more = all(after.get(kind, 0) <= before.get(kind, 0) for kind in {*before, *after})
    return never_more and before != after


def _order_finding(card: Card, age: int) -> Finding:
    place = expand_ages_at(ValueRef(card.entry, "cost"), Report())[age].where.place
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
    over_card=check_cost_order,
)


def check_cost_words(view: PackView, card: Card) -> Iterator[Finding]:
    """Each cost that has words, once for Ages that share both."""
    if card.cost_in_words:
        for ages in _different(card.cost, card.cost_in_words):
            words = card.cost_in_words[ages[0]]
            if named_parts(words) != named_parts(cost_in_words(card.cost[ages[0]])):
                yield _finding(card, ages, words)


def _different(cost: ByAge[Cost], words: ByAge[str]) -> Iterable[list[int]]:
    """The Ages (from 0), together where cost and words are the same."""
    together: dict[tuple[Cost, str], list[int]] = {}
    for age in range(3):
        together.setdefault((cost[age], words[age]), []).append(age)
    return together.values()


def _finding(card: Card, ages: list[int], words: str) -> Finding:
    ages_named = join_words((AGES[age] for age in ages), joined_by="and")
    when = "" if len(ages) == 3 else f"in Age {ages_named}"
    return _cost_finding(_place(card, ages[0], words), when, card.cost[ages[0]], words, card.id)


def _cost_finding(place: Place, whose: str, cost: Cost, words: str, id: str) -> Finding:
    says = cost_in_words(cost)
    message = f'the cost{whose and f" {whose}"} is {says}, its words say "{words}"'
    help = f'mend one of the two; the cost as it stands is written "{says}"'
    return Finding("cost-words", "cost-words", place, message, help, card=id)


def _place(card: Card, age: int, words: str) -> Place:
    """The payment that the words do not name; the cost of the Age where they lack none."""
    cost, said = card.cost[age], named_parts(words)
    odd = [part for part in named_parts(cost_in_words(cost)) if part not in said]
    held = expand_ages_at(ValueRef(card.entry, "cost"), Report())[age]
    payment = payment_of(odd[0], cost) if odd else None
    if payment and isinstance(held.value, Map):
        return held.value.place(payment.what)
    return held.where.place


def check_stage_cost_words(view: PackView) -> Iterator[Finding]:
    """Each stage of a board whose cost has words."""
    for board in view.pack.named_boards:
        for name, side in board.sides.items():
            for key, cost, words in dict.fromkeys(map(_priced, side.stages)):
                if words and named_parts(words) != named_parts(cost_in_words(cost)):
                    place = board.place("sides", name, "stages", key, "cost")
                    yield _cost_finding(place, "of the stage", cost, words, board.id)


def _priced(stage: Stage) -> tuple[str, Cost, str]:
    """What stages that share an entry may share as well: it is told once."""
    return stage.key, stage.cost, stage.cost_in_words


COST_WORDS = Check(
    slug="cost-words",
    title="A cost that differs from its own words",
    why="""\
Nothing else on a card tells when a cost was mistyped, or the costs of two Ages swapped: every cost
is possible. So it may be written out a second time, as on a cheque, and the two are held against
each other. A card, or a stage of a board, without `cost in words` is not asked for it.
""",
    refused="""\
- id: iris
  cost: {I: {wood: 1}, II: {wood: 1, ore: 2}, III: {wood: 3}}
  cost in words: {I: one wood, II: one wood and one ore, III: three wood}     # two ore or one?
""",
    mend="""\
Find out which of the two is right and mend the other. The words are those of `cost:` with numbers
written out: two stone and one ore, three of any brown, four coins, one next stage, nothing.
""",
    over_card=check_cost_words,
    over_pack=check_stage_cost_words,
)
