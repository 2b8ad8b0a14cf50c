"""A move that the rules allow now, with what it costs; and who decides between such moves."""

from collections.abc import Sequence
from dataclasses import field
from typing import Generic, Protocol, TypeVar

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Table
from cardgen.engine.payment.bill import Bill
from cardgen.model.frozen import frozen

M_co = TypeVar("M_co", covariant=True)
M = TypeVar("M")


@frozen
class LegalMove(Generic[M_co]):
    """A move that will not be refused.

    `cost` tells coins for the bank, coins for each seller and what is bought there; `sacrifices`
    are Age cards that a god asks for besides. What a move brings is no part of it.
    """

    move: M_co
    cost: Bill = field(default_factory=Bill)
    sacrifices: int = 0


class DecidingTable(Table, Protocol):
    """A table whose players decide between legal moves, beside all that cards ask them."""

    def decide(
        self, game: Game, player: str, moves: Sequence[LegalMove[M]], *, optional: bool = False
    ) -> LegalMove[M] | None:
        """One of the moves; None only if there is none, or if `optional` and nobody wants.

        `game` stands as it does when the move is made.
        """
        ...
