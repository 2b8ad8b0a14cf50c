"""Cards built for another price."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, FREE, GIVES, Icons, cards
from cardgen.loading.schema import Choice


@dataclass(frozen=True, slots=True)
class Build(Effect):
    """Build cards of a colour without paying their cost, one a turn as usual."""

    takes: ClassVar = Choice("free")
    clauses: ClassVar = {"of": CARD}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    build: str
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        asked = ability.if_.icons() if ability.if_ else ()
        return (*cards(self.of), *asked, GIVES, FREE)
