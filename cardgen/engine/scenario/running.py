"""A scenario run on the rules of play: its story, and findings where it does not come true."""

from dataclasses import dataclass

from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import Library
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.laws import broken_law
from cardgen.engine.scenario.outcome import Difference, differences
from cardgen.engine.scenario.story import Scenario
from cardgen.loading.report import Report
from cardgen.model.place import Place


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario that was run in one Age: what happened in each of its steps."""

    scenario: Scenario
    age: str
    steps: tuple[tuple[Happening, ...], ...]
    refusal: str = ""


def run(scenario: Scenario, age: str, library: Library, report: Report) -> Told:
    """Carry the steps out and hold the end against `then`; whatever differs is a finding."""
    words = GAMES[scenario.game]
    try:
        game = start = words.setting(scenario.given, library, age)
    except Illegal as fault:
        _add(scenario.entry.place("given"), fault, report)
        return Told(scenario, age, (), fault.message)
    steps: list[tuple[Happening, ...]] = []
    points: Points = {}
    for number, step in enumerate(scenario.play):
        try:
            after, points = words.carried_out(game, step)
        except Illegal as refusal:
            _refused(scenario, number, refusal, report)
            return Told(scenario, age, tuple(steps), refusal.message)
        law = broken_law(game, after)
        if law:
            place = scenario.entry.place("play", number)
            report.add(code="conservation", place=place, message=law, help="mend the rules")
        steps.append(after.story[len(game.story) :])
        game = after
    _compared(scenario, age, start, game, points, report)
    return Told(scenario, age, tuple(steps))


def _refused(scenario: Scenario, number: int, refusal: Illegal, report: Report) -> None:
    if scenario.then.get("refused") == refusal.code and number == len(scenario.play) - 1:
        return
    _add(scenario.entry.place("play", number), refusal, report)


def _add(place: Place, refusal: Illegal, report: Report) -> None:
    message = f"{refusal.message} ({refusal.code})"
    report.add(code="illegal", place=place, message=message, help=f"legal: {refusal.legal}")


def _compared(
    scenario: Scenario, age: str, start: Game, end: Game, points: Points, report: Report
) -> None:
    if "refused" in scenario.then:
        message = "the last step is legal, the scenario says it is refused"
        place = scenario.entry.place("then", "refused")
        report.add(code="not-refused", place=place, message=message, help="leave refused out")
        return
    facts = GAMES[scenario.game].facts
    for each in differences(facts(start, {}), facts(end, points), scenario.then):
        _differs(scenario, age, each, report)


def _differs(scenario: Scenario, age: str, each: Difference, report: Report) -> None:
    what = " ".join(each.path)
    report.add(
        code="scenario-differs",
        place=scenario.entry.place("then", *each.path),
        message=f"Age {age}: {what} is {_said(each.found)}, expected {_said(each.expected)}",
        help="what is not named under then stays as it was given",
    )


def _said(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {number}' for key, number in value.items())}}}"
    return str(value)
