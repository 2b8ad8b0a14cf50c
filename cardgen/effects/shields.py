"""Shields for a conflict."""

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Number
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """Count more shields in the conflict; halves decide ties."""

    takes: ClassVar = Number(0, LARGEST)
    moment: ClassVar = "conflict"

    shields: Fraction

    def icons(self, ability: Ability) -> Icons:
        half = (Icon("half-shield"),) if self.shields % 1 else ()
        return (Icon("shield"),) * int(self.shields) + half

    def strength(self) -> Fraction:
        return self.shields
