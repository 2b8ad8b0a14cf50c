"""A god in a player's hand: whether it may be used now, what it costs, how it is paid or sold."""

from collections.abc import Mapping
from typing import NamedTuple

from cardgen.effects.power.activation import abilities_of, active_abilities, printed_abilities
from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, Table, granted, refuse
from cardgen.engine.payment.bill import Bill, pay_bill
from cardgen.engine.payment.cost import cost_bill
from cardgen.engine.play.placement import held_card, place_card, take_from_hand
from cardgen.engine.play.reactions import let_react
from cardgen.model.frozen import frozen

Buys = Mapping[str, Mapping[str, int]]


@frozen
class InvokeGod:
    """Invoke a god; `buys` as for a card."""

    god: str
    buys: Buys | None = None


@frozen
class DiscardGod:
    """Discard a god for coins, the more the later the Age."""

    god: str


GodMove = InvokeGod | DiscardGod


class RevealedGod(NamedTuple):
    """A god on the table that is not yet paid for."""

    player: str
    move: InvokeGod
    piece: CardCopy


def god_limit(game: Game, player: str) -> int:
    """How many gods the player may use in this Age; abilities do not add up."""
    limits = (source.ability.effect.invocation_limit() for source in active_abilities(game, player))
    return max(limits, default=1)


def limit_refusal(game: Game, player: str, *, revealed: int = 0) -> Illegal | None:
    """A refusal when all gods that the Age allows have been used, or are `revealed` to be."""
    most = god_limit(game, player)
    used = game.city(player).invoked + revealed
    if used < most:
        return None
    message = f"{player} has already used {used} god{'s' * (used > 1)} in this Age"
    return Illegal("god-limit", message, "wait for the next Age")


def god_refusal(game: Game, player: str, move: GodMove) -> Illegal | None:
    """Why the player may not use a god so now, whatever moment it is, or None."""
    limit = limit_refusal(game, player)
    if limit:
        return limit
    piece = held_card(game, player, move.god, "gods")
    if isinstance(piece, Illegal):
        return piece
    if isinstance(move, DiscardGod):
        return None
    return _answering_refusal(game, piece) or _unpaid(game, player, piece, move.buys)


def god_bill(game: Game, player: str, piece: CardCopy, buys: Buys | None = None) -> Bill | Illegal:
    """What a god costs its player besides sacrifices."""
    named = None if buys is None else {seller: dict(goods) for seller, goods in buys.items()}
    cost = piece.definition.costs[game.age]
    return cost_bill(game, player, Purchase("god", cost, piece.definition), named)


def sacrifices(game: Game, piece: CardCopy) -> int:
    """How many Age cards of the hand a god asks for."""
    payments = piece.definition.costs[game.age].payments
    return sum(part.amount for part in payments if part.what == "sacrifice")


def _unpaid(game: Game, player: str, piece: CardCopy, buys: Buys | None) -> Illegal | None:
    if sacrifices(game, piece) > len(game.city(player).hand):
        message = f"{player} has no Age card to sacrifice"
        return Illegal("nothing-to-sacrifice", message, "invoke it with a card in hand")
    bill = god_bill(game, player, piece, buys)
    return bill if isinstance(bill, Illegal) else None


def count_god(game: Game, player: str) -> Game:
    """The game with one more god used by the player in this Age."""
    return game.changed(player, invoked=game.city(player).invoked + 1)


def pay_for_god(game: Game, god: RevealedGod, table: Table) -> Game:
    """Pay the cost, and lay the god down beside the board."""
    player, move, piece = god
    game = _sacrificed(game, player, sacrifices(game, piece), table)
    bill = granted(god_bill(game, player, piece, move.buys))
    since = len(game.log)
    game = let_react(pay_bill(game, player, bill), since, table)
    game = count_god(place_card(game, player, piece), player)
    return game.logged("invokes", player, cards=(piece.id,), kind="god")


def _sacrificed(game: Game, player: str, number: int, table: Table) -> Game:
    """Discard Age cards from the hand for nothing."""
    for _ in range(number):
        chosen = table.choose(player, "sacrifices", game.city(player).hand)
        if chosen is None:
            continue
        game, piece = take_from_hand(game, player, chosen.id)
        game = replace(game, discard=(*game.discard, piece))
        game = game.logged("sacrifices", player, cards=(piece.id,))
    return game


def _answering_refusal(game: Game, piece: CardCopy) -> Illegal | None:
    """The refusal of a god that can only answer another one."""
    moments = [ability.when for ability in printed_abilities(piece.definition, game.age)]
    if moments and all(not isinstance(when, str) and when.from_hand for when in moments):
        message = f"{piece.id} only answers a god that an opponent reveals"
        return Illegal("only-answers", message, "cancels: GOD, when one is revealed")
    return None


def sell_god(game: Game, player: str, move: DiscardGod) -> Game:
    """Discard a god for coins; a marker that allowed a further god is used up by it too. Illegal
    where it is refused."""
    refuse(god_refusal(game, player, move))
    game, piece = take_from_hand(game, player, move.god, "gods")
    coins = game.constants.god_sale[game.age]
    game = game.from_bank(player, coins).logged("discards god", player, cards=(piece.id,))
    game = game.logged("gains coins", player, number=coins, kind="god sale")
    game = count_god(replace(game, god_discard=(*game.god_discard, piece)), player)
    return return_used_markers(game, player)


def return_used_markers(game: Game, player: str) -> Game:
    """The game in which a marker that allowed a further god is returned once that god is used."""
    city = game.city(player)
    if city.invoked < max(2, god_limit(game, player)):
        return game
    kept = tuple(
        marker for marker in city.markers if all(a.until != "used" for a in abilities_of(marker))
    )
    return game.changed(player, markers=kept)


def discard_unused_gods(game: Game) -> Game:
    """Who has used the gods the Age allows discards the others, for nothing."""
    for player in game.seats:
        city = game.city(player)
        if city.gods and city.invoked >= god_limit(game, player):
            game = replace(game, god_discard=(*game.god_discard, *city.gods))
            game = game.changed(player, gods=())
    return game
