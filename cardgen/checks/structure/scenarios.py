"""Scenarios: whether they can be read and come true, and are there where rulings name them."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Seq
from cardgen.model.ruling import Ruling
from cardgen.packs.misplaced import how_to_call_scenario
from cardgen.packs.root import display_path
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose


def check_scenario(prose: "Prose") -> Iterator[Finding]:
    """Every scenario of the packs looked at; none on whose table something may lie that cannot be
    read. Where no rules play, that nobody reads them."""
    project = prose.project
    for view in project.packs:
        if view.pack.game.rules:
            key = project.prose_digests.of_scenarios("scenario", view)
            yield from look_unless_sound(project.parts, key, partial(_in_pack, prose, view))
        elif view.scenario_files:
            yield _unplayed(view)


def _unplayed(view: "PackView") -> Finding:
    game, file = view.pack.game.id, display_path(view.scenario_files[0], view.root)
    message = f"no rules play the game {game}: nobody reads the scenarios of {view.pack.id}"
    help = "take scenarios/ out; a rulebook tells its examples in words"
    return Finding("scenario", "scenario-unplayed", Place(file), message, help, "warning")


def _in_pack(prose: "Prose", view: "PackView") -> Iterator[Finding]:
    project = prose.project
    for path in view.scenario_files:
        key = project.prose_digests.of_scenario("scenario", view, path.stem)
        look = partial(_untrue, prose, view, path.stem)
        yield from look_unless_sound(project.parts, key, look)


def _untrue(prose: "Prose", view: "PackView", id: str) -> Iterator[Finding]:
    """What is wrong with a scenario. Where a power on its table cannot be read, that is told, and
    not what comes of it."""
    yield from prose.scenarios.findings(view.pack, id)
    faults = prose.scenarios.faults(view.pack, id)
    if faults and not prose.scenarios.may_play_faulty_powers(view.pack, id):
        yield from faults


SCENARIO = Check(
    slug="scenario",
    title="A scenario that does not come true when the rules play it",
    why="""\
Worked examples, frequent questions and rulings are kept as scenarios: given, play, then. `check`
plays them on the rules, after an edit those alone on whose table it may lie. Whatever `then` does
not name must be as it was given, so a scenario also says what a card leaves alone; cards and coins
neither appear nor vanish.
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
        "scenario-unplayed",
        "two-players",
        "unknown-player",
        "unknown-step",
        "no-step",
        "two-steps",
    ),
    over_prose=check_scenario,
    plays=True,
)


def check_unknown_scenario(prose: "Prose") -> Iterator[Finding]:
    """The scenarios that each ruling of the packs names."""
    for view in prose.project.packs:
        key = prose.project.digests.beside_all_cards("unknown-scenario", view)
        yield from look_unless_sound(prose.project.parts, key, partial(_unwritten, view))


def _unwritten(view: "PackView") -> Iterator[Finding]:
    known = [path.stem for path in view.scenario_files]
    for ruling in view.rulings:
        for name, place in _scenarios(ruling):
            if name not in known:
                there = how_to_call_scenario(name, known)
                question = "" if there else did_you_mean(name, known)
                message = f'there is no scenario "{name}"{question}'
                help = there or f"write it in cards/{view.pack.id}/scenarios/{name}.yaml"
                yield Finding("unknown-scenario", "unknown-scenario", place, message, help)


def _scenarios(ruling: Ruling) -> Iterator[tuple[str, Place]]:
    """The scenarios that a ruling names, one or a list of them, and where."""
    listed = isinstance(ruling.entry.get("scenarios"), Seq)
    for index, name in enumerate(ruling.scenarios):
        yield name, ruling.entry.place("scenarios", *([index] if listed else []))


UNKNOWN_SCENARIO = Check(
    slug="unknown-scenario",
    title="A scenario that a ruling names and the pack has not",
    why="""\
The `scenarios` of a ruling show its answer in play. One that is not there proves nothing: most
often it was renamed, or never written.
""",
    refused="""\
- id: one-sun
  scenarios: [apollo-pais]      # the file is called scenarios/apollo-pays.yaml
""",
    mend="""\
Type the name of a file of the pack's `scenarios/`, without `.yaml`, or write that file.
""",
    over_prose=check_unknown_scenario,
)
