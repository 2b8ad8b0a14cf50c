"""The three uses of an Age card or a Leader: build it, put it under the Wonder, sell it.

Each move is carried out in two strokes: `put` for all players, then `benefit` for all, so that
cards that count others also see those of the same turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from cardgen.effects.power.acting import Scene
from cardgen.effects.power.inplay import in_play, used, uses_left
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.payment.bill import settle
from cardgen.engine.payment.cost import next_stage
from cardgen.engine.payment.ways import Way, ways
from cardgen.engine.play.laying import discarded, entered, laid, refuse_twin, staged, taken
from cardgen.engine.play.reacting import reacted

Buys = Mapping[str, Mapping[str, int]]


class AgeMove(Protocol):
    """What a player does with an Age card, or with a Leader of the `zone` that holds them."""

    @property
    def card(self) -> str: ...

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, Piece]:
        """Pay, and move the card from the hand to where it goes."""
        ...

    def benefit(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        """What the card brings."""
        ...


@dataclass(frozen=True, slots=True)
class Builds:
    """Build the card, in the own city or, where an ability allows, in a team mate's.

    A Leader is recruited. `buys` names what is bought; without it the cheapest way is found.
    """

    card: str
    buys: Buys | None = None
    in_: str = ""
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, Piece]:
        game, piece = taken(game, player, self.card, self.zone)
        city = self.in_ or player
        if city != player:
            game = _housed(game, player, city)
        refuse_twin(game, city, piece)
        form = piece.form
        way = _way(game, player, Order(form.kind, form.costs[game.age], form), self.buys)
        told = len(game.story)
        game = laid(settle(game, player, way.bill), city, piece, chained=way.chain)
        return reacted(_used(game, player, way, table), told, table), piece

    def benefit(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        return entered(game, self.in_ or player, piece, table)


@dataclass(frozen=True, slots=True)
class Stages:
    """Build the next stage of the Wonder; the card lies under the board, face down."""

    card: str
    buys: Buys | None = None
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, Piece]:
        game, piece = taken(game, player, self.card, self.zone)
        way = _way(game, player, Order("stage", next_stage(game, player)), self.buys)
        told = len(game.story)
        return reacted(settle(game, player, way.bill), told, table), piece

    def benefit(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        return staged(game, player, piece, table)


@dataclass(frozen=True, slots=True)
class Sells:
    """Discard the card for coins; always legal."""

    card: str
    zone: str = "hand"

    def put(self, game: Game, player: str, table: Table) -> tuple[Game, Piece]:
        game, piece = taken(game, player, self.card, self.zone)
        return discarded(game, piece, self.zone), piece

    def benefit(self, game: Game, player: str, piece: Piece, table: Table) -> Game:
        told, coins = len(game.story), game.constants.sale
        game = game.from_bank(player, coins).told("sells", player, cards=(piece.id,))
        game = game.told("gains coins", player, number=coins, kind="sale")
        return reacted(game, told, table)


def _way(game: Game, player: str, order: Order, buys: Buys | None) -> Way:
    named = {seller: dict(goods) for seller, goods in buys.items()} if buys is not None else None
    return next(ways(game, player, order, named))


def _used(game: Game, player: str, way: Way, table: Table) -> Game:
    """Note the use of the power that made this way, and let follow what follows it."""
    if way.chain:
        game = game.told("builds by chain", player, cards=(way.chain,), whom=way.lender)
    if way.power is None:
        return game
    return Scene(way.power, table).then(used(game, way.power))


def _housed(game: Game, player: str, city: str) -> Game:
    """Note that the player builds in another city. Illegal where nothing allows it."""
    for owner in game.seats:
        for source in in_play(game, owner):
            circle = source.ability.effect.houses(game, source)
            if player in circle and city in circle and uses_left(game, source) > 0:
                return used(game, source)
    message = f"{player} cannot build in {city}'s city"
    raise Illegal("not-own-city", message, "build it in the own city")


WAYS: Mapping[type, str] = {Builds: "build", Stages: "stage", Sells: "sell"}
