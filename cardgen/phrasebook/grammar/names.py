"""Names in sentences: the card's own, and those of the cards it points to."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardgen.model.card import Name
from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.grammar import (
    LatticeContext,
    ParseContext,
    ParseTree,
    WriteContext,
    WrittenWords,
)
from cardgen.phrasebook.grammar.lattice import LatticeNode
from cardgen.phrasebook.grammar.meaning import MeaningPath
from cardgen.phrasebook.grammar.spelling import Spelling, Token
from cardgen.phrasebook.grammar.trie import OWN_NAME, FirstSet, FirstSets

OWNERS_ENDINGS = ("'s", "'")  # after a name of whom something is, where they end its last word


@frozen
class OwnName:
    """The name of the card that speaks, perhaps with an ending at its last word."""

    name: str
    endings: tuple[str, ...] = ("",)

    def firsts(self, first: FirstSets) -> FirstSet:
        return frozenset((OWN_NAME,))

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        after = end_of_name(reader, at, reader.card, self.endings) if reader.card else None
        if after:
            yield ParseTree(self, reader.card, at, after)

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        return ParseTree(self, writer.card, 0, 0) if writer.card else None

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        return wordings.card and wordings.words(
            name_words(wordings.card, wordings.spelling), after, called=True
        )

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        return written_name(tree.value, spelling)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        return iter(())


@dataclass(frozen=True, slots=True, repr=False)
class CardNames:
    """Cards by their names; the value is the id. `begin` are the cards by the first key."""

    name: str
    names: Mapping[str, Name]
    begin: Mapping[str, tuple[str, ...]]

    def firsts(self, first: FirstSets) -> FirstSet:
        return frozenset(self.begin)

    def read(self, reader: ParseContext, at: int) -> Iterator[ParseTree]:
        if at >= len(reader.keys):
            return  # words that end where a name should come
        for card in self.begin.get(reader.keys[at], ()):
            name = self.names[card]
            after = end_of_name(reader, at, name)
            if after:
                yield ParseTree(self, card, at, after, (), name)

    def write(self, writer: WriteContext, value: Any) -> ParseTree | None:
        name = self.names.get(value)
        return ParseTree(self, value, 0, 0, (), name) if name else None

    def every(self, wordings: LatticeContext, value: Any, after: LatticeNode) -> LatticeNode | None:
        name = self.names.get(value)
        return name and wordings.words(name_words(name, wordings.spelling), after, called=True)

    def pieces(self, tree: ParseTree, form: str, spelling: Spelling) -> WrittenWords:
        return written_name(tree.way, spelling)

    def spots(self, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
        return iter(())


def make_card_names(name: str, names: Mapping[str, Name], spelling: Spelling) -> CardNames:
    """The category of cards that are called by their names."""
    begin: dict[str, tuple[str, ...]] = {}
    for card, called in names.items():
        for word in name_words(called, spelling)[:1]:
            key = spelling.keys(word)[0]
            begin[key] = (*begin.get(key, ()), card)
    return CardNames(name, names, begin)


def end_of_name(
    reader: ParseContext, at: int, name: Name, endings: tuple[str, ...] = ("",)
) -> int | None:
    """After which token a name that begins at `at` ends; None where it does not stand.

    Its last word has one of the endings; an apostrophe at the end of the others hinders nobody.
    """
    *before, last = name_keys(name, reader.spelling) or ("",)
    after = at + len(before)
    if not last or _bare(reader.keys[at:after]) != _bare(before) or after >= len(reader.keys):
        return None
    return after + 1 if reader.keys[after] in (last + ending for ending in endings) else None


def _bare(keys: Iterable[str]) -> list[str]:
    return [key.removesuffix("'") for key in keys]


def name_keys(name: Name, spelling: Spelling) -> tuple[str, ...]:
    """What the words of a name are read as."""
    return tuple(key for word in name_words(name, spelling) for key in spelling.keys(word))


def may_call(tokens: Iterable[Token], name: Name, spelling: Spelling) -> bool:
    """Whether words may call a card by its name: one of them begins as its first word does."""
    first = name_keys(name, spelling)[:1]
    return any(token.key.startswith(first) for token in tokens)


def name_words(name: Name, spelling: Spelling) -> list[str]:
    return [match[0] for match in spelling.parts.finditer(name.text)]


def written_name(name: Name, spelling: Spelling) -> WrittenWords:
    return tuple(name_words(name, spelling))
