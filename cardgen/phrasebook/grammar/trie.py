"""Patterns together as a trie: those that begin alike go on together.

What a hundred of them say first is looked at once. A trie is unfolded only where a text leads
through it. First sets say with which keys it may begin: nothing else is sought there.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, Protocol, TypeVar

from cardgen.phrasebook.grammar.pattern import (
    AgreeingWord,
    Alternatives,
    Aside,
    FixedWord,
    Item,
    Pattern,
    PatternSlot,
    Unsaid,
)
from cardgen.phrasebook.grammar.spelling import Spelling

ANY_NUMBER = "0-9"  # stands in a set of first keys for every number in digits
OWN_NAME = "{self}"  # and this one for the name of the card that speaks
FirstSet = frozenset[str]
SaidItem = FixedWord | AgreeingWord | None  # None: the rest of a melted word
TrieLabel = TypeVar("TrieLabel")


class Remainder(NamedTuple):
    """What is still to be said: an item and what follows it, at last the number of the pattern.

    The item is a bare key where it is the rest of a melted word: `le` of `du`.
    """

    item: Item | str
    after: "Remainder | int"


class Transitions(NamedTuple):
    """The words and slots that may follow, with where each leads; the patterns that end here."""

    words: "WordTransitions"
    slots: "SlotTransitions"
    ends: tuple[int, ...]


class TrieNode:
    """Where reading may stand: one of some rests follows."""

    def __init__(self, rests: Iterable[Remainder | int], spelling: Spelling) -> None:
        self.rests, self.spelling = tuple(rests), spelling

    @cached_property
    def ways(self) -> Transitions:
        """What may follow, worked out when somebody comes here first."""
        words: dict[str, dict[SaidItem, list[Remainder | int]]] = {}
        slots: dict[PatternSlot, list[Remainder | int]] = {}
        ends: dict[int, None] = {}
        waiting: list[Any] = list({id(rest): rest for rest in self.rests}.values())
        while waiting:
            rest = waiting.pop()
            if rest.__class__ is int:
                ends[rest] = None
                continue
            item, after = rest
            kind = item.__class__  # to ask `isinstance` of each in turn takes a third longer
            if kind is Alternatives:
                waiting += [_remainder(option, after) for option in item.options]
            elif kind is PatternSlot:
                slots.setdefault(item, []).append(after)
                waiting += [after] * item.optional
            elif kind is str:
                words.setdefault(item, {}).setdefault(None, []).append(after)
            elif kind is Aside or kind is Unsaid:
                waiting.append(after)
            else:
                for form in (item.text,) if kind is FixedWord else (item.one, item.other):
                    key, *melted = self.spelling.keys(form)
                    then = _remainder(tuple(melted), after) if melted else after
                    words.setdefault(key, {}).setdefault(item, []).append(then)
        return Transitions(
            {key: self._led(ways) for key, ways in words.items()}, self._led(slots), tuple(ends)
        )

    def _led(
        self, ways: Mapping[TrieLabel, list[Remainder | int]]
    ) -> tuple[tuple[TrieLabel, "TrieNode"], ...]:
        """Each way with the node it leads to."""
        return tuple((way, TrieNode(rests, self.spelling)) for way, rests in ways.items())


WordTransitions = Mapping[str, tuple[tuple[SaidItem, TrieNode], ...]]
SlotTransitions = tuple[tuple[PatternSlot, TrieNode], ...]


def build_trie(patterns: Iterable[tuple[int, Pattern]], spelling: Spelling) -> TrieNode:
    """Where patterns begin, each of which ends with its number."""
    return TrieNode((_remainder(pattern, number) for number, pattern in patterns), spelling)


def _remainder(items: tuple[Item | str, ...], after: Remainder | int) -> Remainder | int:
    for item in reversed(items):
        after = Remainder(item, after)
    return after


class FirstSets(Protocol):
    """Asks a category, by name, with which keys it may begin."""

    def __call__(self, category: str, /) -> FirstSet: ...


def trie_first_set(node: TrieNode, first: FirstSets) -> FirstSet:
    """The keys with which what begins at a node may begin."""
    keys = {*node.ways.words, *(ANY_NUMBER for key in node.ways.words if key[:1].isnumeric())}
    for slot, _ in node.ways.slots:
        keys |= first(slot.category)
    return frozenset(keys)


class NetworkFirsts(dict[TrieNode, FirstSet]):
    """The keys with which networks may begin, worked out when they are asked for first."""

    def __init__(self, firsts: Mapping[str, FirstSet]) -> None:
        super().__init__()
        self._firsts = firsts

    def __missing__(self, node: TrieNode) -> FirstSet:
        self[node] = trie_first_set(node, self._firsts.__getitem__)
        return self[node]
