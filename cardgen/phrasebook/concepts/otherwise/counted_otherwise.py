"""What is counted otherwise than a power counts it: one alone of all, those beyond the first, more
than the price."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.phrasebook.concepts.comparing.counts import LOTS, SETS
from cardgen.phrasebook.concepts.gap import SAYS_ALL, SAYS_EACH
from cardgen.phrasebook.concepts.otherwise.deeds import TOKENS
from cardgen.phrasebook.concepts.reading.clauses import ONE_ALONE, ONE_OF_THEM
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    ANY_CARD,
    AT_ONCE,
    BUY,
    CARD,
    CARD_UNITS,
    COIN,
    EACH,
    GAINING,
    OR,
    PER,
    POINT,
    SHIELD,
    SHORTAGE,
    SUPPLY,
    USE,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

COUNTING = frozenset((PER, EACH))
SAYS_MANY = frozenset((Assertion(PER), SAYS_EACH, SAYS_ALL))
# Of powers that make cards cost less, or nothing: of all that they name.
CHEAPER = frozenset(("fewer", "waived", "unpaid", "free", "new symbol"))
CHOSEN = frozenset(("draw", "discard pile", "unused", "leader box", "box", "left out", "held"))
LIMITS = frozenset(("once", "once an Age", "once a turn", "once a game"))
EXTRA, OWN, THE_SET = (Concept(PLAIN, one) for one in ("extra", "own", "the set"))
BUILD = Concept("deed", "build")
ORDINARY, FIXED = Concept("price", "ordinary"), Concept(PLAIN, "fixed")
SOLELY = Concept(PLAIN, "only")
DENYING = frozenset(("not", "except"))
INTO_HAND, CHAIN = Concept("pile", "into hand"), Concept("unit", "chain")
WHATEVER_NUMBER, A_TOKEN = (Concept(PLAIN, one) for one in ("whatever number", "the token"))
CARDS = frozenset((CARD.name, ANY_CARD.name))
EVERY = frozenset((PER, *(one.concept for one in (SAYS_EACH, SAYS_ALL))))
PRINTED_AMOUNTS = frozenset((POINT, SHIELD))
ALONE = frozenset((ONE_ALONE, ONE_OF_THEM))
HAD = GAINING | {OWN}
USED_CHAINS = frozenset(("several times", "as your own"))
SET_WORDS = frozenset((THE_SET, *(one.concept for one in SETS)))
CHAIN_SYMBOL = "chain symbol"  # their layer
EITHER = frozenset((OR, Concept("joint", "or else")))


def _one_of_all(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One alone of those that cost less: “one green card costs 1 resource less”."""
    stated = house.concepts
    cheaper = any(one.name in CHEAPER for one in stated)
    told = house.names & (CHOSEN | LIMITS) or not SAYS_MANY.isdisjoint(said.assertions)
    if cheaper and not told:
        for one, counted in said.pairs:
            concept = counted.assertion.concept
            if one.assertion.concept in ALONE and concept in stated - house.singles:
                yield counted


def _one_by_chain(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One card alone that is built by the symbols of which all cards are."""
    if any(one.concept.layer == CHAIN_SYMBOL for one in house.assertions):
        for stretch in said.stretches:
            built = False
            for one, card in pairwise(stretch):
                alone = one.assertion.concept == ONE_ALONE and card.assertion.concept == ANY_CARD
                built = built or one.assertion.concept == BUILD
                if alone and built:
                    yield one


def _fixed_alone(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Only what is bought at a fixed price, where it is what is bought at the ordinary one."""
    ordinary = ORDINARY in house.concepts
    for sentence in said.sentences if ordinary else ():
        told = [one.assertion.concept for one in sentence]
        if FIXED in told and SOLELY in told and not DENYING & {one.name for one in told}:
            yield sentence[told.index(FIXED)]


def _one_set(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One set alone, where each counts: “1 point for one group of three”."""
    if SETS.isdisjoint(house.assertions) and house.counted.isdisjoint(LOTS):
        return
    for stretch in said.stretches:
        for before, one, counted in zip((None, *stretch), stretch, stretch[1:], strict=False):
            each = before and before.assertion.concept in COUNTING
            alone = one.assertion.concept == ONE_ALONE and not each
            if alone and counted.assertion.concept in SET_WORDS:
                yield counted


def _together(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """So much whatever the number, where each counts: “2 coins whenever they gain tokens, however
    many tokens they gain”."""
    each = _counted_one_by_one(house) - _counted_one_by_one(said)
    tokens = set[Concept]() if each.isdisjoint(TOKENS) else {A_TOKEN}
    for before, after in said.pairs:
        if before.assertion.concept == WHATEVER_NUMBER and after.assertion.concept in each | tokens:
            yield before


def _counted_one_by_one(told: Statement) -> frozenset[Concept]:
    """The units that are told right behind “each” or “per”."""
    return frozenset(
        unit.assertion.concept
        for each, unit in told.pairs
        if each.assertion.concept in COUNTING and unit.assertion.concept.layer == "unit"
    )


def _one_if_fewer(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One alone that somebody who has fewer parts with, not all: “or 1 if they have fewer”."""
    for one, after in said.pairs:
        if one.assertion.concept == ONE_ALONE and after.assertion.concept == SHORTAGE:
            yield one


def _further(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Each further one, where each counts: “for each additional set”."""
    kinds = {one.concept for one in house.kinds} if Assertion(PER) in house.assertions else ()
    for stretch in said.stretches:
        for one, extra, counted in zip(stretch, stretch[1:], stretch[2:], strict=False):
            beyond = one.assertion.concept in COUNTING and extra.assertion.concept == EXTRA
            if beyond and counted.assertion.concept in {*house.counted, *kinds}:
                yield extra


def _dearer(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """More coins than the price is: “for 1 coin more”."""
    if BUY in house.concepts:
        for pair in said.pairs:
            told = {one.assertion.concept for one in pair}
            yield from (one for one in pair if told == {COIN, EXTRA} and one.assertion.number == "")


def _one_of_several(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One of several that are taken into hand, owned, or used, where it is all of them."""
    named = ONE_OF_THEM in house.concepts
    chains = any(one.concept.layer == CHAIN_SYMBOL for one in house.assertions)
    first = [stretch[0] for stretch in said.stretches if stretch]  # no card that shows one
    for before, after in said.pairs:
        told, then = before.assertion.concept, after.assertion.concept
        if told == ONE_OF_THEM:
            hand = then == INTO_HAND and Assertion(INTO_HAND) in house.assertions
            if (hand and not named) or (then == CHAIN and not USED_CHAINS.isdisjoint(house.names)):
                yield before
        elif told == USE and then == CHAIN and after.single and "as your own" in house.names:
            yield after
        elif named:
            continue
        elif then == ONE_OF_THEM and chains and before in first and told in HAD:
            yield after


def _cards_counted(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Cards that count, where it is the shields or points on them: “for each card with shields”."""
    units = {two for one, two in _concepts(house) if one == PER} & PRINTED_AMOUNTS
    counted = {two for one, two in _concepts(said) if one in COUNTING}
    for one, card in said.pairs if units and house.kinds else ():
        cards = is_card(card.assertion.concept) and counted.isdisjoint(units)
        lot = one.assertion.concept == PER and card.assertion.concept.layer == NUMBER
        if (one.assertion.concept in COUNTING and cards) or lot:
            yield card


def is_card(concept: Concept) -> bool:
    """Whether something is a card, one of a kind, or a number of them."""
    cards = concept.name in CARDS | CARD_UNITS or concept.name == "stage"
    return cards or concept.layer in ("kind", NUMBER)


def _concepts(told: Statement) -> Iterator[tuple[Concept, Concept]]:
    """The concepts that stand right beside each other."""
    return ((one.assertion.concept, two.assertion.concept) for one, two in told.pairs)


def _counted_for(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """An amount for each of something, where it comes once: “2 coins for each papyrus”."""
    if "come in" in house.names or any(one.concept in EVERY for one in house.assertions):
        return
    for stretch in map(_untimed, said.stretches):
        for amount, each, counted in zip(stretch, stretch[1:], (*stretch[2:], None), strict=False):
            told = amount.assertion.number or (amount.single and each.assertion.concept == PER)
            many = told and amount.assertion.concept.name in AMOUNTS
            if many and each.assertion.concept in COUNTING and _is_thing(counted, each):
                yield each


def _untimed(stretch: Clause) -> Clause:
    """A stretch without when it is, and from where: “2 coins from the bank at once for each”."""
    return tuple(
        one
        for one in stretch
        if one.assertion.concept not in SUPPLY
        and one.assertion.concept.layer != "moment"
        and one.assertion.concept.name != AT_ONCE.name
    )


def _is_thing(counted: PlacedAssertion | None, each: PlacedAssertion) -> bool:
    """Whether something is counted, or is told of before: “for each card”, “for each”; no
    moment: “once”."""
    if counted is None:
        return each.mention.end - each.mention.start > 1
    concept = counted.assertion.concept
    things = ("kind", "unit", "who") if each.assertion.concept == PER else ("kind", "unit")
    return concept.name in CARDS or concept.layer in things


def _either_of_a_set(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A colour that may stand for another in a set, which needs each: “one red or green card”."""
    if house.assertions.keys().isdisjoint(SETS):
        return
    told = [one for one in said.placed if one.assertion.concept.layer != PLAIN]
    for before, joint, after in zip(told, told[1:], told[2:], strict=False):
        colours = before.assertion.concept.layer == after.assertion.concept.layer == "kind"
        if colours and joint.assertion.concept in EITHER:
            yield joint


COUNTED_OTHERWISE: Looks = (  # each behind the layer of what it finds
    ("joint", _one_of_all),
    ("joint", _one_by_chain),
    ("joint", _one_set),
    ("joint", _either_of_a_set),
    ("price", _fixed_alone),
    ("joint", _one_of_several),
    ("joint", _one_if_fewer),
    ("joint", _together),
    ("times", _further),
    ("number", _dearer),
    ("unit", _cards_counted),
    ("joint", _counted_for),
)
