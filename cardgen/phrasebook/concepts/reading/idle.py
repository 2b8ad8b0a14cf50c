"""What says nothing beside something else that is said."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from cardgen.effects.power.terms import SYMBOLS
from cardgen.phrasebook.concepts.reading.thesaurus import NEW_WORD, UNKNOWN_WORD, Concept

NOT_KNOWN = (UNKNOWN_WORD, NEW_WORD)


class Assertion(NamedTuple):
    """A concept that is stated, a unit with its number; one of it is no number.

    A constant is called `SAYS_EACH`, its concept alone `EACH`: neither equals the other.
    """

    concept: Concept
    number: str = ""


# To build for a resource less is that it costs one less.
CHEAPER = (
    *("build", "recruit", "invoke", "lose", "cost", "pay"),
    *("may", "reduced", "ordinary", "unpaid", "free"),
)
# By a concept, or a layer of which any is said: the concepts that say nothing beside it. Who buys
# may.
IDLE: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("fewer", "waived"), CHEAPER),
    "not used": ("unpaid", "free"),  # what is put away costs nothing
    **dict.fromkeys(("one to each", "two to each"), ("at most", "everyone")),
    "once a game": ("only one",),  # “the first time …, and only once per game”
    "unpaid": ("build", "recruit", "invoke", "lose", "cost", "free"),
    "prepaid": ("lose", "cost"),  # what was paid for is not paid again
    "buy": ("lose", "cost", "may"),
    "ordinary": ("lose", "pay", "cost"),
    "otherwise": ("may",),
    "pool": ("may", "shield", "give", "unpaid", "free"),
    "free": ("lose", "cost", "build", "recruit"),
    **dict.fromkeys(("others", "some others"), ("team",)),  # a team mate is one of the others
    "opponent": ("the opponent",),
    "other one": ("build",),  # what brought coins to one of a team, the other gains
    "same name": ("build",),
    "second of pair": ("if", "provided", "build", "symbol", "pair"),
    "pair": ("chain", "symbol"),
    "come in": ("per",),
    "again": ("build", "invoke", "recruit"),
    "looted": ("coin", "looting"),
    "trio": ("set", "whole"),
    "copy": ("recruit", "power"),
    "lay out": ("age",),
    "per neighbour and turn": ("each turn",),
    "chain symbol": ("chain", "symbol", "build", "may", "free"),
    **dict.fromkeys(SYMBOLS, ("symbol",)),
}

NEVER_IDLE = frozenset(("coin", "shield"))  # so many of them: “each set brings 7 shields”


def idle_among(assertions: Collection[Assertion]) -> frozenset[Assertion]:
    """The assertions that say nothing beside the others: those of `IDLE`, but for so many of
    something, and a unit without a number beside the same with one. A word that nobody knows never
    says nothing."""
    known = [one for one in assertions if one.concept.layer not in NOT_KNOWN]
    said = {name for one in known for name in one.concept}
    idle = {name for beside, others in IDLE.items() if beside in said for name in others}
    numbered = {one.concept for one in assertions if one.number}
    return frozenset(
        one
        for one in known
        if not (one.number and one.concept.name in NEVER_IDLE)
        and (one.concept.name in idle or (one.concept in numbered and not one.number))
    )


# By a concept of the house words: what a text may name beside it. Shields move the pawn; what is
# lost to looting is coins; the winner gets what somebody else does not.
ALONGSIDE: Mapping[str, tuple[str, ...]] = {
    "shield": ("conflict pawn", "pawn", "advance", "printed"),
    **dict.fromkeys(("conflict pawn", "pawn"), ("shield",)),
    "any player": ("team", "others"),
    "lose": ("coin",),
    "tuck": ("free", "lose", "unused", "wonder"),
    "built stage": ("wonder",),
    "defeat token": ("give",),  # somebody else gets them
    "not used": ("unused",),
    "dearest token": ("coin", "per", "looting token", "peek", "printed"),
    "winner": ("not", "you lose", "lose", "instead of you"),
    "second of a pair": ("build", "pair", "green"),
    "second of pair": ("green",),  # on which symbols stand
    "pair": ("leader",),  # whose chain symbols make pairs as well
    "sale": ("coin",),
    "wonder": ("build",),
    "copy": ("build",),
    "looting": ("as many",),
    # When, on what and in what they count.
    **dict.fromkeys(SYMBOLS, ("the end of the game", "green", "trio", "set")),
    "last": ("into hand",),  # which is all that is left in hand
    "left out": ("leader box", "box", "peek"),
    "lay out": ("peek",),  # of cards that are laid out, those beside them are looked at
    "invoke": ("held", "from hand"),  # gods are in the hand
    "reveal": ("held", "from hand", "into hand", "may"),  # and nobody has to show one
    "next age": ("may",),
    "deal": ("everyone",),
    "leader box": ("peek", "unused"),
    "chain": ("build",),
    "discard pile": ("whole", "peek"),  # who chooses from it looks through it
    "wonder card": ("box", "unused"),
    "set": ("pool",),  # who counts sets puts cards together
    "trio": ("pool", "symbol"),
    "draw": ("box",),
    "looted": ("looting token", "remove"),  # which takes it
    "stage": ("wonder", "tuck", "bury"),  # a card that marks it lies under it
    "buy": ("resource",),
    "victory token": ("point",),  # which it is worth
    "pool": ("other one", "both"),
    "per": ("peek",),  # who counts things looks at them
    **dict.fromkeys(("conflict", "the conflict of the Age", "each conflict"), ("resolve",)),
    "replace": ("resolve", "give"),  # a card is given another symbol
    "swap": ("resolve", "you too"),  # each of the two resolves a card
    "until the end of the Age": ("from now on",),  # “as long as the god stays, so to the end”
    "bury": ("tuck",),  # what is buried lies under something
}


def alongside(house: Collection[Assertion]) -> frozenset[str]:
    """What may be named beside the assertions of the house words, and says nothing more."""
    names = {one.concept.name for one in house}
    if any("chain symbol" in one.concept for one in house):
        names -= {*SYMBOLS}  # a gear that leads to other cards is no science
    return frozenset(name for beside in names for name in ALONGSIDE.get(beside, ()))
