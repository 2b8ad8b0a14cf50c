"""The indexes of names of all languages, each made only where something is said that was not."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from cardgen.project.prose.manner import Manner
from cardgen.project.prose.names.names import WORD, NameIndex, Vocabulary, small_in
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.sound_parts import SoundParts, digest_of


class NameIndexes:
    """By language, the names that cards, Wonders and pantheons of `packs`, all there are, have."""

    def __init__(
        self, packs: Sequence[PackProse], manners: Mapping[str, Manner], parts: SoundParts
    ) -> None:
        self._packs, self._manners, self._parts = packs, manners, parts
        self._made: dict[str, NameIndex] = {}
        self._small: dict[str, frozenset[str]] = {}
        self._known_by: dict[str, bytes] = {}

    def of(self, language: str) -> NameIndex:
        if language not in self._made:
            said = self._vocabularies(language)
            self._made[language] = NameIndex(said, self._manners[language].orthography)
        return self._made[language]

    def small(self, language: str) -> frozenset[str]:
        """The words that stand in small letters anywhere in a language."""
        if language not in self._small:
            self._small[language] = small_in(self._vocabularies(language))
        return self._small[language]

    def known_by(self, language: str) -> bytes:
        """What the index of a language is known by."""
        if language not in self._known_by:
            self._known_by[language] = self._index_known_by(language)
        return self._known_by[language]

    def _index_known_by(self, language: str) -> bytes:
        """It is made again only where the words have changed that it is made of: of those in small
        letters, which most edits are of, it knows only whether words with a capital stand so too.
        """
        key = b""
        if self._parts.states:
            said = self._vocabularies(language)
            every = [(one.names, one.capital, one.inside) for one in said]
            key = digest_of("index", language, every, sorted(self._small_capitals(language, said)))
        (known,) = self._parts.names(key, lambda: [self.of(language).known_by.hex()])
        return bytes.fromhex(known)

    def _small_capitals(self, language: str, said: Sequence[Vocabulary]) -> frozenset[str]:
        """The words with a capital that stand in small letters too."""
        capitals = (word for one in said for word, _ in one.capital)
        named = (word for one in said for name in one.names for word in WORD.findall(name))
        return self.small(language).intersection(map(str.casefold, chain(capitals, named)))

    def _vocabularies(self, language: str) -> list[Vocabulary]:
        every = (pack.vocabularies(language) for pack in self._speaking(language))
        return [*chain.from_iterable(every)]

    def _speaking(self, language: str) -> Iterator[PackProse]:
        return (pack for pack in self._packs if language in pack.words_known_by)
