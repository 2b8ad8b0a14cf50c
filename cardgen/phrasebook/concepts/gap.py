"""Two statements held against each other: what one lacks, and what it has too much."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from cardgen.phrasebook.concepts.clauses import ONLY_ONE
from cardgen.phrasebook.concepts.idle import Assertion, alongside
from cardgen.phrasebook.concepts.statement import (
    LOSE,
    OR,
    OR_OF_COLOURS,
    PARTING,
    Statement,
)
from cardgen.phrasebook.concepts.thesaurus import Concept

# What a text may leave to the reader, with the part of the effect that it leaves: a card itself
# says when it acts, and where most things come from.
UNSAID: Mapping[Concept, str] = {
    **{Concept("moment", one): "duration" for one in ("from now on", "until the end of the Age")},
    **{
        Concept("moment", one): "moment"
        for one in ("at once", "the end of the game", "the conflict of the Age", "each conflict")
    },
    Concept("price", "ordinary"): "restriction",
    Concept("price", "free"): "price",
    Concept("pile", "held"): "owner",
    Concept("pile", "leader box"): "pile",
}
# What may be added where nothing else is said of moments.
AT_ONCE, EACH_TURN = (Assertion(Concept("moment", one)) for one in ("at once", "each turn"))
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# What must be done is what is done, but where it may be.
MAY, MUST = (Assertion(Concept("modality", one)) for one in ("may", "must"))
ALL = Assertion(Concept("joint", "all"))
ONCE = frozenset(Assertion(Concept("times", one)) for one in ("once", "once a game"))
UNPAID = Concept("price", "unpaid")
ORDINARY = Assertion(Concept("price", "ordinary"))
EACH = Assertion(Concept("joint", "each"))
# What stands for something else where the others have that, and for nothing where they have not.
WEAK: Mapping[Assertion, Assertion] = {
    EACH: Assertion(Concept("joint", "per")),
    Assertion(Concept("modality", "enable")): MAY,
    Assertion(Concept("joint", "or else")): Assertion(Concept("joint", "otherwise")),
    ALL: Assertion(Concept("joint", "per")),
}
OTHERS, SOME_OTHERS = (Assertion(Concept("who", one)) for one in ("others", "some others"))
# What says the same as something else where the others have that, and more where they have not.
EXACT: Mapping[Assertion, Assertion] = {
    Assertion(Concept("moment", "the rest of the game")): Assertion(
        Concept("moment", "from now on")
    ),
    Assertion(OR): Assertion(Concept("joint", "otherwise")),
    SOME_OTHERS: OTHERS,
    Assertion(Concept("deed", "cost")): Assertion(Concept("deed", LOSE)),
    # A stage that is not built shows nothing, and counts for nothing.
    Assertion(Concept("unit", "built stage")): Assertion(Concept("unit", "stage")),
}
# What says less than something else, and may be said for it: the more that it leaves is unsaid.
VAGUE: Mapping[Concept, tuple[str, ...]] = {
    Concept("moment", "conflict"): ("the conflict of the Age", "each conflict"),
    Concept("moment", "from now on"): ("until the end of the Age",),  # as long as the god stays
}
SHARED = frozenset(Concept("times", one) for one in ("one to each", "two to each"))
PER_NEIGHBOUR = Assertion(Concept("times", "per neighbour and turn"))
NEIGHBOUR = Assertion(Concept("who", "neighbour"))
FREE = Concept("price", "free")
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))


class AssertionGap(NamedTuple):
    """Two statements held against each other: what one lacks, and what it has too much."""

    missing: frozenset[Assertion]
    extra: frozenset[Assertion]
    unsaid: Mapping[str, Assertion]


def compare(said: Statement, house: Statement) -> AssertionGap:
    """What a text states beside what the house words of its power state."""
    mine, theirs = (
        _settled(said.assertions, house.assertions),
        _settled(house.assertions, said.assertions),
    )
    missing, extra = theirs - mine, mine - theirs - {Assertion(OR_OF_COLOURS)}
    extra -= _vague(extra, missing)
    told = {one.concept.layer for one in extra}
    left = {one for one in missing if one.concept in UNSAID and one.concept.layer not in told}
    missing -= left.union(_implied(said, house))
    beside = alongside(house.assertions)
    extra = frozenset(one for one in extra if one.concept.name not in beside)
    if any(one.concept == FREE for one in left):
        extra -= BUILDING
    if all(one.concept.layer != "moment" for one in missing):
        extra -= {AT_ONCE}
    if AT_ONCE in theirs and EACH not in theirs:
        extra -= ONCE
    if theirs & BUILDING and all(one.concept.layer != "price" for one in theirs):
        extra -= {ORDINARY}
    if house.singles:
        extra -= {ONLY_ONE}
    if MAY not in missing:
        extra -= {MUST}
    if not any(one.concept.name in PARTING for one in mine):
        extra -= {TO_YOU}
    return AssertionGap(missing, extra, {UNSAID[one.concept]: one for one in left})


def _implied(said: Statement, house: Statement) -> Iterator[Assertion]:
    """What is meant though nothing says so: what is produced, and is no amount that somebody gains,
    comes each turn; who gets so many each are others, and so many by neighbour come of one."""
    if not house.company.get(EACH_TURN.concept) and not said.gained_goods:
        yield EACH_TURN
    if any(one.concept in SHARED for one in said.assertions):
        yield from (OTHERS, SOME_OTHERS)
    if PER_NEIGHBOUR in said.assertions:
        yield NEIGHBOUR


def _vague(extra: Collection[Assertion], missing: Collection[Assertion]) -> frozenset[Assertion]:
    """What is said less exactly than it is meant."""
    meant = {one.concept.name for one in missing}
    return frozenset(one for one in extra if not meant.isdisjoint(VAGUE.get(one.concept, ())))


def _settled(
    assertions: Collection[Assertion], others: Collection[Assertion]
) -> frozenset[Assertion]:
    """Assertions beside others, those that are `WEAK` or `EXACT` as these others have them."""
    same = {one: EXACT[one] for one in assertions if EXACT.get(one) in others}
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(same.get(one, one) for one in assertions) - WEAK.keys() | met
