"""What a slot may hold: a category reads, writes and spells its own part of a sentence."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cardgen.model.card import Name
from cardgen.phrasebook.meaning import Path
from cardgen.phrasebook.pattern import Agree, Slot, Word
from cardgen.phrasebook.spelling import Spelling

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.wordings import Point, Wordings
    from cardgen.phrasebook.writer import Writer

COMMA = ","
DIGITS = "0-9"  # stands in a set of first keys for every number in digits
OWN_NAME = "{self}"  # and this one for the name of the card that speaks
Firsts = frozenset[str]
Pieces = tuple[str, ...]


class Child(NamedTuple):
    """What stands in a slot."""

    slot: Slot
    tree: "Tree"


Step = Word | Agree | Child


class Tree(NamedTuple):
    """A part of a sentence and its value, from token `start` to before token `end`.

    `way` is which of its patterns or spellings the category used; `asides` stand in it and wait for
    a pattern around it that has them.
    """

    category: "Category"
    value: Any
    start: int
    end: int
    steps: tuple[Step, ...] = ()
    way: Any = None
    asides: tuple[str, ...] = ()


class Category(Protocol):
    """A kind of values with the ways to say them."""

    @property
    def name(self) -> str: ...

    def firsts(self, first: "FirstKeys") -> Firsts:
        """The keys with which it may begin."""
        ...

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        """Everything of the category that begins at token `at`."""
        ...

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        """The value said in the house way, or None where no pattern fits."""
        ...

    def every(self, wordings: "Wordings", value: Any, after: "Point") -> "Point | None":
        """All ways to say the value, leading on to a point; None where no pattern fits."""
        ...

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        """The words of a tree of this category, in a form asked for by name."""
        ...

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        """The parts of a tree, each with its path within the value."""
        ...


class FirstKeys(Protocol):
    """Asks a category, by name, with which keys it may begin."""

    def __call__(self, category: str, /) -> Firsts: ...


def asides_in(steps: tuple[Step, ...]) -> tuple[str, ...]:
    """The asides in steps for which a pattern around them must have a place."""
    return tuple(one for step in steps if isinstance(step, Child) for one in step.tree.asides)


def spelt(steps: tuple[Step, ...], spelling: Spelling, *, many: bool = False) -> Pieces:
    """The words of steps: nouns agree with the number before them, participles with the name.

    `many`: a number of many stands before the first of them.
    """
    pieces: list[str] = []
    feminine = False
    for step in steps:
        if isinstance(step, Word):
            pieces.append(step.text)
        elif isinstance(step, Agree):
            other = feminine if step.gender else many
            pieces.append(step.other if other else step.one)
        else:
            tree = step.tree
            pieces += tree.category.pieces(tree, step.slot.form, spelling)
            if isinstance(tree.value, Name):
                feminine = tree.value.gender == "f"
            elif not isinstance(tree.value, str | tuple) and hasattr(tree.value, "numerator"):
                many = spelling.many(tree.value)
    return tuple(pieces)
