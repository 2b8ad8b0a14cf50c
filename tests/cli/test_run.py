"""`cardgen run`: what it prints, and how it ends."""

import pytest

from cardgen.cli.main import CANNOT, CLEAN, outcome
from tests.conftest import ROOT


def test_every_scenario_comes_true(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run"]) == CLEAN
    out, err = capsys.readouterr()
    assert out.endswith("all come true\n")
    assert err == ""


def test_a_named_scenario_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "faith/apollo-before-aqueduct"]) == CLEAN
    assert capsys.readouterr().out.splitlines() == [
        "apollo-before-aqueduct · Age II",
        "  turn",
        "    david reveals apollo",
        "    david invokes apollo",
        "    david gains 5 coins",
        "    david buys 2 stone from lea for 4",
        "    david builds aqueduct",
        "1 scenarios, played 1 times: all come true",
    ]


def test_a_scenario_of_duel_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "last-card-chooses"]) == CLEAN
    assert capsys.readouterr().out.splitlines() == [
        "last-card-chooses · Age II",
        "  turn",
        "    david builds theater",
        "  turn",
        "    lea lays altar under a Wonder",
        "    lea builds sphinx",
        "    lea will play again",
        "  end of age",
        "    lea will choose who starts the next Age",
        "  structure",
        "    1 cards are laid out for Age III",
        "    lea starts the Age",
        "1 scenarios, played 1 times: all come true",
    ]


def test_a_slip_is_met_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "seth-cancel"]) == CANNOT
    assert 'did you mean "seth-cancels"?' in capsys.readouterr().err
