"""What a drawing of the table shows: mats of players, and what lies between them."""

from typing import NamedTuple

from cardgen.layout.marks import Drawing
from cardgen.model.text import Icon


class TableCard(NamedTuple):
    """A card by its name, the `kind` it is of, and the sign of that; `picture` is its front.

    One that is `hidden` lies face down.
    """

    name: str
    kind: str
    sign: Icon | None = None
    picture: Drawing | None = None
    hidden: bool = False


class CardPlace(NamedTuple):
    """Cards that lie together: a city, a hand, a pile."""

    title: str
    cards: tuple[TableCard, ...]


class PlayerMat(NamedTuple):
    """What one player has; `signs` are coins and tokens, `picture` is the side of the board.

    `team` counts from 1 where there are teams; the `note` says with whom.
    """

    name: str
    signs: tuple[Icon, ...] = ()
    board: str = ""
    picture: Drawing | None = None
    places: tuple[CardPlace, ...] = ()
    team: int = 0
    note: str = ""


class PositionAge(NamedTuple):
    """An Age that begins so, and which way hands go in it: 1 to the left, -1 to the right.

    `title` and `said` are words on it, of which the latter may be none. What comes before the Ages
    has a `sign` instead of a numeral.
    """

    age: str
    title: str
    passes: int = 0
    said: str = ""
    sign: Icon | None = None


class ConflictTrack(NamedTuple):
    """The way of the Conflict pawn between two capitals.

    `pawn` counts the spaces from the middle towards the second player, less than nothing towards
    the first. `tokens` are the coins of each token by its space, counted the same way; `zones`
    are the spaces at which a stretch begins.
    """

    spaces: int
    pawn: int
    tokens: tuple[tuple[int, int], ...] = ()
    zones: tuple[int, ...] = ()


class StructureCard(NamedTuple):
    """A card of the structure; `column` counts half cards."""

    card: TableCard
    row: int
    column: int


class TablePosition(NamedTuple):
    """The table as a scenario begins, and the same in words: `said`.

    Players sit in this order clockwise. `places` lie between them; `laid` is what the structure is
    called.
    """

    mats: tuple[PlayerMat, ...]
    ages: tuple[PositionAge, ...]
    said: str
    places: tuple[CardPlace, ...] = ()
    track: ConflictTrack | None = None
    structure: tuple[StructureCard, ...] = ()
    laid: str = ""
