"""Two statements held against each other: what one lacks, and what it has too much."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from cardgen.phrasebook.concepts.clauses import ONLY_ONE
from cardgen.phrasebook.concepts.idle import Assertion, alongside
from cardgen.phrasebook.concepts.lone_numbers import with_their_units
from cardgen.phrasebook.concepts.mentions import FEWER
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
AT_ONCE, EACH_TURN, TURN_END = (
    Assertion(Concept("moment", one)) for one in ("at once", "each turn", "the end of the turn")
)
REST_OF_THE_GAME, REST_OF_THE_AGE = (
    Assertion(Concept("moment", one))
    for one in ("the rest of the game", "until the end of the Age")
)
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# What must be done is what is done, but where it may be.
MAY, MUST = (Assertion(Concept("modality", one)) for one in ("may", "must"))
ALL = Assertion(Concept("joint", "all"))
ONCE_A_TURN = Assertion(Concept("times", "once a turn"))
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
    # “Invoked in Age III”: how long that lasts is told beside it, or goes without saying.
    Assertion(Concept("moment", "in its Age")): Assertion(
        Concept("moment", "until the end of the Age")
    ),
}
IF, PER = (Assertion(Concept("joint", one)) for one in ("if", "per"))
FROM_NOW_ON, AFTER_ARRIVAL = (
    Assertion(Concept("moment", one)) for one in ("from now on", "after it is recruited")
)
WAIVED = Assertion(Concept("degree", "waived"))
OTHERS, SOME_OTHERS = (Assertion(Concept("who", one)) for one in ("others", "some others"))
LOSING = Assertion(Concept("deed", LOSE))
# What says the same as something else where the others have that, and more where they have not.
EXACT: Mapping[Assertion, tuple[Assertion, ...]] = {
    Assertion(Concept("moment", "the rest of the game")): (FROM_NOW_ON,),
    AFTER_ARRIVAL: (FROM_NOW_ON, AT_ONCE),
    Assertion(OR): (Assertion(Concept("joint", "otherwise")),),
    SOME_OTHERS: (OTHERS,),
    Assertion(Concept("deed", "cost")): (LOSING,),
    Assertion(FEWER): (LOSING,),  # “2 coins less”
    WAIVED: (Assertion(FEWER), LOSING),  # “one resource is waived”
    Assertion(Concept("deed", "copy")): (Assertion(Concept("deed", "replace")),),  # by a copy
    Assertion(Concept("unit", "looting token")): (Assertion(Concept("unit", "looting")),),
    # What happens in a conflict does so in each.
    Assertion(Concept("moment", "each conflict")): (Assertion(Concept("moment", "conflict")),),
    Assertion(Concept("unit", "age 3")): (Assertion(Concept("unit", "next age")),),
    # A stage that is not built shows nothing, and counts for nothing.
    Assertion(Concept("unit", "built stage")): (Assertion(Concept("unit", "stage")),),
}
# What says less than something else, and may be said for it: the more that it leaves is unsaid.
VAGUE: Mapping[Concept, tuple[str, ...]] = {
    Concept("moment", "conflict"): ("the conflict of the Age", "each conflict"),
    Concept("moment", "each age"): ("each conflict",),  # there is one in each
    Concept("moment", "from now on"): ("until the end of the Age",),  # as long as the god stays
}
EACH_ONE = Assertion(Concept("who", "everyone"))
# What “gives” or “bears” something may be said of what takes its place, and of much else.
REPLACING = frozenset((Assertion(Concept("deed", "replace")),))
# The conflicts come when an Age has ended.
END_OF_AGE = Assertion(Concept("moment", "the end of the Age"))
BEFORE_CONFLICTS = frozenset(Assertion(Concept("moment", one)) for one in ("before", "conflict"))
OTHERWISE = Assertion(Concept("joint", "otherwise"))
GIVING = Assertion(Concept("deed", "give"))
GAINING = frozenset(("you gain", "gain", "brings", "bank", "supply", "to the bank"))
NOT_TO_THE_BANK = frozenset(("to the bank", "instead of bank"))  # of coins that somebody loses
BUILD, RESOURCE = Assertion(Concept("deed", "build")), Assertion(Concept("unit", "resource"))
# What is meant with something that is named: all hands are those of everyone, a stage that is paid
# for is built, looting takes coins.
IMPLYING: Mapping[str, tuple[Assertion, ...]] = {
    **dict.fromkeys(("as before", "all hands"), (EACH_ONE,)),
    **dict.fromkeys(("prepaid", "paid for"), (BUILD,)),
    "one of the two cities": (BUILD,),  # into which cards go
    "spent": (LOSING,),
    "swap": (IF,),  # cards that cost the same
    "looting": (Assertion(Concept("unit", "coin")),),
    "even if": (MAY,),
    "same player": (Assertion(Concept("who", "others")),),  # so many by player go to others
    "unpaid god": (Assertion(Concept("moment", "before")),),  # before it was to be paid
    "last wonder": (BUILD, MAY, Assertion(Concept("unit", "wonder"))),
    "last": (Assertion(Concept("deed", "discard")),),  # which else is discarded
    "at home": (Assertion(Concept("unit", "resource")), Assertion(Concept("unit", "chain"))),
}
SHARED = frozenset(Concept("times", one) for one in ("one to each", "two to each"))
PER_NEIGHBOUR = Assertion(Concept("times", "per neighbour and turn"))
NEIGHBOUR, NEIGHBOURS = (Assertion(Concept("who", one)) for one in ("neighbour", "neighbours"))
FREE = Concept("price", "free")
CHAIN = Assertion(Concept("unit", "chain"))
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))


# “Only” adds nothing to what is said, but where it may be of a turn.
ONLY = Assertion(Concept("joint", "only"))
TURNS = frozenset(("turn", "next turn", "this turn", "fixed price"))
# What nobody would be bound to do, so that “may” need not be said.
FREELY_DONE = frozenset(("chain", "buy", "same name"))


# “If you have brown cards, 1 point for each”: what is counted at the end is had.
HAVING = frozenset((IF, Assertion(Concept("joint", "if have"))))
# “If you lose a conflict” is each time that you do.
EACH_OR_PER = frozenset((EACH, PER))
# What is counted by threes: “each full set of 3 coins”.
COIN, POINT = (Concept("unit", one) for one in ("coin", "point"))
LOTS = frozenset((COIN, POINT))
SET = Assertion(Concept("unit", "set"))
SCORING = frozenset(
    (Assertion(Concept("moment", "the end of the game")), Assertion(Concept("joint", "per")))
)


# What short notes leave out, and nothing else can be done with cards in a box, or at a price, or
# bought.
BUYING = Assertion(Concept("deed", "buy"))
UNSPOKEN = frozenset((Assertion(Concept("deed", "draw")), BUYING, RESOURCE))


class AssertionGap(NamedTuple):
    """Two statements held against each other: what one lacks, and what it has too much."""

    missing: frozenset[Assertion]
    extra: frozenset[Assertion]
    unsaid: Mapping[str, Assertion]


def compare(said: Statement, house: Statement) -> AssertionGap:
    """What a text states beside what the house words of its power state."""
    mine, theirs = (
        _settled(with_their_units(said, house), house.assertions),
        _settled(house.assertions, said.assertions),
    )
    if house.last_age and REST_OF_THE_GAME in mine and REST_OF_THE_AGE in theirs:
        mine = mine - {REST_OF_THE_GAME} | {REST_OF_THE_AGE}
    missing, extra = theirs - mine, mine - theirs - {Assertion(OR_OF_COLOURS)}
    extra -= _vague(extra, missing)
    beside = alongside(house.assertions)
    extra = frozenset(one for one in extra if one.number or one.concept.name not in beside)
    single = bool(said.singles & house.singles) and EACH not in mine
    if ONCE_A_TURN in missing and EACH_TURN in extra and single:
        missing, extra = missing - {ONCE_A_TURN}, extra - {EACH_TURN}  # one each turn
    if ONCE_A_TURN in mine & theirs:
        extra -= {EACH_TURN}  # “each turn … once only”
    if WAIVED in extra and not said.singles & {RESOURCE.concept, COIN}:
        missing, extra = missing - {Assertion(UNPAID)}, extra - {WAIVED}  # all of them are
    told = {one.concept.layer for one in extra}
    left = {one for one in missing if one.concept in UNSAID and one.concept.layer not in told}
    missing -= left.union(_implied(said, house))
    if not FREELY_DONE.isdisjoint(house.names) and MUST not in mine:
        missing -= {MAY}
    if any(one.concept == FREE for one in left):
        extra -= BUILDING
    if Assertion(FREE) in extra and CHAIN in theirs and _free_by_chain(said):
        extra, missing = extra - {Assertion(FREE)}, missing - BUILDING
    if all(one.concept.layer != "moment" for one in missing):
        extra -= {AT_ONCE, AFTER_ARRIVAL}
    if not theirs.isdisjoint((AT_ONCE, TURN_END)) and EACH not in theirs:
        extra -= ONCE
    if BUYING in missing or (Assertion(UNPAID) in theirs and MUST not in mine):
        extra -= {MAY}
    if theirs & BUILDING and all(one.concept.layer != "price" for one in theirs):
        extra -= {ORDINARY}
    if house.singles:
        extra -= {ONLY_ONE}
    if not missing and not house.counted.isdisjoint(LOTS):
        extra -= {SET}
    if EACH in house.assertions and EACH_OR_PER.isdisjoint(said.assertions):
        extra -= {IF}
    if not missing and _is_scored(house) and ALL not in said.assertions:
        extra -= HAVING
    if not missing and EACH in mine and EACH in theirs:
        extra -= {Assertion(Concept("joint", "if"))}  # “if you do, 1 coin each time”
    if OTHERWISE in missing and MAY in extra and "instead" in said.names:
        missing, extra = missing - {OTHERWISE}, extra - {MAY}
    if LOSING in missing and GIVING in extra and said.given_to_bank:
        missing, extra = missing - {LOSING}, extra - {GIVING}
    if PER_NEIGHBOUR in missing and mine >= {ONCE_A_TURN, NEIGHBOURS, EACH}:
        missing, extra = missing - {PER_NEIGHBOUR}, extra - {ONCE_A_TURN, NEIGHBOURS}
    if "replace" not in house.names:
        extra -= REPLACING
    if END_OF_AGE in mine & theirs and extra >= BEFORE_CONFLICTS:
        extra -= BEFORE_CONFLICTS
    if all(one.concept.layer != "kind" for one in theirs):
        extra -= {Assertion(Concept("kind", "any colour"))}
    if MAY not in missing and (MAY in theirs or FREELY_DONE.isdisjoint(house.names)):
        extra -= {MUST}
    if not missing and TURNS.isdisjoint(said.names):
        extra -= {ONLY}
    if not any(one.concept.name in PARTING for one in mine):
        extra -= {TO_YOU}
    if not extra and missing <= UNSPOKEN and (BUYING in mine or RESOURCE not in missing):
        missing = frozenset[Assertion]()
    if not extra and missing == {GIVING} and _is_handed(said):
        missing = frozenset[Assertion]()
    return AssertionGap(missing, extra, {UNSAID[one.concept]: one for one in left})


def _implied(said: Statement, house: Statement) -> Iterator[Assertion]:
    """What is meant though nothing says so: what is produced, and is no amount that somebody gains,
    comes each turn; who gets so many each are others, and so many by neighbour come of one."""
    if "looting" in said.names and not said.names.isdisjoint(NOT_TO_THE_BANK):
        yield LOSING
    if not house.company.get(EACH_TURN.concept) and not said.gained_goods:
        yield EACH_TURN
    for name in IMPLYING.keys() & said.names:
        yield from IMPLYING[name]
    if any(one.concept in SHARED for one in said.assertions):
        yield from (OTHERS, SOME_OTHERS)
    if PER_NEIGHBOUR in said.assertions:
        yield NEIGHBOUR
    if "chain" in said.names and {"or", "or else", "ordinary"}.isdisjoint(said.names):
        yield BUILD
    if "unpaid" in said.names and "coin" not in said.names:
        yield RESOURCE


def _is_scored(house: Statement) -> bool:
    """Whether one kind of thing that you have yourself is counted at the end of the game."""
    layers = [one.concept.layer for one in house.assertions]
    counted = house.assertions.keys() >= SCORING
    return counted and "who" not in layers and layers.count("kind") <= 1


def _is_handed(said: Statement) -> bool:
    """Whether short notes need not say that something is given: so many to each, or the hand that
    is not kept."""
    shared = any(one.concept in SHARED for one in said.assertions)
    return (shared or "keep" in said.names) and GAINING.isdisjoint(said.names)


def _free_by_chain(said: Statement) -> bool:
    """Whether something is called free because a chain leads to it, and nothing is paid."""
    stretches = ({one.assertion.concept for one in each} for each in said.stretches)
    return LOSE not in said.names and any({FREE, CHAIN.concept} <= each for each in stretches)


def _vague(extra: Collection[Assertion], missing: Collection[Assertion]) -> frozenset[Assertion]:
    """What is said less exactly than it is meant."""
    meant = {one.concept.name for one in missing}
    return frozenset(one for one in extra if not meant.isdisjoint(VAGUE.get(one.concept, ())))


def _settled(
    assertions: Collection[Assertion], others: Collection[Assertion]
) -> frozenset[Assertion]:
    """Assertions beside others, those that are `WEAK` or `EXACT` as these others have them."""
    ways = ((one, other) for one in assertions for other in EXACT.get(one, ()))
    same = {one: other for one, other in ways if other in others}
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(same.get(one, one) for one in assertions) - WEAK.keys() | met
