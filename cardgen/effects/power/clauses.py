"""The clauses of an ability that bound it: how often it may be used, and what must be true."""

from cardgen.effects.power.terms import Icons
from cardgen.model.ages import AGES
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record

# How often a limit begins anew, with what that means.
SPANS = {
    "turn": "in each turn",
    "age": "in each Age",
    "game": "in the whole game",
    "player": "for each player",
    "seller": "in each turn, for each player of whom resources are bought",
}
# What an `if` may ask, with what that means.
ASKED = {
    "new to self": "the science symbol is not in the owner's city yet",
    "second of a pair": "the science symbol makes a pair with one that is in the owner's city",
    "equal": "both cards cost the same number of resources, of whichever kinds",
    "none": "neither card costs coins",
    "age": "the Age that is played is one of these",
}
# What ends an ability before its time, with what that means.
ENDINGS = {"used": "it ends once a second god is used in that Age, invoked or discarded for coins"}
SYMBOL_SIGNS = {"new to self": "science-new", "second of a pair": "science-pair"}


@frozen
class Limit:
    """How often: so many times in a span of `SPANS`."""

    times: int
    per: str


@frozen
class Condition:
    """What must be true of the cards concerned; an empty word asks nothing."""

    symbol: str = ""
    resources: str = ""
    coins: str = ""
    age: tuple[str, ...] = ()

    def icons(self) -> Icons:
        asked = (Icon(SYMBOL_SIGNS[self.symbol]),) if self.symbol else ()
        return (*(Icon("age", age) for age in self.age), *asked)


LIMIT = Record(
    Limit,
    {"times": Integer(1, LARGEST), "per": OneOf(*SPANS)},
    required=("times", "per"),
    example="{times: 1, per: turn}",
)
CONDITION = Record(
    Condition,
    {
        "symbol": OneOf(*SYMBOL_SIGNS),
        "resources": OneOf("equal"),
        "coins": OneOf("none"),
        "age": OneOrMore(OneOf(*AGES)),
    },
)
