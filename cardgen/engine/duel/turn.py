"""One turn of Duel: take a card, use it, turn up what lies free, and it is the other's turn."""

from dataclasses import replace

from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import others
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.duel.entering import answered
from cardgen.engine.duel.moves import Move
from cardgen.engine.duel.structure import taken, turned_up
from cardgen.engine.duel.victory import over, refuse_over


def play_turn(game: Game, player: str, move: Move, table: Table) -> Game:
    """The player's turn; who plays again, and a victory, stand in the game afterwards."""
    refuse_over(game)
    _refuse_turn(game, player)
    begun = replace(game, turn=game.turn + 1).at_duel(active=player, again=False)
    after, piece = taken(begun, move.card)
    after = answered(move.made(after, player, piece, table), len(begun.story), table)
    return after if over(after) else _ended(begun, after, player)


def _refuse_turn(game: Game, player: str) -> None:
    active = game.two.active
    if active and active != player:
        message = f"it is not {player}'s turn"
        raise Illegal("not-your-turn", message, f"it is the turn of {active}")


def _ended(before: Game, game: Game, player: str) -> Game:
    """Cards are turned up; a turn more is lost when no card is left in the Age."""
    game = turned_up(before, game)
    again = game.two.again and bool(game.two.structure)
    (other,) = others(game, player)
    return game.at_duel(again=again, active=player if again else other)
