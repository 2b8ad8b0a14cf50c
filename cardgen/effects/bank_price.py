"""A fixed price at the bank."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import GIVES, Icons, minus_label
from cardgen.effects.state.cards import RESOURCE_FAMILIES
from cardgen.model.card import RESOURCES
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer


@frozen
class BankPrice(Effect):
    """Buy these resources from the bank at a fixed price each; `any`: of whichever kind.

    A `limit` counts units, not purchases. In Duel the price stays the same whatever the opponent
    makes.
    """

    heeds: ClassVar = ("limit", "else")
    takes: ClassVar = Integer(0, LARGEST)
    clauses: ClassVar = {"of": OneOrMore(OneOf(*RESOURCES, "any", what="a resource, or any"))}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    bank_price: int
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        goods = ("any-resource" if what == "any" else what for what in self.of)
        return (Icon("coin", minus_label(self.bank_price)), GIVES, *map(Icon, goods))

    def bank_offer(self) -> tuple[int, frozenset[str]]:
        sold = RESOURCE_FAMILIES["any resource"] if "any" in self.of else frozenset(self.of)
        return self.bank_price, sold
