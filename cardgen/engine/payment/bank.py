"""What the bank of Duel sells: any resource, the dearer the more the opponent makes of it."""

from cardgen.effects.power.inplay import in_play, uses_left
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import others
from cardgen.engine.payment.sources import BANK, Source, made
from cardgen.model.cost import RESOURCES

FIXED = "bank at a fixed price"
COUNTED = ("brown", "grey")  # all other production of the opponent leaves prices alone


def at_the_bank(game: Game, player: str, units: int) -> tuple[Source, ...]:
    """So many units of everything, at the prices that abilities fix and at the bank's own.

    An ability with a limit fixes the price of as many units as it has uses left. Fixed prices come
    first: where they are no better, they still pay nobody else.
    """
    sources: tuple[Source, ...] = ()
    for source in in_play(game, player):
        offer = source.ability.effect.bank_offer()
        if offer:
            coins, sold = offer
            power = source if source.ability.limit else None
            unit = Source(dict.fromkeys(sold, coins), FIXED, power=power)
            sources += (unit,) * min(units, uses_left(game, source))
    prices = {what: price(game, player, what) for what in RESOURCES}
    return (*sources, *(Source(prices, BANK),) * units)


def price(game: Game, player: str, resource: str) -> int:
    """The bank's price: a unit of the opponent's brown and grey cards makes it a coin dearer."""
    (opponent,) = others(game, player)
    units = (unit for unit, kind in made(game, opponent) if kind in COUNTED)
    return game.two.rules.price + sum(resource in unit for unit in units)
