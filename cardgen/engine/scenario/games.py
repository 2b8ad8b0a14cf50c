"""The games that scenarios are written of, each with its words and its rules."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from cardgen.effects.state.game import Game
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario import oddities, schema, setup, state_diff, steps
from cardgen.engine.scenario.duel import facts as duel_facts
from cardgen.engine.scenario.duel import oddities as duel_oddities
from cardgen.engine.scenario.duel import schema as duel_schema
from cardgen.engine.scenario.duel import setup as duel_setup
from cardgen.engine.scenario.duel import steps as duel_steps
from cardgen.engine.scenario.model import Scenario, ScenarioStep
from cardgen.engine.scenario.table_at_start import Oddity
from cardgen.schema.kinds import Kind
from cardgen.schema.records import Record

Points = Mapping[str, Mapping[str, Any]]


class ScenarioGame(NamedTuple):
    """What may stand in a scenario, and what the rules make of it.

    `kind` is that of a scenario file of a pack, `set_up` makes the game at its beginning,
    `carry_out` plays one step by the `rules`, `facts` are all that `then` can speak of. `oddities`
    are what no game comes to at the beginning, in a game with these expansions.
    """

    kind: Callable[[CardLibrary, str, Kind], Record]
    set_up: Callable[[Any, CardLibrary, str], Game]
    carry_out: Callable[[Game, ScenarioStep], tuple[Game, Points]]
    rules: steps.StepRules
    facts: Callable[[Game, Points], dict[str, Any]]
    oddities: Callable[[Scenario, str, CardLibrary, frozenset[str]], Iterator[Oddity]]


GAMES: Mapping[str, ScenarioGame] = {
    "seven-wonders": ScenarioGame(
        schema.scenario_kind,
        setup.set_up_game,
        steps.carry_out_step,
        steps.STEP_RULES,
        state_diff.game_facts,
        oddities.oddities,
    ),
    "duel": ScenarioGame(
        duel_schema.duel_scenario_kind,
        duel_setup.set_up_duel,
        duel_steps.carry_out_duel_step,
        duel_steps.DUEL_STEP_RULES,
        duel_facts.duel_facts,
        duel_oddities.duel_oddities,
    ),
}
