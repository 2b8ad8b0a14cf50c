"""What a power gives, and words take back, deny, or give to others."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.phrasebook.concepts.reading.clauses import THEY_NOT_YOU
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    AT_ONCE,
    BUY,
    GAINING,
    LOSING,
    NOT,
)
from cardgen.phrasebook.concepts.reading.placed import Clause, PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import GETS, Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

EFFECT, TO_THE_BANK = (Concept(PLAIN, one) for one in ("effect", "to the bank"))
GAINS = frozenset(("bury note", "tuck note"))  # what a card has brought already


def _forfeited(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What a card has brought already, and is lost with it: “you lose what it brought you”."""
    for stretch in said.stretches if "loses its power" in house.names else ():
        for denied, lost, kept in zip((None, *stretch), stretch, stretch[1:], strict=False):
            losing = lost.assertion.concept == LOSING and kept.assertion.concept.name in GAINS
            if losing and not (denied and denied.assertion.concept == NOT):
                yield lost


def _denied(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """That effects do not apply, which two cards that are exchanged have again."""
    for stretch in said.stretches if "swap" in house.names else ():
        for denied, effect in pairwise(stretch):
            if denied.assertion.concept == NOT and effect.assertion.concept == EFFECT:
                yield denied


def _gained_by_others(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What others gain of what should be gained by the player: “they gain 1 shield”."""
    if any(GETS in ways for ways in house.flows.values()):
        return
    for stretch in map(_untimed, said.stretches):
        for whom, gain, amount in zip(stretch, stretch[1:], stretch[2:], strict=False):
            theirs = whom.assertion.concept == THEY_NOT_YOU and gain.assertion.concept in GAINING
            counted = amount.assertion.concept.name in AMOUNTS
            if theirs and counted and amount.assertion in house.assertions:
                yield whom


def _untimed(stretch: Clause) -> Clause:
    """A stretch without when something is done: “they at once gain”."""
    return tuple(one for one in stretch if one.assertion.concept.name != AT_ONCE.name)


def _paid_to_the_bank(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What goes to the bank where somebody else only gains: “the other pays as many to the bank”,
    for “gains as many”."""
    gained = any(GETS in ways for ways in house.flows.values())
    if not gained or any(one.concept in (LOSING, BUY) for one in house.assertions):
        return
    for lost, where in said.pairs:
        if lost.assertion.concept == LOSING and where.assertion.concept == TO_THE_BANK:
            yield lost


LOST_OR_DENIED: Looks = (  # each behind the layer of what it finds
    ("deed", _forfeited),
    ("joint", _denied),
    ("who", _gained_by_others),
    ("deed", _paid_to_the_bank),
)
