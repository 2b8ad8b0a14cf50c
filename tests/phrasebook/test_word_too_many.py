"""A sentence of the phrasebook with one word more is no paraphrase of it."""

import pytest

from cardgen.phrasebook.grammar.names import CardNames
from cardgen.phrasebook.grammar.spelling import tokenize
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import Same, Verdict
from tests.phrasebook.conftest import BOOKS
from tests.phrasebook.test_learned import SAID

# By a card: a sentence that is not that of the house, and a place in it.
SENTENCES = {
    "faith/hades I en": "On invocation, gain {}1 Victory token worth 1; an opponent you choose"
    " takes 1 Defeat token.",
    "duel-leaders/bilkis I fr": "Désormais, une fois {}par tour, la banque vous vend 1 ressource de"
    " votre choix au prix fixe de 2 pièces.",
    # It is one once it is put otherwise.
    "faith/amun-ra II fr": "À l’invocation, {}donnez 2 de vos jetons Défaite à 2 joueurs"
    " différents.",
}


def judged(card: str, words: str) -> Verdict:
    id, age, language = card.split()
    said = SAID[id, age, language]
    return BOOKS[language].judge((words,), said.power, said.bearer, said.card, age)


@pytest.mark.parametrize("card", SENTENCES)
@pytest.mark.parametrize("word", ["other", "each", "never"])
def test_a_word_that_says_more_makes_it_another(card: str, word: str) -> None:
    french = {"other": "autre", "each": "chaque", "never": "jamais"}
    more = french[word] if card.endswith("fr") else word
    assert isinstance(judged(card, SENTENCES[card].format("")), Same)
    assert not isinstance(judged(card, SENTENCES[card].format(f"{more} ")), Same)


@pytest.mark.parametrize(
    "words",
    [
        "On invocation, you simply gain 3 coins from the bank.",
        "On invocation, you must gain 3 coins from the bank.",
        "On invocation, you gain 3 coins from the bank for yourself.",
    ],
)
def test_a_word_that_says_what_is_meant_anyway_is_passed_over(words: str) -> None:
    assert isinstance(judged("faith/apollo I en", words), Same)


def test_no_name_stands_behind_the_last_word() -> None:
    grammar = BOOKS["en"].grammar
    parser = ChartParser(grammar, tokenize(("Hecate",), grammar.spelling), None)
    names = [one for one in grammar.categories.values() if isinstance(one, CardNames)]
    assert names
    assert not [found for one in names for found in one.read(parser, len(parser.keys))]
