"""The science symbols a city shows, and what an `if` asks of cards."""

from collections.abc import Collection

from cardgen.effects.power.activation import active_abilities, printed_abilities
from cardgen.effects.power.clauses import Condition
from cardgen.effects.state.cards import CardDef, Permanent
from cardgen.effects.state.game import Game
from cardgen.model.card import RESOURCES, Cost


def symbols_owned(game: Game, player: str) -> tuple[str, ...]:
    """Each symbol that is certain, and those chosen for free choices at the end of the game."""
    shown = (source.ability.effect.symbols() for source in active_abilities(game, player))
    certain = tuple(symbols[0] for symbols in shown if len(symbols) == 1)
    return (*certain, *game.city(player).symbols)


def free_symbol_choices(game: Game, player: str) -> tuple[tuple[str, ...], ...]:
    """The alternatives of each free choice."""
    shown = (source.ability.effect.symbols() for source in active_abilities(game, player))
    return tuple(symbols for symbols in shown if len(symbols) > 1)


def card_symbol_fits(
    asked: Condition | None, game: Game, owner: str, definition: CardDef | None
) -> bool:
    """Whether the science symbol that a card would bring is as an `if` asks."""
    abilities = printed_abilities(definition, game.age) if definition else ()
    brought = {symbol for ability in abilities for symbol in ability.effect.symbols()}
    return symbols_fit(asked, brought, symbols_owned(game, owner))


def symbols_fit(asked: Condition | None, brought: set[str], owned: Collection[str]) -> bool:
    """Whether symbols that come into a city that owns others are as an `if` asks."""
    paired = bool(brought & set(owned))
    fits = {"": True, "new to self": not paired, "second of a pair": paired}
    return asked is None or fits[asked.symbol]


def may_swap(own: Permanent, other: Permanent, asked: Condition | None) -> bool:
    """Whether two cards may change places."""
    costs = [each.piece.definition.costs[0] for each in (own, other) if each.piece]
    equal = not asked or not asked.resources or len({_resources(cost) for cost in costs}) == 1
    return equal and (not asked or not asked.coins or not any(map(_coins, costs)))


def _resources(cost: Cost) -> int:
    return sum(part.amount for part in cost.payments if part.what in RESOURCES)


def _coins(cost: Cost) -> bool:
    return any(part.what == "coins" for part in cost.payments)
