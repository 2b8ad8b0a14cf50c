"""Choosing cards by name, with copies."""

import pytest

from cardgen.sheets.names import UnknownName
from cardgen.sheets.selection import select

IDS = ["faith/zeus", "faith/hera", "faith/euclid", "duel-leaders/euclid", "leaders/rome"]


@pytest.mark.parametrize(
    ("choice", "numbers"),
    [
        ("", (0, 1, 2, 3, 4)),
        ("zeus", (0,)),
        ("hera*2, zeus", (1, 1, 0)),
        ("zeus,zeus", (0, 0)),
        ("duel-leaders/euclid * 3", (3, 3, 3)),
    ],
)
def test_choices(choice: str, numbers: tuple[int, ...]) -> None:
    assert select(IDS, choice) == numbers


def test_a_whole_id_wins_over_the_end_of_another() -> None:
    assert select(["duel-leaders/euclid", "euclid"], "euclid") == (1,)


def test_copies_multiply_the_whole() -> None:
    assert select(IDS, "hera*2,zeus", copies=2) == (1, 1, 0, 1, 1, 0)


def test_cards_know_how_often_they_are_printed() -> None:
    assert select(["a", "b", "c"], each=[1, 3, 0]) == (0, 1, 1, 1)


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("zues", "unknown card “zues”; did you mean “zeus”"),
        ("faith/hero", "unknown card “faith/hero”; did you mean “faith/hera”"),
        (
            "euclid",
            "“euclid” names several cards; say which one: faith/euclid, duel-leaders/euclid",
        ),
        ("hera*x", "wants a number of copies after the star, as in hera\\*2"),
        ("hera*", "wants a number of copies after the star"),
        ("hera*-1", "wants a number of copies"),
        ("hera*0", "the number of copies is 1 to 1000"),
        ("hera*1001", "the number of copies is 1 to 1000"),
        ("hera,,zeus", "a card is missing between two commas"),
    ],
)
def test_mistakes_are_answered(choice: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        select(IDS, choice)


def test_an_unknown_card_carries_its_suggestion() -> None:
    with pytest.raises(UnknownName) as raised:
        select(IDS, "hear")
    assert (raised.value.kind, raised.value.suggestion) == ("card", "hera")


def test_no_copies_is_refused() -> None:
    with pytest.raises(ValueError, match="0 copies: the number of copies is 1 to 1000"):
        select(IDS, copies=0)
