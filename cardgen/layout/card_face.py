"""One side of a card: its marks and what did not fit; or how it is made, where nobody has yet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.layout.marks import Mark
from cardgen.units import Size


class FaceFault(NamedTuple):
    """Something a reader would see as wrong, before it has a place in a file.

    `code` is `overflow`, `glyph`, `safe-zone`, `contrast`, `picture`; `field` names the part of the
    card (`text I`, `name`), `path` leads to it in the card's entry, `over` is millimetres too
    much, `character` the first that no font has.
    """

    code: str
    field: str
    message: str
    path: tuple[str | int, ...] = ()
    over: float = 0.0
    character: str = ""


@dataclass(frozen=True, slots=True)
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
