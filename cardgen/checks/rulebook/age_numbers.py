"""The check `rulebook-age-number`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.age_claims import (
    BRINGS,
    COSTS,
    GIVES,
    SOME,
    AgeClaim,
    AgeClaims,
    PlacedClaim,
    index_of,
)
from cardgen.model.ages import AGES
from cardgen.model.card import RESOURCES, Card, Cost, Payment, full_id
from cardgen.model.finding import Finding
from cardgen.model.game_numbers import numbers_of_game
from cardgen.suggest import join_words, quantity

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

CODE = "rulebook-age-number"
PER = "per"
PLAIN = ("coins", *RESOURCES)  # payments that stand for nothing else


def check_rulebook_age_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Everything that books say of what a card brings or costs.

    What they claim is kept, so that they are read again only where a claim does not hold.
    """
    known, project = _CardAmounts(prose, rulebooks), prose.project
    payments = rulebooks.pack.game.payments.items()
    key = project.prose_digests.of_books("claims by Age", rulebooks.view, *payments)
    kept = project.parts.words(key, lambda: [(*one.claim,) for one in _claims(prose, rulebooks)])
    if all(known.has(AgeClaim(*one)) for one in kept):
        return
    for one in _claims(prose, rulebooks):
        if not known.has(one.claim):
            place, said = one.block.place(one.start, one.end), known.told(one)
            yield Finding(CODE, CODE, place, *said, language=one.claim.language)


def _claims(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[PlacedClaim]:
    spoken = {one.language: one for one in prose.spoken}
    for book in rulebooks.books:
        if how := spoken.get(book.language):
            claims = AgeClaims(how, rulebooks.pack.game)
            for section in book.sections:
                yield from claims.in_section(section)


class _CardAmounts:
    """What the cards of a game bring and cost, Age by Age, as links of one of its packs call
    them."""

    def __init__(self, prose: "Prose", rulebooks: "PackRulebooks") -> None:
        self._own, game = rulebooks.pack, prose.known_packs.of_game(rulebooks.pack)
        self._spoken = {one.language: one for one in prose.spoken}
        self._cards = {f"{pack.id}/{card.id}": card for pack in game for card in pack.cards}
        self._ours = numbers_of_game(game)

    def has(self, claim: AgeClaim) -> bool:
        """Whether it holds, or is of a card that is not known."""
        card = self._card(claim)
        if card is None:
            return True
        if claim.how == COSTS:
            agrees = _agrees if self._own.game.rules else _agrees_alone
            return any(agrees(card.cost[age], claim) for age in index_of(claim.age))
        every = self._amounts(card, claim, range(len(AGES)))
        here = self._amounts(card, claim, index_of(claim.age))
        if claim.number in here or not here or self._multiplies(card, claim):
            return True
        if claim.how == GIVES or (claim.how == BRINGS and claim.number in every):
            return False
        known = claim.number in self._ours[claim.what]
        return known or (claim.how != BRINGS and claim.number not in every)

    def _multiplies(self, card: Card, claim: AgeClaim) -> bool:
        return _is_counted_out(card, self._spoken[claim.language], claim.what)

    def _card(self, claim: AgeClaim) -> Card | None:
        return self._cards.get(full_id(claim.id, self._own.id))

    def _amounts(self, card: Card, claim: AgeClaim, ages: Sequence[int]) -> set[int]:
        """The numbers of a unit that a card has in some Ages, and what two of one Age make."""
        how, found = self._spoken[claim.language], set[int]()
        for each in ({*_printed(card, how, claim.what, age)} for age in ages):
            pairs = combinations(each, 2)
            found |= {*each, *(n for a, b in pairs for n in (a + b, abs(a - b)))}
        return found

    def told(self, one: PlacedClaim) -> tuple[str, str]:
        """What is wrong with a claim, and what to do."""
        claim, card = one.claim, self._card(one.claim)
        if card is None:
            return "", ""
        said = one.block.words[one.start : one.end]
        within = f" in Age {claim.age}" if claim.age else ""
        if claim.how == COSTS:
            costs = dict.fromkeys(_cost(card.cost[age]) for age in index_of(claim.age))
            return (
                f'"{said}", and {card.id} costs {join_words(costs)}{within}',
                f"say what it costs, or mend the card: {card.place('cost')}",
            )
        known = join_words(map(str, sorted(self._amounts(card, claim, index_of(claim.age)))))
        there = " there" if claim.age else ""
        return (
            f"{quantity(claim.number, claim.what)}{within}, and {card.id} has {known}{there}",
            f"say the number of the card, or mend it: {card.place('power')}",
        )


def _printed(card: Card, how: "LanguageProse", unit: str, age: int) -> Iterator[int]:
    """The numbers of a unit that a card has in an Age: in its power, its cost, its words."""
    yield from how.counting.in_entry(card.power[age], unit)
    yield from (pay.amount for pay in card.cost[age].payments if pay.what == f"{unit}s")
    runs = card.text[how.language][age] if how.language in card.text else ()
    words = "".join(run if isinstance(run, str) else f"{{{run}}}" for run in runs)
    yield from how.counting.in_entry(words, unit)


def _is_counted_out(card: Card, how: "LanguageProse", unit: str) -> bool:
    """Whether a power gives so many for each of something: sentences tell how many that makes."""
    abilities = (one for of_age in card.power for one in of_age if isinstance(one, Mapping))
    return any(PER in one and [*how.counting.in_entry(one, unit)] for one in abilities)


def _agrees(cost: Cost, claim: AgeClaim) -> bool:
    """Whether a cost has what is claimed; what may be paid with anything may be this."""
    if any(pay.what not in PLAIN for pay in cost.payments) and claim.what != "coins":
        return True
    amounts = [pay.amount for pay in cost.payments if pay.what == claim.what]
    return bool(amounts) and claim.number in (SOME, *amounts)


def _agrees_alone(cost: Cost, claim: AgeClaim) -> bool:
    """The same in a game of one's own, of which nobody knows what pays for what."""
    amounts = [pay.amount for pay in cost.payments if pay.what == claim.what]
    return not amounts or claim.number in (SOME, *amounts)


def _cost(cost: Cost) -> str:
    paid = (f"{pay.amount} {_called(pay)}" for pay in cost.payments)
    return join_words(paid, joined_by="and") or "nothing"


def _called(pay: Payment) -> str:
    """What is paid, as it is typed: `2 coins`, `1 coin`, `1 glass`."""
    is_one = pay.amount == 1 and pay.what not in RESOURCES
    return pay.what.removesuffix("s") if is_one else pay.what


RULEBOOK_AGE_NUMBER = Check(
    slug="rulebook-age-number",
    title="What a rulebook says that a card brings or costs, and does not in that Age",
    why="""\
Under the heading of a card, or where a sentence names one alone, rules repeat what stands on it,
in every language the same wrong number. Coins, shields and points that a part of a sentence counts
for one Age are those of the card in that Age; what something brings, by `bringing` of
templates/languages/<language>/prose.yaml, is a number of the card in some Age at least. What the
card itself brings, or costs, by `costing`, behind its name or one of `subjects`, is its own number.
In a game of one’s own it is paid with what `payments:` and `resources:` call so.
""",
    refused="""\
### {card:iris}                           <!-- 3, 5 and 7 coins; she costs 1 stone in Age II -->

She brings 5 coins in Age I. She costs 2 stone in Age II.
""",
    mend="""\
Say what the card says, or mend the card: one of the two is wrong.
""",
    over_rulebooks=check_rulebook_age_number,
    by_book=True,
)
