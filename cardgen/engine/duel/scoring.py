"""The civilian victory: points by category; blue cards break a tie."""

from collections.abc import Mapping
from fractions import Fraction

from cardgen.effects.power.inplay import in_play
from cardgen.effects.state.game import Game
from cardgen.engine.duel.victory import over, won
from cardgen.engine.duel.war import advance

Score = Mapping[str, Fraction]
TIE_BREAK = "blue"


def scored(game: Game) -> dict[str, Score]:
    """Every player's points by category; categories worth nothing are left out."""
    return {player: score(game, player) for player in game.seats}


def score(game: Game, player: str) -> Score:
    """Pawn, treasury, and what stands in the city by its kind."""
    coins = game.city(player).coins // game.two.rules.coins_per_point
    lines = {"military": Fraction(_military(game, player)), "treasury": Fraction(coins)}
    for source in in_play(game, player, "end"):
        line = source.standing.kind
        points = source.ability.effect.points(game, source)
        lines[line] = lines.get(line, Fraction(0)) + points
    return {line: points for line, points in lines.items() if points}


def settled(game: Game) -> Game:
    """The game once its civilian victory is known; a supremacy stands as it is.

    With as many points and as many of them on blue cards the victory is shared.
    """
    if over(game):
        return game
    scores = scored(game)
    ranks = {
        player: (sum(lines.values()), lines.get(TIE_BREAK, 0)) for player, lines in scores.items()
    }
    best = max(ranks.values())
    return won(game, tuple(p for p in game.seats if ranks[p] == best), "civilian")


def _military(game: Game, player: str) -> int:
    """The points of the zone in which the pawn stands on the opponent's side."""
    spaces = advance(game, player)
    reached = (zone.vp for zone in game.two.rules.track.zones if zone.first <= spaces)
    return max(reached, default=0)
