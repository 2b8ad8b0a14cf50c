"""Hands go round at the end of a turn; some are kept."""

from cardgen.effects.power.activation import active_abilities, note_use, uses_left
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.seats import passing_direction
from cardgen.effects.state.table import Table
from cardgen.engine.play.free_city import hand_over_free_city, players_with_hands


def end_turn(game: Game, table: Table) -> Game:
    """Hands are passed, unless only the cards are left that the last turn of an Age leaves."""
    game, keepers = _keepers(game, table)
    game = replace(game, keepers=keepers)
    last = max((len(city.hand) for city in game.cities), default=0) <= 1
    return game if last else pass_hands(game)


def _keepers(game: Game, table: Table) -> tuple[Game, tuple[str, ...]]:
    keepers: list[str] = []
    for player in game.seats:
        for source in active_abilities(game, player):
            if not source.ability.effect.keeps_hand() or uses_left(game, source) < 1:
                continue
            if not source.ability.optional or table.wants(player, "keeps hand"):
                game = note_use(game, source).logged("keeps hand", player)
                keepers.append(player)
    return game, tuple(keepers)


def pass_hands(game: Game) -> Game:
    """Hands to be passed go on; one that is kept is passed over as if nobody sat there."""
    if game.keepers is None:
        return game
    circle = [player for player in players_with_hands(game) if player not in game.keepers]
    step, hands = passing_direction(game), {who: game.city(who).hand for who in circle}
    for number, player in enumerate(circle):
        giver = circle[(number - step) % len(circle)]
        game = game.changed(player, hand=hands[giver])
    return hand_over_free_city(replace(game, keepers=None))
