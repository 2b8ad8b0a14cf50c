"""The final score by category; science takes the best of all free choices."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

from cardgen.effects.power.activation import active_abilities
from cardgen.effects.power.conditions import free_symbol_choices, symbols_owned
from cardgen.effects.power.terms import SYMBOLS
from cardgen.effects.state.cards import Permanent
from cardgen.effects.state.game import Game
from cardgen.engine.play.free_city import players_with_hands

LINES = {"god": "wonder", "marker": "wonder"}  # gods score on the Wonder's line
Score = Mapping[str, Fraction]


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
