"""The phrasebooks of a root, each compiled when it is first asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.packs.languages import find_language_file
from cardgen.phrasebook.diagnose.localise import Diagnosis
from cardgen.phrasebook.parse.verdict import KnownVerdicts
from cardgen.phrasebook.subjects import Power, TextSubject
from cardgen.project.pack_view import PackView

if TYPE_CHECKING:  # where all texts are known none is compiled
    from cardgen.phrasebook.phrasebook import Phrasebook


MOST_COMPILED = 8  # kept: the grammars of two languages, for all packs and for some of them


class KeptCompiled:
    """Compiled grammars, or thesauri, as bytes by a key, while program and languages are as they
    were; what an earlier check left of them is asked for with the first one."""

    def __init__(self, load: Callable[[], Mapping[bytes, bytes]]) -> None:
        self._load = load
        self._found: dict[bytes, bytes] = {}

    @cached_property
    def _kept(self) -> Mapping[bytes, bytes]:
        return self._load()

    @staticmethod
    def key(language: str, names: Mapping[str, Name]) -> bytes:
        """What a grammar is known by."""
        return blake2b(repr((language, [*names.items()])).encode(), digest_size=16).digest()

    def get(self, key: bytes) -> bytes:
        """The one of a key; nothing where none is kept."""
        return self._kept.get(key, b"")

    def note(self, key: bytes, compiled: bytes) -> None:
        """Keep one from now on."""
        self._found[key] = compiled

    @property
    def found_out(self) -> Mapping[bytes, bytes]:
        """Those compiled besides."""
        return self._found

    def learn(self, found_out: Mapping[bytes, bytes]) -> None:
        """Keep what another process has compiled."""
        self._found = {**self._found, **found_out}

    @property
    def news(self) -> Mapping[bytes, bytes]:
        """All that is to be kept; nothing where nothing is new."""
        every = [*self._kept.items(), *self._found.items()] if self._found else ()
        return dict(every[-MOST_COMPILED:])


class Phrasebooks:
    """Phrasebooks by language; those of a language without phrases there are none.

    `known`, `compiled` grammars and `thesauri` are what an earlier check left.
    """

    def __init__(
        self,
        root: Path,
        known: KnownVerdicts | None = None,
        compiled: KeptCompiled | None = None,
        thesauri: KeptCompiled | None = None,
    ) -> None:
        self.root, self.known = root, known or KnownVerdicts()
        self.compiled, self.thesauri = compiled, thesauri
        self._kept: dict[str, tuple[Mapping[str, Name], Phrasebook]] = {}

    def of(self, views: Iterable[PackView]) -> "BooksAtHand":
        """The phrasebooks of the languages asked for; they know the names of all cards."""
        packs = tuple(views)
        languages = sorted({language for one in packs for language in one.languages})
        cards = [card for view in packs for card in view.named_cards]
        names = {
            each: {card.id: card.name[each] for card in cards if each in card.name}
            for each in languages
            if find_language_file(self.root, each, "phrases").is_file()
        }
        return BooksAtHand(self, names)

    def book(self, language: str, names: Mapping[str, Name]) -> "Phrasebook":
        """The phrasebook of a language that knows these names, compiled when it is new."""
        known, book = self._kept.get(language, (None, None))
        if book is None or (known is not names and known != names):
            book = self._made(language, names)
            self._kept[language] = names, book
        return book

    def _made(self, language: str, names: Mapping[str, Name]) -> "Phrasebook":
        from cardgen.phrasebook.grammar.grammar import Grammar
        from cardgen.phrasebook.grammar.keeping import compiled_bytes, compiled_of_bytes
        from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook

        if self.compiled is None:
            return load_phrasebook(self.root, language, names, self.thesauri)
        key = self.compiled.key(language, names)
        grammar = compiled_of_bytes(self.compiled.get(key), Grammar)
        book = Phrasebook(grammar, self.root, self.thesauri) if grammar else None
        if book is None:
            book = load_phrasebook(self.root, language, names, self.thesauri)
            self.compiled.note(key, compiled_bytes(book.grammar))
        return book


class BooksAtHand(Mapping[str, "Phrasebook"]):
    """The phrasebooks of some languages with the names of their cards, each compiled when it is
    first asked for: where all texts are known none is."""

    def __init__(self, books: Phrasebooks, names: Mapping[str, Mapping[str, Name]]) -> None:
        self._books, self._names, self.known = books, names, books.known
        self._digests: dict[str, bytes] = {}

    def __getitem__(self, language: str) -> "Phrasebook":
        return self._books.book(language, self._names[language])

    def mistakes(
        self,
        language: str,
        words: Runs,
        power: Power,
        bearer: str,
        card: Name | None,
        *,
        sharing: int,
    ) -> tuple[Diagnosis, ...]:
        """What has to be changed in words for them to say a power; see `diagnose`."""
        from cardgen.phrasebook.diagnose.diagnosis import diagnose

        return diagnose(self[language], words, power, bearer, card, sharing=sharing)

    def is_proposable(
        self,
        language: str,
        words: Runs,
        power: Power,
        bearer: str,
        card: Name | None,
        mistakes: Sequence[Diagnosis],
    ) -> bool:
        """Whether words are sound once mistakes are mended; see `is_proposable`."""
        from cardgen.phrasebook.diagnose.diagnosis import is_proposable

        return is_proposable(self[language], words, power, bearer, card, mistakes)

    def __contains__(self, language: object) -> bool:
        return language in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def text_key(self, language: str, told: Sequence[object], speaker: TextSubject) -> bytes:
        """The digest of all that decides about words: they and their power, which are `told`, the
        names of their card and of others. Program and phrases are the same while it is believed."""
        said = dumps([*told, repr(speaker.name.get(language))])
        return blake2b(said.encode(), digest_size=16, key=self.names_digest(language)).digest()

    def names_digest(self, language: str) -> bytes:
        """The digest of a language and of the names that its phrases may point to."""
        if language not in self._digests:
            names = repr((language, sorted(self._names[language].items())))
            self._digests[language] = blake2b(names.encode(), digest_size=16).digest()
        return self._digests[language]
