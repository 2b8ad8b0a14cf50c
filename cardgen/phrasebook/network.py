"""Patterns as a network of words and slots, unfolded only where a text leads through it.

Patterns that begin alike go on together: what a hundred of them say first is looked at once.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple, TypeVar

from cardgen.phrasebook.pattern import Agree, Aside, Either, Item, Pattern, Slot, Word
from cardgen.phrasebook.spelling import Spelling

Said = Word | Agree | None  # None: the rest of a melted word
Way = TypeVar("Way")


class Rest(NamedTuple):
    """What is still to be said: an item and what follows it, at last the number of the pattern.

    The item is a bare key where it is the rest of a melted word: `le` of `du`.
    """

    item: Item | str
    after: "Rest | int"


class Ways(NamedTuple):
    """The words and slots that may follow, with where each leads; the patterns that end here."""

    words: "Words"
    slots: "Slots"
    ends: tuple[int, ...]


class Node:
    """Where reading may stand: one of some rests follows."""

    def __init__(self, rests: Iterable[Rest | int], spelling: Spelling) -> None:
        self.rests, self.spelling = rests, spelling

    @cached_property
    def ways(self) -> Ways:
        """What may follow, worked out when somebody comes here first."""
        words: dict[str, dict[Said, list[Rest | int]]] = {}
        slots: dict[Slot, list[Rest | int]] = {}
        ends: dict[int, None] = {}
        waiting = list({id(rest): rest for rest in self.rests}.values())
        while waiting:
            rest = waiting.pop()
            if isinstance(rest, int):
                ends[rest] = None
                continue
            item, after = rest
            if isinstance(item, Either):
                waiting += [_rest(option, after) for option in item.options]
            elif isinstance(item, Slot):
                slots.setdefault(item, []).append(after)
                waiting += [after] * item.optional
            elif isinstance(item, str):
                words.setdefault(item, {}).setdefault(None, []).append(after)
            elif isinstance(item, Aside):
                waiting.append(after)
            else:
                for form in (item.text,) if isinstance(item, Word) else (item.one, item.other):
                    key, *melted = self.spelling.keys(form)
                    then = _rest(tuple(melted), after) if melted else after
                    words.setdefault(key, {}).setdefault(item, []).append(then)
        return Ways(
            {key: self._led(ways) for key, ways in words.items()}, self._led(slots), tuple(ends)
        )

    def _led(self, ways: Mapping[Way, list[Rest | int]]) -> tuple[tuple[Way, "Node"], ...]:
        """Each way with the node it leads to."""
        return tuple((way, Node(rests, self.spelling)) for way, rests in ways.items())


Words = Mapping[str, tuple[tuple[Said, Node], ...]]
Slots = tuple[tuple[Slot, Node], ...]


def network(patterns: Iterable[tuple[int, Pattern]], spelling: Spelling) -> Node:
    """Where patterns begin, each of which ends with its number."""
    return Node((_rest(pattern, number) for number, pattern in patterns), spelling)


def _rest(items: tuple[Item | str, ...], after: Rest | int) -> Rest | int:
    for item in reversed(items):
        after = Rest(item, after)
    return after
