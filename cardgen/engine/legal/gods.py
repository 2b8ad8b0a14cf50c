"""Every legal use of a god in hand: to be invoked, in each way to pay, or discarded for coins."""

from collections.abc import Iterator

from cardgen.effects.state.cards import CardCopy, Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.phases import Phase
from cardgen.engine.legal.move import LegalMove
from cardgen.engine.payment.purchases import bills_to_choose
from cardgen.engine.play.gods import DiscardGod, GodMove, InvokeGod, god_refusal, sacrifices
from cardgen.engine.play.turn import waiting_refusal


def god_moves(game: Game, player: str, *, playing: bool) -> tuple[LegalMove[GodMove], ...]:
    """What the player may do with gods in a turn; `playing` says whether with an Age card."""
    uses = (use for piece in game.city(player).gods for use in _uses(game, player, piece))
    return tuple(use for use in uses if playing or waiting_refusal(game, player, use.move) is None)


def god_moves_at_any_time(game: Game, player: str) -> tuple[LegalMove[GodMove], ...]:
    """What the player may do with gods between turns."""
    if game.phase is Phase.CONFLICTS:
        return ()
    return god_moves(game, player, playing=False)


def _uses(game: Game, player: str, piece: CardCopy) -> Iterator[LegalMove[GodMove]]:
    sale = DiscardGod(piece.id)
    if god_refusal(game, player, sale) is None:
        yield LegalMove(sale)
    cost = piece.definition.costs[game.age]
    asked, given = sacrifices(game, piece), Purchase("god", cost, piece.definition)
    for bill in bills_to_choose(game, player, given):
        move = InvokeGod(piece.id, bill.units)
        if god_refusal(game, player, move) is None:
            yield LegalMove(move, bill, asked)
