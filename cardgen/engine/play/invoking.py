"""What it takes to invoke a god: the moves, how many an Age allows, and paying the cost."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardgen.effects.power.inplay import in_play
from cardgen.effects.state.form import Piece
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.effects.state.table import Illegal, Table
from cardgen.engine.payment.bill import settle
from cardgen.engine.payment.cost import cost_bill
from cardgen.engine.play.laying import laid, taken
from cardgen.engine.play.reacting import reacted

Buys = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Invokes:
    """Invoke a god; `buys` as for a card."""

    god: str
    buys: Buys | None = None


@dataclass(frozen=True, slots=True)
class Discards:
    """Discard a god for coins, the more the later the Age."""

    god: str


GodMove = Invokes | Discards


class Revealed(NamedTuple):
    """A god on the table that is not yet paid for."""

    player: str
    move: Invokes
    piece: Piece


def limit(game: Game, player: str) -> int:
    """How many gods the player may use in this Age; abilities do not add up."""
    limits = (source.ability.effect.invocation_limit() for source in in_play(game, player))
    return max(limits, default=1)


def refuse_one_more(game: Game, player: str) -> None:
    """Illegal when all gods that the Age allows have been used."""
    most = limit(game, player)
    used = game.city(player).invoked
    if used >= most:
        message = f"{player} has already used {used} god{'s' * (used > 1)} in this Age"
        raise Illegal("god-limit", message, "wait for the next Age")


def counted(game: Game, player: str) -> Game:
    """The game with one more god used by the player in this Age."""
    return game.changed(player, invoked=game.city(player).invoked + 1)


def paid(game: Game, god: Revealed, table: Table) -> Game:
    """Pay the cost, and lay the god down beside the board."""
    player, move, piece = god
    cost = piece.form.costs[game.age]
    for part in cost.payments:
        if part.what == "sacrifice":
            game = _sacrificed(game, player, part.amount, table)
    buys = {seller: dict(goods) for seller, goods in move.buys.items()} if move.buys else None
    bill = cost_bill(game, player, Order("god", cost, piece.form), buys)
    told = len(game.story)
    game = reacted(settle(game, player, bill), told, table)
    game = counted(laid(game, player, piece), player)
    return game.told("invokes", player, cards=(piece.id,), kind="god")


def _sacrificed(game: Game, player: str, number: int, table: Table) -> Game:
    """Discard Age cards from the hand for nothing."""
    for _ in range(number):
        hand = game.city(player).hand
        piece = table.choose(player, "sacrifices", hand)
        if piece is None:
            message = f"{player} has no Age card to sacrifice"
            raise Illegal("nothing-to-sacrifice", message, "invoke it with a card in hand")
        game, piece = taken(game, player, piece.id)
        game = replace(game, discard=(*game.discard, piece))
        game = game.told("sacrifices", player, cards=(piece.id,))
    return game
