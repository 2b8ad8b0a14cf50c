"""The Invocation Phase: gods are revealed, may be cancelled, are paid, and act."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from cardgen.effects.power.ability import Activation
from cardgen.effects.power.activation import (
    abilities_of,
    ability_at,
    active_abilities,
    printed_abilities,
)
from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal, Table, acting_player
from cardgen.engine.payment.bill import pay_bill
from cardgen.engine.payment.cost import cost_bill
from cardgen.engine.play.placement import permanent_of, place_card, replay_card, take_from_hand
from cardgen.engine.play.reactions import let_react

Buys = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class InvokeGod:
    """Invoke a god; `buys` as for a card."""

    god: str
    buys: Buys | None = None


@dataclass(frozen=True, slots=True)
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


def refuse_one_more(game: Game, player: str, *, revealed: int = 0) -> None:
    """Illegal when all gods that the Age allows have been used, or are `revealed` to be."""
    most = god_limit(game, player)
    used = game.city(player).invoked + revealed
    if used >= most:
        message = f"{player} has already used {used} god{'s' * (used > 1)} in this Age"
        raise Illegal("god-limit", message, "wait for the next Age")


def count_god(game: Game, player: str) -> Game:
    """The game with one more god used by the player in this Age."""
    return game.changed(player, invoked=game.city(player).invoked + 1)


def pay_for_god(game: Game, god: RevealedGod, table: Table) -> Game:
    """Pay the cost, and lay the god down beside the board."""
    player, move, piece = god
    cost = piece.definition.costs[game.age]
    for part in cost.payments:
        if part.what == "sacrifice":
            game = _sacrificed(game, player, part.amount, table)
    buys = {seller: dict(goods) for seller, goods in move.buys.items()} if move.buys else None
    bill = cost_bill(game, player, Purchase("god", cost, piece.definition), buys)
    since = len(game.log)
    game = let_react(pay_bill(game, player, bill), since, table)
    game = count_god(place_card(game, player, piece), player)
    return game.logged("invokes", player, cards=(piece.id,), kind="god")


def _sacrificed(game: Game, player: str, number: int, table: Table) -> Game:
    """Discard Age cards from the hand for nothing."""
    for _ in range(number):
        hand = game.city(player).hand
        piece = table.choose(player, "sacrifices", hand)
        if piece is None:
            message = f"{player} has no Age card to sacrifice"
            raise Illegal("nothing-to-sacrifice", message, "invoke it with a card in hand")
        game, piece = take_from_hand(game, player, piece.id)
        game = replace(game, discard=(*game.discard, piece))
        game = game.logged("sacrifices", player, cards=(piece.id,))
    return game


def reveal_gods(
    game: Game, moves: Mapping[str, InvokeGod], table: Table
) -> tuple[Game, tuple[RevealedGod, ...]]:
    """Reveal in the order of printed numbers; each god may be cancelled before anything is paid.

    All are revealed at one moment: whoever reveals one has used it, when another is answered.
    """
    kept, using = [], set(moves)
    for player, move in sorted(moves.items(), key=lambda each: _number(game, *each)):
        with acting_player(player):
            refuse_one_more(game, player)
            game, piece = take_from_hand(game, player, move.god, "gods")
            _refuse_answering_god(game, player, piece)
        game = game.logged("reveals", player, cards=(piece.id,), kind="god")
        answer = next(_answers(game, table), None)
        if answer is None:
            kept.append(RevealedGod(player, move, piece))
        else:
            using.discard(player)
            game = _answered(game, answer, table, revealed=answer.player in using)
            game = replace(game, god_discard=(*game.god_discard, piece))
    return game, tuple(kept)


def _number(game: Game, player: str, move: InvokeGod) -> tuple[int, str]:
    """What gods revealed together are ordered by: their numbers, which cards of two packs share."""
    held = (god.definition.number for god in game.city(player).gods if god.id == move.god)
    return next(held, 0), move.god


def _refuse_answering_god(game: Game, player: str, piece: CardCopy) -> None:
    """Illegal for a god that can only answer another one."""
    moments = [ability.when for ability in printed_abilities(piece.definition, game.age)]
    if moments and all(not isinstance(when, str) and when.from_hand for when in moments):
        message = f"{piece.id} only answers a god that an opponent reveals"
        raise Illegal("only-answers", message, "cancels: GOD, when one is revealed", path=(player,))


class CancellingGod(NamedTuple):
    """A god that a player reveals in turn, and the ability that answers."""

    player: str
    piece: CardCopy
    place: int


def _answers(game: Game, table: Table) -> Iterator[CancellingGod]:
    """Who wants to answer the reveal that was just logged."""
    event = game.log[-1]
    for player in game.seats:
        for piece in game.city(player).gods:
            for place, ability in enumerate(printed_abilities(piece.definition, game.age)):
                when = ability.when
                if isinstance(when, str) or not when.from_hand:
                    continue
                matches = when.matches(event, game, player)
                if matches and table.wants(player, "cancels", event.cards[0]):
                    yield CancellingGod(player, piece, place)


def _answered(game: Game, answer: CancellingGod, table: Table, *, revealed: bool) -> Game:
    """The answering god is paid for, counts as used, and does what it does.

    `revealed` says whether its player has another god on the table at the same moment.
    """
    player, piece, place = answer
    event = game.log[-1]
    with acting_player(player):
        refuse_one_more(game, player, revealed=int(revealed))
        game, piece = take_from_hand(game, player, piece.id, "gods")
        game = pay_for_god(game, RevealedGod(player, InvokeGod(piece.id), piece), table)
    permanent = permanent_of(game.city(player), piece)
    source = ability_at(player, permanent, place)
    game = source.ability.effect.act(game, Activation(source, table, event))
    return _without_used_markers(game, player)


def invoke_gods(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """The gods of several players at one moment; those revealed together act in order of
    their printed numbers."""
    for player, move in moves.items():
        if isinstance(move, DiscardGod):
            with acting_player(player):
                game = _sold(game, player, move)
    asked = {player: move for player, move in moves.items() if isinstance(move, InvokeGod)}
    game, shown = reveal_gods(game, asked, table)
    for god in shown:
        with acting_player(god.player):
            game = pay_for_god(game, god, table)
    for god in shown:
        with acting_player(god.player):
            game = _acted(game, god, table)
    return game


def _sold(game: Game, player: str, move: DiscardGod) -> Game:
    refuse_one_more(game, player)
    game, piece = take_from_hand(game, player, move.god, "gods")
    coins = game.constants.god_sale[game.age]
    game = game.from_bank(player, coins).logged("discards god", player, cards=(piece.id,))
    game = game.logged("gains coins", player, number=coins, kind="god sale")
    return count_god(replace(game, god_discard=(*game.god_discard, piece)), player)


def _acted(game: Game, god: RevealedGod, table: Table) -> Game:
    """What the god does at once; a marker that allowed a further god is used up."""
    return _without_used_markers(replay_card(game, god.player, god.piece, table), god.player)


def _without_used_markers(game: Game, player: str) -> Game:
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
