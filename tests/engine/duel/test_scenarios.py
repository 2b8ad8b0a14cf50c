"""Every scenario of the game comes true, and each of its cards stands in one."""

from cardgen.engine.library import Library
from cardgen.engine.scenario.duel.setting import setting
from cardgen.engine.scenario.reading import scenario_files
from cardgen.engine.scenario.running import run
from cardgen.loading.report import Report
from cardgen.loading.rulings import load_rulings
from cardgen.model.pack import Pack
from tests.engine.conftest import ROOT, Played


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


def test_rulings_are_shown_in_play(duel: Pack) -> None:
    report = Report()
    rulings = load_rulings(ROOT, duel, report)
    assert report.findings == ()
    assert {name for ruling in rulings for name in ruling.scenarios} <= {
        path.stem for path in scenario_files(duel)
    }
    assert [ruling.id for ruling in rulings if not ruling.scenarios] == []


def test_rulings_that_scenarios_name_exist(duel: Pack, scenarios: tuple[Played, ...]) -> None:
    known = {ruling.id for ruling in load_rulings(ROOT, duel, Report())}
    sources = (scenario.source for _, scenario in scenarios)
    named = {source.rpartition("ruling ")[2] for source in sources if "ruling " in source}
    assert named
    assert named <= known
