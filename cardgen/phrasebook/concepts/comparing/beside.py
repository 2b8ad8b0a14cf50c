"""What says nothing more beside a power, and what short notes leave out."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from cardgen.phrasebook.concepts.adjacent import called_by_name
from cardgen.phrasebook.concepts.comparing.moments import SAYS_GAME_END
from cardgen.phrasebook.concepts.comparing.pair import Assertions, StatementPair
from cardgen.phrasebook.concepts.comparing.prices import FREELY_DONE, SAYS_MUST
from cardgen.phrasebook.concepts.gap import (
    SAYS_BUILD,
    SAYS_BUYING,
    SAYS_EACH,
    SAYS_MAY,
    SAYS_NEIGHBOUR,
    SAYS_NEIGHBOURS,
    SAYS_ONCE_A_TURN,
    SAYS_OTHERWISE,
    SAYS_PER_NEIGHBOUR,
    SAYS_RESOURCE,
    SHARED,
)
from cardgen.phrasebook.concepts.reading.compounds import SINCE_IT_CAME
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    EMPTY,
    OR,
    PARTING,
    PLAYER,
    SHIELD,
    SPACE,
)
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

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
SAYS_LEADER = Assertion(Concept("unit", "leader"))
# Whoever sits around the player, and the player’s own place.
SAYS_ALL_AROUND = Assertion(Concept("who", "you and neighbours"))
SAYS_OR = Assertion(OR)
AROUND = frozenset((SAYS_NEIGHBOUR, SAYS_NEIGHBOURS, SAYS_OR))
SIDES = frozenset(Assertion(Concept("who", f"{side} neighbour")) for side in ("left", "right"))
# The cost that is reduced is that which is printed.
SAYS_PRINTED, CHEAPER = Assertion(Concept("degree", "printed")), frozenset(("fewer", "waived"))
BOTH_AGES = frozenset(Assertion(Concept("unit", one)) for one in ("age 2", "age 3"))
# Who keeps a hand does not pass it.
PASSED_ON = frozenset(Assertion(Concept(*one)) for one in (("deed", "keep"), ("unit", "hand")))
OWN_PLACE = frozenset((PLAYER, Concept(PLAIN, "city")))


def settle_alternatives(held: StatementPair) -> StatementPair:
    """What may be taken instead, or comes of each of two neighbours."""
    if SAYS_OTHERWISE in held.missing and SAYS_MAY in held.extra and "instead" in held.said.names:
        held = held.without({SAYS_OTHERWISE}, {SAYS_MAY})
    if SAYS_ALL_AROUND in held.missing and any(_joins_neighbours(held.said)):
        held = held.without({SAYS_ALL_AROUND}, AROUND)
    if held.extra >= SIDES and not any(_joins_player(held.said)):
        # “The neighbour on the left and the one on the right”.
        held = held.without({SAYS_NEIGHBOUR, SAYS_NEIGHBOURS}, {*SIDES, SAYS_OR})
    if "copy" in held.house.names and SAYS_LEADER.concept in held.said.singles:
        held = held.without({SAYS_NEIGHBOUR}, {SAYS_NEIGHBOURS})  # “a Leader of your neighbours”
    if "chain" in held.house.names and SAYS_NEIGHBOURS in held.mine & held.theirs:
        held = held.without(extra={SAYS_NEIGHBOUR})  # of whom one is that of a chain
    if SAYS_OR in held.missing and held.mine >= BOTH_AGES:
        held = held.without({SAYS_OR})  # “in Ages II and III”
    if SAYS_PER_NEIGHBOUR in held.missing and held.mine >= {
        SAYS_ONCE_A_TURN,
        SAYS_NEIGHBOURS,
        SAYS_EACH,
    }:
        held = held.without({SAYS_PER_NEIGHBOUR}, {SAYS_ONCE_A_TURN, SAYS_NEIGHBOURS})
    return held


def _joins_player(said: Statement) -> Iterator[bool]:
    """Of each neighbour of a side whether the player is named beside them: “by the neighbour on the
    right and by the player”."""
    for sentence in said.sentences:
        told = [one.assertion for one in sentence if one.assertion.concept not in (OR, EMPTY)]
        for pair in pairwise(told):
            yield PLAYER in (one.concept for one in pair) and not SIDES.isdisjoint(pair)


def _joins_neighbours(said: Statement) -> Iterator[Concept]:
    """The neighbours who are named beside the player: “in their city or in that of a neighbour”."""
    beside = {pair for stretch in said.stretches for pair in pairwise(stretch)}
    for sentence in said.sentences:
        told = [one for one in sentence if one.assertion.concept not in (OR, EMPTY)]
        for before, after in pairwise(told):
            joined = (before, after) not in beside and before.assertion.concept in OWN_PLACE
            if joined and after.assertion in AROUND:
                yield after.assertion.concept


def settle_additions(held: StatementPair) -> StatementPair:
    """What says nothing more beside a power that states nothing of the kind."""
    if "replace" not in held.house.names:
        held = held.without(extra={SAYS_REPLACING})
    if all(one.concept.layer != "kind" for one in held.theirs):
        held = held.without(extra={SAYS_ANY_COLOUR})
    if not CHEAPER.isdisjoint(held.house.names):
        held = held.without(extra={SAYS_PRINTED})
    held = held.without(extra=called_by_name(held.said))
    if held.theirs >= PASSED_ON and all(_gives_to_neighbours(held.said)):
        held = held.without(extra={SAYS_NEIGHBOUR, SAYS_NEIGHBOURS})  # to whom a hand goes
    spaces = _spaces(held.theirs)
    held = held.without(spaces if held.missing <= spaces else frozenset(), spaces)
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


def _gives_to_neighbours(said: Statement) -> Iterator[bool]:
    """Of each neighbour that is named, whether something is given right before: “passes to the
    neighbour who sits behind you”."""
    for stretch in said.stretches:
        acts = [one for one in stretch if one.assertion.concept.layer != PLAIN]
        for before, after in zip((None, *acts), acts, strict=False):
            if after.assertion in (SAYS_NEIGHBOUR, SAYS_NEIGHBOURS):
                yield bool(before and before.assertion == SAYS_GIVING and not after.owner)


def _spaces(theirs: Assertions) -> frozenset[Assertion]:
    """The spaces that a pawn advances for shields: as many."""
    return frozenset(Assertion(SPACE, one.number) for one in theirs if one.concept == SHIELD)


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
