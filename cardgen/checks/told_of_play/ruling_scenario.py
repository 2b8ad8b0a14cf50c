"""Rulings and the scenarios that show them: either names the other, and both the same passages."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Place, Report
from cardgen.model.located import Seq
from cardgen.model.ruling import Ruling
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import did_you_mean
from cardgen.yaml.source import decode_text, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

CODE = "ruling-scenario"
SOURCE = re.compile(r"^source:.*(?:\n[ \t]+.*)*", re.MULTILINE)
CITED = re.compile(r"\brulings? (?P<first>[\w-]+)(?P<more>(?:(?:, (?:and )?| and )[\w]+-[\w-]+)*)")
# Numbers of lines or passages: 40, 40-42, R3.7; those of a ruling's name are none.
PASSAGE = re.compile(r"(?<![\w-])([A-Z]\d*\.)?(\d+)(?:-(\d+))?(?![\w-])")
Passages = frozenset[tuple[str, int]]


class Sourced(NamedTuple):
    """What the source of a scenario tells: the rulings it names, each with its place, and the
    passages."""

    cited: tuple[tuple[str, Place], ...]
    passages: Passages


def check_ruling_scenario(prose: "Prose") -> Iterator[Finding]:
    """Every ruling that the source of a scenario names, and every scenario of a ruling."""
    for view in prose.project.packs:
        key = prose.project.digests.beside_all_cards(CODE, view)
        yield from look_unless_sound(prose.project.parts, key, partial(_of_pack, prose, view))


def _of_pack(prose: "Prose", view: "PackView") -> Iterator[Finding]:
    rulings = {ruling.id: ruling for ruling in view.rulings}
    sourced: dict[str, Sourced] = {}
    for path in view.scenario_files:
        file = f"cards/{view.pack.id}/scenarios/{path.name}"
        sourced[path.stem] = _sourced(prose, path, file)
        for name, place in sourced[path.stem].cited:
            yield from _unanswered(view, rulings, path.stem, name, place)
    for ruling in view.rulings:
        yield from _from_elsewhere(ruling, sourced)


def _from_elsewhere(ruling: Ruling, sourced: Mapping[str, Sourced]) -> Iterator[Finding]:
    """Scenarios that a ruling names, which neither name it nor a passage that it is about."""
    passages, listed = passages_in(ruling.source), isinstance(ruling.entry.get("scenarios"), Seq)
    for index, name in enumerate(ruling.scenarios if passages else ()):
        told = sourced.get(name)
        names_it = told and any(cited == ruling.id for cited, _ in told.cited)
        if told and told.passages and not names_it and told.passages.isdisjoint(passages):
            place = ruling.entry.place("scenarios", *([index] if listed else []))
            message = f'the scenario "{name}" is of other passages than this ruling'
            help = (
                f"name the scenario that shows it; if {name} does, mend the source of one of them, "
                f"or say there: source: …, ruling {ruling.id}"
            )
            yield Finding(CODE, CODE, place, message, help, "warning")


def passages_in(source: str) -> Passages:
    """The passages that a source tells, one by one."""
    found = ((one[1] or "", int(one[2]), int(one[3] or one[2])) for one in PASSAGE.finditer(source))
    return frozenset(
        (book, number) for book, first, last in found for number in range(first, last + 1)
    )


def _sourced(prose: "Prose", path: "Path", file: str) -> Sourced:
    """What the source of a scenario tells, kept for the next check."""
    parts = prose.project.parts
    state = parts.state(path)
    key = digest_of("sourced", file, state) if state else b""
    cited, source = list[tuple[str, Place]](), ""
    for what, said, at in parts.words(key, lambda: _sourced_in(path, file)):
        if what == "source":
            source = said
        else:
            line, column = map(int, at.split(":"))
            cited.append((said, Place(file, line, column, line, column + len(said) - 1)))
    return Sourced(tuple(cited), passages_in(source))


def _sourced_in(path: "Path", file: str) -> Iterator[tuple[str, str, str]]:
    """The same, with line and column as they are kept."""
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode_text(content, file=file, report=report) if isinstance(content, bytes) else None
    source = SOURCE.search(text) if isinstance(text, str) else None
    if source:
        yield "source", source[0], ""
        for cited in CITED.finditer(source.string, *source.span()):
            for name in re.finditer(r"[\w-]+", cited[0]):
                if name.start() and name[0] != "and":
                    yield "ruling", name[0], _position(source.string, cited.start() + name.start())


def _position(text: str, at: int) -> str:
    before = text[:at]
    return f"{before.count(chr(10)) + 1}:{len(before.rpartition(chr(10))[2]) + 1}"


def _unanswered(
    view: "PackView", rulings: Mapping[str, Ruling], scenario: str, name: str, place: Place
) -> Iterator[Finding]:
    if name not in rulings and view.unread_rulings.may_be(name):
        return
    if name not in rulings:
        message = f'there is no ruling "{name}"{did_you_mean(name, sorted(rulings))}'
        help = f"name one of cards/{view.pack.id}/rulings.yaml, or write it there"
        yield Finding(CODE, CODE, place, message, help)
    elif scenario not in rulings[name].scenarios:
        entry = rulings[name].entry
        where = entry.place("scenarios" if "scenarios" in entry else "id")
        message = (
            f'the scenario "{scenario}" says that it shows this ruling, which does not name it'
        )
        help = f"add {scenario} to scenarios:, or take the ruling out of its source ({place})"
        yield Finding(CODE, CODE, where, message, help)


RULING_SCENARIO = Check(
    slug="ruling-scenario",
    title="A scenario that shows a ruling, and a ruling that does not know it",
    why="""\
A ruling names the scenarios that show its answer, and a scenario says in its `source` which ruling
it shows. Either is the witness of the other: a ruling that names the scenarios of its neighbour, or
a source that names a ruling which is no more, is seen by this alone. Where both tell numbers of
lines, `seed 40-42`, they have one in common, unless the scenario names the ruling.
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
