"""Victory points."""

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.counts import COUNT, Count, per_icons
from cardgen.effects.power.special_counts import LootCount
from cardgen.effects.power.terms import GIVES, OR, Icons, fraction_label
from cardgen.effects.state.game import Game
from cardgen.model.text import Icon
from cardgen.schema.kinds import LARGEST, Rational


@dataclass(frozen=True, slots=True)
class Vp(Effect):
    """Score victory points at the end of the game, so many for each thing counted."""

    takes: ClassVar = Rational(-LARGEST, LARGEST)
    clauses: ClassVar = {"per": COUNT}
    moment: ClassVar = "end"

    vp: Fraction
    per: Count | None = None

    def icons(self, ability: Ability) -> Icons:
        if isinstance(self.per, LootCount):
            low, high = (Icon("laurel", fraction_label(self.vp * one)) for one in self.per.TOKENS)
            return (*self.per.icons(), GIVES, low, OR, high)
        return (Icon("laurel", fraction_label(self.vp)), *per_icons(self.per))

    def points(self, game: Game, source: ActiveAbility) -> Fraction:
        return self.vp * (self.per.times(game, source.owner) if self.per else 1)

    def printed_points(self) -> Fraction:
        return Fraction(0) if self.per else self.vp
