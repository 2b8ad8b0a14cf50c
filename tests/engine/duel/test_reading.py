"""What a person may type wrong in a scenario of Duel, and what the program answers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.reading import ScenarioReader
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.finding import Finding, Report
from cardgen.model.pack import Pack

GOOD = """\
says:
  fr: >-
    Un essai.
  en: >-
    A trial.
given:
  age: I
  starts: david
  players:
    david: {coins: 1, wonders: [sphinx]}
    lea: {}
  pawn: {lea: 1}
  structure:
    - [baths, altar]
    - [none, none, tavern]
play:
  - turn: {david: {sells: baths}}
then:
  players:
    david: {coins: 3}
  discard: [baths]
  structure: {loses: [baths]}
"""
PLAY = "sells: baths"
TURN = "turn: {david: {sells: baths}}"
Findings = Callable[[str, str], tuple[Finding, ...]]


@pytest.fixture
def findings(tmp_path: Path, duel: Pack, duel_library: CardLibrary) -> Findings:
    def read(old: str, new: str) -> tuple[Finding, ...]:
        assert old in GOOD
        path, report = tmp_path / "trial.yaml", Report("scenario")
        path.write_text(GOOD.replace(old, new), encoding="utf-8")
        for age, scenario in ScenarioReader(tmp_path, duel, duel_library).read(path, report):
            run_scenario(scenario, age, duel_library, report)
        return report.findings

    return read


def test_the_trial_comes_true(findings: Findings) -> None:
    assert findings("A trial.", "A trial.") == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "words", "help"),
    [
        (PLAY, "sells: bath", 17, "scenario-card", 'did you mean "baths"?', "type baths"),
        (PLAY, "sell: baths", 17, "unknown-key", 'did you mean "sells"?', "sells"),
        (PLAY, "sells: walls", 17, "illegal", "does not lie open", "can be taken: duel-base/b"),
        (PLAY, "sells: altar", 17, "illegal", "is covered by duel-base/tavern", "can be taken"),
        (PLAY, "builds: baths", 17, "illegal", "would pay 2 coins and has 1", "sell the card"),
        (PLAY, "wonder: pyramids, with: baths", 17, "illegal", "no Wonder that david", "sphinx"),
        (PLAY, "wonder: sphinx", 17, "illegal", "no card for the Wonder", "with: …"),
        (PLAY, "with: baths", 17, "illegal", "no Wonder for the card", "wonder: …"),
        (PLAY, "builds: baths, sells: altar", 17, "illegal", "builds and sells", "one thing in"),
        (TURN, "end of age: {david: {sells: baths}}", 17, "illegal", "has no place", "in turn"),
        (TURN, "scoring: {david: {with: baths}}", 17, "illegal", "has no place", "in turn"),
        ("wonders: [sphinx]", "wonders: [stable]", 10, "illegal", "(red) cannot lie in", "wonder"),
        ("age: I", "age: 4", 7, "wrong-type", "found the number 4", "I, II or III"),
        ("starts: david", "starts: davi", 8, "illegal", 'did you mean "david"', "david and lea"),
        (PLAY, "tucks: baths", 17, "illegal", "nothing under which", "build it, sell it"),
        (PLAY, f"{PLAY}, starts: lea", 17, "illegal", 'nobody asked david "starts"', "leave"),
        ("{david: {sells", "{lea: {sells", 17, "illegal", "it is not lea's turn", "turn of david"),
        (TURN, "end of age: {}", 17, "illegal", "3 cards", "are taken"),
        (TURN, "structure: {}", 17, "illegal", "laid out already", "take"),
        (TURN, "recruitment: {}", 17, "illegal", "come before the turns", "end the Age"),
        ("turn: {david", "turnn: {david", 17, "unknown-step", 'did you mean "turn"?', "scoring"),
        ("    lea: {}\n", "", 10, "two-players", "found 1", "write both"),
        ("pawn: {lea: 1}", "pawn: {tom: 1}", 12, "illegal", "nobody here is called tom", "david"),
        ("pawn: {lea: 1}", "pawn: {lea: 9}", 12, "illegal", "cannot stand there", "up to 8"),
        ("[baths, altar]", "[baths, altar, temple]", 14, "illegal", "has 2 places", "far one"),
        ("coins: 3", "coins: 4", 20, "scenario-differs", "coins: expected 4, found 3", "correct"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_where(
    findings: Findings, old: str, new: str, line: int, code: str, words: str, help: str
) -> None:
    (found, *_) = findings(old, new)
    assert (found.place.line, found.code) == (line, code)
    assert words in found.message
    assert help in found.help


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (["recruitment: {}", "recruitment: {}"], "once-an-age"),
        (["structure: {}", "recruitment: {}"], "too-late"),
        (["recruitment: {}", "wonder draft: {}"], "too-late"),
        (["wonder draft: {}"], "drafted"),
    ],
)
def test_what_breaks_the_order_of_an_age_is_refused(
    findings: Findings, steps: list[str], code: str
) -> None:
    """Each of these stories, which begin before the structure, is broken by its last step."""
    before, after = GOOD.index("  structure:\n"), GOOD.index("then:\n")
    play = "play:\n" + "".join(f"  - {step}\n" for step in steps)
    (found,) = findings(GOOD[before:after], play)
    assert (found.place.line, found.message[-len(code) - 1 :]) == (13 + len(steps), f"{code})")
