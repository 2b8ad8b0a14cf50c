"""What is wrong with a scenario once it is played, as findings at the places where it is told."""

from collections import Counter
from typing import Any

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.outcome import Difference, differences, unheld
from cardgen.engine.scenario.places import key_place, place, told_at
from cardgen.engine.scenario.story import Scenario
from cardgen.loading.ages import AGE_KEYS
from cardgen.loading.report import Report, Where
from cardgen.loading.suggest import listed, question
from cardgen.model.located import Map
from cardgen.model.place import Place


def misgiven(scenario: Scenario, age: str, fault: Illegal, report: Report) -> None:
    """The table cannot stand as it is given."""
    _illegal(place(scenario.entry, "given", *fault.path, age=age), fault, report)


def strangers(scenario: Scenario, game: Game, report: Report) -> None:
    """Players of `then` who do not sit at the table."""
    said = scenario.entry.get("then")
    players = said.get("players") if isinstance(said, Map) else None
    if not isinstance(players, Map):
        return
    for player in players:
        if player not in (*game.seats, *AGE_KEYS):
            report.add(
                code="unknown-player",
                place=Where(players, player).key_place,
                message=f"nobody here is called {player}{question(player, game.seats)}",
                help=f"here sit {listed(game.seats, joined_by='and')}",
            )


def refused(scenario: Scenario, age: str, number: int, refusal: Illegal, report: Report) -> None:
    """A step was refused; nothing is wrong where the scenario says so of its last step."""
    expected = scenario.then.get("refused")
    if expected == refusal.code and number == len(scenario.play) - 1:
        return
    step, path = scenario.play[number], refusal.path
    if not path and len(step.doings) == 1:
        path = tuple(step.doings)
    at = place(scenario.entry, "play", number, step.what, *path, age=age)
    _illegal(at, refusal, report)
    if expected and expected != refusal.code:
        message = f'the step is refused as "{refusal.code}", the scenario says "{expected}"'
        at, help = scenario.entry.place("then", "refused"), f"refused: {refusal.code}"
        report.add(code="not-refused", place=at, message=message, help=help)


def _illegal(at: Place, refusal: Illegal, report: Report) -> None:
    message = f"{refusal.message} ({refusal.code})"
    report.add(code="illegal", place=at, message=message, help=f"legal: {refusal.legal}")


def compared(
    scenario: Scenario, age: str, start: Game, end: Game, points: Points, report: Report
) -> None:
    """Whatever `then` says and is not so, or has changed and is not said."""
    if "refused" in scenario.then:
        code = scenario.then["refused"]
        message = f'the last step is legal, the scenario says it is refused as "{code}"'
        at = scenario.entry.place("then", "refused")
        report.add(code="not-refused", place=at, message=message, help="leave refused out")
        return
    facts = GAMES[scenario.game].facts
    before = facts(start, {})
    for path, card in unheld(before, scenario.then):
        message = f"Age {age}: {_named(path)} did not hold {card}, which it is said to lose"
        at = place(scenario.entry, "then", *path, "loses", age=age)
        report.add(code="scenario-differs", place=at, message=message, help="leave it out")
    for each in differences(before, facts(end, points), scenario.then):
        _differs(scenario, age, each, report)


def _differs(scenario: Scenario, age: str, each: Difference, report: Report) -> None:
    expected, found = _said(each.expected), _said(each.found)
    said = told_at(scenario.entry, "then", *each.path, age=age)
    locate = place if said else key_place
    report.add(
        code="scenario-differs",
        place=locate(scenario.entry, "then", *each.path, age=age),
        message=f"Age {age}: {_named(each.path)}: expected {expected}, found {found}",
        help=_apart(each) if said else f"then does not name it; if {found} is right, {_add(each)}",
    )


def _named(path: tuple[str, ...]) -> str:
    """`players david coins` → `david's coins`."""
    return f"{path[1]}'s {path[2]}" if path[0] == "players" else path[0]


def _apart(each: Difference) -> str:
    """What a list lacks, and what it has beyond the expected one; else what to look at."""
    if not (isinstance(each.expected, list) and isinstance(each.found, list)):
        return "correct it here, or the power that should bring it about"
    expected, found = Counter(each.expected), Counter(each.found)
    lacking, beyond = (expected - found).elements(), (found - expected).elements()
    parts = {"missing": ", ".join(map(str, lacking)), "too many": ", ".join(map(str, beyond))}
    return "; ".join(f"{what}: {items}" for what, items in parts.items() if items)


def _add(each: Difference) -> str:
    """What to type so that `then` names it."""
    fact = f"{each.path[-1]}: {_said(each.found)}"
    return f"add {each.path[1]}: {{{fact}}} to players" if len(each.path) > 1 else f"add {fact}"


def _said(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {number}' for key, number in value.items())}}}"
    return str(value)
