"""Who a clause means, seen from the owner of an ability."""

from collections.abc import Callable

from cardgen.effects.state.game import Game

LEFT, RIGHT = 1, -1  # seats are listed clockwise: the next one sits to the left


def beside(game: Game, player: str, side: int) -> str:
    """The player on one side."""
    seats = game.seats
    return seats[(seats.index(player) + side) % len(seats)]


def neighbours(game: Game, player: str) -> tuple[str, ...]:
    """The left and the right neighbour; one player where they are the same."""
    both = (beside(game, player, LEFT), beside(game, player, RIGHT))
    return tuple(name for name in dict.fromkeys(both) if name != player)


def team(game: Game, player: str) -> tuple[str, ...]:
    """The player's team; alone without team play."""
    return next((team for team in game.teams if player in team), (player,))


def mates(game: Game, player: str) -> tuple[str, ...]:
    return tuple(name for name in team(game, player) if name != player)


def opponents(game: Game, player: str) -> tuple[str, ...]:
    """Everybody outside the player's team."""
    return tuple(name for name in game.seats if name not in team(game, player))


def others(game: Game, player: str) -> tuple[str, ...]:
    return tuple(name for name in game.seats if name != player)


def within(game: Game, player: str, scope: str) -> tuple[str, ...]:
    """The players of a scope, in seat order from the owner's view."""
    return WITHIN[scope](game, player)


WITHIN: dict[str, Callable[[Game, str], tuple[str, ...]]] = {
    "self": lambda game, player: (player,),
    "loser": lambda game, player: (player,),
    "left": lambda game, player: (beside(game, player, LEFT),),
    "right": lambda game, player: (beside(game, player, RIGHT),),
    "neighbours": neighbours,
    "self and neighbours": lambda game, player: (player, *neighbours(game, player)),
    "others": others,
    "opponent": opponents,
    "direct opponent": lambda game, player: tuple(
        name for name in neighbours(game, player) if name not in team(game, player)
    ),
    "team": team,
    "team mate": mates,
}
