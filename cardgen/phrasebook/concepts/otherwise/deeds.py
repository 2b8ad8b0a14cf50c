"""What is done otherwise with what a power speaks of: as much is told of, and yet it is lost, drawn
by choice, built twice or done once."""

from collections.abc import Iterator
from itertools import pairwise

from cardgen.effects.power.terms import SYMBOLS
from cardgen.phrasebook.concepts.reading.clauses import SAYS_ONLY_ONE
from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.named_concepts import (
    AMOUNTS,
    AT_ONCE,
    BUY,
    CARD_UNITS,
    CHOICE,
    COIN,
    EACH,
    FREE,
    LESS,
    LOSE,
    LOSING,
    ONCE,
    PARTING,
    PER,
    PLAYER,
    POINT,
    SAVED,
    SHIELD,
)
from cardgen.phrasebook.concepts.reading.placed import PlacedAssertion
from cardgen.phrasebook.concepts.reading.statement import Looks, Statement
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

BUILDING = frozenset(Concept("deed", one) for one in ("build", "recruit", "invoke"))
PRICE = Concept(PLAIN, "cost")
COST = Concept("deed", "cost")
TEAM = Concept("who", "team")
BOTH = Concept(PLAIN, "both")
CANCEL = Concept("deed", "cancel")
DRAW = Concept("deed", "draw")
EACH_TURN = Concept("moment", "each turn")
MUST = Concept("modality", "must")
LOSSES = frozenset((LOSE, "you lose"))
# Powers by which somebody parts with something, or a token takes it.
PARTED = (
    PARTING | LOSSES | {"cost", "buy", "looting", "looted", "spent", "fewer", "waived", "minus"}
)
GIVING = frozenset(("give", "their treasury", "buy", "looting", "looted", "instead of bank"))
TOKENS = frozenset(Concept("unit", one) for one in ("victory token", "defeat token"))
FREELY = frozenset((FREE, Concept("deed", "pool")))
AT_RANDOM, CHOOSING = frozenset((DRAW.name, "random")), frozenset((CHOICE.name, "choose"))
PAYING = Concept(PLAIN, "paying it")
HOWEVER_MANY = Concept(PLAIN, "whatever shields")
CHAIN_SYMBOL = "chain symbol"  # their layer
SYMBOL = frozenset(Concept("unit", one) for one in ("symbol", "chain"))


def _once(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """The first time alone, or once, of what happens each time or each turn."""
    every = said.placed
    told = {one.assertion.concept for clause in said.clauses for one in clause}
    if Assertion(EACH) in house.assertions and EACH not in told and CANCEL not in told:
        yield from (one for one in every if one.assertion == SAYS_ONLY_ONE)
    elif Assertion(EACH_TURN) in house.assertions and told.isdisjoint((EACH, EACH_TURN)):
        yield from (one for one in every if one.assertion.concept == ONCE)


def _at_once(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Coins that come at once, where they come each time: “1 coin on its arrival”."""
    each = EACH in house.concepts and AT_ONCE not in house.concepts
    if each and said.concepts.isdisjoint((EACH, PER)):
        for stretch in said.stretches:
            if any(one.assertion.concept == COIN for one in stretch):
                yield from (one for one in stretch if one.assertion.concept == AT_ONCE)


def _drawn(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A choice of what is drawn at random: “draw 2 of your choice”."""
    for stretch in said.stretches:
        drawing = False
        for one in stretch:
            concept = one.assertion.concept
            if concept.layer in ("deed", "modality"):
                drawing = concept == DRAW
            elif concept == Concept(PLAIN, DRAW.name):
                drawing = True
            elif drawing and concept == CHOICE:
                yield one


def _chosen(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A choice of as many as are drawn, where nothing tells of a draw: “choose 2 Leaders”."""
    if DRAW.name not in house.names or not said.names.isdisjoint(AT_RANDOM):
        return
    for stretch in said.stretches:
        for one, counted in pairwise(stretch):
            told = counted.assertion in house.assertions and counted.assertion.number
            if one.assertion.concept.name in CHOOSING and told:
                yield one


def _built(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Several that are built where a power tells of one: “draw 2, build 2 of them”."""
    if not any(_several(house)):
        yield from _several(said)


def _several(told: Statement) -> Iterator[PlacedAssertion]:
    """The numbers of several cards that stand right behind “build” or “recruit”."""
    for stretch in told.stretches:
        for before, after in pairwise(stretch):
            cards = after.assertion.concept.name in CARD_UNITS and after.assertion.number
            number = cards or after.assertion.concept.layer == NUMBER
            number = number or after.assertion.concept == BOTH
            # “build 1 of” two builds one, and is one mention.
            beside = after.mention.start == before.mention.end == before.mention.start + 1
            if before.assertion.concept in BUILDING and number and beside:
                yield after


def _lost(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What somebody loses by a power that takes nothing from anybody; points no power takes."""
    kept = house.names.isdisjoint(PARTED)
    bought = any(deed == BUY for _, deed in house.agents)  # by others: it is not lost
    for stretch in said.stretches:
        for before, after in pairwise(stretch):
            counted = after.assertion.number or after.assertion.concept in TOKENS
            coins = after.assertion.concept.name in AMOUNTS
            amount = coins and ((counted and kept) or (bought and after.single))
            lost = before.assertion.concept.name in LOSSES
            if (lost and amount) or (_is_points(after) and (lost or _costs(before))):
                yield before


def _parted_with(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What is parted with for nothing where something is built for nothing: “discard one free”."""
    deeds = {one.name for one in BUILDING}
    free = FREE in house.concepts and not deeds.isdisjoint(house.names)
    if not free or not deeds.isdisjoint(said.names):
        return
    for stretch in said.stretches:
        told = {one.assertion.concept for one in stretch}
        yield from (one for one in stretch if FREE in told and one.assertion.concept == LOSING)


def _is_points(one: PlacedAssertion) -> bool:
    return one.assertion.concept == POINT and bool(one.assertion.number or one.single)


def _costs(one: PlacedAssertion) -> bool:
    """Whether something is told to cost what stands next."""
    return one.assertion.concept in (COST, PRICE)


def _handed(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What somebody loses to the bank, and here to the player: “pays 4 coins to its owner”."""
    if LOSING in house.concepts and house.names.isdisjoint(GIVING):
        for stretch in said.stretches:
            for lost, amount, whom in zip(stretch, stretch[1:], stretch[2:], strict=False):
                coins = amount.assertion.concept == COIN and lost.assertion.concept == LOSING
                if coins and whom.assertion.concept == PLAYER:
                    yield whom


def _own_loss(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """What others lose, and here the player: “the player pays 4 coins”, not their opponent."""
    others = any(one.concept.layer == "who" for one in house.assertions)
    if others and LOSING in house.concepts:
        for stretch in said.stretches:
            window = zip((None, *stretch), stretch, stretch[1:], stretch[2:], strict=False)
            for owned, player, lost, amount in window:
                coins = amount.assertion.concept == COIN and amount.assertion.number
                told = lost.assertion.concept == LOSING and coins
                if told and player.assertion.concept == PLAYER and not is_other_person(owned):
                    yield player


def _paid(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """Resources that are paid where one is paid less."""
    saved = not SAVED.isdisjoint(house.concepts)
    less = "unpaid" in said.names or any(one.concept in LESS for one in said.assertions)
    every = said.placed
    yield from (one for one in every if saved and not less and one.assertion.concept == LOSING)


def _bought(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A price that is paid for what is free: “used in common, by paying”."""
    every = said.placed
    free = FREE in {one.assertion.concept for one in every}
    if not FREELY.isdisjoint(house.concepts) and not free:
        yield from (one for one in every if one.assertion.concept == PAYING)


def _uncounted(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """“However many shields it has”, where each shield counts."""
    if SHIELD in house.concepts:
        every = said.placed
        yield from (one for one in every if one.assertion.concept == HOWEVER_MANY)


def _listed(said: Statement, house: Statement) -> Iterator[PlacedAssertion]:
    """A number of symbols that is not that of the symbols which are listed."""
    every = house.concepts
    chains = sum(one.layer == CHAIN_SYMBOL for one in every)
    listed = chains + sum(one.name in SYMBOLS for one in every) if chains else 0
    for clause in said.clauses if listed > 1 else ():
        for one in clause:
            number = one.assertion.number
            if one.assertion.concept in SYMBOL and number.isdecimal() and int(number) != listed:
                yield one


def is_other_person(person: PlacedAssertion | None) -> bool:
    """Whether somebody else than the player and those of their team is named."""
    concept = person.assertion.concept if person else TEAM
    return concept.layer == "who" and concept != TEAM


DONE_OTHERWISE: Looks = (  # each behind the layer of what it finds
    ("times", _once),
    ("times", _at_once),
    ("joint", _drawn),
    ("deed", _chosen),
    ("joint", _uncounted),
    (NUMBER, _built),
    (NUMBER, _listed),
    ("deed", _lost),
    ("deed", _parted_with),
    ("deed", _paid),
    ("deed", _bought),
    ("who", _handed),
    ("who", _own_loss),
)
