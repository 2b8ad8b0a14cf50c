"""Effects that happen once more."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.schema.kinds import OneOf


@frozen
class Replay(Effect):
    """What a card does once, when it is built, happens again for who has received the card.

    After a swap this is done for both cards, each to the benefit of whoever has it now.
    """

    takes: ClassVar = OneOf("immediate effects")
    clauses: ClassVar = {"who": OneOf("receiver")}

    replay: str
    who: str = "receiver"

    def icons(self, ability: Ability) -> Icons:
        return ()

    def act(self, game: Game, activation: Activation) -> Game:
        if activation.event is None:
            return game
        receiver, card = activation.event.who, activation.event.cards[0]
        cards = game.city(receiver).cards
        piece = next(each.piece for each in reversed(cards) if each.id == card)
        return activation.table.replay(game, receiver, piece) if piece else game
