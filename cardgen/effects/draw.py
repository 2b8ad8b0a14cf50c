"""Cards drawn into the hand."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import GIVES, HAND_OF_LEADERS, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer

PILES = {"leader box": "card-leader"}


@frozen
class Draw(Effect):
    """Draw so many cards at random and add them to the owner's hand of Leaders, to play later."""

    takes: ClassVar = Integer(1, LARGEST)
    clauses: ClassVar = {"from": OneOf(*PILES), "to": OneOf("hand")}
    required: ClassVar = ("from", "to")

    draw: int
    from_: str
    to: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon(PILES[self.from_], str(self.draw)), GIVES, HAND_OF_LEADERS)

    def act(self, game: Game, activation: Activation) -> Game:
        game, mixed = game.shuffled(game.leaders)
        drawn, hand = mixed[: self.draw], game.city(activation.owner).leaders
        game = replace(game, leaders=mixed[self.draw :])
        game = game.changed(activation.owner, leaders=(*hand, *drawn))
        return game.logged(
            "draws cards", activation.owner, cards=tuple(piece.id for piece in drawn)
        )
