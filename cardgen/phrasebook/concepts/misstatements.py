"""What says a power wrongly by itself, where nothing else differs: turns of phrase that mean
another power, one concept in the place of another, an end or a limit where there is none."""

from collections.abc import Mapping

from cardgen.phrasebook.concepts.differences import NEIGHBOURS, StatedDifference
from cardgen.phrasebook.concepts.gap import (
    SAYS_FROM_NOW_ON,
    SAYS_INTO_HAND,
    SAYS_OTHERWISE,
    SAYS_REST_OF_THE_AGE,
    AssertionGap,
)
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import OR, RESOURCE
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.grammar.layers import NUMBER

# Turns of phrase that no power means, in the layer of degrees.
MISSTATED = frozenset(
    (
        *("otherwise than meant", "not so", "on condition", "at another time", "at that price"),
        *("the other way round", "instead of you", "you as well", "comes to you", "you need"),
        *("towards you", "which you make", "of each of them", "per card you have", "worth only"),
        *("by chain symbols", "into the bank", "coins elsewhere", "one of your choice"),
        *("of this Age", "though such", "none if fewer", "at reduced cost", "all Wonders"),
        *("all alike", "the bank pays", "as many as liked", "one alone of them"),
    )
)
AMOUNT_LAYERS = ("unit", NUMBER)
# What is meant, and what is said for it: a resource less for all, twice as much for as much.
EXCHANGED = frozenset(
    (
        *(("unpaid", "fewer"), ("as many", "twice"), ("new symbol", "symbol"), ("trio", "symbol")),
        *(
            ("defeat token", "the other way round"),
            ("chain", "reduced"),
            ("chain", "ordinary"),
            ("once", "each turn"),
        ),
        *(("recruit", "into hand"), ("wonder card", "into hand"), ("unused", "discard pile")),
    )
)
# Beside which powers such a turn may be right: of losses, and of cards that match a symbol.
RIGHT_OF: Mapping[str, tuple[str, ...]] = {
    "into the bank": ("lose", "you lose"),
    "otherwise than meant": ("chain",),
    "which you make": ("triple", "pool"),
}
SAYS_AS_MANY_AS_LIKED = Assertion(Concept("degree", "as many as liked"))
SAYS_EXCEPT = Assertion(Concept("joint", "except"))
SAYS_AT_MOST = Assertion(Concept("times", "at most"))
KEPT = frozenset(("into hand", "keep", "not", "or"))
LATE_AGES = frozenset(Assertion(Concept("unit", one)) for one in ("age 2", "age 3"))
BUILT = frozenset(("build", "recruit", "invoke"))
MOST_OF_AN_EXCEPTION = 3  # assertions: it speaks of one thing or two


def misstated(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What is stated of a power that it cannot mean."""
    for way in (_turned, _exchanged, _unlimited, _more_resources, _ended, _of_yours):
        if difference := way(found, house):
            return difference
    return _too_much(found, house) if not found.missing else _in_any_age(found)


def _turned(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A turn of phrase that means another power, with the amount that it is of."""
    told = [one for one in found.extra if one.concept.layer not in AMOUNT_LAYERS]
    if len(told) != 1 or told[0].concept.name not in MISSTATED:
        return None
    if len(found.missing) > 1 or len(found.extra) > len(told) + 1:
        return None
    right = not house.names.isdisjoint(RIGHT_OF.get(told[0].concept.name, ()))
    return None if right else StatedDifference(None, told[0])


def _exchanged(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """One concept for another of a different kind."""
    if len(found.missing) != 1 or len(found.extra) != 1:
        return None
    wanted, told = min(found.missing), min(found.extra)
    swapped = (wanted.concept.name, told.concept.name) in EXCHANGED
    return StatedDifference(wanted, told) if swapped else None


def _more_resources(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Several resources less, where it is one, of which the number is often left out."""
    told = min(found.extra, default=None)
    if found.missing != {Assertion(RESOURCE)} or len(found.extra) != 1 or told is None:
        return None
    several = told.concept == RESOURCE and told.number and "fewer" in house.names
    return StatedDifference(Assertion(RESOURCE), told) if several else None


def _ended(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """An end of what lasts: “from now on, and until the end of the Age”."""
    lasting = SAYS_FROM_NOW_ON in house.assertions and SAYS_REST_OF_THE_AGE in found.extra
    alone = lasting and not found.missing and len(found.extra) == 1
    return StatedDifference(SAYS_FROM_NOW_ON, SAYS_REST_OF_THE_AGE) if alone else None


def _unlimited(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """As many as somebody likes, where there is one."""
    told = SAYS_AS_MANY_AS_LIKED in found.extra and "several times" not in house.names
    return StatedDifference(None, SAYS_AS_MANY_AS_LIKED) if told else None


def _of_yours(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What you build, where that of your neighbours counts."""
    wanted = min(found.missing, default=None)
    if len(found.missing) != 1 or wanted is None or wanted.concept.name not in NEIGHBOURS:
        return None
    yours = found.extra and all(one.concept.name in BUILT for one in found.extra)
    return StatedDifference(wanted, None) if yours else None


def _too_much(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What is kept in hand, limited, or left out, where the power says nothing of that."""
    names = {one.concept.name for one in found.extra}
    if SAYS_INTO_HAND in found.extra and names <= KEPT:
        return StatedDifference(None, SAYS_INTO_HAND)
    if (
        SAYS_AT_MOST in found.extra
        and len(found.extra) == 2
        and any(one.number for one in found.extra)
    ):
        return StatedDifference(None, SAYS_AT_MOST)
    if SAYS_EXCEPT in found.extra and len(found.extra) <= MOST_OF_AN_EXCEPTION:
        return StatedDifference(None, SAYS_EXCEPT)
    return StatedDifference(None, SAYS_OTHERWISE) if found.extra == {SAYS_OTHERWISE} else None


def _in_any_age(found: AssertionGap) -> StatedDifference | None:
    """Nothing said of the Ages in which a power may be used."""
    ages = found.missing - {Assertion(OR)}
    told = not found.extra and ages == LATE_AGES
    return StatedDifference(min(ages), None) if told else None
