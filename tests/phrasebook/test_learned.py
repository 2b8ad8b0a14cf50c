"""Wordings of others, from which the phrasebook has learnt: nearly all read, none wrongly."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from yaml import CSafeLoader, load

from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.phrasebook import phrasebook
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.reword import Reworded, rewordings
from cardgen.phrasebook.parse.verdict import Ambiguous, Different, Same, Verdict
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES
from tests.phrasebook.corpus import runs
from tests.some_of import some_of

FOLDER = Path(__file__).parent / "learned"
# Of a hundred texts of each set, how many are read at the least.
READ = {
    "first": {"fr": 99, "en": 91},
    "second": {"fr": 98, "en": 97},
    "editor": {"fr": 94, "en": 94},
    "player": {"fr": 80, "en": 96},
    "third": {"fr": 84, "en": 87},
    "rulebook": {"fr": 100, "en": 100},
    "notes": {"fr": 100, "en": 100},
    "fourth": {"fr": 100, "en": 100},
    "fifth": {"fr": 100, "en": 100},
    "sixth": {"fr": 72, "en": 94},
    "frames": {"fr": 100, "en": 100},
    "voices": {"fr": 100},
}
ASKED = [(name, language) for name, shares in READ.items() for language in shares]
# Sets that somebody wrote who had not seen what they test, of 300 wordings in a language and more.
BLIND = (
    *("seventh", "eighth", "hands", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
    *("fourteenth", "fifteenth", "sixteenth", "seventeenth"),
    *("eighteenth", "nineteenth", "twentieth", "twentyfirst"),
    *("twentysecond", "twentythird", "narrated", "twentyfourth", "twentyfifth", "twentysixth"),
    *("twentyseventh", "twentyeighth", "twentyninth", "thirtieth", "thirtyfirst", "thirtysecond"),
    *("thirtythird", "thirtyfourth", "thirtyfifth", "thirtysixth"),
    *("thirtyseventh", "thirtyeighth", "thirtyninth", "fortieth", "fortyfirst"),
)
READ_BLIND = {"fr": 82, "en": 85}  # of a hundred of all of them together
AMISS = 0.002  # of them told a definite mistake, or of their twins taken for right: of some, none
SAMPLED = {"sixth": 3, **dict.fromkeys(BLIND, 36)}  # one wording of so many is asked
SAMPLED_TWINS = 72  # and one twin of so many: they take longer to be refused
SAID = {(said.id, said.age, said.language): said for said in EVERY}


class Heard(NamedTuple):
    """A wording with what came of it, and what was put otherwise in it."""

    card: str
    words: str
    verdict: Verdict
    used: frozenset[tuple[object, ...]]


@cache
def entries(name: str) -> list[dict[str, str]]:
    """What a set holds: a card, its words in one language or several, a wrong twin."""
    text = (FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    told: list[dict[str, str]] = load(text, CSafeLoader)
    return told


@cache
def heard(name: str, language: str) -> tuple[Heard, ...]:
    """What comes of each wording of a set in a language; two tests ask for it."""
    return tuple(_heard(name, language))


def _heard(name: str, language: str) -> Iterator[Heard]:
    told = [one for one in entries(name) if language in one]
    for entry in some_of(told, SAMPLED.get(name, 1)):
        met = list[Reworded]()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(phrasebook, "rewordings", lambda *given, met=met: noted(met, *given))
            verdict = judged(entry, entry[language], language)
        used = frozenset(one.becomes for each in met for one in each.used if one.becomes)
        yield Heard(entry["card"], entry[language], verdict, used)


def judged(entry: Mapping[str, str], words: str, language: str) -> Verdict:
    """What comes of words for the card, and the Age, that an entry is of."""
    said = SAID[entry["card"], entry.get("age", AGES[0]), language]
    told = runs(words), said.power, said.bearer, said.card, entry.get("age", "")
    return BOOKS[language].judge(*told)


def noted(
    met: list[Reworded], book: Grammar, tokens: tuple[Token, ...], card: Name | None
) -> Iterator[Reworded]:
    """A text put otherwise, as often as somebody asks for it, noted in a list."""
    for one in rewordings(book, tokens, card):
        met.append(one)
        yield one


def test_every_set_is_asked_for() -> None:
    assert {file.stem for file in FOLDER.glob("*.yaml")} == {*READ, *BLIND}


def share_read(every: Sequence[Heard]) -> float:
    """How many of a hundred are read as what they are written for."""
    return 100 * sum(isinstance(one.verdict, Same) for one in every) / len(every)


def is_misunderstood(verdict: Verdict) -> bool:
    """Whether words are told a definite mistake, or more than one meaning."""
    mistaken = isinstance(verdict, Different) and not verdict.is_likely
    return mistaken or isinstance(verdict, Ambiguous)


@pytest.mark.parametrize(("name", "language"), ASKED)
def test_nearly_all_of_a_set_are_read(name: str, language: str) -> None:
    assert share_read(heard(name, language)) >= READ[name][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_of_the_blind_sets_are_read(language: str) -> None:
    every = [one for name in BLIND for one in heard(name, language)]
    assert share_read(every) >= READ_BLIND[language]


@pytest.mark.parametrize(("name", "language"), ASKED)
def test_none_is_misunderstood(name: str, language: str) -> None:
    every = heard(name, language)
    assert every
    assert not [one for one in every if is_misunderstood(one.verdict)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hardly_any_of_the_blind_sets_is_misunderstood(language: str) -> None:
    every = [one for name in BLIND for one in heard(name, language)]
    misunderstood = [one.words for one in every if is_misunderstood(one.verdict)]
    assert len(misunderstood) <= AMISS * len(every), misunderstood


@pytest.mark.parametrize("language", LANGUAGES)
def test_hardly_any_of_their_wrong_twins_is_taken_for_right(language: str) -> None:
    every = [twin for name in BLIND for twin in _twins(name, language)]
    taken = [twin["wrong"] for twin in every if _is_taken(twin, language)]
    assert len(taken) <= AMISS * len(every), taken


def _twins(name: str, language: str) -> Sequence[dict[str, str]]:
    told = [one for one in entries(name) if language in one and "wrong" in one]
    assert told
    return some_of(told, SAMPLED_TWINS)


def _is_taken(twin: dict[str, str], language: str) -> bool:
    verdict = judged(twin, twin["wrong"], language)
    return isinstance(verdict, Same) and not verdict.unsaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rewording_is_in_words_that_are_read(language: str) -> None:
    every = (one for name in (*READ, *BLIND) for one in heard(name, language))
    used = frozenset().union(*(one.used for one in every if isinstance(one.verdict, Same)))
    passes = BOOKS[language].grammar.rewordings
    all_of_them = {one.becomes for each in passes for one in each.rewordings if one.becomes}
    assert all_of_them == used
