"""A resource made each turn."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import RESOURCE, Icons
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produce one unit of a resource each turn; neighbours cannot buy it."""

    takes: ClassVar = RESOURCE
    moment: ClassVar = "active"

    produce: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon(self.produce),)
