"""Resources bought at a fixed price."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import PER, SCOPE, SCOPES, Icons
from cardgen.loading.schema import Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Price:
    """What one resource costs."""

    coins: int


@dataclass(frozen=True, slots=True)
class Trade(Effect):
    """Buy resources at a fixed price each, paid to who produces them; no discount applies to it."""

    takes: ClassVar = Record(Price, {"coins": Whole(min=0)}, required=("coins",))
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)
    moment: ClassVar = "active"

    trade: Price
    from_: str

    def icons(self, ability: Ability) -> Icons:
        price = Icon("coin", str(self.trade.coins))
        return (Icon("any-resource"), PER, price, *SCOPES[self.from_])
