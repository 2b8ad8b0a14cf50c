"""What a statement tells by words that stand together in a clause, most of them right beside each
other: who is paid, where what is given comes from, what is exchanged for what."""

from itertools import pairwise

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import NAME
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AGAIN,
    AMOUNTS,
    CARD_UNITS,
    GIVE,
    MAY,
    NOT,
    PAID,
    PARTING,
    SUPPLY,
    YOU_GAIN,
    YOU_LOSE,
)
from cardgen.phrasebook.concepts.reading.statement import Statement


def comes_from_supply(said: Statement) -> bool:
    """Whether what is given comes from the bank."""
    every = ({one.assertion.concept for one in clause} for clause in said.clauses)
    return any(GIVE in one and not one.isdisjoint(SUPPLY) for one in every)


def is_played_again_at_will(said: Statement) -> bool:
    """Whether somebody may play again, and does nothing else that they may do."""
    every = ({one.assertion.concept for one in clause} for clause in said.clauses)
    return any(
        {AGAIN, MAY} <= one and not any(other.layer == "deed" for other in one - {AGAIN})
        for one in every
    )


def is_paid_to_bank(said: Statement) -> bool:
    """Whether what somebody pays goes to the bank."""
    every = ([one.assertion.concept for one in stretch] for stretch in said.stretches)
    return any(
        whom in SUPPLY and (paid.name in PARTING or paid == PAID)
        for stretch in every
        for paid, whom in pairwise(stretch)
    )


def called_by_name(said: Statement) -> frozenset[Assertion]:
    """What cards are that are called by name: “the goddess Hecate”."""
    pairs = (pair for stretch in said.stretches for pair in pairwise(stretch))
    return frozenset(
        one.assertion
        for one, after in pairs
        if one.assertion.concept.name in CARD_UNITS and after.assertion.concept.layer == NAME
    )


def denies_losses(said: Statement) -> bool:
    """Whether it is denied that you lose something: “cannot make you lose coins”."""
    told = ([one.assertion.concept for one in stretch] for stretch in said.stretches)
    return any(pair == (NOT, YOU_LOSE) for stretch in told for pair in pairwise(stretch))


def is_exchanged(said: Statement) -> bool:
    """Whether so many of one thing are told right beside several of another: “1 coin for 2
    points”."""
    return any(
        before.assertion.concept.name in AMOUNTS
        and after.assertion.concept.layer == "unit"
        and (before.single or before.assertion.number)
        and after.assertion.number.isdecimal()
        for stretch in said.stretches
        for before, after in pairwise(stretch)
    )


def gains_goods(said: Statement) -> bool:
    """Whether resources or symbols of a kind are gained."""
    return any(
        before.assertion.concept == YOU_GAIN and after.assertion.concept.layer == "kind"
        for clause in said.clauses
        for before, after in pairwise(clause)
    )
