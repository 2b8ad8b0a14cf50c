"""Tokens from the supply."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.acting import Scene
from cardgen.effects.power.counts import COUNT, Count
from cardgen.effects.power.targets import targets
from cardgen.effects.power.terms import PER, SCOPE, Icons, pawn
from cardgen.effects.power.tokens import FROM_SUPPLY
from cardgen.effects.power.tokens import Tokens as Some
from cardgen.effects.state.game import Game


@dataclass(frozen=True, slots=True)
class Tokens(Effect):
    """Someone receives Victory, Defeat or Debt tokens from the supply."""

    takes: ClassVar = FROM_SUPPLY
    clauses: ClassVar = {"to": SCOPE, "per": COUNT}

    tokens: Some
    to: str = "self"
    per: Count | None = None

    def icons(self, ability: Ability) -> Icons:
        counted = (PER, *self.per.icons()) if self.per else ()
        return (*self.tokens.icons(), *pawn(self.to), *counted)

    def harms(self) -> bool:
        return self.to != "self"

    def act(self, game: Game, scene: Scene) -> Game:
        times = self.per.times(game, scene.owner, scene.happening) if self.per else 1
        for player in targets(game, scene, self.to, self.tokens.kind):
            game = self.tokens.given(game, player, times)
        return game
