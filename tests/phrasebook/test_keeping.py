"""Grammars that are kept say what they said when they were compiled, and nothing else is made of
what is kept."""

import os
import pickle
from pathlib import Path

import pytest

from cardgen.phrasebook.grammar.keeping import MOST, KeptGrammars, grammar_key
from cardgen.phrasebook.parse.verdict import Read, Unread
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from tests.test_architecture import ROOT
from tests.typed import typed_power

KEY = grammar_key("en", {})
WORDS = "On invocation, gain 3 coins."


@pytest.fixture(scope="module")
def compiled() -> Phrasebook:
    return load_phrasebook(ROOT, "en", {})


@pytest.fixture(scope="module")
def kept(compiled: Phrasebook) -> Phrasebook:
    """The same, kept and read again."""
    first = KeptGrammars(dict)
    first.note(KEY, compiled.book)
    grammar = KeptGrammars(lambda: first.news).get(KEY)
    assert grammar is not None
    return Phrasebook(grammar, ROOT)


def test_a_kept_grammar_reads_and_writes_the_same(compiled: Phrasebook, kept: Phrasebook) -> None:
    for words in (WORDS, "Gain 3 coins in every direction."):
        read = kept.read((words,), "god")
        assert read == compiled.read((words,), "god")
        assert isinstance(read, Read if words == WORDS else Unread)
    power = typed_power("- coins: 3")
    assert kept.write(power, "god") == compiled.write(power, "god") is not None


def test_another_name_or_language_is_another_key() -> None:
    assert len({KEY, grammar_key("fr", {}), grammar_key("en", {"iris": ROOT})}) == 3  # type: ignore[dict-item]  # whatever it is


class Harm:
    """What would be done while it is read."""

    def __init__(self, made: Path) -> None:
        self.made = made

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self.made),)


def test_nothing_is_done_that_kept_bytes_ask_for(tmp_path: Path) -> None:
    for harm in (Harm(tmp_path / "made"), [KEY], load_phrasebook, Phrasebook):
        given = {KEY: pickle.dumps(harm)}
        assert KeptGrammars(lambda given=given: given).get(KEY) is None  # type: ignore[misc]  # mypy knows no defaults of a lambda
    assert KeptGrammars(lambda: {KEY: b"no grammar"}).get(KEY) is None
    assert not (tmp_path / "made").exists()


def test_few_are_kept(compiled: Phrasebook) -> None:
    before = {bytes([number]): b"" for number in range(MOST)}
    grammars = KeptGrammars(lambda: before)
    assert not grammars.news
    grammars.note(KEY, compiled.book)
    assert [*grammars.news] == [*[*before][1:], KEY]
