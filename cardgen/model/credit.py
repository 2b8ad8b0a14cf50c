"""Whose work is printed: credits of emblems and of typefaces."""

from typing import NamedTuple


class EmblemCredit(NamedTuple):
    """Who drew an emblem, under which licence, and the page it comes from."""

    icon: str
    author: str
    licence: str
    origin: str = ""


class FontCredit(NamedTuple):
    """Who made a family of typefaces; `faces` are files of fonts/ without their ending."""

    family: str
    faces: tuple[str, ...]
    author: str
    licence: str
