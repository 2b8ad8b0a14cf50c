"""The Invocation Phase: gods are revealed, may be cancelled, are paid, and act."""

from collections.abc import Mapping
from dataclasses import replace

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Table, acting
from cardgen.engine.play.invoking import (
    Discards,
    GodMove,
    Invokes,
    Revealed,
    counted,
    limit,
    paid,
    refuse_one_more,
)
from cardgen.engine.play.laying import played_again, taken
from cardgen.engine.play.revealing import revealed


def invoked(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """The gods of several players at one moment; those revealed together act in order of ids."""
    for player, move in moves.items():
        if isinstance(move, Discards):
            with acting(player):
                game = _sold(game, player, move)
    asked = {player: move for player, move in moves.items() if isinstance(move, Invokes)}
    game, shown = revealed(game, asked, table)
    for god in shown:
        with acting(god.player):
            game = paid(game, god, table)
    for god in shown:
        with acting(god.player):
            game = _acted(game, god, table)
    return game


def _sold(game: Game, player: str, move: Discards) -> Game:
    refuse_one_more(game, player)
    game, piece = taken(game, player, move.god, "gods")
    coins = game.constants.god_sale[game.age]
    game = game.from_bank(player, coins).told("discards god", player, cards=(piece.id,))
    game = game.told("gains coins", player, number=coins, kind="god sale")
    return counted(replace(game, god_discard=(*game.god_discard, piece)), player)


def _acted(game: Game, god: Revealed, table: Table) -> Game:
    """What the god does at once; a marker that allowed a further god is used up."""
    game = played_again(game, god.player, god.piece, table)
    city = game.city(god.player)
    if city.invoked < max(2, limit(game, god.player)):
        return game
    kept = tuple(
        marker for marker in city.markers if all(a.until != "used" for a in marker.abilities)
    )
    return game.changed(god.player, markers=kept)


def put_away(game: Game) -> Game:
    """Who has used the gods the Age allows discards the others, for nothing."""
    for player in game.seats:
        city = game.city(player)
        if city.gods and city.invoked >= limit(game, player):
            game = replace(game, god_discard=(*game.god_discard, *city.gods))
            game = game.changed(player, gods=())
    return game
