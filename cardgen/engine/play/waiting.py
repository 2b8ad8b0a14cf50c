"""What waits for the cards of all: picks from the discard pile, powers that are copied."""

from dataclasses import replace

from cardgen.effects.power.acting import Scene, perform
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.questions import WAITS
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Table


def settled(game: Game, table: Table) -> Game:
    """Everything that waits happens now: picks of Wonders, other picks, then copies."""
    return _settled(game, table, WAITS)


def settled_turn(game: Game, table: Table) -> Game:
    """The same in a turn; in the last of an Age, picks wait for the cards nobody played."""
    last = max(len(city.hand) for city in game.cities) == 1
    return _settled(game, table, WAITS[1:] if last else WAITS)


def _settled(game: Game, table: Table, ready: tuple[str, ...]) -> Game:
    while due := [each for each in game.waiting if each.ability.effect.waits() in ready]:
        first = min(due, key=lambda each: _rank(game, each))
        rest = list(game.waiting)
        rest.remove(first)
        game = replace(game, waiting=tuple(rest))
        game = perform(game, Scene(first, table))
    return game


def _rank(game: Game, each: InPlay) -> tuple[int, bool, int]:
    waits = WAITS.index(each.ability.effect.waits())
    return waits, each.standing.kind != "wonder", game.seats.index(each.owner)
