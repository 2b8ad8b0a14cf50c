"""What is a mistake though other things differ too: what wordings add to a power, or leave out of
it, nearly always wrongly.

The lists were drawn from 6,000 wordings, in which they hold of wrong ones alone but for a few. Of
the next strangers' they accused 4 right ones, and told 11 wrong ones: a concept that does so again
is to be taken out.
"""

from itertools import pairwise

from cardgen.phrasebook.concepts.differences import NEIGHBOURS, StatedDifference, counterpart
from cardgen.phrasebook.concepts.gap import (
    SAYS_BUYING,
    SAYS_CHAIN,
    SAYS_LOSING,
    SAYS_RESOURCE,
    SAYS_REST_OF_THE_AGE,
    SAYS_REST_OF_THE_GAME,
    AssertionGap,
)
from cardgen.phrasebook.concepts.misstatements import SAYS_AT_MOST
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import COIN, FEWER, SUPPLY, UNPAID
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.concepts.sole_difference import SELDOM
from cardgen.phrasebook.concepts.strangers import SAYS_NOT, told_too_much

MOST_THAT_DIFFERS = 3  # assertions: where more do, too little of the text has been understood
NEVER_ADDED = frozenset(
    (
        *(
            Concept("degree", one)
            for one in (
                *("at that price", "beyond the first", "cards given up", "comes to you"),
                *("counted for", "first", "gained in all", "in all", "in all cities", "not so"),
                *("in the display", "of each of them", "one of your choice", "other hand"),
                *("own cards", "per card you have", "same colour", "second of pair", "trap"),
                *("several resources", "the other way round", "on your side", "instead of you"),
            )
        ),
        *(Concept("kind", one) for one in ("compass", "gear", "tablet", "grey")),
        *(Concept("moment", one) for one in ("from now on", "the conflict of the Age")),
        *(Concept("unit", "age 1"), Concept("price", "ordinary")),
        *(Concept("pile", one) for one in ("discard pile", "into hand")),
        Concept("times", "per neighbour and turn"),
    )
)
NEVER_LEFT_OUT = frozenset(
    (
        *(Concept("degree", one) for one in ("highest", "new symbol", "twice")),
        *(Concept("unit", one) for one in ("next age", "progress token", "trio")),
        *(Concept("who", one) for one in ("others", "winner")),
        *(Concept("moment", "each conflict"), Concept("times", "at most")),
        *(Concept("deed", "tuck"), Concept("unit", "victory token")),
    )
)
RECEIVING, TO_THE_BANK = frozenset(("you gain", "brings")), "to the bank"
SPARING = frozenset((FEWER, UNPAID, Concept("price", "unpaid god")))
SAYS_ONCE = Assertion(Concept("times", "once"))
REPEATED = frozenset(("each", "from now on", "until the end of the Age"))  # more often than once


def certain(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """What is told too much, or left out, that is a mistake by itself."""
    if told := _another_end(found):
        return told
    if len(found.missing) + len(found.extra) > MOST_THAT_DIFFERS:
        return None
    return (
        _never_told(found, house)
        or _seldom(found, house)
        or _bought_of_somebody(found, house, said)
        or _gained_for_lost(found, house, said)
        or _coins_spared(found, said)
        or _denied(found, house, said)
    )


def _another_end(found: AssertionGap) -> StatedDifference | None:
    """The end of the game for that of an Age which is not the last."""
    told = SAYS_REST_OF_THE_AGE in found.missing and SAYS_REST_OF_THE_GAME in found.extra
    return StatedDifference(SAYS_REST_OF_THE_AGE, SAYS_REST_OF_THE_GAME) if told else None


def _never_told(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What is never added, or never left out, with what stands in its place."""
    extra = sorted(told_too_much(found, house))
    told = next((one for one in extra if one.concept in NEVER_ADDED), None)
    if told:
        return StatedDifference(counterpart(told, found.missing), told)
    wanted = next((one for one in sorted(found.missing) if one.concept in NEVER_LEFT_OUT), None)
    return StatedDifference(wanted, counterpart(wanted, found.extra)) if wanted else None


def _gained_for_lost(
    found: AssertionGap, house: Statement, said: Statement
) -> StatedDifference | None:
    """What somebody gets, where nobody does and somebody loses."""
    lost = found.missing == {SAYS_LOSING} and not found.extra and TO_THE_BANK not in said.names
    gained = RECEIVING.isdisjoint(house.names) and not RECEIVING.isdisjoint(said.names)
    return StatedDifference(SAYS_LOSING, None) if lost and gained else None


def _seldom(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A limit where there is none: once, of what lasts; at most once a turn."""
    if found.missing:
        return None
    limits = {one for one in found.extra if one != SAYS_AT_MOST}
    told = min(limits, default=None)
    if told is None or len(limits) > 1:
        return None
    lasting = told == SAYS_ONCE and not house.names.isdisjoint(REPEATED)
    limited = SAYS_AT_MOST in found.extra and told.concept.name in SELDOM
    return StatedDifference(None, told) if lasting or limited else None


def _bought_of_somebody(
    found: AssertionGap, house: Statement, said: Statement
) -> StatedDifference | None:
    """A neighbour who sells, where it is the bank."""
    if found.missing or len(found.extra) != 1 or SAYS_BUYING not in house.assertions:
        return None
    told = min(found.extra)
    of_bank = _names_bank(house) and not _names_bank(said)
    sold = of_bank and told.concept.name in NEIGHBOURS
    return StatedDifference(None, told) if sold else None


def _names_bank(of: Statement) -> bool:
    return any(one.name in of.names for one in SUPPLY)


def _coins_spared(found: AssertionGap, said: Statement) -> StatedDifference | None:
    """Coins that need not be paid, where it is resources."""
    told = next((one for one in found.extra if one.concept == COIN), None)
    if told is None or len(found.extra) > 1 or found.missing:
        return None
    spared = any(
        len(told_of & SPARING) == 1  # “no cost in coins is reduced” spares none
        and COIN in told_of
        and told_of.isdisjoint((SAYS_RESOURCE.concept, SAYS_NOT.concept))
        for told_of in ({one.assertion.concept for one in each} for each in said.stretches)
    )
    return StatedDifference(None, told) if spared else None


def _denied(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """What is done, said not to be done."""
    if found.missing or found.extra != {SAYS_NOT} or SAYS_NOT.concept.name in house.names:
        return None
    done = {one.concept for one in house.assertions if one.concept.layer == "deed"}
    done |= {one.concept for one in house.assertions if one == SAYS_CHAIN}
    denied = any(
        before.assertion == SAYS_NOT and after.assertion.concept in done
        for stretch in said.stretches
        for before, after in pairwise(stretch)
    )
    return StatedDifference(None, SAYS_NOT) if denied else None
