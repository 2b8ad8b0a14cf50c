"""An ability of a card: one effect, when it acts, and the clauses around it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.hooks import EffectHooks
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game, GameEvent
from cardgen.model.ages import AGES
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore, Record
from cardgen.schema.kinds import LARGEST, Integer, Kind, OneOf

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


class Trigger:
    """What an ability reacts to, each time; a card in hand does so only if `from_hand` is true."""

    __slots__ = ()
    from_hand: ClassVar[bool] = False

    def icons(self) -> Icons:
        """The signs that stand before those of the effect."""
        raise NotImplementedError

    def meets(self, happening: GameEvent, game: Game, owner: str) -> bool:
        """Whether `happening` is what an ability of `owner` reacts to."""
        raise NotImplementedError


Moment = str | Trigger


@dataclass(frozen=True, slots=True)
class Effect(EffectHooks):
    """What an action does. The file `build_from.py` defines `BuildFrom` for the key `build from`.

    The class says how its YAML is read: `takes` is the kind of the action's value, which becomes
    the field named like the file; `clauses` are the kinds of the clauses of its own; `moment` is
    when it acts if the card does not say.
    """

    takes: ClassVar[Kind]
    clauses: ClassVar[Mapping[str, Kind]] = {}
    required: ClassVar[tuple[str, ...]] = ()
    moment: ClassVar[str] = "played"

    def icons(self, ability: "Ability") -> Icons:
        """The signs of the effect alone; events, `then` and `else` are set around them."""
        raise NotImplementedError

    def mentions(self) -> tuple[str, ...]:
        """Ids of cards the parameters point to."""
        return ()


@dataclass(frozen=True, slots=True)
class Ability:
    """One map of a power. `optional` lets the owner decide; `if_` must hold.

    `then` follows each time the effect was used; `else_` happens instead, for each use not made.
    """

    action: str
    effect: Effect
    when: Moment
    optional: bool = False
    limit: Limit | None = None
    until: str = ""
    if_: Condition | None = None
    then: tuple["Ability", ...] = ()
    else_: tuple["Ability", ...] = ()
