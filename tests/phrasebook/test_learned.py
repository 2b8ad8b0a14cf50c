"""Wordings of others, from which the phrasebook has learnt: nearly all read, none wrongly."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from cardgen.model.ages import AGES
from cardgen.phrasebook.parse.verdict import Ambiguous, Different, Same, Verdict
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES
from tests.phrasebook.corpus import runs

FOLDER = Path(__file__).parent / "learned"
# Of a hundred texts of each set, how many are read at the least.
READ = {
    "first": {"fr": 99, "en": 91},
    "second": {"fr": 98, "en": 97},
    "editor": {"fr": 94, "en": 94},
    "player": {"fr": 56, "en": 90},
}
SAID = {(said.id, said.age, said.language): said for said in EVERY}


class Heard(NamedTuple):
    """A wording with what came of it."""

    card: str
    words: str
    verdict: Verdict


@cache
def heard(name: str, language: str) -> tuple[Heard, ...]:
    """What comes of each wording of a set in a language."""
    entries = yaml.load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    return tuple(_heard(entries, language))


def _heard(entries: list[Mapping[str, str]], language: str) -> Iterator[Heard]:
    for entry in entries:
        said = SAID[entry["card"], entry.get("age", AGES[0]), language]
        words = runs(entry[language])
        verdict = BOOKS[language].judge(words, said.power, said.bearer, said.card)
        yield Heard(entry["card"], entry[language], verdict)


def test_every_set_is_asked_for() -> None:
    assert {file.stem for file in FOLDER.glob("*.yaml")} == set(READ)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READ)
def test_nearly_all_are_read(name: str, language: str) -> None:
    every = heard(name, language)
    read = sum(isinstance(one.verdict, Same) for one in every)
    assert 100 * read >= READ[name][language] * len(every)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READ)
def test_none_is_misunderstood(name: str, language: str) -> None:
    wrong = (Different, Ambiguous)
    assert not [one for one in heard(name, language) if isinstance(one.verdict, wrong)]
