"""The concepts that several readers of statements ask for, and kinds of them."""

from cardgen.phrasebook.concepts.reading.idle import Assertion
from cardgen.phrasebook.concepts.reading.mentions import FEWER
from cardgen.phrasebook.concepts.reading.thesaurus import PLAIN, Concept

AMOUNTS = frozenset(
    ("coin", "point", "shield", "resource", "victory token", "defeat token", "debt token")
)
CARD_UNITS = frozenset(("card", "leader", "god"))
OR, OR_OF_COLOURS = Concept("joint", "or"), Concept("joint", "or of colours")
GAIN, USE, YOU_GAIN = (Concept(PLAIN, one) for one in ("gain", "use", "you gain"))
GAINING = frozenset((GAIN, YOU_GAIN))
ALL_OF = Concept("joint", "all")
PER, EACH = Concept("joint", "per"), Concept("joint", "each")
PARTING = frozenset(("lose", "pay", "give"))
SAVED = frozenset((FEWER, Concept("degree", "waived")))
LESS = SAVED | {Concept("degree", "minus")}
NOT, YOU_LOSE = Concept("joint", "not"), Concept("deed", "you lose")
GIVE, AGAIN = Concept("deed", "give"), Concept("deed", "again")
MAY = Concept("modality", "may")
PAID = Concept(PLAIN, "paid")
SET, SAYS_TRIO = Concept("unit", "set"), Assertion(Concept("unit", "trio"))
COIN, SHIELD, SPACE = (Concept("unit", one) for one in ("coin", "shield", "space"))
SUPPLY = frozenset(Concept(PLAIN, one) for one in ("bank", "supply"))
CHOICE, PLAYER = (Concept(PLAIN, one) for one in ("choice", "player"))
LOSE = "lose"
