"""What scenarios of the shipped packs become in booklets."""

from functools import cache

from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.booklets.scenarios import BookletScenarios, ScenarioBlocks
from cardgen.layout.booklet.contents import CallOut
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.model.finding import Place
from cardgen.model.rulebook import Link
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT

HERE = Place("cards/faith/rulebook/fr.md", 7, 1)


@cache
def scenario_blocks(pack: str, language: str) -> ScenarioBlocks:
    """Those of the booklet of a pack."""
    project = load_project(ROOT, Selection((pack,), (language,), ("full",))).project
    (view,) = project.packs
    words = view.assets.languages.sheet_words(language).booklet
    assert words
    return BookletScenarios(project, view).told_by(EntryMaker(view, language, words))


def position(pack: str, scenario: str, language: str = "fr") -> TablePosition:
    """What `{position:…}` draws."""
    shown = scenario_blocks(pack, language).shown(Link("position", scenario), HERE)
    assert isinstance(shown, TablePosition)
    return shown


def example(pack: str, scenario: str, language: str = "fr") -> CallOut:
    """What `{example:…}` tells where it stands alone."""
    shown = scenario_blocks(pack, language).shown(Link("example", scenario), HERE)
    assert isinstance(shown, CallOut)
    return shown
