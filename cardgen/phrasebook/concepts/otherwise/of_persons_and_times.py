"""Words that tell of the right things, and bind them to a person, a turn or a condition of which a
power says nothing: cards that others build, coins that are yours, what is built this turn."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.model.card import RESOURCES
from cardgen.phrasebook.concepts.otherwise.deeds import BUILDING, TOKENS
from cardgen.phrasebook.concepts.reading.clauses import THEY, THEY_NOT_YOU
from cardgen.phrasebook.concepts.reading.mentions import CITY
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    ANY_CARD,
    BUY,
    CARD,
    COIN,
    EACH,
    FEWER,
    FROM_NOW_ON,
    GAIN,
    OR,
    PER,
    PLAYER,
    RESOURCE,
    YOU_GAIN,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import GETS, Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

CARDS = frozenset((CARD, ANY_CARD))
COUNTING = frozenset((PER, EACH))
OTHERWISE_OR = Concept("joint", "or else")
TEAM = Concept("who", "team")
SHARED_SALE = frozenset(("team", "sale"))  # what it brings to one of a team the other gains too
EITHER = frozenset((OR, OTHERWISE_OR, Concept("degree", "both")))
PASSING = frozenset(Concept(PLAIN, one) for one in ("turn", "age"))
ARRIVED = frozenset((FROM_NOW_ON, Concept("moment", "after it is recruited")))
BRINGS, EXTRA = (Concept(PLAIN, one) for one in ("brings", "extra"))


def _delayed(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A turn or an Age that passes first: “one turn after he is recruited”."""
    for passing, arrived in said.pairs:
        if passing.assertion.concept in PASSING and arrived.assertion.concept in ARRIVED:
            yield passing


def _nobody_named(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Others who do what the player does, or pay less, and of whom nobody has told: “each time they
    build”, “cost less for them”."""
    every = [one.assertion.concept for stretch in said.stretches for one in stretch]
    if PLAYER in every:
        return
    alone = every.count(THEY) == 1 and YOU_GAIN in every
    others = {THEY_NOT_YOU, *([THEY] if alone else ())}
    for stretch in said.stretches:
        for at, one in enumerate(stretch):
            if one.assertion.concept.layer == "who":
                return
            if one.assertion.concept in others and _is_theirs(stretch, at):
                yield one


def _is_theirs(stretch: Clause, at: int) -> bool:
    """Whether persons stand between “each time” and what is done, or at the end."""
    if at in (0, len(stretch) - 1):
        return at > 0
    before, after = (stretch[one].assertion.concept for one in (at - 1, at + 1))
    if before in TOKENS:
        return after == YOU_GAIN
    return before == EACH and (after in BUILDING or after == BUY)


def _brought_to_others(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """To whom something brings what the player gains: “3 points to your neighbours”."""
    if any(GETS in ways for ways in house.flows.values()):
        return
    for stretch in said.stretches:
        for gain, amount, whom in zip(stretch, stretch[1:], stretch[2:], strict=False):
            brought = gain.assertion.concept in (BRINGS, GAIN)
            counted = amount.assertion.concept.name in AMOUNTS
            others = whom.assertion.concept.layer == "who" and not whom.owner
            if brought and counted and others:
                yield whom


def _from_sellers(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """From whom coins come that the bank pays: “take 1 coin from that neighbour”."""
    if any(one.concept == BUY for one in house.assertions):
        for stretch in said.stretches:
            if not any(one.assertion.concept == BUY for one in stretch):
                for coin, whom in pairwise(stretch):
                    seller = whom.assertion.concept.name == "neighbour"
                    if coin.assertion.concept == COIN and seller:
                        yield whom


def _for_each(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """So much for each thing, where it is so much whatever their number: “each time you buy some,
    1 coin for each resource”; “2 coins for each papyrus”."""
    wanted = _counted(house)
    for each, counted in said.pairs:
        concept = counted.assertion.concept
        bought = BUY in wanted and concept == RESOURCE
        if each.assertion.concept in COUNTING and (
            bought or (not wanted and concept.name in RESOURCES)
        ):
            yield counted


def _in_city(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Cards that stand in a city, where cards cost less: “each red card in your city”, not “each
    that you build in your city”."""
    if FEWER not in house.concepts or CITY.name in house.names:
        return
    for stretch in said.stretches:
        told = [one.assertion.concept for one in stretch]
        if BUILDING.isdisjoint(told):
            for card, city in pairwise(stretch):
                concept = card.assertion.concept
                if city.assertion.concept == CITY and (concept.layer == "kind" or concept in CARDS):
                    yield city


def _counted(told: Statement) -> tuple[Concept, ...]:
    """What stands right behind “each” and “per”."""
    pairs = ((one.assertion.concept, two.assertion.concept) for one, two in told.pairs)
    return tuple(counted for each, counted in pairs if each in COUNTING)


def _or_more(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """As much or more: “loses as many coins or more”; “counts as another”."""
    for stretch in said.stretches:
        for before, after in pairwise(stretch[-2:]):
            loose = before.assertion.concept in (OR, OTHERWISE_OR, GAIN)
            if loose and after.assertion.concept == EXTRA:
                yield after


def _one_way(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """One of a team who gains what the other one does, where each gains what the other does: “each
    time the owner receives coins, the team mate receives as many”."""
    mates = [(at, stretch) for stretch in said.stretches for at in _places(stretch, TEAM)]
    if not house.names >= SHARED_SALE or "other one" in said.names or len(mates) != 1:
        return
    [(at, stretch)] = mates
    beside = {one.assertion.concept for one in stretch[max(at - 1, 0) : at + 2]}
    if beside.isdisjoint((*EITHER, EACH)):
        yield stretch[at]


def _places(stretch: Clause, concept: Concept) -> Iterator[int]:
    return (at for at, one in enumerate(stretch) if one.assertion.concept == concept)


OF_PERSONS_AND_TIMES: Looks = (  # each behind the layer of what it finds
    ("moment", _delayed),
    ("who", _nobody_named),
    ("who", _brought_to_others),
    ("who", _from_sellers),
    ("moment", _in_city),
    ("joint", _for_each),
    ("amount", _or_more),
    ("who", _one_way),
)
