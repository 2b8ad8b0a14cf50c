"""What is printed on two sides and cut out, and how: cards, boards, tokens, in sets of a kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cardgen.model.card import Card, Name
from cardgen.model.finding import Place
from cardgen.model.located import Map
from cardgen.model.wonder import Wonder
from cardgen.outlines import Segments, circle, grown_polygon, polygon, rectangle
from cardgen.units import Box, Size

Form = Literal["rectangle", "circle", "polygon"]
Point = tuple[float, float]


class CutShape(NamedTuple):
    """The outline of a component.

    `corners` is the radius in mm of a rectangle's corners; `points` are the corners of a polygon,
    in mm from the top left corner of the component's size.
    """

    form: Form = "rectangle"
    corners: float = 0.0
    points: tuple[Point, ...] = ()

    @property
    def straight(self) -> bool:
        """Whether straight cuts from mark to mark free it, round corners aside."""
        return self.form == "rectangle"

    def outline(self, size: Size, outward: float = 0.0) -> Segments:
        """The outline of a component of `size`, in its own mm, moved outward by some mm."""
        if self.form == "circle":
            return circle(size.width / 2, size.height / 2, size.width / 2 + outward)
        if self.form == "polygon":
            return polygon(grown_polygon(self.points, outward))
        box = Box(0, 0, *size).grown(outward)
        return rectangle(box, self.corners and self.corners + outward)


SQUARE_CUT = CutShape()


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
