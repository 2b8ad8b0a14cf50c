"""Persons and places of which a text speaks, and with which a power has nothing to do."""

from cardgen.phrasebook.concepts.differences import NEIGHBOURS, TEAM, StatedDifference
from cardgen.phrasebook.concepts.gap import SAYS_LOSING, AssertionGap
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

OPPONENTS = frozenset(("direct opponent", "opponent", "the opponent", "each opponent"))
# Who is nobody of whom a power speaks, unless it speaks of one of them, or of everybody; and what
# such persons may be named beside, for they are concerned by it.
ANYBODY = frozenset(("others", "any player", "everyone"))
STRANGERS = (NEIGHBOURS, OPPONENTS, frozenset((TEAM,)))
# Persons of whom no power speaks by another name.
NOBODY_ELSE = frozenset(
    ("left neighbour", "right neighbour", "both players", "the leading player", "you as well")
)
CONCERNED = frozenset(
    (
        *(
            "even if",
            "hand",
            "dearest token",
            "highest",
            "looted",
            "peek",
            "keep",
            "both",
            "in teams",
        ),
        "fixed price",
    )
)
# What moves a pawn towards somebody.
PUSHING = frozenset(("shield", "conflict pawn", "pawn"))
MANY = 2  # parts that words lack, from which on they are read too badly to tell of strangers
# Where cards go that are discarded.
SAYS_DISCARD_PILE = Assertion(Concept("pile", "discard pile"))
DISCARDING = frozenset(("discard pile", "discard", "discard the rest", "cancel", "sale"))
SAYS_DISCARD_REST = Assertion(Concept("deed", "discard the rest"))
SAYS_NOT = Assertion(Concept("joint", "not"))


def stranger(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """Somebody whom the power does not concern."""
    alien = NOBODY_ELSE - house.names
    nobody = min((one for one in found.extra if one.concept.name in alien), default=None)
    if nobody:
        return StatedDifference(None, nobody)
    if len(found.missing) > MANY:
        return None
    names = {one.concept.name for one in found.extra} | house.names
    if SAYS_NOT in found.extra or "buy" in house.names or not ANYBODY.isdisjoint(house.names):
        return None
    if not CONCERNED.isdisjoint(names):
        return None
    told = (
        one
        for persons in STRANGERS
        if persons.isdisjoint(house.names)
        for one in found.extra
        if one.concept.name in persons and not _pushed_to(one, house, said)
    )
    first = min(told, default=None)
    return StatedDifference(None, first) if first else None


def _pushed_to(one: Assertion, house: Statement, said: Statement) -> bool:
    """Whether somebody is named because a pawn moves towards them: they get and lose nothing."""
    return not PUSHING.isdisjoint(house.names) and not said.flows.get(one.concept)


def discarded(found: AssertionGap, house: Statement) -> StatedDifference | None:
    """The discard pile, where the power has nothing to do with it."""
    if len(found.missing) > MANY:
        return None
    foreign = SAYS_DISCARD_PILE in found.extra and house.names.isdisjoint(DISCARDING)
    pile = next((one for one in sorted(found.missing) if one.concept.layer == "pile"), None)
    return StatedDifference(pile, SAYS_DISCARD_PILE) if foreign else None


def told_too_much(found: AssertionGap, house: Statement) -> frozenset[Assertion]:
    """What words state besides; not the pile on which a power puts what it discards."""
    discards = not house.names.isdisjoint(DISCARDING)
    exchanged = any(one.concept.layer == SAYS_DISCARD_PILE.concept.layer for one in found.missing)
    return found.extra - ({SAYS_DISCARD_PILE} if discards and not exchanged else set())


def misplaced(found: AssertionGap, house: Statement, said: Statement) -> StatedDifference | None:
    """Where something goes: coins that somebody loses to a player, the rest of some cards back."""
    if found.extra:
        return None
    kept = "return the rest" in said.names - house.names
    if found.missing == {SAYS_DISCARD_REST} and kept:
        return StatedDifference(SAYS_DISCARD_REST, None)
    losers = {one for one in found.missing if one.concept.layer == "who"}
    taken = SAYS_LOSING in found.missing and found.missing - losers == {SAYS_LOSING}
    theirs = "their treasury" in said.names and "to the bank" not in said.names
    return StatedDifference(SAYS_LOSING, None) if taken and theirs else None
