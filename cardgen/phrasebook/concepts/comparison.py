"""What a text states beside the house words of its power, once what may be told in other words, be
added, or be left to the reader is taken away: a step for each thing that is told in many ways."""

from collections.abc import Iterator, Mapping, Set
from typing import NamedTuple

from cardgen.phrasebook.concepts.adjacent import called_by_name
from cardgen.phrasebook.concepts.gap import (
    AFTER_ARRIVAL,
    ALL,
    AT_ONCE,
    BUILD,
    BUYING,
    CHAIN,
    EACH,
    EACH_TURN,
    FROM_NOW_ON,
    IF,
    LOSING,
    MAY,
    NEIGHBOURS,
    ONCE_A_TURN,
    OTHERWISE,
    PER,
    PER_NEIGHBOUR,
    RESOURCE,
    REST_OF_THE_AGE,
    REST_OF_THE_GAME,
    SHARED,
    UNPAID,
    UNSAID,
    WAIVED,
    AssertionGap,
    implied,
    settled,
    vague,
)
from cardgen.phrasebook.concepts.lone_numbers import with_their_units
from cardgen.phrasebook.concepts.reading.clauses import ONE_OF_THEM, ONLY_ONE
from cardgen.phrasebook.concepts.reading.compounds import SINCE_IT_CAME
from cardgen.phrasebook.concepts.reading.idle import Assertion, alongside
from cardgen.phrasebook.concepts.reading.statement import (
    CARD_UNITS,
    COIN,
    LOSE,
    OR_OF_COLOURS,
    PARTING,
    Statement,
)
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

Assertions = Set[Assertion]
NOTHING: frozenset[Assertion] = frozenset()

# What acts does so once it is there; what counts at the end of the game does not count at once.
ARRIVING = frozenset((AT_ONCE, AFTER_ARRIVAL))
GAME_END = Assertion(Concept("moment", "the end of the game"))
TURN_END = Assertion(Concept("moment", "the end of the turn"))
TO_YOU = Assertion(Concept("party", "you"))  # nothing, unless somebody parts with something
MUST = Assertion(Concept("modality", "must"))  # what is done, but where it may be
ONE_TIME = Assertion(Concept("times", "once"))
ONCE = frozenset((ONE_TIME, Assertion(Concept("times", "once a game"))))
ORDINARY = Assertion(Concept("price", "ordinary"))
FREE = Assertion(Concept("price", "free"))
YOU_LOSE = Assertion(Concept("deed", "you lose"))
# What is done with a card for which nothing need be paid, whether that is said or not.
BUILDING = frozenset(Assertion(Concept("deed", one)) for one in ("build", "recruit", "invoke"))
# “Only” adds nothing to what is said, but where it may be of a turn.
ONLY = Assertion(Concept("joint", "only"))
TURNS = frozenset(("turn", "next turn", "this turn", "fixed price"))
# What is done with a card so that it acts, with what it is done with where that is another one.
ARRIVALS: Mapping[Assertion, str] = {
    Assertion(Concept("deed", "invoke")): "god",
    Assertion(Concept("deed", "recruit")): "leader",
}
# What nobody would be bound to do, so that “may” need not be said.
FREELY_DONE = frozenset(("chain", "buy", "same name"))
# “If you have brown cards, 1 point for each”: what is counted at the end is had.
HAVING = frozenset((Assertion(Concept("joint", "if have")),))
SCORING = frozenset((GAME_END, PER))
# “If you lose a conflict” is each time that you do.
EACH_OR_PER = frozenset((EACH, PER))
# A power that states so few things, and none of these, has no “or”.
OR_ELSE = Assertion(Concept("joint", "or else"))
ALTERNATIVES = frozenset(
    ("or else", "or", "otherwise", "even if", "lose", "you lose", "give", "pair", "chain")
)
FEW = 5  # assertions
ONE_ALONE = Assertion(ONE_OF_THEM)
# What is done with one of several things, so that it may be told that it is one of them.
CHOOSING = frozenset(
    (
        *("tuck", "bury", "one of the two cities", "cancel", "unused", "triple", "wonder card"),
        *("discard pile", "team", "draw", "swap", "both", "last", "next age", "replace", "copy"),
        *("looted", "looting", "looting token", "box", "leader box", "fewer", "pool", "held"),
        *("same name", "chain"),
    )
)
# What is counted by threes: “each full set of 3 coins”.
LOTS = frozenset((COIN, Concept("unit", "point")))
SET = Assertion(Concept("unit", "set"))
SETS = frozenset((SET, Assertion(Concept("unit", "trio"))))
# “VP = 2 × its cost”: as many points twice, which are two for each.
TWICE_AS_MANY = frozenset(
    (Assertion(Concept("degree", "twice")), Assertion(Concept("unit", "point")))
)
TWO_EACH = frozenset((PER, Assertion(Concept("unit", "point"), "2")))
# What short notes leave out, and nothing else can be done with cards in a box, or at a price, or
# bought.
UNSPOKEN = frozenset((Assertion(Concept("deed", "draw")), BUYING, RESOURCE))
GIVING = Assertion(Concept("deed", "give"))
GAINING = frozenset(("you gain", "gain", "brings", "bank", "supply", "to the bank"))
# What “gives” or “bears” something may be said of what takes its place, and of much else.
REPLACING = Assertion(Concept("deed", "replace"))
# The conflicts come when an Age has ended.
END_OF_AGE = Assertion(Concept("moment", "the end of the Age"))
BEFORE_CONFLICTS = frozenset(Assertion(Concept("moment", one)) for one in ("before", "conflict"))
ANY_COLOUR = Assertion(Concept("kind", "any colour"))
COUNTED_SINCE = Assertion(SINCE_IT_CAME)


class StatementPair(NamedTuple):
    """Two statements, what each states in the terms of the other, and what of it the other does
    not: `missing` in what is `said`, `extra` in the words of the house."""

    said: Statement
    house: Statement
    mine: Assertions
    theirs: Assertions
    missing: Assertions
    extra: Assertions

    def without(
        self, missing: Assertions = NOTHING, extra: Assertions = NOTHING
    ) -> "StatementPair":
        """The same, of which these are settled."""
        return self._replace(missing=self.missing - missing, extra=self.extra - extra)


def compare(said: Statement, house: Statement) -> AssertionGap:
    """What a text states beside what the house words of its power state."""
    held = _waived(_each_turn(_held(said, house)))
    told = {one.concept.layer for one in held.extra}
    left = {one for one in held.missing if one.concept in UNSAID and one.concept.layer not in told}
    held = _free(_permitted(held.without({*left, *implied(said, house)})), left)
    for step in STEPS:
        held = step(held)
    unsaid = {UNSAID[one.concept]: one for one in left}
    return AssertionGap(frozenset(held.missing), frozenset(held.extra), unsaid)


def _held(said: Statement, house: Statement) -> StatementPair:
    """Two statements held against each other, without what may be named beside a power. Of the last
    Age, the end is that of the game."""
    mine = settled(with_their_units(said, house), house.assertions)
    theirs = settled(house.assertions, said.assertions)
    if house.last_age and REST_OF_THE_GAME in mine and REST_OF_THE_AGE in theirs:
        mine = mine - {REST_OF_THE_GAME} | {REST_OF_THE_AGE}
    # Of a set each colour must be there; else it is any of those that are named, “and” or “or”.
    either = NOTHING if theirs & SETS else {Assertion(OR_OF_COLOURS)}
    missing, extra = theirs - mine, mine - theirs - either
    extra -= vague(extra, missing)
    beside = alongside(house.assertions)
    added = {one for one in extra if one.concept.name in beside and not one.number}
    return StatementPair(said, house, mine, theirs, missing, extra - added)


def _each_turn(held: StatementPair) -> StatementPair:
    """One each turn is one at most in a turn: “each turn … once only”."""
    single = held.said.singles & held.house.singles and EACH not in held.mine
    if ONCE_A_TURN in held.missing and EACH_TURN in held.extra and single:
        held = held.without({ONCE_A_TURN}, {EACH_TURN})
    limited = ONCE_A_TURN in held.mine & held.theirs
    return held.without(extra={EACH_TURN, ONE_TIME}) if limited else held


def _waived(held: StatementPair) -> StatementPair:
    """Where no part of a cost is named, all of it is waived."""
    in_part = held.said.singles & {RESOURCE.concept, COIN}
    waived = WAIVED in held.extra and not in_part
    return held.without({Assertion(UNPAID)}, {WAIVED}) if waived else held


def _permitted(held: StatementPair) -> StatementPair:
    freely = not FREELY_DONE.isdisjoint(held.house.names) and MUST not in held.mine
    return held.without({MAY}) if freely else held


def _free(held: StatementPair, left: Assertions) -> StatementPair:
    """What is built for nothing, because a chain leads to it or because nothing is said of a
    price."""
    if FREE in left:
        held = held.without(extra=BUILDING)
    if FREE in held.theirs:
        alone = frozenset(_built_alone(held.said, held.house)) & held.mine
        held = held._replace(extra=held.extra | alone)  # “recruit one Leader free”, not all
    by_chain = FREE in held.extra and CHAIN in held.theirs and _free_by_chain(held.said)
    return held.without(BUILDING, {FREE}) if by_chain else held


def _moments(held: StatementPair) -> StatementPair:
    """What happens at once, once, or before the conflicts at the end of an Age."""
    if all(one.concept.layer != "moment" for one in held.missing):
        held = held.without(extra={AFTER_ARRIVAL} if GAME_END in held.theirs else ARRIVING)
    moments = {one for one in held.extra if one.concept.layer == "moment"}
    if FROM_NOW_ON in held.missing and moments == {AT_ONCE} and _is_told_first(held.said):
        held = held.without({FROM_NOW_ON}, {AT_ONCE})  # “once he is recruited, each blue card …”
    if not held.theirs.isdisjoint((AT_ONCE, TURN_END)) and EACH not in held.theirs:
        held = held.without(extra=ONCE)
    ends = END_OF_AGE in held.mine & held.theirs and held.extra >= BEFORE_CONFLICTS
    return held.without(extra=BEFORE_CONFLICTS) if ends else held


def _prices(held: StatementPair) -> StatementPair:
    """Who buys, or need not pay, may do so; what is built costs what it does."""
    unpaid = Assertion(UNPAID) in held.theirs and MUST not in held.mine
    if BUYING in held.missing or unpaid:
        held = held.without(extra={MAY})
    if YOU_LOSE in held.missing and LOSING not in held.theirs and not _names_persons(held.mine):
        held = held.without({YOU_LOSE}, {LOSING})  # “its owner loses no coins”
    unpriced = CHAIN not in held.theirs and all(one.concept.layer != "price" for one in held.theirs)
    each_time = EACH in held.house.assertions  # that something is built, however it is paid for
    once = unpriced and not each_time and held.theirs & BUILDING
    return held.without(extra={ORDINARY}) if once else held


def _counted(held: StatementPair) -> StatementPair:
    """What is one, a set, or counted each time that something is so."""
    said, house = held.said, held.house
    if house.singles:
        held = held.without(extra={ONLY_ONE})
    if held.missing >= TWO_EACH and held.extra >= TWICE_AS_MANY:
        held = held.without(TWO_EACH, TWICE_AS_MANY)
    if not held.missing and not house.counted.isdisjoint(LOTS):
        held = held.without(extra={SET})
    if EACH in house.assertions and EACH_OR_PER.isdisjoint(said.assertions):
        held = held.without(extra={IF})
    if not held.missing and _is_scored(house) and ALL not in said.assertions:
        held = held.without(extra=HAVING)
    each = not held.missing and EACH in held.mine & held.theirs
    return held.without(extra={IF}) if each else held  # “if you do, 1 coin each time”


def _joined(held: StatementPair) -> StatementPair:
    """What is one of several, or all of them together: “for all blue cards” counts none of them by
    itself, and a power that is told in few words has no “or”."""
    said, house = held.said.assertions, held.house
    if ALL in said and EACH_OR_PER.isdisjoint(said) and PER in house.assertions:
        held = held._replace(missing=held.missing | {PER})
    if not CHOOSING.isdisjoint(house.names):
        held = held.without({ONE_ALONE}, {ONE_ALONE})
    short = len(house.assertions) <= FEW and ALTERNATIVES.isdisjoint(house.names)
    return held._replace(extra=held.extra | {OR_ELSE}) if short and OR_ELSE in said else held


def _told_otherwise(held: StatementPair) -> StatementPair:
    """What may be taken instead, or comes of each of two neighbours."""
    if OTHERWISE in held.missing and MAY in held.extra and "instead" in held.said.names:
        held = held.without({OTHERWISE}, {MAY})
    if PER_NEIGHBOUR in held.missing and held.mine >= {ONCE_A_TURN, NEIGHBOURS, EACH}:
        held = held.without({PER_NEIGHBOUR}, {ONCE_A_TURN, NEIGHBOURS})
    return held


def _added(held: StatementPair) -> StatementPair:
    """What says nothing more beside a power that states nothing of the kind."""
    if "replace" not in held.house.names:
        held = held.without(extra={REPLACING})
    if all(one.concept.layer != "kind" for one in held.theirs):
        held = held.without(extra={ANY_COLOUR})
    held = held.without(extra=called_by_name(held.said))
    if GAME_END not in held.theirs:
        held = held.without(extra={COUNTED_SINCE})  # as long as it stays, whatever comes counts
    free_to = MAY in held.theirs or FREELY_DONE.isdisjoint(held.house.names)
    if MAY not in held.missing and free_to:
        held = held.without(extra={MUST})
    if not held.missing and TURNS.isdisjoint(held.said.names):
        held = held.without(extra={ONLY})
    named = {one for one, whom in ARRIVALS.items() if whom not in held.said.names}
    held = held.without(extra=named)  # “each conflict after his recruitment”
    parts = any(one.concept.name in PARTING for one in held.mine)
    return held if parts else held.without(extra={TO_YOU})


def _unspoken(held: StatementPair) -> StatementPair:
    """What short notes leave out, where nothing else is told otherwise."""
    if held.extra:
        return held
    if held.missing == {BUILD} and "built" in held.said.names and "already" not in held.said.names:
        return held.without(held.missing)  # “yellow card built: 2 coins”
    if held.missing and all(map(held.said.is_moved, held.missing)):
        return held.without(held.missing)
    bought = BUYING in held.mine or RESOURCE not in held.missing
    handed = held.missing == {GIVING} and _is_handed(held.said)
    spoken = (held.missing <= UNSPOKEN and bought) or handed
    return held.without(held.missing) if spoken else held


# One after the other: what a step settles, those after it do not see.
STEPS = (_moments, _prices, _counted, _joined, _told_otherwise, _added, _unspoken)


def _is_told_first(said: Statement) -> bool:
    """Whether it is told that something arrives before what happens each time from then on."""
    each = [said.assertions[one].start for one in (EACH, PER, ALL) if one in said.assertions]
    return bool(each) and said.assertions[AT_ONCE].start < min(each)


def _is_scored(house: Statement) -> bool:
    """Whether one kind of thing that you have yourself is counted at the end of the game."""
    layers = [one.concept.layer for one in house.assertions]
    counted = house.assertions.keys() >= SCORING
    return counted and "who" not in layers and layers.count("kind") <= 1


def _names_persons(stated: Assertions) -> bool:
    return any(one.concept.layer == "who" for one in stated)


def _is_handed(said: Statement) -> bool:
    """Whether short notes need not say that something is given: so many to each, or the hand that
    is not kept."""
    shared = any(one.concept in SHARED for one in said.assertions)
    return (shared or "keep" in said.names) and GAINING.isdisjoint(said.names)


def _built_alone(said: Statement, house: Statement) -> Iterator[Assertion]:
    """The card that is built alone, where of many nothing else is told but what they cost."""
    built = {one.concept.name for one in BUILDING} & said.names - house.names
    if built and not said.many:
        yield from (
            Assertion(one) for one in said.singles - house.singles if one.name in CARD_UNITS
        )


def _free_by_chain(said: Statement) -> bool:
    """Whether something is called free because a chain leads to it, and nothing is paid."""
    stretches = ({one.assertion.concept for one in each} for each in said.stretches)
    told = {FREE.concept, CHAIN.concept}
    return LOSE not in said.names and any(told <= each for each in stretches)
