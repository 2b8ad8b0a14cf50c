"""What every card and board says in each language, held against what it does."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.review.hearing.books import Books
from cardgen.checks.review.hearing.seal import seal
from cardgen.checks.review.material import Material
from cardgen.loading.ages import AGE_KEYS, expand_at
from cardgen.loading.caret import Carets
from cardgen.loading.report import Report, Where
from cardgen.loading.typed_offsets import typed_offsets
from cardgen.loading.words import by_language
from cardgen.model.ages import ByAge
from cardgen.model.card import Card
from cardgen.model.located import Map
from cardgen.model.place import Place
from cardgen.model.text import Runs
from cardgen.phrasebook.bearers import bearers
from cardgen.phrasebook.declared import Power, declared
from cardgen.phrasebook.diagnosis import Diagnosis, diagnose
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.speaker import Speaker
from cardgen.phrasebook.verdict import Ambiguous, Reading, Span, TooLong, Unread, Verdict


class Saying(NamedTuple):
    """Words of a speaker in one language, for the Ages (from 0) that share words and power."""

    language: str
    ages: tuple[int, ...]
    words: Runs
    power: Power
    verdict: Verdict


@dataclass(frozen=True)
class Spoken:
    """All that one card or part of a board says in the languages asked for.

    Without `rules` there are no effects to hold the words against.
    """

    speaker: Speaker
    bearer: str
    rules: bool
    languages: tuple[str, ...]
    books: Mapping[str, Phrasebook]
    root: Path

    @cached_property
    def powers(self) -> ByAge[Power]:
        """What the words have to say in each Age."""
        return declared(self.speaker) if self.rules else ByAge.same(())

    @cached_property
    def sayings(self) -> tuple[Saying, ...]:
        """What is said in the languages asked for."""
        return tuple(saying for each in self.languages for saying in self.said(each))

    def said(self, language: str) -> Iterator[Saying]:
        """What is said in a language, Ages with the same words and power together."""
        text, book = self.speaker.text[language], self.books[language]
        together: dict[tuple[int, Power], list[int]] = {}
        for age, (words, power) in enumerate(zip(text, self.powers, strict=True)):
            together.setdefault((id(words), power), []).append(age)
        for (_, power), ages in together.items():
            words = text[ages[0]]
            verdict = book.judge(words, power, self.bearer, self.speaker.name.get(language))
            yield Saying(language, tuple(ages), words, power, verdict)

    def of(self, language: str, age: int) -> Saying | None:
        """What is said in a language in an Age."""
        found = (one for one in self.sayings if one.language == language and age in one.ages)
        return next(found, None)

    def read(self, saying: Saying) -> Reading:
        """The meaning of words by themselves."""
        name = self.speaker.name.get(saying.language)
        return self.books[saying.language].read(saying.words, self.bearer, name)

    def mistakes(self, saying: Saying) -> tuple[Diagnosis, ...]:
        """What has to be changed in words for them to say the effect; none where they are far."""
        name = self.speaker.name.get(saying.language)
        book = self.books[saying.language]
        return diagnose(book, saying.words, saying.power, self.bearer, name)

    def reminders(self, saying: Saying) -> Mapping[str, Span]:
        """The rules that words only remind of, by name, with where."""
        name = self.speaker.name.get(saying.language)
        return self.books[saying.language].reminded(saying.words, name)

    def house(self, power: Power, language: str) -> str | None:
        """A power in the words of the phrasebook; None where there is nothing to say."""
        if not power:
            return None
        name = self.speaker.name.get(language)
        return self.books[language].write(power, self.bearer, name)

    @property
    def seals(self) -> Mapping[str, str]:
        """The languages of a card whose words somebody vouches for, with what he typed."""
        return self.speaker.reviewed if isinstance(self.speaker, Card) else {}

    def sealed(self, language: str) -> bool:
        """Whether somebody has compared just these words with just this power."""
        return self.seals.get(language) == seal(self.speaker, language)

    def place(self, saying: Saying, span: Span | None = None) -> Place:
        """Where a stretch of the words stands, or all of them."""
        where, age = _seat(self.speaker, saying)
        if span is None:
            return where.place
        offsets = typed_offsets(str(where.value), age)
        first = offsets[span.start]
        if span.end <= span.start:
            place = Carets(self.root).place(where, first)
            return place._replace(end_line=place.line, end_column=place.column)
        return Carets(self.root).place(where, first, offsets[span.end - 1] - first + 1)

    @property
    def understood(self) -> int:
        """How many texts are understood or vouched for; Ages that share their words count once."""
        texts: dict[tuple[str, int], bool] = {}
        for saying in self.sayings:
            key = (saying.language, id(saying.words))
            read = not isinstance(saying.verdict, Unread | TooLong | Ambiguous)
            texts[key] = texts.get(key, True) and (read or self.sealed(saying.language))
        return sum(texts.values())

    def shared(self, saying: Saying) -> bool:
        """Whether other Ages, that say or do something else, share the words as they are typed."""
        text = expand_at(_held(self.speaker, saying.language), Report())
        sharing = [age for age, held in enumerate(text) if held is text[saying.ages[0]]]
        return set(sharing) != set(saying.ages)


def spoken(books: Books, packs: Iterable[Material], *, printed: bool = False) -> Iterator[Spoken]:
    """Every card and part of a board with words that a phrasebook can read.

    In the languages asked for; only what is `printed` if so wanted. What has faults in its power
    is left out: these come first.
    """
    materials = tuple(packs)
    read = books.of(materials)
    for material in materials:
        silent = {finding.card for finding in material.power_findings} | material.sound
        heard = {card.id for card in material.pack.printed_cards} if printed else None
        rules = material.pack.game != "none"
        for speaker, bearer in bearers(material.pack):
            languages = [one for one in material.languages if one in speaker.text and one in read]
            owner = speaker.id if isinstance(speaker, Card) else speaker.wonder.id
            if languages and owner not in silent and (heard is None or owner in heard):
                yield Spoken(speaker, bearer, rules, tuple(languages), read, books.root)


def _held(speaker: Speaker, language: str) -> Where:
    text: object = speaker.entry["text"]
    if isinstance(text, Map) and not AGE_KEYS.keys().isdisjoint(text):
        text = by_language(text)
    return Where(text, language)  # type: ignore[arg-type]  # it was read as a map


def _seat(speaker: Speaker, saying: Saying) -> tuple[Where, int]:
    """Where the words of a saying are typed, and which it is of the Ages that share them."""
    text = expand_at(_held(speaker, saying.language), Report())
    mine = text[saying.ages[0]]
    sharing = [age for age, held in enumerate(text) if held is mine]
    return mine.where, sharing.index(saying.ages[0])
