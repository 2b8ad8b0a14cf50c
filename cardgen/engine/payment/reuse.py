"""What a turn has brought already: it serves the turn's other card too, and is paid for once.

Source: seed of Faith 137.
"""

from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening


def bought(game: Game, player: str) -> tuple[tuple[str, str], ...]:
    """The seller and the resource of each unit that the player bought in this turn."""
    deals = (each for each in _news(game, player) if each.what == "buys")
    return tuple((deal.whom, what) for deal in deals for what in deal.cards)


def made_more(game: Game, player: str) -> tuple[str, ...]:
    """The units that an ability added to the player's own in this turn."""
    news = _news(game, player)
    return tuple(what for each in news if each.what == "makes more" for what in each.cards)


def _news(game: Game, player: str) -> tuple[Happening, ...]:
    told = game.story[len(game.start.story) :]
    return tuple(each for each in told if each.who == player)
