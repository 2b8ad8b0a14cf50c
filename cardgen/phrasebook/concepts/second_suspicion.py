"""What else seems to be said otherwise, beside what is most likely a mistake."""

from cardgen.phrasebook.concepts.differences import StatedDifference, counterpart
from cardgen.phrasebook.concepts.gap import SAYS_INTO_HAND, AssertionGap
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.concepts.strangers import told_too_much
from cardgen.phrasebook.concepts.suspicions import (
    MOST_THAT_DIFFERS,
    MOSTLY_ADDED,
    MOSTLY_LEFT_OUT,
    first_of,
)

DEED = "deed"  # the layer of what is done
# Alone these are often other ways to say the same.
ADDED_BESIDE = (*MOSTLY_ADDED, Concept(DEED, "lose"), Concept(DEED, "give"))
PLAYED = frozenset(("build", "recruit", "invoke"))


def also_suspected(
    found: AssertionGap, house: Statement, said: Statement, first: StatedDifference
) -> StatedDifference | None:
    """What else seems to be said otherwise, about something else than the first: “steal” and “from
    a neighbour” where points are scored; or a deed of the house words that is left out."""
    if len(found.missing) + len(found.extra) > MOST_THAT_DIFFERS:
        return None
    about = {one.concept.layer for one in first if one}
    extra, missing = (
        frozenset(one for one in some if one.concept.layer not in about and not one.number)
        for some in (told_too_much(found, house), found.missing)
    )
    if told := first_of(ADDED_BESIDE, extra):
        return StatedDifference(counterpart(told, found.missing), told)
    deeds = (one for one in missing if one.concept.layer == DEED)
    left = min(deeds, default=None) or first_of(MOSTLY_LEFT_OUT, missing)
    if left is None and first.told == SAYS_INTO_HAND:
        left = _unplayed(house, said)
    return StatedDifference(left, None) if left else None


def _unplayed(house: Statement, said: Statement) -> Assertion | None:
    """What is done with a card that is taken into hand instead."""
    deeds = sorted(PLAYED & (house.names - said.names))
    return Assertion(Concept(DEED, deeds[0])) if deeds else None
