"""What the rules answer at a table, whoever plays there: how something is built for nothing."""

from collections.abc import Sequence
from typing import TypeVar

from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.payment.cost import is_affordable
from cardgen.engine.play.moves import BuildMove
from cardgen.engine.play.placement import (
    enter_card,
    enter_stage,
    may_stand,
    place_card,
    replay_card,
    take_from_hand,
)

T = TypeVar("T")


class RulesTable:
    """A table at which buildings stand by the rules; how its players answer is left open."""

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        raise NotImplementedError

    def wants(
        self, player: str, question: str, option: object = True, *, barred: Illegal | None = None
    ) -> bool:
        raise NotImplementedError

    def buildable(self, game: Game, player: str, piece: CardCopy) -> bool:
        return may_stand(game, player, piece)

    def build(self, game: Game, player: str, piece: CardCopy) -> Game:
        return enter_card(place_card(game, player, piece), player, piece, self)

    def recruitable(self, game: Game, player: str, piece: CardCopy, *, free: bool) -> bool:
        fits = may_stand(game, player, piece)
        return fits and (free or is_affordable(game, player, Purchase.of(piece, game.age)))

    def recruit(self, game: Game, player: str, piece: CardCopy, *, free: bool) -> Game:
        if free:
            game, piece = take_from_hand(game, player, piece.id, "leaders")
            return self.build(game, player, piece)
        move = BuildMove(piece.id, zone="leaders")
        game, piece = move.put(game, player, self)
        return move.benefit(game, player, piece, self)

    def build_stage(self, game: Game, player: str, marker: CardCopy | None) -> Game:
        return enter_stage(game, player, marker, self)

    def replay(self, game: Game, player: str, card: CardCopy) -> Game:
        return replay_card(game, player, card, self)
