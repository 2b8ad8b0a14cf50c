"""Numbers that stand apart from what they count: “add up the points: 1 coin for every 2”.

What they count is told by the words around them, where these speak of one thing alone of which the
power has a number.
"""

from itertools import pairwise

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    POINT,
    SHIELD,
    SHORTAGE,
    SPACE,
)
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

SCORING = "the end of the game"
WORTH, VICTORY_TOKEN = Concept(PLAIN, "worth"), Concept("unit", "victory token")


def with_their_units(said: Statement, house: Statement) -> frozenset[Assertion]:
    """What a text states, a number that stands apart put to what it counts."""
    mine = frozenset(one for one in said.assertions if not _of_spaces(one, said, house))
    mine = frozenset(_as_worth(one, said, house) for one in mine)
    lone = [one for one in mine if one.concept.layer == NUMBER and one not in house.assertions]
    if len(lone) != 1:
        return mine
    number = lone[0].number
    if SHORTAGE.name in said.names and any(one.number == number for one in house.assertions):
        return mine - {lone[0]}
    counted = [
        one.concept for one in house.assertions.keys() - mine if one.number and _named(one, mine)
    ]
    if len(counted) != 1 or counted[0] in said.singles:
        return mine  # “1 coin, then two papyrus”: of what is told to be one there are not two
    return mine - {lone[0], Assertion(counted[0])} | {Assertion(counted[0], number)}


def _as_worth(one: Assertion, said: Statement, house: Statement) -> Assertion:
    """The points that a token is worth, as the number that a power states of it: “a Victory token
    worth 5 points”."""
    value = Assertion(Concept(NUMBER), one.number)
    told = one.concept == POINT and one.number and value in house.assertions
    if not told or POINT.name in house.names:
        return one
    worth = any(
        before.assertion.concept == VICTORY_TOKEN and after.assertion == one
        for stretch in said.stretches
        for before, after in pairwise(each for each in stretch if each.assertion.concept != WORTH)
    )
    return value if worth else one


def _named(wanted: Assertion, mine: frozenset[Assertion]) -> bool:
    """Whether a unit is named without its number; at the end of the game points need no name."""
    if Assertion(wanted.concept) in mine:
        return True
    amounts = {one.concept for one in mine if one.concept.name in AMOUNTS}
    scored = Assertion(Concept("moment", SCORING)) in mine
    return wanted.concept == POINT and scored and not amounts


def _of_spaces(one: Assertion, said: Statement, house: Statement) -> bool:
    """Whether an assertion tells how far a pawn moves, which is as far as there are shields: “2
    shields (pawn +2)”."""
    shields = Assertion(SHIELD, one.number)
    told = one.concept == SPACE or (one.concept.layer == NUMBER and shields in said.assertions)
    return told and shields in house.assertions
