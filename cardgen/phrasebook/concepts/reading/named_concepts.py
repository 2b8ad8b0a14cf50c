"""The concepts that several readers of statements ask for by name, and kinds of them."""

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

AMOUNTS = frozenset(
    ("coin", "point", "shield", "resource", "victory token", "defeat token", "debt token")
)
CARD_UNITS = frozenset(("card", "leader", "god"))
COIN, POINT, SHIELD, SPACE, RESOURCE = (
    Concept("unit", one) for one in ("coin", "point", "shield", "space", "resource")
)
SET, SAYS_TRIO = Concept("unit", "set"), Assertion(Concept("unit", "trio"))
OR, OR_OF_COLOURS, NOT, ONLY = (
    Concept("joint", one) for one in ("or", "or of colours", "not", "only")
)
PER, EACH, ALL_OF = (Concept("joint", one) for one in ("per", "each", "all"))
LOSE = "lose"
LOSING, YOU_LOSE, GIVE, BUY, AGAIN = (
    Concept("deed", one) for one in (LOSE, "you lose", "give", "buy", "again")
)
PARTING = frozenset((LOSE, "pay", "give"))
FEWER = Concept("degree", "fewer")
SAVED = frozenset((FEWER, Concept("degree", "waived")))
LESS = SAVED | {Concept("degree", "minus")}
FREE, UNPAID = (Concept("price", one) for one in ("free", "unpaid"))
MAY = Concept("modality", "may")
ONCE = Concept("times", "once")
AT_ONCE, FROM_NOW_ON = (Concept("moment", one) for one in ("at once", "from now on"))
GAIN, USE, YOU_GAIN = (Concept(PLAIN, one) for one in ("gain", "use", "you gain"))
GAINING = frozenset((GAIN, YOU_GAIN))
PAID, ALREADY, EMPTY, SHORTAGE = (
    Concept(PLAIN, one) for one in ("paid", "already", "empty", "shortage")
)
CARD, ANY_CARD = (Concept(PLAIN, one) for one in ("card", "any card"))
CHOICE, PLAYER, THEIR_TREASURY = (
    Concept(PLAIN, one) for one in ("choice", "player", "their treasury")
)
SUPPLY = frozenset(Concept(PLAIN, one) for one in ("bank", "supply"))
