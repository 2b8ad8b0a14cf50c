"""Wordings that stand for many: `coin*` is any word that begins so, … a few words, ^ the beginning,
and + joins what may stand in any order."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from functools import cached_property
from typing import NamedTuple

PART = re.compile(r"\^|…|[\w*]+")
WORD = re.compile(r"[^\W_]+")
BEGUN = rf"{WORD.pattern}\*?"  # a word, or how it begins
# Wordings of which the words in their order say all.
IN_ORDER = re.compile(rf"[^\w*^…]*{BEGUN}(?:[^\w*^]+{BEGUN})*[^\w*^]*")
GAP, OPENING, TOGETHER, MORE = "…", "^", "+", "*"
MOST_BETWEEN = 8  # words that a gap stands for
BETWEEN = rf"(?:[\W_]+[^\W_]+){{0,{MOST_BETWEEN}}}?"


class SaidWords(NamedTuple):
    """A sentence, and its words as they would stand in small letters: in order, and each once."""

    text: str
    words: Sequence[str]
    each: Set[str]


def said_words(text: str) -> SaidWords:
    words = WORD.findall(text.casefold())
    return SaidWords(text, words, {*words})


class WordingPart(NamedTuple):
    """A word, or the beginning of one, and how many others may stand between it and the part before
    it at most."""

    word: str
    is_begun: bool
    between: int

    def fits(self, word: str) -> bool:
        return word.startswith(self.word) if self.is_begun else word == self.word


class WordsInOrder:
    """Words that are said one after the other.

    Nearly all are sure to be said where their parts stand in order: to compile a pattern for each
    takes most of the time of the check that asks.
    """

    def __init__(self, wording: str) -> None:
        self.typed = wording
        self.parts = [*_parts_of(wording.casefold())]
        self._is_in_order = bool(IN_ORDER.fullmatch(wording))
        self.full_words = frozenset(one.word for one in self.parts if not one.is_begun)

    def stands_in(self, said: SaidWords) -> bool:
        """Whether a sentence says it."""
        return self.may_stand(said) and (self._is_in_order or bool(self.pattern.search(said.text)))

    def may_stand(self, said: SaidWords) -> bool:
        """Whether its words stand in a sentence, in their order."""
        return self.full_words <= said.each and self._stands_in_order(said.words)

    def _stands_in_order(self, words: Sequence[str]) -> bool:
        reached: Collection[int] = range(-1, len(words) - 1)  # just behind which a part may stand
        for part in self.parts:
            reached = {
                at
                for before in reached
                for at in range(before + 1, min(before + part.between + 2, len(words)))
                if part.fits(words[at])
            }
            if not reached:
                return False
        return True

    @cached_property
    def pattern(self) -> "re.Pattern[str]":
        return any_wording((self.typed,))


def _parts_of(wording: str) -> Iterator[WordingPart]:
    """The words that must stand. A part that may be any word, such as `*`, is none of them: it is
    left to the pattern."""
    between, begun = 0, False
    for part in PART.findall(wording):
        word, more, _ = part.partition(MORE)
        if part == GAP:
            between += MOST_BETWEEN
        elif part != OPENING:
            if word.isalnum() and (begun or not between):
                yield WordingPart(word, bool(more), between)
                between = 0
            else:
                between += 1
            begun = True


class Together:
    """What must be said in one sentence, in any order: wordings that + joins."""

    def __init__(self, wording: str) -> None:
        self._wordings = [*map(WordsInOrder, wording.split(TOGETHER))]
        self.full_words = frozenset(word for one in self._wordings for word in one.full_words)

    @property
    def words(self) -> Set[str]:
        """The words, or the beginnings of some, that stand wherever all of it does."""
        return {part.word for one in self._wordings for part in one.parts}

    def stands_in(self, said: SaidWords) -> bool:
        """Whether a sentence says it."""
        return all(one.stands_in(said) for one in self._wordings)


def any_wording(wordings: Iterable[str]) -> "re.Pattern[str]":
    """A pattern of any of some wordings: `coin*` is any word that begins so, … a few words, ^ the
    beginning."""
    each = "|".join(map(_pattern, wordings))
    return re.compile(each or "(?!)", re.IGNORECASE)


def _pattern(wording: str) -> str:
    found, between = "", ""
    for part in PART.findall(wording):
        if part == GAP:
            found += BETWEEN
        elif part == OPENING:
            found += r"\A\W*"
        else:
            found += between + re.escape(part).replace(r"\*", r"[^\W_]*")
            between = r"[\W_]+"
    return rf"(?:(?<!\w){found}(?!\w))"
