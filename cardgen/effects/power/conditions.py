"""What an `if` asks of cards."""

from cardgen.effects.power.ability import Condition
from cardgen.effects.power.science import symbols_owned
from cardgen.effects.power.terms import RESOURCES
from cardgen.effects.state.form import Form, Standing
from cardgen.effects.state.game import Game
from cardgen.model.cost import Cost


def new_symbol(game: Game, owner: str, form: Form | None) -> bool:
    """Whether the card brings a science symbol that the owner's city lacks."""
    abilities = form.powers[game.age] if form else ()
    brought = {symbol for ability in abilities for symbol in ability.effect.symbols()}
    return not brought & set(symbols_owned(game, owner))


def swappable(own: Standing, other: Standing, asked: Condition | None) -> bool:
    """Whether two cards may change places."""
    costs = [each.piece.form.costs[0] for each in (own, other) if each.piece]
    equal = not asked or not asked.resources or len({_resources(cost) for cost in costs}) == 1
    return equal and (not asked or not asked.coins or not any(map(_coins, costs)))


def _resources(cost: Cost) -> int:
    return sum(part.amount for part in cost.payments if part.what in RESOURCES)


def _coins(cost: Cost) -> bool:
    return any(part.what == "coins" for part in cost.payments)
