"""Own tokens given to others."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import is_warded
from cardgen.effects.power.terms import GIVES, PLUS, SCOPE, Icons, pawn_icons
from cardgen.effects.power.tokens import OWNED, TokenAmount
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon

OWN = Icon("pawn-self")  # whose tokens they are


@frozen
class Give(Effect):
    """Give so many of one's own tokens to other players, or all of them where there are fewer.

    None comes from the supply. `limit: {times: n, per: player}`: no player receives more than n of
    these tokens.
    """

    heeds: ClassVar = ("limit per player",)
    takes: ClassVar = OWNED
    clauses: ClassVar = {"to": SCOPE}

    give: TokenAmount
    to: str = "others"

    def icons(self, ability: Ability) -> Icons:
        limit = ability.limit
        if not limit or limit.per != "player":
            return (OWN, *self.give.icons(), GIVES, *pawn_icons(self.to))
        most, number = limit.times, self.give.number
        parts = [min(most, number - given) for given in range(0, number, most)]
        line = [sign for part in parts for sign in (PLUS, *self._part(part))]
        return tuple(line[1:])

    def _part(self, number: int) -> Icons:
        """What one player is given."""
        one = (Icon("pawn-other"),) if self.to == "others" else pawn_icons(self.to)
        return (OWN, *replace(self.give, number=number).icons(), GIVES, *one)

    def harms(self) -> bool:
        return True

    def act(self, game: Game, activation: Activation) -> Game:
        """Each token goes to whom the owner names, as long as there is one to give."""
        owner, kind = activation.owner, self.give.kind
        for player, number in self._receivers(game, activation).items():
            game = game.changed(owner, **{kind: getattr(game.city(owner), kind) - number})
            game = game.changed(player, **{kind: getattr(game.city(player), kind) + number})
            game = game.logged(f"gives {kind}", owner, whom=player, number=number)
        return game

    def _receivers(self, game: Game, activation: Activation) -> dict[str, int]:
        """How many tokens each player is given."""
        given = dict[str, int]()
        for _ in range(min(self.give.number, getattr(game.city(activation.owner), self.give.kind))):
            allowed = [
                name
                for name in self._allowed(game, activation)
                if self._room(activation, name, given)
            ]
            player = activation.table.choose(activation.owner, "gives to", allowed)
            if player is None:
                break
            given[player] = given.get(player, 0) + 1
        return given

    def _allowed(self, game: Game, activation: Activation) -> list[str]:
        by, kind = activation.source.permanent, self.give.kind
        receivers = players_in_scope(game, activation.owner, self.to)
        return [name for name in receivers if not is_warded(game, name, "being given", kind, by)]

    def _room(self, activation: Activation, player: str, given: dict[str, int]) -> bool:
        limit = activation.ability.limit
        return limit is None or limit.per != "player" or given.get(player, 0) < limit.times
