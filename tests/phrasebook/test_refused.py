"""Near misses of every effect: fluent words for another rule are told apart, or refused for it.

`refused/<language>.yaml` holds them, by the card with its Age, then by what they bend.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from cardgen.effects.power.ability import Ability
from cardgen.phrasebook.diagnose.diagnosis import diagnose
from cardgen.phrasebook.parse.verdict import Different, Same, Unread, Verdict
from cardgen.phrasebook.subjects import Power
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES, Said
from tests.phrasebook.corpus import runs
from tests.phrasebook.deletions import QUICK
from tests.some_of import some_of

FOLDER = Path(__file__).parent / "refused"
EACH = 12  # of so many near misses one, if it is unread, is asked for its reason, which takes time
NAMED = 0.85  # of these, the share whose reason is told
# Of a hundred near misses, how many are read at the least, and said to be different: every twelfth
# is asked. It only rises.
TWELFTH = 12
DIFFERENT = {"fr": 70, "en": 70}


class NearMiss(NamedTuple):
    """Words that are almost those of a card in one Age, and what they bend."""

    said: Said
    bent: str
    words: str


@cache
def near_misses(language: str) -> tuple[NearMiss, ...]:
    """All of a language."""
    cards = {f"{said.id} {said.age}": said for said in EVERY if said.language == language}
    entries = yaml.load((FOLDER / f"{language}.yaml").read_text("utf-8"), yaml.CSafeLoader)
    return tuple(
        NearMiss(cards[card], bent, words)
        for card, bends in entries.items()
        for bent, every in bends.items()
        for words in every
    )


@cache
def _judged(miss: NearMiss) -> Verdict:
    said = miss.said
    return QUICK[said.language].judge(runs(miss.words), said.power, said.bearer, said.card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_near_miss_is_taken_for_the_effect(language: str) -> None:
    for miss in near_misses(language):
        verdict = _judged(miss)
        told = isinstance(verdict, Different | Unread)
        assert told or (isinstance(verdict, Same) and verdict.unsaid), f"{miss.words}: {verdict}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_near_misses_are_read_as_something_else(language: str) -> None:
    some = some_of(near_misses(language), TWELFTH)
    different = sum(isinstance(_read(one), Different) for one in some)
    assert 100 * different >= DIFFERENT[language] * len(some)


@cache
def _read(miss: NearMiss) -> Verdict:
    """What comes of it where all layers are read."""
    said = miss.said
    return BOOKS[said.language].judge(runs(miss.words), said.power, said.bearer, said.card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_near_misses_are_refused_for_a_reason(language: str) -> None:
    some = some_of(near_misses(language), EACH)  # however many of the others are read
    unread = [one for one in some if isinstance(_judged(one), Unread)]
    told = [any(kind != "unread" for kind in _kinds(one)) for one in unread]
    assert sum(told) >= NAMED * len(told)


def _kinds(miss: NearMiss) -> Iterator[str]:
    said, book = miss.said, BOOKS[miss.said.language]
    found = diagnose(book, runs(miss.words), said.power, said.bearer, said.card)
    return (one.kind for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_a_card_has_near_misses(language: str) -> None:
    missed = {miss.said for miss in near_misses(language)}
    met = {effect for said in missed for effect in _effects(said.power)}
    every = {effect for said in EVERY for effect in _effects(said.power)}
    assert met == every


def _effects(power: Power) -> Iterator[str]:
    """The names of the effects of a power, those of its consequences left aside."""
    return (type(one.effect).__name__ for one in power if isinstance(one, Ability))
