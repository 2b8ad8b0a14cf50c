"""Cards that change cities."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.acting import Scene
from cardgen.effects.power.conditions import swappable
from cardgen.effects.power.terms import COLOURS, SCOPE, SCOPES, Icons
from cardgen.effects.state.form import Standing
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.scopes import within
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Exchange a card of the own city for one of another; `if` binds the two cards.

    From then on each belongs to its new city in every respect. No city receives what it may not
    build, a second card of one name.
    """

    asks: ClassVar = True
    takes: ClassVar = Choice("age card")
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)

    swap: str
    from_: str

    def icons(self, ability: Ability) -> Icons:
        card = Icon("card-age")
        return (card, Icon("pawn-self"), Icon("swap"), card, *SCOPES[self.from_])

    def act(self, game: Game, scene: Scene) -> Game:
        asked, city = scene.ability.if_, game.city(scene.owner)
        pairs = [
            (own, player, other)
            for own in city.of_kind(COLOURS)
            for player in within(game, scene.owner, self.from_)
            for other in game.city(player).of_kind(COLOURS)
            if swappable(own, other, asked)
            and _welcome(game, scene, other, scene.owner)
            and _welcome(game, scene, own, player)
        ]
        optional = scene.ability.optional
        own = scene.table.choose(scene.owner, "gives card", _each(0, pairs), optional=optional)
        pairs = [pair for pair in pairs if pair[0] == own]
        player = scene.table.choose(scene.owner, "takes from", _each(1, pairs))
        pairs = [pair for pair in pairs if pair[1] == player]
        other = scene.table.choose(scene.owner, "takes card", _each(2, pairs))
        if own is None or player is None or other is None:
            return game
        return self._swapped(game, scene, own, player, other)

    def _swapped(
        self, game: Game, scene: Scene, own: Standing, player: str, other: Standing
    ) -> Game:
        game = _moved(_moved(game, own, scene.owner, player), other, player, scene.owner)
        game = game.told("swaps", scene.owner, cards=(own.id, other.id), whom=player)
        for receiver, card in ((scene.owner, other), (player, own)):
            received = Happening("receives", receiver, cards=(card.id,))
            game = replace(scene, happening=received).then(game)
        return game


def _welcome(game: Game, scene: Scene, card: Standing, receiver: str) -> bool:
    return card.piece is not None and scene.table.buildable(game, receiver, card.piece)


def _each(index: int, pairs: list[tuple[Standing, str, Standing]]) -> list[Any]:
    return list(dict.fromkeys(pair[index] for pair in pairs))


def _moved(game: Game, card: Standing, giver: str, receiver: str) -> Game:
    game = game.having(game.city(giver).without(card))
    return game.changed(receiver, cards=(*game.city(receiver).cards, card))
