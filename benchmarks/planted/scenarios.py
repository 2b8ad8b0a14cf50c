"""The scenarios of a pack, played with a power that was changed."""

from pathlib import Path

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.reading import ScenarioReader
from cardgen.engine.scenario.running import run_scenario
from cardgen.model.finding import Report
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs, scenario_files
from cardgen.packs.root import list_packs


def objects(root: Path, pack_id: str, card: str) -> bool:
    """Whether a scenario of the pack that names the card does not come true."""
    packs = [one.pack for one in load_packs(root, list_packs(root)) if one.pack]
    of_game = {game: [pack for pack in packs if pack.game.rules == game] for game in GAMES}
    pack = next(pack for pack in packs if pack.id == pack_id)
    project = CardLibrary.of(of_game[pack.game.rules])
    files = (path for path in scenario_files(pack) if card in path.read_text(encoding="utf-8"))
    return any(_fails(root, pack, path, project) for path in files)


def _fails(root: Path, pack: Pack, path: Path, project: CardLibrary) -> bool:
    report = Report("scenario")
    for age, scenario in ScenarioReader(root, pack, project).read(path, report):
        try:
            run_scenario(scenario, age, project, report)
        except (TypeError, AttributeError, KeyError):  # a word that this effect never takes
            return True
    return bool(report.findings)
