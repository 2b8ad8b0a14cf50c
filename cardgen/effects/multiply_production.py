"""Production multiplied."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, Icons, card_icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

TIMES = {3: "triple"}  # a factor and its sign


@frozen
class MultiplyProduction(Effect):
    """One resource produced by an own card of the given colours counts several times."""

    heeds: ClassVar = ("limit", "optional", "else")
    takes: ClassVar = OneOf(*TIMES)
    clauses: ClassVar = {"of": CARD}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    multiply_production: int
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        return (*card_icons(self.of), Icon(TIMES[self.multiply_production]))

    def multiplied(self) -> tuple[int, tuple[str, ...]]:
        return self.multiply_production, self.of
