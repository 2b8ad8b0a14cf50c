"""A turn whose players are asked: each decides between legal moves when the moment comes."""

from collections.abc import Collection, Mapping, Sequence

from cardgen.effects.state.game import Game
from cardgen.engine.legal.cards import card_uses, cards_to_choose
from cardgen.engine.legal.gods import god_moves
from cardgen.engine.legal.move import DecidingTable
from cardgen.engine.play.free_city import players_with_hands
from cardgen.engine.play.gods import GodMove
from cardgen.engine.play.moves import AgeMove
from cardgen.engine.play.turn import reveal_cards
from cardgen.model.frozen import frozen


@frozen
class AskedTurn:
    """The choices of a turn as the players of a table make them."""

    table: DecidingTable

    def card(self, game: Game, player: str) -> str:
        piece = self.table.choose(player, "plays", cards_to_choose(game, player))
        return piece.id if piece else ""

    def uses(self, game: Game, players: Sequence[str]) -> Mapping[str, AgeMove]:
        """Who decides later knows what was decided, since team mates may build together.

        So that either of two mates may join the other, the last one decides first every other turn.
        """
        decided: dict[str, AgeMove] = {}
        shown = reveal_cards(game, players)
        for player in players if game.turns % 2 else reversed(players):
            piece = game.city(player).chosen
            moves = tuple(card_uses(shown, player, piece, decided=decided)) if piece else ()
            chosen = self.table.decide(shown, player, moves) if moves else None
            if chosen:
                decided[player] = chosen.move
        return decided

    def gods(
        self, game: Game, round: int, playing: Collection[str], *, after: bool
    ) -> Mapping[str, GodMove]:
        decided: dict[str, GodMove] = {}
        for player in players_with_hands(game):
            moves = god_moves(game, player, playing=player in playing)
            chosen = self.table.decide(game, player, moves, optional=True) if moves else None
            if chosen:
                decided[player] = chosen.move
        return decided
