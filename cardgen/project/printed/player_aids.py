"""Player aids: their signs, the phases and the numbers of play that they tell, their one page."""

from collections.abc import Iterable, Iterator
from typing import Any

from cardgen.effects.state.phases import Phase
from cardgen.layout.icons import UnknownIcon
from cardgen.model.ages import ByAge
from cardgen.model.finding import Finding, Place, Stop
from cardgen.model.legend import Legend
from cardgen.model.located import ValueRef
from cardgen.model.player_aid import AidLine, AidSection
from cardgen.model.text import Icon, Runs
from cardgen.packs.game_constants import CONSTANTS
from cardgen.packs.misplaced import ask_or_place
from cardgen.project.pack_view import PackView
from cardgen.schema.records import attribute_name
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Size
from cardgen.yaml.source_map import SourceMap

PAPERS = (Size(210, 297), Size(215.9, 279.4))  # those that people have at home
PHASES = tuple(str(phase) for phase in Phase if phase is not Phase.BEGINNING)


def player_aid_findings(view: PackView, legend: Legend | None) -> Iterator[Finding]:
    """What is wrong with the player aid of a pack; `legend` has the words of its page."""
    yield from view.aid_findings
    for section in view.aid:
        yield from _signs(view, section)
        yield from _phases(view, section)
        yield from _numbers(view, section)
    if view.aid and legend and not view.aid_findings:
        yield from _pages(view, legend)


def _signs(view: PackView, section: AidSection) -> Iterator[Finding]:
    """Signs that are not drawn, of a section and of its lines."""
    signed = [(section.entry, section.signs), *((line.entry, line.signs) for line in section.lines)]
    for entry, icons in signed:
        for icon in icons:
            yield from _undrawn(view, icon.name, entry.place("signs"))
    source_map = SourceMap(view.root)
    for line in section.lines:
        held: Any = line.entry["text"]
        for language, runs in line.text.items():
            for icon in (run for run in runs if isinstance(run, Icon)):
                at = str(held[language]).index(f"{{{icon.name}") + 1
                place = source_map.place(ValueRef(held, language), at, len(icon.name))
                yield from _undrawn(view, icon.name, place)


def _undrawn(view: PackView, name: str, place: Place) -> Iterator[Finding]:
    """A sign that no file of templates/icons/ draws."""
    if name not in (known := view.assets.signs.names):
        question, there = ask_or_place(view.root, f"templates/icons/{name}.svg", known)
        message = f'there is no icon "{name}"{question}'
        help = there or f"name a file of templates/icons/, or draw {name}.svg there"
        yield Finding("player-aid", "player-aid-sign", place, message, help)


def _phases(view: PackView, section: AidSection) -> Iterator[Finding]:
    """Phases that play does not know, or that come before the one above; any without rules."""
    game = view.pack.game
    latest = ""
    for line in section.lines:
        if not line.phase:
            continue
        place = line.entry.place("phase")
        if not game.rules:
            message = f"no rules play the game {game.id}, so that it has no phase"
            help = "take phase: out; what comes in which order is told by numbered: true"
            yield Finding("player-aid", "player-aid-phase", place, message, help)
        elif line.phase not in PHASES:
            message = f'play has no phase "{line.phase}"{did_you_mean(line.phase, PHASES)}'
            help = f"in the order of play: {join_words(PHASES, joined_by='and')}"
            yield Finding("player-aid", "player-aid-phase", place, message, help)
        elif latest and PHASES.index(line.phase) < PHASES.index(latest):
            message = f"the {line.phase} stands behind the {latest}, and comes before it in play"
            help = f"move it: {join_words(PHASES, joined_by='and')} follow each other"
            yield Finding("player-aid", "player-aid-phase", place, message, help)
        else:
            latest = line.phase


def _unset(name: str, known: Iterable[str]) -> tuple[str, str]:
    """That a pack does not set a constant, and what to type."""
    message = f'pack.yaml sets no constant "{name}"'
    if name in known:
        return message, f"add to pack.yaml constants: {{{name}: NUMBER}}"
    help = f"the game has {join_words(known, joined_by='and')}"
    return f"{message}{did_you_mean(name, known)}", help


def _numbers(view: PackView, section: AidSection) -> Iterator[Finding]:
    """Constants that a line names and does not say."""
    said: Any = view.pack.entry.get("constants") or {}
    constants = {name: view.pack.constants[attribute_name(name)] for name in said}
    for line in section.lines:
        for name in line.numbers:
            if name not in constants:
                place = line.entry.place("numbers")
                told = _unset(name, CONSTANTS.get(view.pack.game.rules, {}))
                yield Finding("player-aid", "player-aid-number", place, *told)
            else:
                yield from _unsaid(line, name, constants[name])


def _unsaid(line: AidLine, name: str, value: object) -> Iterator[Finding]:
    """A line that does not say the value of a constant, in each language."""
    wanted = dict.fromkeys(map(str, value if isinstance(value, ByAge) else (value,)))
    for language, runs in line.text.items():
        lacking = [number for number in wanted if number not in _said(runs)]
        if lacking:
            numbers = join_words(lacking, joined_by="and")
            message = f"{name} is {numbers} in pack.yaml, which this line does not say"
            help = f"say {numbers} here, or mend the constant: one of the two is wrong"
            place = line.entry.place("text", language)
            yield Finding(
                "player-aid", "player-aid-number", place, message, help, language=language
            )


def _said(runs: Runs) -> list[str]:
    """The numbers that words and their icons say."""
    parts = (run.number if isinstance(run, Icon) else run for run in runs)
    return "".join(c if c.isdigit() else " " for part in parts for c in f"{part} ").split()


def _pages(view: PackView, legend: Legend) -> Iterator[Finding]:
    """Words that do not fit on one page in the least size, on some paper."""
    from cardgen.layout.reference.contents import page_head
    from cardgen.layout.reference.pages import player_aid_page

    for language in view.languages:
        try:
            head = page_head(view.pack, language, legend)
        except KeyError:  # the words of a page, which the check `legend` tells
            continue
        for paper in PAPERS:
            try:
                player_aid_page(head, view.aid, paper, view.assets)
            except UnknownIcon:  # told above
                return
            except Stop as stop:
                place = view.aid[0].entry.place("id")
                message = f"{stop.message} ({language}, {paper.width:g} × {paper.height:g} mm)"
                yield Finding(
                    "player-aid", "player-aid-page", place, message, stop.help, language=language
                )
                break
