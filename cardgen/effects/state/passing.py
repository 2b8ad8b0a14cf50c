"""Which way hands go: left in Age I, right in Age II, left in Age III; gods the other way."""

from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import LEFT, RIGHT, beside

DIRECTIONS = (LEFT, RIGHT, LEFT)


def passer(game: Game, player: str) -> str:
    """The player whose hand comes to `player` next."""
    return beside(game, player, -DIRECTIONS[game.age])
