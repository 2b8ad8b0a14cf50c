"""The scenarios of the packs looked at, each read once; whether they come true, the rules tell."""

from collections.abc import Mapping
from functools import cached_property

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.findings import place_at
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Scenario
from cardgen.engine.scenario.reading import ScenarioReader, scenario_files
from cardgen.engine.scenario.table_at_start import Oddity
from cardgen.model.finding import Finding, Place, Report, Stop
from cardgen.model.pack import Pack
from cardgen.project.load import Project

ScenarioInAges = tuple[tuple[str, Scenario], ...]


class ReadScenarios:
    """Read when first asked for, and only where all cards of the packs looked at can be read."""

    def __init__(self, project: Project) -> None:
        self._project = project

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What keeps scenarios from being read."""
        return self._read[1]

    def ages(self, pack: str, id: str) -> ScenarioInAges:
        """A scenario in each of its Ages; none where there is no such scenario, or none is read."""
        return self._read[0].get((pack, id), ())

    def place(self, scenario: Scenario, age: str, *path: str | int) -> Place:
        """Where something stands that a scenario gives in an Age."""
        return place_at(scenario.entry, "given", *path, age=age)

    def oddities(self, pack: Pack, scenario: Scenario, age: str) -> tuple[Oddity, ...]:
        """What no game comes to, as a scenario of a pack begins in an Age; nothing is where no
        pack says the numbers of the game."""
        plays = frozenset((pack.id, *scenario.given.plays))
        try:
            return tuple(GAMES[scenario.game].oddities(scenario, age, self.library(pack), plays))
        except Stop:
            return ()

    def library(self, pack: Pack) -> CardLibrary:
        """The cards that scenarios of a pack may name: those of all packs with the same rules."""
        return self._project.libraries.of(pack)

    @cached_property
    def _read(self) -> tuple[Mapping[tuple[str, str], ScenarioInAges], tuple[Finding, ...]]:
        found: dict[tuple[str, str], ScenarioInAges] = {}
        report, root = Report("scenario"), self._project.root
        whole = not any(view.unread for view in self._project.packs)
        for pack in (view.pack for view in self._project.packs if whole and view.pack.game.rules):
            reader = ScenarioReader(root, pack, self.library(pack))
            for path in scenario_files(pack):
                found[pack.id, path.stem] = reader.read(path, report)
        return found, report.findings
