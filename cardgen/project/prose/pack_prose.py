"""What one pack says, and its rulebooks: collected only when somebody reads it over."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby
from pathlib import Path

from cardgen.model.card import Card
from cardgen.model.text import STOPS
from cardgen.phrasebook.subjects import review_signature
from cardgen.project.pack_digests import PackDigests
from cardgen.project.pack_view import PackView
from cardgen.project.prose.collect import collect_passages
from cardgen.project.prose.names.names import KINDS, Vocabulary, vocabulary
from cardgen.project.prose.passages import TEXT, Key, Passage, ProsePage
from cardgen.project.prose.rulebooks import PackRulebooks, in_books
from cardgen.project.sound_parts import SoundParts, digest_of

CLOSING = "»”“’) \u00a0\u202f"  # may stand behind a stop
NOTES = "notes"
NO_PAGE = ProsePage(())


class PackProse:
    """The prose of a pack, with its `rulebooks` if it is one of those looked at.

    To collect all that the packs say and to digest it piece by piece was a quarter of a check after
    one edit: what is known of a pack of which no file says anything else needs none of its pieces.
    """

    def __init__(
        self,
        view: PackView,
        digests: PackDigests,
        rulebooks: PackRulebooks | None = None,
        books_known_by: bytes = b"",
    ) -> None:
        self.view, self.pack = view, view.pack
        self._rulebooks, self._books_known_by = rulebooks, books_known_by
        self._parts: SoundParts = digests.parts
        self.known_by = digests.of_files(view)

    @property
    def id(self) -> str:
        return self.pack.id

    @property
    def root(self) -> Path:
        return self.view.root

    @property
    def folder(self) -> Path:
        """Where its record lies."""
        return self.pack.folder

    @property
    def languages(self) -> tuple[str, ...]:
        return self.pack.languages

    def key(self, what: str, *around: object) -> bytes:
        """What a check that looks at the pack by itself is known by, and at what is `around`."""
        return digest_of(what, self.known_by, around) if self.known_by else b""

    @cached_property
    def said(self) -> tuple[Passage, ...]:
        """Every piece, those of the rulebooks last."""
        books = self._rulebooks
        in_all = in_books(books, self._parts, self._books_known_by) if books else ()
        return *collect_passages(self.view, self._parts), *in_all

    def page(self, language: str) -> ProsePage:
        """The pieces of a language; none of one that is not spoken."""
        return self._pages.get(language, NO_PAGE)

    @cached_property
    def _pages(self) -> Mapping[str, ProsePage]:
        pieces: dict[str, list[Passage]] = {}
        for said in self.said:
            pieces.setdefault(said.language, []).append(said)
        return {language: ProsePage(each) for language, each in pieces.items()}

    @property
    def sheaves(self) -> Iterator[tuple[str, Sequence[Passage]]]:
        """What is looked at together, in every language, with its kind."""
        for page in self._pages.values():
            yield from ((kind, sheaf) for (_, kind), sheaf in page.sheaves.items())

    def tells(self, kinds: Collection[str]) -> bool:
        """Whether it tells anything of some kinds, as an earlier check left it."""
        told = self._parts.names(self.key("told"), lambda: sorted({one for one, _ in self.sheaves}))
        return not {*told}.isdisjoint(kinds)

    def above(self, said: Passage) -> Iterator[str]:
        """What a piece of a rulebook leaves unsaid, since it stands above it or begins its row."""
        if self._rulebooks:
            _, _, section, index, *_ = said.key
            yield from self._rulebooks.above(said.language, int(section), int(index))

    @cached_property
    def translations(self) -> tuple[tuple[Passage, ...], ...]:
        """What is said, each piece in all its languages."""
        together: dict[Key, list[Passage]] = {}
        for said in self.said:
            together.setdefault(said.key, []).append(said)
        return tuple(self._aligned([tuple(pieces) for pieces in together.values()]))

    def _aligned(self, every: Sequence[tuple[Passage, ...]]) -> Iterator[tuple[Passage, ...]]:
        """The pieces, notes that have no partner beside those that say the same."""
        uneven = {
            pieces[0].key[:-1]
            for pieces in every
            if pieces[0].kind == NOTES and len(pieces) < len(self.pack.languages)
        }
        if not uneven:
            yield from every
            return
        from cardgen.project.prose.aligned_notes import aligned  # notes mostly have partners

        for owner, pieces in groupby(every, key=lambda one: one[0].key[:-1]):
            listed = [*pieces]
            yield from aligned(listed) if owner in uneven else listed

    def is_noted(self, said: Passage, language: str) -> bool:
        """Whether the card of a note has any in a language."""
        return (language, said.key[:-1]) in self._noted

    @cached_property
    def _noted(self) -> frozenset[tuple[str, Key]]:
        return frozenset((one.language, one.key[:-1]) for one in self.said if one.kind == NOTES)

    def is_unheld(self, said: Passage) -> bool:
        """Whether a piece is words of a card that nothing holds against a power, so that one
        language is held against another: it has none, its game knows none, or somebody vouches for
        them, whom no phrase contradicts."""
        if said.kind != TEXT:
            return False
        return not self.pack.game.rules or said.card in self._vouched_for | self.without_power

    @cached_property
    def _vouched_for(self) -> frozenset[str]:
        return frozenset(card.id for card in self.pack.named_cards if card.reviewed)

    def is_compared_by_hand(self, said: Passage) -> bool:
        """Whether a piece is words of a card of which every seal holds: who compared each language
        with the power has compared both, and knows better than a list of words."""
        return said.kind == TEXT and said.card in self._sealed

    @cached_property
    def _sealed(self) -> frozenset[str]:
        return frozenset(
            card.id
            for card in self.pack.named_cards
            if card.reviewed
            and all(
                language in card.text and seal == review_signature(card, language)
                for language, seal in card.reviewed.items()
            )
        )

    def is_of_power(self, said: Passage) -> bool:
        """Whether a piece is words of a card or a board that are held against its power."""
        ruled = bool(self.pack.game.rules)
        return said.kind == TEXT and ruled and said.card not in self.without_power

    @cached_property
    def without_power(self) -> frozenset[str]:
        """The cards that say `power: none`."""
        return frozenset(card.id for card in self.pack.named_cards if _is_without_power(card))

    @cached_property
    def words_known_by(self) -> Mapping[str, tuple[str, ...]]:
        """By language, what the words of each of its sheaves are known by, wherever they stand."""
        found = self._parts.words(self.key("languages"), self._words_known_by)
        return {language: tuple(digests) for language, *digests in found}

    def _words_known_by(self) -> Iterator[tuple[str, ...]]:
        for language, page in self._pages.items():
            words = (
                [(said.kind in KINDS, said.words) for said in sheaf]
                for sheaf in page.sheaves.values()
            )
            yield language, *(digest_of("words", language, each).hex() for each in words)

    def vocabularies(self, language: str) -> list[Vocabulary]:
        """What the words of a language that is spoken here add to an index of names, sheaf by
        sheaf: after an edit most of them are as they were."""
        known_by = self.words_known_by[language]
        return [self._vocabulary(language, *one) for one in enumerate(known_by)]

    def _vocabulary(self, language: str, number: int, known_by: str) -> Vocabulary:
        def read() -> Iterator[tuple[object, ...]]:
            yield (*vocabulary([*self.page(language).sheaves.values()][number]),)

        key = bytes.fromhex(known_by) if self._parts.states else b""
        return Vocabulary(*self._parts.words(key, read)[0])

    def asked(self, language: str) -> list[frozenset[str]]:
        """The words that an index of names is asked about, as they would stand in small letters,
        sheaf by sheaf."""
        every = self.vocabularies(language) if language in self.words_known_by else ()
        return [frozenset(one.asked.split()) for one in every]

    def made_of_words(self, what: str, make: Callable[[str], str]) -> Mapping[str, str]:
        """What is made of the words of each piece, by these; kept for the next check, sheaf by
        sheaf."""
        made: dict[str, str] = {}
        for language, page in self._pages.items():
            known_by = self.words_known_by[language]
            for sheaf, digest in zip(page.sheaves.values(), known_by, strict=True):
                every = [said.words for said in sheaf]
                key = digest_of(what, digest) if self._parts.states else b""
                found = self._parts.words(key, partial(zip, map(make, every)))
                made |= {words: told for words, (told,) in zip(every, found, strict=True)}
        return made

    @cached_property
    def ending_with_stops(self) -> frozenset[str]:
        """The languages in which more than half of the flavour ends so."""
        ends: dict[str, list[bool]] = {}
        for said in (each for each in self.said if each.kind == "flavour"):
            last = said.words.rstrip(CLOSING)[-1:]
            ends.setdefault(said.language, []).append(last in STOPS)
        return frozenset(each for each, found in ends.items() if 2 * sum(found) > len(found))


def _is_without_power(card: Card) -> bool:
    return card.entry_source.may_say(("power: none",)) and not any(card.power)
