"""Losses multiplied."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import within
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Choice, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class MultiplyLosses(Effect):
    """In Duel, looting takes so many times the coins its token names, of what there is."""

    takes: ClassVar = Whole(2, LARGEST)
    clauses: ClassVar = {"of": Choice("loot"), "who": SCOPE}
    required: ClassVar = ("of", "who")
    moment: ClassVar = "active"

    multiply_losses: int
    of: str
    who: str

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("loot"), Icon("coin", f"×{self.multiply_losses}"))

    def loss_factor(self, game: Game, source: InPlay, what: str, loser: str) -> int:
        meant = what == self.of and loser in within(game, source.owner, self.who)
        return self.multiply_losses if meant else 1
