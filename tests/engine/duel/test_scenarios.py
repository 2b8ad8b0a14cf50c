"""Every scenario of the game comes true, and each of its cards stands in one."""

from cardgen.engine.library import Library
from cardgen.engine.scenario.duel.setting import setting
from cardgen.engine.scenario.running import run
from cardgen.loading.report import Report
from tests.engine.conftest import Played


def test_scenarios(scenarios: tuple[Played, ...], library: Library) -> None:
    report = Report()
    for age, scenario in scenarios:
        run(scenario, age, library, report)
    assert [(str(f.place), f.message) for f in report.findings] == []


def test_wonders_tokens_and_guilds_are_played(
    scenarios: tuple[Played, ...], library: Library
) -> None:
    shown = {
        piece.id for age, each in scenarios for piece in setting(each.given, library, age).pieces()
    }
    kinds = {name: library.form(name, frozenset()).kind for name in library.cards}
    wanted = {name for name, kind in kinds.items() if kind in ("wonder", "progress", "purple")}
    assert wanted <= shown
