"""What tells that something is of somebody else, or of something else, than a power means."""

from itertools import pairwise

from cardgen.phrasebook.concepts.adjacent import (
    comes_from_supply,
    is_paid_to_bank,
    is_played_again_at_will,
)
from cardgen.phrasebook.concepts.gap import SAYS_ALL, SAYS_EACH, SAYS_SOME_OTHERS
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AGAIN,
    AMOUNTS,
    ANY_CARD,
    BUY,
    CARD,
    COIN,
    LOSING,
    PARTING,
    PER,
    SUPPLY,
    THEIR_TREASURY,
)
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import LOSES, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

TAKING = frozenset(("you gain", "brings", "gain"))
TO_SOME = frozenset(("give", "buy", "any player", "some others"))  # done to some of the others
COUNTING = frozenset((PER, SAYS_EACH.concept))
EVERY: frozenset[Concept] = frozenset((PER, SAYS_EACH.concept, SAYS_ALL.concept))
# “The immediate effects of each card”: of each of those that were told of.
EFFECTS = frozenset((Concept("degree", "immediate"), Concept(PLAIN, "effect")))
CARDS = frozenset((CARD, ANY_CARD))
# What leads to the cards of which something is said: “each card that one of them allows to chain”.
CHAINING = frozenset(
    (Concept("unit", "chain"), Concept(PLAIN, "chains free"), Concept(PLAIN, "call for"))
)
AGES_NAMED = frozenset(("age 1", "age 2", "age 3"))  # “when the cards of Age III are laid out”
BUILDS = frozenset(("build", "recruit", "invoke"))
STANDING = frozenset(("own", "city"))
HANDED = frozenset(("give", "buy", "looting", "looted", "instead of bank", "winner"))
GAINED = frozenset(Concept(PLAIN, one) for one in ("you gain", "gain"))
INTO_TREASURY, IN_PLAY = (Concept(PLAIN, one) for one in ("into the treasury", "anywhere in play"))
SELLERS = frozenset(("others", "any player", "neighbours", "neighbour"))


def told_of_another(said: Statement, house: Statement) -> PlacedAssertion | None:
    """What tells that something comes from somebody else than meant, goes to somebody else, or is
    of all cards; None where nothing does."""
    names = names_of_another(said, house)
    every = said.placed
    return next((one for one in every if one.assertion.concept.name in names), None)


def names_of_another(said: Statement, house: Statement) -> frozenset[str]:
    """The names of the concepts that tell so: what is given or paid comes from, or goes to, the
    bank and should not; or it is for somebody to choose whether they play again."""
    bought = BUY in house.concepts
    sold = bought and any(one.concept.name in SELLERS for one in house.assertions)
    if _of_every_card(said) and not (_of_every_card(house) or _countings(house)):
        return frozenset(one.name for one in CARDS)
    if SAYS_SOME_OTHERS.concept.name in said.names and house.names.isdisjoint(TO_SOME):
        return frozenset((SAYS_SOME_OTHERS.concept.name,))
    if comes_from_supply(said) and not comes_from_supply(house):
        return frozenset(one.name for one in SUPPLY)
    if _takes_what_others_lose(said, house):
        return TAKING
    if _takes_from_somebody(said, house):
        return frozenset((THEIR_TREASURY.name,))
    if _pays_a_player(said, house):
        return frozenset((INTO_TREASURY.name,))
    if _counts_of_all(said, house):
        return frozenset((IN_PLAY.name,))
    if person := _takes_from_a_person(said, house):
        return frozenset((person.name,))
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


def _pays_a_player(said: Statement, house: Statement) -> bool:
    """Whether what somebody loses to the bank goes into a treasury."""
    lost = LOSING in house.concepts
    kept = house.names.isdisjoint(HANDED) and "cost" not in house.names
    return lost and kept and INTO_TREASURY.name in said.names


def _counts_of_all(said: Statement, house: Statement) -> bool:
    """Whether what is counted is anywhere in play, where it is what somebody has."""
    theirs = any(one.concept.layer == "who" for one in house.assertions)
    told = ({one.assertion.concept for one in stretch} for stretch in said.stretches)
    counted = any(IN_PLAY in one and not one.isdisjoint(COUNTING) for one in told)
    return counted and bool(_countings(house)) and not theirs


def _takes_from_a_person(said: Statement, house: Statement) -> Concept | None:
    """From whom somebody gains so many of something, where nobody should part with anything."""
    if not house.names.isdisjoint(PARTING | HANDED | {"looting", "looted", "cost", "you lose"}):
        return None
    for stretch in said.stretches:
        for gain, amount, whom in zip(stretch, stretch[1:], stretch[2:], strict=False):
            person = whom.assertion.concept
            coins = amount.assertion.concept == COIN and gain.assertion.concept in GAINED
            if coins and person.layer == "who" and not whom.owner:
                return person
    return None


def _counts_what_stands(said: Statement, house: Statement) -> bool:
    """Whether cards that somebody has are counted, and not those that they build."""
    if not house.kinds or not _countings(house) or house.names.isdisjoint(BUILDS | {"fewer"}):
        return False
    standing = not said.names.isdisjoint(STANDING) and house.names.isdisjoint(STANDING)
    stands = "fewer" in house.names and standing and said.names.isdisjoint(BUILDS)
    return stands or _countings(said) > _countings(house)


def _countings(said: Statement) -> int:
    """How often something is counted: “per card”, and not “each time”."""
    return sum(
        any(one.assertion.concept.layer in ("unit", "kind") for one in stretch)
        for stretch in said.stretches
        for counting in stretch
        if counting.assertion.concept == PER
    )


def _of_every_card(said: Statement) -> bool:
    """Whether something is said of all cards, or of each, and neither of those of a kind or of a
    pile, or to which a chain leads, nor of what each of two does."""
    chained = {
        one.mention
        for sentence in said.sentences
        if any(one.assertion.concept in CHAINING for one in sentence)
        for one in sentence
    }
    return any(
        before.assertion.concept in EVERY
        and before.mention not in chained
        and after.assertion.concept in CARDS
        and not any(_tells_which(one.assertion.concept) for one in stretch[place:])
        and EFFECTS.isdisjoint(one.assertion.concept for one in stretch)
        for stretch in said.stretches
        for place, (before, after) in enumerate(pairwise(stretch))
    )


def _tells_which(concept: Concept) -> bool:
    """Whether it tells of which cards something is said: “any card that chains from them”."""
    return concept.layer in ("kind", "pile") or concept in CHAINING or concept.name in AGES_NAMED
