"""The games that scenarios are told of, each with its words and its rules."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cardgen.effects.state.game import Game
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario import schema, setup, state_diff, steps
from cardgen.engine.scenario.duel import facts as duel_outcome
from cardgen.engine.scenario.duel import schema as duel_kinds
from cardgen.engine.scenario.duel import setup as duel_setting
from cardgen.engine.scenario.duel import steps as duel_steps
from cardgen.engine.scenario.model import ScenarioStep
from cardgen.schema.containers import Record

Points = Mapping[str, Mapping[str, Any]]


class ScenarioGame(NamedTuple):
    """What may stand in a scenario, and what the rules make of it.

    `kind` is that of a scenario file of a pack, `setting` the game at its beginning, `carried_out`
    one step, `facts` all that `then` can speak of.
    """

    kind: Callable[[CardLibrary, str, tuple[str, ...]], Record]
    setting: Callable[[Any, CardLibrary, str], Game]
    carried_out: Callable[[Game, ScenarioStep], tuple[Game, Points]]
    facts: Callable[[Game, Points], dict[str, Any]]


GAMES: Mapping[str, ScenarioGame] = {
    "seven-wonders": ScenarioGame(
        schema.scenario_kind, setup.set_up_game, steps.carry_out_step, state_diff.game_facts
    ),
    "duel": ScenarioGame(
        duel_kinds.duel_scenario_kind,
        duel_setting.set_up_duel,
        duel_steps.carry_out_duel_step,
        duel_outcome.duel_facts,
    ),
}
