"""What may stand for a name in a passage: the name, a word of it, its plural."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.project.prose.senses.expressions import MORE, TOKEN

SHORTEST = 4  # letters of a word of a name that may stand for it

Words = tuple[str, ...]


class NameParts(NamedTuple):
    """The names of one thing, whole and bare, and the capitals within that no other thing has."""

    whole: Words
    capitals: Words

    def sure(self, listed: frozenset[str]) -> Iterator[str]:
        """What surely names it: no word that is `listed` with a meaning."""
        yield from self.whole
        yield from (word for word in self.capitals if word.lower() not in listed)
        yield from (
            f"{name}s" for name in self.whole if name.isalpha() and f"{name.lower()}s" not in listed
        )

    @property
    def perhaps(self) -> Words:
        """What may: any longer word, in the plural too."""
        words = (word for name in self.whole for word in TOKEN.findall(name.lower()))
        stems = (
            f"{word.removesuffix('s').removesuffix('y')}{MORE}"
            for word in words
            if len(word) >= SHORTEST
        )
        return tuple(dict.fromkeys((*self.whole, *stems)))


def parts_of_names(names: Mapping[str, str], articles: Words) -> Mapping[str, NameParts]:
    """By what names are compared as."""
    owners: dict[str, set[str]] = {}
    for name, what in names.items():
        for word in TOKEN.findall(name):
            owners.setdefault(word, set()).add(what)
    parts: dict[str, NameParts] = {}
    for name, what in names.items():
        words = TOKEN.findall(name)
        bare = words[1:] if len(words) > 1 and words[0].lower() in articles else words
        own = (word for word in bare if len(word) >= SHORTEST and word[0].isupper())
        capitals = tuple(word for word in own if len(bare) > 1 and len(owners[word]) == 1)
        whole = tuple(dict.fromkeys((" ".join(words), " ".join(bare))))
        known = parts.get(what, NameParts((), ()))
        parts[what] = NameParts((*known.whole, *whole), (*known.capitals, *capitals))
    return parts
