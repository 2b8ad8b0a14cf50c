"""What every card says in each language, held against what it does."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.review.material import Material
from cardgen.loading.ages import AGE_KEYS, expand_at
from cardgen.loading.caret import Carets
from cardgen.loading.report import Report, Where
from cardgen.loading.typed_offsets import typed_offsets
from cardgen.loading.words import by_language
from cardgen.model.ages import ByAge
from cardgen.model.card import Card, Name
from cardgen.model.located import Map
from cardgen.model.place import Place
from cardgen.model.text import Runs
from cardgen.phrasebook.bearers import bearers
from cardgen.phrasebook.declared import Power, declared
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.phrasebook.verdict import Span, Verdict

LANGUAGES = {"en": "English", "fr": "French"}


class Saying(NamedTuple):
    """Words of a card in one language, for the Ages (from 0) that share words and power."""

    language: str
    ages: tuple[int, ...]
    words: Runs
    power: Power
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Spoken:
    """All that one card says, and what is needed to say where and to say it right."""

    card: Card
    bearer: str
    powers: ByAge[Power]
    sayings: tuple[Saying, ...]
    books: Mapping[str, Phrasebook]
    root: Path

    def of(self, language: str, age: int) -> Saying | None:
        """What is said in a language in an Age."""
        found = (one for one in self.sayings if one.language == language and age in one.ages)
        return next(found, None)

    def house(self, power: Power, language: str) -> str | None:
        """A power in the words of the phrasebook."""
        name = self.card.name.get(language)
        return self.books[language].write(power, self.bearer, name)

    def place(self, saying: Saying, span: Span | None = None) -> Place:
        """Where a stretch of the words stands, or all of them."""
        where, age = _seat(self.card, saying)
        if span is None:
            return where.place
        offsets = typed_offsets(str(where.value), age)
        first = offsets[span.start]
        if span.end <= span.start:
            place = Carets(self.root).place(where, first)
            return place._replace(end_line=place.line, end_column=place.column)
        return Carets(self.root).place(where, first, offsets[span.end - 1] - first + 1)

    def shared(self, saying: Saying) -> bool:
        """Whether other Ages, that say or do something else, share the words as they are typed."""
        text = expand_at(_held(self.card, saying.language), Report())
        sharing = [age for age, held in enumerate(text) if held is text[saying.ages[0]]]
        return set(sharing) != set(saying.ages)


def language_name(language: str) -> str:
    """A language as findings call it."""
    return LANGUAGES.get(language, f'"{language}"')


def spoken(root: Path, packs: Iterable[Material]) -> tuple[Spoken, ...]:
    """Every card with words that a phrasebook can read, in the languages that have one.

    Cards whose power has faults are left out: these come first.
    """
    materials = [material for material in packs if material.pack.game != "none"]
    speaking = {language for one in materials for card in one.fresh for language in card.text}
    books = {
        language: load_phrasebook(root, language, _names(materials, language))
        for language in sorted(speaking)
        if (root / "templates" / "phrases" / f"{language}.yaml").is_file()
    }
    return tuple(one for material in materials for one in _spoken(root, material, books))


def _names(materials: Iterable[Material], language: str) -> dict[str, Name]:
    cards = (card for material in materials for card in material.cards)
    return {card.id: card.name[language] for card in cards if language in card.name}


def _spoken(root: Path, material: Material, books: Mapping[str, Phrasebook]) -> Iterator[Spoken]:
    faulty = {finding.card for finding in material.power_findings}
    for card, bearer in bearers(material.pack):
        languages = [language for language in card.text if language in books]
        if languages and card.id not in faulty and card.id not in material.sound:
            powers = declared(card)
            sayings = tuple(
                saying
                for language in languages
                for saying in _sayings(card, bearer, powers, books[language])
            )
            yield Spoken(card, bearer, powers, sayings, books, root)


def _sayings(card: Card, bearer: str, powers: ByAge[Power], book: Phrasebook) -> Iterator[Saying]:
    language = book.book.language
    together: dict[tuple[int, Power], list[int]] = {}
    for age, (words, power) in enumerate(zip(card.text[language], powers, strict=True)):
        together.setdefault((id(words), power), []).append(age)
    for (_, power), ages in together.items():
        words = card.text[language][ages[0]]
        verdict = book.judge(words, power, bearer, card.name.get(language))
        yield Saying(language, tuple(ages), words, power, verdict)


def _held(card: Card, language: str) -> Where:
    text = card.entry["text"]
    if isinstance(text, Map) and not AGE_KEYS.keys().isdisjoint(text):
        text = by_language(text)
    return Where(text, language)  # type: ignore[arg-type]  # it was read as a map


def _seat(card: Card, saying: Saying) -> tuple[Where, int]:
    """Where the words of a saying are typed, and which it is of the Ages that share them."""
    text = expand_at(_held(card, saying.language), Report())
    mine = text[saying.ages[0]]
    sharing = [age for age, held in enumerate(text) if held is mine]
    return mine.where, sharing.index(saying.ages[0])
