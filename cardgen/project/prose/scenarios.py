"""The scenarios of the packs looked at, each read once, and played once, where somebody asks
whether it comes true, or what happens in it."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.findings import place_at
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Scenario
from cardgen.engine.scenario.reading import ScenarioReader
from cardgen.engine.scenario.running import ScenarioRun, run_scenario
from cardgen.engine.scenario.table_at_start import Oddity
from cardgen.model.finding import Finding, Place, Report, Stop
from cardgen.model.pack import Pack
from cardgen.packs.pack import scenario_files
from cardgen.project.load import Project

ScenarioInAges = tuple[tuple[str, Scenario], ...]


class Playing(NamedTuple):
    """A scenario as it was played in its Ages, and where it did not come true; `stop` is what kept
    it from being played, as where no pack says the numbers of the game."""

    runs: tuple[ScenarioRun, ...]
    faults: tuple[Finding, ...]
    stop: Stop | None = None


class ReadScenarios:
    """Read when first asked for, and only where all cards of the packs looked at can be read."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._whole = not any(view.unread for view in project.packs)
        self._files: dict[str, dict[str, Path]] = {}
        self._reader, self._read = cache(self._made_reader), cache(self._read_now)
        self._play = cache(self._play_now)

    def findings(self, pack: Pack, id: str) -> tuple[Finding, ...]:
        """What keeps a scenario from being read."""
        return self._read(pack.id, self._paths(pack)[id])[1]

    def faults(self, pack: Pack, id: str) -> tuple[Finding, ...]:
        """Where a scenario does not come true; nothing of the Ages in which it cannot be read, nor
        where no pack says the numbers of the game."""
        path = self._paths(pack).get(id)
        return self._play(pack.id, path).faults if path else ()

    def played(self, pack: Pack, path: Path) -> tuple[ScenarioRun, ...]:
        """A scenario of a pack in its Ages. Stop where it cannot be read or does not come true."""
        playing = self._play(pack.id, path)
        if playing.stop:
            raise playing.stop
        for fault in (*self._read(pack.id, path)[1], *playing.faults):
            raise Stop(fault.message, place=fault.place, help=fault.help)
        return playing.runs

    def ages(self, pack: Pack, id: str) -> ScenarioInAges:
        """A scenario in each of its Ages; none where there is no such scenario, or none is read."""
        path = self._paths(pack).get(id)
        return self._read(pack.id, path)[0] if path else ()

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

    def _paths(self, pack: Pack) -> dict[str, Path]:
        """The scenarios of a pack by id."""
        if pack.id not in self._files:
            files = scenario_files(pack) if self._whole and pack.game.rules else ()
            self._files[pack.id] = {path.stem: path for path in files}
        return self._files[pack.id]

    def _made_reader(self, pack: str) -> ScenarioReader:
        looked_at = self._pack(pack)
        return ScenarioReader(self._project.root, looked_at, self.library(looked_at))

    def _pack(self, id: str) -> Pack:
        return next(view.pack for view in self._project.packs if view.pack.id == id)

    def _read_now(self, pack: str, path: Path) -> tuple[ScenarioInAges, tuple[Finding, ...]]:
        report = Report("scenario")
        return self._reader(pack).read(path, report), report.findings

    def _play_now(self, pack: str, path: Path) -> Playing:
        report, library, runs = Report("scenario"), self.library(self._pack(pack)), []
        try:
            for age, scenario in self._read(pack, path)[0]:
                runs.append(run_scenario(scenario, age, library, report))
        except Stop as stop:
            return Playing(tuple(runs), report.findings, stop)
        return Playing(tuple(runs), report.findings)
