"""What is likely to be a mistake, and can be another way to say the same: told as what the words
seem to say.

The lists were drawn from 7,000 wordings, in which two of three or more that are met so are wrong.
What is told though other things differ was drawn from 2,372 that are not read: it is met in 505 of
1,130 wrong ones and in 124 of 1,242 right ones; of the next strangers’ in 44 of 106 and 10 of 115.
"""

from collections.abc import Mapping

from cardgen.phrasebook.concepts.differences import StatedDifference, counterpart
from cardgen.phrasebook.concepts.gap import IF, MAY, AssertionGap
from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.misstatements import AT_MOST
from cardgen.phrasebook.concepts.statement import Statement
from cardgen.phrasebook.concepts.strangers import NOT
from cardgen.phrasebook.concepts.thesaurus import Concept

# What a text adds, alone.
ADDED = frozenset(
    (
        *(NOT.concept, MAY.concept, Concept("price", "free"), Concept("joint", "only")),
        Concept("modality", "must"),
        *(Concept("unit", one) for one in ("age 1", "age 2", "age 3", "chain")),
        *(Concept("times", one) for one in ("two to each", "once a game")),
        *(Concept("moment", "the rest of the game"), Concept("who", "neighbour")),
    )
)
# By what is wanted: what stands in its place, maybe with more.
INSTEAD: Mapping[str, frozenset[str]] = {
    "cancel": frozenset(("may",)),
    "lay out": frozenset(("the end of the Age",)),
    "until the end of the Age": frozenset(("this turn",)),
    "wonder card": frozenset(("leader", "held", "from hand")),
    "otherwise": frozenset(("if",)),
    "per neighbour and turn": frozenset(("once a turn",)),
    "any player": frozenset(("neighbours",)),
}
MOST_INSTEAD = 2  # assertions in the place of one
# What is told too much, left out, or told in the place of something, whatever differs beside it.
MOSTLY_ADDED = frozenset(
    (
        *(Concept("deed", one) for one in ("buy", "discard")),
        *(Concept("degree", one) for one in ("half", "minus", "same colour", "trap")),
        *(Concept("moment", one) for one in ("conflict", "the conflict of the Age")),
        *(Concept("moment", one) for one in ("the end of the game", "the rest of the game")),
        Concept("moment", "until the end of the Age"),
        *(Concept("pile", one) for one in ("discard pile", "into hand", "leader box")),
        *(Concept("times", one) for one in ("once a game", "once a turn", "once an Age")),
        *(Concept("unit", one) for one in ("age 1", "resource")),
        *(MAY.concept, Concept("joint", "only"), Concept("price", "ordinary")),
        *(Concept("times", "one to each"), Concept("who", "neighbour")),
    )
)
MOSTLY_LEFT_OUT = frozenset(
    (
        *(Concept("times", one) for one in ("once a game", "one to each")),
        *(Concept("who", one) for one in ("others", "winner")),
        *(Concept("degree", "highest"), Concept("unit", "looted")),
    )
)
MOSTLY_INSTEAD: Mapping[str, frozenset[str]] = {
    "lose": frozenset(("give",)),
    "second of pair": frozenset(("not",)),
    "per": frozenset(("if", "not")),
    "from now on": frozenset(("at most",)),
    "until the end of the Age": frozenset(("this turn",)),
    "once": frozenset(("each turn",)),
    "coin": frozenset(("fewer",)),
    "pair": frozenset(("if",)),
    "shield": frozenset(("shield",)),
    "opponent": frozenset(("if", "not")),
}
POINTS = frozenset(("the end of the game", "per"))
MOST_THAT_DIFFERS = 12  # assertions: where more do, too little of the text has been understood
MOST_UNKNOWN = 3  # words


def suspected(found: AssertionGap, house: Statement, unknown: int) -> StatedDifference | None:
    """What is likely to be a mistake, in a text of which so many words are not known."""
    if unknown > MOST_UNKNOWN:
        return None
    alone = None if unknown else _capped(found) or _added(found) or _instead(found)
    return alone or _mostly_wrong(found) or _condition_of_points(found, house)


def _condition_of_points(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A condition of what is counted at the end of the game."""
    conditional = IF in found.extra and not found.missing and house.names >= POINTS
    return StatedDifference(None, IF) if conditional else None


def _mostly_wrong(found: AssertionGap) -> StatedDifference | None:
    """What is mostly a mistake, whatever differs beside it."""
    if len(found.missing) + len(found.extra) > MOST_THAT_DIFFERS:
        return None
    if pair := _put_instead(found):
        return pair
    if told := next((one for one in sorted(found.extra) if one.concept in MOSTLY_ADDED), None):
        return StatedDifference(counterpart(told, found.missing), told)
    left = next((one for one in sorted(found.missing) if one.concept in MOSTLY_LEFT_OUT), None)
    return StatedDifference(left, counterpart(left, found.extra)) if left else None


def _put_instead(found: AssertionGap) -> StatedDifference | None:
    pairs = (
        StatedDifference(wanted, told)
        for wanted in sorted(found.missing)
        for told in sorted(found.extra)
        if told.concept.name in MOSTLY_INSTEAD.get(wanted.concept.name, ())
    )
    return next(pairs, None)


def _capped(found: AssertionGap) -> StatedDifference | None:
    """“At most 5 points” for points without an end."""
    amounts = {one for one in found.extra if one.number}
    unnumbered = {Assertion(one.concept) for one in amounts}
    capped = found.extra - amounts == {AT_MOST} and len(amounts) == 1
    capped = capped and found.missing <= unnumbered
    return StatedDifference(None, AT_MOST) if capped else None


def _added(found: AssertionGap) -> StatedDifference | None:
    told = min(found.extra, default=None)
    alone = told is not None and len(found.extra) == 1 and not found.missing
    return StatedDifference(None, told) if alone and told and told.concept in ADDED else None


def _instead(found: AssertionGap) -> StatedDifference | None:
    wanted = min(found.missing, default=None)
    if wanted is None or len(found.missing) > 1 or len(found.extra) > MOST_INSTEAD:
        return None
    others = INSTEAD.get(wanted.concept.name, frozenset())
    told = next((one for one in sorted(found.extra) if one.concept.name in others), None)
    return StatedDifference(wanted, told) if told else None
