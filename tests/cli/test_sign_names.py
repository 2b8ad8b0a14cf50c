"""What signs are called where they are read out: in a row, and by `cardgen explain CARD`."""

import pytest

from cardgen.model.legend import SignNames
from tests.cli.run import run
from tests.test_architecture import ROOT

NAMES = SignNames(
    {
        "per": "… per …",
        "gives": "…, hence …",
        "times": "once:|{n} times:",
        "shield": "{n} shield|{n} shields",
        "coin": "{n} coin|{n} coins",
        "keep-hand": "keep a hand",
        "red": "red card",
    }
)


def test_one_of_what_is_counted_has_no_number() -> None:
    assert NAMES.row(["coin:3", "per", "coin:1"]) == "3 coins per coin"
    assert NAMES.row(["keep-hand", "gives", "coin:1"]) == "keep a hand, hence 1 coin"


def test_what_is_counted_stands_together_with_its_cards_or_owners() -> None:
    assert NAMES.row(["coin:3", "per", "shield", "red", "stage", "coin:1"]) == (
        "3 coins per shield (red card, stage), 1 coin"
    )
    assert NAMES.row(["coin:3", "per", "red", "gives", "keep-hand"]) == (
        "3 coins per red card, hence keep a hand"
    )


def test_what_is_done_so_many_times_stands_behind_their_number() -> None:
    assert NAMES.row(["times:1×", "keep-hand"]) == "once: keep a hand"
    assert NAMES.row(["times:2×", "keep-hand"]) == "2 times: keep a hand"


def test_a_card_is_told_by_the_names_of_its_icons() -> None:
    told = run("explain", "pegasus", root=ROOT).out
    assert "Age III, en: 4 Leaders, hence recruiting for free or 3 coins" in told
    assert "Age III, fr: 4 Leaders, d’où recrutement gratuit ou 3 pièces" in told


def test_one_sign_several_times_is_said_once() -> None:
    assert NAMES.row(["shield", "shield", "gives", "keep-hand"]) == "2 shields, hence keep a hand"
    assert NAMES.row(["keep-hand", "keep-hand"]) == "keep a hand, keep a hand"


def test_a_sign_that_joins_is_called_by_its_word_where_it_stands_alone() -> None:
    assert NAMES.row(["gives"]) == "hence"
    assert NAMES.row(["per"]) == "per"


def test_twice_as_many_are_no_two() -> None:
    assert NAMES.row(["coin:×2"]) == "×2 coins"


def test_a_pack_without_aids_is_told_by_the_same_names() -> None:
    assert "en: stone or ore" in run("explain", "base/mine", root=ROOT).out


def test_a_board_is_told_by_the_icons_of_each_stage() -> None:
    told = run("explain", "ithaca", root=ROOT).out
    assert "Side A, stage 2, en: Age III, hence 2 gods\n" in told
    assert "Side A, stage 3, fr: 7 points de victoire\n" in told
    assert "Side A, en" not in told  # it has no power of its own


@pytest.mark.parametrize("command", ["explain", "show"])
def test_what_is_called_so_too_is_told(command: str) -> None:
    told = run(command, "rome", root=ROOT).out
    assert "(leaders/boards/rome is called so too)\n" in told
    assert "too)" not in run(command, "duel-leaders/rome", root=ROOT).out
