"""The games that scenarios are told of, each with its words and its rules."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cardgen.effects.state.game import Game
from cardgen.engine.library import Library
from cardgen.engine.scenario import kinds, outcome, setting, steps
from cardgen.engine.scenario.duel import kinds as duel_kinds
from cardgen.engine.scenario.duel import outcome as duel_outcome
from cardgen.engine.scenario.duel import setting as duel_setting
from cardgen.engine.scenario.duel import steps as duel_steps
from cardgen.engine.scenario.story import Step
from cardgen.loading.schema import Record

Points = Mapping[str, Mapping[str, Any]]


class Words(NamedTuple):
    """What may stand in a scenario, and what the rules make of it.

    `kind` is that of a scenario file of a pack, `setting` the game at its beginning, `carried_out`
    one step, `facts` all that `then` can speak of.
    """

    kind: Callable[[Library, str, tuple[str, ...]], Record]
    setting: Callable[[Any, Library, str], Game]
    carried_out: Callable[[Game, Step], tuple[Game, Points]]
    facts: Callable[[Game, Points], dict[str, Any]]


GAMES: Mapping[str, Words] = {
    "seven-wonders": Words(kinds.scenario_kind, setting.setting, steps.carried_out, outcome.facts),
    "duel": Words(
        duel_kinds.scenario_kind,
        duel_setting.setting,
        duel_steps.carried_out,
        duel_outcome.facts,
    ),
}
