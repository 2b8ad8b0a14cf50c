"""The indexes of names of all languages, each made only where something is said that was not."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from cardgen.project.prose.manner import Manner
from cardgen.project.prose.names.names import NameIndex, Vocabulary, small_in
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
        said = digest_of(*(pack.words_known_by[language] for pack in self._speaking(language)))
        key = digest_of("index", language, said) if self._parts.states else b""
        (known,) = self._parts.names(key, lambda: [self.of(language).known_by.hex()])
        return bytes.fromhex(known)

    def _vocabularies(self, language: str) -> list[Vocabulary]:
        every = (pack.vocabularies(language) for pack in self._speaking(language))
        return [*chain.from_iterable(every)]

    def _speaking(self, language: str) -> Iterator[PackProse]:
        return (pack for pack in self._packs if language in pack.words_known_by)
