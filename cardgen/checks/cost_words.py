"""The check `cost-words`."""

from collections.abc import Iterable, Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.checks.review.written import parts, payment_of, written
from cardgen.loading.ages import expand_at
from cardgen.loading.report import Report, Where
from cardgen.loading.suggest import listed
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import Card
from cardgen.model.cost import Cost
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.model.place import Place


def check_cost_words(material: Material) -> Iterator[Finding]:
    """Each cost that has words, once for Ages that share both."""
    for card in material.fresh:
        if card.cost_in_words:
            for ages in _different(card.cost, card.cost_in_words):
                words = card.cost_in_words[ages[0]]
                if parts(words) != parts(written(card.cost[ages[0]])):
                    yield _finding(card, ages, words)


def _different(cost: ByAge[Cost], words: ByAge[str]) -> Iterable[list[int]]:
    """The Ages (from 0), together where cost and words are the same."""
    together: dict[tuple[Cost, str], list[int]] = {}
    for age in range(3):
        together.setdefault((cost[age], words[age]), []).append(age)
    return together.values()


def _finding(card: Card, ages: list[int], words: str) -> Finding:
    says = written(card.cost[ages[0]])
    when = (
        "" if len(ages) == 3 else f" in Age {listed((AGES[age] for age in ages), joined_by='and')}"
    )
    message = f'the cost{when} is {says}, its words say "{words}"'
    help = f'mend one of the two; the cost as it stands is written "{says}"'
    place = _place(card, ages[0], words)
    return Finding("cost-words", "cost-words", place, message, help, card=card.id)


def _place(card: Card, age: int, words: str) -> Place:
    """The payment that the words do not name; the cost of the Age where they lack none."""
    cost, said = card.cost[age], parts(words)
    odd = [part for part in parts(written(cost)) if part not in said]
    held = expand_at(Where(card.entry, "cost"), Report())[age]
    payment = payment_of(odd[0], cost) if odd else None
    if payment and isinstance(held.value, Map):
        return held.value.place(payment.what)
    return held.where.place


COST_WORDS = Check(
    slug="cost-words",
    title="A cost that differs from its own words",
    why="""\
Nothing else on a card tells when a cost was mistyped, or the costs of two Ages swapped: every cost
is possible. So it may be written out a second time, as on a cheque, and the two are held against
each other. A card without `cost in words` is not asked for it.
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
    over_pack=check_cost_words,
)
