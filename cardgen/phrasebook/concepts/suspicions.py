"""What is likely to be a mistake, and can be another way to say the same: told as what the words
seem to say.

The lists were drawn from 8,400 wordings, in which two of three or more that are met so are wrong.
What is told though other things differ was drawn from the 1,810 of them that are held against the
house words and not read: it is met in 805 of 1,055 wrong ones and in 288 of 755 right ones.
"""

from collections.abc import Collection, Mapping, Sequence

from cardgen.phrasebook.concepts.differences import StatedDifference, counterpart
from cardgen.phrasebook.concepts.gap import (
    SAYS_EACH,
    SAYS_IF,
    SAYS_MAY,
    SAYS_OTHERWISE,
    SAYS_PER,
    SAYS_PROVIDED,
    AssertionGap,
)
from cardgen.phrasebook.concepts.misstatements import SAYS_AT_MOST
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.concepts.sole_difference import TRIGGERS
from cardgen.phrasebook.concepts.strangers import SAYS_NOT, told_too_much

# What a text adds, alone.
ADDED = frozenset(
    (
        *(SAYS_NOT.concept, SAYS_MAY.concept, Concept("price", "free"), Concept("joint", "only")),
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
# What is counted, gained or paid: one of these for another is another power.
COUNTED = frozenset(("coin", "resource", "shield", "card", "leader", "god", "wonder")) | {
    *("stage", "built stage", "symbol", "trio", "victory token", "defeat token", "debt token"),
    *("progress token", "looting token"),
}
MOST_INSTEAD = 2  # assertions in the place of one


def _concepts(*rows: tuple[str, tuple[str, ...]]) -> tuple[Concept, ...]:
    """The concepts of some layers, in order."""
    return tuple(Concept(layer, name) for layer, names in rows for name in names)


# What is told too much, or left out, whatever differs beside it: from the most certain mistakes on.
MOSTLY_ADDED = _concepts(
    ("modality", ("must",)),
    ("times", ("several to one", "once a turn", "once an Age")),
    ("deed", ("discard",)),
    ("moment", ("the rest of the game", "the conflict of the Age")),
    ("degree", ("half", "minus")),
    ("joint", ("except",)),
    ("pile", ("discard pile", "into hand", "leader box")),
    ("moment", ("until the end of the Age", "start", "the end of the game")),
    ("moment", ("the start of the next Age", "the last turn of the Age", "each age")),
    ("degree", ("on condition",)),
    ("modality", ("may",)),
    ("price", ("ordinary", "half price")),
    ("degree", ("first", "otherwise than meant", "trap", "same colour", "different")),
    ("degree", ("one of your choice", "one alone of them", "beyond the first", "new symbol")),
    ("degree", ("at another time", "since it came", "of each of them", "instead of you")),
    ("degree", ("cards given up",)),
    ("unit", ("age 1", "next age", "hand")),
    ("pile", ("from hand",)),
    ("times", ("once a game", "once", "several times")),
    ("joint", ("in total", "only")),
    ("deed", ("buy", "you lose")),
    ("times", ("one to each",)),
    ("moment", ("conflict",)),
    ("who", ("neighbour",)),
    ("unit", ("resource",)),
    ("joint", ("if have",)),
    ("degree", ("none if fewer", "lose all")),
    ("moment", ("each turn", "at another time", "after the conflict", "after the conflicts")),
    ("moment", ("at once", "the end of the Age")),
    ("unit", ("progress token", "stage", "pair", "wonder", "leader", "god")),
    ("deed", ("tuck",)),
    ("kind", ("brown", "grey", "blue", "yellow", "red", "green", "purple")),
    ("who", ("opponent",)),
    ("degree", ("towards you",)),
    ("moment", ("from now on",)),
    ("unit", ("pawn", "looting token", "looting", "space", "point", "conflict pawn")),
    ("moment", ("each conflict",)),
    ("degree", ("per card you have",)),
    ("pile", ("left out",)),
    ("deed", ("triple", "steal", "recruit", "pay", "swap")),
    ("joint", ("if",)),
    ("times", ("at most",)),
    ("party", ("you",)),
    ("price", ("free",)),
    ("deed", ("stay out",)),
    ("unit", ("shield",)),
)
MOSTLY_LEFT_OUT = _concepts(
    ("unit", ("looted", "dearest token")),
    ("who", ("others", "winner", "the opponent")),
    ("times", ("several times", "per neighbour and turn")),
    ("deed", ("discard the rest", "discard")),
    ("unit", ("age 3",)),
    ("degree", ("highest",)),
    ("times", ("one to each", "once a game")),
    ("moment", ("from now on", "until the end of the Age")),
    ("deed", ("cancel", "swap")),
    ("unit", ("set",)),
    ("price", ("unpaid",)),
    ("deed", ("tuck", "sale")),
    ("moment", ("each conflict",)),
    ("pile", ("leader box",)),
    ("joint", ("otherwise",)),
    ("unit", ("point",)),
    ("price", ("free",)),
    ("who", ("opponent",)),
    ("deed", ("shuffle", "copy", "triple", "lay out")),
    ("moment", ("the conflict of the Age",)),
    ("times", ("once", "two to each")),
    ("unit", ("stage",)),
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
    **{one: frozenset((one,)) for one in ("shield", "point")},
    "opponent": frozenset(("if", "not")),
}
CARDS = frozenset(("leader", "god", "wonder", "stage", "built stage"))
SAYS_ON_CONDITION = Assertion(Concept("degree", "on condition"))
# What states that there is a choice.
CHOICES = frozenset(("otherwise", "or", "or else", "instead", "may"))
POINTS = frozenset(("the end of the game", "per"))
MOST_THAT_DIFFERS = 12  # assertions: where more do, too little of the text has been understood
MOST_UNKNOWN = 3  # words


def suspected(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """What is likely to be a mistake, in a text of which a few words may not be known."""
    if len(said.unknown) > MOST_UNKNOWN:
        return None
    alone = (
        None
        if said.unknown
        else _capped(found) or _added(found) or _instead(found) or _other_unit(found)
    )
    other = _alternative(found, house) or _multiplied(found, house, said)
    return alone or other or _mostly_wrong(found, house) or added_condition(found, house)


def _alternative(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Something else that may be had, where there is no choice: “or 5 coins, if they prefer”."""
    had = any(one.number or one.concept.layer in ("kind", "who") for one in found.extra)
    added = SAYS_OTHERWISE in found.extra and had and house.names.isdisjoint(CHOICES)
    return StatedDifference(None, SAYS_OTHERWISE) if added else None


def _multiplied(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """So much for each of some cards, where it is so much in all."""
    counted = not found.missing and any(one.concept.name in CARDS for one in found.extra)
    each = next((one for one in (SAYS_PER, SAYS_EACH) if one in said.assertions), None)
    multiplied = counted and each and house.assertions.keys().isdisjoint((SAYS_PER, SAYS_EACH))
    return StatedDifference(None, each) if multiplied else None


def added_condition(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A condition where there is none. What happens each time, or counts each thing, may be told as
    what happens if; not as what happens only if."""
    if told := next(
        (one for one in (SAYS_PROVIDED, SAYS_ON_CONDITION) if one in found.extra), None
    ):
        return StatedDifference(None, told)
    triggered = not house.names.isdisjoint(TRIGGERS) and not house.names >= POINTS
    added = SAYS_IF in found.extra and not found.missing and not triggered
    return StatedDifference(None, SAYS_IF) if added else None


def _mostly_wrong(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """What is mostly a mistake, whatever differs beside it."""
    if len(found.missing) + len(found.extra) > MOST_THAT_DIFFERS:
        return None
    if pair := _put_instead(found):
        return pair
    if told := first_of(MOSTLY_ADDED, told_too_much(found, house)):
        return StatedDifference(counterpart(told, found.missing), told)
    left = first_of(MOSTLY_LEFT_OUT, found.missing)
    return StatedDifference(left, counterpart(left, found.extra)) if left else None


def first_of(concepts: Sequence[Concept], among: Collection[Assertion]) -> Assertion | None:
    """The assertion of the first of some concepts that is among others."""
    told = (one for concept in concepts for one in sorted(among) if one.concept == concept)
    return next(told, None)


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
    capped = found.extra - amounts == {SAYS_AT_MOST} and len(amounts) == 1
    capped = capped and found.missing <= unnumbered
    return StatedDifference(None, SAYS_AT_MOST) if capped else None


def _added(found: AssertionGap) -> StatedDifference | None:
    told = min(found.extra, default=None)
    alone = told is not None and len(found.extra) == 1 and not found.missing
    return StatedDifference(None, told) if alone and told and told.concept in ADDED else None


def _other_unit(found: AssertionGap) -> StatedDifference | None:
    """Another thing that is counted or paid: Progress tokens for Wonders."""
    wanted, told = (min(some, default=None) for some in (found.missing, found.extra))
    if wanted is None or told is None or len(found.missing) + len(found.extra) > 2:
        return None
    counted = {wanted.concept.name, told.concept.name} <= COUNTED and wanted.concept != told.concept
    return StatedDifference(wanted, told) if counted else None


def _instead(found: AssertionGap) -> StatedDifference | None:
    wanted = min(found.missing, default=None)
    if wanted is None or len(found.missing) > 1 or len(found.extra) > MOST_INSTEAD:
        return None
    others = INSTEAD.get(wanted.concept.name, frozenset())
    told = next((one for one in sorted(found.extra) if one.concept.name in others), None)
    return StatedDifference(wanted, told) if told else None
