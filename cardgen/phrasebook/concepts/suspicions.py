"""What is likely to be a mistake where nothing else differs and every word is known, and can be
another way to say the same: told as what the words seem to say.

The lists were drawn from 7,000 wordings, in which two of three or more that are met so are wrong.
"""

from collections.abc import Mapping

from cardgen.phrasebook.concepts.differences import StatedDifference
from cardgen.phrasebook.concepts.gap import MAY, AssertionGap
from cardgen.phrasebook.concepts.idle import Assertion
from cardgen.phrasebook.concepts.misstatements import AT_MOST
from cardgen.phrasebook.concepts.strangers import NOT
from cardgen.phrasebook.concepts.thesaurus import Concept

# What a text adds, alone.
ADDED = frozenset(
    (
        *(NOT.concept, MAY.concept, Concept("price", "free"), Concept("joint", "only")),
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


def suspected(found: AssertionGap) -> StatedDifference | None:
    """What is likely to be a mistake."""
    return _capped(found) or _added(found) or _instead(found)


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
