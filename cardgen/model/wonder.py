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
