"""Words that a thesaurus does not list, taken as other forms of those that it does.

“Comptez-les” is “comptez” with a pronoun attached to it; “arrondissez” has the stem of “arrondi”.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cached_property
from os.path import commonprefix
from typing import NamedTuple

import snowballstemmer

from cardgen.phrasebook.grammar.pattern import AgreeingWord, Alternatives, FixedWord, Item, Pattern
from cardgen.phrasebook.grammar.spelling import Spelling, Token, fold_word

SHORTEST = 4  # letters: of shorter words the stem tells too little
ALIKE = 3  # the first letters that two forms of one word share


class OneWord(NamedTuple):
    """What a pattern says where it says a word at most: the words, or none."""

    words: frozenset[str]
    nothing: bool


class ListedWords:
    """The words of the patterns of a thesaurus, with what an unlisted one may be a form of.

    `stems` names the Snowball algorithm of the language, if it has one; `attached` are the ends
    that a word may have and say nothing.
    """

    def __init__(
        self, patterns: Sequence[Pattern], spelling: Spelling, stems: str, attached: Iterable[str]
    ) -> None:
        self._patterns, self._spelling, self._stems = patterns, spelling, stems
        self._attached = tuple(map(fold_word, attached))
        self._bases: dict[str, str | None] = {}

    @cached_property
    def alone(self) -> frozenset[str]:
        """The words that say something by themselves, as they are read."""
        words = frozenset[str]().union(*(_one_word(each).words for each in self._patterns))
        keys = map(self._spelling.keys, words)
        return frozenset(key for key, *more in keys if not more)

    @cached_property
    def _listed(self) -> frozenset[str]:
        keys = map(self._spelling.keys, _words(self._patterns))
        return frozenset(key for each in keys for key in each)

    def listed(self, tokens: Iterable[Token], unlisted: Container[int]) -> tuple[Token, ...]:
        """A text in which the words at some places are those that they are forms of, if any."""
        return tuple(
            one._replace(key=self._base(one.key) or one.key) if place in unlisted else one
            for place, one in enumerate(tokens)
        )

    def _base(self, key: str) -> str | None:
        """The listed word that a word is, or is a form of."""
        if key not in self._bases:
            self._bases[key] = self._unattached(key) or self._related(key)
        return self._bases[key]

    def _unattached(self, key: str) -> str | None:
        parts = (key, *(key.removesuffix(end) for end in self._attached if key.endswith(end)))
        return next((one for one in parts if one in self._listed), None)

    def _related(self, key: str) -> str | None:
        """The listed word of the same stem that begins most alike."""
        if not self._stems or len(key) < SHORTEST:
            return None
        stem = snowballstemmer.stemmer(self._stems).stemWord
        alike = [one for one in self._listed if one[:ALIKE] == key[:ALIKE]]
        forms = [one for one in alike if len(one) >= SHORTEST and stem(one) == stem(key)]
        return min(forms, key=lambda one: (-len(commonprefix((one, key))), one), default=None)


def _words(patterns: Iterable[Pattern]) -> Iterator[str]:
    """The words of some patterns, in all their alternatives."""
    for item in (item for pattern in patterns for item in pattern):
        if isinstance(item, Alternatives):
            yield from _words(item.options)
        else:
            yield from _said(item)


def _said(item: Item) -> tuple[str, ...]:
    if isinstance(item, FixedWord):
        return (item.text,)
    return (item.one, item.other) if isinstance(item, AgreeingWord) else ()


def _one_word(pattern: Pattern) -> OneWord:
    """What a pattern may say in one word: that of an item beside which all others say nothing."""
    items = [_alternative(item) for item in pattern]
    wordy = [one for one in items if not one.nothing]
    if len(wordy) > 1:
        return OneWord(frozenset(), nothing=False)
    words = frozenset[str]().union(*(one.words for one in wordy or items))
    return OneWord(words, nothing=not wordy)


def _alternative(item: Item) -> OneWord:
    if isinstance(item, Alternatives):
        ways = [_one_word(option) for option in item.options]
        words = frozenset[str]().union(*(one.words for one in ways))
        return OneWord(words, nothing=any(one.nothing for one in ways))
    words = frozenset(_said(item))
    return OneWord(words, nothing=not words)
