"""Everything a scenario of Duel can speak of."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgen.effects.power.conditions import symbols_owned
from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.city import BESIDE_CITY, City
from cardgen.effects.state.game import Game
from cardgen.engine.duel.structure import hidden_slots
from cardgen.engine.duel.victory import pawn_advance

PILES = (
    *("discard", "deck", "boxed", "guilds", "progress", "progress_box"),
    *("wonders", "leaders", "unplayed"),
)


def duel_facts(game: Game, points: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The facts of a table; the card ids of each place are sorted."""
    table = game.duel_state
    players = {city.player: _of_player(game, city) for city in game.cities}
    for player, score in points.items():
        players[player]["points"] = dict(score)
    return {
        "players": players,
        **{pile: _ids(getattr(game, pile)) for pile in PILES},
        "structure": _ids([slot.piece for slot in table.structure]),
        "face_down": _ids([slot.piece for slot in hidden_slots(table.structure)]),
        "pawn": _pawn(game),
        "starts": table.starter,
        "plays_again": table.active if table.again else "",
        "wins": dict.fromkeys(game.winners, table.victory),
    }


def _of_player(game: Game, city: City) -> dict[str, Any]:
    return {
        "city": sorted(card.id for card in city.cards if card.kind not in BESIDE_CITY),
        "built": sorted(card.id for card in city.of_kind(("wonder",))),
        "progress": sorted(card.id for card in city.of_kind(("progress",))),
        **{name: _ids(getattr(city, name)) for name in ("wonders", "leaders", "under", "buried")},
        "coins": city.coins,
        "looted": sorted(city.looted),
        "symbols": sorted(symbols_owned(game, city.player)),
        "points": {},
    }


def _pawn(game: Game) -> dict[str, int]:
    """On whose side the pawn stands, and how many spaces from the middle."""
    first, second = game.seats
    return {
        side: pawn_advance(game, other)
        for side, other in ((first, second), (second, first))
        if pawn_advance(game, other) > 0
    }


def _ids(pieces: Sequence[CardCopy]) -> list[str]:
    return sorted(piece.id for piece in pieces)
