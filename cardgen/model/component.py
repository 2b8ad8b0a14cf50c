"""What is printed on two sides and cut out: cards, boards, tokens, in sets that look alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.model.card import Card, Name
from cardgen.model.cut_shape import CutShape
from cardgen.model.located import Map
from cardgen.model.place import Place
from cardgen.model.wonder import Wonder
from cardgen.units import Size


class GameToken(NamedTuple):
    """A marker, coin or tile; `pantheon` is the one whose drawings it wears."""

    id: str
    pack: str
    name: Mapping[str, Name]
    entry: Map
    emblem: str = ""
    pantheon: str = ""
    copies: int = 1

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands; that of its id is the entry itself."""
        return self.entry.place(*(path if path != ("id",) else ()))


Component = Card | Wonder | GameToken


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """Components of one kind, size and shape, with the layouts of their faces.

    `layout` is that of the fronts. `back` names the layout `back-<back>`; without it the back of
    each has the layout of its front and shows its other side. `shared` says whether all have the
    same back. `entry` is the path to the set in pack.yaml.
    """

    id: str
    kind: str
    size: Size
    shape: CutShape
    layout: str
    back: str
    members: tuple[Component, ...]
    shared: bool
    entry: tuple[str, str]

    @property
    def back_layout(self) -> str:
        """The layout of the backs."""
        return f"back-{self.back}" if self.back else self.layout
