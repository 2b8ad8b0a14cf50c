"""The clauses of an ability that bound it: how often it may be used, and what must be true."""

from dataclasses import dataclass

from cardgen.effects.power.terms import Icons
from cardgen.model.ages import AGES
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore, Record
from cardgen.schema.kinds import LARGEST, Integer, OneOf

SYMBOL_SIGNS = {"new to self": "science-new", "second of a pair": "science-pair"}


@dataclass(frozen=True, slots=True)
class Limit:
    """How often: so many times in a turn, Age or game, or so many for each player.

    `seller`: so many times in a turn for each player of whom resources were bought.
    """

    times: int
    per: str


@dataclass(frozen=True, slots=True)
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
    {"times": Integer(1, LARGEST), "per": OneOf("turn", "age", "game", "player", "seller")},
    required=("times", "per"),
)
CONDITION = Record(
    Condition,
    {
        # The science symbol is not in the owner's city yet, or makes a pair with one that is.
        "symbol": OneOf(*SYMBOL_SIGNS),
        "resources": OneOf("equal"),  # both cards cost the same number of resources
        "coins": OneOf("none"),  # no card costs coins
        "age": OneOrMore(OneOf(*AGES)),
    },
)
