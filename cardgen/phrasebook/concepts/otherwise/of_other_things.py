"""What is told of other things than those of which a power tells it: that coins are printed and not
points, that resources stay due and not coins, that the owner’s cards count and not those of
others."""

from collections.abc import Iterator
from itertools import pairwise, takewhile

from cardgen.phrasebook.concepts.gap import SAYS_BUYING, SAYS_EACH_TURN, SAYS_RESOURCE
from cardgen.phrasebook.concepts.otherwise.deeds import BUILDING, CHAIN_SYMBOL
from cardgen.phrasebook.concepts.otherwise.of_another import TAKING
from cardgen.phrasebook.concepts.reading.clauses import ONE_OF_THEM
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import NAME
from cardgen.phrasebook.concepts.reading.named_concepts import (
    ALL_OF,
    ALREADY,
    AMOUNTS,
    CARD,
    CARD_UNITS,
    COIN,
    EACH,
    FEWER,
    FROM_NOW_ON,
    GAIN,
    LOSING,
    MAY,
    NOT,
    ONLY,
    PER,
    PLAYER,
    UNPAID,
    YOU_GAIN,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

PRINTED = Concept("degree", "printed")
DUE = frozenset((NOT, UNPAID, FEWER, *(Concept("price", one) for one in ("free", "reduced"))))
OTHERS_ALONE = frozenset(Concept("who", one) for one in ("neighbours", "neighbour"))
EVERY = frozenset((EACH, PER, ALL_OF))
# Of which cards one is taken.
ONE_IS_TAKEN = frozenset(("discard pile", "draw", "held", "copy", "box", "unused", "bury"))
CHOSEN = frozenset(("choose", "choice", "copy", "free"))
COUNTING = frozenset((GAIN, YOU_GAIN, Concept(PLAIN, "brings")))


def _printed(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What is printed, of another unit than that of which a power says so."""
    wanted = _beside_printed(house)
    told = _beside_printed(said)
    if wanted and told and wanted.isdisjoint(told):
        every = said.placed
        yield from (one for one in every if one.assertion.concept == PRINTED)


def _beside_printed(told: Statement) -> frozenset[str]:
    """The amounts that are printed: each time that which stands next before the word."""
    found: set[str] = set()
    for stretch in told.stretches:
        names = [one.assertion.concept.name for one in stretch]
        for at, one in enumerate(stretch):
            if one.assertion.concept == PRINTED:
                found |= {*[name for name in names[:at] if name in AMOUNTS][-1:]}
    return frozenset(found)


def _still_due(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Resources that alone are to be paid, where they need not be: “only the resources are due”."""
    if {Assertion(UNPAID), SAYS_RESOURCE} <= house.assertions.keys():
        for stretch in said.stretches:
            spared = any(one.assertion.concept in DUE for one in stretch)
            for before, after in pairwise(stretch):
                only = before.assertion.concept == ONLY
                if only and after.assertion.concept == SAYS_RESOURCE.concept and not spared:
                    yield after


def _own_counted(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A sentence by which the owner’s cards count, where those of the neighbours do."""
    if OTHERS_ALONE.isdisjoint(house.concepts) or not house.kinds:
        return
    for sentence in said.sentences:
        told = {one.assertion.concept for one in sentence}
        alone = not any(one.layer == "who" or one.name in AMOUNTS for one in told)
        counts = not told.isdisjoint(COUNTING) and NOT not in told
        if alone and counts and any(one.layer == "kind" for one in told):
            yield from (one for one in sentence if one.assertion.concept == PLAYER)


def _allowed(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What those who are called by name may do, where it is denied of them."""
    told = house.concepts
    if NOT in told and MAY not in told and any(one.layer == NAME for one in told):
        for sentence in said.sentences:
            if _names_cards(sentence) and NOT not in [one.assertion.concept for one in sentence]:
                yield from (one for one in sentence if one.assertion.concept == MAY)


def _names_cards(sentence: Clause) -> bool:
    return any(one.assertion.concept.layer == NAME for one in sentence)


def _lost_for_gained(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Coins that are lost when something is bought, where somebody gains them."""
    gained = SAYS_BUYING in house.assertions and not house.names.isdisjoint(TAKING)
    if gained and said.names.isdisjoint(TAKING):
        for stretch in said.stretches:
            for before, after in pairwise(stretch):
                if before.assertion.concept == LOSING and after.assertion.concept == COIN:
                    yield before


def _standing(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What was built before is counted, where it is each time that something is built: “2 coins per
    yellow card already built”."""
    each_time = {EACH, FROM_NOW_ON} <= house.concepts
    if each_time and PER not in house.concepts and EACH not in said.concepts:
        for stretch in said.stretches:
            for before, after in pairwise(stretch):
                if before.assertion.concept == ALREADY and after.assertion.concept in BUILDING:
                    yield before


def _each_turn(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What comes each turn, where something else alone does: “2 coins each turn”."""
    wanted, told = (_amounts_of_turns(one) for one in (house, said))
    if wanted is not None and not wanted and told:
        every = said.placed
        yield from (one for one in every if one.assertion == SAYS_EACH_TURN)


def _amounts_of_turns(told: Statement) -> frozenset[Assertion] | None:
    """The coins that come each turn; None where nothing does."""
    turns = [
        stretch
        for stretch in told.stretches
        if any(one.assertion == SAYS_EACH_TURN for one in stretch)
    ]
    if not turns:
        return None
    return frozenset(one for stretch in turns for one in _coins_of_turns(stretch))


def _coins_of_turns(stretch: Clause) -> Iterator[Assertion]:
    """The coins behind “each turn”, or before it and nothing else that is produced: not those of
    “take 2 coins and produce 1 glass each turn”."""
    told = [one.assertion for one in stretch if one.assertion.concept.layer != PLAIN]
    for at, one in enumerate(told):
        if one.concept == COIN:
            behind = list(takewhile(lambda each: each.concept.layer != "kind", told[at:]))
            goods = len(behind) < len(told) - at
            ends = behind.count(SAYS_EACH_TURN) - (goods and behind[-1] == SAYS_EACH_TURN)
            if SAYS_EACH_TURN in told[:at] or ends > 0:
                yield one


def _one_by_chain(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One card alone that a chain symbol makes free, where it is every card that asks for it."""
    if any(one.concept.layer == CHAIN_SYMBOL for one in house.assertions):
        for stretch in said.stretches:
            for free, one in pairwise(stretch):
                built = free.assertion.concept in BUILDING or _is_chosen(free)
                if built and one.assertion.concept == ONE_OF_THEM:
                    yield one


def _each_card(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Each card that something is done with, where it is one: “recruit each Leader in hand”."""
    if ONE_IS_TAKEN.isdisjoint(house.names) or not house.concepts.isdisjoint(EVERY):
        return
    for stretch in said.stretches:
        done = False
        for each, card in pairwise(stretch):
            done = done or each.assertion.concept in BUILDING or _is_chosen(each)
            cards = card.assertion.concept == CARD or card.assertion.concept.name in CARD_UNITS
            if done and each.assertion.concept in (EACH, PER) and cards:
                yield each


def _is_chosen(one: PlacedAssertion) -> bool:
    return one.assertion.concept.name in CHOSEN


OF_OTHER_THINGS: Looks = (  # each behind the layer of what it finds
    ("degree", _printed),
    ("unit", _still_due),
    ("who", _own_counted),
    ("modality", _allowed),
    ("deed", _lost_for_gained),
    ("moment", _standing),
    ("joint", _each_card),
    ("moment", _each_turn),
    ("number", _one_by_chain),
)
