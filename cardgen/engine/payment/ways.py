"""How an order may be had: by chain, by a power, or for its cost."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.effects.power.ability import ActiveAbility
from cardgen.effects.power.activation import active_abilities, uses_left
from cardgen.effects.state.cards import Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.payment.bill import Bill, NamedPurchases
from cardgen.engine.payment.cost import cost_bill


class Way(NamedTuple):
    """One way to have an order: its bill, the chain it goes by and the power that allows it."""

    bill: Bill
    chain: str = ""
    lender: str = ""
    power: ActiveAbility | None = None


def ways_to_pay(
    game: Game, player: str, order: Purchase, named: NamedPurchases | None
) -> Iterator[Way]:
    """Every way that is open, in the order in which a player would want them.

    Who names what to buy means to pay; no power is spent on what costs nothing anyway.
    """
    if named is None and order.form:
        yield from _chained(game, player, order)
        if not _costs_nothing(game, player, order):
            yield from _freed(game, player, order)
    yield Way(cost_bill(game, player, order, named))


def _costs_nothing(game: Game, player: str, order: Purchase) -> bool:
    try:
        return cost_bill(game, player, order, None).total == 0
    except Illegal:
        return False


def _chained(game: Game, player: str, order: Purchase) -> Iterator[Way]:
    """Own chains first, then the neighbours'; the card must have stood before this turn."""
    form, lenders = order.form, [(player, None), *_lenders(game, player)]
    for lender, power in lenders:
        before = {card.id for card in game.start.city(lender).cards}
        for chain in form.chained_from if form else ():
            if chain in before and not _spent(game, player, order, chain):
                yield Way(Bill(), chain, lender, power)
    for source in active_abilities(game, player):
        if form and set(source.ability.effect.lent()) & set(form.chain_symbols):
            yield Way(Bill(), source.standing.id, player)


def _lenders(game: Game, player: str) -> Iterator[tuple[str, ActiveAbility | None]]:
    for source in active_abilities(game, player):
        for lender in source.ability.effect.chain_lenders(game, source):
            yield lender, source


def _spent(game: Game, player: str, order: Purchase, chain: str) -> bool:
    """Whether this chain served for this very card already, and may serve but once."""
    if any(source.ability.effect.repeats_chains() for source in active_abilities(game, player)):
        return False
    name = order.form.name if order.form else ""
    return any(
        card.chained == chain and card.piece and card.piece.form.name == name
        for card in game.city(player).cards
    )


def _freed(game: Game, player: str, order: Purchase) -> Iterator[Way]:
    for source in active_abilities(game, player):
        if source.ability.effect.frees(game, source, order) and uses_left(game, source) > 0:
            yield Way(Bill(), power=source)
