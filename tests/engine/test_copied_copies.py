"""Whoever copies one who copies has what that one has copied, and chooses no more."""

from cardgen.effects.copy import Copy
from cardgen.effects.power.ability import Ability
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.finding import Report
from tests.engine.conftest import Played
from tests.engine.powers import Power

COPYING = Ability("copy", Copy("leader", "neighbours"), when="played")


def test_a_leader_who_copies_is_not_chosen_for_ever(
    library: CardLibrary, scenarios: dict[str, tuple[Played, ...]]
) -> None:
    """The neighbour's Leader copies too, and brings no coins as the scenario expects of him."""
    played = next(one for one in scenarios["leaders"] if one[1].id == "courtesans-croesus")
    copied = Power("leaders/croesus", (COPYING,)).instead(library, played, (COPYING,))
    report = Report()
    run_scenario(played[1], played[0], copied, report)
    assert [finding.code for finding in report.findings] == ["scenario-differs"]
