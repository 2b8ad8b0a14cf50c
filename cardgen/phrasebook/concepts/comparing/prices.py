"""What is paid, built for nothing, or may be done: prices and permissions in other words."""

from collections.abc import Iterator

from cardgen.phrasebook.concepts.comparing.pair import Assertions, StatementPair
from cardgen.phrasebook.concepts.gap import (
    SAYS_BUYING,
    SAYS_CHAIN,
    SAYS_EACH,
    SAYS_LOSING,
    SAYS_MAY,
    SAYS_RESOURCE,
    SAYS_WAIVED,
)
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import CARD_UNITS, COIN, LOSE, UNPAID, USE
from cardgen.phrasebook.concepts.reading.statement import Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

SAYS_MUST = Assertion(Concept("modality", "must"))  # what is done, but where it may be
SAYS_ORDINARY = Assertion(Concept("price", "ordinary"))
SAYS_FREE = Assertion(Concept("price", "free"))
COINS = frozenset((Assertion(UNPAID), Assertion(COIN)))
SAYS_YOU_LOSE = Assertion(Concept("deed", "you lose"))
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))
# What nobody would be bound to do, so that “may” need not be said.
FREELY_DONE = frozenset(("chain", "buy", "same name"))


def settle_waived(held: StatementPair) -> StatementPair:
    """Where no part of a cost is named, all of it is waived."""
    in_part = held.said.singles & {SAYS_RESOURCE.concept, COIN}
    waived = SAYS_WAIVED in held.extra and not in_part
    return held.without({Assertion(UNPAID)}, {SAYS_WAIVED}) if waived else held


def settle_permission(held: StatementPair) -> StatementPair:
    freely = not FREELY_DONE.isdisjoint(held.house.names) and SAYS_MUST not in held.mine
    return held.without({SAYS_MAY}) if freely else held


def settle_free(held: StatementPair) -> StatementPair:
    """What is built for nothing, because a chain leads to it or because nothing is said of a
    price."""
    if SAYS_FREE in held.missing and "leader" in held.said.names:
        # What Leaders cost is coins.
        held = held.without({SAYS_FREE}, COINS) if held.extra >= COINS else held
    if SAYS_FREE in held.left:
        held = held.without(extra=BUILDING)
    if SAYS_FREE in held.theirs:
        alone = frozenset(_built_alone(held.said, held.house)) & held.mine
        held = held._replace(extra=held.extra | alone)  # “recruit one Leader free”, not all
    by_chain = SAYS_FREE in held.extra and SAYS_CHAIN in held.theirs and _free_by_chain(held.said)
    return held.without(BUILDING, {SAYS_FREE}) if by_chain else held


def settle_prices(held: StatementPair) -> StatementPair:
    """Who buys, or need not pay, may do so; what is built costs what it does."""
    unpaid = Assertion(UNPAID) in held.theirs and SAYS_MUST not in held.mine
    if SAYS_BUYING in held.missing or unpaid:
        held = held.without(extra={SAYS_MAY})
    if (
        SAYS_YOU_LOSE in held.missing
        and SAYS_LOSING not in held.theirs
        and not _names_persons(held.mine)
    ):
        held = held.without({SAYS_YOU_LOSE}, {SAYS_LOSING})  # “its owner loses no coins”
    unpriced = SAYS_CHAIN not in held.theirs and all(
        one.concept.layer != "price" for one in held.theirs
    )
    # That something is built each time, however it is paid for.
    each_time = SAYS_EACH in held.house.assertions
    once = unpriced and not each_time and held.theirs & BUILDING
    return held.without(extra={SAYS_ORDINARY}) if once else held


def _names_persons(stated: Assertions) -> bool:
    return any(one.concept.layer == "who" for one in stated)


def _built_alone(said: Statement, house: Statement) -> Iterator[Assertion]:
    """The card that is built alone, where of many nothing else is told but what they cost."""
    built = {one.concept.name for one in BUILDING} & said.names - house.names
    if built and not said.many:
        yield from (
            Assertion(one) for one in said.singles - house.singles if one.name in CARD_UNITS
        )


def _free_by_chain(said: Statement) -> bool:
    """Whether something is called free because a chain leads to it, and nothing is paid."""
    stretches = [{one.assertion.concept for one in each} for each in said.stretches]
    told = {SAYS_FREE.concept, SAYS_CHAIN.concept}
    # “Besides your chains, use those of your neighbours to build for free.”
    used = SAYS_CHAIN in said.assertions and any({SAYS_FREE.concept, USE} <= e for e in stretches)
    return LOSE not in said.names and (used or any(told <= each for each in stretches))
