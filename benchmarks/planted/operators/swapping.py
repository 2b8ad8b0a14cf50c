"""Phrases replaced by others that stand in the same place of a sentence and mean something else."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.project import CardText
from benchmarks.planted.words import Words

Swaps = Mapping[str, tuple[str, ...]]
Table = Mapping[str, Swaps]  # by language
AFTER = 3  # others tried for each word of a kind


class Swap(NamedTuple):
    """A stretch of words and what comes in its place."""

    start: int
    end: int
    old: str
    new: str


def turned(words: tuple[str, ...]) -> Swaps:
    """Each word of a kind with the next few of that kind."""
    after = min(AFTER, len(words) - 1)
    return {
        word: tuple(words[(at + by) % len(words)] for by in range(1, after + 1))
        for at, word in enumerate(words)
    }


def swaps(words: Words, table: Table) -> Iterator[Swap]:
    """Each phrase of the table that stands in the words, with each of its others."""
    others = {phrase.casefold(): new for phrase, new in table[words.language].items()}
    for match in _phrases(tuple(table[words.language])).finditer(words.text):
        for new in others[match[0].casefold()]:
            yield Swap(*match.span(), match[0], _alike(match[0], new))


def swapped(card: CardText, table: Table, codes: str) -> Iterator[Mutant]:
    """A mutant of one language for each."""
    for words in card.words:
        for start, end, old, new in swaps(words, table):
            yield card.planted(f"{old} → {new}", words.edit(start, end, new), codes=codes)


def swapped_in_both(card: CardText, tables: tuple[Table, ...], codes: str) -> Iterator[Mutant]:
    """The same change in both languages; tables are in step: the first others go together."""
    for words in card.words:
        twin = card.twin(words)
        if words.language != "fr" or twin is None:
            continue
        for table in tables:
            for one, other in zip(swaps(words, table), swaps(twin, table), strict=False):
                edits = words.edit(*one[:2], one.new), twin.edit(*other[:2], other.new)
                told = f"{one.old} → {one.new}, {other.old} → {other.new}"
                yield card.planted(told, *edits, codes=codes, also=card.everything())


@cache
def _phrases(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """Any of the phrases as whole words, the longest first."""
    longest = sorted(phrases, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)


def _alike(old: str, new: str) -> str:
    """With a capital where there was one."""
    return new[:1].upper() + new[1:] if old[:1].isupper() else new
