"""Words in no order that a phrase has: what they state, held against the house words of a power."""

from functools import cache

import pytest

from cardgen.phrasebook.concepts.mentions import UNKNOWN
from cardgen.phrasebook.concepts.paraphrase import judge_statement
from cardgen.phrasebook.concepts.statement import Statement
from cardgen.phrasebook.grammar.spelling import Token, tokenize
from cardgen.phrasebook.parse.verdict import Same, sort_word_lists
from tests.engine.mutating import mutants
from tests.phrasebook.conftest import BOOKS, LANGUAGES, SAID, Said


@cache
def _stated(said: Said, words: str) -> tuple[Statement, tuple[Token, ...]]:
    """What words of a card state."""
    book = BOOKS[said.language]
    tokens = tokenize((words,), book.book.spelling)
    return book.paraphrases.statement(tokens, said.card), tokens


def _house(said: Said) -> str:
    return BOOKS[said.language].write(said.power, said.bearer, said.card) or ""


def _spoken(language: str) -> list[Said]:
    return [said for said in SAID if said.language == language and _house(said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_thesaurus_knows_every_word_of_the_house(language: str) -> None:
    for said in _spoken(language):
        statement, _ = _stated(said, _house(said))
        assert not [one for one in statement.facts if one.concept.layer == UNKNOWN], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_changed_power_states_what_it_stated_before(language: str) -> None:
    book = BOOKS[language]
    for said in _spoken(language):
        house, _ = _stated(said, _house(said))
        for mutant in mutants(said.power):
            words = book.write(mutant.abilities, said.bearer, said.card)
            if words and sort_word_lists(mutant.abilities) != sort_word_lists(said.power):
                verdict = judge_statement(*_stated(said, words)[:1], house, _stated(said, words)[1])
                assert not (isinstance(verdict, Same) and not verdict.unsaid), (said, words)
