"""What is told where it rules something else than a power does, though nothing by itself is wrong:
coins that go to somebody, a price of one, a token from a city, a choice that is none."""

from collections.abc import Iterator, Sequence
from itertools import dropwhile, pairwise

from cardgen.phrasebook.concepts.gap import SAYS_OTHERWISE
from cardgen.phrasebook.concepts.otherwise.deeds import GIVING, MUST, PARTED, PAYING, TOKENS
from cardgen.phrasebook.concepts.reading.clauses import REST
from cardgen.phrasebook.concepts.reading.idle import NOT_KNOWN
from cardgen.phrasebook.concepts.reading.mentions import CITY
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    CARD_UNITS,
    COIN,
    FREE,
    GAINING,
    LOSING,
    MAY,
    NOT,
    ONLY,
    OR,
    PAID,
    PLAYER,
    SUPPLY,
    THEIR_TREASURY,
)
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.grammar.layers import NUMBER

AS_MANY = "as many"
PAYING_ITS_COST = frozenset((PAID, PAYING))
DISCARD = Concept("deed", "discard")
INSTEAD = frozenset(("last", "instead"))  # of discarding it
DEBT = Concept("unit", "debt token")
DEBTS = frozenset((DEBT.name, "with Cities"))
TIMES = frozenset(("at once", "really lost"))  # said between what is lost and who gets it


def _given_away(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """To whom somebody gives what they should lose to the bank: “they pay 2 coins to the owner”,
    “they pay 2 coins into your treasury”."""
    if LOSING not in house.concepts or not house.names.isdisjoint(GIVING):
        return
    for stretch in said.stretches:
        told = [one for one in stretch if one.assertion.concept.name not in TIMES]
        for at, one in enumerate(told):
            if one.assertion.concept == LOSING:
                yield from _receiver(told[:at], told[at + 1 :])


def _receiver(
    before: Sequence[PlacedAssertion], behind: Sequence[PlacedAssertion]
) -> Iterator[PlacedAssertion]:
    """Who is named right behind what somebody loses, and does nothing; “make your opponent lose 2
    coins” names who loses them."""
    whom, *rest = (*dropwhile(_is_amount, behind), None)
    if whom is None or (rest[0] and _is_verb(rest[0].assertion.concept)):
        return
    concept = whom.assertion.concept
    loser = any(one.assertion.concept.layer == "who" for one in before)
    given = concept.layer == "who" and loser and not whom.owner
    if given or concept in (PLAYER, THEIR_TREASURY):
        yield whom


def _is_amount(one: PlacedAssertion) -> bool:
    concept = one.assertion.concept
    return concept.layer in ("unit", NUMBER) or concept.name == AS_MANY


def _is_verb(concept: Concept) -> bool:
    return concept.layer in ("deed", "modality") or concept in GAINING


def _paid_once(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One of what a power tells of in greater numbers alone: “take 6 coins for 1 coin”."""
    numbered = house.numbered - house.singles - _uncounted(house)
    every = said.placed
    for one in every:
        concept = one.assertion.concept
        if one.single and concept.name in AMOUNTS and concept in numbered:
            yield one


def _uncounted(told: Statement) -> frozenset[Concept]:
    """The units of which somewhere no number is told."""
    every = told.placed
    return frozenset(one.assertion.concept for one in every if not one.assertion.number)


def _gained_from(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """From whom coins come, where nobody parts with any: “take from your opponent 1 coin”."""
    if house.names.isdisjoint(PARTED - {"buy", "spent", "fewer", "waived", "minus"}):
        for stretch in said.stretches:
            for gain, whom, coin in zip(stretch, stretch[1:], stretch[2:], strict=False):
                gained = gain.assertion.concept in GAINING and coin.assertion.concept == COIN
                if gained and whom.assertion.concept.layer == "who":
                    yield whom


def _discarded(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A card that may be discarded, where that is what need not be done with it."""
    if INSTEAD.isdisjoint(house.names):
        return
    for stretch in said.stretches:
        for before, after in pairwise(stretch):
            may = before.assertion.concept == MAY and _is_one_word(before)
            if may and after.assertion.concept == DISCARD:
                yield after


def _is_one_word(one: PlacedAssertion) -> bool:
    """Whether one word states something: “may”, and not “is not obliged to”."""
    return one.mention.end - one.mention.start == 1


def _from_city(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A token that comes from a city: “take from your city 1 Victory token”."""
    if CITY.name in house.names:
        return
    for stretch in said.stretches:
        for city, token in pairwise(stretch):
            if city.assertion.concept == CITY and token.assertion.concept in TOKENS:
                yield city


def _no_choice(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something else for want of the first alone, where either may be chosen: “failing that only,
    they take 3 coins”."""
    if SAYS_OTHERWISE in house.assertions:
        for sentence in said.sentences:
            for before, after in pairwise(sentence):
                if {before.assertion.concept, after.assertion.concept} == {
                    SAYS_OTHERWISE.concept,
                    ONLY,
                }:
                    yield before


def _either_rest(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """The rest that is put back, or else kept: “build one or discard the other”."""
    for sentence in said.sentences:
        for before, after in pairwise(sentence):
            if before.assertion.concept == OR and after.assertion.concept in REST:
                yield before


def _in_supply(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Cards of the supply, of which there are tokens alone."""
    for stretch in said.stretches:
        for before, after in pairwise(stretch):
            cards = before.assertion.concept in REST
            cards = cards or before.assertion.concept.name in CARD_UNITS
            if cards and after.assertion.concept in SUPPLY:
                yield after


def _paid_for(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What is paid for as usual, where it is built for nothing."""
    if FREE in house.concepts and FREE not in said.concepts:
        every = said.placed
        yield from (one for one in every if one.assertion.concept in PAYING_ITS_COST)


def _of_debts(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A duty to keep coins, or to pay them, and no debt for those that are not paid, where the rule
    of debts is told beside a power: “with Cities, they cannot refuse to pay”."""
    if DEBT.name in house.names:
        return
    for sentence in said.sentences:
        if DEBTS.isdisjoint(one.assertion.concept.name for one in sentence):
            continue
        yield from (one for one in sentence if one.assertion.concept == MUST)
        for before, after in pairwise(sentence):
            concept = after.assertion.concept
            denied = concept == DEBT or concept.layer in NOT_KNOWN
            gained = before.assertion.concept == PLAYER and concept in GAINING
            if gained or (before.assertion.concept == NOT and denied):
                yield before


OUT_OF_PLACE: Looks = (  # each behind the layer of what it finds
    ("who", _given_away),
    ("price", _paid_once),
    ("who", _gained_from),
    ("deed", _discarded),
    ("who", _from_city),
    ("joint", _no_choice),
    ("joint", _either_rest),
    ("pile", _in_supply),
    ("price", _paid_for),
    ("modality", _of_debts),
)
