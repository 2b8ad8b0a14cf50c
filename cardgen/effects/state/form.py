"""A card as play sees it: what it costs and can do in each Age; and its single copies."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.ages import ByAge
from cardgen.model.cost import Cost

if TYPE_CHECKING:  # a game is made of abilities that act on games: only their types are a ring
    from cardgen.effects.power.ability import Ability


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """What is printed on a card, typed. `id` is `pack/id`; `kind` its colour, `leader` or `god`, in
    Duel also `wonder` or `progress`.

    Two cards of one `name` are the same building. `chained_from` names the ids of cards that
    make this one free, `chain_symbols` what these show; `any_time` gods wait for no Age card.
    """

    id: str
    name: str
    kind: str
    costs: ByAge[Cost]
    powers: "ByAge[tuple[Ability, ...]]"
    chained_from: tuple[str, ...] = ()
    chain_symbols: tuple[str, ...] = ()
    any_time: bool = False


class Piece(NamedTuple):
    """One copy of a card."""

    form: Form
    serial: int

    @property
    def id(self) -> str:
        return self.form.id


class Use(NamedTuple):
    """An ability (by its place on the card) was used in this Age and turn, `whom` it concerned."""

    ability: int
    age: int
    turn: int
    whom: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies in a city and acts there: a card, a Wonder stage, a marker, the board itself.

    `kind` is the card's kind or `wonder`; `abilities` are those of the Age it came in, `since`
    the turn. `chained` is the card by which it was built free.
    """

    kind: str
    abilities: "tuple[Ability, ...]"
    piece: Piece | None = None
    since: int = 0
    chained: str = ""
    used: tuple[Use, ...] = ()

    @property
    def id(self) -> str:
        return self.piece.form.id if self.piece else ""

    def same(self, other: "Standing") -> bool:
        """Whether this is the same thing, however often used since."""
        return self.piece == other.piece and self.abilities is other.abilities
