"""The table of a Duel scenario at the beginning, as it is written."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class GivenPlayer:
    """What a player has; card ids are whole, `pack/id`.

    `city` holds Age cards and Leaders, `built` the Wonders that stand, `wonders` the others;
    `leaders` wait to be recruited. `looted` are the looting tokens taken off the other side.
    """

    city: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    coins: int = 0
    looted: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Given:
    """The two players in the order of their seats, and the table between them.

    `structure` names cards row by row from the far one, at the places where the layout of the Age
    puts them; `none` and what a short row leaves out are empty places. `pawn` says how many spaces
    the Conflict pawn stands on whose side; else it is in the middle. `starts` is who starts the
    Age, or chooses who does; if it is not said, either player may have the first turn.
    """

    players: Mapping[str, GivenPlayer]
    age: tuple[str, ...] = ("I",)
    plays: tuple[str, ...] = ()
    seed: int = 0
    starts: str = ""
    pawn: Mapping[str, int] = field(default_factory=dict)
    structure: tuple[tuple[str, ...], ...] = ()
    discard: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()
    guilds: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()
    progress_box: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
