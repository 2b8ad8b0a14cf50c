"""What a scenario says has changed, held against what has; all else must be as before."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game

Facts = dict[str, Any]
PILES = ("discard", "leaders", "blacks", "god_pile", "god_discard", "unplayed")


class Difference(NamedTuple):
    """A fact that is not as it should be; `path` leads to it in the scenario's `then`."""

    path: tuple[str, ...]
    expected: object
    found: object


def facts(game: Game, points: Mapping[str, Mapping[str, Any]]) -> Facts:
    """Everything a scenario can speak of."""
    players = {city.player: _of_player(game, city.player) for city in game.cities}
    for player, score in points.items():
        players[player]["points"] = dict(score)
    piles = {pile: _ids(getattr(game, pile)) for pile in PILES}
    return {"players": players, **piles}


def _of_player(game: Game, player: str) -> Facts:
    city = game.city(player)
    seen = [card for h in game.story if (h.what, h.who) == ("sees", player) for card in h.cards]
    return {
        "city": sorted(card.id for card in city.cards),
        "hand": _ids(city.hand),
        "gods": _ids(city.gods),
        "leaders": _ids(city.leaders),
        "coins": city.coins,
        "stages": len(city.stages),
        "victory": sorted(city.victory),
        "defeat": city.defeat,
        "debt": city.debt,
        "diplomacy": city.diplomacy,
        "markers": len(city.markers),
        "sees": sorted(seen),
        "points": {},
    }


def _ids(pieces: Sequence[Piece]) -> list[str]:
    return sorted(piece.id for piece in pieces)


def differences(before: Facts, after: Facts, then: Mapping[str, Any]) -> Iterator[Difference]:
    """Where the facts after are not those before with what `then` says put in."""
    said = {player: dict(facts) for player, facts in then.get("players", {}).items()}
    for player, held in before["players"].items():
        for what, old in held.items():
            expected = _expected(old, said.get(player, {}).get(what))
            found = after["players"][player][what]
            if expected != found:
                yield Difference(("players", player, what), expected, found)
    for what, old in before.items():
        expected = _expected(old, then.get(what))
        if what != "players" and expected != after[what]:
            yield Difference((what.replace("_", " "),), expected, after[what])


def _expected(old: Any, said: Any) -> Any:
    if said is None:
        return old
    if isinstance(said, Mapping) and isinstance(old, list):
        rest = list(old)
        for card in said.get("loses", ()):
            rest = (
                [*rest[: rest.index(card)], *rest[rest.index(card) + 1 :]] if card in rest else rest
            )
        return sorted([*rest, *said.get("adds", ())])
    return sorted(said) if isinstance(said, tuple) else said
