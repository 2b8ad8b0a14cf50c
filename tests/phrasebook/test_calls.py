"""A few first words that call and rule nothing are no part of what a text states."""

import pytest

from cardgen.phrasebook.parse.verdict import Same
from tests.phrasebook.corpus import verdict

CALLS = (
    (
        "leaders/pericles I en",
        "Build an army! At the end, score 2 victory points for each red card in your city.",
    ),
    (
        "leaders/hiram I en",
        "Paint it purple! Get 2 victory points for each purple card in your city at the end!",
    ),
    (
        "leaders/hammurabi I fr",
        "Tout en bleu ! Désormais, chaque carte bleue vous coûte 1 ressource de moins, à votre"
        " choix.",
    ),
)
RULING = (
    (
        "leaders/hammurabi I en",
        "Once in a game! From now on, each blue card costs you 1 resource less, of your choice.",
    ),
    ("leaders/xenophon I en", "A red card is built? From now on, take 2 coins each time."),
)


@pytest.mark.parametrize(("card", "words"), CALLS)
def test_a_call_is_passed_over(card: str, words: str) -> None:
    id, age, language = card.split()
    found = verdict(id, language, words, age)
    assert isinstance(found, Same)
    assert found.paraphrase


@pytest.mark.parametrize(("card", "words"), RULING)
def test_first_words_that_rule_something_are_no_call(card: str, words: str) -> None:
    id, age, language = card.split()
    assert not isinstance(verdict(id, language, words, age), Same)
