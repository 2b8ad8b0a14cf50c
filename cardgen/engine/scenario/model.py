"""A scenario as it is written: given, play, then; `given` is that of its game."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from cardgen.model.frozen import frozen
from cardgen.model.located import Map


@frozen
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


@frozen
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
    deck: tuple[str, ...] = ()


@frozen
class PlayerMove:
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


@frozen
class ScenarioStep:
    """What happens next: a `turn`, gods at `any time`, the `conflict`, …, and who does what."""

    what: str
    moves: Mapping[str, tuple[PlayerMove, ...]]


@frozen
class Scenario:
    """A few steps of a game, and what must have changed after them: `then`, as it was read.

    `given` is the beginning as its `game` reads it.
    """

    id: str
    game: str
    says: Mapping[str, str]
    given: Any
    play: tuple[ScenarioStep, ...]
    then: Mapping[str, Any]
    entry: Map
    source: str = ""
    note: str = ""


@frozen
class DuelGivenPlayer:
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


@frozen
class DuelGiven:
    """The two players in the order of their seats, and the table between them.

    `structure` names cards row by row from the far one, at the places where the layout of the Age
    puts them; `none` and what a short row leaves out are empty places. `pawn` says how many spaces
    the Conflict pawn stands on whose side; else it is in the middle. `starts` is who starts the
    Age, or chooses who does; if it is not said, either player may have the first turn.
    """

    players: Mapping[str, DuelGivenPlayer]
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
