"""What is wrong with a scenario once it is played, as findings at the places where it is written.

A path leads to such a place: a key passes through a list of maps to the one that has it; a map
by Age leads on to its Age."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.model import Scenario, ScenarioStep
from cardgen.engine.scenario.schema import DEEDS
from cardgen.engine.scenario.state_diff import (
    Facts,
    StateDifference,
    holders,
    impossible_losses,
    state_differences,
)
from cardgen.model.ages import AGES
from cardgen.model.finding import Place, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.by_age import AGE_KEYS
from cardgen.suggest import did_you_mean, join_words

PathStep = str | int


def place_at(entry: Map, *path: PathStep, age: str) -> Place:
    """Where the value at `path` stands, as far as the path leads."""
    return entry.place(*_followed(entry, path, age))


def key_place_at(entry: Map, *path: PathStep, age: str) -> Place:
    """Where the last key that is written of `path` stands."""
    *above, last = _followed(entry, path, age)
    here: Any = entry
    for step in above:
        here = here[step]
    return ValueRef(here, last).key_place


def is_written_at(entry: Map, *path: PathStep, age: str) -> bool:
    """Whether the whole path is written there."""
    return path[-1] in _followed(entry, path, age)[len(path) - 1 :]


def _followed(entry: Map, path: tuple[PathStep, ...], age: str) -> tuple[PathStep, ...]:
    """The steps that lead from value to value, those through lists and Ages put in."""
    here: Any = entry
    whole: list[PathStep] = []
    for step in (*path, None):
        between = _between(here, step, age)
        if between is not None:
            whole.append(between)
            here = here[between]
        if step is None or not _holds(here, step):
            break
        whole.append(step)
        here = here[step]
    return tuple(whole)


def _between(here: Any, step: PathStep | None, age: str) -> PathStep | None:
    """What leads through a map by Age, or through a list to the map that holds a key."""
    if isinstance(here, Map):
        return next((key for key in here if AGES.index(age) in AGE_KEYS.get(key, ())), None)
    if isinstance(here, Seq) and isinstance(step, str):
        numbers = (n for n, each in enumerate(here) if isinstance(each, Map) and step in each)
        return next(numbers, None)
    return None


def _holds(here: Any, step: PathStep) -> bool:
    if isinstance(here, Map):
        return step in here
    return isinstance(here, Seq) and isinstance(step, int) and step < len(here)


def report_invalid_setup(scenario: Scenario, age: str, fault: Illegal, report: Report) -> None:
    """The table cannot stand as it is given."""
    _illegal(place_at(scenario.entry, "given", *fault.path, age=age), fault, report)


def report_unknown_players(scenario: Scenario, game: Game, report: Report) -> None:
    """Players of `then` who do not sit at the table."""
    said = scenario.entry.get("then")
    players = said.get("players") if isinstance(said, Map) else None
    if not isinstance(players, Map):
        return
    for player in players:
        if player not in (*game.seats, *AGE_KEYS):
            report.add(
                code="unknown-player",
                place=ValueRef(players, player).key_place,
                message=f"nobody here is called {player}{did_you_mean(player, game.seats)}",
                help=f"here sit {join_words(game.seats, joined_by='and')}",
            )


def report_refusal(
    scenario: Scenario, age: str, number: int, refusal: Illegal, report: Report
) -> None:
    """A step was refused; nothing is wrong where the scenario says so of its last step."""
    expected = scenario.then.get("refused")
    if expected == refusal.code and number == len(scenario.play) - 1:
        return
    step = scenario.play[number]
    path = _at_move(step, refusal.path)
    if not path and len(step.moves) == 1:
        path = tuple(step.moves)
    at = place_at(scenario.entry, "play", number, step.what, *path, age=age)
    _illegal(at, refusal, report)
    if expected and expected != refusal.code:
        message = f'the step is refused as "{refusal.code}", the scenario says "{expected}"'
        at, help = scenario.entry.place("then", "refused"), f"refused: {refusal.code}"
        report.add(code="not-refused", place=at, message=message, help=help)


def _at_move(step: ScenarioStep, path: tuple[PathStep, ...]) -> tuple[PathStep, ...]:
    """A path through a player's moves to the one that does something with a card, if it is one."""
    player, card = path if len(path) == 2 else ("", "")
    moves = step.moves.get(str(player), ())
    found = [n for n, move in enumerate(moves) if card in (getattr(move, one) for one in DEEDS)]
    return (player, found[0]) if len(found) == 1 else path


def _illegal(at: Place, refusal: Illegal, report: Report) -> None:
    message = f"{refusal.message} ({refusal.code})"
    report.add(code="illegal", place=at, message=message, help=f"legal: {refusal.legal}")


def report_differences(
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
    for path, card in impossible_losses(before, scenario.then):
        message = f"Age {age}: {_named(path)} did not hold {card}, which it is said to lose"
        at = place_at(scenario.entry, "then", *path, "loses", age=age)
        report.add(code="scenario-differs", place=at, message=message, help="leave it out")
    after = facts(end, points)
    _report_each([*state_differences(before, after, scenario.then)], after, scenario, age, report)


def _report_each(
    every: Sequence[StateDifference], after: Facts, scenario: Scenario, age: str, report: Report
) -> None:
    """Each where it is written; what `then` does not name, with all that it lacks of a player."""
    written = [is_written_at(scenario.entry, "then", *one.path, age=age) for one in every]
    unsaid = [one for one, said in zip(every, written, strict=True) if not said]
    for each, said in zip(every, written, strict=True):
        expected, found = _said(each.expected), _said(each.found)
        locate = place_at if said else key_place_at
        report.add(
            code="scenario-differs",
            place=locate(scenario.entry, "then", *each.path, age=age),
            message=f"Age {age}: {_named(each.path)}: expected {expected}, found {found}",
            help=_apart(each, after) if said else _add(each, unsaid, scenario),
        )


def _named(path: tuple[str, ...]) -> str:
    """`players david coins` → `david's coins`."""
    return f"{path[1]}'s {path[2]}" if path[0] == "players" else path[0]


def _apart(each: StateDifference, after: Facts) -> str:
    """What a list lacks, and where that is, what it has beyond the expected one; what to type."""
    right = f"if {_said(each.found)} is right, type {each.path[-1]}: {_said(each.found)}"
    if not (isinstance(each.expected, list) and isinstance(each.found, list)):
        return f"{right}; else correct the step or the power that should bring it about"
    expected, found = Counter(each.expected), Counter(each.found)
    lacking = [_with_place(one, after) for one in (expected - found).elements()]
    beyond = [*map(str, (found - expected).elements())]
    parts = {"missing": ", ".join(lacking), "too many": ", ".join(beyond)}
    return "; ".join((*(f"{what}: {items}" for what, items in parts.items() if items), right))


def _with_place(one: object, after: Facts) -> str:
    """A card that is missing, and where it lies, if it does."""
    places = join_words((_named(path) for path in holders(after, one)), joined_by="and")
    return f"{one} (in {places})" if places and isinstance(one, str) else str(one)


def _add(each: StateDifference, unsaid: Sequence[StateDifference], scenario: Scenario) -> str:
    """What to type so that `then` names it, with whatever else it does not name of the player."""
    if len(each.path) == 1:
        fact = f"{each.path[0]}: {_said(each.found)}"
        return f"then does not name it; if {_said(each.found)} is right, add {fact}"
    player = each.path[1]
    facts = ", ".join(
        f"{one.path[-1]}: {_said(one.found)}" for one in unsaid if one.path[:2] == each.path[:2]
    )
    players = scenario.then.get("players", {})
    typed = f"{facts} to {player}" if player in players else f"{player}: {{{facts}}} to players"
    return f"then does not name it; if {_said(each.found)} is right, add {typed}"


def _said(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {number}' for key, number in value.items())}}}"
    return str(value)
