"""Another amount than that of a power, where every word is known and nothing else differs: two
cards for one, one set for each, tokens with which the power has nothing to do."""

from cardgen.phrasebook.concepts.differences import NEIGHBOURS, StatedDifference
from cardgen.phrasebook.concepts.gap import SAYS_ALL, AssertionGap
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import FEWER, PER, UNPAID
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept
from cardgen.phrasebook.grammar.layers import NUMBER

# What says that something counts but once.
JUST_ONE = frozenset(("once", "once a game", "at most", "only one", "only"))
TOKENS = frozenset(("victory token", "defeat token", "debt token", "progress token"))
CONCERNING = TOKENS | {"come in"}
# What stands beside tokens of which a power says nothing.
BESIDE_TOKENS = frozenset(("not", "or", "or else", "otherwise", "if", "may"))
LISTED = ("kind", "chain symbol", "name")
APART = frozenset(("not", "except"))
SAYS_ALL_THREE = Assertion(Concept("who", "you and neighbours"))


def other_amount(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """How many, or of whom, is told otherwise."""
    return (
        _more_of_one(found, house)
        or _just_one(found)
        or _tokens_too(found, house)
        or _without_you(found)
        or _counted_by_more(found, house, said)
        or _some_for_all(found, said)
    )


def _more_of_one(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """A number of something of which the power has one; not that of what is left of several."""
    if found.missing or len(found.extra) != 1:
        return None
    told = min(found.extra)
    if told.concept.layer != NUMBER or not told.number.isdecimal():
        return None
    number = int(told.number)
    numbers = {one.number for one in house.assertions}
    left = {told.number, str(number + 1), str(number + 2)}
    listed = sum(one.concept.layer in LISTED for one in house.assertions)  # “all four”
    if number <= listed or "team" in house.names or numbers & left:
        return None
    return StatedDifference(None, told)


def _just_one(found: AssertionGap) -> StatedDifference | None:
    """What is counted once, and should be for each of several."""
    if {one.concept for one in found.missing} != {PER} or not found.extra:
        return None
    names = {one.concept.name for one in found.extra}
    return StatedDifference(min(found.missing), min(found.extra)) if names <= JUST_ONE else None


def _tokens_too(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """Tokens, beside a power that has nothing to do with any."""
    names = {one.concept.name for one in found.extra}
    told = next((one for one in sorted(found.extra) if one.concept.name in TOKENS), None)
    if found.missing or told is None or not names - {told.concept.name} <= BESIDE_TOKENS:
        return None
    return StatedDifference(None, told) if CONCERNING.isdisjoint(house.names) else None


def _without_you(found: AssertionGap) -> StatedDifference | None:
    """The neighbours alone, where the player is one of three."""
    names = {one.concept.name for one in found.extra}
    if found.missing != {SAYS_ALL_THREE} or not (names & APART and names & NEIGHBOURS):
        return None
    told = next(one for one in sorted(found.extra) if one.concept.name in NEIGHBOURS)
    return StatedDifference(SAYS_ALL_THREE, told) if names <= APART | NEIGHBOURS else None


def _counted_by_more(
    found: AssertionGap, house: Statement, said: Statement
) -> StatedDifference | None:
    """What counts two by two, and should count one by one."""
    if len(found.missing) != 1 or len(found.extra) != 1:
        return None
    wanted, told = min(found.missing), min(found.extra)
    counted = wanted.concept == told.concept and wanted.concept in house.counted & said.counted
    more = counted and told.number and not wanted.number
    return StatedDifference(wanted, told) if more else None


def _some_for_all(found: AssertionGap, said: Statement) -> StatedDifference | None:
    """Fewer resources to pay, where there should be none."""
    if {one.concept for one in found.missing} != {UNPAID} or SAYS_ALL in said.assertions:
        return None
    fewer = {one.concept for one in found.extra} == {FEWER}
    return StatedDifference(min(found.missing), min(found.extra)) if fewer else None
