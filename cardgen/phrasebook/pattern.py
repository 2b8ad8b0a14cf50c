"""A pattern: words, slots and alternatives, one after the other."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

Holes: TypeAlias = tuple[frozenset[str], frozenset[str]]
NO_HOLES: Holes = (frozenset(), frozenset())


class Word(NamedTuple):
    """A word or mark that stands as it is."""

    text: str


class Agree(NamedTuple):
    """A word with a second form: the plural, or the feminine of a name's participle."""

    one: str
    other: str
    gender: bool = False


class Slot(NamedTuple):
    """Where something of a category stands, in a form asked for by name."""

    hole: str
    category: str
    form: str = ""
    optional: bool = False


@dataclass(frozen=True)
class Either:
    """Alternatives; the first is written."""

    options: tuple["Pattern", ...]

    @cached_property
    def holes(self) -> Holes:
        """As of patterns, `holes`; worked out once for synonyms, which stand in many patterns."""
        found = [holes(option) for option in self.options]
        if all(one is NO_HOLES for one in found):
            return NO_HOLES
        every, met = zip(*found, strict=True)
        return frozenset.intersection(*every), frozenset().union(*met)


class Aside(NamedTuple):
    """Words that stand once somewhere in a pattern, or any number of times where `optional`."""

    category: str
    optional: bool = False


Item: TypeAlias = Word | Agree | Slot | Either | Aside
Pattern: TypeAlias = tuple[Item, ...]

OWN = "self"  # the category of the name of the card that speaks


def holes(pattern: Pattern) -> Holes:
    """The holes whose slots stand on every way through a pattern, and those on any way."""
    found = NO_HOLES
    for item in pattern:
        if isinstance(item, Word):
            continue
        if isinstance(item, Slot) and item.category != OWN:
            found = found[0] | {item.hole}, found[1] | {item.hole}
        elif isinstance(item, Either) and item.holes is not NO_HOLES:
            found = found[0] | item.holes[0], found[1] | item.holes[1]
    return found


def silent(pattern: Pattern) -> bool:
    """Whether there is a way through a pattern on which nothing is said."""
    return all(
        item.optional
        if isinstance(item, Slot | Aside)
        else isinstance(item, Either) and any(map(silent, item.options))
        for item in pattern
    )


def plain(pattern: Pattern) -> bool:
    """Whether a pattern is made of nothing but words that do not agree."""
    return all(
        all(map(plain, item.options)) if isinstance(item, Either) else isinstance(item, Word)
        for item in pattern
    )
