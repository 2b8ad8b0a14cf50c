"""What is told instead of something, besides it, or of one of all, where a power means the other:
“as well” for “instead”, “or” for “and”, cards that count for the shields on them."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.phrasebook.concepts.otherwise.counted_otherwise import CHOSEN, LIMITS, is_card
from cardgen.phrasebook.concepts.otherwise.deeds import CHOOSING, DRAW
from cardgen.phrasebook.concepts.otherwise.of_other_things import EVERY
from cardgen.phrasebook.concepts.reading.clauses import REST
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AT_ONCE,
    BUY,
    COIN,
    EACH,
    EMPTY,
    GAINING,
    MAY,
    NOT,
    PER,
    UNPAID,
)
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

INSTEAD, AS_WELL, BRINGS, WHATEVER_NUMBER, EMPTY_CHOICE = (
    Concept(PLAIN, one)
    for one in ("instead", "as well", "brings", "whatever number", "empty choice")
)
# Of powers by which something comes in the place of something else.
REPLACED = frozenset(("winner", "looters note", "replace", "second of a pair", "second of pair"))
IN_ITS_PLACE = REPLACED | {
    *("instead", "keep", "last", "otherwise", "tuck", "leader box", "not used"),
    *("instead of bank", "triple", "to the bank"),
}
SWAP = Concept("deed", "swap")
DEBTS_TOLD = frozenset(("debt note", "with Cities"))  # of coins that are not paid


LESS_DUE = frozenset(("fewer", "waived"))
CHEAPER = LESS_DUE | {"unpaid", "free"}


def _instead(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something instead of something else, where it comes on top: “take 2 coins instead”."""
    if IN_ITS_PLACE.isdisjoint(house.names):
        for sentence in said.sentences:
            if DEBTS_TOLD.isdisjoint(one.assertion.concept.name for one in sentence):
                yield from (one for one in sentence if one.assertion.concept == INSTEAD)


def _besides(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something besides something else, where it comes in its place: “the winner as well”."""
    denied = NOT in said.concepts
    replaced = REPLACED | {"instead of bank"}
    if not replaced.isdisjoint(house.names) and INSTEAD.name not in said.names and not denied:
        yield from _every(said, AS_WELL)


def _every(told: Statement, concept: Concept) -> Iterator[PlacedAssertion]:
    every = told.placed
    return (one for one in every if one.assertion.concept == concept)


def _one_chosen(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One card of choice that costs less, where each does: “the stage of your choice”."""
    every = any(one.concept in EVERY for one in said.assertions)
    if every or CHEAPER.isdisjoint(house.names) or not house.names.isdisjoint(CHOSEN | LIMITS):
        return
    for pair in (pair for sentence in said.sentences for pair in pairwise(sentence)):
        chosen = [one.assertion.concept.name in CHOOSING for one in pair]
        cards = [is_card(one.assertion.concept) for one in pair]
        if cards[0] and chosen[1]:
            yield pair[1]
        elif chosen[0] and cards[1] and pair[0].mention.end < pair[1].mention.start:
            yield pair[0]  # “choose a green card”; but not “any green card”


def _at_a_price(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Coins for which something is done, where they are gained: “draw 4 Leaders for 5 coins”."""
    gained = {two.assertion for one, two in house.pairs if one.assertion.concept in GAINING}
    for stretch in said.stretches:
        drawn = False
        for one in stretch:
            concept = one.assertion.concept
            drawn = (drawn or concept.name in (DRAW.name, BUY.name)) and concept not in GAINING
            if drawn and concept == COIN and one.assertion in gained:
                yield one


def _in_one(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One price for all that is bought: “paying 1 coin whatever their number”."""
    ends = [[one.assertion.concept for one in stretch[-2:]] for stretch in house.stretches]
    each = any(one.concept in EVERY for one in said.assertions)
    if Assertion(BUY) in house.assertions and [COIN, EACH] in ends and not each:
        yield from _every(said, WHATEVER_NUMBER)


def _put_back(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Some that are put back, where all are taken into hand: “return the other”."""
    if "into hand" in house.names and house.names.isdisjoint(one.name for one in REST):
        every = said.placed
        yield from (one for one in every if one.assertion.concept in REST)


def _later(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something that is not paid at once, where it never is: “need not pay it right away”."""
    if UNPAID.name in house.names and AT_ONCE.name not in house.names:
        for stretch in said.stretches:
            unpaid = False
            for one in stretch:
                unpaid = unpaid or one.assertion.concept == UNPAID
                if unpaid and one.assertion.concept.name == AT_ONCE.name:
                    yield one


def _buyers(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Who may buy or exchange, where it is with them: “any player may buy from you”."""
    deeds = {BUY, SWAP} & house.concepts
    for sentence in said.sentences:
        told = [one for one in sentence if one.assertion.concept != EMPTY]
        for whom, may, buy in zip(told, told[1:], told[2:], strict=False):
            done = may.assertion.concept == MAY and buy.assertion.concept in deeds
            if done and whom.assertion.concept.layer == "who" and not whom.owner:
                yield whom


def _left_to_choice(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A choice where there is none: “each shield on Leaders or stages of your choice”."""
    if not house.names.isdisjoint((PER.name, "shuffle", "winner")):
        yield from _every(said, EMPTY_CHOICE)


INSTEAD_OR_BESIDES: Looks = (  # each behind the layer of what it finds
    ("joint", _instead),
    ("joint", _besides),
    (NUMBER, _one_chosen),
    ("price", _at_a_price),
    ("price", _in_one),
    (NUMBER, _put_back),
    ("price", _later),
    ("who", _buyers),
    ("modality", _left_to_choice),
)
