"""What a scenario says has changed, held against what has; all else must be as before."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game

Facts = dict[str, Any]
PILES = ("discard", "leaders", "blacks", "god_pile", "free_pile", "god_discard", "deck")


class StateDifference(NamedTuple):
    """A fact that is not as it should be; `path` leads to it in the scenario's `then`."""

    path: tuple[str, ...]
    expected: object
    found: object


def game_facts(game: Game, points: Mapping[str, Mapping[str, Any]]) -> Facts:
    """Everything a scenario can speak of."""
    players = {city.player: _of_player(game, city.player) for city in game.cities}
    for player, score in points.items():
        players[player]["points"] = dict(score)
    piles = {pile: _ids(getattr(game, pile)) for pile in PILES}
    free_city = {game.free_city: game.control} if game.free_city else {}
    wins = sorted(game.winners)
    return {"players": players, **piles, "free_city": free_city, "wins": wins}


def _of_player(game: Game, player: str) -> Facts:
    city = game.city(player)
    seen = [card for h in game.log if (h.what, h.who) == ("sees", player) for card in h.cards]
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


def _ids(pieces: Sequence[CardCopy]) -> list[str]:
    return sorted(piece.id for piece in pieces)


def state_differences(
    before: Facts, after: Facts, then: Mapping[str, Any]
) -> Iterator[StateDifference]:
    """Where the facts after are not those before with what `then` says put in."""
    said, found = _flat(then), _flat(after)
    for path, old in _flat(before).items():
        expected = _expected(old, said.get(path))
        if expected != found[path]:
            yield StateDifference(path, expected, found[path])


def impossible_losses(
    before: Facts, then: Mapping[str, Any]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """What `then` says is lost from where it did not lie, each with the path to that place."""
    held = _flat(before)
    for path, said in _flat(then).items():
        if isinstance(said, Mapping) and isinstance(held.get(path), list):
            lost: Counter[str] = Counter(said.get("loses", ())) - Counter(held[path])
            yield from ((path, card) for card in lost)


def holders(facts: Facts, card: object) -> Iterator[tuple[str, ...]]:
    """The paths to what holds a card."""
    return (path for path, held in _flat(facts).items() if isinstance(held, list) and card in held)


def _flat(facts: Mapping[str, Any]) -> dict[tuple[str, ...], Any]:
    """Each fact by the path that leads to it in `then`."""
    players = facts.get("players", {}).items()
    own = {("players", name, _key(what)): v for name, held in players for what, v in held.items()}
    return own | {(_key(what),): v for what, v in facts.items() if what != "players"}


def _key(name: str) -> str:
    return name.replace("_", " ")


def _expected(old: Any, said: Any) -> Any:
    if said is None:
        return old
    if isinstance(said, Mapping) and isinstance(old, list):
        kept = Counter(old) - Counter(said.get("loses", ()))
        return sorted([*kept.elements(), *said.get("adds", ())])
    return sorted(said) if isinstance(said, tuple) else said
