"""Scenario files of a pack, each read once for every Age it is played in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.model import Scenario
from cardgen.model.ages import AGES
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Pack
from cardgen.packs.root import display_path
from cardgen.packs.words import PerLanguage, WordsAlone
from cardgen.schema.by_age import expand_ages_at
from cardgen.yaml.reader import read_file
from cardgen.yaml.source_map import SourceMap


class ScenarioReader:
    """Reads the scenarios of a pack; what may stand in one is made once for all of them."""

    def __init__(self, root: Path, pack: Pack, library: CardLibrary) -> None:
        self._root, self._game = root, pack.game.rules
        says = PerLanguage(pack.languages, WordsAlone(SourceMap(root)))
        self._kind = GAMES[self._game].kind(library, pack.id, says)

    def read(self, path: Path, report: Report) -> tuple[tuple[str, Scenario], ...]:
        """The scenario in each of its Ages: (`I`, scenario) and so on; faults go to the report."""
        tree = read_file(path, file=display_path(path, self._root), report=report)
        if not isinstance(tree, Map):
            if tree is not MISSING:
                message, help = "expected a map, found a list", "begin with says: {fr: …, en: …}"
                report.add(code="wrong-type", place=tree.place(), message=message, help=help)
            return ()
        id, game, read = path.stem, self._game, _by_age(tree, self._kind, report)
        return tuple((age, Scenario(id=id, game=game, entry=tree, **held)) for age, held in read)


def _by_age(tree: Map, kind: Any, report: Report) -> Iterator[tuple[str, dict[str, Any]]]:
    """Ages that a map leaves out are gaps only where the scenario is played in them."""
    aside = report.aside()
    trees, ages = expand_ages_at(ValueRef(tree), aside), _ages(tree)
    for age in ages:
        held = trees[AGES.index(age)]
        before = len(report)
        read = kind.read(held.value, held.where, report)
        if read is not MISSING:
            yield age, read
        elif len(report) == before:
            report.take(aside)


def _ages(tree: Map) -> tuple[str, ...]:
    """The Ages it is played in; one where what is said is no Age, so that its kind says so."""
    given = tree.get("given")
    said = given.get("age", "I") if isinstance(given, Map) else "I"
    ages = said if isinstance(said, list) else [said]
    return tuple(age for age in AGES if age in ages) or AGES[:1]
