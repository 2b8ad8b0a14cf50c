"""Scenarios: whether they can be read and come true, are there where rulings name them, and are
named where they name rulings."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Seq
from cardgen.model.ruling import Ruling
from cardgen.project.scenario_tables import EVERY, named_cards
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import did_you_mean
from cardgen.yaml.source import decode_text, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose


def check_scenario(prose: "Prose") -> Iterator[Finding]:
    """Every scenario of the packs looked at, once all of their cards can be read."""
    project = prose.project
    whole = not any(view.unread for view in project.packs)
    for view in project.packs if whole else ():
        if view.pack.game.rules:
            key = project.prose_digests.of_scenarios("scenario", view)
            yield from look_unless_sound(project.parts, key, partial(_in_pack, prose, view))


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
    if faults and not _may_play_faulty_powers(prose, view, id):
        yield from faults


def _may_play_faulty_powers(prose: "Prose", view: "PackView", id: str) -> bool:
    """Whether a card or a board of a scenario has a power that cannot be read. No others are looked
    at than those that the scenario is known by."""
    names = prose.project.prose_digests.names_in_scenario(view, id)
    faulty = {f"{each.pack.id}/{one}" for each in prose.project.packs for one in each.faulty_powers}
    library, said = prose.scenarios.library(view.pack), {*map(_last, names)}
    boards = (one for one in library.wonders if EVERY in names or _last(one) in said)
    return not faulty.isdisjoint((*named_cards(names, view.pack.id, library.cards), *boards))


def _last(name: str) -> str:
    """The id behind `pack/`."""
    return name.rpartition("/")[2]


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
        "two-players",
        "unknown-player",
        "unknown-step",
        "no-step",
        "two-steps",
    ),
    over_prose=check_scenario,
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
                message = f'there is no scenario "{name}"{did_you_mean(name, known)}'
                help = f"write it in cards/{view.pack.id}/scenarios/{name}.yaml"
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


SOURCE = re.compile(r"^source:.*(?:\n[ \t]+.*)*", re.MULTILINE)
CITED = re.compile(r"\brulings? (?P<first>[\w-]+)(?P<more>(?:(?:, (?:and )?| and )[\w]+-[\w-]+)*)")


def check_ruling_scenario(prose: "Prose") -> Iterator[Finding]:
    """Every ruling that a scenario of its pack names in its `source`."""
    for view in prose.project.packs:
        key = prose.project.digests.beside_all_cards("ruling-scenario", view)
        yield from look_unless_sound(prose.project.parts, key, partial(_unanswered_of, prose, view))


def _unanswered_of(prose: "Prose", view: "PackView") -> Iterator[Finding]:
    rulings = {ruling.id: ruling for ruling in view.rulings}
    for path in view.scenario_files:
        for name, place in _cited(prose, path, f"cards/{view.pack.id}/scenarios/{path.name}"):
            yield from _unanswered(view, rulings, path.stem, name, place)


def _cited(prose: "Prose", path: "Path", file: str) -> Iterator[tuple[str, Place]]:
    """The rulings that the source of a scenario names, and where."""
    parts = prose.project.parts
    state = parts.states.get(str(path))
    key = digest_of("cited", file, state) if state else b""
    for name, at in parts.words(key, lambda: _cited_in(path, file)):
        line, column = map(int, at.split(":"))
        yield name, Place(file, line, column, line, column + len(name) - 1)


def _cited_in(path: "Path", file: str) -> Iterator[tuple[str, str]]:
    """The same, with line and column as they are kept."""
    report = Report()
    content = read_bytes(path, file=file, report=report)
    if not isinstance(content, bytes) or b"ruling" not in content:
        return  # most name none
    text = decode_text(content, file=file, report=report)
    source = SOURCE.search(text) if isinstance(text, str) else None
    if source:
        for cited in CITED.finditer(source.string, *source.span()):
            for name in re.finditer(r"[\w-]+", cited[0]):
                if name.start() and name[0] != "and":
                    yield name[0], _position(source.string, cited.start() + name.start())


def _position(text: str, at: int) -> str:
    before = text[:at]
    return f"{before.count(chr(10)) + 1}:{len(before.rpartition(chr(10))[2]) + 1}"


def _unanswered(
    view: "PackView", rulings: Mapping[str, Ruling], scenario: str, name: str, place: Place
) -> Iterator[Finding]:
    if name not in rulings:
        message = f'there is no ruling "{name}"{did_you_mean(name, sorted(rulings))}'
        help = f"name one of cards/{view.pack.id}/rulings.yaml, or write it there"
        yield Finding("ruling-scenario", "ruling-scenario", place, message, help)
    elif scenario not in rulings[name].scenarios:
        entry = rulings[name].entry
        where = entry.place("scenarios" if "scenarios" in entry else "id")
        message = (
            f'the scenario "{scenario}" says that it shows this ruling, which does not name it'
        )
        help = f"add {scenario} to scenarios:, or take the ruling out of its source ({place})"
        yield Finding("ruling-scenario", "ruling-scenario", where, message, help)


RULING_SCENARIO = Check(
    slug="ruling-scenario",
    title="A scenario that shows a ruling, and a ruling that does not know it",
    why="""\
A ruling names the scenarios that show its answer, and a scenario says in its `source` which ruling
it shows. Either is the witness of the other: a ruling that names the scenarios of its neighbour, or
a source that names a ruling which is no more, is seen by this alone.
""",
    refused="""\
# scenarios/apollo-pays.yaml
source: rules, ruling one-sun       # and one-sun names other scenarios
""",
    mend="""\
Add the scenario to `scenarios:` of the ruling, or take the ruling out of the source.
""",
    over_prose=check_ruling_scenario,
)
