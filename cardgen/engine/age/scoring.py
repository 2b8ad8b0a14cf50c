"""The final score by category, and who wins by it; science takes the best of all free choices.

Sources: rules of the game, of team play."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from cardgen.effects.power.activation import active_abilities
from cardgen.effects.power.conditions import free_symbol_choices, symbols_owned
from cardgen.effects.power.terms import SYMBOLS
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import team_of
from cardgen.effects.state.table import Illegal
from cardgen.engine.play.free_city import players_with_hands
from cardgen.model.ages import AGES

LINES = {"god": "wonder", "marker": "wonder"}  # gods score on the Wonder's line
Score = Mapping[str, Fraction]


class Standing(NamedTuple):
    """How a player or a team stands at the end: all points, and the coins that break a tie."""

    points: Fraction
    coins: int


def final_standings(game: Game) -> dict[tuple[str, ...], Standing]:
    """Each team with its points and coins added up, the best first; who has no mate is a team."""
    scores = final_scores(game)
    teams = dict.fromkeys(team_of(game, player) for player in scores)
    standings = {
        team: Standing(
            sum((total_points(scores[player]) for player in team), Fraction(0)),
            sum(game.city(player).coins for player in team),
        )
        for team in teams
    }
    return dict(sorted(standings.items(), key=lambda each: each[1], reverse=True))


def decide_winners(game: Game) -> Game:
    """The game once it is known who wins: the most points, then the most coins.

    Whoever has as many of both shares the victory. Illegal where it is won already.
    """
    if game.winners:
        message = f"{' and '.join(game.winners)} won the game already"
        raise Illegal("game-over", message, "end the scenario here")
    if game.phase not in (None, Phase.CONFLICTS) or game.age < len(AGES) - 1:
        message = "the conflicts of the last Age are not resolved yet"
        raise Illegal("not-over", message, "end the Age first")
    standings = final_standings(game)
    best = max(standings.values())
    winners = {player for team, found in standings.items() if found == best for player in team}
    for player in (seats := tuple(name for name in game.seats if name in winners)):
        game = game.logged("wins", player)
    return replace(game, winners=seats)


def final_scores(game: Game) -> dict[str, Score]:
    """Every player's points by line of the score sheet; lines worth nothing are left out.

    Nobody counts the points of the Free City.
    """
    return {player: best_score(game, player) for player in players_with_hands(game)}


def best_score(game: Game, player: str) -> Score:
    """The best score over every way to copy cards and to use the free science symbols."""
    scores = (
        _with_symbols(each, player, symbols)
        for each in _copied(game, player)
        for symbols in product(*free_symbol_choices(each, player))
    )
    return max(scores, key=total_points)


def _copied(game: Game, player: str) -> Iterator[Game]:
    """Each way to choose what is copied at the end; it counts with the card that copies it."""
    choices = [
        [Permanent(source.permanent.kind, power) for power in powers]
        for source in active_abilities(game, player, "end")
        if (powers := source.ability.effect.copies(game, source))
    ]
    for chosen in product(*choices):
        yield game.changed(player, markers=(*game.city(player).markers, *chosen))


def total_points(score: Score) -> Fraction:
    return sum(score.values(), Fraction(0))


def _with_symbols(game: Game, player: str, symbols: tuple[str, ...]) -> Score:
    game = game.changed(player, symbols=symbols)
    city, worth = game.city(player), game.constants
    lines: dict[str, Fraction] = {
        "conflicts": Fraction(sum(city.victory) + city.defeat * worth.defeat),
        "treasury": Fraction(city.coins // worth.coins_per_point + city.debt * worth.debt),
        "green": Fraction(science_points(symbols_owned(game, player), worth.science_set)),
    }
    for source in active_abilities(game, player, "end"):
        line = LINES.get(source.permanent.kind, source.permanent.kind)
        points = source.ability.effect.points(game, source)
        lines[line] = lines.get(line, Fraction(0)) + points
    return {line: points for line, points in lines.items() if points}


def science_points(symbols: tuple[str, ...], trio: int) -> int:
    """The square of the number of each symbol, and so much for each set of the three."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    return sum(count**2 for count in counts) + trio * min(counts)
