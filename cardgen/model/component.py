"""What is printed and cut out: cards, boards and tokens in sets of a kind, and boxes for them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from cardgen.model.card import Card, Name
from cardgen.model.finding import Place
from cardgen.model.frozen import frozen
from cardgen.model.located import Map
from cardgen.model.wonder import Wonder
from cardgen.outlines import Segments, circle, grown_polygon, polygon, rectangle
from cardgen.units import Box, Size

Form = Literal["rectangle", "circle", "polygon"]
Point = tuple[float, float]
Sleeves = Literal["none", "penny", "premium"]
PanelFace = Literal["front", "back", "side", "top"]


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
    """A marker, coin or tile.

    It wears the ring of its `pantheon`, or that called `style`; `colour` is one of its layout.
    `value` is the number on it, 0 where it has none, `legend` what is struck around its emblem.
    """

    id: str
    pack: str
    name: Mapping[str, Name]
    entry: Map
    emblem: str = ""
    pantheon: str = ""
    style: str = ""
    colour: str = ""
    value: int = 0
    legend: tuple[str, ...] = ()
    copies: int = 1

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands; that of its id is the entry itself."""
        return self.entry.place(*(path if path != ("id",) else ()))


Component = Card | Wonder | GameToken


@frozen
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


class SleeveFilm(NamedTuple):
    """What a sleeve adds to its card, in mm: to the thickness, and to the width and the height."""

    thickness: float
    around: float


SLEEVES: Mapping[Sleeves, SleeveFilm] = MappingProxyType(
    {
        "none": SleeveFilm(0.0, 0.0),
        "penny": SleeveFilm(0.13, 3.0),
        "premium": SleeveFilm(0.28, 3.0),
    }
)
CARD_THICKNESS = 0.32  # mm
BULK = 0.0012  # mm of thickness for each g/m² of uncoated card
CLEARANCE = 1.0  # mm of air between the deck and the box, each way
BOX_PAPER = 0.3  # mm: the paper of a fold takes as much off the inside
SHALLOWEST = 8.0  # mm; a thinner deck gets a box of this depth, or its glue flap would not hold


class CardStock(NamedTuple):
    """What cards are made of: their sleeves, the mm of a bare card, or those of the whole deck."""

    sleeves: Sleeves = "none"
    card: float = CARD_THICKNESS
    deck: float | None = None

    def thickness(self, count: int) -> float:
        """The mm of so many cards lying on each other in their sleeves."""
        return self.deck or count * (self.card + SLEEVES[self.sleeves].thickness)

    @property
    def typed(self) -> str:
        """What differs from bare cards of the usual paper, as file names tell it."""
        sleeves = "" if self.sleeves == "none" else f"-{self.sleeves}"
        if self.deck:
            return f"{sleeves}-deck{self.deck:g}"
        return sleeves + (f"-card{self.card:g}" if self.card != CARD_THICKNESS else "")


class BoxSpace(NamedTuple):
    """The room within a box that stands upright, in mm."""

    width: float
    height: float
    depth: float

    def panel(self, face: PanelFace) -> Size:
        """The size of a panel between its folds; sides as they lie, their words along them."""
        width, height, depth = (length + BOX_PAPER for length in self)
        sizes = {"side": Size(height, depth), "top": Size(width, depth)}
        return sizes.get(face, Size(width, height))


class DeckSize(NamedTuple):
    """The cards that go into a box: the size of each in mm, and how many there are."""

    card: Size
    number: int

    def space(self, stock: CardStock) -> BoxSpace:
        """The room that they need, the longer edge of the cards upright."""
        around = SLEEVES[stock.sleeves].around + CLEARANCE
        short, long = sorted(self.card)
        depth = max(stock.thickness(self.number), SHALLOWEST) + CLEARANCE
        return BoxSpace(short + around, long + around, depth)


class TuckBox(NamedTuple):
    """A box for the cards of the decks that it `holds`.

    `scene` is the drawing at its foot, `legend` what is struck around its emblem, above and below.
    """

    id: str
    pack: str
    name: Mapping[str, Name]
    entry: Map
    holds: tuple[str, ...]
    emblem: str
    scene: str
    colour: str
    legend: tuple[str, ...] = ()

    def place(self, *path: str | int) -> Place:
        """Where a part of the entry stands; that of its id is the entry itself."""
        return self.entry.place(*(path if path != ("id",) else ()))


@frozen
class BoxSet:
    """The boxes of a pack; the layout of a panel is `<layout>-front`, `-back`, `-side`, `-top`.

    `entry` is the path to the set in pack.yaml.
    """

    id: str
    kind: str
    layout: str
    members: tuple[TuckBox, ...]
    entry: tuple[str, str]

    def layout_of(self, face: PanelFace) -> str:
        """The layout of a panel."""
        return f"{self.layout}-{face}"


PANEL_FACES: tuple[PanelFace, ...] = ("front", "back", "side", "top")
