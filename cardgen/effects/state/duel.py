"""What only a game of Duel has: the structure, the Conflict pawn, and who plays next."""

from dataclasses import dataclass
from typing import NamedTuple

from cardgen.effects.state.form import Piece
from cardgen.model.constants import DuelConstants


class Slot(NamedTuple):
    """A card of the structure, `row` counted from the far one, `column` in half cards.

    `face` is how its row is laid; a card laid face down is turned up once nothing covers it.
    """

    row: int
    column: int
    face: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Duel:
    """The table of two players.

    `pawn` counts the spaces of the Conflict pawn from the middle towards the capital of the second
    seat; less than nothing is towards that of the first. The structure of the Age has been `laid`
    out, even if all of it is taken. `starter` starts the Age, or chooses who does; `active` has the
    next turn, `again` when it is a turn more. `victory` is `military`, `scientific` or `civilian`
    once there are `winners`.
    """

    rules: DuelConstants
    structure: tuple[Slot, ...] = ()
    laid: bool = False
    pawn: int = 0
    starter: str = ""
    active: str = ""
    again: bool = False
    winners: tuple[str, ...] = ()
    victory: str = ""
