"""What happens at once, each turn, or at an end: moments in other words."""

from cardgen.phrasebook.concepts.comparing.pair import StatementPair
from cardgen.phrasebook.concepts.gap import (
    AFTER_ARRIVAL,
    ALL,
    AT_ONCE,
    EACH,
    EACH_TURN,
    FROM_NOW_ON,
    ONCE_A_TURN,
    PER,
)
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

# What acts does so once it is there; what counts at the end of the game does not count at once.
ARRIVING = frozenset((AT_ONCE, AFTER_ARRIVAL))
GAME_END = Assertion(Concept("moment", "the end of the game"))
TURN_END = Assertion(Concept("moment", "the end of the turn"))
ONE_TIME = Assertion(Concept("times", "once"))
ONCE = frozenset((ONE_TIME, Assertion(Concept("times", "once a game"))))
# The conflicts come when an Age has ended.
END_OF_AGE = Assertion(Concept("moment", "the end of the Age"))
BEFORE_CONFLICTS = frozenset(Assertion(Concept("moment", one)) for one in ("before", "conflict"))


def settle_each_turn(held: StatementPair) -> StatementPair:
    """One each turn is one at most in a turn: “each turn … once only”."""
    single = held.said.singles & held.house.singles and EACH not in held.mine
    if ONCE_A_TURN in held.missing and EACH_TURN in held.extra and single:
        held = held.without({ONCE_A_TURN}, {EACH_TURN})
    limited = ONCE_A_TURN in held.mine & held.theirs
    return held.without(extra={EACH_TURN, ONE_TIME}) if limited else held


def settle_moments(held: StatementPair) -> StatementPair:
    """What happens at once, once, or before the conflicts at the end of an Age."""
    if all(one.concept.layer != "moment" for one in held.missing):
        held = held.without(extra={AFTER_ARRIVAL} if GAME_END in held.theirs else ARRIVING)
    moments = {one for one in held.extra if one.concept.layer == "moment"}
    if FROM_NOW_ON in held.missing and moments == {AT_ONCE} and _is_told_first(held.said):
        held = held.without({FROM_NOW_ON}, {AT_ONCE})  # “once he is recruited, each blue card …”
    if not held.theirs.isdisjoint((AT_ONCE, TURN_END)) and EACH not in held.theirs:
        held = held.without(extra=ONCE)
    ends = END_OF_AGE in held.mine & held.theirs and held.extra >= BEFORE_CONFLICTS
    return held.without(extra=BEFORE_CONFLICTS) if ends else held


def _is_told_first(said: Statement) -> bool:
    """Whether it is told that something arrives before what happens each time from then on."""
    each = [said.assertions[one].start for one in (EACH, PER, ALL) if one in said.assertions]
    return bool(each) and said.assertions[AT_ONCE].start < min(each)
