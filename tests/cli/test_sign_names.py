"""What signs are called where they are read out: in a row, and by `cardgen explain CARD`."""

from cardgen.model.legend import SignNames
from tests.cli.run import run
from tests.test_architecture import ROOT

NAMES = SignNames(
    {
        "per": "… for each …",
        "gives": "… gives …",
        "times": "{n} time:|{n} times:",
        "coin": "{n} coin|{n} coins",
        "keep-hand": "keep a hand",
    }
)


def test_one_of_what_is_counted_has_no_number() -> None:
    assert NAMES.row(["coin:3", "per", "coin:1"]) == "3 coins for each coin"
    assert NAMES.row(["keep-hand", "gives", "coin:1"]) == "keep a hand gives 1 coin"


def test_what_is_done_so_many_times_stands_behind_their_number() -> None:
    assert NAMES.row(["times:1×", "keep-hand"]) == "1 time: keep a hand"
    assert NAMES.row(["times:2×", "keep-hand"]) == "2 times: keep a hand"


def test_a_card_is_told_by_the_names_of_its_icons() -> None:
    told = run("explain", "pegasus", root=ROOT).out
    assert "Age III, en: 4 Leaders gives recruiting for free or 3 coins" in told
    assert "Age III, fr: 4 Leaders donne recrutement gratuit ou 3 pièces" in told
