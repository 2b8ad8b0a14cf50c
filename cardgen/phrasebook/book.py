"""The phrases of one language: its categories, each with the keys it may begin with."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardgen.phrasebook.category import Category, Firsts
from cardgen.phrasebook.spelling import Spelling


@dataclass(frozen=True, slots=True, repr=False)
class Book:
    """Categories by name, and with which keys each may begin (None: with any)."""

    language: str
    spelling: Spelling
    categories: Mapping[str, Category]
    firsts: Mapping[str, Firsts]


def book(language: str, spelling: Spelling, categories: Mapping[str, Category]) -> Book:
    """A book whose first keys are worked out. RecursionError if a category begins with itself."""
    known: dict[str, Firsts] = {}

    def first(name: str) -> Firsts:
        if name not in known:
            known[name] = categories[name].firsts(first)
        return known[name]

    for name in categories:
        first(name)
    return Book(language, spelling, categories, known)
