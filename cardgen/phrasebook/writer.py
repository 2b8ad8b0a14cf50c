"""Writing: the house words for a value."""

from dataclasses import dataclass
from typing import Any

from cardgen.model.card import Name
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.category import Tree


@dataclass(frozen=True, slots=True)
class Writer:
    """Says values in one register, for one card."""

    book: Book
    register: str
    card: Name | None = None

    def tree(self, category: str, value: Any) -> Tree | None:
        """A value as something of a category; None where no pattern says it."""
        return self.book.categories[category].write(self, value)

    def text(self, power: tuple[Any, ...], bearer: str) -> tuple[Tree, ...] | None:
        """Sentences that together say a power, each as many of its abilities as it can."""
        said: list[Tree] = []
        rest = power
        while rest:
            size, tree = next(
                (
                    (size, tree)
                    for size in range(len(rest), 0, -1)
                    if (tree := self.tree(bearer, rest[:size]))
                ),
                (0, None),
            )
            if tree is None:
                return None
            said.append(tree)
            rest = rest[size:]
        return tuple(said)
