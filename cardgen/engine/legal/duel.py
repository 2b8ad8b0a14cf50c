"""Every legal move of Duel: uses of the cards that can be taken, and of Leaders in hand."""

from collections.abc import Iterator

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.recruitment import (
    DuelDiscard,
    DuelRecruit,
    LeaderMove,
    leader_bill,
)
from cardgen.engine.duel.structure import accessible_slots
from cardgen.engine.duel.turn import (
    DuelBuild,
    DuelMove,
    DuelSale,
    DuelTuck,
    DuelWonder,
    begin_duel_turn,
    duel_way,
)
from cardgen.engine.duel.victory import is_over
from cardgen.engine.legal.move import LegalMove


def duel_moves(game: Game) -> tuple[LegalMove[DuelMove], ...]:
    """Each use of each card that can be taken, by the player whose turn it is."""
    if is_over(game):
        return ()
    player = game.duel_state.active
    game = begin_duel_turn(game, player)
    slots = accessible_slots(game.duel_state.structure)
    return tuple(move for slot in slots for move in _uses(game, player, slot.piece))


def _uses(game: Game, player: str, piece: CardCopy) -> Iterator[LegalMove[DuelMove]]:
    yield LegalMove(DuelSale(piece.id))
    if DuelTuck(piece.id).refusal(game, player, piece) is None:
        yield LegalMove(DuelTuck(piece.id))
    way = duel_way(game, player, piece)
    if not isinstance(way, Illegal):
        yield LegalMove(DuelBuild(piece.id), way.bill)
    for wonder in game.city(player).wonders:
        move, way = DuelWonder(piece.id, wonder.id), duel_way(game, player, wonder)
        if not isinstance(way, Illegal) and move.refusal(game, player, piece) is None:
            yield LegalMove(move, way.bill)


def duel_leader_moves(game: Game, player: str) -> tuple[LegalMove[LeaderMove], ...]:
    """What a player may do in the recruitment: discard a Leader, or recruit one for its cost."""
    return tuple(_leader_moves(game, player))


def _leader_moves(game: Game, player: str) -> Iterator[LegalMove[LeaderMove]]:
    for piece in game.city(player).leaders:
        yield LegalMove(DuelDiscard(piece.id))
        bill = leader_bill(game, player, piece)
        if not isinstance(bill, Illegal):
            yield LegalMove(DuelRecruit(piece.id), bill)
