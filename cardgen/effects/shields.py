"""Shields for a conflict."""

from fractions import Fraction
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.numbers import LARGEST, Rational


@frozen
class Shields(Effect):
    """Count more shields in the conflict; halves decide ties."""

    reacts: ClassVar = True
    takes: ClassVar = Rational(0, LARGEST)
    moment: ClassVar = "conflict"

    shields: Fraction

    def icons(self, ability: Ability) -> Icons:
        half = (Icon("half-shield"),) if self.shields % 1 else ()
        return (Icon("shield"),) * int(self.shields) + half

    def strength(self) -> Fraction:
        return self.shields
