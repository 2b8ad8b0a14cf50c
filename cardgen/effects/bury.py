"""Leaders laid under a Wonder."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import CARD, GIVES, Icons, card_icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon


@frozen
class Bury(Effect):
    """Lay one own recruited Leader under the Wonder: what it can do ends, what it did stays.

    Where none is recruited, nothing happens.
    """

    takes: ClassVar = CARD

    bury: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        return (*card_icons(self.bury), GIVES, Icon("buried"))

    def act(self, game: Game, activation: Activation) -> Game:
        city = game.city(activation.owner)
        recruited = [card.piece for card in city.of_kind(self.bury) if card.piece]
        chosen = activation.table.choose(activation.owner, "buries", recruited)
        if chosen is None:
            return game
        cards = tuple(card for card in city.cards if card.piece != chosen)
        game = game.changed(activation.owner, cards=cards, buried=(*city.buried, chosen))
        return game.logged("buries", activation.owner, cards=(chosen.id,), kind="leader")
