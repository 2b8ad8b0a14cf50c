"""The science symbols a city shows."""

from cardgen.effects.power.inplay import in_play
from cardgen.effects.state.game import Game


def symbols_owned(game: Game, player: str) -> tuple[str, ...]:
    """Each symbol that is certain, and those chosen for free choices at the end of the game."""
    shown = (source.ability.effect.symbols() for source in in_play(game, player))
    certain = tuple(symbols[0] for symbols in shown if len(symbols) == 1)
    return (*certain, *game.city(player).symbols)


def free_choices(game: Game, player: str) -> tuple[tuple[str, ...], ...]:
    """The alternatives of each free choice."""
    shown = (source.ability.effect.symbols() for source in in_play(game, player))
    return tuple(symbols for symbols in shown if len(symbols) > 1)
