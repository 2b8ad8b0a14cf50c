"""Whether what two texts state stands together in the same way: who does and gets what, what is
counted, and to what each moment, limit and price belongs."""

from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

from cardgen.phrasebook.concepts.adjacent import (
    comes_from_supply,
    is_paid_to_bank,
    is_played_again_at_will,
)
from cardgen.phrasebook.concepts.gap import ALL, EACH, OTHERS, SOME_OTHERS, UNPAID
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import NAME
from cardgen.phrasebook.concepts.reading.statement import (
    AGAIN,
    AMOUNTS,
    GETS,
    HOLDS,
    LOSES,
    PARTING,
    PER,
    SUPPLY,
    PlacedAssertion,
    Statement,
)
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

_Told = TypeVar("_Told")
RESOURCE = Assertion(Concept("unit", "resource"))  # what is bought, whether that is said or not
BUY, SWAP = Concept("deed", "buy"), Concept("deed", "swap")
HEIR = ("winner", frozenset((GETS,)))  # of what you do not get
TAKING = frozenset(("you gain", "brings", "gain"))
TO_SOME = frozenset(("give", "buy", "any player", "some others"))  # done to some of the others
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
EVERY = frozenset((PER, EACH, Concept("joint", "all")))
ALL_HANDS = Concept("pile", "all hands")
ANY_CARD = frozenset(Concept(PLAIN, one) for one in ("any card", "card"))
BUILDS = frozenset(("build", "recruit", "invoke"))
STANDING = frozenset(("own", "city"))
GAINED = frozenset(Concept(PLAIN, one) for one in ("you gain", "gain"))
THEIR_TREASURY = Concept(PLAIN, "their treasury")
SELLERS = frozenset(("others", "any player", "neighbours", "neighbour"))


def goes_together(said: Statement, house: Statement) -> bool:
    """Whether in two texts of the same assertions the same persons do and get the same, the same
    units are counted, and each moment, limit, price and permission belongs to the same things."""
    if _telling_of_another(said, house):
        return False
    apart = any(
        not _belongs(adjunct, units, _meant(adjunct, house.company))
        for adjunct, units in said.company.items()
        if adjunct not in said.owners
    )
    crossed = any(
        _crossed(ways, _meant(person, house.flows))
        for person, ways in said.flows.items()
        if (person.name, ways) != HEIR and not _pays(person, ways, house)
    )
    counted = not (said.counted and house.counted) or said.counted & house.counted
    agents = (
        frozenset(one for one in said.agents if one[1] != SWAP) if _swaps(house) else said.agents
    )
    whole = house.kinds <= said.kinds and agents <= house.agents
    saved = house.savers & said.company.keys() <= said.saving
    in_time = _done_in_time(said, house)
    held = (
        bool(counted)
        and in_time
        and _named_with(said, house)
        and whole
        and saved
        and _as_many(said, house)
    )
    together = _named_with(said, house) and _as_many(said, house)
    return held and together and not apart and not crossed


def _meant(person: Concept, told: Mapping[Concept, frozenset[_Told]]) -> frozenset[_Told]:
    """What is told of whoever is meant, where some of the others may be named as all of them."""
    others = {SOME_OTHERS.concept: OTHERS.concept, OTHERS.concept: SOME_OTHERS.concept}
    return told.get(person) or told.get(others.get(person, person), frozenset())


def told_of_another(said: Statement, house: Statement) -> PlacedAssertion | None:
    """What tells that something comes from somebody else than meant, goes to somebody else, or is
    of all cards; None where nothing does."""
    names = _telling_of_another(said, house)
    every = (one for clause in said.clauses for one in clause)
    return next((one for one in every if one.assertion.concept.name in names), None)


def _telling_of_another(said: Statement, house: Statement) -> frozenset[str]:
    """The names of the concepts that tell so: what is given or paid comes from, or goes to, the
    bank and should not; or it is for somebody to choose whether they play again."""
    bought = any(one.concept == BUY for one in house.assertions)
    sold = bought and any(one.concept.name in SELLERS for one in house.assertions)
    if _of_every_card(said) and not (_of_every_card(house) or _countings(house)):
        return frozenset(one.name for one in ANY_CARD)
    if SOME_OTHERS.concept.name in said.names and house.names.isdisjoint(TO_SOME):
        return frozenset((SOME_OTHERS.concept.name,))
    if comes_from_supply(said) and not comes_from_supply(house):
        return frozenset(one.name for one in SUPPLY)
    if _takes_what_others_lose(said, house):
        return TAKING
    if _takes_from_somebody(said, house):
        return frozenset((THEIR_TREASURY.name,))
    if _counts_what_stands(said, house):
        return STANDING
    if sold and is_paid_to_bank(said):
        return frozenset((*(one.name for one in SUPPLY), "to the bank"))
    again = is_played_again_at_will(said) and not is_played_again_at_will(house)
    return frozenset((AGAIN.name,)) if again else frozenset()


def _takes_what_others_lose(said: Statement, house: Statement) -> bool:
    """Whether somebody gets what others lose to the bank, and nothing else is told of."""
    amounts = {one.concept for one in house.assertions if one.concept.name in AMOUNTS}
    lost = len(amounts) == 1 and any(ways == {LOSES} for ways in house.flows.values())
    kept = house.names.isdisjoint(
        TAKING | {"looting", "shield", "half shield", "shield and a half"}
    )
    return lost and kept and not said.names.isdisjoint(TAKING - {"gain"})


def _takes_from_somebody(said: Statement, house: Statement) -> bool:
    """Whether what somebody gains comes from the treasury of a player, and nobody should part with
    anything."""
    parting = house.names.isdisjoint(PARTING | {"looting", "looted", "cost", "you lose"})
    return parting and any(
        before.assertion.concept in GAINED
        and THEIR_TREASURY in [one.assertion.concept for one in rest]
        for stretch in said.stretches
        for before, *rest in (stretch[at:] for at in range(len(stretch)))
    )


def _counts_what_stands(said: Statement, house: Statement) -> bool:
    """Whether cards that somebody has are counted, and not those that they build."""
    if not house.kinds or not _countings(house) or house.names.isdisjoint(BUILDS | {"fewer"}):
        return False
    standing = not said.names.isdisjoint(STANDING) and house.names.isdisjoint(STANDING)
    stands = "fewer" in house.names and standing and said.names.isdisjoint(BUILDS)
    return stands or _countings(said) > _countings(house)


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
    every = {ALL, Assertion(PER), EACH}
    if ALL in said.assertions and every.isdisjoint(house.assertions) and house.singles:
        return False
    if _all_of_one(said, house):
        return False
    if EACH in house.assertions and said.soles - house.singles and not said.many:
        return False  # one for each
    if house.singles & said.numbered - said.singles and said.plurals > house.plurals:
        return False  # two for one
    unpaid = any(one.concept == UNPAID for one in house.assertions)
    return not unpaid or EACH in said.assertions or said.soles <= house.singles


def _all_of_one(said: Statement, house: Statement) -> bool:
    """Whether all are said of what is one: “leave out all resources”."""
    return any(
        before.assertion == ALL and after.assertion.concept in house.singles
        for stretch in said.stretches
        for before, after in pairwise(stretch)
    )


def _pays(person: Concept, ways: frozenset[str], house: Statement) -> bool:
    """Whether somebody loses what they buy something for."""
    return ways == {LOSES} and (person, BUY) in house.agents


def _swaps(house: Statement) -> bool:
    """Whether two exchange something, so that each of them does."""
    return any(one.concept == SWAP for one in house.assertions)


def _crossed(ways: frozenset[str], wanted: frozenset[str]) -> bool:
    """Whether somebody gets what they should lose, or has what they should get; who loses it and
    gets it loses nothing."""
    if ways == {HOLDS}:
        return GETS in wanted
    return ways.isdisjoint(wanted) or (GETS in ways and wanted == {LOSES})


def _belongs(adjunct: Concept, units: frozenset[Assertion], wanted: frozenset[Assertion]) -> bool:
    """Whether an adjunct stands with units as it should: a person with no other amounts."""
    if adjunct.layer == "who" and wanted:
        return {one for one in units - {RESOURCE} if one.concept.name in AMOUNTS} <= wanted
    # How many there are is held against each other elsewhere: one of four Leaders may be free.
    named = {TOGETHER_WITH.get(one.concept, one.concept) for one in wanted}
    with_it = {TOGETHER_WITH.get(one.concept, one.concept) for one in units}
    return not with_it or not wanted or bool(with_it & named)


def _countings(said: Statement) -> int:
    """How often something is said of each of several things that are named."""
    return sum(
        any(one.assertion.concept.layer in ("unit", "kind") for one in stretch)
        for stretch in said.stretches
        for counting in stretch
        if counting.assertion.concept in (PER, EACH)
    )


def _of_every_card(said: Statement) -> bool:
    """Whether something is said of all cards, or of each, and not of those of a kind."""
    return any(
        before.assertion.concept in EVERY
        and after.assertion.concept in ANY_CARD
        and not any(one.assertion.concept.layer == "kind" for one in stretch[place:])
        and not any(one.assertion.concept.layer == "pile" for one in stretch[place:])
        and ALL_HANDS not in [one.assertion.concept for one in stretch[place:]]
        for stretch in said.stretches
        for place, (before, after) in enumerate(pairwise(stretch))
    )


def _deeds_of_moments(said: Statement) -> Mapping[Concept, frozenset[Concept]]:
    """Each moment with what is done in the clauses in which it stands."""
    found: dict[Concept, frozenset[Concept]] = defaultdict(frozenset)
    for clause in said.clauses:
        told = [one.assertion.concept for one in clause]
        for moment in (one for one in told if one.layer == "moment"):
            found[moment] |= {one for one in told if one.layer == "deed"}
    return found
