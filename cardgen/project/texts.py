"""The texts of cards and boards in each language, read with the phrasebooks of a root."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import Card
from cardgen.model.finding import Place
from cardgen.model.text import Runs
from cardgen.packs.languages import LanguageLibrary
from cardgen.packs.notation import parse_words
from cardgen.packs.root import state_path
from cardgen.phrasebook.diagnose.localise import Diagnosis
from cardgen.phrasebook.parse.verdict import (
    Ambiguous,
    Different,
    Reading,
    Same,
    TextSpan,
    TooLong,
    Unread,
    Verdict,
)
from cardgen.phrasebook.subjects import (
    Power,
    TextSubject,
    declared_powers,
    review_signature,
    subjects_with_kinds,
    with_variations,
)
from cardgen.project.pack_digests import PackDigests
from cardgen.project.pack_view import PackView
from cardgen.project.phrasebooks import BooksAtHand, Phrasebooks
from cardgen.project.sound_parts import SoundParts, digest_of
from cardgen.project.text_places import is_shared, place_of_words
from cardgen.project.typed_powers import TypedPowers
from cardgen.yaml.source_map import SourceMap

FOR_TWO = "duel"  # the rules of a game for two


class Wording(NamedTuple):
    """Words of a speaker in one language, for the Ages (from 0) that share words and power."""

    language: str
    ages: tuple[int, ...]
    words: Runs
    power: Power
    verdict: Verdict

    @property
    def is_paraphrase(self) -> bool:
        """Whether the words state what their power is, and are no sentence of the phrasebook."""
        return isinstance(self.verdict, Same) and self.verdict.paraphrase

    def typed(self, words: str) -> "Wording":
        """The same with other words, as they are typed for one Age."""
        return self._replace(words=parse_words(words, 1)[0][0])


@dataclass(frozen=True)
class SubjectTexts:
    """All that one card or part of a board says in the languages asked for.

    Without `rules` there are no effects to hold the words against. `unsaid` are the parts of
    effects that the pack lets words of this kind leave to the reader. `key` is what all of it is
    known by, nothing where that is not told, and `parts` what an earlier check left. With
    `one_opponent` there are two players. `taken` is what the words are held against where that is
    not the power as it is declared, since a part of it cannot be read.
    """

    speaker: TextSubject
    bearer: str
    rules: bool
    languages: tuple[str, ...]
    books: BooksAtHand
    library: LanguageLibrary
    source_map: SourceMap
    readings: TypedPowers
    unsaid: Collection[str] = ()
    key: bytes = b""
    parts: SoundParts = field(default_factory=SoundParts)
    one_opponent: bool = False
    taken: ByAge[Power] | None = None

    def known_by(self, what: str) -> bytes:
        """What something about these texts is known by."""
        return digest_of(what, self.key) if self.key else b""

    @property
    def standing(self) -> bytes:
        """What all of it is known by, and on which line it stands."""
        speaker = self.speaker
        file = speaker.file if isinstance(speaker, Card) else speaker.wonder.entry.file
        state = self.parts.places.get(state_path(self.library.root / file))
        return digest_of("standing", self.key, state) if self.key and state else b""

    @cached_property
    def powers(self) -> ByAge[Power]:
        """What the words have to say in each Age."""
        if self.taken is not None:
            return self.taken
        if not self.rules:
            return ByAge.same(())
        if isinstance(self.speaker, Card):
            return with_variations(*self.readings.told(self.speaker))
        return declared_powers(self.speaker)

    @cached_property
    def wordings(self) -> tuple[Wording, ...]:
        """What is said in the languages asked for."""
        return tuple(wording for each in self.languages for wording in self.said(each))

    def said(self, language: str) -> Iterator[Wording]:
        """What is said in a language, Ages with the same words and power together."""
        text = self.speaker.text[language]
        together: dict[tuple[int, Power], list[int]] = {}
        for age, (words, power) in enumerate(zip(text, self.powers, strict=True)):
            together.setdefault((id(words), power), []).append(age)
        for (_, power), ages in together.items():
            words = text[ages[0]]
            alone = AGES[ages[0]] if len(ages) == 1 else ""
            verdict = self._verdict(language, words, power, alone)
            if isinstance(verdict, Different) and verdict.unread and language in self.signatures:
                verdict = verdict.unread
            yield Wording(language, tuple(ages), words, power, verdict)

    def _verdict(self, language: str, words: Runs, power: Power, age: str) -> Verdict:
        """How words compare with their power, unless an earlier check left that they say it."""
        typed = [run if isinstance(run, str) else [*run] for run in words]
        told = repr(power), self.bearer, typed, age
        key = self.books.text_key(language, told, self.speaker)
        verdict: Verdict | None = self.books.known.get(key)
        if verdict is None:
            name = self.speaker.name.get(language)
            verdict = self.books[language].judge(words, power, self.bearer, name, age)
            self.books.known.note(key, verdict)
        return verdict

    def of(self, language: str, age: int) -> Wording | None:
        """What is said in a language in an Age."""
        found = (one for one in self.wordings if one.language == language and age in one.ages)
        return next(found, None)

    def read(self, wording: Wording) -> Reading:
        """The meaning of words by themselves."""
        name = self.speaker.name.get(wording.language)
        return self.books[wording.language].read(wording.words, self.bearer, name)

    def mistakes(self, wording: Wording) -> tuple[Diagnosis, ...]:
        """What has to be changed in words for them to say the effect; none where they are far."""
        name = self.speaker.name.get(wording.language)
        wrong = sum(not isinstance(one.verdict, Same) for one in self.wordings)
        told = wording.words, wording.power, self.bearer, name
        return self.books.mistakes(wording.language, *told, sharing=max(wrong, 1))

    def is_proposable(self, wording: Wording, mistakes: Sequence[Diagnosis]) -> bool:
        """Whether words would say their power, and in sound sentences, once mistakes are mended."""
        name = self.speaker.name.get(wording.language)
        told = wording.words, wording.power, self.bearer, name
        return self.books.is_proposable(wording.language, *told, mistakes)

    def house(self, power: Power, language: str) -> str | None:
        """A power in the words of the phrasebook; None where there is nothing to say."""
        if not power:
            return None
        key = self.books.text_key(language, ("house", repr(power), self.bearer), self.speaker)
        name = self.speaker.name.get(language)
        return self.books.known.written(
            key, lambda: self.books[language].write(power, self.bearer, name)
        )

    def language_name(self, language: str) -> str:
        """`French`; a language that nobody has named by its code, `"tlh"`."""
        return self.library.profile(language).name

    @property
    def signatures(self) -> Mapping[str, str]:
        """The languages of a card whose words somebody vouches for, with what he typed."""
        return self.speaker.reviewed if isinstance(self.speaker, Card) else {}

    def is_vouched_for(self, language: str) -> bool:
        """Whether somebody has compared just these words with just this power."""
        return self.signatures.get(language) == review_signature(self.speaker, language)

    def place(self, wording: Wording, span: TextSpan | None = None) -> Place:
        """Where a stretch of the words stands, or all of them."""
        return place_of_words(self.source_map, *self._typed(wording), span)

    def shared(self, wording: Wording, span: TextSpan) -> bool:
        """Whether other Ages, that say or do something else, share a stretch of the words typed."""
        return is_shared(self.speaker, wording.language, wording.ages, span)

    def _typed(self, wording: Wording) -> tuple[TextSubject, str, int]:
        return self.speaker, wording.language, wording.ages[0]

    @property
    def parts_unsaid(self) -> tuple[str, ...]:
        """The parts of effects that words leave to the reader, in whatever language."""
        return self.parts.names(self.known_by("unsaid"), self._parts_unsaid)

    def _parts_unsaid(self) -> Iterator[str]:
        for one in self.wordings:
            yield from getattr(one.verdict, "unsaid", ())

    @property
    def understood(self) -> int:
        """How many texts are understood or vouched for; Ages that share their words count once."""
        return int(*self.parts.names(self.known_by("read"), lambda: (str(self._understood()),)))

    def _understood(self) -> int:
        read: dict[tuple[str, int], bool] = {}
        for wording in self.wordings:
            held = self.speaker.text[wording.language].spans()
            sound = not isinstance(wording.verdict, Unread | TooLong | Ambiguous)
            sound = sound or self.is_vouched_for(wording.language)
            for number, span in enumerate(held):
                if any(span.first <= age <= span.last for age in wording.ages):
                    key = wording.language, number
                    read[key] = read.get(key, True) and sound
        return sum(read.values())


Speaker = tuple[TextSubject, str, Sequence[str]]  # its kind of sentences, languages to look at


def printed_speakers(view: PackView) -> Iterator[Speaker]:
    """What is printed, was not found sound before, and has no fault in its power: that comes
    first."""
    for speaker, bearer in subjects_with_kinds(view.pack):
        of_card = isinstance(speaker, Card)
        owner = speaker.id if isinstance(speaker, Card) else speaker.wonder.id
        known = owner in view.faulty_powers or (of_card and owner in view.sound)
        if owner in view.printed_ids and not known:
            yield speaker, bearer, view.languages


def read_texts(
    books: Phrasebooks,
    packs: Iterable[PackView],
    speakers: Callable[[PackView], Iterator[Speaker]],
    *,
    parts: SoundParts | None = None,
    digests: PackDigests | None = None,
) -> Iterator[SubjectTexts]:
    """What the `speakers` of packs say, cards and parts of boards, read with the phrasebooks."""
    views = tuple(packs)
    read, source_map = books.of(views), SourceMap(books.root)
    for view in views:
        rules, library = bool(view.pack.game.rules), view.assets.languages
        for speaker, bearer, spoken in speakers(view):
            languages = [one for one in spoken if one in speaker.text and one in read]
            if languages:
                key = digests.of_texts(view, speaker, bearer) if digests else b""
                yield SubjectTexts(
                    *(speaker, bearer, rules, tuple(languages), read, library, source_map),
                    view.readings,
                    view.pack.unsaid.get(bearer, ()),
                    digest_of(key, *map(read.names_digest, languages)) if key else b"",
                    parts or SoundParts(),
                    view.pack.game.rules == FOR_TWO,
                )
