"""A Wonder as its author wrote it: two sides, each with what it produces and its stages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.card import Cost, Name, Needs
from cardgen.model.finding import Place
from cardgen.model.located import Map, Seq
from cardgen.model.text import Runs

Text = Mapping[str, Runs]
SILENT: Text = MappingProxyType({})


class Stage(NamedTuple):
    """One stage; `power` holds its abilities as located YAML, as a card's does.

    `key` is that of its entry, which stages may share: `2-3`. `text` holds its words by language,
    `cost_in_words` the cost a second time, as a cheque does.
    """

    cost: Cost
    power: Seq
    key: str
    text: Text = SILENT
    cost_in_words: str = ""


class Side(NamedTuple):
    """One side of the board: stages from the first, and what holds without any of them.

    `produces` is the board's resource, empty where it has none. `text` says what `power` does,
    `notes` by language what settles questions about the whole side.
    """

    stages: tuple[Stage, ...]
    power: Seq
    produces: str = ""
    text: Text = SILENT
    notes: Mapping[str, tuple[str, ...]] = MappingProxyType({})


BOTH = 2  # sides of a board
Path = tuple[str, ...]  # keys that lead into an entry: ("sides", "A", "stages", "2-3", "cost")


class Wonder(NamedTuple):
    """A board; `name` is the city, `wonder` what is built there; sides are `A` and `B`."""

    id: str
    pack: str
    name: Mapping[str, Name]
    wonder: Mapping[str, Name]
    sides: Mapping[str, Side]
    entry: Map
    needs: Needs = Needs()
    sources: Mapping[str, str] = MappingProxyType({})

    @property
    def copies(self) -> int:
        """How many of the board are in the box."""
        return 1

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands, `wonder.place("sides", "A")`."""
        return self.entry.place(*path)


class PartlyReadBoard(NamedTuple):
    """A board with faults in its entry: the board as it is without what could not be read, and
    where that stands.

    It has a stage for each that its entry tells. Of words, names and notes it has those languages
    that could be read.
    """

    board: Wonder
    unread: frozenset[Path]

    @property
    def speaking(self) -> Wonder:
        """The board without the words of powers that could not be read."""
        sides = {
            letter: side._replace(
                text=SILENT if self._lacks_power(letter) else side.text,
                stages=tuple(
                    one._replace(text=SILENT)
                    if self._lacks_power(letter, "stages", one.key)
                    else one
                    for one in side.stages
                ),
            )
            for letter, side in self.board.sides.items()
        }
        return self.board._replace(sides=sides)

    def has_both(self, key: str) -> bool:
        """Whether what stands at a key of both sides could be read."""
        sides = (side for side in self.board.sides if ("sides", side, key) not in self.unread)
        return len([*sides]) == BOTH

    def _lacks_power(self, *path: str) -> bool:
        return ("sides", *path, "power") in self.unread
