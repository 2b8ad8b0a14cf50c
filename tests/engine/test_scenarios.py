"""Every scenario comes true."""

from cardgen.engine.library import Library
from cardgen.engine.scenario.running import run
from cardgen.loading.report import Report
from tests.engine.conftest import Played


def test_scenarios(scenarios: tuple[Played, ...], library: Library) -> None:
    report = Report()
    for age, scenario in scenarios:
        run(scenario, age, library, report)
    assert [(str(f.place), f.message) for f in report.findings] == []
