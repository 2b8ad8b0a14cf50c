"""The parts of an effect that words say, or leave unsaid because they go without saying."""

from collections.abc import Mapping

# By the name that phrase files and packs know a part by, what it tells.
PARTS: Mapping[str, str] = {
    "duration": "how long it holds",
    "moment": "when it happens",
    "scope": "whom it concerns",
    "owner": "whose cards, coins or tokens it means, and which of them",
    "pile": "where cards, coins or tokens come from, or go",
    "printed": "that what is printed counts, and not what is worked out",
    "restriction": "what may not be done, and with what it has to be done",
    "price": "what it costs",
    "option": "that it may be refused, or what may be chosen",
    "limit": "how often, or how many at most",
    "outcome": "what comes of it by the rules",
}

# Why words of a kind of card may leave out a part, by the kind and the part.
UnsaidRules = Mapping[str, Mapping[str, str]]
