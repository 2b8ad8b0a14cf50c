"""Another turn."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Turn(Effect):
    """In Duel, play again at once, a whole turn.

    Several in one turn are one, and none comes if no card is left.
    """

    takes: ClassVar = OneOf("again")

    turn: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("play-again"),)

    def act(self, game: Game, activation: Activation) -> Game:
        if game.duel is None or game.duel_state.again:
            return game
        return game.with_duel(again=True).logged("plays again", activation.owner)
