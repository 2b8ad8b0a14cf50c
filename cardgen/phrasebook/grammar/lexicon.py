"""Words with their forms, numbers, and icons that carry a number."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from cardgen.effects.power.terms import fraction_label
from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.grammar import (
    LatticeContext,
    ParseContext,
    ParseTree,
    WriteContext,
    WrittenWords,
)
from cardgen.phrasebook.grammar.lattice import LatticeEdge, LatticeNode, join_nodes, node_before
from cardgen.phrasebook.grammar.meaning import MeaningPath
from cardgen.phrasebook.grammar.pattern import FixedWord
from cardgen.phrasebook.grammar.spelling import Spelling, Token
from cardgen.phrasebook.grammar.trie import (
    ANY_NUMBER,
    FirstSet,
    FirstSets,
    TrieNode,
    build_trie,
    trie_first_set,
)
from cardgen.schema.numbers import exact_fraction

NUMBER_CATEGORY = "n"  # the category of numbers
FORM_NAMES = "forms"  # among the values of a lexicon, the names of its forms


class LexiconEntry(NamedTuple):
    """One word for a value: its forms in the order of the lexicon, one alone if it never varies."""

    value: Any
    forms: tuple[tuple[str, ...], ...]

    def form(self, place: int) -> tuple[str, ...]:
        return self.forms[min(place, len(self.forms) - 1)]


@dataclass(frozen=True, slots=True, repr=False)
class Lexicon:
    """A lexicon: of the entries of a value the first is written; every form is read."""

    name: str
    forms: tuple[str, ...]
    entries: tuple[LexiconEntry, ...]
    root: TrieNode

    def firsts(self, first: FirstSets) -> FirstSet:
        return trie_first_set(self.root, first)

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        met: set[tuple[int, int]] = set()
        for number, after, _ in reader.walk(self.root, at):
            if (number, after) not in met:
                met.add((number, after))
                yield ParseTree(self, self.entries[number].value, at, after, (), number)

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        for number, entry in enumerate(self.entries):
            if entry.value == value:
                return ParseTree(self, value, 0, 0, (), number)
        return None

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        entries = (entry for entry in self.entries if entry.value == value)
        forms = [form for entry in entries for form in entry.forms]
        house = forms[:1]
        return join_nodes(wordings.words(form, after, house=form in house) for form in forms)

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        place = self.forms.index(form) if form in self.forms else 0
        entry: LexiconEntry = self.entries[tree.way]
        return entry.form(place)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        return iter(())


def make_lexicon(
    name: str, held: Mapping[str, tuple[tuple[tuple[str, ...], ...], ...]], spelling: Spelling
) -> Lexicon:
    """A lexicon: the ways to say each value, each in its forms; `forms` are the names of these."""
    forms = tuple(word for said in held.get(FORM_NAMES, ()) for form in said for word in form)
    entries = tuple(
        LexiconEntry(value, said)
        for value, ways in held.items()
        if value != FORM_NAMES
        for said in ways
    )
    every = ((number, form) for number, entry in enumerate(entries) for form in entry.forms)
    root = build_trie(((number, tuple(map(FixedWord, form))) for number, form in every), spelling)
    return Lexicon(name, forms, entries, root)


@frozen
class WrittenNumbers:
    """Numbers in digits, as they are written, or in words; halves too."""

    name: str
    words: Mapping[str, int]

    def firsts(self, first: FirstSets) -> FirstSet:
        return frozenset((ANY_NUMBER, *self.words))

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        value = self.number(reader.tokens[at])
        if value is not None:
            yield ParseTree(self, value, at, at + 1, (), reader.tokens[at].text)

    def number(self, token: Token) -> int | Fraction | None:
        """The number a token stands for."""
        number = self.words.get(token.key)
        return _number(token.text) if number is None else number

    def counts(self, key: str) -> bool:
        """Whether a word is a number in digits, or in letters and more than one: `un` may be an
        article."""
        return key[:1].isnumeric() or self.words.get(key, 0) > 1

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        digits = _digits(value)
        return ParseTree(self, value, 0, 0, (), digits) if digits else None

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        digits = _digits(value)
        same = [token.key for token in wordings.said if self.number(token) == value]
        keys = frozenset((*same, *wordings.spelling.keys(digits)))
        return node_before(LatticeEdge(keys, after, digits, digits, value)) if digits else None

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        return (tree.way,)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        return iter(())


@frozen
class NumberedIcon:
    """An icon with its number, `{coin:3}`, as the number it shows."""

    name: str
    icon: str

    def firsts(self, first: FirstSets) -> FirstSet:
        return frozenset((f"{{{self.icon}}}",))

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        value = self.number(reader.tokens[at])
        if value is not None:
            yield ParseTree(self, value, at, at + 1, (), reader.tokens[at].text)

    def number(self, token: Token) -> int | Fraction | None:
        """The number a token shows, if it is this icon."""
        icon = token.icon
        return _number(icon.number or "1") if icon and icon.name == self.icon else None

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        if not _is_number(value):
            return None
        return ParseTree(
            self, value, 0, 0, (), f"{{{self.icon}:{fraction_label(Fraction(value))}}}"
        )

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        shown = [token for token in wordings.said if self.number(token) is not None]
        same = [token.text for token in shown if self.number(token) == value]
        text = f"{{{self.icon}:{_digits(value)}}}"
        return (
            node_before(LatticeEdge(frozenset((*same, text)), after, text, text, value))
            if shown
            else None
        )

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        return (tree.way,)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        return iter(())


def _digits(value: Any) -> str:
    """A number as it is written; "" for anything else."""
    number = isinstance(value, int | Fraction) and not isinstance(value, bool) and value >= 0
    return fraction_label(Fraction(value)) if number else ""


def _number(written: str) -> int | Fraction | None:
    """A number in digits: `3`, `½`, `1½`; None for anything else."""
    return int(written) if written.isdecimal() else exact_fraction(written)


def _is_number(value: object) -> bool:
    return isinstance(value, int | Fraction) and not isinstance(value, bool) and value >= 0
