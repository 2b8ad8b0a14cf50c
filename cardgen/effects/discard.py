"""A card taken out of a city."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import CARD, SCOPE, Icons, card_icons, pawn_icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon


@frozen
class Discard(Effect):
    """Put one card of these colours, chosen by the owner, from a city on the discard pile.

    Where the city holds none, nothing happens.
    """

    takes: ClassVar = CARD
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)

    discard: tuple[str, ...]
    from_: str

    def icons(self, ability: Ability) -> Icons:
        return (*card_icons(self.discard), *pawn_icons(self.from_), Icon("discard-pile"))

    def act(self, game: Game, activation: Activation) -> Game:
        found = [
            (player, card)
            for player in players_in_scope(game, activation.owner, self.from_)
            for card in game.city(player).of_kind(self.discard)
        ]
        chosen = activation.table.choose(activation.owner, "destroys", [card for _, card in found])
        if chosen is None or chosen.piece is None:
            return game
        player = next(player for player, card in found if card is chosen)
        game = game.having(game.city(player).without(chosen))
        game = replace(game, discard=(*game.discard, chosen.piece))
        return game.logged("destroys", activation.owner, cards=(chosen.id,), whom=player)
