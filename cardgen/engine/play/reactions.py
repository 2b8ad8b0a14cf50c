"""Abilities that act each time something happens, and those that wait for the cards of all."""

from collections.abc import Iterator

from cardgen.effects.power.ability import WAITS, Activation, ActiveAbility
from cardgen.effects.power.activation import abilities_on, ability_at, note_use, perform, uses_left
from cardgen.effects.state.cards import WaitingAbility
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Table


def let_react(game: Game, since: int, table: Table) -> Game:
    """Let abilities react to what is logged from number `since` on, and to that in turn."""
    number = since
    while number < len(game.log):
        event = game.log[number]
        for source in reacting_abilities(game, event):
            game = _reacts(game, Activation(source, table, event), event.whom)
        number += 1
    return game


def _reacts(game: Game, activation: Activation, whom: str) -> Game:
    """A use counts where there is a limit, and only if the owner made it."""
    if uses_left(game, activation.source, whom) < 1:
        return game
    after = perform(game, activation)
    made = activation.ability.limit and after is not game
    return note_use(after, activation.source, whom) if made else after


def reacting_abilities(game: Game, event: GameEvent) -> Iterator[ActiveAbility]:
    """The abilities of all players that react to what happened."""
    for owner in game.seats:
        for permanent in game.city(owner).permanents():
            for source in abilities_on(owner, permanent):
                when = source.ability.when
                if isinstance(when, str) or when.from_hand:
                    continue
                if when.matches(event, game, owner):
                    yield source


def settle_waiting(game: Game, table: Table) -> Game:
    """Everything that waits happens now: picks of Wonders, other picks, then copies."""
    return _settled(game, table, WAITS)


def settle_waiting_in_turn(game: Game, table: Table) -> Game:
    """The same in a turn; in the last of an Age, picks wait for the cards nobody played."""
    last = max(len(city.hand) for city in game.cities) == 1
    return _settled(game, table, WAITS[1:] if last else WAITS)


def _settled(game: Game, table: Table, ready: tuple[str, ...]) -> Game:
    while due := [each for each in game.waiting if _awaited(each) in ready]:
        first = min(due, key=lambda each: _rank(game, each))
        rest = list(game.waiting)
        rest.remove(first)
        game = replace(game, waiting=tuple(rest))
        game = perform(game, Activation(ability_at(*first), table))
    return game


def _awaited(each: WaitingAbility) -> str:
    return ability_at(*each).ability.effect.waits()


def _rank(game: Game, each: WaitingAbility) -> tuple[int, bool, int]:
    return (
        WAITS.index(_awaited(each)),
        each.permanent.kind != "wonder",
        game.seats.index(each.owner),
    )
