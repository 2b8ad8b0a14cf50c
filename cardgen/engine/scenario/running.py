"""A scenario run on the rules of play: its log, and findings where it does not come true.

After each step the invariants must hold: cards, coins and tokens neither appear nor vanish."""

from collections import Counter

from cardgen.effects.power.terms import TOKENS
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.table import Illegal
from cardgen.engine.library import CardLibrary
from cardgen.engine.play.passing import pass_hands
from cardgen.engine.scenario.findings import (
    report_differences,
    report_invalid_setup,
    report_refusal,
    report_unknown_players,
)
from cardgen.engine.scenario.games import GAMES, Points
from cardgen.engine.scenario.model import Scenario
from cardgen.model.finding import Report
from cardgen.model.frozen import frozen


def broken_invariant(before: Game, after: Game) -> str:
    """The law that a step broke, in words, or nothing."""
    if Counter(before.pieces()) != Counter(after.pieces()):
        return "a card appeared or vanished"
    if coins_in_game(before) != coins_in_game(after):
        return f"{coins_in_game(after) - coins_in_game(before)} coins appeared"
    if any(city.coins < 0 or city.received < 0 for city in after.cities):
        return "a treasury is below nothing"
    grown = {kind: tokens_held(after, kind) - tokens_held(before, kind) for kind in TOKENS}
    untold = [kind for kind in TOKENS if grown[kind] != _tokens_logged(kind, before, after)]
    return f"{untold[0]} tokens changed untold" if untold else ""


def coins_in_game(game: Game) -> int:
    """All coins, with those in the bank."""
    return game.bank + sum(city.coins + city.received for city in game.cities)


def tokens_held(game: Game, kind: str) -> int:
    """All tokens of a kind that players hold."""
    if kind == "victory":
        return sum(len(city.victory) for city in game.cities)
    return sum(int(getattr(city, kind)) for city in game.cities)


def _tokens_logged(kind: str, before: Game, after: Game) -> int:
    """How many tokens the log of a step says came from the supply."""
    news = after.log[len(before.log) :]
    fights = sum(int(h.number) for h in news if h.what == "beats")
    from_fights = fights if kind in ("victory", "defeat") else 0
    spent = sum(h.what == "spends diplomacy" for h in news) if kind == "diplomacy" else 0
    return from_fights - spent + sum(int(h.number) for h in news if h.what == f"gains {kind}")


@frozen
class ScenarioRun:
    """A scenario that was run in one Age: what happened in each of its steps.

    `refusal` is the code of what was refused, if anything was. `states` are the game at the
    beginning and after each step; there are none where it could not begin.
    """

    scenario: Scenario
    age: str
    steps: tuple[tuple[GameEvent, ...], ...]
    refusal: str = ""
    states: tuple[Game, ...] = ()


def run_scenario(scenario: Scenario, age: str, library: CardLibrary, report: Report) -> ScenarioRun:
    """Carry the steps out and hold the end against `then`; whatever differs is a finding."""
    words = GAMES[scenario.game]
    try:
        game = start = words.set_up(scenario.given, library, age)
    except Illegal as fault:
        report_invalid_setup(scenario, age, fault, report)
        return ScenarioRun(scenario, age, (), fault.code)
    report_unknown_players(scenario, start, report)
    steps: list[tuple[GameEvent, ...]] = []
    states = [game]
    points: Points = {}
    for number, step in enumerate(scenario.play):
        try:
            after, points = words.carry_out(game, step)
        except Illegal as refusal:
            report_refusal(scenario, age, number, refusal, report)
            return ScenarioRun(scenario, age, tuple(steps), refusal.code, tuple(states))
        law = broken_invariant(game, after)
        if law:
            at = scenario.entry.place("play", number)
            report.add(code="conservation", place=at, message=law, help="mend the rules")
        steps.append(after.log[len(game.log) :])
        game = after
        states.append(game)
    report_differences(scenario, age, start, pass_hands(game), points, report)
    return ScenarioRun(scenario, age, tuple(steps), states=tuple(states))
