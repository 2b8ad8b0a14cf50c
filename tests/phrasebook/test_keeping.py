"""Grammars that are kept say what they said when they were compiled, and nothing else is made of
what is kept."""

import marshal
import os
import pickle
from dataclasses import fields
from pathlib import Path

import pytest

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.keeping import grammar_bytes, grammar_of_bytes
from cardgen.phrasebook.parse.verdict import (
    KnownVerdicts,
    Read,
    Same,
    SpellingFault,
    TextSpan,
    Unread,
)
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.project.phrasebooks import MOST_GRAMMARS, KeptGrammars
from tests.test_architecture import ROOT
from tests.typed import typed_power

NORTH = ROOT / "tests" / "fixtures" / "languages"
KEY = KeptGrammars.key("en", {})
WORDS = "On invocation, gain 3 coins."


@pytest.fixture(scope="module")
def compiled() -> Phrasebook:
    return load_phrasebook(ROOT, "en", {})


@pytest.fixture(scope="module")
def kept(compiled: Phrasebook) -> Phrasebook:
    """The same, kept and read again."""
    grammar = grammar_of_bytes(grammar_bytes(compiled.grammar))
    assert grammar is not None
    return Phrasebook(grammar, ROOT)


def test_a_kept_grammar_reads_and_writes_the_same(compiled: Phrasebook, kept: Phrasebook) -> None:
    for words in (WORDS, "Gain 3 coins in every direction."):
        read = kept.read((words,), "god")
        assert read == compiled.read((words,), "god")
        assert isinstance(read, Read if words == WORDS else Unread)
    power = typed_power("- coins: 3")
    assert kept.write(power, "god") == compiled.write(power, "god") is not None


def test_grammars_of_all_languages_can_be_kept() -> None:
    german = load_phrasebook(NORTH, "de", {}).grammar
    assert grammar_of_bytes(grammar_bytes(german)) is not None


def test_another_name_or_language_is_another_key() -> None:
    iris = {"iris": Name("Iris")}
    assert len({KEY, KeptGrammars.key("fr", {}), KeptGrammars.key("en", iris)}) == 3


class Harm:
    """What would be done while it is read."""

    def __init__(self, made: Path) -> None:
        self.made = made

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self.made),)


def test_nothing_is_done_that_kept_bytes_ask_for(tmp_path: Path) -> None:
    for harm in (Harm(tmp_path / "made"), [KEY], load_phrasebook, Phrasebook):
        assert grammar_of_bytes(pickle.dumps(harm)) is None
    assert grammar_of_bytes(b"no grammar") is None
    assert not (tmp_path / "made").exists()


def test_few_are_kept() -> None:
    before = {bytes([number]): b"" for number in range(MOST_GRAMMARS)}
    grammars = KeptGrammars(lambda: before)
    assert not grammars.news
    grammars.note(KEY, b"one")
    assert [*grammars.news] == [*[*before][1:], KEY]


def test_a_kept_verdict_tells_all_that_it_told() -> None:
    fault, unsaid = SpellingFault(TextSpan(0, 4), "gian", "gain"), {"owner": TextSpan(3, 9)}
    verdicts = KnownVerdicts()
    verdict = Same((fault,), unsaid, paraphrase=True, new_words=("forthwith",))
    assert all(getattr(verdict, one.name) != getattr(Same(), one.name) for one in fields(Same))
    verdicts.note(b"key", verdict)
    kept = KnownVerdicts(marshal.loads(marshal.dumps(dict(verdicts.plain)))).get(b"key")
    assert kept is not None
    for one in fields(Same):
        assert getattr(kept, one.name) == getattr(verdict, one.name)
