"""A scenario run on the rules of play: its story, and findings where it does not come true."""

from dataclasses import dataclass

from cardgen.effects.state.happening import Happening
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import Library
from cardgen.engine.scenario.faults import compared, misgiven, refused, strangers
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.laws import broken_law
from cardgen.engine.scenario.story import Scenario
from cardgen.loading.report import Report


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario that was run in one Age: what happened in each of its steps.

    `refusal` is the code of what was refused, if anything was.
    """

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
        misgiven(scenario, age, fault, report)
        return Told(scenario, age, (), fault.code)
    strangers(scenario, start, report)
    steps: list[tuple[Happening, ...]] = []
    points: Points = {}
    for number, step in enumerate(scenario.play):
        try:
            after, points = words.carried_out(game, step)
        except Illegal as refusal:
            refused(scenario, age, number, refusal, report)
            return Told(scenario, age, tuple(steps), refusal.code)
        law = broken_law(game, after)
        if law:
            at = scenario.entry.place("play", number)
            report.add(code="conservation", place=at, message=law, help="mend the rules")
        steps.append(after.story[len(game.story) :])
        game = after
    compared(scenario, age, start, game, points, report)
    return Told(scenario, age, tuple(steps))
