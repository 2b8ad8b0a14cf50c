"""What is told instead of something, besides it, or of one of all, where a power means the other:
“as well” for “instead”, “or” for “and”, cards that count for the shields on them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cardgen.phrasebook.concepts.counted_otherwise import CARDS, CHOSEN, LIMITS, is_card
from cardgen.phrasebook.concepts.deeds import CHOOSING, DRAW
from cardgen.phrasebook.concepts.of_other_things import EVERY
from cardgen.phrasebook.concepts.reading.clauses import REST
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AT_ONCE,
    BUY,
    CARD,
    COIN,
    EACH,
    EMPTY,
    GAINING,
    MAY,
    NOT,
    PER,
    UNPAID,
)
from cardgen.phrasebook.concepts.reading.statement import GETS, PlacedAssertion, Statement
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


class Beside(NamedTuple):
    """What stands right beside each other in words and not in those of the house, by the names of
    concepts; what a power states by which it rules something else there, and what it may not."""

    layer: str
    before: frozenset[str]
    after: frozenset[str]
    power: frozenset[str]
    unless: frozenset[str] = frozenset()


def _any(*names: str) -> frozenset[str]:
    return frozenset(names)


ALTERNATIVES = _any("or", "or else", "otherwise", "or of colours")
DONE = _any("build", "recruit", "invoke", "buy", "replace", "by")
LESS_DUE = _any("fewer", "waived")
CHEAPER = LESS_DUE | {"unpaid", "free"}
BESIDE = (
    # “Build it, or you may use each”, “by a chain or for free”: both are meant.
    Beside(
        "joint",
        _any("or", "or else"),
        _any("may", "use", "free"),
        _any("several times", "chain"),
        ALTERNATIVES,
    ),
    # “Each time you build all your yellow cards”: each is meant.
    Beside("joint", DONE, _any("all"), _any("each", "replace"), _any("all")),
    # “The hand goes to the player of your choice”, “deal out as you like”.
    Beside("who", _any("brings"), _any("choice"), _any("keep")),
    Beside("joint", _any("give"), _any("choice"), _any("shuffle")),
    # “A god that you own too”: any is meant; “take back your last card”: it is not lost yet.
    Beside("unit", _any("god"), _any("own", "into hand", "held"), _any("reveal")),
    Beside("deed", _any("you gain"), _any("last"), _any("last")),
    # “Both take as many”: the other alone does.
    Beside("who", _any("both"), _any("you gain", "gain"), _any("minus", "other one", "fewer")),
    # “Each built stage saves you 1 resource”: each that is built does so itself.
    Beside("unit", _any("per", "each"), _any("built stage"), CHEAPER, _any("built stage")),
    # “He decides which card”: which resource.
    Beside("unit", _any("choice"), CARDS, LESS_DUE),
    # “Each red card makes your cards cost 1 less”: the red ones do.
    Beside("kind", _any("make", "let", "fewer"), CARDS, CHEAPER),
    Beside("kind", _any(CARD.name), _any("cost"), LESS_DUE),
    # “For each symbol of your sets”, “for each point on the tokens”.
    Beside("unit", _any("per", "each"), _any("symbol"), _any("set", "trio")),
    Beside("unit", _any("per", "each"), _any("point"), _any("victory token"), _any("point")),
    # “1 Victory token per opponent”: one is taken.
    Beside(
        "joint", _any("victory token", "only one"), _any("same player"), _any("worth", "only one")
    ),
    # “3 points for your cards”, where there are no others.
    Beside("unit", _any("point"), CARDS, _any("the end of the game"), CARDS | {"per"}),
    # “Build it, or take 3 coins instead of paying its cost”: it is built for nothing.
    Beside("price", _any("coin", "bank", "supply"), _any("free"), _any("otherwise")),
    # “Every 3 coins that your cards cost”, “returned from your treasury”.
    Beside("unit", _any("coin"), CARDS | {"goes", "cost"}, _any("city")),
)


def told_instead(said: Statement, house: Statement) -> tuple[str, PlacedAssertion] | None:
    """The first thing that is told instead of what a power means, behind its layer; None where
    none is."""
    looked = ((layer, one) for layer, look in LOOKS for one in look(said, house))
    return next(looked, None) or next(_beside(said, house), None)


def _beside(said: Statement, house: Statement) -> Iterator[tuple[str, PlacedAssertion]]:
    """What stands beside each other and rules something else there."""
    rules = [one for one in BESIDE if one.power & house.names and not one.unless & house.names]
    there = {_concepts_of(pair) for pair in _pairs(house)}
    for pair in _pairs(said):
        before, after = told = _concepts_of(pair)
        for rule in rules if told not in there else ():
            if before.name in rule.before and after.name in rule.after:
                yield rule.layer, pair[1]


def _pairs(told: Statement) -> Iterator[tuple[PlacedAssertion, PlacedAssertion]]:
    """What stands right beside each other."""
    return (pair for stretch in told.stretches for pair in pairwise(stretch))


def _concepts_of(pair: tuple[PlacedAssertion, PlacedAssertion]) -> tuple[Concept, Concept]:
    return pair[0].assertion.concept, pair[1].assertion.concept


def _instead(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something instead of something else, where it comes on top: “take 2 coins instead”."""
    if IN_ITS_PLACE.isdisjoint(house.names):
        for sentence in said.sentences:
            if DEBTS_TOLD.isdisjoint(one.assertion.concept.name for one in sentence):
                yield from (one for one in sentence if one.assertion.concept == INSTEAD)


def _besides(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Something besides something else, where it comes in its place: “the winner as well”."""
    denied = any(one.concept == NOT for one in said.assertions)
    replaced = REPLACED | {"instead of bank"}
    if not replaced.isdisjoint(house.names) and INSTEAD.name not in said.names and not denied:
        yield from _every(said, AS_WELL)


def _every(told: Statement, concept: Concept) -> Iterator[PlacedAssertion]:
    every = (one for clause in told.clauses for one in clause)
    return (one for one in every if one.assertion.concept == concept)


def _one_chosen(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One card of choice that costs less, where each does: “the stage of your choice”."""
    every = any(one.concept in EVERY for one in said.assertions)
    if every or CHEAPER.isdisjoint(house.names) or not house.names.isdisjoint(CHOSEN | LIMITS):
        return
    for sentence in said.sentences:
        for pair in pairwise(sentence):
            cards = any(is_card(one) for one in _concepts_of(pair))
            yield from (one for one in pair if cards and one.assertion.concept.name in CHOOSING)


def _at_a_price(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Coins for which something is done, where they are gained: “draw 4 Leaders for 5 coins”."""
    gained = {two.assertion for one, two in _pairs(house) if one.assertion.concept in GAINING}
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
        every = (one for clause in said.clauses for one in clause)
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


def _brought(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """To whom something is brought that the player gains: “brings your neighbours 3 points”."""
    if any(GETS in ways for ways in house.flows.values()):
        return
    for stretch in said.stretches:
        for one, amount, whom in zip(stretch, stretch[1:], stretch[2:], strict=False):
            counted = one.assertion.concept == BRINGS and amount.assertion in house.assertions
            if counted and whom.assertion.concept.layer == "who" and not whom.owner:
                yield whom


def _buyers(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Who may buy or exchange, where it is with them: “any player may buy from you”."""
    deeds = {BUY, SWAP} & {one.concept for one in house.assertions}
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


LOOKS = (  # each behind the layer of what it finds
    ("joint", _instead),
    ("joint", _besides),
    (NUMBER, _one_chosen),
    ("price", _at_a_price),
    ("price", _in_one),
    (NUMBER, _put_back),
    ("price", _later),
    ("who", _brought),
    ("who", _buyers),
    ("modality", _left_to_choice),
)
