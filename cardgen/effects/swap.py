"""Cards that change cities."""

from typing import Any, ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import perform_then
from cardgen.effects.power.conditions import may_swap
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.card import COLOURS
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Swap(Effect):
    """Exchange a card of the own city for one of another; `if` must be true of the two.

    From then on each belongs to its new city in every respect. No city receives a card whose name
    stands there already.
    """

    asks: ClassVar = True
    heeds: ClassVar = ("then",)
    asked: ClassVar = ("resources", "coins")
    takes: ClassVar = OneOf("age card")
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)

    swap: str
    from_: str

    def icons(self, ability: Ability) -> Icons:
        card = Icon("card-age")
        return (card, Icon("pawn-self"), Icon("swap"), card, *SCOPES[self.from_])

    def act(self, game: Game, activation: Activation) -> Game:
        asked, city = activation.ability.if_, game.city(activation.owner)
        pairs = [
            (own, player, other)
            for own in city.of_kind(COLOURS)
            for player in players_in_scope(game, activation.owner, self.from_)
            for other in game.city(player).of_kind(COLOURS)
            if may_swap(own, other, asked)
            and _welcome(game, activation, other, activation.owner)
            and _welcome(game, activation, own, player)
        ]
        optional = activation.ability.optional
        own = activation.table.choose(
            activation.owner, "gives card", _each(0, pairs), optional=optional
        )
        pairs = [pair for pair in pairs if pair[0] == own]
        player = activation.table.choose(activation.owner, "takes from", _each(1, pairs))
        pairs = [pair for pair in pairs if pair[1] == player]
        other = activation.table.choose(activation.owner, "takes card", _each(2, pairs))
        if own is None or player is None or other is None:
            return game
        return self._swapped(game, activation, own, player, other)

    def _swapped(
        self, game: Game, activation: Activation, own: Permanent, player: str, other: Permanent
    ) -> Game:
        game = _moved(_moved(game, own, activation.owner, player), other, player, activation.owner)
        game = game.logged("swaps", activation.owner, cards=(own.id, other.id), whom=player)
        for receiver, card in ((activation.owner, other), (player, own)):
            received = GameEvent("receives", receiver, cards=(card.id,))
            game = perform_then(game, replace(activation, event=received))
        return game


def _welcome(game: Game, activation: Activation, card: Permanent, receiver: str) -> bool:
    return card.piece is not None and activation.table.buildable(game, receiver, card.piece)


def _each(index: int, pairs: list[tuple[Permanent, str, Permanent]]) -> list[Any]:
    return list(dict.fromkeys(pair[index] for pair in pairs))


def _moved(game: Game, card: Permanent, giver: str, receiver: str) -> Game:
    game = game.having(game.city(giver).without(card))
    return game.changed(receiver, cards=(*game.city(receiver).cards, card))
