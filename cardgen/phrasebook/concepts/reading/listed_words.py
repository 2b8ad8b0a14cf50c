"""Words that a thesaurus does not list, taken as other forms of those that it does.

“Comptez-les” is “comptez” with a pronoun attached to it; “arrondissez” has the stem of “arrondi”.
"""

from collections.abc import Container, Iterable
from dataclasses import field
from os.path import commonprefix
from typing import NamedTuple

import snowballstemmer

from cardgen.model.frozen import frozen
from cardgen.phrasebook.grammar.pattern import AgreeingWord, Alternatives, FixedWord, Item, Pattern
from cardgen.phrasebook.grammar.spelling import Spelling, Token, fold_word

SHORTEST = 4  # letters: of shorter words the stem tells too little
ALIKE = 3  # the first letters that two forms of one word share


class OneWord(NamedTuple):
    """What a pattern says where it says a word at most: the words, or none."""

    words: frozenset[str]
    nothing: bool


@frozen
class ListedWords:
    """The words of a thesaurus, with what an unlisted one may be a form of.

    `alone` are those that say something by themselves, `every` those of all its patterns, both as
    they are read. `stems` names the Snowball algorithm of the language, if it has one; `attached`
    are the ends that a word may have and say nothing.
    """

    alone: frozenset[str]
    every: frozenset[str]
    stems: str
    attached: tuple[str, ...]
    _bases: dict[str, str | None] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

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
        parts = (key, *(key.removesuffix(end) for end in self.attached if key.endswith(end)))
        return next((one for one in parts if one in self.every), None)

    def _related(self, key: str) -> str | None:
        """The listed word of the same stem that begins most alike."""
        if not self.stems or len(key) < SHORTEST:
            return None
        stem = snowballstemmer.stemmer(self.stems).stemWord
        alike = [one for one in self.every if one[:ALIKE] == key[:ALIKE]]
        forms = [one for one in alike if len(one) >= SHORTEST and stem(one) == stem(key)]
        return min(forms, key=lambda one: (-len(commonprefix((one, key))), one), default=None)


def list_words(
    patterns: Iterable[Pattern], spelling: Spelling, stems: str, attached: Iterable[str]
) -> ListedWords:
    """The words of the patterns of a thesaurus."""
    lister = _WordLister()
    alone: set[str] = set()
    for pattern in patterns:
        alone |= lister.one_word(pattern).words
        lister.take(pattern)
    return ListedWords(
        frozenset(key for key, *more in map(spelling.keys, alone) if not more),
        frozenset(key for word in lister.every for key in spelling.keys(word)),
        stems,
        tuple(map(fold_word, attached)),
    )


class _WordLister:
    """Asks patterns for their words; alternatives that stand in many are asked once."""

    def __init__(self) -> None:
        self.every: set[str] = set()  # of the patterns taken, in all their alternatives
        self._taken: set[int] = set()
        self._alone: dict[int, OneWord] = {}

    def take(self, pattern: Pattern) -> None:
        """List the words of a pattern."""
        for item in pattern:
            if not isinstance(item, Alternatives):
                self.every.update(_said(item))
            elif id(item) not in self._taken:
                self._taken.add(id(item))
                for option in item.options:
                    self.take(option)

    def one_word(self, pattern: Pattern) -> OneWord:
        """What a pattern may say in one word: that of an item beside which all others say
        nothing."""
        silent = frozenset[str]()
        spoken: frozenset[str] | None = None
        for item in pattern:
            words, nothing = self._one_word(item)
            if nothing:
                silent |= words
            elif spoken is None:
                spoken = words
            else:  # two words at least
                return OneWord(frozenset(), nothing=False)
        return OneWord(silent, nothing=True) if spoken is None else OneWord(spoken, nothing=False)

    def _one_word(self, item: Item) -> OneWord:
        if not isinstance(item, Alternatives):
            words = frozenset(_said(item))
            return OneWord(words, nothing=not words)
        if id(item) not in self._alone:
            ways = [self.one_word(option) for option in item.options]
            words = frozenset[str]().union(*(one.words for one in ways))
            self._alone[id(item)] = OneWord(words, nothing=any(one.nothing for one in ways))
        return self._alone[id(item)]


def _said(item: Item) -> tuple[str, ...]:
    if isinstance(item, FixedWord):
        return (item.text,)
    return (item.one, item.other) if isinstance(item, AgreeingWord) else ()
