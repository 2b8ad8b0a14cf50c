"""What a payment comes to: coins for the bank and for those who sold."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgen.effects.power.inplay import InPlay, used
from cardgen.effects.state.game import Game


@dataclass(frozen=True, slots=True)
class Bill:
    """Coins for the bank; coins and units for each seller, as `{seller: {resource: units}}`.

    One of the sellers may be the bank. `powers` are the abilities that are used for it, `more` the
    units that they add to the city's own.
    """

    bank: int = 0
    sellers: Mapping[str, int] = field(default_factory=dict)
    units: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    powers: tuple[InPlay, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.bank + sum(self.sellers.values())


def settle(game: Game, player: str, bill: Bill) -> Game:
    """The game once a bill is paid; what sellers earn can be spent from the next turn on."""
    for power in bill.powers:
        game = used(game, power)
    if bill.more:
        game = game.told("makes more", player, cards=bill.more)
    game = game.from_bank(player, -bill.bank)
    if bill.bank:
        game = game.told("pays", player, number=bill.bank)
    for seller, coins in bill.sellers.items():
        game = _paid(game, player, seller, coins)
        goods = tuple(what for what, n in bill.units[seller].items() for _ in range(n))
        game = game.told("buys", player, cards=goods, whom=seller, number=coins)
    return game


def _paid(game: Game, player: str, seller: str, coins: int) -> Game:
    """The coins go to a player who sold, else to the bank."""
    if seller not in game.seats:
        return game.from_bank(player, -coins)
    return game.from_bank(player, -coins).from_bank(seller, coins, own=False)
