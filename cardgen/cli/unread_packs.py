"""What reading the packs met: why a card that is asked for may not be there."""

from cardgen.build.options import Kinds
from cardgen.build.selection import PrintRun, findings_for, print_runs
from cardgen.checks.run import with_check
from cardgen.cli.findings.summary import ordered
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.project.load import LoadedProject


def reading_findings(loaded: LoadedProject, choice: str) -> tuple[Finding, ...]:
    """The findings of reading alone, of the chosen cards and of what is no card's."""
    read = (finding for view in loaded.project.packs for finding in view.loaded)
    return findings_for(ordered(map(with_check, (*loaded.lost, *read))), choice)


def readable_runs(
    loaded: LoadedProject, choice: str, kinds: Kinds, met: tuple[Finding, ...]
) -> tuple[PrintRun, ...]:
    """The stacks of what could be read; nothing, and a word, where errors `met` explain why.

    Stop where nothing is wrong and there is no card all the same.
    """
    try:
        return print_runs(loaded.project.packs, choice, kinds)
    except Stop:
        if not any(finding.severity == "error" for finding in met):
            raise
        say("no card is left to plan; cardgen explain CHECK says more", err=True)
        return ()
