"""Faces composed when somebody asks for their marks, which may be forgotten and made again."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from cardgen.layout.face import Face

_COMPOSED = ("size", "marks", "faults")


class LaterFace(Face):
    """A face that is made when one of its parts is asked for and is not there."""

    __slots__ = ("_compose",)

    _compose: Callable[[], Face]

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there yet: now all of it is."""
        if name not in _COMPOSED:
            raise AttributeError(name)
        face = self._compose()
        for part in _COMPOSED:
            object.__setattr__(self, part, getattr(face, part))
        return getattr(self, name)


def forgetful(face: Face, compose: Callable[[], Face]) -> Face:
    """The same face, that can `forget` its marks: `compose` makes it again."""
    made = later(face.card, face.language, compose)
    for part in _COMPOSED:
        object.__setattr__(made, part, getattr(face, part))
    return made


def forget(face: Face) -> None:
    """Let go of marks that can be made again: they are most of what the cards of a deck weigh."""
    if isinstance(face, LaterFace):
        for part in _COMPOSED:
            with suppress(AttributeError):
                object.__delattr__(face, part)


def later(card: str, language: str, compose: Callable[[], Face]) -> Face:
    """The face that `compose` makes, once it is needed."""
    face = object.__new__(LaterFace)
    for name, value in (("card", card), ("language", language), ("_compose", compose)):
        object.__setattr__(face, name, value)
    return face
