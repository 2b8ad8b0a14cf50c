"""Tokens from the supply."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import is_warded
from cardgen.effects.power.count_records import COUNT
from cardgen.effects.power.counts import Count, per_icons
from cardgen.effects.power.terms import SCOPE, Icons, pawn_icons
from cardgen.effects.power.tokens import FROM_SUPPLY, TokenAmount
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen


def _receivers(game: Game, activation: Activation, scope: str, what: str) -> tuple[str, ...]:
    """The players of a scope; of opponents the owner chooses one who is not safe from it."""
    players = players_in_scope(game, activation.owner, scope)
    if scope != "opponent":
        return players
    by = activation.source.permanent
    open_to = [name for name in players if not is_warded(game, name, "being given", what, by)]
    chosen = activation.table.choose(activation.owner, "opponent", open_to)
    return (chosen,) if chosen else ()


@frozen
class Tokens(Effect):
    """Someone receives Victory, Defeat or Debt tokens from the supply."""

    takes: ClassVar = FROM_SUPPLY
    clauses: ClassVar = {"to": SCOPE, "per": COUNT}

    tokens: TokenAmount
    to: str = "self"
    per: Count | None = None

    def icons(self, ability: Ability) -> Icons:
        return (*pawn_icons(self.to), *self.tokens.icons(), *per_icons(self.per))

    def harms(self) -> bool:
        return self.to != "self"

    def act(self, game: Game, activation: Activation) -> Game:
        times = self.per.times(game, activation.owner, activation.event) if self.per else 1
        for player in _receivers(game, activation, self.to, self.tokens.kind):
            game = self.tokens.give(game, player, times)
        return game
