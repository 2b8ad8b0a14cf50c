"""The end of the game: a supremacy at once, or the most points after the last Age."""

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal


def won(game: Game, winners: tuple[str, ...], victory: str) -> Game:
    """The game once it is won by a `military`, `scientific` or `civilian` victory."""
    for winner in winners:
        game = game.told(f"wins {victory}", winner)
    return game.at_duel(winners=winners, victory=victory)


def over(game: Game) -> bool:
    return bool(game.two.winners)


def refuse_over(game: Game) -> None:
    if over(game):
        winners = " and ".join(game.two.winners)
        raise Illegal("game-over", f"{winners} won the game already", "end the scenario here")
