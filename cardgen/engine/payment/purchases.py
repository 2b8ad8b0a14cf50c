"""All ways to buy what a cost asks for that are worth a thought.

A way is left out when another pays nobody more and somebody less, and of ways that pay everybody
the same one is kept. Units that the city makes are never bought.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

from cardgen.effects.state.cards import RESOURCE_FAMILIES, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.payment.bill import Bill, unit_sources
from cardgen.engine.payment.cost import Dues, cost_bill, dues_of
from cardgen.engine.payment.matching import Matching, match_cheapest
from cardgen.engine.payment.sources import NO_OFFER, Source, market_sources

Unit = frozenset[str]
Shares = tuple[tuple[Unit, ...], ...]  # for each seller the units bought there
Payments = Mapping[str, int]  # coins by seller
Goods = dict[str, dict[str, int]]  # seller → resource → units


def bills_to_choose(game: Game, player: str, purchase: Purchase) -> tuple[Bill, ...]:
    """The bills for a purchase of which none is better than another, the cheapest first.

    There is none where it cannot be paid; in Duel the cheapest one is all.
    """
    cheapest = cost_bill(game, player, purchase)
    if isinstance(cheapest, Illegal):
        return ()
    if not cheapest.sellers or game.duel:
        return (cheapest,)
    dues = dues_of(game, player, purchase)
    named = _purchases(game, player, dues) if isinstance(dues, Dues) else iter(())
    bills = (cost_bill(game, player, purchase, goods) for goods in named)
    return _undominated([cheapest, *(bill for bill in bills if isinstance(bill, Bill))])


def _undominated(bills: Sequence[Bill]) -> tuple[Bill, ...]:
    """The bills that no other one beats, in the order of their totals."""
    kept: list[Bill] = []
    for bill in sorted(bills, key=lambda bill: bill.total):
        if not any(_pays_no_more(other.sellers, bill.sellers) for other in kept):
            kept.append(bill)
    return tuple(kept)


def _pays_no_more(one: Payments, other: Payments) -> bool:
    return all(coins <= other.get(seller, 0) for seller, coins in one.items())


def _purchases(game: Game, player: str, dues: Dues) -> Iterator[Goods]:
    """What could be bought so that own units serve for all the rest, once for equal payments."""
    wanted = [
        RESOURCE_FAMILIES.get(what, frozenset((what,)))
        for what, number in dues.resources.items()
        for _ in range(number)
    ]
    stocks, purse = _stocks(market_sources(game, player)), game.city(player).coins
    met = set[tuple[int, ...]]()
    for lacking in _lacking(wanted, unit_sources(game, player, dues.spared)):
        for shares, costs in _shared_out(lacking, [*stocks.values()], purse).items():
            if costs not in met:
                met.add(costs)
                yield dict(_goods(stocks, shares))


def _stocks(market: Sequence[Source]) -> dict[str, tuple[Source, ...]]:
    sellers = dict.fromkeys(source.seller for source in market)
    return {name: tuple(each for each in market if each.seller == name) for name in sellers}


def _lacking(
    wanted: Sequence[Unit], ways: Sequence[tuple[Source, ...]]
) -> Iterator[tuple[Unit, ...]]:
    """Each choice of units to buy; `ways` are those in which the city may make units."""
    met = set[tuple[Unit, ...]]()
    for sources in ways:
        for number in range(len(wanted) + 1):
            found = [
                lacking
                for bought in combinations(range(len(wanted)), number)
                if _matched(sources, [u for n, u in enumerate(wanted) if n not in bought])
                for lacking in [tuple(sorted((wanted[n] for n in bought), key=sorted))]
            ]
            yield from dict.fromkeys(each for each in found if each not in met)
            met.update(found)
            if found:
                break


def _matched(sources: Sequence[Source], units: Sequence[Unit]) -> Matching | None:
    """The cheapest way for these sources to serve all units; of several resources, the cheapest."""
    prices = [[_price(unit, each.prices) for each in sources] for unit in units]
    return match_cheapest(prices) if units else Matching(0, ())


def _price(unit: Unit, prices: Mapping[str, int]) -> int | None:
    return min((prices[w] for w in unit & prices.keys() if prices[w] < NO_OFFER), default=None)


def _shared_out(
    units: Sequence[Unit], stocks: Sequence[Sequence[Source]], purse: int
) -> dict[Shares, tuple[int, ...]]:
    """Every way to buy units at so many sellers within a purse, with what each of them is paid."""
    states: dict[Shares, tuple[int, ...]] = {((),) * len(stocks): (0,) * len(stocks)}
    for unit in units:
        grown: dict[Shares, tuple[int, ...]] = {}
        for (shares, costs), at in product(states.items(), range(len(stocks))):
            more = (*shares[:at], (*shares[at], unit), *shares[at + 1 :])
            matching = _matched(stocks[at], more[at]) if more not in grown else None
            paid = (*costs[:at], matching.cost, *costs[at + 1 :]) if matching else ()
            if paid and sum(paid) - len(stocks) <= purse:  # a coin less for each, at most
                grown[more] = paid
        states = grown
    return states


def _goods(
    stocks: Mapping[str, Sequence[Source]], shares: Shares
) -> Iterator[tuple[str, dict[str, int]]]:
    """What is bought of each seller, by resource."""
    for (seller, stock), units in zip(stocks.items(), shares, strict=True):
        matching = _matched(stock, units)
        goods: dict[str, int] = {}
        for unit, number in zip(units, matching.sources if matching else (), strict=True):
            prices = stock[number].prices
            what = min(unit & prices.keys(), key=lambda each: (prices[each], each))
            goods[what] = goods.get(what, 0) + 1
        if goods:
            yield seller, goods
