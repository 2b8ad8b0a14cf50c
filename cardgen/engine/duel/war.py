"""The Conflict pawn: shields move it step by step, and zones are looted on the way."""

from cardgen.effects.power.ability import ActiveAbility
from cardgen.effects.power.activation import active_abilities, note_use, uses_left
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import other_players
from cardgen.engine.duel.victory import is_over, pawn_advance, win_duel
from cardgen.engine.play.reactions import reacting_abilities

LOOT = "loot"


def push_pawn(game: Game, player: str, shields: int) -> Game:
    """The pawn moves a space for each shield; the last space is the opponent's capital.

    The first thing that stops the move is used up, and the pawn stays where it is.
    """
    if not shields or is_over(game):
        return game
    stopper = _stopper(game, GameEvent("moves pawn", player, number=shields))
    if stopper:
        return note_use(game, stopper).logged("stops pawn", stopper.owner, whom=player)
    track, start = game.duel_state.rules.track, pawn_advance(game, player)
    end = min(start + shields, track.spaces)
    game = _at(game, player, end).logged("pushes pawn", player, number=end - start)
    for zone in track.zones:
        if zone.loot and zone.first <= end and zone.loot not in game.city(player).looted:
            game = _looted(game, player, zone.loot)
    return win_duel(game, (player,), "military") if end == track.spaces else game


def _stopper(game: Game, event: GameEvent) -> ActiveAbility | None:
    sources = reacting_abilities(game, event)
    stopping = (each for each in sources if each.ability.effect.stops("pawn move"))
    return next((source for source in stopping if uses_left(game, source) > 0), None)


def _at(game: Game, player: str, spaces: int) -> Game:
    return game.with_duel(pawn=spaces if player == game.seats[0] else -spaces)


def _looted(game: Game, player: str, token: int) -> Game:
    """The player takes a looting token off the track; the opponent loses coins."""
    (loser,) = other_players(game, player)
    city, purse = game.city(player), game.city(loser).coins
    game = game.changed(player, looted=(*city.looted, token))
    game = game.logged("loots", player, whom=loser, number=token)
    paid = min(token * _factor(game, loser), purse)
    game = game.from_bank(loser, -paid).logged("loses", loser, kind=LOOT, number=paid)
    taker = _taker(game, loser)
    if not taker or not paid:
        return game
    return game.from_bank(taker, paid).logged("gains coins", taker, kind=LOOT, number=paid)


def _factor(game: Game, loser: str) -> int:
    factor = 1
    for owner in game.seats:
        for source in active_abilities(game, owner):
            factor *= source.ability.effect.loss_factor(game, source, LOOT, loser)
    return factor


def _taker(game: Game, loser: str) -> str:
    """Who gets what the loser pays, instead of the bank; nobody most of the time."""
    for owner in other_players(game, loser):
        for source in active_abilities(game, owner):
            if source.ability.effect.redirects(game, source, LOOT, loser):
                return owner
    return ""
