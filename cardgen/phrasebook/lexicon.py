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
from cardgen.phrasebook.tokens import Token
from cardgen.phrasebook.wordings import Arc, Point, before, meeting

if TYPE_CHECKING:
    from cardgen.phrasebook.reader import Reader
    from cardgen.phrasebook.wordings import Wordings
    from cardgen.phrasebook.writer import Writer

NUMBERS = "n"  # the category of numbers
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

    def every(self, wordings: "Wordings", value: Any, after: Point) -> Point | None:
        entries = (entry for entry in self.entries if entry.value == value)
        forms = [form for entry in entries for form in entry.forms]
        house = forms[:1]
        return meeting(wordings.words(form, after, house=form in house) for form in forms)

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
        value = self.number(reader.tokens[at])
        if value is not None:
            yield Tree(self, value, at, at + 1, (), reader.tokens[at].text)

    def number(self, token: Token) -> int | Fraction | None:
        """The number a token stands for."""
        number = self.words.get(token.key)
        return _number(token.text) if number is None else number

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        digits = _digits(value)
        return Tree(self, value, 0, 0, (), digits) if digits else None

    def every(self, wordings: "Wordings", value: Any, after: Point) -> Point | None:
        digits = _digits(value)
        same = [token.key for token in wordings.said if self.number(token) == value]
        keys = frozenset((*same, *wordings.spelling.keys(digits)))
        return before(Arc(keys, after, digits, digits, value)) if digits else None

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
        value = self.number(reader.tokens[at])
        if value is not None:
            yield Tree(self, value, at, at + 1, (), reader.tokens[at].text)

    def number(self, token: Token) -> int | Fraction | None:
        """The number a token shows, if it is this icon."""
        icon = token.icon
        return _number(icon.number or "1") if icon and icon.name == self.icon else None

    def write(self, writer: "Writer", value: Any) -> Tree | None:
        if not _is_number(value):
            return None
        return Tree(self, value, 0, 0, (), f"{{{self.icon}:{amount(Fraction(value))}}}")

    def every(self, wordings: "Wordings", value: Any, after: Point) -> Point | None:
        shown = [token for token in wordings.said if self.number(token) is not None]
        same = [token.text for token in shown if self.number(token) == value]
        text = f"{{{self.icon}:{_digits(value)}}}"
        return before(Arc(frozenset((*same, text)), after, text, text, value)) if shown else None

    def pieces(self, tree: Tree, form: str, spelling: Spelling) -> Pieces:
        return (tree.way,)

    def spots(self, tree: Tree) -> Iterator[tuple[Path, Tree]]:
        return iter(())


def _digits(value: Any) -> str:
    """A number as it is written; "" for anything else."""
    number = isinstance(value, int | Fraction) and not isinstance(value, bool) and value >= 0
    return amount(Fraction(value)) if number else ""


def _number(written: str) -> int | Fraction | None:
    """A number in digits: `3`, `½`, `1½`; None for anything else."""
    return int(written) if written.isdecimal() else exact(written)


def _is_number(value: object) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool) and value >= 0
