"""Wordings as a language lists them, with `…` for a number or a name, and where words say one."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography

P = TypeVar("P")


class WordedPieces(Generic[P]):
    """Pieces in which wordings are sought, each with its words.

    To make the pattern of a wording takes 1 ms, and to hold it against all pieces of a book
    another, so it is held against those alone in which all of its words stand: three in four
    stand in none.
    """

    def __init__(self, pieces: Iterable[tuple[P, str]]) -> None:
        self._pieces = [(piece, words, words.casefold()) for piece, words in pieces]
        self._together = "\n".join(folded for _, _, folded in self._pieces)

    def found(self, wording: str, manner: "Orthography") -> "Iterator[tuple[P, re.Match[str]]]":
        """Where a wording is said, with any numbers."""
        words = _letters(wording)
        if not all(word in self._together for word in words):
            return
        likely = [one for one in self._pieces if all(word in one[2] for word in words)]
        pattern = number_pattern(wording, manner) if likely else None
        for piece, said, _ in likely:
            for match in pattern.finditer(said) if pattern else ():
                yield piece, match


class NumberWordings:
    """Wordings with numbers, held against words one after the other; the pattern of each is made
    when all of its letters stand somewhere."""

    def __init__(self, wordings: Iterable[str], manner: "Orthography") -> None:
        self._letters = [(wording, _letters(wording)) for wording in wordings]
        self._pattern = cache(partial(number_pattern, manner=manner))

    def may_stand_in(self, words: str) -> bool:
        """Whether words may say one of them."""
        return bool(next(self._likely(words), ""))

    def found(self, words: str) -> "Iterator[re.Match[str]]":
        """Where one is said, with any number."""
        for wording in self._likely(words):
            yield from self._pattern(wording).finditer(words)

    def _likely(self, words: str) -> Iterator[str]:
        folded = words.casefold()
        return (one for one, letters in self._letters if all(word in folded for word in letters))


def gapped_pattern(wording: str, gap: str) -> "re.Pattern[str]":
    """A wording with a pattern for each `…`, and spaces of any kind."""
    words = re.escape(wording).replace(r"\ ", r"\s+").replace("…", gap)
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)


def _letters(wording: str) -> list[str]:
    """The words of a wording that are no numbers."""
    return re.findall(r"[^\W\d_]+", wording.casefold())


def number_pattern(wording: str, manner: "Orthography") -> "re.Pattern[str]":
    """A wording with a group for each number, in digits or in letters, and spaces of any kind."""
    words = re.escape(wording).replace(r"\ ", r"\s+").replace("…", rf"({any_number(manner)})")
    return re.compile(rf"(?<!\w){words}(?![\w-])", re.IGNORECASE)


def any_number(manner: "Orthography") -> str:
    """A pattern of a number in digits, or in one word of letters, a rank among them."""
    words = [word for words in manner.numbers.values() for word in words]
    words += [word for ranks in manner.ranks.values() for word in ranks]
    return "|".join((r"\d{1,6}", *map(re.escape, sorted(words, key=len, reverse=True))))


def number_said(said: str, manner: "Orthography") -> int:
    """What a number in digits or letters is."""
    every = (*manner.ranks.items(), *manner.numbers.items())
    letters = {word: number for number, words in every for word in words}
    return int(said if said.isdigit() else letters[said.casefold()])
