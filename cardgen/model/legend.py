"""What icons mean, in words for readers: the table an icon reference is printed from."""

from collections.abc import Mapping
from typing import NamedTuple

from cardgen.model.located import Map

Said = Mapping[str, str]  # words by language


class Group(NamedTuple):
    """Icons that belong together, by name, each with its meaning."""

    title: Said
    icons: Mapping[str, Said]


class Legend(NamedTuple):
    """`words` are those of the page itself; groups and icons stand in the order of the page.

    `entries` are the files it is made of, each before those it lies over.
    """

    words: Mapping[str, Said]
    groups: tuple[Group, ...]
    entries: tuple[Map, ...]

    @property
    def meanings(self) -> dict[str, Said]:
        """The meaning of each icon by its name."""
        return {name: said for group in self.groups for name, said in group.icons.items()}
