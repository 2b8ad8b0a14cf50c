"""Who is safe from a card."""

from cardgen.effects.power.inplay import in_play
from cardgen.effects.state.form import Standing
from cardgen.effects.state.game import Game


def warded(game: Game, player: str, how: str, what: str, by: Standing) -> bool:
    """Whether something in the player's city wards off `losing` or `being given` this."""
    return any(source.ability.effect.wards_off(how, what, by) for source in in_play(game, player))
