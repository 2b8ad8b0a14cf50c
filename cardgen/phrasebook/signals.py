"""What kind of thing words tell: a negation, a moment, how often, whom, which unit, …"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardgen.model.card import Name
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.category import Tree
from cardgen.phrasebook.reader import Reader
from cardgen.phrasebook.tokens import Token

SIGNAL = "signal"  # the category of the phrases that tell a kind
BESIDE = "scope"  # “you” and “your” stand beside all the others
SMALL = 3  # letters of a word too small to tell anything


class Signal(NamedTuple):
    """A phrase of a kind, from one token to before another, `value` if it is known."""

    kind: str
    at: int
    till: int
    value: Any = None


class Signals:
    """The signals in a text; at each of its tokens the longest one counts."""

    def __init__(self, book: Book, card: Name | None, found: tuple[Token, ...]) -> None:
        self.found = found
        self._reader = Reader(book, found, card)
        self._speaking = SIGNAL in book.categories
        self.every = tuple(self._longest())

    def begin(self, at: int) -> tuple[Signal, ...]:
        """All that begin at a token."""
        trees = self._reader.parse(SIGNAL, at) if self._speaking else ()
        return tuple(_signal(tree) for tree in trees)

    def single(self, at: int) -> frozenset[str]:
        """The kinds of one word by itself."""
        return frozenset(one.kind for one in self.begin(at) if one.till == at + 1)

    def among(self, places: range) -> Iterator[Signal]:
        """The signals of which a token is among these."""
        return (one for one in self.every if one.at < places.stop and places.start < one.till)

    def only(self, places: range) -> str:
        """The one kind that all of these words tell, leaving small ones aside; "" if none."""
        met = tuple(self.among(places))
        told = {at for one in met for at in range(one.at, one.till)}
        if any(len(self.found[at].key) > SMALL for at in places if at not in told):
            return ""
        kinds = {one.kind for one in met}
        kinds = kinds - {BESIDE} or kinds
        return kinds.pop() if len(kinds) == 1 else ""

    def _longest(self) -> Iterator[Signal]:
        at = 0
        while at < len(self.found):
            best = max(self.begin(at), key=lambda one: one.till, default=None)
            if best:
                yield best
            at = best.till if best else at + 1


def _signal(tree: Tree) -> Signal:
    kind, *value = tree.value
    return Signal(kind, tree.start, tree.end, *value)
