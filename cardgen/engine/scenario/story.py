"""A scenario as it is written: given, play, then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardgen.model.located import Map


@dataclass(frozen=True, slots=True)
class GivenPlayer:
    """A player's city at the beginning; card ids are whole, `pack/id`.

    `leaders` are those in hand. `coins` are those that the game starts with, where nothing is said.
    """

    wonder: Mapping[str, str] = field(default_factory=dict)
    stages: int = 0
    city: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    gods: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    coins: int | None = None
    victory: tuple[int, ...] = ()
    defeat: int = 0
    debt: int = 0
    diplomacy: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """The table at the beginning; players sit in the order of writing, the next one to the left.

    `free_city` names the seat that is the Free City, and who plays for it in this turn.
    """

    players: Mapping[str, GivenPlayer]
    age: tuple[str, ...] = ("I",)
    plays: tuple[str, ...] = ()
    teams: tuple[tuple[str, ...], ...] = ()
    seed: int = 0
    free_city: Mapping[str, str] = field(default_factory=dict)
    free_pile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    blacks: tuple[str, ...] = ()
    god_pile: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Doing:
    """One thing a player does, with the answers to what the game asks.

    In Duel a `wonder` is built `with` a card of the structure, or the card is tucked away.
    """

    builds: str = ""
    recruits: str = ""
    stage: str = ""
    sells: str = ""
    invokes: str = ""
    discards: str = ""
    buys: Mapping[str, Mapping[str, int]] | None = None
    in_: str = ""
    wonder: str = ""
    with_: str = ""
    tucks: str = ""
    answers: Mapping[str, Sequence[Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """What happens next: a `turn`, gods at `any time`, the `conflict`, …, and who does what."""

    what: str
    doings: Mapping[str, tuple[Doing, ...]]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A story that must come true; `then` holds, as read, what it says has changed.

    `given` is the beginning as it is told in its `game`.
    """

    id: str
    game: str
    says: Mapping[str, str]
    given: Any
    play: tuple[Step, ...]
    then: Mapping[str, Any]
    entry: Map
    source: str = ""
    note: str = ""
