"""What the numbers of a passage count."""

import pytest

from cardgen.project.prose.counting.counted import CountReader, printed_numbers
from cardgen.project.prose.orthography import load_orthography
from tests.small_root import ROOT


@pytest.mark.parametrize(
    ("language", "words", "counted"),
    [
        ("fr", "Elle perd 2 ou 5 pièces.", [(2, "coin"), (5, "coin")]),
        ("fr", "Trois boucliers, 7 points", [(3, "shield"), (7, "point")]),
        ("fr", "une carte, 4 cartes, 1½ bouclier", [(4, "")]),
        ("en", "the token of 2 coins, 9 spaces away", [(2, "coin")]),
        ("en", "two points and 10 coins", [(2, "point"), (10, "coin")]),
    ],
)
def test_numbers_before_nouns(language: str, words: str, counted: list[tuple[int, str]]) -> None:
    manner = load_orthography(ROOT, language)
    assert manner
    found = CountReader(manner).in_words(words)
    assert [(one.number, one.unit) for one in found] == counted


def test_numbers_of_a_power_and_a_cost() -> None:
    entry = {"cost": {"coins": 4, "stone": 2}, "power": [{"vp": {"I": 1, "II": 3}}, {"shields": 2}]}
    assert [*printed_numbers(entry)] == [("coin", 4), ("point", 1), ("point", 3), ("shield", 2)]
