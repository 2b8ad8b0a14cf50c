"""Wordings of others, from which the phrasebook has learnt: nearly all read, none wrongly."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.phrasebook import phrasebook
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.reword import Reworded, rewordings
from cardgen.phrasebook.parse.verdict import Ambiguous, Different, Same, Verdict
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES
from tests.phrasebook.corpus import runs

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
    "seventh": {"fr": 59, "en": 65},
    "eighth": {"fr": 75, "en": 81},
    "hands": {"fr": 78, "en": 83},
    "ninth": {"fr": 83, "en": 90},
    "tenth": {"fr": 80, "en": 86},
    "eleventh": {"fr": 50, "en": 70},
    "twelfth": {"fr": 80, "en": 80},
    "thirteenth": {"fr": 80, "en": 80},
    "fourteenth": {"fr": 65, "en": 60},
    "fifteenth": {"fr": 75, "en": 75},
    "sixteenth": {"fr": 60, "en": 60},
    "seventeenth": {"fr": 70, "en": 70},
    "eighteenth": {"fr": 75, "en": 85},
    "nineteenth": {"fr": 70, "en": 70},
    "twentieth": {"fr": 80, "en": 85},
    "twentyfirst": {"fr": 70, "en": 75},
    "twentysecond": {"fr": 75, "en": 75},
    "twentythird": {"fr": 90, "en": 80},
    "narrated": {"fr": 80, "en": 70},
    "twentyfourth": {"fr": 80, "en": 85},
    "twentyfifth": {"fr": 75, "en": 75},
    "twentysixth": {"fr": 80, "en": 85},
    "twentyseventh": {"fr": 85, "en": 85},
    "twentyeighth": {"fr": 75, "en": 75},
    "twentyninth": {"fr": 60, "en": 75},
    "frames": {"fr": 100, "en": 100},
    "voices": {"fr": 100, "en": 100},
}
# Of large sets one wording of so many is asked.
SAMPLED = {
    "sixth": 3,
    "seventh": 12,
    "eighth": 12,
    "hands": 12,
    "ninth": 12,
    "tenth": 12,
    "eleventh": 12,
    "twelfth": 12,
    "thirteenth": 12,
    "fourteenth": 12,
    "fifteenth": 12,
    "sixteenth": 12,
    "seventeenth": 12,
    "eighteenth": 12,
    "nineteenth": 12,
    "twentieth": 12,
    "twentyfirst": 12,
    "twentysecond": 12,
    "twentythird": 12,
    "narrated": 12,
    "twentyfourth": 12,
    "twentyfifth": 12,
    "twentysixth": 12,
    "twentyseventh": 12,
    "twentyeighth": 12,
    "twentyninth": 12,
}
FEWER_TWINS = 3  # of so many twins that would be asked for one is: they take longer to be refused
WITH_TWINS = (
    *("seventh", "eighth", "hands", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"),
    *("fourteenth", "fifteenth", "sixteenth", "seventeenth"),
    *("eighteenth", "nineteenth", "twentieth", "twentyfirst"),
    *("twentysecond", "twentythird", "narrated", "twentyfourth", "twentyfifth", "twentysixth"),
    *("twentyseventh", "twentyeighth", "twentyninth"),
)
SAID = {(said.id, said.age, said.language): said for said in EVERY}


class Heard(NamedTuple):
    """A wording with what came of it, and what was put otherwise in it."""

    card: str
    words: str
    verdict: Verdict
    used: frozenset[tuple[object, ...]]


@cache
def heard(name: str, language: str) -> tuple[Heard, ...]:
    """What comes of each wording of a set in a language; two tests ask for it."""
    return tuple(_heard(name, language))


def _heard(name: str, language: str) -> Iterator[Heard]:
    entries = yaml.load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    told = [one for one in entries if language in one]
    for entry in told[:: SAMPLED.get(name, 1)]:
        said = SAID[entry["card"], entry.get("age", AGES[0]), language]
        words, met = runs(entry[language]), list[Reworded]()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(phrasebook, "rewordings", lambda *given, met=met: noted(met, *given))
            told = words, said.power, said.bearer, said.card, entry.get("age", "")
            verdict = BOOKS[language].judge(*told)
        used = frozenset(one.becomes for each in met for one in each.used if one.becomes)
        yield Heard(entry["card"], entry[language], verdict, used)


def noted(
    met: list[Reworded], book: Grammar, tokens: tuple[Token, ...], card: Name | None
) -> Iterator[Reworded]:
    """A text put otherwise, as often as somebody asks for it, noted in a list."""
    for one in rewordings(book, tokens, card):
        met.append(one)
        yield one


def test_every_set_is_asked_for() -> None:
    assert {file.stem for file in FOLDER.glob("*.yaml")} == set(READ)


def is_misunderstood(verdict: Verdict) -> bool:
    """Whether words are told a definite mistake, or more than one meaning."""
    mistaken = isinstance(verdict, Different) and not verdict.is_likely
    return mistaken or isinstance(verdict, Ambiguous)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READ)
def test_nearly_all_are_read_and_none_is_misunderstood(name: str, language: str) -> None:
    every = heard(name, language)
    read = sum(isinstance(one.verdict, Same) for one in every)
    assert 100 * read >= READ[name][language] * len(every)
    assert not [one for one in every if is_misunderstood(one.verdict)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_TWINS)
def test_their_wrong_twins_are_refused(name: str, language: str) -> None:
    entries = yaml.load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    told = [one for one in entries if language in one and "wrong" in one]
    twins = told[:: FEWER_TWINS * SAMPLED[name]]
    assert twins
    for twin in twins:
        said = SAID[twin["card"], twin.get("age", AGES[0]), language]
        verdict = BOOKS[language].judge(runs(twin["wrong"]), said.power, said.bearer, said.card)
        assert not isinstance(verdict, Same) or verdict.unsaid, twin["wrong"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rewording_is_in_words_that_are_read(language: str) -> None:
    every = (one for name in READ for one in heard(name, language))
    used = frozenset().union(*(one.used for one in every if isinstance(one.verdict, Same)))
    passes = BOOKS[language].grammar.rewordings
    all_of_them = {one.becomes for each in passes for one in each.rewordings if one.becomes}
    assert all_of_them == used
