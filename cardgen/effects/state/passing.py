"""Which way hands go in each Age, and whose hand comes next."""

from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import LEFT, RIGHT, beside

SIDES = {"left": LEFT, "right": RIGHT}


def direction(game: Game) -> int:
    """The side to which the hands of this Age are passed."""
    return SIDES[game.constants.passing[game.age]]


def passer(game: Game, player: str) -> str:
    """The player whose hand comes to `player` next."""
    return beside(game, player, -direction(game))
