"""A Wonder as its author wrote it: two sides, each with what it produces and its stages."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgen.model.card import Name, Needs
from cardgen.model.cost import Cost
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage; `power` holds its abilities as located YAML, as a card's does."""

    cost: Cost
    power: Seq


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the board: stages from the first, and what holds without any of them.

    `produces` is the board's resource, empty where it has none.
    """

    stages: tuple[Stage, ...]
    power: Seq
    produces: str = ""


@dataclass(frozen=True, slots=True)
class Wonder:
    """A board; `name` is the city, `wonder` what is built there; sides are `A` and `B`."""

    id: str
    pack: str
    name: Mapping[str, Name]
    wonder: Mapping[str, Name]
    sides: Mapping[str, Side]
    entry: Map
    needs: Needs = Needs()
    sources: Mapping[str, str] = field(default_factory=dict)

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands, `wonder.place("sides", "A")`."""
        return self.entry.place(*path)
