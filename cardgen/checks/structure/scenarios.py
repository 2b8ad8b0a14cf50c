"""Scenarios: whether they can be read, and name cards that are there. Whether they come true, the
rules of play tell."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding, Report
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs
from cardgen.packs.root import list_all_packs
from cardgen.project.project import Project

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose


def check_scenario(prose: "Prose") -> Iterator[Finding]:
    """Every scenario of the packs looked at, once all of their cards can be read."""
    project = prose.project
    if any(view.unread for view in project.packs):
        return
    from cardgen.engine.library import CardLibrary
    from cardgen.engine.scenario.reading import read_scenario, scenario_files

    every, report = _packs(project), Report("scenario")
    for view in project.packs:
        if rules := view.pack.game.rules:
            library = CardLibrary.of(pack for pack in every if pack.game.rules == rules)
            for path in scenario_files(view.pack):
                read_scenario(path, project.root, view.pack, library, report)
    yield from report.findings


def _packs(project: Project) -> tuple[Pack, ...]:
    """The packs looked at, and all others there are: a scenario may name a card of any."""
    own = {view.pack.id: view.pack for view in project.packs}
    names = [name for name in list_all_packs(project.root) if name not in own]
    others = (loaded.pack for loaded in load_packs(project.root, names, words=False))
    return (*own.values(), *filter(None, others))


SCENARIO = Check(
    slug="scenario",
    title="A scenario that does not come true when the rules play it",
    why="""\
Worked examples, frequent questions and rulings are kept as scenarios: given, play, then. `cardgen
run` plays them on the rules; `cardgen check` only reads them, and knows a card that is no more.
Whatever `then` does not name must be as it was given, so a
scenario also says what a card leaves alone; cards and coins neither appear nor vanish.
""",
    refused="""\
given:
  age: I
  players:
    david: {hand: [base/baths]}
play:
  - turn: {david: {builds: base/baths}}     # illegal: no stone to be had
then: {}
""",
    mend="""\
Correct the scenario, or the power whose effect it tells: `cardgen run NAME` tells each step.
A play that the rules should refuse is told as `then: {refused: resources-lacking}`.
""",
    codes=(
        "scenario-differs",
        "illegal",
        "not-refused",
        "conservation",
        "scenario-card",
        "two-players",
        "unknown-player",
        "unknown-step",
        "no-step",
        "two-steps",
    ),
    over_prose=check_scenario,
)
