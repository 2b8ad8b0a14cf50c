"""Faces of cards and their marks, in millimetres from the top left trim corner, y downward.

Marks are values: layout makes them, checks look at them, only `pdf` paints them. The same drawing
may be wanted in the colours of a ramp, in which what was light stays light, or paler.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cardgen.model.frozen import frozen
from cardgen.units import Box, Size

Colour = str  # "#RRGGBB", sRGB


class Gradient(NamedTuple):
    """A fill that changes along a line or a circle.

    `kind` "linear": `ends` is (x0, y0, x1, y1); "radial": (centre x, centre y, radius, 0).
    `stops` are (position 0..1, colour), in order.
    """

    kind: Literal["linear", "radial"]
    ends: tuple[float, float, float, float]
    stops: tuple[tuple[float, Colour], ...]


class Path(NamedTuple):
    """A filled and/or stroked outline.

    `segments` are absolute: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y), ("Z",).
    `width` and `dash` are in the same unit as the coordinates.
    """

    segments: tuple[tuple[str | float, ...], ...]
    fill: Colour | Gradient | None = None
    stroke: Colour | None = None
    width: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    evenodd: bool = False
    dash: tuple[float, ...] = ()


class TextLine(NamedTuple):
    """One line of words on a baseline starting at (`x`, `y`).

    `words` are (face, word) pairs set with one space between them; a face is a file of `fonts/`
    without its ending. `size` is in points; `tracking` in thousandths of an em after each glyph,
    `spread` after each space besides. `ends` tells how the line is read on where it is part of an
    element: with a space, which is not seen; at once; or, after a word that is divided and so ends
    in a hyphen, with the rest of that word (a soft hyphen). All is drawn `narrow` times as wide.
    """

    x: float
    y: float
    size: float
    colour: Colour
    words: tuple[tuple[str, str], ...]
    tracking: float = 0.0
    spread: float = 0.0
    ends: Literal[" ", "", "\u00ad"] = " "
    narrow: float = 1.0


class Stamp(NamedTuple):
    """A drawing with its own origin at (`x`, `y`), scaled, turned clockwise by `turn` degrees."""

    drawing: "Drawing"
    x: float
    y: float
    scale: float = 1.0
    turn: float = 0.0


class Picture(NamedTuple):
    """A raster picture filling `box`, cropped around `focus` (fractions of its width and height),
    inside a frame with corners of `radius` mm."""

    file: str
    box: Box
    focus: tuple[float, float] = (0.5, 0.5)
    radius: float = 0.0


# Blocks, tables and what stands within them, a line each.
# fmt: off
ElementKind = Literal[
    "Document", "Part", "Sect", "Div", "BlockQuote", "TOC", "TOCI", "Index", "Artifact",
    "P", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Caption",
    "Table", "THead", "TBody", "TR", "TH", "TD", "Span", "Quote", "Reference", "Link", "Figure",
]
# fmt: on
ListNumbering = Literal["", "None", "Disc", "Decimal", "UpperRoman", "LowerAlpha"]


class Begin(NamedTuple):
    """Where an element of a document's structure begins, as a voice would read it: it has the
    marks up to its `End` that are not of an element within.

    `kind` is a type of ISO 32000-1, 14.8.4. Of paths, stamps and pictures only those in a Figure
    are read, by its `alt`; elsewhere they are ornament, as all is that stands in no element or in
    an "Artifact". A `language` is told where it is not that of what stands around. A Begin with a
    `key` met before, on this page or an earlier one, goes on with that element wherever it is.
    `scope` is of a TH, spans are of cells, `numbering` of an L; `box` is what a Figure covers.
    """

    kind: ElementKind
    alt: str = ""
    language: str = ""
    key: str = ""
    scope: Literal["", "Row", "Column", "Both"] = ""
    column_span: int = 1
    row_span: int = 1
    numbering: ListNumbering = ""
    box: Box | None = None


class End(NamedTuple):
    """Where the element that began last, and has not ended, ends: at the latest with its page."""


Mark = Path | TextLine | Stamp | Picture | Begin | End


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Marks drawn once and stamped often; clipped to `box` in its own coordinates, and to the
    `outline`, if it has one.

    Two drawings are the same only when they are the same object, so making them is cached.
    `origin` says what files and values it was made of, so that another run may know it again;
    it is empty where that is not worth while.
    """

    name: str
    box: Box
    marks: tuple[Mark, ...]
    origin: str = ""
    outline: tuple[tuple[str | float, ...], ...] = ()


class FaceFault(NamedTuple):
    """Something a reader would see as wrong, before it has a place in a file.

    `code` is `overflow`, `glyph`, `safe-zone`, `contrast`, `picture`; `field` names the part of the
    card (`text I`, `name`), `path` leads to it in the card's entry, `over` is millimetres too
    much, `character` the first that no font has, `help` what to do, where that is more than usual.
    """

    code: str
    field: str
    message: str
    path: tuple[str | int, ...] = ()
    over: float = 0.0
    character: str = ""
    help: str = ""


@frozen
class CardFace:
    """One side of one card in one language; `size` is the trim, marks may reach into the bleed."""

    card: str
    language: str
    size: Size
    marks: tuple[Mark, ...]
    faults: tuple[FaceFault, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class UncomposedFace:
    """How the front of a card is made, for a printer that may know its page and not need it."""

    card: str
    compose: Callable[[], CardFace]


PrintableFace = CardFace | UncomposedFace
