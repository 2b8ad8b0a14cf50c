"""`cardgen run`: what it prints, and how it ends."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS, outcome
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
        "  David invokes Apollo before paying for the Aqueduct: the same stone serves twice, and"
        " Apollo’s coins buy the two that are missing.",
        "  turn",
        "    David reveals Apollo",
        "    David invokes Apollo",
        "    David gains 5 coins",
        "    David buys 2 stone from Lea for 4 coins",
        "    David builds Aqueduct",
        "1 scenario, played 1 time: all come true",
    ]


def test_a_scenario_is_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("faith/seth-cancels", "--lang", "fr")
    assert outcome(["--root", str(ROOT), "run", *names]) == CLEAN
    title, says, *lines = capsys.readouterr().out.splitlines()
    assert title == "seth-cancels · Âge I"
    assert says.startswith("  Seth annule Apollon dévoilé par Léa\u202f: ni effet, ni coût")
    assert lines[:4] == [
        "  tour",
        "    Léa dévoile Apollon",
        "    David paie 1 pièce à la banque",
        "    David invoque Seth",
    ]


def test_a_language_that_nobody_tells_in(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "--lang", "fre"]) == CANNOT
    err = capsys.readouterr().err
    assert 'no story is told in "fre": did you mean "fr"?' in err
    assert "templates/languages/<language>/story.yaml" in err


def test_a_difference_is_shown_at_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("cards", "templates", "fonts"):
        copytree(ROOT / part, tmp_path / part, ignore=ignore_patterns("*.ttf", "*.svg"))
    trial = tmp_path / "cards" / "faith" / "scenarios" / "apollo-before-aqueduct.yaml"
    trial.write_text(
        trial.read_text("utf-8").replace("coins: 3\n", "coins: 13\n"), encoding="utf-8"
    )
    assert outcome(["--root", str(tmp_path), "run", trial.stem]) == FINDINGS
    out, err = capsys.readouterr()
    assert out.endswith("1 scenario, played 1 time: 1 error\n")
    line = next(
        n for n, each in enumerate(trial.read_text("utf-8").splitlines(), 1) if "13" in each
    )
    told, quoted, caret, help = err.splitlines()
    assert f"{trial.name}:{line}:" in told
    assert "david's coins: expected 13, found 3" in told
    assert quoted.index("13") == caret.index("^^")
    assert help.startswith("      = help: ")


def test_a_scenario_of_duel_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "last-card-chooses"]) == CLEAN
    assert capsys.readouterr().out.splitlines() == [
        "last-card-chooses · Age II",
        "  With the pawn in the middle the taker of the last card chooses, even after a lost extra"
        " turn.",
        "  turn",
        "    David builds Theater",
        "  turn",
        "    Lea lays Altar under a Wonder",
        "    Lea builds The Sphinx",
        "    Lea will play again",
        "  end of the Age",
        "    Lea will choose who starts the next Age",
        "  the structure is laid out",
        "    1 card is laid out for Age III",
        "    Lea starts the Age",
        "1 scenario, played 1 time: all come true",
    ]


def test_a_slip_is_met_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(["--root", str(ROOT), "run", "seth-cancel"]) == CANNOT
    assert 'did you mean "seth-cancels"?' in capsys.readouterr().err
