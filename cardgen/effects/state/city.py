"""A player's city: board, cards, treasury, tokens, hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.effects.state.cards import CardCopy, HeldAbility, Permanent
from cardgen.effects.state.replacing import replace
from cardgen.model.card import Cost
from cardgen.model.frozen import frozen

BESIDE_CITY = ("wonder", "progress")  # kinds that Duel lays beside the cards of a city


@frozen
class StageDef:
    """A Wonder stage as it is printed."""

    cost: Cost
    abilities: tuple[HeldAbility, ...]


@frozen
class Board:
    """A side of a Wonder; `produces` is empty where it makes nothing."""

    id: str
    side: str
    produces: str = ""
    abilities: tuple[HeldAbility, ...] = ()
    stages: tuple[StageDef, ...] = ()


class InPlay(NamedTuple):
    """What stands in a player's city, and what was found out about it, by what was asked."""

    player: str
    board: Board
    stages: tuple[Permanent, ...]
    cards: tuple[Permanent, ...]
    markers: tuple[Permanent, ...]
    known: dict[object, object]

    def is_of(self, city: "City") -> bool:
        """Whether the same things stand in a city, and are the same player's."""
        return (
            self.player == city.player
            and self.cards is city.cards
            and self.stages is city.stages
            and self.markers is city.markers
            and self.board is city.board
        )


@dataclass(frozen=True)  # without slots: see `replace`
class City:
    """Everything one player has.

    `received` are coins that came in this turn by trade or from others: they can be lost, but
    not spent before the next turn. `victory` holds the worth of each Victory token. `invoked`
    counts the gods used in this Age. `stages` holds, for each built stage, what marks it.
    `chosen` is the Age card laid face down for this turn. `leaders` are those not played yet.
    `symbols` are the science symbols chosen for free choices at the end of the game.

    In Duel built Wonders and Progress tokens stand among the cards; `wonders` are not built yet.
    `under` holds the cards that lie under a Wonder or a Leader, `buried` the Leaders there, and
    `looted` what each looting token names that was taken off the opponent's side.
    """

    player: str
    board: Board = Board("", "")
    stages: tuple[Permanent, ...] = ()
    cards: tuple[Permanent, ...] = ()
    markers: tuple[Permanent, ...] = ()
    hand: tuple[CardCopy, ...] = ()
    chosen: CardCopy | None = None
    gods: tuple[CardCopy, ...] = ()
    leaders: tuple[CardCopy, ...] = ()
    kept: tuple[CardCopy, ...] = ()
    coins: int = 0
    received: int = 0
    victory: tuple[int, ...] = ()
    defeat: int = 0
    debt: int = 0
    diplomacy: int = 0
    invoked: int = 0
    symbols: tuple[str, ...] = ()
    wonders: tuple[CardCopy, ...] = ()
    under: tuple[CardCopy, ...] = ()
    buried: tuple[CardCopy, ...] = ()
    looted: tuple[int, ...] = ()

    @property
    def in_play(self) -> InPlay:
        """What stands here. A city in which only coins or hands changed hands this on, with what is
        known of it: what acts in a city is asked hundreds of times for each thing that is built."""
        in_play: InPlay | None = self.__dict__.get("_in_play")
        if in_play is None or not in_play.is_of(self):
            in_play = InPlay(self.player, self.board, self.stages, self.cards, self.markers, {})
            self.__dict__["_in_play"] = in_play
        return in_play

    @property
    def progress(self) -> int:
        """How many Progress tokens it has."""
        return len(self.of_kind(("progress",)))

    def permanents(self) -> Iterator[Permanent]:
        """All that acts in this city, the board first."""
        yield Permanent("wonder", self.board.abilities)
        yield from self.stages
        yield from self.cards
        yield from self.markers

    def pieces(self) -> Iterator[CardCopy]:
        """Every card here, wherever it lies."""
        laid = (each.piece for each in (*self.stages, *self.cards, *self.markers))
        yield from (piece for piece in laid if piece)
        yield from (self.chosen,) if self.chosen else ()
        yield from (*self.hand, *self.gods, *self.leaders, *self.kept)
        yield from (*self.wonders, *self.under, *self.buried)

    def of_kind(self, kinds: tuple[str, ...]) -> tuple[Permanent, ...]:
        """The cards of some colours, leaders or gods."""
        return tuple(card for card in self.cards if card.kind in kinds)

    def without(self, gone: Permanent) -> "City":
        return replace(self, cards=tuple(card for card in self.cards if card.piece != gone.piece))

    def with_use(self, permanent: Permanent, after: Permanent) -> "City":
        """The city once `permanent` was changed to `after` (the same thing, used once more)."""

        def swapped(held: tuple[Permanent, ...]) -> tuple[Permanent, ...]:
            return tuple(after if each.same(permanent) else each for each in held)

        return replace(
            self,
            stages=swapped(self.stages),
            cards=swapped(self.cards),
            markers=swapped(self.markers),
        )
