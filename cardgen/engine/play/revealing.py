"""The Invocation Phase: gods are revealed, may be cancelled, are paid, and act."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.effects.power.ability import Activation
from cardgen.effects.power.activation import ability_at, printed_abilities
from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.effects.state.table import Illegal, Table, acting_player, refuse
from cardgen.engine.play.gods import (
    DiscardGod,
    GodMove,
    InvokeGod,
    RevealedGod,
    god_bill,
    god_refusal,
    limit_refusal,
    pay_for_god,
    return_used_markers,
    sell_god,
)
from cardgen.engine.play.placement import held_card, permanent_of, replay_card, take_from_hand

Pending = dict[str, RevealedGod]  # who has a god that is, or will be, on the table


def invoke_gods(game: Game, moves: Mapping[str, GodMove], table: Table) -> Game:
    """The gods of several players at one moment; those revealed together act in the order of
    their printed numbers."""
    for player, move in moves.items():
        if isinstance(move, DiscardGod):
            with acting_player(player, move.god):
                game = sell_god(game, player, move)
    asked = {player: move for player, move in moves.items() if isinstance(move, InvokeGod)}
    game, shown = reveal_gods(game, asked, table)
    for god in shown:
        with acting_player(god.player, god.piece.id):
            game = pay_for_god(game, god, table)
    for god in shown:
        with acting_player(god.player, god.piece.id):
            game = _acted(game, god, table)
    return game


def _acted(game: Game, god: RevealedGod, table: Table) -> Game:
    """What the god does at once; a marker that allowed a further god is used up."""
    return return_used_markers(replay_card(game, god.player, god.piece, table), god.player)


def reveal_gods(
    game: Game, moves: Mapping[str, InvokeGod], table: Table
) -> tuple[Game, tuple[RevealedGod, ...]]:
    """Reveal in the order of printed numbers; each god may be cancelled before anything is paid.

    All are revealed at one moment: whoever reveals one has used it, when another is answered.
    """
    pending = dict(_pending(game, moves))
    for player, move in sorted(moves.items(), key=lambda each: _number(game, *each)):
        with acting_player(player, move.god):
            refuse(god_refusal(game, player, move))
            game, piece = take_from_hand(game, player, move.god, "gods")
        game = game.logged("reveals", player, cards=(piece.id,), kind="god")
        answer = next(_answers(game, table, pending), None)
        if answer:
            del pending[player]
            game = _answered(game, answer, table)
            game = replace(game, god_discard=(*game.god_discard, piece))
    return game, tuple(pending.values())


def _number(game: Game, player: str, move: InvokeGod) -> tuple[int, str]:
    """What gods revealed together are ordered by: their numbers, which cards of two packs share."""
    held = (god.definition.number for god in game.city(player).gods if god.id == move.god)
    return next(held, 0), move.god


def _pending(game: Game, moves: Mapping[str, InvokeGod]) -> Iterator[tuple[str, RevealedGod]]:
    for player, move in sorted(moves.items(), key=lambda each: _number(game, *each)):
        piece = held_card(game, player, move.god, "gods")
        if not isinstance(piece, Illegal):
            yield player, RevealedGod(player, move, piece)


class CancellingGod(NamedTuple):
    """A god that a player reveals in turn, and the ability that answers."""

    player: str
    piece: CardCopy
    place: int


def _answers(game: Game, table: Table, pending: Pending) -> Iterator[CancellingGod]:
    """Who wants to answer the reveal that was just logged."""
    event = game.log[-1]
    for player in game.seats:
        for piece in game.city(player).gods:
            for place, ability in enumerate(printed_abilities(piece.definition, game.age)):
                when = ability.when
                if isinstance(when, str) or not when.from_hand:
                    continue
                if when.matches(event, game, player):
                    barred = _answer_refusal(game, player, piece, pending.get(player))
                    if table.wants(player, "cancels", event.cards[0], barred=barred):
                        yield CancellingGod(player, piece, place)


def _answer_refusal(
    game: Game, player: str, piece: CardCopy, own: RevealedGod | None
) -> Illegal | None:
    """Why the player may not answer with a god; the `own` one revealed must still be paid."""
    limit = limit_refusal(game, player, revealed=int(own is not None))
    bill = limit or god_bill(game, player, piece)
    if isinstance(bill, Illegal) or own is None:
        return bill if isinstance(bill, Illegal) else None
    later = game.changed(player, coins=game.city(player).coins - bill.total)
    left = god_bill(later, player, own.piece, own.move.buys)
    return left if isinstance(left, Illegal) else None


def _answered(game: Game, answer: CancellingGod, table: Table) -> Game:
    """The answering god is paid for, counts as used, and does what it does."""
    player, piece, place = answer
    event = game.log[-1]
    with acting_player(player):
        game, piece = take_from_hand(game, player, piece.id, "gods")
        game = pay_for_god(game, RevealedGod(player, InvokeGod(piece.id), piece), table)
    permanent = permanent_of(game.city(player), piece)
    source = ability_at(player, permanent, place)
    game = source.ability.effect.act(game, Activation(source, table, event))
    return return_used_markers(game, player)
