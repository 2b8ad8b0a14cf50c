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
from cardgen.model.card import full_id
from cardgen.model.finding import Finding, Place, Report, Stop
from cardgen.model.pack import Pack
from cardgen.packs.pack import scenario_files
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.project.scenario_tables import EVERY, named_cards

UNREAD, MEND_FIRST = "a card of this scenario cannot be read", "mend that card first"
ScenarioInAges = tuple[tuple[str, Scenario], ...]


class Playing(NamedTuple):
    """A scenario as it was played in its Ages, and where it did not come true; `stop` is what kept
    it from being played, as where no pack says the numbers of the game."""

    runs: tuple[ScenarioRun, ...]
    faults: tuple[Finding, ...]
    stop: Stop | None = None


class ReadScenarios:
    """Read when first asked for; nothing is read of those on whose tables something may lie that
    could not be read itself."""

    def __init__(self, project: Project) -> None:
        self._project = project
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
        if self.is_doubtful(pack, path.stem):
            raise Stop(UNREAD, help=MEND_FIRST)
        playing = self._play(pack.id, path)
        if playing.stop:
            raise playing.stop
        for fault in (*self._read(pack.id, path)[1], *playing.faults):
            raise Stop(fault.message, place=fault.place, help=fault.help)
        if not playing.runs:
            raise Stop(UNREAD, help=MEND_FIRST)
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
            files = scenario_files(pack) if pack.game.rules else ()
            self._files[pack.id] = {path.stem: path for path in files}
        return self._files[pack.id]

    def is_doubtful(self, pack: Pack, id: str) -> bool:
        """Whether something may lie on the table of a scenario that could not be read."""
        doubts = self._project.doubts
        if not (doubts.unread or doubts.open):
            return False
        names = self._project.prose_digests.names_in_scenario(self._view(pack.id), id)
        library = self.library(pack)
        followed = named_cards(names, pack.id, library.cards).values()
        asked = [full_id(name, pack.id) for name in names]
        asked += [full_id(parent, card.pack) for card in followed for parent in card.chain]
        known = {*library.cards, *library.wonders}
        elsewhere = (name for name in {*names} - known if "/" in name)
        return (
            EVERY in names
            or not doubts.unread.isdisjoint(asked)
            or any(name.partition("/")[0] in doubts.open for name in elsewhere)
        )

    def may_play_faulty_powers(self, pack: Pack, id: str) -> bool:
        """Whether a card or a board of a scenario has a power that cannot be read. No others are
        looked at than those that the scenario is known by."""
        names = self._project.prose_digests.names_in_scenario(self._view(pack.id), id)
        library, said = self.library(pack), {*map(_last, names)}
        cards = named_cards(names, pack.id, library.cards).values()
        boards = (
            board for id, board in library.wonders.items() if EVERY in names or _last(id) in said
        )
        is_faulty = self._project.doubts.has_faulty_power
        return any(map(is_faulty, cards)) or any(map(is_faulty, boards))

    def _made_reader(self, pack: str) -> ScenarioReader:
        looked_at = self._pack(pack)
        return ScenarioReader(self._project.root, looked_at, self.library(looked_at))

    def _pack(self, id: str) -> Pack:
        return self._view(id).pack

    def _view(self, id: str) -> PackView:
        return next(view for view in self._project.packs if view.pack.id == id)

    def _read_now(self, pack: str, path: Path) -> tuple[ScenarioInAges, tuple[Finding, ...]]:
        if self.is_doubtful(self._pack(pack), path.stem):
            return (), ()
        report = Report("scenario")
        read = self._reader(pack).read(path, report)
        if len(report) and pack in self._project.doubts.open:
            return (), ()  # it may name a card of its pack of which nobody knows the id
        return read, report.findings

    def _play_now(self, pack: str, path: Path) -> Playing:
        report, library, runs = Report("scenario"), self.library(self._pack(pack)), []
        try:
            for age, scenario in self._read(pack, path)[0]:
                runs.append(run_scenario(scenario, age, library, report))
        except Stop as stop:
            return Playing(tuple(runs), report.findings, stop)
        return Playing(tuple(runs), report.findings)


def _last(name: str) -> str:
    """The id behind `pack/`."""
    return name.rpartition("/")[2]
