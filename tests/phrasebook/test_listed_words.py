"""Words that a thesaurus does not list: what they are forms of."""

import pytest

from cardgen.phrasebook.concepts.reading.listed_words import ListedWords, list_words
from cardgen.phrasebook.grammar.pattern import Alternatives, FixedWord
from cardgen.phrasebook.grammar.spelling import tokenize
from tests.phrasebook.conftest import BOOKS

SPELLING = BOOKS["fr"].grammar.spelling
COUNT = (Alternatives(((FixedWord("comptez"),), (FixedWord("arrondi"),))),)
DOWN = (FixedWord("en"), FixedWord("bas"))
MAYBE = (Alternatives(((), (FixedWord("très"),))), FixedWord("cher"))


def _forms(*, stems: str = "french") -> ListedWords:
    return list_words((COUNT, DOWN, MAYBE), SPELLING, stems, ("-les", "-la"))


@pytest.mark.parametrize(
    ("word", "listed"),
    [
        ("comptez-les", "comptez"),
        ("arrondissez", "arrondi"),
        ("comptoir", "comptoir"),
        ("bas", "bas"),
        ("base", "base"),  # too short to be told by its stem
        ("paon-la", "paon-la"),
    ],
)
def test_a_word_is_the_listed_one_of_which_it_is_a_form(word: str, listed: str) -> None:
    (first, *_) = _forms().listed(tokenize((word,), SPELLING), {0})
    assert first.key == listed
    assert first.text == word


def test_words_that_are_known_stay_as_they_are() -> None:
    tokens = tokenize(("arrondissez",), SPELLING)
    assert _forms().listed(tokens, frozenset()) == tokens


def test_a_language_without_stems_has_no_other_forms() -> None:
    (first, *_) = _forms(stems="").listed(tokenize(("arrondissez",), SPELLING), {0})
    assert first.key == "arrondissez"


def test_words_of_longer_patterns_say_nothing_alone() -> None:
    assert _forms().alone == {"comptez", "arrondi", "tres", "cher"} - {"tres"}
