"""What is said for something else, or is meant with it: tables of what one text may state where
another states something else, and of what it may leave to the reader."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from cardgen.phrasebook.concepts.adjacent import denies_losses, gains_goods, is_exchanged
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    FEWER,
    LOSE,
    OR,
    OR_OF_COLOURS,
    UNPAID,
)
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

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
SAYS_AT_ONCE, SAYS_EACH_TURN = (
    Assertion(Concept("moment", one)) for one in ("at once", "each turn")
)
SAYS_REST_OF_THE_GAME, SAYS_REST_OF_THE_AGE = (
    Assertion(Concept("moment", one))
    for one in ("the rest of the game", "until the end of the Age")
)
SAYS_MAY = Assertion(Concept("modality", "may"))
SAYS_ALL = Assertion(Concept("joint", "all"))
SAYS_ONCE_A_TURN = Assertion(Concept("times", "once a turn"))
SAYS_EACH = Assertion(Concept("joint", "each"))
# What stands for something else where the others have that, and for nothing where they have not.
WEAK: Mapping[Assertion, Assertion] = {
    SAYS_EACH: Assertion(Concept("joint", "per")),
    Assertion(Concept("modality", "enable")): SAYS_MAY,
    Assertion(Concept("joint", "or else")): Assertion(Concept("joint", "otherwise")),
    SAYS_ALL: Assertion(Concept("joint", "per")),
    # “Invoked in Age III”: how long that lasts is told beside it, or goes without saying.
    Assertion(Concept("moment", "in its Age")): Assertion(
        Concept("moment", "until the end of the Age")
    ),
}
SAYS_IF, SAYS_PER, SAYS_PROVIDED = (
    Assertion(Concept("joint", one)) for one in ("if", "per", "provided")
)
SAYS_FROM_NOW_ON, SAYS_AFTER_ARRIVAL = (
    Assertion(Concept("moment", one)) for one in ("from now on", "after it is recruited")
)
SAYS_WAIVED = Assertion(Concept("degree", "waived"))
SAYS_OTHERS, SAYS_SOME_OTHERS = (
    Assertion(Concept("who", one)) for one in ("others", "some others")
)
SAYS_LOSING = Assertion(Concept("deed", LOSE))
# What says the same as something else where the others have that, and more where they have not.
EXACT: Mapping[Assertion, tuple[Assertion, ...]] = {
    Assertion(Concept("moment", "the rest of the game")): (SAYS_FROM_NOW_ON,),
    SAYS_AFTER_ARRIVAL: (SAYS_FROM_NOW_ON, SAYS_AT_ONCE),
    Assertion(OR): (Assertion(Concept("joint", "otherwise")),),
    SAYS_PROVIDED: (SAYS_IF,),
    SAYS_SOME_OTHERS: (SAYS_OTHERS,),
    Assertion(Concept("times", "once an Age")): (Assertion(Concept("times", "once")),),
    Assertion(Concept("deed", "cost")): (SAYS_LOSING,),
    Assertion(FEWER): (SAYS_LOSING,),  # “2 coins less”
    SAYS_WAIVED: (Assertion(FEWER), SAYS_LOSING),  # “one resource is waived”
    Assertion(Concept("deed", "copy")): (Assertion(Concept("deed", "replace")),),  # by a copy
    Assertion(Concept("unit", "looting token")): (Assertion(Concept("unit", "looting")),),
    # What happens in a conflict does so in each.
    Assertion(Concept("moment", "each conflict")): (Assertion(Concept("moment", "conflict")),),
    Assertion(Concept("unit", "age 3")): (Assertion(Concept("unit", "next age")),),
    # Nothing is paid for a god that is turned away.
    Assertion(Concept("price", "free")): (Assertion(Concept("price", "unpaid god")),),
    # A stage that is not built shows nothing, and counts for nothing.
    Assertion(Concept("unit", "built stage")): (Assertion(Concept("unit", "stage")),),
}
# What says less than something else, and may be said for it: the more that it leaves is unsaid.
VAGUE: Mapping[Concept, tuple[str, ...]] = {
    Concept("moment", "conflict"): ("the conflict of the Age", "each conflict"),
    Concept("moment", "each age"): ("each conflict",),  # there is one in each
    Concept("moment", "from now on"): ("until the end of the Age",),  # as long as the god stays
    Concept("moment", "until the end of the Age"): ("the conflict of the Age",),  # its only one
}
SAYS_EACH_ONE = Assertion(Concept("who", "everyone"))
SAYS_OTHERWISE = Assertion(Concept("joint", "otherwise"))
SAYS_INTO_HAND = Assertion(Concept("pile", "into hand"))
SAYS_CHAIN = Assertion(Concept("unit", "chain"))
NOT_TO_THE_BANK = frozenset(("to the bank", "instead of bank"))  # of coins that somebody loses
SAYS_BUILD, SAYS_RESOURCE = (
    Assertion(Concept("deed", "build")),
    Assertion(Concept("unit", "resource")),
)
# What is meant with something that is named: all hands are those of everyone, a stage that is paid
# for is built, looting takes coins.
IMPLYING: Mapping[str, tuple[Assertion, ...]] = {
    **dict.fromkeys(("as before", "all hands"), (SAYS_EACH_ONE,)),
    **dict.fromkeys(("prepaid", "paid for"), (SAYS_BUILD,)),
    "one of the two cities": (SAYS_BUILD,),  # into which cards go
    "spent": (SAYS_LOSING,),
    "looting token": (Assertion(Concept("unit", "coin")),),
    "as at home": (SAYS_RESOURCE, SAYS_CHAIN),
    **dict.fromkeys(("swap", "both"), (SAYS_IF,)),  # two cards that cost the same
    "alike in both": (Assertion(Concept("degree", "both")),),
    "minus": (Assertion(Concept("degree", "as many")),),  # “one less than they did”
    "looting": (Assertion(Concept("unit", "coin")),),
    "even if": (SAYS_MAY,),
    "same player": (Assertion(Concept("who", "others")),),  # so many by player go to others
    "unpaid god": (Assertion(Concept("moment", "before")),),  # before it was to be paid
    "last wonder": (SAYS_BUILD, SAYS_MAY, Assertion(Concept("unit", "wonder"))),
    "last": (Assertion(Concept("deed", "discard")),),  # which else is discarded
    "at home": (SAYS_RESOURCE, SAYS_CHAIN),
}
SHARED = frozenset(Concept("times", one) for one in ("one to each", "two to each"))
SAYS_PER_NEIGHBOUR = Assertion(Concept("times", "per neighbour and turn"))
SAYS_NEIGHBOUR, SAYS_NEIGHBOURS = (
    Assertion(Concept("who", one)) for one in ("neighbour", "neighbours")
)
SAYS_BUYING = Assertion(Concept("deed", "buy"))


class AssertionGap(NamedTuple):
    """Two statements held against each other: what one lacks, what it has too much, and what it
    leaves to the reader."""

    missing: frozenset[Assertion]
    extra: frozenset[Assertion]
    unsaid: Mapping[str, Assertion]


def implied(said: Statement, house: Statement) -> Iterator[Assertion]:
    """What is meant though nothing says so: what is produced, and is no amount that somebody gains,
    comes each turn; who gets so many each are others, and so many by neighbour come of one."""
    if "looting" in said.names and not said.names.isdisjoint(NOT_TO_THE_BANK):
        yield SAYS_LOSING
    if not house.company.get(SAYS_EACH_TURN.concept) and not gains_goods(said):
        yield SAYS_EACH_TURN
    if denies_losses(said):
        yield Assertion(UNPAID)
    if is_exchanged(said) and SAYS_BUYING not in house.assertions:
        yield SAYS_PER
    for name in IMPLYING.keys() & said.names:
        yield from IMPLYING[name]
    if any(one.concept in SHARED for one in said.assertions):
        yield from (SAYS_OTHERS, SAYS_SOME_OTHERS)
    if SAYS_PER_NEIGHBOUR in said.assertions:
        yield SAYS_NEIGHBOUR
    yield from _listed_with_strokes(said)
    if "chain" in said.names and {"or", "or else", "ordinary"}.isdisjoint(said.names):
        yield SAYS_BUILD
    if "unpaid" in said.names and "coin" not in said.names:
        yield SAYS_RESOURCE


def _listed_with_strokes(said: Statement) -> Iterator[Assertion]:
    """The “or” of a list with strokes between its parts: “build / sell”, “brown/grey card”."""
    told = [[one.assertion.concept for one in stretch] for stretch in said.stretches]
    triples = [each for one in told for each in zip(one, one[1:], one[2:], strict=False)]
    for before, stroke, after in triples:
        if stroke == SAYS_EACH.concept and before.layer == after.layer == "kind":
            yield Assertion(OR_OF_COLOURS)
        elif stroke == SAYS_EACH.concept and {before.layer, after.layer} == {"deed"}:
            yield Assertion(OR)


def vague(extra: Collection[Assertion], missing: Collection[Assertion]) -> frozenset[Assertion]:
    """What is said less exactly than it is meant."""
    meant = {one.concept.name for one in missing}
    return frozenset(one for one in extra if not meant.isdisjoint(VAGUE.get(one.concept, ())))


def settled(
    assertions: Collection[Assertion], others: Collection[Assertion]
) -> frozenset[Assertion]:
    """Assertions beside others, those that are `WEAK` or `EXACT` as these others have them."""
    ways = ((one, other) for one in assertions for other in EXACT.get(one, ()))
    same = {one: other for one, other in ways if other in others}
    met = {WEAK[one] for one in assertions if one in WEAK and WEAK[one] in others}
    return frozenset(same.get(one, one) for one in assertions) - WEAK.keys() | met
