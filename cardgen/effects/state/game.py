"""The whole game as one frozen value, and the small steps every rule is made of."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from cardgen.effects.state.city import City
from cardgen.effects.state.duel import Duel
from cardgen.effects.state.form import Piece
from cardgen.effects.state.happening import Happening
from cardgen.model.constants import Constants

if TYPE_CHECKING:
    from cardgen.effects.power.acting import Scene
    from cardgen.effects.power.inplay import InPlay

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Game:
    """Cities in seat order (the next one sits to the left), piles, bank, and what happened so far.

    `age` counts from 0; `turn` goes on counting through the Ages. `before` is the game as it
    stood when the turn began: what others have is bought and chained from that. `harms` wait for
    the step in which harmful effects happen, `waiting` for the cards of all. `unplayed` holds what
    never enters the discard, `leaders` the box of those that nobody holds. `bank` is what the bank,
    which never runs dry, has taken in so far. `numbers` are those of 7 Wonders. With two players,
    one seat is the `free_city`; `control` says who plays for it now, with cards of the `free_pile`.

    In Duel, `deck` holds the cards of the Ages to come, the next one first, `boxed` those of this
    Age that are not laid out, `guilds` those that no deck holds. `progress` tokens lie on the
    board, those in `progress_box` are set aside. `wonders` are those that nobody has.
    """

    cities: tuple[City, ...]
    numbers: Constants | None = None
    age: int = 0
    turn: int = 0
    teams: tuple[tuple[str, ...], ...] = ()
    plays: frozenset[str] = frozenset()
    bank: int = 0
    discard: tuple[Piece, ...] = ()
    leaders: tuple[Piece, ...] = ()
    blacks: tuple[Piece, ...] = ()
    god_pile: tuple[Piece, ...] = ()
    god_discard: tuple[Piece, ...] = ()
    unplayed: tuple[Piece, ...] = ()
    free_city: str = ""
    control: str = ""
    free_pile: tuple[Piece, ...] = ()
    deck: tuple[Piece, ...] = ()
    boxed: tuple[Piece, ...] = ()
    guilds: tuple[Piece, ...] = ()
    progress: tuple[Piece, ...] = ()
    progress_box: tuple[Piece, ...] = ()
    wonders: tuple[Piece, ...] = ()
    duel: Duel | None = None
    seed: int = 0
    draws: int = 0
    story: tuple[Happening, ...] = ()
    harms: "tuple[Scene, ...]" = ()
    waiting: "tuple[InPlay, ...]" = ()
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
    def two(self) -> Duel:
        """The table of Duel. ValueError in a game of 7 Wonders, which has none."""
        if self.duel is None:
            raise ValueError("this is no game of Duel")
        return self.duel

    def at_duel(self, **fields: Any) -> "Game":
        """The game with some fields of the table of Duel changed."""
        return replace(self, duel=replace(self.two, **fields))

    def city(self, player: str) -> City:
        return next(city for city in self.cities if city.player == player)

    def having(self, city: City) -> "Game":
        """The game with this city in the place of its player's old one."""
        cities = tuple(city if old.player == city.player else old for old in self.cities)
        return replace(self, cities=cities)

    def changed(self, player: str, **fields: Any) -> "Game":
        """The game with some fields of a player's city changed."""
        return self.having(replace(self.city(player), **fields))

    def each(self, change: Callable[[City], City]) -> "Game":
        return replace(self, cities=tuple(map(change, self.cities)))

    def told(self, what: str, who: str, **details: Any) -> "Game":
        """The game with one more happening in its story."""
        return replace(self, story=(*self.story, Happening(what, who, **details)))

    def from_bank(self, player: str, coins: int, *, own: bool = True) -> "Game":
        """Coins from the bank (to it when negative); those that are not `own` wait for the turn's
        end, save in Duel, where nobody else has the turn."""
        city = self.city(player)
        at_once = own or self.duel
        where = {"coins": city.coins + coins} if at_once else {"received": city.received + coins}
        return replace(self.changed(player, **where), bank=self.bank - coins)

    def with_pile(self, pile: str, pieces: tuple[Piece, ...]) -> "Game":
        """The game with another `discard`, `leaders` or other pile of cards."""
        fields: dict[str, Any] = {pile: pieces}
        return replace(self, **fields)

    def shuffled(self, items: Sequence[T]) -> "tuple[Game, tuple[T, ...]]":
        """The items in an order drawn from the game's own source of chance."""
        mixed = list(items)
        Random(f"{self.seed}/{self.draws}").shuffle(mixed)
        return replace(self, draws=self.draws + 1), tuple(mixed)

    def pieces(self) -> Iterator[Piece]:
        """Every card of the game, wherever it lies."""
        for city in self.cities:
            yield from city.pieces()
        yield from (*self.discard, *self.leaders, *self.blacks)
        yield from (*self.god_pile, *self.god_discard, *self.unplayed, *self.free_pile)
        yield from (*self.deck, *self.boxed, *self.guilds, *self.wonders)
        yield from (*self.progress, *self.progress_box)
        yield from (slot.piece for slot in self.duel.structure) if self.duel else ()
