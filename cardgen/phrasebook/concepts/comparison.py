"""What a text states beside the house words of its power, once what may be told in other words, be
added, or be left to the reader is settled: a step for each thing that is told in many ways."""

from cardgen.phrasebook.concepts.comparing.beside import (
    settle_additions,
    settle_alternatives,
    settle_unspoken,
)
from cardgen.phrasebook.concepts.comparing.counts import (
    SETS,
    settle_counts,
    settle_joints,
    settle_listed,
)
from cardgen.phrasebook.concepts.comparing.moments import settle_each_turn, settle_moments
from cardgen.phrasebook.concepts.comparing.pair import NOTHING, StatementPair
from cardgen.phrasebook.concepts.comparing.prices import (
    settle_free,
    settle_permission,
    settle_prices,
    settle_waived,
)
from cardgen.phrasebook.concepts.gap import (
    SAYS_REST_OF_THE_AGE,
    SAYS_REST_OF_THE_GAME,
    UNSAID,
    AssertionGap,
    implied,
    settled,
    vague,
)
from cardgen.phrasebook.concepts.lone_numbers import with_their_units
from cardgen.phrasebook.concepts.reading.idle import Assertion, alongside
from cardgen.phrasebook.concepts.reading.named_concepts import OR_OF_COLOURS
from cardgen.phrasebook.concepts.reading.statement import Statement


def compare(said: Statement, house: Statement) -> AssertionGap:
    """What a text states beside what the house words of its power state."""
    held = _held(said, house)
    for step in STEPS:
        held = step(held)
    unsaid = {UNSAID[one.concept]: one for one in sorted(held.left)}
    return AssertionGap(frozenset(held.missing), frozenset(held.extra), unsaid)


def _held(said: Statement, house: Statement) -> StatementPair:
    """Two statements held against each other, without what may be named beside a power. Of the last
    Age, the end is that of the game."""
    mine = settled(with_their_units(said, house), house.assertions)
    theirs = settled(house.assertions, said.assertions)
    if house.last_age and SAYS_REST_OF_THE_GAME in mine and SAYS_REST_OF_THE_AGE in theirs:
        mine = mine - {SAYS_REST_OF_THE_GAME} | {SAYS_REST_OF_THE_AGE}
    # Of a set each colour must be there; else it is any of those that are named, “and” or “or”.
    either = NOTHING if theirs & SETS else {Assertion(OR_OF_COLOURS)}
    missing, extra = theirs - mine, mine - theirs - either
    extra -= vague(extra, missing)
    beside = alongside(house.assertions)
    added = {one for one in extra if one.concept.name in beside and not one.number}
    return StatementPair(said, house, mine, theirs, missing, extra - added)


def _leave_to_the_reader(held: StatementPair) -> StatementPair:
    """What goes without saying, or may be left out where nothing of its kind is told otherwise."""
    told = {one.concept.layer for one in held.extra}
    left = {one for one in held.missing if one.concept in UNSAID and one.concept.layer not in told}
    settled_too = implied(held.said, held.house)
    return held.without({*left, *settled_too})._replace(left=left)


# One after the other: what a step settles, those after it do not see. Two of them put in what is
# told otherwise than it may be: `settle_free` a card built alone, `settle_joints` “for all”.
STEPS = (
    settle_each_turn,
    settle_waived,
    _leave_to_the_reader,
    settle_permission,
    settle_free,
    settle_moments,
    settle_prices,
    settle_counts,
    settle_listed,
    settle_joints,
    settle_alternatives,
    settle_additions,
    settle_unspoken,
)
