"""What icons mean, in words for readers: the table an icon reference is printed from."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.located import Map

Said = Mapping[str, str]  # words by language
COST = "cost"  # a word that is read out and stands on no page
KINDS = ("leader", "purple", "wonder")  # titles of cards of no pantheon, by their kind


class Group(NamedTuple):
    """Icons that belong together, by name, each with its meaning."""

    title: Said
    icons: Mapping[str, Said]


class SignNames(NamedTuple):
    """What a voice says for signs, in one language, by their names.

    `{n}` is the number of a sign. Of several ways, parted by a bar, the first is said of one, the
    second of several, the third of none. `…` is where a sign joins what stands beside it. `cost`
    is the word before signs that are paid.
    """

    patterns: Mapping[str, str]
    cost: str = ""

    def row(self, signs: Iterable[str]) -> str:
        """Signs in a row, each as `coin:3`: `3 coins for each blue card`."""
        said = ""
        for name in map(self._one, signs):
            joined = said.endswith("…") or name.startswith("…")
            between = "" if not said else " " if joined else ", "
            said = said.rstrip("… ") + between + (name.lstrip("… ") if joined else name)
        return said.strip("… ")

    def _one(self, sign: str) -> str:
        name, _, number = sign.partition(":")
        pattern = self.patterns.get(name, name)
        ways = pattern.split("|")
        way = ways[min(_way(number), len(ways) - 1)]
        told = way.replace("{n}", number).replace("  ", " ").strip()
        return f"{told} {number}" if number and "{n}" not in pattern else told


def _way(number: str) -> int:
    """Which way of saying a number takes: 0 for one, 1 for several, 2 for none."""
    digits = number.strip("−-+")
    return 0 if digits in ("", "1", "½") else 2 if digits == "0" else 1


def _first_clause(meaning: str) -> str:
    """What a sign is, where its meaning goes on to explain it."""
    return re.split(r"\s*[.:;,]", meaning, maxsplit=1)[0]


class Legend(NamedTuple):
    """`words` are those of the page itself; groups and icons stand in the order of the page.
    `names` are what icons are called where they are read out.

    `entries` are the files it is made of, each before those it lies over.
    """

    words: Mapping[str, Said]
    groups: tuple[Group, ...]
    entries: tuple[Map, ...]
    names: Mapping[str, Said] = MappingProxyType({})

    @property
    def meanings(self) -> dict[str, Said]:
        """The meaning of each icon by its name."""
        return {name: said for group in self.groups for name, said in group.icons.items()}

    def spoken(self, language: str) -> SignNames:
        """What a voice says for each icon: its name, or else the beginning of its meaning."""
        said = {
            name: _first_clause(means[language])
            for name, means in self.meanings.items()
            if language in means
        }
        named = {name: each[language] for name, each in self.names.items() if language in each}
        return SignNames(said | named, self.words.get(COST, {}).get(language, ""))

    def printed(self, language: str) -> dict[str, str]:
        """The words of the page; KeyError where the language lacks one that every page has."""
        return {
            name: said[language]
            for name, said in self.words.items()
            if name != COST and (language in said or name not in KINDS)
        }
