"""How a purchase may be had: by chain, by a power, or for its cost."""

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
    """One way to have a purchase: its bill, the chain it goes by and the power that allows it."""

    bill: Bill
    chain: str = ""
    lender: str = ""
    power: ActiveAbility | None = None


def way_to_pay(
    game: Game, player: str, purchase: Purchase, named: NamedPurchases | None = None
) -> Way | Illegal:
    """The way that a player would want first: by chain, freed, or for its cost.

    Who names what to buy means to pay.
    """
    free = free_ways(game, player, purchase) if named is None else iter(())
    way = next(free, None)
    if way:
        return way
    bill = cost_bill(game, player, purchase, named)
    return bill if isinstance(bill, Illegal) else Way(bill)


def free_ways(game: Game, player: str, purchase: Purchase) -> Iterator[Way]:
    """Every way to have a card for nothing; no power is spent on what costs nothing anyway."""
    if purchase.definition:
        yield from ways_by_chain(game, player, purchase)
        freed = tuple(_freed(game, player, purchase))
        if freed and not _costs_nothing(game, player, purchase):
            yield from freed


def _costs_nothing(game: Game, player: str, purchase: Purchase) -> bool:
    bill = cost_bill(game, player, purchase)
    return isinstance(bill, Bill) and bill.total == 0


def ways_by_chain(game: Game, player: str, purchase: Purchase) -> Iterator[Way]:
    """Own chains first, then the neighbours'; the card must have stood before this turn."""
    definition, lenders = purchase.definition, [(player, None), *_lenders(game, player)]
    for lender, power in lenders:
        before = {card.id for card in game.start.city(lender).cards}
        for chain in definition.chained_from if definition else ():
            if chain in before and not _spent(game, player, purchase, chain):
                yield Way(Bill(), chain, lender, power)
    for source in active_abilities(game, player):
        if definition and set(source.ability.effect.lent()) & set(definition.chain_symbols):
            yield Way(Bill(), source.permanent.id, player)


def _lenders(game: Game, player: str) -> Iterator[tuple[str, ActiveAbility | None]]:
    for source in active_abilities(game, player):
        if uses_left(game, source) > 0:
            for lender in source.ability.effect.chain_lenders(game, source):
                yield lender, source


def _spent(game: Game, player: str, purchase: Purchase, chain: str) -> bool:
    """Whether this chain served for this very card already, and may serve but once."""
    if any(source.ability.effect.repeats_chains() for source in active_abilities(game, player)):
        return False
    name = purchase.definition.name if purchase.definition else ""
    return any(
        card.chained == chain and card.piece and card.piece.definition.name == name
        for card in game.city(player).cards
    )


def _freed(game: Game, player: str, purchase: Purchase) -> Iterator[Way]:
    for source in active_abilities(game, player):
        if source.ability.effect.frees(game, source, purchase) and uses_left(game, source) > 0:
            yield Way(Bill(), power=source)
