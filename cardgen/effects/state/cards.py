"""A card as play sees it: its definition and copies, what stands in a city, what is bought."""

from dataclasses import dataclass
from typing import NamedTuple

from cardgen.model.ages import ByAge
from cardgen.model.card import RESOURCES, Cost
from cardgen.model.frozen import frozen

Unit = frozenset[str]  # one unit of a resource, of whichever of these kinds is wanted


class HeldAbility:
    """An ability, as the state holds it: without a look at what it does.

    The one kind there is, `Ability`, acts on games, and so it cannot be known where games are made
    of cities and cities of cards. `power/activation.py` gives back what is held as what it is.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class CardDef:
    """What is printed on a card, typed. `id` is `pack/id`; `kind` its colour, `leader` or `god`, in
    Duel also `wonder` or `progress`.

    Two cards of one `name` are the same building. `chained_from` names the ids of cards that
    make this one free, `chain_symbols` what these show; `any_time` gods wait for no Age card.
    `ages` are those, counted from 0, in whose decks an Age card lies. `number` is the one printed
    on the card: its place in its deck.
    """

    id: str
    name: str
    kind: str
    costs: ByAge[Cost]
    powers: ByAge[tuple[HeldAbility, ...]]
    chained_from: tuple[str, ...] = ()
    chain_symbols: tuple[str, ...] = ()
    any_time: bool = False
    ages: tuple[int, ...] = ()
    number: int = 0


class CardCopy(NamedTuple):
    """One copy of a card."""

    definition: CardDef
    serial: int

    @property
    def id(self) -> str:
        return self.definition.id


class AbilityUse(NamedTuple):
    """An ability (by its place on the card) was used in this Age and turn, `whom` it concerned."""

    ability: int
    age: int
    turn: int
    whom: str = ""


@frozen
class Permanent:
    """What lies in a city and acts there: a card, a Wonder stage, a marker, the board itself.

    `kind` is the card's kind or `wonder`; `abilities` are those of the Age it came in, `since`
    the turn. `chained` is the card by which it was built free.
    """

    kind: str
    abilities: tuple[HeldAbility, ...]
    piece: CardCopy | None = None
    since: int = 0
    chained: str = ""
    used: tuple[AbilityUse, ...] = ()

    @property
    def id(self) -> str:
        return self.piece.definition.id if self.piece else ""

    def same(self, other: "Permanent") -> bool:
        """Whether this is the same thing, however often used since."""
        return self.piece == other.piece and self.abilities is other.abilities


class WaitingAbility(NamedTuple):
    """An ability whose moment is to come, by its place on what stands in its owner's city."""

    owner: str
    permanent: Permanent
    place: int


RESOURCE_FAMILIES = {
    "any brown": frozenset(RESOURCES[:4]),
    "any grey": frozenset(RESOURCES[4:]),
    "any resource": frozenset(RESOURCES),
}


class Purchase(NamedTuple):
    """A card to build, a god to invoke, or a Wonder stage: `kind` is the card's kind or `stage`."""

    kind: str
    cost: Cost
    definition: CardDef | None = None

    @classmethod
    def of(cls, piece: CardCopy, age: int) -> "Purchase":
        """A card at what it costs in an Age, counted from 0."""
        definition = piece.definition
        return cls(definition.kind, definition.costs[age], definition)


class Offer(NamedTuple):
    """`seller` sells these resources at so many coins each.

    `less` takes coins off the first unit bought from the seller each turn instead.
    """

    seller: str
    resources: frozenset[str]
    price: int = 0
    less: int = 0
