"""A resource of the owner's choice, made each turn."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

SIGNS = {"made": "resource-made", "not made": "resource-not-made"}


@dataclass(frozen=True, slots=True)
class ProduceAny(Effect):
    """Produce one unit, each turn, of a resource that the own city makes already, or does not.

    What counts as made is the production of brown cards, grey cards and the board; neighbours
    cannot buy this unit.
    """

    takes: ClassVar = Choice(*SIGNS)
    moment: ClassVar = "active"

    produce_any: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon(SIGNS[self.produce_any]),)
