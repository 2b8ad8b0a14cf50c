"""What a purchase costs a player once discounts are taken off."""

from fractions import Fraction
from typing import NamedTuple

from cardgen.effects.power.activation import abilities_of, active_abilities
from cardgen.effects.power.counts import shields_shown
from cardgen.effects.state.cards import RESOURCE_FAMILIES, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal
from cardgen.engine.payment.bill import Bill, NamedPurchases, cheapest_bill, unsold_purchases
from cardgen.model.card import RESOURCES, Cost

SHIELDS_COUNT = ("red", "black", "leader")  # neither Wonders nor gods
POINTS_COUNT = ("blue", "black")


class Dues(NamedTuple):
    """What is left of a cost once discounts are taken off.

    `resources` are units of each resource or family, `spared` of which, of the payer's choice, need
    not be paid.
    """

    resources: dict[str, int]
    spared: int
    coins: int


def cost_bill(
    game: Game, player: str, purchase: Purchase, named: NamedPurchases | None = None
) -> Bill | Illegal:
    """The cheapest bill for a purchase's cost, or what lacks; `named` as in `cheapest_bill`."""
    dues = dues_of(game, player, purchase)
    if isinstance(dues, Illegal):
        return dues
    unsold = unsold_purchases(game, player, named) if named else None
    if unsold:
        return unsold
    bill = cheapest_bill(game, player, dues.resources, spared=dues.spared, named=named)
    if bill is None:
        return _lacking(dues.resources)
    whole = replace(bill, bank=dues.coins)
    return _too_dear(game, player, whole) if whole.total > game.city(player).coins else whole


def dues_of(game: Game, player: str, purchase: Purchase) -> Dues | Illegal:
    """What a purchase asks of the player, or why nobody can pay it."""
    cost = _with_stage(game, player, purchase.cost)
    if isinstance(cost, Illegal):
        return cost
    saved = _saved(game, player, purchase)
    every = "all" in saved["resources"]
    need = {} if every else {what: n for what, n in _amounts(cost) if what in KINDS}
    spared = sum(number for number in saved["resources"] if isinstance(number, int))
    coins = sum(number for what, number in _amounts(cost) if what == "coins")
    less = sum(number for number in saved["coins"] if isinstance(number, int))
    less = coins if "all" in saved["coins"] else less
    return _unmet(game, player, cost) or Dues(need, spared, max(0, coins - less))


def is_affordable(game: Game, player: str, purchase: Purchase) -> bool:
    """Whether a purchase's cost can be paid now."""
    return isinstance(cost_bill(game, player, purchase), Bill)


KINDS = (*RESOURCES, *RESOURCE_FAMILIES)


def _amounts(cost: Cost) -> list[tuple[str, int]]:
    return [(part.what, part.amount) for part in cost.payments]


def _saved(game: Game, player: str, purchase: Purchase) -> dict[str, list[int | str]]:
    """What every discount takes off: numbers, or `all`.

    Where the next stage's cost is asked, what saves of a stage saves of it too.
    """
    asks_stage = any(part.what == "next stage" for part in purchase.cost.payments)
    purchases = (purchase, purchase._replace(kind="stage")) if asks_stage else (purchase,)
    saved: dict[str, list[int | str]] = {"resources": [], "coins": []}
    for owner in game.seats:
        for source in active_abilities(game, owner):
            asked = (source.ability.effect.saving(game, source, o, player) for o in purchases)
            for what, number in filter(None, asked):
                saved[what].append(number)
    return saved


def _with_stage(game: Game, player: str, cost: Cost) -> Cost | Illegal:
    """The cost with that of the next Wonder stage in the place of `next stage`."""
    if not any(part.what == "next stage" for part in cost.payments):
        return cost
    rest = tuple(part for part in cost.payments if part.what != "next stage")
    stage = next_stage_cost(game, player)
    return stage if isinstance(stage, Illegal) else Cost((*rest, *stage.payments))


def next_stage_cost(game: Game, player: str) -> Cost | Illegal:
    """The cost of the stage a player builds next; a refusal when the Wonder is finished."""
    city = game.city(player)
    if len(city.stages) >= len(city.board.stages):
        code, what = "no-stage", f"{player} has no Wonder stage left to build"
        return Illegal(code, what, "build the card, or sell it")
    return city.board.stages[len(city.stages)].cost


def _unmet(game: Game, player: str, cost: Cost) -> Illegal | None:
    """Shields and points are owned, neither spent nor bought."""
    owned = {"shields": _shields, "points": _points}
    for what, number in _amounts(cost):
        if what in owned and owned[what](game, player) < number:
            has = owned[what](game, player)
            message = f"{player} owns {has} {what} that count, the cost asks for {number}"
            return Illegal(f"{what}-lacking", message, f"build cards that show {what} first")
    return None


def _shields(game: Game, player: str) -> Fraction:
    return shields_shown(game.city(player), SHIELDS_COUNT)


def _points(game: Game, player: str) -> Fraction:
    """Points printed as numbers on blue and black cards."""
    cards = game.city(player).of_kind(POINTS_COUNT)
    shown = (a.effect.printed_points() for card in cards for a in abilities_of(card))
    return sum(shown, Fraction(0))


def _lacking(need: dict[str, int]) -> Illegal:
    asked = ", ".join(f"{number} {what}" for what, number in need.items())
    legal = "produce or buy what it costs, or sell the card"
    return Illegal("resources-lacking", f"{asked} cannot be had this turn", legal)


def _too_dear(game: Game, player: str, bill: Bill) -> Illegal:
    purse = game.city(player).coins
    message = f"{player} would pay {bill.total} coins and has {purse} to spend"
    return Illegal("coins-lacking", message, "sell the card, or something that costs less")
