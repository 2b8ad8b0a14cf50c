"""Names in sentences: the card's own, and those of the cards it points to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgen.model.card import Name
from cardgen.phrasebook.category import FirstKeys, Firsts, Pieces, Tree
from cardgen.phrasebook.meaning import Path
from cardgen.phrasebook.spelling import Spelling

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.writer import Writer


@dataclass(frozen=True, slots=True)
class OwnName:
    """The name of the card that speaks."""

    name: str

    def firsts(self, first: FirstKeys) -> Firsts:
        return None

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        after = stands(reader, at, reader.card) if reader.card else None
        if after:
            yield Tree(self, reader.card, at, after)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        return Tree(self, writer.card, 0, 0) if writer.card else None

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return named(tree.value, spelling)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


@dataclass(frozen=True, slots=True)
class CardNames:
    """Cards by their names; the value is the id."""

    name: str
    names: Mapping[str, Name]

    def firsts(self, first: FirstKeys) -> Firsts:
        return None

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        for card, name in self.names.items():
            after = stands(reader, at, name)
            if after:
                yield Tree(self, card, at, after, (), name)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        name = self.names.get(value)
        return Tree(self, value, 0, 0, (), name) if name else None

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return named(tree.way, spelling)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


def stands(reader: "Reader", at: int, name: Name) -> int | None:
    """After which token a name that begins at `at` ends; None where it does not stand."""
    keys = [key for word in words(name, reader.spelling) for key in reader.spelling.keys(word)]
    after = at + len(keys)
    return after if reader.keys[at:after] == tuple(keys) else None


def words(name: Name, spelling: Spelling) -> list[str]:
    return [match[0] for match in spelling.parts.finditer(name.text)]


def named(name: Name, spelling: Spelling) -> Pieces:
    return tuple((word, False) for word in words(name, spelling))
