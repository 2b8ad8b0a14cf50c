"""`cardgen run`: scenarios played on the rules, each step told in words."""

from collections.abc import Collection, Sequence
from pathlib import Path

import click

from cardgen.cli.findings.text import tell_findings
from cardgen.cli.options.shared import SuggestingCommand, working_folder
from cardgen.cli.say import say
from cardgen.engine.library import CardLibrary
from cardgen.engine.scenario.games import GAMES
from cardgen.engine.scenario.narration import Narrator, load_wording, narration_languages
from cardgen.engine.scenario.reading import ScenarioReader
from cardgen.engine.scenario.running import ScenarioRun, run_scenario
from cardgen.model.finding import Finding, Report, Stop, ordered
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_packs, scenario_files
from cardgen.packs.root import list_all_packs, own_packs
from cardgen.suggest import did_you_mean, join_words

FEW = 5  # names of scenarios that a message tells
EPILOG = """\b
Examples:
  cardgen run                            every scenario of every pack
  cardgen run seth-cancels               one scenario, told step by step
  cardgen run faith/seth-cancels faith/marduk-shares
  cardgen run seth-cancels --lang fr     the same in French
  cardgen run --list                     the names of all

The exit code is 1 when a scenario does not come true or cannot be read.
"""


@click.command(cls=SuggestingCommand, short_help="Play scenarios on the rules.", epilog=EPILOG)
@click.argument("scenarios", nargs=-1, metavar="[SCENARIO]...")
@click.option("--list", "names", is_flag=True, help="Only name the scenarios there are.")
@click.option("--lang", metavar="LANG", help="Tell them in this language, else in one of theirs.")
@click.pass_obj
def command(
    root: Path | None, scenarios: tuple[str, ...], names: bool, lang: str | None
) -> tuple[Finding, ...]:
    """Play worked examples and rulings on the rules of the game; named ones are told in words."""
    folder = working_folder(root)
    loaded = load_packs(folder, list_all_packs(folder))
    packs = [one.pack for one in loaded if one.pack and one.pack.game.rules in GAMES]
    report = Report("scenario")
    chosen = _chosen(packs, list_all_packs(folder) if names else own_packs(folder), scenarios)
    if names:
        say(*(f"{pack.id}/{path.stem}" for pack, path in chosen))
        return ()
    teller = (
        _teller(folder, packs, lang or _usual_language(folder, chosen))
        if scenarios or lang
        else None
    )
    stories = _played(folder, packs, chosen, report)
    findings = ordered((*(f for one in loaded for f in one.findings), *report.findings))
    if scenarios and teller:
        say(*(line for story in stories for line in teller.lines(story)))
    tell_findings(findings, folder)
    say(_summary(stories, findings))
    return findings


def _usual_language(root: Path, chosen: Sequence[tuple[Pack, Path]]) -> str:
    """A language that stories are told in, and that the packs of these scenarios speak if any is.

    The first by alphabet; without stories one of a pack.
    """
    packs = [pack for pack, _ in chosen]
    told = (*narration_languages(root), *packs[0].languages)
    return next((one for one in told if all(one in pack.languages for pack in packs)), told[0])


def _teller(root: Path, packs: Sequence[Pack], language: str) -> Narrator:
    """Who tells in a language; cards have the names that their packs give them in it."""
    names = {
        f"{pack.id}/{card.id}": card.name[language].text
        for pack in packs
        for card in pack.cards
        if language in card.name
    }
    return Narrator(language, load_wording(root, language), names)


def _chosen(
    packs: Sequence[Pack], own: Collection[str], names: Sequence[str]
) -> list[tuple[Pack, Path]]:
    """The files of the scenarios named, by id or pack/id; all of one's own if none is named."""
    files = [(pack, path) for pack in packs for path in scenario_files(pack)]
    every = {f"{pack.id}/{path.stem}": (pack, path) for pack, path in files}
    if not names:
        return [(pack, path) for pack, path in files if pack.id in own]
    known = {key: found for name, found in every.items() for key in (name, found[1].stem)}
    for name in names:
        if name not in known:
            near = did_you_mean(name, known)
            raise Stop(f'there is no scenario "{name}"{near}', help=_known(name, packs, every))
    return [known[name] for name in dict.fromkeys(names)]


def _known(name: str, packs: Sequence[Pack], scenarios: Collection[str]) -> str:
    """Which scenarios there are: the first of the pack that is named, or of all; how many."""
    mine = [one for one in scenarios if one.startswith(f"{name.partition('/')[0]}/")]
    some = mine or [*scenarios]
    if not some:
        return "a scenario is a file cards/<pack>/scenarios/<name>.yaml"
    few = join_words(some[:FEW]) if len(some) <= FEW else f"{', '.join(some[:FEW])} …"
    every = f"all {len(scenarios)}: cardgen run --list"
    return f"there is {few}; {every}" if len(scenarios) > FEW else f"there is {few}"


def _played(
    root: Path, packs: Sequence[Pack], files: Sequence[tuple[Pack, Path]], report: Report
) -> list[ScenarioRun]:
    libraries = {
        game: CardLibrary.of(pack for pack in packs if pack.game.rules == game) for game in GAMES
    }
    readers = {pack.id: ScenarioReader(root, pack, libraries[pack.game.rules]) for pack, _ in files}
    return [
        run_scenario(scenario, age, libraries[pack.game.rules], report)
        for pack, path in files
        for age, scenario in readers[pack.id].read(path, report)
    ]


def _summary(stories: Sequence[ScenarioRun], findings: Sequence[Finding]) -> str:
    files = {story.scenario.entry.file for story in stories}
    played = f"{_many(len(files), 'scenario')}, played {_many(len(stories), 'time')}"
    errors = sum(finding.severity == "error" for finding in findings)
    return f"{played}: {_many(errors, 'error') if errors else 'all come true'}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
