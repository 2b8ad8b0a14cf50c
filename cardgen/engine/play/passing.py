"""Hands are passed at the end of a turn."""

from cardgen.effects.power.inplay import in_play, used, uses_left
from cardgen.effects.state.game import Game
from cardgen.effects.state.passing import direction
from cardgen.effects.state.table import Table
from cardgen.engine.play.free_city import players, turned_over


def passed(game: Game, table: Table) -> Game:
    """Hands go on; one that is kept is passed over as if nobody sat there."""
    game, keepers = _keepers(game, table)
    circle = [player for player in players(game) if player not in keepers]
    step, hands = direction(game), {who: game.city(who).hand for who in circle}
    for number, player in enumerate(circle):
        giver = circle[(number - step) % len(circle)]
        game = game.changed(player, hand=hands[giver])
    return turned_over(game)


def _keepers(game: Game, table: Table) -> tuple[Game, set[str]]:
    keepers = set()
    for player in game.seats:
        for source in in_play(game, player):
            if not source.ability.effect.keeps_hand() or uses_left(game, source) < 1:
                continue
            if not source.ability.optional or table.wants(player, "keeps hand"):
                game = used(game, source).told("keeps hand", player)
                keepers.add(player)
    return game, keepers
