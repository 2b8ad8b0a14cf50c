"""Words of settled matters, told by their order, say what their pattern says."""

from itertools import product

import pytest

from cardgen.project.prose.wordings import WordsInOrder, any_wording, said_words

WORDINGS = (
    "more coins",
    "coin*",
    "^ coins",
    "coin* … neighbour* pay",
    "points on * cards",
    "… coins",
    "set*aside",
    "opponent s coins",
    "*-* coins",
)
SENTENCES = (
    "Coins that the neighbours pay you",
    "More gold coins, and more-coins",
    "A coiner of more coinage",
    "The coins of a neighbour, which nobody in the whole wide world but they pay",
    "points on cards, points on, cards",
    "points on their blue cards and points on blue cards",
    "Your opponent’s coins are set_aside, setaside, and setasides",
    "cut-off coins",
    "points on dark_blue cards",
    "coins of a_b c d e f g h neighbours pay",
    "",
)


@pytest.mark.parametrize("wording", WORDINGS)
def test_words_in_order_say_what_their_pattern_says(wording: str) -> None:
    pattern, words = any_wording((wording,)), WordsInOrder(wording)
    met = [bool(pattern.search(sentence)) for sentence in SENTENCES]
    assert [words.stands_in(said_words(sentence)) for sentence in SENTENCES] == met
    assert any(met)


def test_a_gap_is_of_eight_words() -> None:
    for many, wording in product(range(12), ("more … coins", "more … coin*")):
        sentence = f"more {'of these ' * (many // 2)}{'gold ' * (many % 2)}coins"
        assert WordsInOrder(wording).stands_in(said_words(sentence)) == (many <= 8)
