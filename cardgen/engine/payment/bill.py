"""A bill, coins for the bank and for sellers: how it is paid, and the cheapest for a need."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import product
from typing import NamedTuple

from cardgen.effects.power.ability import ActiveAbility
from cardgen.effects.power.activation import active_abilities, note_use, uses_left
from cardgen.effects.state.cards import RESOURCE_FAMILIES
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, granted
from cardgen.engine.payment.matching import Matching, match_cheapest
from cardgen.engine.payment.sources import (
    FREE,
    NO_OFFER,
    Source,
    bank_sources,
    discounted_markets,
    market_sources,
    own_sources,
)
from cardgen.model.frozen import frozen


@frozen
class Bill:
    """Coins for the bank; coins and units for each seller, as `{seller: {resource: units}}`.

    One of the sellers may be the bank. `powers` are the abilities that are used for it, `more` the
    units that they add to the city's own.
    """

    bank: int = 0
    sellers: Mapping[str, int] = field(default_factory=dict)
    units: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    powers: tuple[ActiveAbility, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.bank + sum(self.sellers.values())


def pay_bill(game: Game, player: str, bill: Bill) -> Game:
    """The game once a bill is paid; what sellers earn can be spent from the next turn on."""
    for power in bill.powers:
        game = note_use(game, power)
    if bill.more:
        game = game.logged("makes more", player, cards=bill.more)
    game = game.from_bank(player, -bill.bank)
    if bill.bank:
        game = game.logged("pays", player, number=bill.bank)
    for seller, coins in bill.sellers.items():
        game = _paid(game, player, seller, coins)
        goods = tuple(what for what, n in bill.units[seller].items() for _ in range(n))
        game = game.logged("buys", player, cards=goods, whom=seller, number=coins)
    return game


def _paid(game: Game, player: str, seller: str, coins: int) -> Game:
    """The coins go to a player who sold, else to the bank."""
    if seller not in game.seats:
        return game.from_bank(player, -coins)
    return game.from_bank(player, -coins).from_bank(seller, coins, own=False)


Need = Mapping[str, int]  # resource or family → units
NamedPurchases = Mapping[str, Mapping[str, int]]  # seller → resource → units
MUST = 10**4  # taken off the price of what a player wants to buy, so that it is bought


def cheapest_bill(
    game: Game, player: str, need: Need, *, spared: int = 0, named: NamedPurchases | None = None
) -> Bill | None:
    """The cheapest bill for resources, None if they cannot be had.

    `spared` units, of the player's choice, need not be paid. With `named`, exactly these units
    are bought.
    """
    wanted = _wanted(need)
    own, jokers = own_sources(game, player), (Source(FREE),) * spared
    for_nothing = None if named else _bill(wanted, (*own, *jokers), ())
    if for_nothing:  # what can be bought need not be asked: most purchases end here
        return for_nothing
    market = _market(game, player, len(wanted), named)
    bills = (
        _bill(wanted, (*mine, *jokers, *sold), multiples)
        for mine, multiples in _multiplied(game, player, own)
        for sold in discounted_markets(game, player, market)
    )
    found = [bill for bill in bills if bill and (named is None or bill.units == named)]
    return min(found, key=lambda bill: (bill.total, len(bill.powers)), default=None)


def _wanted(need: Need) -> list[frozenset[str]]:
    """What each unit that is asked for may be."""
    return [
        RESOURCE_FAMILIES.get(what, frozenset((what,)))
        for what, number in need.items()
        for _ in range(number)
    ]


def _market(
    game: Game, player: str, units: int, named: NamedPurchases | None
) -> tuple[Source, ...]:
    """What is bought where it is named, else what can be: in Duel at the bank, else of the
    neighbours."""
    if named is not None:
        return granted(_named(game, player, named))
    return bank_sources(game, player, units) if game.duel else market_sources(game, player)


def unit_sources(game: Game, player: str, spared: int) -> tuple[tuple[Source, ...], ...]:
    """What costs nothing, in each way to use what multiplies it; `spared` as in a bill."""
    jokers = (Source(FREE),) * spared
    own = _multiplied(game, player, own_sources(game, player))
    return tuple((*sources, *jokers) for sources, _ in own)


class Multiple(NamedTuple):
    """A power that lets source `number` count several times as one resource."""

    power: ActiveAbility
    number: int
    what: str
    times: int

    @property
    def more(self) -> tuple[str, ...]:
        """The units beyond the one there was."""
        return (self.what,) * (self.times - 1)


Multiples = tuple[Multiple, ...]


def _bill(
    wanted: Sequence[frozenset[str]], sources: Sequence[Source], multiples: Multiples
) -> Bill | None:
    rows = {unit: [_price(unit, source) for source in sources] for unit in {*wanted}}
    prices = [rows[unit] for unit in wanted]
    matching = match_cheapest(prices) if wanted else Matching(0, ())
    if matching is None:
        return None
    coins: dict[str, int] = {}
    units: dict[str, dict[str, int]] = {}
    served = [(unit, sources[n]) for unit, n in zip(wanted, matching.sources, strict=True)]
    for unit, source in served:
        if source.seller:
            what = min(unit & source.prices.keys(), key=lambda each: (source.prices[each], each))
            of_seller = units.setdefault(source.seller, {})
            of_seller[what] = of_seller.get(what, 0) + 1
            coins[source.seller] = coins.get(source.seller, 0) + source.prices[what]
    powers = tuple(each.power for each in multiples)
    spent = (source.power for _, source in served if source.power)
    more = tuple(what for each in multiples for what in each.more)
    return Bill(0, coins, units, (*powers, *spent), more)


def _price(unit: frozenset[str], source: Source) -> int | None:
    fitting = [source.prices[what] for what in unit & source.prices.keys()]
    less = MUST if source.wanted else 0
    return min((price - less for price in fitting if price < NO_OFFER), default=None)


def _multiplied(
    game: Game, player: str, sources: tuple[Source, ...]
) -> Iterator[tuple[tuple[Source, ...], Multiples]]:
    """The own sources, and each way to let one of them count several times, with what lets it."""
    powers = [
        [None, *_extra(source, times, colours, sources)]
        for source in active_abilities(game, player)
        if (multiplied := source.ability.effect.multiplied()) and uses_left(game, source) > 0
        for times, colours in [multiplied]
    ]
    for choice in product(*powers):
        kept = list(sources)
        multiples = tuple(chosen for chosen in choice if chosen)
        for chosen in multiples:
            kept[chosen.number] = Source({chosen.what: 0}, kind=sources[chosen.number].kind)
            kept += [Source({what: 0}) for what in chosen.more]
        yield tuple(kept), multiples


def _extra(
    power: ActiveAbility, times: int, colours: tuple[str, ...], sources: tuple[Source, ...]
) -> Iterator[Multiple]:
    for number, source in enumerate(sources):
        if source.kind in colours:
            yield from (Multiple(power, number, what, times) for what in source.prices)


def _unsold(player: str, seller: str, asked: list[str], market: Sequence[Source]) -> Illegal:
    """What the player can buy instead, and of whom."""
    sold: dict[str, set[str]] = {}
    for source in market:
        sold.setdefault(source.seller, set()).update(source.prices)
    legal = "; ".join(f"{who} sells {', '.join(sorted(goods))}" for who, goods in sold.items())
    message = f"{seller} does not sell {player} {' and '.join(asked)}"
    path = (player, "buys", seller)
    return Illegal("not-for-sale", message, legal or "nobody sells anything", path=path)


def unsold_purchases(game: Game, player: str, named: NamedPurchases) -> Illegal | None:
    """The refusal of units that a player names and nobody sells, if there are such."""
    chosen = _named(game, player, named)
    return chosen if isinstance(chosen, Illegal) else None


def _named(game: Game, player: str, named: NamedPurchases) -> tuple[Source, ...] | Illegal:
    """The units a player names, at their prices; a refusal where a seller has no such units."""
    market = market_sources(game, player)
    chosen: list[Source] = []
    for seller, goods in named.items():
        stock = [source for source in market if source.seller == seller]
        asked = [what for what, number in goods.items() for _ in range(number)]
        matching = match_cheapest([[source.prices.get(what) for source in stock] for what in asked])
        if matching is None:
            return _unsold(player, seller, asked, market)
        for what, number in zip(asked, matching.sources, strict=True):
            unit = stock[number]
            chosen.append(unit._replace(prices={what: unit.prices[what]}, wanted=True))
    return tuple(chosen)
