"""Where resources come from: own production, a team's, what can be bought, the bank of Duel.

What a turn has brought already serves the turn's other card too, and is paid for once (seed of
Faith 137). The bank of Duel sells any resource, the dearer the more the opponent makes of it."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from cardgen.effects.power.ability import ActiveAbility
from cardgen.effects.power.activation import active_abilities, uses_left
from cardgen.effects.state.cards import RESOURCE_FAMILIES, Offer, Unit
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import neighbours, other_players
from cardgen.model.card import RESOURCES


def units_bought(game: Game, player: str) -> tuple[tuple[str, str], ...]:
    """The seller and the resource of each unit that the player bought in this turn."""
    deals = (each for each in _news(game, player) if each.what == "buys")
    return tuple((deal.whom, what) for deal in deals for what in deal.cards)


def units_added(game: Game, player: str) -> tuple[str, ...]:
    """The units that an ability added to the player's own in this turn."""
    news = _news(game, player)
    return tuple(what for each in news if each.what == "makes more" for what in each.cards)


def _news(game: Game, player: str) -> tuple[GameEvent, ...]:
    events = game.log[len(game.start.log) :]
    return tuple(each for each in events if each.who == player)


FOR_SALE = ("board", "brown", "grey")  # all other production is private
BANK = "bank"  # as a seller
FREE: Mapping[str, int] = dict.fromkeys(RESOURCE_FAMILIES["any resource"], 0)


class ProducedUnit(NamedTuple):
    """A unit made each turn; `kind` is that of the card that makes it, or `board`."""

    unit: Unit
    kind: str


class Source(NamedTuple):
    """A unit that may serve: its price as each resource it can be; own ones have no `seller`.

    `power` is the ability that is used with it. A `wanted` one is bought rather than any other.
    """

    prices: Mapping[str, int]
    seller: str = ""
    kind: str = ""
    power: ActiveAbility | None = None
    wanted: bool = False


def produced_units(game: Game, player: str) -> Iterator[ProducedUnit]:
    """All that a city makes, the board's own resource first."""
    board = game.city(player).board
    if board.produces:
        yield ProducedUnit(frozenset((board.produces,)), "board")
    for source in active_abilities(game, player):
        for unit in source.ability.effect.production(game, source):
            yield ProducedUnit(unit, source.permanent.kind)


def own_sources(game: Game, player: str) -> tuple[Source, ...]:
    """What costs nothing: own production, that of who shares, what this turn brought already."""
    borrowed = (
        unit for mate in _sharers(game, player) for unit in produced_units(game.start, mate)
    )
    mine = tuple(Source(_priced(0, unit), kind=kind) for unit, kind in produced_units(game, player))
    again = (*units_added(game, player), *(what for _, what in units_bought(game, player)))
    units = (*(unit for unit, _ in borrowed), *(frozenset((what,)) for what in again))
    return (*mine, *(Source(_priced(0, unit)) for unit in units))


def _sharers(game: Game, player: str) -> tuple[str, ...]:
    """Everybody in a circle with the player that an ability lets share."""
    circles = (
        source.ability.effect.sharers(game, source)
        for owner in game.seats
        for source in active_abilities(game, owner)
    )
    sharers = {mate for circle in circles if player in circle for mate in circle}
    return tuple(mate for mate in game.seats if mate in sharers - {player})


def market_sources(game: Game, player: str) -> tuple[Source, ...]:
    """What the player can buy, each unit at the best price there is for him.

    Sellers have what they had when the turn began, because everybody buys at once. A unit is sold
    to the same player but once in a turn.
    """
    offers = tuple(_offers(game, player))
    units = (
        Source({what: _best(offers, seller, what) for what in unit}, seller)
        for seller in dict.fromkeys(offer.seller for offer in offers)
        for unit, kind in produced_units(game.start, seller)
        if kind in FOR_SALE
    )
    sold = [source for source in units if min(source.prices.values()) < NO_OFFER]
    for seller, what in units_bought(game, player):
        fitting = (each for each in sold if each.seller == seller and what in each.prices)
        gone = min(fitting, key=lambda each: len(each.prices), default=None)
        sold = [each for each in sold if each is not gone]
    return (*sold, *_at_fixed_price(game, player))


def _at_fixed_price(game: Game, player: str) -> Iterator[Source]:
    """A unit for each use that is left of what fixes a price there."""
    for power in active_abilities(game, player):
        offer = power.ability.effect.bank_offer()
        if offer:
            price, resources = offer
            unit = Source(_priced(price, resources), BANK, power=power)
            yield from (unit,) * uses_left(game, power)


def _offers(game: Game, player: str) -> Iterator[Offer]:
    price = game.constants.price
    yield from (
        Offer(name, RESOURCE_FAMILIES["any resource"], price) for name in neighbours(game, player)
    )
    for source in active_abilities(game, player):
        yield from (o for o in source.ability.effect.offers(game, source) if not o.less)


def discounted_markets(
    game: Game, player: str, market: tuple[Source, ...]
) -> Iterator[tuple[Source, ...]]:
    """The market, with each way to let the first unit of a seller cost less."""
    choices = [
        [None, *((n, o.less, power) for n, s in enumerate(market) if s.seller == o.seller)]
        for power in active_abilities(game, player)
        if uses_left(game, power) > 0
        for o in power.ability.effect.offers(game, power)
        if o.less
    ]
    for choice in product(*choices):
        kept = list(market)
        for chosen in filter(None, choice):
            number, less, power = chosen
            prices = {what: max(0, price - less) for what, price in kept[number].prices.items()}
            kept[number] = kept[number]._replace(prices=prices, power=power)
        yield tuple(kept)


NO_OFFER = 10**6


def _best(offers: tuple[Offer, ...], seller: str, resource: str) -> int:
    fitting = (o.price for o in offers if o.seller == seller and resource in o.resources)
    return min(fitting, default=NO_OFFER)


def _priced(price: int, unit: Unit) -> Mapping[str, int]:
    return dict.fromkeys(unit, price)


FIXED_PRICE_BANK = "bank at a fixed price"
COUNTED = ("brown", "grey")  # all other production of the opponent leaves prices alone


def bank_sources(game: Game, player: str, units: int) -> tuple[Source, ...]:
    """So many units of everything, at the prices that abilities fix and at the bank's own.

    An ability with a limit fixes the price of as many units as it has uses left. Fixed prices come
    first: where they are no better, they still pay nobody else.
    """
    sources: tuple[Source, ...] = ()
    for source in active_abilities(game, player):
        offer = source.ability.effect.bank_offer()
        if offer:
            coins, sold = offer
            power = source if source.ability.limit else None
            unit = Source(dict.fromkeys(sold, coins), FIXED_PRICE_BANK, power=power)
            sources += (unit,) * min(units, uses_left(game, source))
    prices = {what: bank_price(game, player, what) for what in RESOURCES}
    return (*sources, *(Source(prices, BANK),) * units)


def bank_price(game: Game, player: str, resource: str) -> int:
    """The bank's price: a unit of the opponent's brown and grey cards makes it a coin dearer."""
    (opponent,) = other_players(game, player)
    units = (unit for unit, kind in produced_units(game, opponent) if kind in COUNTED)
    return game.duel_state.rules.price + sum(resource in unit for unit in units)
