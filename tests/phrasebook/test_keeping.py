"""Grammars and thesauri that are kept say what they said when they were compiled, and nothing else
is made of what is kept."""

import marshal
import os
import pickle
from dataclasses import fields
from pathlib import Path

import pytest

from cardgen.model.card import Name
from cardgen.phrasebook.concepts import reader as concept_reader
from cardgen.phrasebook.concepts.reader import ParaphraseReader
from cardgen.phrasebook.concepts.reading.mentions import find_mentions
from cardgen.phrasebook.concepts.reading.thesaurus import Thesaurus, load_thesaurus
from cardgen.phrasebook.grammar.grammar import Grammar
from cardgen.phrasebook.grammar.keeping import compiled_bytes, compiled_of_bytes
from cardgen.phrasebook.grammar.spelling import tokenize
from cardgen.phrasebook.parse.verdict import (
    KnownVerdicts,
    Read,
    Same,
    SpellingFault,
    TextSpan,
    Unread,
)
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.project.phrasebooks import MOST_COMPILED, KeptCompiled
from tests.test_architecture import ROOT
from tests.typed import typed_power

NORTH = ROOT / "tests" / "fixtures" / "languages"
KEY = KeptCompiled.key("en", {})
WORDS = "On invocation, gain 3 coins."


@pytest.fixture(scope="module")
def compiled() -> Phrasebook:
    return load_phrasebook(ROOT, "en", {})


@pytest.fixture(scope="module")
def kept(compiled: Phrasebook) -> Phrasebook:
    """The same, kept and read again."""
    grammar = compiled_of_bytes(compiled_bytes(compiled.grammar), Grammar)
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
    assert compiled_of_bytes(compiled_bytes(german), Grammar) is not None


@pytest.fixture
def thesauri(compiled: Phrasebook) -> KeptCompiled:
    """Those that one reading has left."""
    kept = KeptCompiled(dict)
    assert ParaphraseReader(ROOT, compiled.grammar, kept).thesaurus
    return KeptCompiled(lambda: kept.news)


def test_a_kept_thesaurus_finds_the_same_and_is_not_compiled_again(
    compiled: Phrasebook, thesauri: KeptCompiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = load_thesaurus(ROOT, "en", compiled.grammar.spelling)
    monkeypatch.setattr(concept_reader, "load_thesaurus", None)
    kept = ParaphraseReader(ROOT, compiled.grammar, thesauri).thesaurus
    assert fresh
    assert kept
    assert kept.words == fresh.words
    for words in (WORDS, "Grab a trio of 3 unheard-of coins; arrondissez."):
        tokens = tokenize((words,), compiled.grammar.spelling)
        found, wanted = (
            find_mentions(one, compiled.grammar, tokens, None) for one in (kept, fresh)
        )
        assert found == wanted


def test_a_damaged_thesaurus_is_compiled_again(compiled: Phrasebook) -> None:
    damaged = KeptCompiled(lambda: {b"en": compiled_bytes(compiled.grammar), b"fr": b"nothing"})
    reader = ParaphraseReader(ROOT, compiled.grammar, damaged)
    assert isinstance(reader.thesaurus, Thesaurus)
    assert compiled_of_bytes(damaged.news[b"en"], Thesaurus)


def test_another_name_or_language_is_another_key() -> None:
    iris = {"iris": Name("Iris")}
    assert len({KEY, KeptCompiled.key("fr", {}), KeptCompiled.key("en", iris)}) == 3


class Harm:
    """What would be done while it is read."""

    def __init__(self, made: Path) -> None:
        self.made = made

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self.made),)


def test_nothing_is_done_that_kept_bytes_ask_for(tmp_path: Path) -> None:
    for harm in (Harm(tmp_path / "made"), [KEY], load_phrasebook, Phrasebook):
        assert compiled_of_bytes(pickle.dumps(harm), Grammar) is None
    assert compiled_of_bytes(b"no grammar", Grammar) is None
    assert not (tmp_path / "made").exists()


def test_few_are_kept() -> None:
    before = {bytes([number]): b"" for number in range(MOST_COMPILED)}
    grammars = KeptCompiled(lambda: before)
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
