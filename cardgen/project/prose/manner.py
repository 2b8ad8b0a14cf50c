"""How a language is typed, what reads its numbers, and what is said in it."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from pathlib import Path

from cardgen.packs.languages import find_language_file
from cardgen.project.prose.counting.counted import CountReader
from cardgen.project.prose.counting.numbers import NumberReader
from cardgen.project.prose.kept_fields import kept_fields
from cardgen.project.prose.orthography import Orthography, load_orthography
from cardgen.project.prose.passages import Passage, ProsePage
from cardgen.project.prose.senses.sense_list import Senses, load_senses
from cardgen.project.sound_parts import SoundParts


class Manner:
    """The manner of one language, read when first asked for: after most edits only one language
    says anything new."""

    def __init__(self, root: Path, language: str, parts: SoundParts) -> None:
        self._root, self.language, self._parts = root, language, parts

    @property
    def is_known(self) -> bool:
        """Whether somebody has said how the language is typed."""
        return find_language_file(self._root, self.language, "prose").is_file()

    @cached_property
    def orthography(self) -> Orthography:
        what, read = f"manner of {self.language}", partial(load_orthography, self._root)
        return kept_fields(self._parts, what, Orthography, partial(read, self.language))

    @cached_property
    def senses(self) -> Senses:
        """What its words mean; nothing where nobody has said so."""
        if not find_language_file(self._root, self.language, "senses").is_file():
            return Senses({})
        read = partial(load_senses, self._root, self.language)
        return kept_fields(self._parts, f"senses of {self.language}", Senses, read)

    @cached_property
    def reading(self) -> NumberReader:
        return NumberReader(self.orthography)

    @cached_property
    def counting(self) -> CountReader:
        return CountReader(self.orthography)


class LanguageProse:
    """What is said in one language, and the manner of that language."""

    def __init__(self, manner: Manner, pieces: Iterable[Passage]) -> None:
        self.language, self.manner, self._pieces = manner.language, manner, pieces

    @cached_property
    def page(self) -> ProsePage:
        """All of it; collected when it is first asked for."""
        return ProsePage(tuple(self._pieces))

    def page_of(self, pieces: Sequence[Passage]) -> ProsePage:
        """A page of some of it."""
        return ProsePage(pieces)

    @property
    def orthography(self) -> Orthography:
        return self.manner.orthography

    def words_for(self, sense: str) -> tuple[str, ...]:
        """The words that surely say a sense, `*` at the end of one for any that begins so."""
        return self.manner.senses.senses.get(sense, ())

    @property
    def reading(self) -> NumberReader:
        return self.manner.reading

    @property
    def counting(self) -> CountReader:
        return self.manner.counting
