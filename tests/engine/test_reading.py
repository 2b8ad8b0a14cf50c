"""What a person may type wrong in a scenario, and what the program answers, with the place."""

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
  players:
    david: {hand: [base/baths], coins: 1, gods: [apollo], leaders: [leaders/plato]}
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
TURN = f"turn: {{david: {{{PLAY}}}}}"
Findings = Callable[..., tuple[Finding, ...]]  # of the trial with each text put for another


@pytest.fixture
def findings(tmp_path: Path, packs: dict[str, Pack], library: CardLibrary) -> Findings:
    def read(*changes: str) -> tuple[Finding, ...]:
        path, report, text = tmp_path / "trial.yaml", Report("scenario"), GOOD
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        for age, scenario in ScenarioReader(tmp_path, packs["faith"], library).read(path, report):
            run_scenario(scenario, age, library, report)
        return report.findings

    return read


def test_the_trial_comes_true(findings: Findings) -> None:
    assert findings("A trial.", "A trial.") == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "words"),
    [
        ("base/baths}}", "base/bath}}", 12, "scenario-card", 'did you mean "base/baths"?'),
        ("A trial.", "A {nosuch}.", 5, "brace", "printed as it stands"),
        ("turn:", "turnn:", 12, "unknown-step", 'did you mean "turn"?'),
        ("sells:", "sell:", 12, "unknown-key", 'did you mean "sells"?'),
        (PLAY, "builds: base/baths", 12, "illegal", "would pay 2 coins and has 1"),
        (PLAY, "builds: base/altar", 12, "illegal", "base/altar is not in david's hand"),
        (PLAY, "stage: base/baths", 12, "illegal", "no Wonder stage left"),
        (PLAY, "sells: baths", 12, "scenario-card", 'did you mean "base/baths"?'),
        (PLAY, f"{PLAY}, builds: base/baths", 12, "illegal", "in one map: builds and sells"),
        (f"{{{PLAY}}}", f"[{{invokes: zeus}}, {{{PLAY}}}]", 12, "illegal", "david's hand of gods"),
        (PLAY, "recruits: leaders/plato", 12, "illegal", '"recruits" has no place in the'),
        ("turn: {", "any time: {", 12, "illegal", '"sells" has no place in the step "any time"'),
        ("turn: {", "conflict: {", 12, "illegal", '"sells" has no place in the step "conflict"'),
        ("turn: {david: {sells: base/baths}}", "conflict:", 12, "wrong-type", "from players to"),
        (PLAY, "buys: {lea: {clay: 1}}, builds: base/baths", 12, "illegal", "lea does not sell"),
        (PLAY, "buys: {leo: {stone: 1}}, builds: base/baths", 12, "illegal", "leo does not sell"),
        ("given:\n", "given:\n  age: 2\n", 7, "wrong-type", "found the number 2"),
        ("given:\n", "given:\n  age: [II, IV]\n", 7, "unknown-word", 'unknown word "IV"'),
        ("given:\n", "given:\n  plays: [city]\n", 7, "unknown-word", 'did you mean "cities"?'),
        ("given:\n", "given:\n  teams: [[lea, tim]]\n", 7, "illegal", 'did you mean "tom"?'),
        ("given:\n", "given:\n  free city: {tom: tim}\n", 7, "illegal", "third seat of two"),
        ("given:\n", "given:\n  free city: {david: lea}\n", 9, "illegal", "cannot be david's"),
        ("tom: {}", "tom: {stages: 1}", 10, "illegal", "cannot have built 1 stages"),
        ("tom: {}", "tom: {gods: [base/baths]}", 10, "illegal", "(blue) cannot lie in gods"),
        ("    david: {hand: []", "    davi: {hand: []", 15, "unknown-player", 'mean "david"?'),
        ("[base/baths]\n", "{loses: [base/altar]}\n", 16, "scenario-differs", "did not hold"),
        ("{david: {sells", "{davide: {sells", 12, "illegal", 'davide: did you mean "david"?'),
        (PLAY, f"{PLAY}, opponent: tom", 12, "illegal", 'nobody asked david "opponent"'),
        ("coins: 4", "coins: 5", 15, "scenario-differs", "david's coins: expected 5, found 4"),
        ("hand: [], ", "", 15, "scenario-differs", "hand: expected [base/baths], found []"),
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
    (found,) = findings(PLAY, "builds: apollo")
    assert found.help == "legal: it holds base/baths; it is among the gods: invokes, discards"
    (found,) = findings("turn: {", "any time: {")
    assert found.help.startswith("legal: it belongs in turn, recruitment or end of age")
    (found,) = findings(PLAY, "builds: base/baths, buys: {tom: {stone: 1}}")
    assert found.help == "legal: lea sells stone"


def test_what_is_refused_of_several_moves_is_told_at_the_one(findings: Findings) -> None:
    (found,) = findings(
        f"{{{PLAY}}}", "[{discards: apollo}, {builds: base/baths}]", "coins: 1", "coins: 0"
    )
    assert (found.place.column, found.place.end_column) == (40, 60)
    (found,) = findings(f"{{{PLAY}}}", "[{invokes: uranus}, {sells: base/baths}]")
    assert (found.place.column, found.place.end_column) == (20, 37)


def test_a_card_of_the_pack_itself_is_told_by_its_id_alone(findings: Findings) -> None:
    (found,) = findings(f"{{{PLAY}}}", f"[{{invokes: apolo}}, {{{PLAY}}}]")
    assert found.message.endswith('did you mean "apollo"?')
    assert found.help == "type apollo"


def test_a_second_god_in_an_age_is_refused_where_it_is_invoked(findings: Findings) -> None:
    first = "turn: {david: [{invokes: apollo}, {sells: base/baths}]}"
    twice = f"{first}\n  - turn: {{david: {{invokes: uranus}}}}"
    (found,) = findings("[apollo]", "[apollo, uranus]", "turn: {david: {sells: base/baths}}", twice)
    assert (found.place.line, found.place.column) == (13, 19)
    assert found.message == "david has already used 1 god in this Age (god-limit)"
    assert found.help == "legal: wait for the next Age"


RECRUITED = "recruitment: {david: {sells: leaders/plato}}"


@pytest.mark.parametrize(
    ("steps", "code", "message", "help"),
    [
        (["conflict: {}"] * 2, "once-an-age", "the conflicts of Age I took place", "end the Age"),
        ([TURN, "conflict: {}", "turn: {}"], "too-late", "come before the conflicts", "end the"),
        (["conflict: {}", "any time: {}"], "too-late", "conflicts of this Age are over", "before"),
        ([RECRUITED] * 2, "once-an-age", "the recruitments of Age I took place", "the turns or"),
        ([TURN, RECRUITED], "too-late", "the recruitments of Age I come before the turns", "confl"),
        (["recruitment: {}"], "no-leader-played", "david plays none of the Leaders", "recruits"),
        ([TURN, "prayer: {}"], "too-late", "the prayers of Age I come before", "the conflicts"),
        (["turn: {}"], "no-card-played", "david plays none of the Age cards", "builds, stage or"),
        ([TURN, *["turn: {}"] * 6], "no-more-turns", "6 turns of Age I are played", "end of age"),
        (
            [TURN, "end of age: {}", "turn: {}"],
            "left-out",
            "the recruitments come before the turns",
            "first the recruitments",
        ),
    ],
)
def test_what_breaks_the_order_of_an_age_is_refused(
    findings: Findings, steps: list[str], code: str, message: str, help: str
) -> None:
    """Each of these stories is broken by its last step."""
    (found,) = findings(f"  - {TURN}\n", "".join(f"  - {step}\n" for step in steps))
    assert found.place.line == 11 + len(steps)
    assert found.message.endswith(f"({code})")
    assert message in found.message
    assert help in found.help


def test_an_age_ends_when_the_cards_are_played(findings: Findings) -> None:
    (found,) = findings(
        "[base/baths], coins", "[base/baths, base/loom], coins", TURN, "conflict: {}"
    )
    assert found.message == "cards are left to play in Age I (cards-left)"


def test_a_greek_god_needs_an_age_card_of_its_player(findings: Findings) -> None:
    alone = (PLAY + "}", PLAY + "}, lea: {invokes: uranus}")
    (found,) = findings("{city: [base/stone-pit]}", "{gods: [uranus]}", *alone)
    assert (found.place.line, found.place.column) == (12, 45)
    assert found.message == "faith/uranus comes with an Age card, not at any time (not-any-time)"


@pytest.mark.parametrize(
    ("old", "new", "columns"),
    [
        ("{sells: base/baths}", "{builds: base/altar}", (19, 39)),  # what the player does
        (PLAY, f"{PLAY}, opponent: tom", (49, 52)),  # the answer nobody asked for
        ("coins: 4", "coins: 5", (30, 31)),  # the number that is not so
        ("coins: 4", "coins: {I-II: 5, III: 6}", (37, 38)),  # that of the Age
        ("hand: [], ", "", (5, 10)),  # the player of whom it should be said
    ],
)
def test_the_caret_stands_under_what_is_wrong(
    findings: Findings, old: str, new: str, columns: tuple[int, int]
) -> None:
    (found,) = findings(old, new)
    assert (found.place.column, found.place.end_column) == columns


def test_a_god_that_needs_three_players_has_no_place_among_two(findings: Findings) -> None:
    two = ("given:\n", "given:\n  free city: {tom: lea}\n", "[apollo]", "[apollo, pan]")
    (found,) = findings(*two)
    assert (found.place.line, found.place.column) == (9, 58)
    assert found.message == "faith/pan cannot be david's in a game of two players (no-god-of-two)"


def test_a_step_refused_otherwise_than_said_is_told_at_both_places(findings: Findings) -> None:
    illegal, said = findings(PLAY, "stage: base/baths", "then:\n", "then:\n  refused: same-name\n")
    assert (illegal.place.line, illegal.code) == (12, "illegal")
    assert (said.place.line, said.code) == (14, "not-refused")
    assert said.message == 'the step is refused as "no-stage", the scenario says "same-name"'
    assert said.help == "refused: no-stage"


def test_of_what_differs_it_is_told_where_it_lies_and_what_to_type(findings: Findings) -> None:
    (one,) = findings("coins: 4}", "coins: 5}")
    assert one.help.startswith("if 4 is right, type coins: 4; else")
    lost = "discard: [base/baths]", "discard: [base/baths, base/stone-pit]"
    (two,) = findings(*lost)
    assert two.help == (
        "missing: base/stone-pit (in lea's city); if [base/baths] is right, "
        "type discard: [base/baths]"
    )


def test_all_that_then_does_not_name_of_a_player_is_typed_at_once(findings: Findings) -> None:
    told = findings("    david: {hand: [], coins: 4}\n", "    lea: {coins: 3}\n")
    helps = [one.help.partition("is right, ")[2] for one in told]
    assert helps == ["add david: {hand: [], coins: 4} to players"] * 2
    told = findings("{hand: [], coins: 4}", "{stages: 0}")
    helps = [one.help.partition("is right, ")[2] for one in told]
    assert helps == ["add hand: [], coins: 4 to david"] * 2
