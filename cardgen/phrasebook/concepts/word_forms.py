"""Words that a thesaurus does not list, taken as other forms of those that it does.

“Comptez-les” is “comptez” with a pronoun attached to it; “arrondissez” has the stem of “arrondi”.
"""

from collections.abc import Container, Iterable, Iterator
from functools import cached_property
from os.path import commonprefix

import snowballstemmer

from cardgen.phrasebook.grammar.pattern import AgreeingWord, Alternatives, FixedWord, Item
from cardgen.phrasebook.grammar.spelling import Spelling, Token, fold_word

SHORTEST = 4  # letters: of shorter words the stem tells too little
ALIKE = 3  # the first letters that two forms of one word share


class WordForms:
    """The words of a thesaurus, with what an unlisted one may be a form of.

    `stems` names the Snowball algorithm of the language, if it has one; `attached` are the ends
    that a word may have and say nothing.
    """

    def __init__(
        self, items: Iterable[Item], spelling: Spelling, stems: str, attached: Iterable[str]
    ) -> None:
        self._items, self._spelling = tuple(items), spelling
        self._attached = tuple(map(fold_word, attached))
        self._stemmer = snowballstemmer.stemmer(stems) if stems else None
        self._found: dict[str, str | None] = {}

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every pattern, as it is read."""
        found = (self._spelling.keys(form) for form in _forms(self._items))
        return frozenset(key for keys in found for key in keys)

    def listed(self, tokens: Iterable[Token], unlisted: Container[int]) -> tuple[Token, ...]:
        """A text in which the words at some places are those that they are forms of, if any."""
        return tuple(
            one._replace(key=self._base(one.key) or one.key) if place in unlisted else one
            for place, one in enumerate(tokens)
        )

    def _base(self, key: str) -> str | None:
        """The listed word that a word is a form of."""
        if key not in self._found:
            self._found[key] = self._unattached(key) or self._related(key)
        return self._found[key]

    def _unattached(self, key: str) -> str | None:
        parts = (key.removesuffix(end) for end in self._attached if key.endswith(end))
        return next((one for one in parts if one in self.words), None)

    def _related(self, key: str) -> str | None:
        """The listed word of the same stem that begins most alike."""
        if self._stemmer is None or len(key) < SHORTEST:
            return None
        stem = self._stemmer.stemWord(key)
        alike = [one for one in self.words if one[:ALIKE] == key[:ALIKE] and len(one) >= SHORTEST]
        forms = [one for one in alike if self._stemmer.stemWord(one) == stem]
        return min(forms, key=lambda one: (-len(commonprefix((one, key))), one), default=None)


def _forms(items: Iterable[Item]) -> Iterator[str]:
    """The words of some patterns, in all their alternatives."""
    for item in items:
        if isinstance(item, FixedWord):
            yield item.text
        elif isinstance(item, AgreeingWord):
            yield from (item.one, item.other)
        elif isinstance(item, Alternatives):
            for option in item.options:
                yield from _forms(option)
