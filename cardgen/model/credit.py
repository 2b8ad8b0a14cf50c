"""Whose work is printed: credits of emblems and of typefaces."""

from typing import NamedTuple

TITLED = "CC BY"  # licences that begin so ask for the author and the title of a work


class EmblemCredit(NamedTuple):
    """Who drew an emblem, under which licence, and the page it comes from."""

    icon: str
    author: str
    licence: str
    origin: str = ""

    @property
    def asks_for_names(self) -> bool:
        """Whether whoever passes it on names its author and its title."""
        return self.licence.startswith(TITLED)


class FontCredit(NamedTuple):
    """Who made a family of typefaces; `faces` are files of fonts/ without their ending."""

    family: str
    faces: tuple[str, ...]
    author: str
    licence: str
