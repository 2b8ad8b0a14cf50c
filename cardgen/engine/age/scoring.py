"""The final score by category; science takes the best of all free choices."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from cardgen.effects.power.inplay import in_play
from cardgen.effects.power.science import free_choices, symbols_owned
from cardgen.effects.state.game import Game

COINS_PER_POINT = 3
SET = 7  # points of three different symbols
SYMBOLS = ("compass", "gear", "tablet")
LINES = {"god": "wonder", "marker": "wonder"}  # gods score on the Wonder's line
Score = Mapping[str, Fraction]


def scored(game: Game) -> dict[str, Score]:
    """Every player's points by line of the score sheet; lines worth nothing are left out."""
    return {player: score(game, player) for player in game.seats}


def score(game: Game, player: str) -> Score:
    """The best score over every way to use the free science symbols."""
    choices = product(*free_choices(game, player))
    scores = (_with_symbols(game, player, symbols) for symbols in choices)
    return max(scores, key=total)


def total(score: Score) -> Fraction:
    return sum(score.values(), Fraction(0))


def _with_symbols(game: Game, player: str, symbols: tuple[str, ...]) -> Score:
    game = game.changed(player, symbols=symbols)
    city = game.city(player)
    lines: dict[str, Fraction] = {
        "conflicts": Fraction(sum(city.victory) - city.defeat),
        "treasury": Fraction(city.coins // COINS_PER_POINT - city.debt),
        "green": Fraction(science(symbols_owned(game, player))),
    }
    for source in in_play(game, player, "end"):
        line = LINES.get(source.standing.kind, source.standing.kind)
        points = source.ability.effect.points(game, source)
        lines[line] = lines.get(line, Fraction(0)) + points
    return {line: points for line, points in lines.items() if points}


def science(symbols: tuple[str, ...]) -> int:
    """The square of the number of each symbol, and 7 for each set of the three."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    return sum(count**2 for count in counts) + SET * min(counts)
