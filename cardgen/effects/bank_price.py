"""A fixed price at the bank."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import PER, RESOURCE, Icons
from cardgen.loading.schema import OneOrMore, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class BankPrice(Effect):
    """In Duel, buy these resources from the bank at a fixed price, whatever the opponent makes."""

    takes: ClassVar = Whole(min=0)
    clauses: ClassVar = {"of": OneOrMore(RESOURCE)}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    bank_price: int
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        return (*map(Icon, self.of), PER, Icon("coin", str(self.bank_price)))
