"""A piece of prose: what is said, in which language, by which card, and where it is typed."""

import re
from collections.abc import Callable
from typing import NamedTuple, Protocol

from cardgen.loading.caret import Carets
from cardgen.loading.report import Where
from cardgen.loading.typed_offsets import typed_offsets
from cardgen.model.place import Place
from cardgen.model.rulebook import Block
from cardgen.model.text import Runs

MASK = "\ufffc"  # stands for each character of an icon, which is no prose

Key = tuple[str | int, ...]


class Seated(Protocol):
    """Where a piece is typed."""

    def place(self, carets: Carets, start: int, end: int) -> Place:
        """The place of a stretch of it."""
        ...


class Seat(NamedTuple):
    """The value that holds a piece, and which it is of the Ages that share the value."""

    where: Where
    age: int = 0

    def place(self, carets: Carets, start: int, end: int) -> Place:
        offsets = typed_offsets(str(self.where.value), self.age)
        first = offsets[start]
        return carets.place(self.where, first, offsets[max(end - 1, start)] - first + 1)


class InBook(NamedTuple):
    """The block of a rulebook that a piece is."""

    block: Block

    def place(self, carets: Carets, start: int, end: int) -> Place:
        return self.block.place(start, end)


class Said(NamedTuple):
    """A piece of prose in one language.

    `kind` is the key it stands under: name, wonder, text, flavour, notes, title, pantheons,
    question, ruling, reason or says; in a rulebook heading, item, cell, paragraph, or line, a
    paragraph that is no sentence. `key` is the same in every language. `seat` finds the value in
    its file, which may have to be read again. `card` is the id of the card or Wonder that says it.
    """

    kind: str
    language: str
    words: str
    key: Key
    seat: Callable[[], Seated]
    card: str = ""

    @property
    def legible(self) -> str:
        """The words with a mark for each icon or link."""
        return re.sub(f"{MASK}+", "{…}", self.words)


def masked(runs: Runs) -> str:
    """Words with icons made unreadable, each as long as it is typed: `{coin:3}` is 8 characters."""
    parts = (run if isinstance(run, str) else MASK * (len(str(run)) + 2) for run in runs)
    return "".join(parts)
