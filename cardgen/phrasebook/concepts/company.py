"""Whether what two texts state stands together in the same way: who does and gets what, what is
counted, and to what each moment, limit and price belongs."""

from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

from cardgen.phrasebook.concepts.gap import (
    SAYS_ALL,
    SAYS_EACH,
    SAYS_EACH_TURN,
    SAYS_INTO_HAND,
    SAYS_OTHERS,
    SAYS_RESOURCE,
    SAYS_SOME_OTHERS,
)
from cardgen.phrasebook.concepts.otherwise.of_another import names_of_another
from cardgen.phrasebook.concepts.otherwise.of_persons_and_times import SHARED_SALE
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import NAME
from cardgen.phrasebook.concepts.reading.named_concepts import AMOUNTS, BUY, COIN, PER, UNPAID
from cardgen.phrasebook.concepts.reading.statement import GETS, HOLDS, LOSES, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import Concept

_Told = TypeVar("_Told")
SWAP = Concept("deed", "swap")
SAYS_HELD = Assertion(Concept("pile", "held"))
SALE = Concept("deed", "sale")
INSTEAD_OF_BANK = "instead of bank"
COMING = frozenset((INSTEAD_OF_BANK, "you gain", "gain", "brings", "give", "comes to you"))
IN_TURN = frozenset((Concept("deed", "build"), SALE))
HEIR = ("winner", frozenset((GETS,)))  # of what you do not get
# What happens to one of these happens to the other: shields move the pawn, points are counted on a
# token.
TOGETHER_WITH: Mapping[Concept, Concept] = {
    Concept("unit", "looting token"): Concept("unit", "looting"),
    Concept("unit", "dearest token"): Concept("unit", "point"),
    **{
        Concept("unit", one): Concept("unit", "shield")
        for one in ("conflict pawn", "pawn", "space")
    },
}


def goes_together(said: Statement, house: Statement) -> bool:
    """Whether in two texts of the same assertions the same persons do and get the same, the same
    units are counted, and each moment, limit, price and permission belongs to the same things."""
    return all(holds(said, house) for holds in CONDITIONS)


def _is_of_the_same(said: Statement, house: Statement) -> bool:
    """Whether nothing is told of somebody else, or of all cards."""
    return not names_of_another(said, house)


def _comes_in_time(said: Statement, house: Statement) -> bool:
    """Whether no coins come each turn where it is a resource that does."""
    goods = SAYS_EACH_TURN in house.assertions and not house.company.get(SAYS_EACH_TURN.concept)
    return not goods or not any(
        SAYS_EACH_TURN.concept in told and COIN in told and not any(o.layer == "kind" for o in told)
        for told in ([one.assertion.concept for one in sentence] for sentence in said.sentences)
    )


def _is_done_by_the_same(said: Statement, house: Statement) -> bool:
    """Whether nobody does what they should not, of two who exchange something each of them."""
    swapped = any(one.concept == SWAP for one in house.assertions)
    # What the one of two gains by building or selling, the other gains.
    deeds = {SWAP} if swapped else set[Concept]()
    deeds |= IN_TURN if house.names >= SHARED_SALE or "other one" in house.names else set()
    return {one for one in said.agents if one[1] not in deeds} <= house.agents


def _saves_the_same(said: Statement, house: Statement) -> bool:
    """Whether what should make something cost less does so here."""
    return house.savers & said.company.keys() <= said.saving


def _taken_before_used(said: Statement, house: Statement) -> bool:
    """Whether what is taken into hand is so before something is done with cards of the hand."""
    both = said.assertions.keys() & house.assertions.keys()
    if not {SAYS_INTO_HAND, SAYS_HELD} <= both:
        return True
    before, after = (
        one.assertions[SAYS_INTO_HAND].start < one.assertions[SAYS_HELD].start
        for one in (said, house)
    )
    return before == after


def _comes_to_the_player(said: Statement, house: Statement) -> bool:
    """Whether what should not go to the bank is told to come to somebody, or not to go there."""
    kept = INSTEAD_OF_BANK in house.names and "looting" in house.names
    return not kept or not said.names.isdisjoint(COMING)


def _sells_the_same(said: Statement, house: Statement) -> bool:
    """Whether no kind of card is sold alone where any may be."""
    return not _sells_a_kind(said) or _sells_a_kind(house)


def _sells_a_kind(told: Statement) -> bool:
    return any(
        sold.assertion.concept == SALE and card.assertion.concept.layer == "kind"
        for stretch in told.stretches
        for sold, card in pairwise(stretch)
    )


def _names_all_kinds(said: Statement, house: Statement) -> bool:
    """Whether each kind of card is named that should be."""
    return house.kinds <= said.kinds


def _stands_with_its_own(said: Statement, house: Statement) -> bool:
    """Whether moments, limits, prices and persons stand with what they belong to."""
    return all(
        _belongs(adjunct, units, _meant(adjunct, house.company))
        for adjunct, units in said.company.items()
        if adjunct not in said.owners
    )


def _flows_the_same_way(said: Statement, house: Statement) -> bool:
    """Whether nobody gets what they should lose."""
    return not any(
        _crossed(ways, _meant(person, house.flows))
        for person, ways in said.flows.items()
        if (person.name, ways) != HEIR and not _pays(person, ways, house)
    )


def _meant(person: Concept, told: Mapping[Concept, frozenset[_Told]]) -> frozenset[_Told]:
    """What is told of whoever is meant, where some of the others may be named as all of them."""
    others = {
        SAYS_SOME_OTHERS.concept: SAYS_OTHERS.concept,
        SAYS_OTHERS.concept: SAYS_SOME_OTHERS.concept,
    }
    return told.get(person) or told.get(others.get(person, person), frozenset())


def _done_in_time(said: Statement, house: Statement) -> bool:
    """Whether at the moments that both tell nothing is done that is done at another."""
    in_house = _deeds_of_moments(house)
    for moment, deeds in _deeds_of_moments(said).items():
        wanted = in_house.get(moment, frozenset())
        others = frozenset[Concept]().union(
            *(done for one, done in in_house.items() if one != moment)
        )
        if wanted and deeds and not deeds & wanted and deeds & others:
            return False
    return True


def _named_with(said: Statement, house: Statement) -> bool:
    """Whether cards that are called by name stand with the amounts that they should: the gods who
    take coins, and those who give tokens."""
    known = {one.concept for units in house.company.values() for one in units}
    for name, units in said.company.items():
        if name.layer == NAME:
            wanted = {one.concept for one in house.company.get(name, ())}
            if not {one.concept for one in units} & known <= wanted:
                return False
    return True


def _as_many(said: Statement, house: Statement) -> bool:
    """Whether not all are named where it is one of them, nor one where it is all."""
    every = {SAYS_ALL, Assertion(PER), SAYS_EACH}
    if SAYS_ALL in said.assertions and every.isdisjoint(house.assertions) and house.singles:
        return False
    if _all_of_one(said, house):
        return False
    if SAYS_EACH in house.assertions and said.soles - house.singles and not said.many:
        return False  # one for each
    if house.singles & said.numbered - said.singles and said.plurals > house.plurals:
        return False  # two for one
    unpaid = any(one.concept == UNPAID for one in house.assertions)
    return not unpaid or SAYS_EACH in said.assertions or said.soles <= house.singles


def _all_of_one(said: Statement, house: Statement) -> bool:
    """Whether all are said of what is one: “leave out all resources”."""
    return any(
        before.assertion == SAYS_ALL and after.assertion.concept in house.singles
        for stretch in said.stretches
        for before, after in pairwise(stretch)
    )


def _pays(person: Concept, ways: frozenset[str], house: Statement) -> bool:
    """Whether somebody loses what they buy something for."""
    return ways == {LOSES} and (person, BUY) in house.agents


def _crossed(ways: frozenset[str], wanted: frozenset[str]) -> bool:
    """Whether somebody gets what they should lose, or has what they should get; who loses it and
    gets it loses nothing."""
    if ways == {HOLDS}:
        return GETS in wanted
    return ways.isdisjoint(wanted) or (GETS in ways and wanted == {LOSES})


def _belongs(adjunct: Concept, units: frozenset[Assertion], wanted: frozenset[Assertion]) -> bool:
    """Whether an adjunct stands with units as it should: a person with no other amounts."""
    if adjunct.layer == "who" and wanted:  # what is bought is a resource, said or not
        return {one for one in units - {SAYS_RESOURCE} if one.concept.name in AMOUNTS} <= wanted
    # How many there are is held against each other elsewhere: one of four Leaders may be free.
    named = {TOGETHER_WITH.get(one.concept, one.concept) for one in wanted}
    with_it = {TOGETHER_WITH.get(one.concept, one.concept) for one in units}
    return not with_it or not wanted or bool(with_it & named)


def _deeds_of_moments(said: Statement) -> Mapping[Concept, frozenset[Concept]]:
    """Each moment with what is done in the clauses in which it stands."""
    found: dict[Concept, frozenset[Concept]] = defaultdict(frozenset)
    for clause in said.clauses:
        told = [one.assertion.concept for one in clause]
        for moment in (one for one in told if one.layer == "moment"):
            found[moment] |= {one for one in told if one.layer == "deed"}
    return found


# Each is asked of what is said and of what a power states; the first that does not hold decides.
CONDITIONS = (
    _is_of_the_same,
    _comes_in_time,
    _stands_with_its_own,
    _flows_the_same_way,
    _done_in_time,
    _named_with,
    _names_all_kinds,
    _sells_the_same,
    _comes_to_the_player,
    _taken_before_used,
    _is_done_by_the_same,
    _saves_the_same,
    _as_many,
)
