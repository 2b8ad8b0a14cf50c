"""Words that tell of the right things, and bind them to a person, a turn or a condition of which a
power says nothing: cards that others build, coins that are yours, what is built this turn."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cardgen.model.card import RESOURCES
from cardgen.phrasebook.concepts.deeds import BUILDING, TOKENS
from cardgen.phrasebook.concepts.reading.clauses import THEY, THEY_NOT_YOU
from cardgen.phrasebook.concepts.reading.mentions import CITY
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    ANY_CARD,
    BUY,
    CARD,
    COIN,
    EACH,
    FEWER,
    GAIN,
    OR,
    PER,
    PLAYER,
    RESOURCE,
    YOU_GAIN,
)
from cardgen.phrasebook.concepts.reading.statement import GETS, Clause, PlacedAssertion, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

CARDS = frozenset((CARD, ANY_CARD))
COUNTING = frozenset((PER, EACH))
OTHERWISE_OR = Concept("joint", "or else")
BRINGS, EXTRA = (Concept(PLAIN, one) for one in ("brings", "extra"))
TAKEN_AWAY = frozenset(("lose", "you lose", "looted", "winner"))
ON_CARDS = frozenset(("point", "shield"))  # that are counted on cards


class Pair(NamedTuple):
    """What rules something else right behind another thing, by a power that states one of `beside`,
    if anything, and none of `unless`: names of concepts, or of their layers."""

    layer: str
    before: frozenset[str]
    after: frozenset[str]
    beside: frozenset[str]
    unless: frozenset[str]


def _pair(layer: str, before: str, after: str, beside: str = "", unless: str = "") -> Pair:
    sets = (frozenset(filter(None, each.split(", "))) for each in (before, after, beside, unless))
    return Pair(layer, *sets)


THINGS = "kind, card, any card, stage, leader, god"
LOST = "so many, victory token, defeat token, looted, kind, any card"
PAIRS = (
    # “They lose 2 coins that you own”, “the looting token of yours”.
    _pair("who", LOST, "own", "lose, you lose, looted, winner", "give, own"),
    # “Leaders of your neighbours that you have recruited”.
    _pair("who", "whose", "built, already, own", "", "built, own"),
    # “A card of the discard pile that you have already”, “a Leader in hand that you had”.
    _pair("who", "discard pile, held, from hand", "own, already, brings"),
    _pair("who", "already, own", "discard pile"),
    # “They get what you give them”, “both gain as much”, “take from them 1 coin”.
    _pair("who", "their treasury", "so many", "buy", "their treasury"),
    _pair("who", "brings", "debt token", "", "give, brings"),
    _pair("who", "both", "you gain, gain", "sale", "both"),
    # “For each red card you have built”, where each costs less that is built from now on.
    _pair("moment", THINGS, "built", "fewer, unpaid, free", "built"),
    _pair("moment", "per, each", "built", "from now on", "built"),
    _pair("moment", "built stage", "lose, cost", "fewer", "built stage"),
    _pair("moment", THINGS, "already", "fewer, from now on", "already, chain"),
    # “To players who have fewer”, “if they have none already”.
    _pair("condition", "extra, others, some others", "shortage", "give"),
    _pair("condition", "shortage", "already", "", "already"),
    # “They lose twice the coins they have”, “minus 1 per yellow card”.
    _pair("amount", "twice, thrice", "own", "", "own"),
    _pair("amount", "minus", "per", "", "per"),
    # “Each yellow card that you build and pay for”, “build the stage by paying its cost”.
    _pair("price", f"build, {THINGS}", "paid, ordinary", "each, per", "paid, ordinary, buy"),
    _pair("price", "self, stage", "ordinary", "prepaid, paid for"),
    # “Each time you build all of your brown cards”; “one or more brown cards” of a set.
    _pair("joint", "build, buy, recruit, replace", "all", "", "all"),
    _pair("joint", "one or more", "kind", "set"),
    # “The stage of your choice costs less”, where each stage does.
    _pair("joint", THINGS, "choice", "fewer", "free"),
    _pair("joint", "choice", "card, any card", "fewer", "free"),
    # “Every red card of this turn”.
    _pair("moment", f"chain, {THINGS}", "turn, that turn", "", "turn, team, tuck"),
    # “Or you may use them several times”, where both are allowed.
    _pair("joint", "or, or else", "may", "several times", "or"),
    # “Deal them out as you please”, “as many as they had, face up”.
    _pair("modality", "give, deal", "choice", "shuffle", "choice"),
    _pair("degree", "redeal, as before, deal", "face up"),
    # “Use your last card that was discarded”, where it is used rather than discarded.
    _pair("deed", "card, any card, last", "discard", "instead"),
)


def of_persons_and_times(said: Statement, house: Statement) -> tuple[str, PlacedAssertion] | None:
    """The first thing that is bound to somebody, or to something, of which the power says nothing,
    behind its layer."""
    return next(((layer, one) for layer, look in LOOKS for one in look(said, house)), None) or next(
        _pairs(said, house), None
    )


def _pairs(said: Statement, house: Statement) -> Iterator[tuple[str, PlacedAssertion]]:
    """What rules something else right behind another thing."""
    looks = [
        look
        for look in PAIRS
        if house.names.isdisjoint(look.unless)
        and (not look.beside or not house.names.isdisjoint(look.beside))
    ]
    for stretch in said.stretches:
        for before, after in pairwise(stretch):
            names, then = _called(before), _called(after)
            for look in looks:
                if not names.isdisjoint(look.before) and not then.isdisjoint(look.after):
                    yield look.layer, after


def _called(one: PlacedAssertion) -> frozenset[str]:
    """What something may be called in a pair: its name, its layer, whether it owns, and whether
    its number is told."""
    concept = one.assertion.concept
    counted = concept == COIN and (one.assertion.number or one.single)
    marks = ("whose" if one.owner else "", "so many" if counted else "")
    return frozenset((concept.name, concept.layer, *filter(None, marks)))


def _nobody_named(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Others who do what the player does, or pay less, and of whom nobody has told: “each time they
    build”, “cost less for them”."""
    every = [one.assertion.concept for stretch in said.stretches for one in stretch]
    if PLAYER in every:
        return
    alone = every.count(THEY) == 1 and YOU_GAIN in every
    others = {THEY_NOT_YOU, *([THEY] if alone else ())}
    for stretch in said.stretches:
        for at, one in enumerate(stretch):
            if one.assertion.concept.layer == "who":
                return
            if one.assertion.concept in others and _is_theirs(stretch, at):
                yield one


def _is_theirs(stretch: Clause, at: int) -> bool:
    """Whether persons stand between “each time” and what is done, or at the end."""
    if at in (0, len(stretch) - 1):
        return at > 0
    before, after = (stretch[one].assertion.concept for one in (at - 1, at + 1))
    if before in TOKENS:
        return after == YOU_GAIN
    return before == EACH and (after in BUILDING or after == BUY)


def _brought_to_others(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """To whom something brings what the player gains: “3 points to your neighbours”."""
    if any(GETS in ways for ways in house.flows.values()):
        return
    for stretch in said.stretches:
        for gain, amount, whom in zip(stretch, stretch[1:], stretch[2:], strict=False):
            brought = gain.assertion.concept in (BRINGS, GAIN)
            counted = amount.assertion.concept.name in AMOUNTS
            others = whom.assertion.concept.layer == "who" and not whom.owner
            if brought and counted and others:
                yield whom


def _from_sellers(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """From whom coins come that the bank pays: “take 1 coin from that neighbour”."""
    if any(one.concept == BUY for one in house.assertions):
        for stretch in said.stretches:
            if not any(one.assertion.concept == BUY for one in stretch):
                for coin, whom in pairwise(stretch):
                    seller = whom.assertion.concept.name == "neighbour"
                    if coin.assertion.concept == COIN and seller:
                        yield whom


def _for_each(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """So much for each thing, where it is so much whatever their number: “each time you buy some,
    1 coin for each resource”; “2 coins for each papyrus”."""
    wanted = [after.assertion.concept for _, after in _counted(house)]
    for _, after in _counted(said):
        concept = after.assertion.concept
        bought = BUY in wanted and concept == RESOURCE
        if bought or (not wanted and concept.name in RESOURCES):
            yield after


def _in_city(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Cards that stand in a city, where cards cost less: “each red card in your city”, not “each
    that you build in your city”."""
    if FEWER not in _concepts(house) or CITY.name in house.names:
        return
    for stretch in said.stretches:
        told = [one.assertion.concept for one in stretch]
        if BUILDING.isdisjoint(told):
            for card, city in pairwise(stretch):
                concept = card.assertion.concept
                if city.assertion.concept == CITY and (concept.layer == "kind" or concept in CARDS):
                    yield city


def _cards_counted(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Cards that are counted, where what they show is: “for each card with shields”."""
    wanted = {after.assertion.concept for _, after in _counted(house)}
    wanted = {one for one in wanted if one.name in ON_CARDS}
    told = {after.assertion.concept for _, after in _counted(said)}
    if wanted and wanted.isdisjoint(told):
        for _, after in _counted(said):
            concept = after.assertion.concept
            if concept.layer == "kind" or concept in CARDS:
                yield after


def _counted(told: Statement) -> Iterator[tuple[PlacedAssertion, PlacedAssertion]]:
    """“Each” and “per” with what stands right behind."""
    for stretch in told.stretches:
        for before, after in pairwise(stretch):
            if before.assertion.concept in COUNTING:
                yield before, after


def _or_more(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """As much or more: “loses as many coins or more”; “counts as another”."""
    for stretch in said.stretches:
        for before, after in pairwise(stretch[-2:]):
            loose = before.assertion.concept in (OR, OTHERWISE_OR, GAIN)
            if loose and after.assertion.concept == EXTRA:
                yield after


def _concepts(told: Statement) -> frozenset[Concept]:
    return frozenset(one.concept for one in told.assertions)


LOOKS = (
    ("who", _nobody_named),
    ("who", _brought_to_others),
    ("who", _from_sellers),
    ("moment", _in_city),
    ("joint", _for_each),
    ("joint", _cards_counted),
    ("amount", _or_more),
)
