"""Which known word an unknown one may mean: a slip of the pen, no other word of like letters."""

import pytest

from cardgen.suggest import closest_match


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("lyer", "lyre"),
        ("gdo", "god"),
        ("pantheno", "pantheon"),
        ("cinzel", "Cinzel-Bold"),
        ("back-trial", "trial"),
        ("green", "card-green"),
        ("victory point", "victory points"),
        ("city", "cities"),
        ("leaders/nreo", "leaders/nero"),
    ],
)
def test_a_slip_is_known(typed: str, known: str) -> None:
    assert closest_match(typed, ["other", known]) == known


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("bois", "coins"),
        ("green", "free"),
        ("dragon", "gorgon"),
        ("fuel", "laurel"),
        ("image", "age"),
        ("carte-verte", "card-red"),
        ("leaders/nosuch", "leaders/croesus"),
    ],
)
def test_another_word_of_like_letters_is_not_meant(typed: str, known: str) -> None:
    assert closest_match(typed, [known]) == ""


def test_the_word_that_shares_most_letters_need_not_be_meant() -> None:
    assert closest_match("green", ["free", "card-green"]) == "card-green"
