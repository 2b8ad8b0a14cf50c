"""The numbers of a game that no card prints: coins, prices, hands, tokens, the Duel track."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardgen.model.ages import ByAge
from cardgen.model.frozen import frozen


@frozen
class Constants:
    """Numbers of 7 Wonders.

    `hand` cards are dealt in an Age and the last one is not played; `guilds_beyond_players` is
    how many more Guilds than players lie in the third deck. `victory` is the worth of the token of
    each Age; `black_cards` is how many black cards an Age deck gets for each player. Each player is
    dealt so many gods before an Age, and so many Leaders before the first one. `god_sale` is what a
    god brings that is discarded rather than invoked.
    """

    start_coins: int
    sale: int
    price: int
    hand: ByAge[int]
    passing: ByAge[str]
    victory: ByAge[int]
    defeat: int
    coins_per_point: int
    science_set: int
    guilds_beyond_players: int
    debt: int = 0
    black_cards: int = 0
    gods_dealt: int = 0
    god_sale: ByAge[int] = ByAge((0, 0, 0))
    leaders_dealt: int = 0

    @classmethod
    def of(cls, *packs: Mapping[str, Any]) -> "Constants":
        """The constants of several packs in play; a later one overrides an earlier one."""
        return cls(**{name: value for pack in packs for name, value in pack.items()})


class Zone(NamedTuple):
    """Spaces of the track from `first` on: points at the end, coins lost on first entering."""

    first: int
    vp: int
    loot: int = 0


class Track(NamedTuple):
    """The way of the Conflict pawn from the middle: `spaces` to each side, cut into zones."""

    spaces: int
    zones: tuple[Zone, ...]


class Row(NamedTuple):
    """One row of a structure; columns are counted in steps of half a card."""

    columns: tuple[int, ...]
    face: str = "up"


class DuelConstants(NamedTuple):
    """Numbers of 7 Wonders Duel.

    A sale brings 1 coin more for each own yellow card, and a resource costs 1 coin more for each
    unit that brown and grey cards of the opponent make. `boxed` cards of each Age deck stay out.
    `leader_sale` is what a Leader brings that is discarded rather than recruited.
    The rows of a structure stand from the far one, which is covered, to the near one.
    """

    start_coins: int
    sale: int
    price: int
    coins_per_point: int
    wonders_each: int
    wonders_built: int
    boxed: int
    guilds: int
    progress_shown: int
    supremacy_symbols: int
    track: Track
    structures: ByAge[tuple[Row, ...]]
    leader_sale: int = 0

    @classmethod
    def of(cls, *packs: Mapping[str, Any]) -> "DuelConstants":
        """The constants of several packs in play; a later one overrides an earlier one."""
        return cls(**{name: value for pack in packs for name, value in pack.items()})
