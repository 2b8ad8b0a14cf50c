"""Choosing cards by name, with copies."""

import pytest

from cardgen.build.card_choice import select_cards

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
    assert select_cards(IDS, choice) == numbers


def test_a_whole_id_wins_over_the_end_of_another() -> None:
    assert select_cards(["duel-leaders/euclid", "euclid"], "euclid") == (1,)


def test_cards_know_how_often_they_are_printed() -> None:
    assert select_cards(["a", "b", "c"], each=[1, 3, 0]) == (0, 1, 1, 1)


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("zues", 'unknown card "zues": did you mean "zeus"'),
        ("faith/hero", 'unknown card "faith/hero": did you mean "faith/hera"'),
        (
            "euclid",
            '"euclid" names several cards; say which one: faith/euclid, duel-leaders/euclid',
        ),
        ("hera*x", "wants a number of copies after the star, as in hera\\*2"),
        ("hera*", "wants a number of copies after the star"),
        ("hera*-1", "wants a number of copies"),
        ("hera*0", "the number of copies is 1 to 999"),
        ("hera*1000", "the number of copies is 1 to 999"),
        ("hera*1000000", "the number of copies is 1 to 999"),
        ("hera*" + "9" * 5000, "wants a number of copies after the star"),
        ("hera,,zeus", "a card is missing between two commas"),
    ],
)
def test_mistakes_are_answered(choice: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        select_cards(IDS, choice)


def test_an_unknown_card_like_no_other_is_answered_with_some_that_there_are() -> None:
    with pytest.raises(ValueError, match='unknown card "zzz"; known: euclid, hera, rome, zeus$'):
        select_cards(IDS, "zzz")
    many = [f"card-{number}" for number in range(15)]
    with pytest.raises(ValueError, match="known: card-0, .*, card-6 and 3 more$"):
        select_cards(many, "zzz")


def test_more_cards_than_anybody_prints_are_refused() -> None:
    with pytest.raises(ValueError, match="1000998 cards are wanted: at most 1000000 at once"):
        select_cards(IDS, ",".join(["hera*999"] * 1002))


def test_as_many_cards_as_the_benchmark_has_are_printed() -> None:
    assert len(select_cards([str(number) for number in range(100_000)])) == 100_000


def test_copies_are_counted_before_they_are_laid_out() -> None:
    with pytest.raises(ValueError, match="1000000000000 cards are wanted"):
        select_cards(["a"], each=[10**12])
