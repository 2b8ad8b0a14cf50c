"""Names in sentences: the card's own, and those of the cards it points to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardgen.model.card import Name
from cardgen.phrasebook.category import OWN_NAME, FirstKeys, Firsts, Pieces, Tree
from cardgen.phrasebook.meaning import Path
from cardgen.phrasebook.spelling import Spelling

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.wordings import Point, Wordings
    from cardgen.phrasebook.writer import Writer


@dataclass(frozen=True, slots=True)
class OwnName:
    """The name of the card that speaks."""

    name: str

    def firsts(self, first: FirstKeys) -> Firsts:
        return frozenset((OWN_NAME,))

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        after = stands(reader, at, reader.card) if reader.card else None
        if after:
            yield Tree(self, reader.card, at, after)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        return Tree(self, writer.card, 0, 0) if writer.card else None

    def every(self, wordings: "Wordings", value: Any, after: "Point") -> "Point | None":
        return wordings.card and wordings.words(
            words(wordings.card, wordings.spelling), after, called=True
        )

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return named(tree.value, spelling)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


@dataclass(frozen=True, slots=True, repr=False)
class CardNames:
    """Cards by their names; the value is the id. `begin` are the cards by the first key."""

    name: str
    names: Mapping[str, Name]
    begin: Mapping[str, tuple[str, ...]]

    def firsts(self, first: FirstKeys) -> Firsts:
        return frozenset(self.begin)

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        for card in self.begin.get(reader.keys[at], ()):
            name = self.names[card]
            after = stands(reader, at, name)
            if after:
                yield Tree(self, card, at, after, (), name)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        name = self.names.get(value)
        return Tree(self, value, 0, 0, (), name) if name else None

    def every(self, wordings: "Wordings", value: Any, after: "Point") -> "Point | None":
        name = self.names.get(value)
        return name and wordings.words(words(name, wordings.spelling), after, called=True)

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return named(tree.way, spelling)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


def card_names(name: str, names: Mapping[str, Name], spelling: Spelling) -> CardNames:
    """The category of cards that are called by their names."""
    begin: dict[str, tuple[str, ...]] = {}
    for card, called in names.items():
        for word in words(called, spelling)[:1]:
            key = spelling.keys(word)[0]
            begin[key] = (*begin.get(key, ()), card)
    return CardNames(name, names, begin)


def stands(reader: "Reader", at: int, name: Name) -> int | None:
    """After which token a name that begins at `at` ends; None where it does not stand."""
    keys = [key for word in words(name, reader.spelling) for key in reader.spelling.keys(word)]
    after = at + len(keys)
    return after if keys and reader.keys[at:after] == tuple(keys) else None


def words(name: Name, spelling: Spelling) -> list[str]:
    return [match[0] for match in spelling.parts.finditer(name.text)]


def named(name: Name, spelling: Spelling) -> Pieces:
    return tuple(words(name, spelling))
