"""Victory points."""

from fractions import Fraction
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.count_records import COUNT
from cardgen.effects.power.counts import Count, per_icons
from cardgen.effects.power.special_counts import LootCount
from cardgen.effects.power.terms import GIVES, Icons, fraction_label
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.numbers import LARGEST, Rational


@frozen
class Vp(Effect):
    """Score victory points at the end of the game, so many for each thing counted."""

    takes: ClassVar = Rational(-LARGEST, LARGEST)
    clauses: ClassVar = {"per": COUNT}
    moment: ClassVar = "end"

    vp: Fraction
    per: Count | None = None

    def icons(self, ability: Ability) -> Icons:
        if isinstance(self.per, LootCount):
            worth = fraction_label(self.vp) if self.vp != 1 else ""
            return (*self.per.icons(), GIVES, Icon("laurel", f"{worth}n"))
        return (Icon("laurel", fraction_label(self.vp)), *per_icons(self.per))

    def points(self, game: Game, source: ActiveAbility) -> Fraction:
        return self.vp * (self.per.times(game, source.owner) if self.per else 1)

    def printed_points(self) -> Fraction:
        return Fraction(0) if self.per else self.vp
