"""One side of a card: its marks and what did not fit, composed at once or when first asked for."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

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


_COMPOSED_FIELDS = ("size", "marks", "faults")


class LazyFace(CardFace):
    """A face that is made when one of its parts is asked for and is not there."""

    __slots__ = ("_compose",)

    _compose: Callable[[], CardFace]

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there yet: now all of it is."""
        if name not in _COMPOSED_FIELDS:
            raise AttributeError(name)
        face = self._compose()
        for part in _COMPOSED_FIELDS:
            object.__setattr__(self, part, getattr(face, part))
        return getattr(self, name)


def forgettable_face(face: CardFace, compose: Callable[[], CardFace]) -> CardFace:
    """The same face, that can `forget` its marks: `compose` makes it again."""
    made = lazy_face(face.card, face.language, compose)
    for part in _COMPOSED_FIELDS:
        object.__setattr__(made, part, getattr(face, part))
    return made


def forget_marks(face: CardFace) -> None:
    """Let go of marks that can be made again: they are most of what the cards of a deck weigh."""
    if isinstance(face, LazyFace):
        for part in _COMPOSED_FIELDS:
            with suppress(AttributeError):
                object.__delattr__(face, part)


def lazy_face(card: str, language: str, compose: Callable[[], CardFace]) -> CardFace:
    """The face that `compose` makes, once it is needed."""
    face = object.__new__(LazyFace)
    for name, value in (("card", card), ("language", language), ("_compose", compose)):
        object.__setattr__(face, name, value)
    return face
