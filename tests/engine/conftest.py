"""The shipped packs as the rules see them."""

from pathlib import Path

import pytest

from cardgen.engine.library import Library
from cardgen.engine.scenario.reading import read_scenario, scenario_files
from cardgen.engine.scenario.story import Scenario
from cardgen.loading.pack import load_packs
from cardgen.loading.report import Report
from cardgen.loading.root import list_packs
from cardgen.model.pack import Pack

ROOT = Path(__file__).parents[2]
PACKS = list_packs(ROOT)
Played = tuple[str, Scenario]


@pytest.fixture(scope="session")
def packs() -> dict[str, Pack]:
    loaded = load_packs(ROOT, PACKS)
    assert [one.findings for one in loaded] == [()] * len(PACKS)
    return {one.pack.id: one.pack for one in loaded if one.pack}


@pytest.fixture(scope="session")
def library(packs: dict[str, Pack]) -> Library:
    return Library.of(packs.values())


@pytest.fixture(scope="session")
def scenarios(packs: dict[str, Pack], library: Library) -> dict[str, tuple[Played, ...]]:
    """Every scenario of each pack, once for each Age it is played in."""
    report = Report()
    read = {
        name: tuple(
            played
            for path in scenario_files(pack)
            for played in read_scenario(path, ROOT, pack, library, report)
        )
        for name, pack in packs.items()
    }
    assert report.findings == ()
    return read
