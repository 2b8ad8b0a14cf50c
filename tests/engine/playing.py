"""Steps of play, carried out as those of scenarios are, whoever answers what is asked."""

from typing import TypeVar

from cardgen.effects.state.game import Game
from cardgen.engine.duel.arrivals import ScriptedDuelTable
from cardgen.engine.play.scripted_table import ScriptedTable
from cardgen.engine.scenario.duel.steps import DUEL_STEP_RULES
from cardgen.engine.scenario.model import PlayerMove, ScenarioStep
from cardgen.engine.scenario.steps import STEP_RULES, Points, StepRules, carry_out_by_rules

Moves = dict[str, tuple[PlayerMove, ...]]
AnyTable = TypeVar("AnyTable", bound=ScriptedTable)


def play(game: Game, what: str, table: ScriptedTable, moves: Moves | None = None) -> Game:
    """The game after a step. Illegal where it is refused."""
    return _carried_out(game, what, table, STEP_RULES, moves)[0]


def play_duel(game: Game, what: str, table: ScriptedDuelTable, moves: Moves | None = None) -> Game:
    """The game of Duel after a step. Illegal where it is refused."""
    return _carried_out(game, what, table, DUEL_STEP_RULES, moves)[0]


def scores(game: Game) -> Points:
    """The points of each player by line of the score sheet."""
    return _carried_out(game, "scoring", ScriptedTable({}), STEP_RULES)[1]


def duel_scores(game: Game) -> Points:
    """The points of each player of Duel by their category."""
    return _carried_out(game, "scoring", ScriptedDuelTable({}), DUEL_STEP_RULES)[1]


def _carried_out(
    game: Game, what: str, table: AnyTable, rules: StepRules[AnyTable], moves: Moves | None = None
) -> tuple[Game, Points]:
    return carry_out_by_rules(game, ScenarioStep(what, moves or {}), table, rules)
