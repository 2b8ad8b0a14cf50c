"""What is stated in a clause of rules, each thing with the words that state it, and what is told
together there."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from cardgen.effects.power.terms import SYMBOLS
from cardgen.model.card import RESOURCES
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import NAME, Mention
from cardgen.phrasebook.concepts.reading.named_concepts import (
    BUY,
    CARD_UNITS,
    EACH,
    GAIN,
    OR,
    OR_OF_COLOURS,
    PER,
    PLAYER,
    SAVED,
)
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

LISTED_UNITS = CARD_UNITS | {"stage", "built stage"}
UNLISTED = frozenset((*RESOURCES, *SYMBOLS, "law", "identical"))  # kinds that are no cards


class PlacedAssertion(NamedTuple):
    """An assertion with the tokens that state it; `single` where they say that it is one, `sole`
    where they say that it is no more: “one only”; `owner` where they tell of whom something is."""

    assertion: Assertion
    mention: Mention
    single: bool = False
    sole: bool = False
    owner: bool = False


Clause = tuple[PlacedAssertion, ...]


def savers(clause: Clause) -> Iterator[Concept]:
    """The persons of a clause who stand next before what says that something costs less, or next
    after it."""
    told = [one.assertion.concept for one in clause]
    for at, concept in enumerate(told):
        if concept in SAVED:
            around = (*reversed(told[:at]), *told[at:])
            yield from [one for one in around if one.layer == "who"][:1]


def counted_of_others(clause: Clause) -> Mapping[Concept, frozenset[Assertion]]:
    """The person who does something with what is counted, with the units of it alone: in “1 coin
    per resource that a neighbour buys” the coin is not the neighbour’s."""
    at = next((at for at, one in enumerate(clause) if one.assertion.concept == PER), None)
    if at is None:
        return {}
    rest = [one.assertion for one in clause[at:]]
    if not any(one.concept.layer == "deed" for one in rest):
        return {}
    units = frozenset(one for one in rest if one.concept.layer == "unit")
    return {one.concept: units for one in rest if one.concept.layer == "who"}


def gained_behind_a_person(clause: Clause) -> frozenset[Assertion]:
    """What the player gains in a clause in which somebody buys something before: “the opponent buys
    from the bank, the owner gains 1 coin”."""
    told = [one.assertion.concept for one in clause]
    gains = (at for at, pair in enumerate(pairwise(told)) if pair == (PLAYER, GAIN))
    gain = next(gains, None)
    if gain is None or BUY not in told[:gain] or any(one.layer == "who" for one in told[gain:]):
        return frozenset()
    end = next((at for at, one in enumerate(told) if at > gain and one in (PER, EACH)), len(told))
    return frozenset(one.assertion for one in clause[gain:end] if one.assertion.concept != PLAYER)


def so_many_each(clause: Clause) -> frozenset[Concept]:
    """The units of which each so many count: “each 3 coins = 1 point”."""
    pairs = pairwise(one.assertion for one in clause)
    return frozenset(
        after.concept
        for before, after in pairs
        if before.concept == EACH and after.concept.layer == "unit" and after.number
    )


def kinds_of(clause: Clause) -> Iterator[Assertion]:
    """The kinds of card that a clause names: colours, and Leaders or gods in a list of them."""
    before: Concept | None = None
    for assertion, *_ in clause:
        concept = assertion.concept
        listed = concept.name in CARD_UNITS and before and _is_listed(before)
        if concept.layer == "kind" or listed:
            yield assertion
        if concept.layer != PLAIN:
            before = concept


def or_of_colours(said: list[PlacedAssertion], place: int) -> Assertion:
    """The “or” of a list of cards, or that of a choice."""
    beside = said[max(place - 1, 0) : place] + said[place + 1 : place + 2]
    listed = len(beside) == 2 and all(_is_listed(one.assertion.concept) for one in beside)
    return Assertion(OR_OF_COLOURS if listed else OR)


def _is_listed(concept: Concept) -> bool:
    """Whether something stands in lists of cards: a colour, a kind of card, a name."""
    if concept.layer == "unit":
        return concept.name in LISTED_UNITS
    return concept.layer == NAME or (concept.layer == "kind" and concept.name not in UNLISTED)
