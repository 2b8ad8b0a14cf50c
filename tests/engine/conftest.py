"""The shipped packs as the rules see them."""

from pathlib import Path

import pytest

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.model import Scenario
from cardgen.engine.scenario.reading import ScenarioReader
from cardgen.model.finding import Report
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs, scenario_files
from cardgen.packs.root import list_packs

ROOT = Path(__file__).parents[2]
PACKS = list_packs(ROOT)
Played = tuple[str, Scenario]


@pytest.fixture(scope="session")
def packs() -> dict[str, Pack]:
    """Read as if cards said nothing: a check that keeps what play told of them goes by that."""
    loaded = load_packs(ROOT, PACKS, words=False)
    assert [one.findings for one in loaded] == [()] * len(PACKS)
    return {one.pack.id: one.pack for one in loaded if one.pack}


@pytest.fixture(scope="session")
def library(packs: dict[str, Pack]) -> CardLibrary:
    return CardLibrary.of(packs.values())


@pytest.fixture(scope="session")
def scenarios(packs: dict[str, Pack], library: CardLibrary) -> dict[str, tuple[Played, ...]]:
    """Every scenario of each pack, once for each Age it is played in."""
    report = Report()
    read = {
        name: tuple(
            played
            for path in scenario_files(pack)
            for played in ScenarioReader(ROOT, pack, library).read(path, report)
        )
        for name, pack in packs.items()
    }
    assert report.findings == ()
    return read
