"""Discounts, free building and trade: every combination has words of its own in each language.

`refused/powers-<language>.yaml` holds words for powers that no card has, and near misses of them.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from cardgen.phrasebook.parse.verdict import Different, Same, Unread, sort_word_lists
from tests.phrasebook.combinations import combinations
from tests.phrasebook.conftest import BOOKS, LANGUAGES
from tests.phrasebook.corpus import runs
from tests.some_of import some_of
from tests.typed import typed_power

FOLDER = Path(__file__).parent / "refused"
READ_BACK = 11  # of so many combinations one is read, which takes longer than writing
NEXT = (1, 3, 27)  # how far apart stand those that are taken for each other by mistake
TWINS = 37  # of so many combinations one is held against its like
BEARERS = ("leader", "guild", "god", "stage", "duel-leader")


@cache
def said(language: str, bearer: str) -> tuple[tuple[str, str | None], ...]:
    """Each combination as it is typed, with its words."""
    book = BOOKS[language]
    typed = (json.dumps([one]) for one in combinations())
    return tuple((one, book.write(typed_power(one), bearer)) for one in typed)


@pytest.mark.parametrize("bearer", BEARERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_combination_has_words(language: str, bearer: str) -> None:
    assert not [typed for typed, words in said(language, bearer) if words is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_combinations_have_the_same_words(language: str) -> None:
    powers: dict[str | None, object] = {}
    for typed, words in said(language, "leader"):
        power = sort_word_lists(typed_power(typed))
        assert powers.setdefault(words, power) == power, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_read_back(language: str) -> None:
    for typed, words in some_of(said(language, "leader"), READ_BACK):
        verdict = BOOKS[language].judge((words or "",), typed_power(typed), "leader")
        assert isinstance(verdict, Same), words
        assert not set(verdict.unsaid) - {"restriction"}, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_taken_for_its_like(language: str) -> None:
    every = said(language, "leader")
    for place in range(0, len(every), TWINS):
        for other in (place + step for step in NEXT if place + step < len(every)):
            verdict = BOOKS[language].judge(
                (every[other][1] or "",), typed_power(every[place][0]), "leader"
            )
            assert not isinstance(verdict, Same), (every[place], every[other])


@cache
def _entries(language: str) -> Any:
    text = (FOLDER / f"powers-{language}.yaml").read_text("utf-8")
    return yaml.load(text, yaml.CSafeLoader)


def _cases(kind: str) -> Iterator[tuple[str, str, str]]:
    """The words of a kind, with the language and the power that they are held against."""
    for language in LANGUAGES:
        for entry in _entries(language):
            held = entry[kind]
            every = held if isinstance(held, list) else sum(held.values(), [])
            yield from ((language, json.dumps([entry["power"]]), words) for words in every)


@pytest.mark.parametrize(("language", "typed", "words"), [*_cases("right")])
def test_usual_words_are_read(language: str, typed: str, words: str) -> None:
    assert BOOKS[language].judge(runs(words), typed_power(typed), "leader") == Same()


@pytest.mark.parametrize(("language", "typed", "words"), [*_cases("wrong")])
def test_no_near_miss_is_taken_for_the_power(language: str, typed: str, words: str) -> None:
    verdict = BOOKS[language].judge(runs(words), typed_power(typed), "leader")
    assert isinstance(verdict, Different | Unread)
