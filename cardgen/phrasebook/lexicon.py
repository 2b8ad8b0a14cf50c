"""Words with their forms, numbers, and icons that carry a number."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.effects.power.terms import amount
from cardgen.loading.kinds import exact
from cardgen.phrasebook.category import DIGITS, FirstKeys, Firsts, Pieces, Tree
from cardgen.phrasebook.meaning import Path
from cardgen.phrasebook.network import Node, network
from cardgen.phrasebook.pattern import Word
from cardgen.phrasebook.rules import node_firsts
from cardgen.phrasebook.spelling import Spelling

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.writer import Writer

FORMS = "forms"  # among the values of a lexicon, the names of its forms


class Entry(NamedTuple):
    """One word for a value: its forms in the order of the lexicon, one alone if it never varies."""

    value: Any
    forms: tuple[tuple[str, ...], ...]

    def form(self, place: int) -> tuple[str, ...]:
        return self.forms[min(place, len(self.forms) - 1)]


@dataclass(frozen=True, slots=True, repr=False)
class Words:
    """A lexicon: of the entries of a value the first is written; every form is read."""

    name: str
    forms: tuple[str, ...]
    entries: tuple[Entry, ...]
    root: Node

    def firsts(self, first: FirstKeys) -> Firsts:
        return node_firsts(self.root, first)

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        met: set[tuple[int, int]] = set()
        for number, after, _ in reader.walk(self.root, at):
            if (number, after) not in met:
                met.add((number, after))
                yield Tree(self, self.entries[number].value, at, after, (), number)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        for number, entry in enumerate(self.entries):
            if entry.value == value:
                return Tree(self, value, 0, 0, (), number)
        return None

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        place = self.forms.index(form) if form in self.forms else 0
        entry: Entry = self.entries[tree.way]
        return entry.form(place)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


def words(
    name: str, held: Mapping[str, tuple[tuple[tuple[str, ...], ...], ...]], spelling: Spelling
) -> Words:
    """A lexicon: the ways to say each value, each in its forms; `forms` are the names of these."""
    forms = tuple(word for said in held.get(FORMS, ()) for form in said for word in form)
    entries = tuple(
        Entry(value, said) for value, ways in held.items() if value != FORMS for said in ways
    )
    every = ((number, form) for number, entry in enumerate(entries) for form in entry.forms)
    root = network(((number, tuple(map(Word, form))) for number, form in every), spelling)
    return Words(name, forms, entries, root)


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers in digits, as they are written, or in words; halves too."""

    name: str
    words: Mapping[str, int]

    def firsts(self, first: FirstKeys) -> Firsts:
        return frozenset((DIGITS, *self.words))

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        token = reader.tokens[at]
        number = self.words.get(token.key)
        value = _number(token.text) if number is None else number
        if value is not None:
            yield Tree(self, value, at, at + 1, (), token.text)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        if not _is_number(value):
            return None
        return Tree(self, value, 0, 0, (), amount(Fraction(value)))

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return (tree.way,)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


@dataclass(frozen=True, slots=True)
class NumberedIcon:
    """An icon with its number, `{coin:3}`, as the number it shows."""

    name: str
    icon: str

    def firsts(self, first: FirstKeys) -> Firsts:
        return frozenset((f"{{{self.icon}}}",))

    def read(self, reader: "Reader", at: int) -> Iterator[Tree]:
        icon = reader.tokens[at].icon
        value = _number(icon.number or "1") if icon and icon.name == self.icon else None
        if value is not None:
            yield Tree(self, value, at, at + 1, (), reader.tokens[at].text)

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        if not _is_number(value):
            return None
        return Tree(self, value, 0, 0, (), f"{{{self.icon}:{amount(Fraction(value))}}}")

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return (tree.way,)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


def _number(written: str) -> int | Fraction | None:
    """A number in digits: `3`, `½`, `1½`; None for anything else."""
    return int(written) if written.isdecimal() else exact(written)


def _is_number(value: object) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool) and value >= 0
