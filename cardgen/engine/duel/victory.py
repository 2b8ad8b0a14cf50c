"""How a game of Duel is won: a supremacy at once, or the most points after the last Age.

Points are counted by category; blue cards break a tie."""

from collections.abc import Mapping
from fractions import Fraction

from cardgen.effects.power.activation import active_abilities
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal


def pawn_advance(game: Game, player: str) -> int:
    """How far the pawn stands on the opponent's side; less than nothing on the player's own."""
    pawn = game.duel_state.pawn
    return pawn if player == game.seats[0] else -pawn


def win_duel(game: Game, winners: tuple[str, ...], victory: str) -> Game:
    """The game once it is won by a `military`, `scientific` or `civilian` victory."""
    for winner in winners:
        game = game.logged(f"wins {victory}", winner)
    return replace(game.with_duel(victory=victory), winners=winners)


def is_over(game: Game) -> bool:
    return bool(game.winners)


def refuse_over(game: Game) -> None:
    if is_over(game):
        winners = " and ".join(game.winners)
        raise Illegal("game-over", f"{winners} won the game already", "end the scenario here")


Score = Mapping[str, Fraction]
TIE_BREAK = "blue"


def duel_scores(game: Game) -> dict[str, Score]:
    """Every player's points by category; categories worth nothing are left out."""
    return {player: duel_score(game, player) for player in game.seats}


def duel_score(game: Game, player: str) -> Score:
    """Pawn, treasury, and what stands in the city by its kind."""
    coins = game.city(player).coins // game.duel_state.rules.coins_per_point
    lines = {"military": Fraction(_military(game, player)), "treasury": Fraction(coins)}
    for source in active_abilities(game, player, "end"):
        line = source.permanent.kind
        points = source.ability.effect.points(game, source)
        lines[line] = lines.get(line, Fraction(0)) + points
    return {line: points for line, points in lines.items() if points}


def decide_by_points(game: Game) -> Game:
    """The game once its civilian victory is known; a supremacy stands as it is.

    With as many points and as many of them on blue cards the victory is shared.
    """
    if is_over(game):
        return game
    scores = duel_scores(game)
    ranks = {
        player: (sum(lines.values()), lines.get(TIE_BREAK, 0)) for player, lines in scores.items()
    }
    best = max(ranks.values())
    return win_duel(game, tuple(p for p in game.seats if ranks[p] == best), "civilian")


def _military(game: Game, player: str) -> int:
    """The points of the zone in which the pawn stands on the opponent's side."""
    spaces = pawn_advance(game, player)
    reached = (zone.vp for zone in game.duel_state.rules.track.zones if zone.first <= spaces)
    return max(reached, default=0)
