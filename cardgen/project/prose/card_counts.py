"""The numbers of coins, shields and points that a card or a board has: in its power, its cost, its
words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardgen.project.prose.counted import SIGNS, CountReader

if TYPE_CHECKING:
    from cardgen.model.card import Card
    from cardgen.model.wonder import Wonder

COUNTING = {  # keys of powers and costs, with the unit of their numbers
    "coins": "coin",
    "lose coins": "coin",
    "shields": "shield",
    "vp": "point",
    "points": "point",
}
SIGN = r"\{([a-z-]+):([^{}]*)\}"


def card_counts(card: "Card | Wonder", reader: CountReader, unit: str) -> frozenset[int]:
    """The numbers of a unit, of any Age and side."""
    return frozenset(number for what, number in counted_in(card.entry, reader) if what == unit)


def counted_in(entry: object, reader: CountReader | None = None) -> Iterator[tuple[str, int]]:
    """Each number of an entry with its unit; those of its words only with a reader."""
    if isinstance(entry, Mapping):
        for key, value in entry.items():
            yield from ((COUNTING[key], one) for one in _numbers(value) if key in COUNTING)
            yield from counted_in(value, reader)
    elif isinstance(entry, str):
        yield from _said(entry, reader) if reader else ()
    elif isinstance(entry, Sequence):
        for held in entry:
            yield from counted_in(held, reader)


def _numbers(value: object) -> Iterator[int]:
    """A number, or one for each Age."""
    values = value.values() if isinstance(value, Mapping) else (value,)
    yield from (one for one in values if isinstance(one, int))


def _said(words: str, reader: CountReader) -> Iterator[tuple[str, int]]:
    """In signs, `{coin:3|5|7}`, and before nouns."""
    for name, numbers in re.findall(SIGN, words):
        each = re.findall(r"\d+", numbers)
        yield from ((SIGNS[name], int(number)) for number in each if name in SIGNS)
    yield from ((one.unit, one.number) for one in reader.in_words(words))
