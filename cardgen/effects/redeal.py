"""Hands dealt anew."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Redeal(Effect):
    """Collect the Age cards in all hands, shuffle them and deal each player as many as before."""

    takes: ClassVar = OneOf("hands")
    moment: ClassVar = "turn end"

    redeal: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("hand"), Icon("shuffle"))

    def act(self, game: Game, activation: Activation) -> Game:
        hands = [piece for city in game.cities for piece in city.hand]
        game, mixed = game.shuffled(hands)
        for city in game.cities:
            mine, mixed = mixed[: len(city.hand)], mixed[len(city.hand) :]
            game = game.changed(city.player, hand=mine)
        return game.logged("redeals", activation.owner)
