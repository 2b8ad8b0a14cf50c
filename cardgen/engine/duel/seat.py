"""The table of Duel: answers come from a script, buildings come in by the rules of Duel."""

from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.engine.duel.entering import entered
from cardgen.engine.play.seat import Seated


class SeatedForDuel(Seated):
    """Two players who answer from a script, each answer once."""

    def build(self, game: Game, player: str, piece: Piece) -> Game:
        return entered(game, player, piece)
