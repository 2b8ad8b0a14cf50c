"""Where a city's resources come from: its own production, a team's, and what can be bought."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from cardgen.effects.power.inplay import InPlay, in_play, uses_left
from cardgen.effects.power.questions import Unit
from cardgen.effects.state.game import Game
from cardgen.effects.state.goods import FAMILIES
from cardgen.effects.state.order import Offer
from cardgen.effects.state.scopes import neighbours
from cardgen.engine.payment.reuse import bought, made_more

FOR_SALE = ("board", "brown", "grey")  # all other production is private
BANK = "bank"  # as a seller
FREE: Mapping[str, int] = dict.fromkeys(FAMILIES["any resource"], 0)


class Made(NamedTuple):
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
    power: InPlay | None = None
    wanted: bool = False


def made(game: Game, player: str) -> Iterator[Made]:
    """All that a city makes, the board's own resource first."""
    board = game.city(player).board
    if board.produces:
        yield Made(frozenset((board.produces,)), "board")
    for source in in_play(game, player):
        for unit in source.ability.effect.production(game, source):
            yield Made(unit, source.standing.kind)


def own(game: Game, player: str) -> tuple[Source, ...]:
    """What costs nothing: own production, that of who shares, what this turn brought already."""
    borrowed = (unit for mate in _sharers(game, player) for unit in made(game.start, mate))
    mine = tuple(Source(_at(0, unit), kind=kind) for unit, kind in made(game, player))
    again = (*made_more(game, player), *(what for _, what in bought(game, player)))
    units = (*(unit for unit, _ in borrowed), *(frozenset((what,)) for what in again))
    return (*mine, *(Source(_at(0, unit)) for unit in units))


def _sharers(game: Game, player: str) -> tuple[str, ...]:
    """Everybody in a circle with the player that an ability lets share."""
    circles = (
        source.ability.effect.sharers(game, source)
        for owner in game.seats
        for source in in_play(game, owner)
    )
    sharers = {mate for circle in circles if player in circle for mate in circle}
    return tuple(mate for mate in game.seats if mate in sharers - {player})


def for_sale(game: Game, player: str) -> tuple[Source, ...]:
    """What the player can buy, each unit at the best price there is for him.

    Sellers have what they had when the turn began, because everybody buys at once. A unit is sold
    to the same player but once in a turn.
    """
    offers = tuple(_offers(game, player))
    units = (
        Source({what: _best(offers, seller, what) for what in unit}, seller)
        for seller in dict.fromkeys(offer.seller for offer in offers)
        for unit, kind in made(game.start, seller)
        if kind in FOR_SALE
    )
    sold = [source for source in units if min(source.prices.values()) < NO_OFFER]
    for seller, what in bought(game, player):
        fitting = (each for each in sold if each.seller == seller and what in each.prices)
        gone = min(fitting, key=lambda each: len(each.prices), default=None)
        sold = [each for each in sold if each is not gone]
    return (*sold, *_at_the_bank(game, player))


def _at_the_bank(game: Game, player: str) -> Iterator[Source]:
    """A unit for each use that is left of what fixes a price there."""
    for power in in_play(game, player):
        offer = power.ability.effect.bank_offer()
        if offer:
            price, resources = offer
            unit = Source(_at(price, resources), BANK, power=power)
            yield from (unit,) * uses_left(game, power)


def _offers(game: Game, player: str) -> Iterator[Offer]:
    price = game.constants.price
    yield from (Offer(name, FAMILIES["any resource"], price) for name in neighbours(game, player))
    for source in in_play(game, player):
        yield from (o for o in source.ability.effect.offers(game, source) if not o.less)


def reduced(game: Game, player: str, market: tuple[Source, ...]) -> Iterator[tuple[Source, ...]]:
    """The market, with each way to let the first unit of a seller cost less."""
    choices = [
        [None, *((n, o.less, power) for n, s in enumerate(market) if s.seller == o.seller)]
        for power in in_play(game, player)
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


def _at(price: int, unit: Unit) -> Mapping[str, int]:
    return dict.fromkeys(unit, price)
