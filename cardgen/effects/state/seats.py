"""Who sits where: the players a clause means, and which way hands are passed."""

from collections.abc import Callable

from cardgen.effects.state.game import Game

LEFT, RIGHT = 1, -1  # seats are listed clockwise: the next one sits to the left


def player_beside(game: Game, player: str, side: int) -> str:
    """The player on one side."""
    seats = game.seats
    return seats[(seats.index(player) + side) % len(seats)]


def neighbours(game: Game, player: str) -> tuple[str, ...]:
    """The left and the right neighbour; one player where they are the same."""
    both = (player_beside(game, player, LEFT), player_beside(game, player, RIGHT))
    return tuple(name for name in dict.fromkeys(both) if name != player)


def team_of(game: Game, player: str) -> tuple[str, ...]:
    """The player's team; alone without team play."""
    return next((team for team in game.teams if player in team), (player,))


def team_mates(game: Game, player: str) -> tuple[str, ...]:
    return tuple(name for name in team_of(game, player) if name != player)


def opponents_of(game: Game, player: str) -> tuple[str, ...]:
    """Everybody outside the player's team."""
    return tuple(name for name in game.seats if name not in team_of(game, player))


def other_players(game: Game, player: str) -> tuple[str, ...]:
    return tuple(name for name in game.seats if name != player)


def players_in_scope(game: Game, player: str, scope: str) -> tuple[str, ...]:
    """The players of a scope, in seat order from the owner's view."""
    return PLAYERS_IN_SCOPE[scope](game, player)


PLAYERS_IN_SCOPE: dict[str, Callable[[Game, str], tuple[str, ...]]] = {
    "self": lambda game, player: (player,),
    "loser": lambda game, player: (player,),
    "left": lambda game, player: (player_beside(game, player, LEFT),),
    "right": lambda game, player: (player_beside(game, player, RIGHT),),
    "neighbours": neighbours,
    "self and neighbours": lambda game, player: (player, *neighbours(game, player)),
    "others": other_players,
    "opponent": opponents_of,
    "direct opponent": lambda game, player: tuple(
        name for name in neighbours(game, player) if name not in team_of(game, player)
    ),
    "team": team_of,
    "team mate": team_mates,
}


SIDES = {"left": LEFT, "right": RIGHT}


def passing_direction(game: Game) -> int:
    """The side to which the hands of this Age are passed."""
    return SIDES[game.constants.passing[game.age]]


def passing_neighbour(game: Game, player: str) -> str:
    """The player whose hand comes to `player` next."""
    return player_beside(game, player, -passing_direction(game))
