"""What happens at once, each turn, or at an end: moments in other words."""

from cardgen.phrasebook.concepts.comparing.pair import StatementPair
from cardgen.phrasebook.concepts.gap import (
    SAYS_AFTER_ARRIVAL,
    SAYS_ALL,
    SAYS_AT_ONCE,
    SAYS_EACH,
    SAYS_EACH_TURN,
    SAYS_FROM_NOW_ON,
    SAYS_ONCE_A_TURN,
    SAYS_PER,
)
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

# What acts does so once it is there; what counts at the end of the game does not count at once.
ARRIVING = frozenset((SAYS_AT_ONCE, SAYS_AFTER_ARRIVAL))
BUILT = frozenset((Concept(PLAIN, "built"), Concept("deed", "build")))
SAYS_GAME_END = Assertion(Concept("moment", "the end of the game"))
SAYS_TURN_END = Assertion(Concept("moment", "the end of the turn"))
SAYS_ONE_TIME = Assertion(Concept("times", "once"))
ONCE = frozenset((SAYS_ONE_TIME, Assertion(Concept("times", "once a game"))))
# The conflicts come when an Age has ended.
SAYS_END_OF_AGE = Assertion(Concept("moment", "the end of the Age"))
BEFORE_CONFLICTS = frozenset(Assertion(Concept("moment", one)) for one in ("before", "conflict"))


def settle_each_turn(held: StatementPair) -> StatementPair:
    """One each turn is one at most in a turn: “each turn … once only”."""
    single = held.said.singles & held.house.singles and SAYS_EACH not in held.mine
    if SAYS_ONCE_A_TURN in held.missing and SAYS_EACH_TURN in held.extra and single:
        held = held.without({SAYS_ONCE_A_TURN}, {SAYS_EACH_TURN})
    limited = SAYS_ONCE_A_TURN in held.mine & held.theirs
    return held.without(extra={SAYS_EACH_TURN, SAYS_ONE_TIME}) if limited else held


def settle_moments(held: StatementPair) -> StatementPair:
    """What happens at once, once, or before the conflicts at the end of an Age."""
    if all(one.concept.layer != "moment" for one in held.missing):
        held = held.without(extra=_arriving(held))
    moments = {one for one in held.extra if one.concept.layer == "moment"}
    if SAYS_FROM_NOW_ON in held.missing and moments == {SAYS_AT_ONCE} and _is_told_first(held.said):
        # “Once he is recruited, each blue card …”
        held = held.without({SAYS_FROM_NOW_ON}, {SAYS_AT_ONCE})
    if not held.theirs.isdisjoint((SAYS_AT_ONCE, SAYS_TURN_END)) and SAYS_EACH not in held.theirs:
        held = held.without(extra=ONCE)
    moments = {one for one in held.theirs if one.concept.layer == "moment"}
    if moments == {SAYS_GAME_END} and SAYS_EACH not in held.theirs:
        held = held.without(extra=ONCE)  # the game ends once
    ends = SAYS_END_OF_AGE in held.mine & held.theirs and held.extra >= BEFORE_CONFLICTS
    return held.without(extra=BEFORE_CONFLICTS) if ends else held


def _arriving(held: StatementPair) -> frozenset[Assertion]:
    """What only tells that a card must be there to act. Of what counts at the end, all is counted:
    “built after its arrival” is less."""
    if SAYS_GAME_END not in held.theirs:
        return ARRIVING
    counted = any(
        built.assertion.concept in BUILT and when.assertion == SAYS_AFTER_ARRIVAL
        for built, when in held.said.pairs
    )
    return frozenset(() if counted else (SAYS_AFTER_ARRIVAL,))


def _is_told_first(said: Statement) -> bool:
    """Whether it is told that something arrives before what happens each time from then on."""
    each = [
        said.assertions[one].start
        for one in (SAYS_EACH, SAYS_PER, SAYS_ALL)
        if one in said.assertions
    ]
    return bool(each) and said.assertions[SAYS_AT_ONCE].start < min(each)
