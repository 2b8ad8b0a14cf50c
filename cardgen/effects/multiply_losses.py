"""Losses multiplied."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer


@frozen
class MultiplyLosses(Effect):
    """In Duel, looting takes so many times the coins its token names, of what there is."""

    takes: ClassVar = Integer(2, LARGEST)
    clauses: ClassVar = {"of": OneOf("loot"), "who": SCOPE}
    required: ClassVar = ("of", "who")
    moment: ClassVar = "active"

    multiply_losses: int
    of: str
    who: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("loot"), *SCOPES[self.who], Icon("coin", f"×{self.multiply_losses}"))

    def loss_factor(self, game: Game, source: ActiveAbility, what: str, loser: str) -> int:
        meant = what == self.of and loser in players_in_scope(game, source.owner, self.who)
        return self.multiply_losses if meant else 1
