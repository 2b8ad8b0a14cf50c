"""Every scenario comes true."""

import pytest

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.finding import Report
from tests.engine.conftest import PACKS, Played


@pytest.mark.parametrize("pack", PACKS)
def test_scenarios(
    scenarios: dict[str, tuple[Played, ...]], library: CardLibrary, pack: str
) -> None:
    report = Report()
    for age, scenario in scenarios[pack]:
        run_scenario(scenario, age, library, report)
    assert [(str(f.place), f.message) for f in report.findings] == []
