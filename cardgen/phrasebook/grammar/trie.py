"""Patterns together as a trie: those that begin alike go on together.

What a hundred of them say first is looked at once. A trie is unfolded only where a text leads
through it.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

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
        self.rests, self.spelling = rests, spelling

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
