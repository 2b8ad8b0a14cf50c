"""What an `if` asks of cards."""

from collections.abc import Collection

from cardgen.effects.power.ability import Condition
from cardgen.effects.power.science import symbols_owned
from cardgen.effects.power.terms import RESOURCES
from cardgen.effects.state.form import Form, Standing
from cardgen.effects.state.game import Game
from cardgen.model.cost import Cost


def symbol_fits(asked: Condition | None, game: Game, owner: str, form: Form | None) -> bool:
    """Whether the science symbol that a card would bring is as an `if` asks."""
    abilities = form.powers[game.age] if form else ()
    brought = {symbol for ability in abilities for symbol in ability.effect.symbols()}
    return symbols_fit(asked, brought, symbols_owned(game, owner))


def symbols_fit(asked: Condition | None, brought: set[str], owned: Collection[str]) -> bool:
    """Whether symbols that come into a city that owns others are as an `if` asks."""
    paired = bool(brought & set(owned))
    fits = {"": True, "new to self": not paired, "second of a pair": paired}
    return asked is None or fits[asked.symbol]


def swappable(own: Standing, other: Standing, asked: Condition | None) -> bool:
    """Whether two cards may change places."""
    costs = [each.piece.form.costs[0] for each in (own, other) if each.piece]
    equal = not asked or not asked.resources or len({_resources(cost) for cost in costs}) == 1
    return equal and (not asked or not asked.coins or not any(map(_coins, costs)))


def _resources(cost: Cost) -> int:
    return sum(part.amount for part in cost.payments if part.what in RESOURCES)


def _coins(cost: Cost) -> bool:
    return any(part.what == "coins" for part in cost.payments)
