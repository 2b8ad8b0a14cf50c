"""The three uses of an Age card or a Leader: build it, put it under the Wonder, sell it.

Each move is carried out in two strokes: `put` for all players, then `benefit` for all, so that
cards that count others also see those of the same turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from cardgen.effects.power.ability import Activation
from cardgen.effects.power.activation import active_abilities, note_use, perform_then, uses_left
from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.payment.bill import pay_bill
from cardgen.engine.payment.cost import next_stage_cost
from cardgen.engine.payment.ways import Way, ways_by_chain, ways_to_pay
from cardgen.engine.play.placement import (
    discard_card,
    enter_card,
    enter_stage,
    place_card,
    refuse_twin,
    take_from_hand,
)
from cardgen.engine.play.reactions import let_react

Buys = Mapping[str, Mapping[str, int]]


class AgeMove(Protocol):
    """What a player does with an Age card, or with a Leader of the `zone` that holds them."""

    @property
    def card(self) -> str: ...

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        """Pay, and move the card from the hand to where it goes."""
        ...

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        """What the card brings."""
        ...


@dataclass(frozen=True, slots=True)
class BuildMove:
    """Build the card, in the own city or, where an ability allows, in a team mate's.

    A Leader is recruited. `buys` names what is bought; without it the cheapest way is found.
    """

    card: str
    buys: Buys | None = None
    in_: str = ""
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, piece = take_from_hand(game, player, self.card, self.zone)
        city = self.in_ or player
        if city != player:
            game = _housed(game, player, city)
        refuse_twin(game, city, piece)
        way = _way(game, player, Purchase.of(piece, game.age), self.buys, table)
        since = len(game.log)
        game = place_card(pay_bill(game, player, way.bill), city, piece, chained=way.chain)
        return let_react(_used(game, player, way, table), since, table), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        return enter_card(game, self.in_ or player, piece, table)


@dataclass(frozen=True, slots=True)
class StageMove:
    """Build the next stage of the Wonder; the card lies under the board, face down."""

    card: str
    buys: Buys | None = None
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, piece = take_from_hand(game, player, self.card, self.zone)
        purchase = Purchase("stage", next_stage_cost(game, player))
        way = _way(game, player, purchase, self.buys, table)
        since = len(game.log)
        return let_react(pay_bill(game, player, way.bill), since, table), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        return enter_stage(game, player, piece, table)


@dataclass(frozen=True, slots=True)
class SellMove:
    """Discard the card for coins; always legal."""

    card: str
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, CardCopy]:
        game, piece = take_from_hand(game, player, self.card, self.zone)
        return discard_card(game, piece, self.zone), piece

    def benefit(self, game: Game, player: str, piece: CardCopy, table: Table) -> Game:
        since, coins = len(game.log), game.constants.sale
        game = game.from_bank(player, coins).logged("sells", player, cards=(piece.id,))
        game = game.logged("gains coins", player, number=coins, kind="sale")
        return let_react(game, since, table)


def _way(game: Game, player: str, purchase: Purchase, buys: Buys | None, table: Table) -> Way:
    """How the purchase is had; of chains in several cities, the player says whose it is."""
    if buys is not None:
        named = {seller: dict(goods) for seller, goods in buys.items()}
        return next(ways_to_pay(game, player, purchase, named))
    chains = {way.lender: way for way in reversed([*ways_by_chain(game, player, purchase)])}
    whose = table.choose(player, "chains from", [*reversed(chains)], optional=True)
    return chains[whose] if whose else next(ways_to_pay(game, player, purchase, None))


def _used(game: Game, player: str, way: Way, table: Table) -> Game:
    """Note the use of the power that made this way, and let follow what follows it."""
    if way.chain:
        game = game.logged("builds by chain", player, cards=(way.chain,), whom=way.lender)
    if way.power is None:
        return game
    return perform_then(note_use(game, way.power), Activation(way.power, table))


def _housed(game: Game, player: str, city: str) -> Game:
    """Note that the player builds in another city. Illegal where nothing allows it."""
    for owner in game.seats:
        for source in active_abilities(game, owner):
            circle = source.ability.effect.houses(game, source)
            if player in circle and city in circle and uses_left(game, source) > 0:
                return note_use(game, source)
    message = f"{player} cannot build in {city}'s city"
    raise Illegal("not-own-city", message, "build it in the own city")


MOVE_NAMES: Mapping[type, str] = {BuildMove: "build", StageMove: "stage", SellMove: "sell"}
