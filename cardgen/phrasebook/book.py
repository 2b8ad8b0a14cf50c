"""The phrases of one language: its categories, each with the keys it may begin with."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgen.phrasebook.category import Category, Firsts
from cardgen.phrasebook.spelling import Spelling

ASIDE = "~"  # the names of the categories of asides begin with it


@dataclass(frozen=True, slots=True, repr=False)
class Book:
    """Categories by name, with which keys each may begin, and which of them are asides.

    `nouns`: by the key of either form, the forms of a noun after a number of one and of many.
    """

    language: str
    spelling: Spelling
    categories: Mapping[str, Category]
    firsts: Mapping[str, Firsts]
    asides: tuple[str, ...]
    nouns: Mapping[str, tuple[str, str]] = field(default_factory=dict)


class Ring(Exception):
    """Categories of which each begins with the next, and the last is the first again."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(f'the category "{names[0]}" begins with itself: {" → ".join(names)}')
        self.names = names


def book(language: str, spelling: Spelling, categories: Mapping[str, Category]) -> Book:
    """A book whose first keys are worked out. Ring where a category begins with itself."""
    known: dict[str, Firsts] = {}
    path: list[str] = []

    def first(name: str) -> Firsts:
        if name in path:
            raise Ring((*path[path.index(name) :], name))
        if name not in known:
            path.append(name)
            known[name] = categories[name].firsts(first)
            path.pop()
        return known[name]

    for name in categories:
        first(name)
    asides = tuple(name for name in categories if name[0] == ASIDE)
    return Book(language, spelling, categories, known, asides)
