"""The whole game as one frozen value, its log, and the small steps every rule is made of."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple, TypeVar

from cardgen.effects.state.cards import CardCopy, WaitingAbility
from cardgen.effects.state.city import City
from cardgen.effects.state.phases import Phase
from cardgen.effects.state.replacing import replace
from cardgen.model.constants import Constants, DuelConstants
from cardgen.model.frozen import frozen


@frozen
class GameEvent:
    """One thing that happened to `who`: `what` is the verb, the rest its details.

    `kind` is the kind of card that caused it, `whom` the other player concerned.
    """

    what: str
    who: str
    cards: tuple[str, ...] = ()
    kind: str = ""
    whom: str = ""
    number: Fraction | int = 0


class StructureSlot(NamedTuple):
    """A card of the structure, `row` counted from the far one, `column` in half cards.

    `face` is how its row is laid; a card laid face down is turned up once nothing covers it.
    """

    row: int
    column: int
    face: str
    piece: CardCopy


@dataclass(frozen=True)  # without slots: see `replace`
class DuelState:
    """The table of two players.

    `pawn` counts the spaces of the Conflict pawn from the middle towards the capital of the second
    seat; less than nothing is towards that of the first. `starter` starts the Age, or chooses who
    does; `active` has the next turn, `again` when it is a turn more. `victory` is `military`,
    `scientific` or `civilian` once the game has winners.
    """

    rules: DuelConstants
    structure: tuple[StructureSlot, ...] = ()
    pawn: int = 0
    starter: str = ""
    active: str = ""
    again: bool = False
    victory: str = ""


T = TypeVar("T")


@dataclass(frozen=True)  # without slots: see `replace`
class Game:
    """Cities in seat order (the next one sits to the left), piles, bank, and what happened so far.

    `age` counts from 0, `turns` those of this Age, `turn` all of the game. `phase` is what the Age
    has come to, None where a story begins amid an Age. `before` is the game as it
    stood when the turn began: what others have is bought and chained from that. `harms` are what
    the step for harmful effects does to the game, `waiting` waits for the cards of all. `unplayed`
    holds what never enters the discard, `leaders` the box of those that nobody holds. `bank` is
    what the bank, which never runs dry, has taken in so far. `numbers` are those of 7 Wonders. With
    two players, one seat is the `free_city`; `control` says who plays for it now, with cards of the
    `free_pile`.
    Hands with one card left are passed only when another turn begins, since after the last turn of
    an Age none are: until then `keepers` are those who will keep theirs, else it is None.
    `deck` holds the cards of the Ages to come, the next one first, `guilds` those that no deck
    holds. There are `winners` once the game is over; several of them share the victory.

    In Duel, `boxed` holds the cards of this Age that are not laid out. `progress` tokens lie on the
    board, those in `progress_box` are set aside. `wonders` are those that nobody has.
    """

    cities: tuple[City, ...]
    numbers: Constants | None = None
    age: int = 0
    phase: Phase | None = None
    turn: int = 0
    turns: int = 0
    teams: tuple[tuple[str, ...], ...] = ()
    plays: frozenset[str] = frozenset()
    bank: int = 0
    discard: tuple[CardCopy, ...] = ()
    leaders: tuple[CardCopy, ...] = ()
    blacks: tuple[CardCopy, ...] = ()
    god_pile: tuple[CardCopy, ...] = ()
    god_discard: tuple[CardCopy, ...] = ()
    unplayed: tuple[CardCopy, ...] = ()
    free_city: str = ""
    control: str = ""
    free_pile: tuple[CardCopy, ...] = ()
    keepers: tuple[str, ...] | None = None
    deck: tuple[CardCopy, ...] = ()
    boxed: tuple[CardCopy, ...] = ()
    guilds: tuple[CardCopy, ...] = ()
    progress: tuple[CardCopy, ...] = ()
    progress_box: tuple[CardCopy, ...] = ()
    wonders: tuple[CardCopy, ...] = ()
    winners: tuple[str, ...] = ()
    duel: DuelState | None = None
    seed: int = 0
    draws: int = 0
    log: tuple[GameEvent, ...] = ()
    harms: "tuple[Callable[[Game], Game], ...]" = ()
    waiting: tuple[WaitingAbility, ...] = ()
    before: "Game | None" = field(default=None, repr=False)

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(city.player for city in self.cities)

    @property
    def start(self) -> "Game":
        """The game as it stood when the turn began."""
        return self.before or self

    @property
    def constants(self) -> Constants:
        """The numbers of 7 Wonders. ValueError in a game of Duel, which has its own."""
        if self.numbers is None:
            raise ValueError("this is no game of 7 Wonders")
        return self.numbers

    @property
    def duel_state(self) -> DuelState:
        """The table of Duel. ValueError in a game of 7 Wonders, which has none."""
        if self.duel is None:
            raise ValueError("this is no game of Duel")
        return self.duel

    def with_duel(self, **fields: Any) -> "Game":
        """The game with some fields of the table of Duel changed."""
        return replace(self, duel=replace(self.duel_state, **fields))

    def city(self, player: str) -> City:
        for city in self.cities:  # asked millions of times: a generator takes twice as long
            if city.player == player:
                return city
        raise KeyError(player)

    def having(self, city: City) -> "Game":
        """The game with this city in the place of its player's old one."""
        cities = tuple(city if old.player == city.player else old for old in self.cities)
        return replace(self, cities=cities)

    def changed(self, player: str, **fields: Any) -> "Game":
        """The game with some fields of a player's city changed."""
        return self.having(replace(self.city(player), **fields))

    def each(self, change: Callable[[City], City]) -> "Game":
        return replace(self, cities=tuple(map(change, self.cities)))

    def logged(self, what: str, who: str, **details: Any) -> "Game":
        """The game with one more event in its log."""
        return replace(self, log=(*self.log, GameEvent(what, who, **details)))

    def from_bank(self, player: str, coins: int, *, own: bool = True) -> "Game":
        """Coins from the bank (to it when negative); those that are not `own` wait for the turn's
        end, save in Duel, where nobody else has the turn."""
        city = self.city(player)
        at_once = own or self.duel
        where = {"coins": city.coins + coins} if at_once else {"received": city.received + coins}
        return replace(self.changed(player, **where), bank=self.bank - coins)

    def with_pile(self, pile: str, pieces: tuple[CardCopy, ...]) -> "Game":
        """The game with another `discard`, `leaders` or other pile of cards."""
        fields: dict[str, Any] = {pile: pieces}
        return replace(self, **fields)

    def shuffled(self, items: Sequence[T]) -> "tuple[Game, tuple[T, ...]]":
        """The items in an order drawn from the game's own source of chance."""
        mixed = list(items)
        Random(f"{self.seed}/{self.draws}").shuffle(mixed)
        return replace(self, draws=self.draws + 1), tuple(mixed)

    def pieces(self) -> Iterator[CardCopy]:
        """Every card of the game, wherever it lies."""
        for city in self.cities:
            yield from city.pieces()
        yield from (*self.discard, *self.leaders, *self.blacks)
        yield from (*self.god_pile, *self.god_discard, *self.unplayed, *self.free_pile)
        yield from (*self.deck, *self.boxed, *self.guilds, *self.wonders)
        yield from (*self.progress, *self.progress_box)
        yield from (slot.piece for slot in self.duel.structure) if self.duel else ()
