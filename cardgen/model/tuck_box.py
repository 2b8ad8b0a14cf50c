"""Boxes folded of a sheet: which decks they hold, and how large they must be for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple

from cardgen.model.card import Name
from cardgen.model.finding import Place
from cardgen.model.located import Map
from cardgen.units import Size

Sleeves = Literal["none", "penny", "premium"]
PanelFace = Literal["front", "back", "side", "top"]


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

    def panel(self, face: PanelFace, paper: float = BOX_PAPER) -> Size:
        """The size of a panel between its folds; sides as they lie, their words along them."""
        width, height, depth = (length + paper for length in self)
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


@dataclass(frozen=True, slots=True)
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
