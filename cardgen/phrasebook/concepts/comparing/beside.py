"""What says nothing more beside a power, and what short notes leave out."""

from collections.abc import Mapping

from cardgen.phrasebook.concepts.adjacent import called_by_name
from cardgen.phrasebook.concepts.comparing.moments import SAYS_GAME_END
from cardgen.phrasebook.concepts.comparing.pair import StatementPair
from cardgen.phrasebook.concepts.comparing.prices import FREELY_DONE, SAYS_MUST
from cardgen.phrasebook.concepts.gap import (
    SAYS_BUILD,
    SAYS_BUYING,
    SAYS_EACH,
    SAYS_MAY,
    SAYS_NEIGHBOURS,
    SAYS_ONCE_A_TURN,
    SAYS_OTHERWISE,
    SAYS_PER_NEIGHBOUR,
    SAYS_RESOURCE,
    SHARED,
)
from cardgen.phrasebook.concepts.reading.compounds import SINCE_IT_CAME
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import PARTING, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

SAYS_TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# “Only” adds nothing to what is said, but where it may be of a turn.
SAYS_ONLY = Assertion(Concept("joint", "only"))
TURNS = frozenset(("turn", "next turn", "this turn", "fixed price"))
# What is done with a card so that it acts, with what it is done with where that is another one.
ARRIVALS: Mapping[Assertion, str] = {
    Assertion(Concept("deed", "invoke")): "god",
    Assertion(Concept("deed", "recruit")): "leader",
}
# What short notes leave out, and nothing else can be done with cards in a box, or at a price, or
# bought.
UNSPOKEN = frozenset((Assertion(Concept("deed", "draw")), SAYS_BUYING, SAYS_RESOURCE))
SAYS_GIVING = Assertion(Concept("deed", "give"))
GAINING = frozenset(("you gain", "gain", "brings", "bank", "supply", "to the bank"))
# What “gives” or “bears” something may be said of what takes its place, and of much else.
SAYS_REPLACING = Assertion(Concept("deed", "replace"))
SAYS_ANY_COLOUR = Assertion(Concept("kind", "any colour"))
SAYS_COUNTED_SINCE = Assertion(SINCE_IT_CAME)


def settle_alternatives(held: StatementPair) -> StatementPair:
    """What may be taken instead, or comes of each of two neighbours."""
    if SAYS_OTHERWISE in held.missing and SAYS_MAY in held.extra and "instead" in held.said.names:
        held = held.without({SAYS_OTHERWISE}, {SAYS_MAY})
    if SAYS_PER_NEIGHBOUR in held.missing and held.mine >= {
        SAYS_ONCE_A_TURN,
        SAYS_NEIGHBOURS,
        SAYS_EACH,
    }:
        held = held.without({SAYS_PER_NEIGHBOUR}, {SAYS_ONCE_A_TURN, SAYS_NEIGHBOURS})
    return held


def settle_additions(held: StatementPair) -> StatementPair:
    """What says nothing more beside a power that states nothing of the kind."""
    if "replace" not in held.house.names:
        held = held.without(extra={SAYS_REPLACING})
    if all(one.concept.layer != "kind" for one in held.theirs):
        held = held.without(extra={SAYS_ANY_COLOUR})
    held = held.without(extra=called_by_name(held.said))
    if SAYS_GAME_END not in held.theirs:
        # As long as it stays, whatever comes counts.
        held = held.without(extra={SAYS_COUNTED_SINCE})
    free_to = SAYS_MAY in held.theirs or FREELY_DONE.isdisjoint(held.house.names)
    if SAYS_MAY not in held.missing and free_to:
        held = held.without(extra={SAYS_MUST})
    if not held.missing and TURNS.isdisjoint(held.said.names):
        held = held.without(extra={SAYS_ONLY})
    named = {one for one, whom in ARRIVALS.items() if whom not in held.said.names}
    held = held.without(extra=named)  # “each conflict after his recruitment”
    parts = any(one.concept.name in PARTING for one in held.mine)
    return held if parts else held.without(extra={SAYS_TO_YOU})


def settle_unspoken(held: StatementPair) -> StatementPair:
    """What short notes leave out, where nothing else is told otherwise."""
    if held.extra:
        return held
    if (
        held.missing == {SAYS_BUILD}
        and "built" in held.said.names
        and "already" not in held.said.names
    ):
        return held.without(held.missing)  # “yellow card built: 2 coins”
    if held.missing and all(map(held.said.is_moved, held.missing)):
        return held.without(held.missing)
    bought = SAYS_BUYING in held.mine or SAYS_RESOURCE not in held.missing
    handed = held.missing == {SAYS_GIVING} and _is_handed(held.said)
    spoken = (held.missing <= UNSPOKEN and bought) or handed
    return held.without(held.missing) if spoken else held


def _is_handed(said: Statement) -> bool:
    """Whether short notes need not say that something is given: so many to each, or the hand that
    is not kept."""
    shared = any(one.concept in SHARED for one in said.assertions)
    return (shared or "keep" in said.names) and GAINING.isdisjoint(said.names)
