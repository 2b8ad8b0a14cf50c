"""The three uses of an Age card or a Leader: build it, put it under the Wonder, sell it.

Each move is carried out in two strokes: `put` for all players, then `benefit` for all, so that
cards that count others also see those of the same turn.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from cardgen.effects.power.ability import Activation, ActiveAbility
from cardgen.effects.power.activation import active_abilities, note_use, perform_then, uses_left
from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, Table, granted
from cardgen.engine.payment.bill import Bill, pay_bill
from cardgen.engine.payment.cost import cost_bill, next_stage_cost
from cardgen.engine.payment.ways import Way, free_ways, way_to_pay, ways_by_chain
from cardgen.engine.play.placement import (
    discard_card,
    enter_card,
    enter_stage,
    held_card,
    place_card,
    take_from_hand,
    twin_refusal,
)
from cardgen.engine.play.reactions import let_react
from cardgen.model.frozen import frozen

Buys = Mapping[str, Mapping[str, int]]


class AgeMove(Protocol):
    """What a player does with an Age card, or with a Leader of the `zone` that holds them."""

    @property
    def card(self) -> str: ...

    @property
    def zone(self) -> str: ...

    def refusal(self, game: Game, player: str) -> Illegal | None:
        """Why the rules refuse the move now, or None: then `put` carries it out."""
        ...

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        """Pay, and move the card from the hand to where it goes. Illegal where it is refused."""
        ...

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        """What the card brings."""
        ...


class OpenBuild(NamedTuple):
    """A build that nothing forbids: the card, the way it is had, and what opens another city."""

    piece: CardCopy
    way: Way
    house: ActiveAbility | None = None


@frozen
class BuildMove:
    """Build the card, in the own city or, where an ability allows, in a team mate's.

    A Leader is recruited. `buys` names what is bought; `way` is one of the ways in which the card
    is free. With neither the rules find a way, the cheapest of those that cost something.
    """

    card: str
    buys: Buys | None = None
    in_: str = ""
    zone: str = "hand"
    way: Way | None = None

    def refusal(self, game: Game, player: str) -> Illegal | None:
        found = self._opened(game, player)
        return found if isinstance(found, Illegal) else None

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, _ = take_from_hand(before := game, player, self.card, self.zone)
        piece, way, house = granted(self._opened(before, player))
        if self.buys is None and self.way is None:
            way = _chosen_chain(before, player, piece, table) or way
        game, city = note_use(game, house) if house else game, self.in_ or player
        since = len(game.log)
        game = place_card(pay_bill(game, player, way.bill), city, piece, chained=way.chain)
        return let_react(_used(game, player, way, table), since, table), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        return enter_card(game, self.in_ or player, piece, table)

    def _opened(self, game: Game, player: str) -> OpenBuild | Illegal:
        piece = held_card(game, player, self.card, self.zone)
        if isinstance(piece, Illegal):
            return piece
        house = _house(game, player, self.in_) if self.in_ not in ("", player) else None
        if isinstance(house, Illegal):
            return house
        twin = twin_refusal(game, self.in_ or player, piece)
        way = twin or self._way(game, player, Purchase.of(piece, game.age))
        return way if isinstance(way, Illegal) else OpenBuild(piece, way, house)

    def _way(self, game: Game, player: str, purchase: Purchase) -> Way | Illegal:
        if self.way is None:
            return way_to_pay(game, player, purchase, _named(self.buys))
        if self.way in free_ways(game, player, purchase):
            return self.way
        message = f"{self.card} is not to be had in this way"
        return Illegal("no-such-way", message, "pay for it, or sell the card")


@frozen
class StageMove:
    """Build the next stage of the Wonder; the card lies under the board, face down."""

    card: str
    buys: Buys | None = None
    zone: str = "hand"

    def refusal(self, game: Game, player: str) -> Illegal | None:
        piece = held_card(game, player, self.card, self.zone)
        bill = self._bill(game, player)
        return next((each for each in (piece, bill) if isinstance(each, Illegal)), None)

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, piece = take_from_hand(game, player, self.card, self.zone)
        bill, since = granted(self._bill(game, player)), len(game.log)
        return let_react(pay_bill(game, player, bill), since, table), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        return enter_stage(game, player, piece, table)

    def _bill(self, game: Game, player: str) -> Bill | Illegal:
        cost = next_stage_cost(game, player)
        if isinstance(cost, Illegal):
            return cost
        return cost_bill(game, player, Purchase("stage", cost), _named(self.buys))


@frozen
class SellMove:
    """Discard the card for coins; always legal."""

    card: str
    zone: str = "hand"

    def refusal(self, game: Game, player: str) -> Illegal | None:
        piece = held_card(game, player, self.card, self.zone)
        return piece if isinstance(piece, Illegal) else None

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, piece = take_from_hand(game, player, self.card, self.zone)
        return discard_card(game, piece, self.zone), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        since, coins = len(game.log), game.constants.sale
        game = game.from_bank(player, coins).logged("sells", player, cards=(piece.id,))
        game = game.logged("gains coins", player, number=coins, kind="sale")
        return let_react(game, since, table)


def _named(buys: Buys | None) -> dict[str, dict[str, int]] | None:
    return None if buys is None else {seller: dict(goods) for seller, goods in buys.items()}


def _chosen_chain(game: Game, player: str, piece: CardCopy, table: Table) -> Way | None:
    """Of chains in several cities, the player says whose it is."""
    ways = ways_by_chain(game, player, Purchase.of(piece, game.age))
    chains = {way.lender: way for way in reversed([*ways])}
    whose = table.choose(player, "chains from", [*reversed(chains)], optional=True)
    return chains[whose] if whose else None


def _used(game: Game, player: str, way: Way, table: Table) -> Game:
    """Note the use of the power that made this way, and let follow what follows it."""
    if way.chain:
        game = game.logged("builds by chain", player, cards=(way.chain,), whom=way.lender)
    if way.power is None:
        return game
    return perform_then(note_use(game, way.power), Activation(way.power, table))


def _house(game: Game, player: str, city: str) -> ActiveAbility | Illegal:
    """What lets the player build in another city."""
    for owner in game.seats:
        for source in active_abilities(game, owner):
            circle = source.ability.effect.houses(game, source)
            if player in circle and city in circle and uses_left(game, source) > 0:
                return source
    message = f"{player} cannot build in {city}'s city"
    return Illegal("not-own-city", message, "build it in the own city")


MOVE_NAMES: Mapping[type, str] = {BuildMove: "build", StageMove: "stage", SellMove: "sell"}
