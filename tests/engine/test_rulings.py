"""Rulings and scenarios point at each other, and both ends exist."""

import re

import pytest

from cardgen.model.pack import Pack
from cardgen.packs.pack import scenario_files
from cardgen.project.load import Selection, load_project
from tests.engine.conftest import ROOT, Played

# Answers about the material itself and its set-up, which no play can show.
UNPLAYED: dict[str, set[str]] = {
    "base": {"free-city-board"},
    "cities-base": set(),
    "faith": {"two-hestias", "goodies-apart", "house-costs", "gods-advised-against"},
    "duel-leaders": {"forty-three-leaders", "house-costs", "names-as-published"},
    "leaders": {"guilds-without-leaders", "blank-leader"},
    "duel-base": set(),
}
PROJECT = load_project(ROOT, Selection([*UNPLAYED])).project
RULINGS = {view.pack.id: view.rulings for view in PROJECT.packs}


@pytest.mark.parametrize("pack", UNPLAYED)
def test_every_ruling_is_shown_in_play(packs: dict[str, Pack], pack: str) -> None:
    names = {path.stem for path in scenario_files(packs[pack])}
    rulings = RULINGS[pack]
    assert rulings
    assert {ruling.id for ruling in rulings if not ruling.scenarios} == UNPLAYED[pack]
    assert {name for ruling in rulings for name in ruling.scenarios} <= names


@pytest.mark.parametrize("pack", UNPLAYED)
def test_rulings_that_scenarios_name_exist(
    scenarios: dict[str, tuple[Played, ...]], pack: str
) -> None:
    known = {ruling.id for ruling in RULINGS[pack]}
    for _, scenario in scenarios[pack]:
        _, _, named = scenario.source.partition("ruling")
        for word in re.findall(r"[a-z]+(?:-[a-z]+)+", named):
            assert word in known, scenario.id
