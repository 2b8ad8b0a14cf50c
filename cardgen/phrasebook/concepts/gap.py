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
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
# What must be done is what is done, but where it may be.
MAY, MUST = (Assertion(Concept("modality", one)) for one in ("may", "must"))
ALL = Assertion(Concept("joint", "all"))
ONCE_A_TURN = Assertion(Concept("times", "once a turn"))
ONCE = frozenset(Assertion(Concept("times", one)) for one in ("once", "once a game"))
UNPAID = Concept("price", "unpaid")
ORDINARY = Assertion(Concept("price", "ordinary"))
EACH, COUNTING = (Assertion(Concept("joint", one)) for one in ("each", "per"))
# What stands for something else where the others have that, and for nothing where they have not.
WEAK: Mapping[Assertion, Assertion] = {
    EACH: COUNTING,
    Assertion(Concept("modality", "enable")): MAY,
    Assertion(Concept("joint", "or else")): Assertion(Concept("joint", "otherwise")),
    ALL: COUNTING,
    # “Invoked in Age III”: how long that lasts is told beside it, or goes without saying.
    Assertion(Concept("moment", "in its Age")): Assertion(
        Concept("moment", "until the end of the Age")
    ),
}
OTHERS, SOME_OTHERS = (Assertion(Concept("who", one)) for one in ("others", "some others"))
# What says the same as something else where the others have that, and more where they have not.
EXACT: Mapping[Assertion, Assertion] = {
    Assertion(Concept("moment", "the rest of the game")): Assertion(
        Concept("moment", "from now on")
    ),
    Assertion(OR): Assertion(Concept("joint", "otherwise")),
    SOME_OTHERS: OTHERS,
    Assertion(Concept("times", "once an Age")): Assertion(Concept("times", "once")),
    Assertion(Concept("deed", "cost")): Assertion(Concept("deed", LOSE)),
    Assertion(FEWER): Assertion(Concept("deed", LOSE)),  # “2 coins less”
    Assertion(Concept("unit", "looting token")): Assertion(Concept("unit", "looting")),
    # What happens in a conflict does so in each.
    Assertion(Concept("moment", "each conflict")): Assertion(Concept("moment", "conflict")),
    Assertion(Concept("unit", "age 3")): Assertion(Concept("unit", "next age")),  # after the second
    # A stage that is not built shows nothing, and counts for nothing.
    Assertion(Concept("unit", "built stage")): Assertion(Concept("unit", "stage")),
}
# What says less than something else, and may be said for it: the more that it leaves is unsaid.
VAGUE: Mapping[Concept, tuple[str, ...]] = {
    Concept("moment", "conflict"): ("the conflict of the Age", "each conflict"),
    Concept("moment", "each age"): ("each conflict",),  # there is one in each
    Concept("moment", "from now on"): ("until the end of the Age",),  # as long as the god stays
}
EACH_ONE = Assertion(Concept("who", "everyone"))
GIVING = Assertion(Concept("deed", "give"))
GAINING = frozenset(("you gain", "gain", "brings", "bank", "supply", "to the bank"))
LOSING, YOU_LOSE = (Assertion(Concept("deed", one)) for one in (LOSE, "you lose"))
NOT_TO_THE_BANK = frozenset(("to the bank", "instead of bank"))  # of coins that somebody loses
BUILD = Assertion(Concept("deed", "build"))
RESOURCE, CHAIN = (Assertion(Concept("unit", one)) for one in ("resource", "chain"))
# What is meant with something that is named: all hands are those of everyone, a stage that is paid
# for is built, looting takes coins.
IMPLYING: Mapping[str, tuple[Assertion, ...]] = {
    **dict.fromkeys(("as before", "all hands"), (EACH_ONE,)),
    **dict.fromkeys(("prepaid", "paid for"), (BUILD,)),
    "spent": (LOSING,),
    "looting token": (Assertion(Concept("unit", "coin")),),
    "as at home": (RESOURCE, CHAIN),
    "looting": (Assertion(Concept("unit", "coin")),),
    "even if": (MAY,),
    "same player": (Assertion(Concept("who", "others")),),  # so many by player go to others
    "unpaid god": (Assertion(Concept("moment", "before")),),  # before it was to be paid
    "last wonder": (BUILD, MAY, Assertion(Concept("unit", "wonder"))),
}
SHARED = frozenset(Concept("times", one) for one in ("one to each", "two to each"))
PER_NEIGHBOUR = Assertion(Concept("times", "per neighbour and turn"))
NEIGHBOUR = Assertion(Concept("who", "neighbour"))
FREE = Concept("price", "free")
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))


# “Only” adds nothing to what is said, but where it may be of a turn.
ONLY = Assertion(Concept("joint", "only"))
TURNS = frozenset(("turn", "next turn", "this turn", "fixed price"))
# What nobody would be bound to do, so that “may” need not be said.
FREELY_DONE = frozenset(("chain", "buy", "same name"))


# “If you have brown cards, 1 point for each”: what is counted at the end is had.
HAVING = frozenset(Assertion(Concept("joint", one)) for one in ("if", "if have"))
SCORING = frozenset((Assertion(Concept("moment", "the end of the game")), COUNTING))


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
    missing, extra = theirs - mine, mine - theirs - {Assertion(OR_OF_COLOURS)}
    extra -= _vague(extra, missing)
    single = bool(said.singles & house.singles) and EACH not in mine
    if ONCE_A_TURN in missing and EACH_TURN in extra and single:
        missing, extra = missing - {ONCE_A_TURN}, extra - {EACH_TURN}  # one each turn
    told = {one.concept.layer for one in extra}
    left = {one for one in missing if one.concept in UNSAID and one.concept.layer not in told}
    missing -= left.union(_implied(said, house))
    if not FREELY_DONE.isdisjoint(house.names) and MUST not in mine:
        missing -= {MAY}
    beside = alongside(house.assertions)
    extra = frozenset(one for one in extra if one.concept.name not in beside)
    if any(one.concept == FREE for one in left):
        extra -= BUILDING
    if Assertion(FREE) in extra and CHAIN in theirs and _free_by_chain(said):
        extra, missing = extra - {Assertion(FREE)}, missing - BUILDING
    if all(one.concept.layer != "moment" for one in missing):
        extra -= {AT_ONCE}
    if not theirs.isdisjoint((AT_ONCE, TURN_END)) and EACH not in theirs:
        extra -= ONCE
    if BUYING in missing:
        extra -= {MAY}
    if YOU_LOSE in missing and LOSING not in theirs and not any(map(_is_person, mine)):
        missing, extra = missing - {YOU_LOSE}, extra - {LOSING}  # “its owner loses no coins”
    if Assertion(FREE) in theirs and not theirs & BUILDING and said.many:
        extra -= BUILDING  # “they recruit all Leaders free”
    unpriced = CHAIN not in theirs and all(one.concept.layer != "price" for one in theirs)
    if theirs & BUILDING and unpriced:
        extra -= {ORDINARY}
    if house.singles:
        extra -= {ONLY_ONE}
    if not missing and _is_scored(house) and ALL not in said.assertions:
        extra -= HAVING
    extra -= said.titles
    if MAY not in missing:
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


def _is_person(one: Assertion) -> bool:
    return one.concept.layer == "who"


def _implied(said: Statement, house: Statement) -> Iterator[Assertion]:
    """What is meant though nothing says so: what is produced, and is no amount that somebody gains,
    comes each turn; who gets so many each are others, and so many by neighbour come of one."""
    if "looting" in said.names and not said.names.isdisjoint(NOT_TO_THE_BANK):
        yield LOSING
    if not house.company.get(EACH_TURN.concept) and not said.gained_goods:
        yield EACH_TURN
    if said.denies_losses:
        yield Assertion(UNPAID)
    if said.exchanged and BUYING not in house.assertions:
        yield COUNTING
    for name in IMPLYING.keys() & said.names:
        yield from IMPLYING[name]
    if any(one.concept in SHARED for one in said.assertions):
        yield from (OTHERS, SOME_OTHERS)
    if PER_NEIGHBOUR in said.assertions:
        yield NEIGHBOUR


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
    same = {one: EXACT[one] for one in assertions if EXACT.get(one) in others}
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(same.get(one, one) for one in assertions) - WEAK.keys() | met
