"""What a person may type wrong in a scenario, and what the program answers, with the place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgen.engine.library import Library
from cardgen.engine.scenario.reading import read_scenario
from cardgen.engine.scenario.running import run
from cardgen.loading.report import Report
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack

GOOD = """\
says:
  fr: >-
    Un essai.
  en: >-
    A trial.
given:
  players:
    david: {hand: [base/baths], coins: 1}
    lea: {city: [base/stone-pit]}
    tom: {}
play:
  - turn: {david: {sells: base/baths}}
then:
  players:
    david: {hand: [], coins: 4}
  discard: [base/baths]
"""
PLAY = "sells: base/baths"
Findings = Callable[[str, str], tuple[Finding, ...]]


@pytest.fixture
def findings(tmp_path: Path, packs: dict[str, Pack], library: Library) -> Findings:
    def read(old: str, new: str) -> tuple[Finding, ...]:
        assert old in GOOD
        path, report = tmp_path / "trial.yaml", Report("scenario")
        path.write_text(GOOD.replace(old, new), encoding="utf-8")
        for age, scenario in read_scenario(path, tmp_path, packs["faith"], library, report):
            run(scenario, age, library, report)
        return report.findings

    return read


def test_the_trial_comes_true(findings: Findings) -> None:
    assert findings("A trial.", "A trial.") == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "words"),
    [
        ("base/baths}}", "base/bath}}", 12, "scenario-card", 'did you mean "base/baths"?'),
        ("turn:", "turnn:", 12, "unknown-step", 'did you mean "turn"?'),
        ("sells:", "sell:", 12, "unknown-key", 'did you mean "sells"?'),
        (PLAY, "builds: base/baths", 12, "illegal", "would pay 2 coins and has 1"),
        (PLAY, "builds: base/altar", 12, "illegal", "base/altar is not in david's hand"),
        (PLAY, "stage: base/baths", 12, "illegal", "no Wonder stage left"),
        ("{david: {sells", "{davide: {sells", 12, "illegal", "nobody here is called davide"),
        (PLAY, f"{PLAY}, opponent: tom", 12, "illegal", 'nobody asked david "opponent"'),
        ("coins: 4", "coins: 5", 15, "scenario-differs", "coins is 4, expected 5"),
        ("hand: [], ", "", 15, "scenario-differs", "hand is [], expected [base/baths]"),
        ("then:\n", "then:\n  refused: same-name\n", 14, "not-refused", "the last step is legal"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_where(
    findings: Findings, old: str, new: str, line: int, code: str, words: str
) -> None:
    (found, *_) = findings(old, new)
    assert (found.place.line, found.code) == (line, code)
    assert words in found.message
    assert found.help


def test_an_illegal_play_says_what_would_be_legal(findings: Findings) -> None:
    (found,) = findings(PLAY, "builds: base/altar")
    assert found.help == "legal: it holds base/baths"
