"""`cardgen check`: packs held against every check."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import click

from cardgen.checks.review.catalogue import named
from cardgen.checks.review.hearing.books import Books
from cardgen.checks.review.prose.prose import Prose
from cardgen.checks.review.review import reviewed, signed
from cardgen.cli.findings.forms import FORMS, tell, tell_stop
from cardgen.cli.findings.order import ordered
from cardgen.cli.findings.summary import Summary, summary
from cardgen.cli.opening import Wanted, opened, split
from cardgen.cli.options import PACKS, WITH
from cardgen.cli.standing.folder import working_folder
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen check                          every pack
  cardgen check faith --select overflow,safe-zone
  cardgen check faith --with my-costs.yaml
  cardgen check --changed main           only what is not as it is there
  cardgen check --fix                    mend what is safe to mend, then check
  cardgen check --format json > findings.json
  cardgen check --format sarif > findings.sarif

Findings go to stderr, the summary (or the document of another format) to stdout. The exit code is
1 when there is an error; warnings alone leave it at 0.
"""


@click.command(short_help="Hold packs against all that is known to go wrong.", epilog=EPILOG)
@PACKS
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    default="text",
    help="How findings are told: to people, to programs, or as annotations on GitHub.",
)
@click.option("--select", metavar="CHECK,...", help="Only these checks, by name or code.")
@click.option(
    "--changed",
    metavar="REV",
    help="Only cards that differ from this Git revision, and files that do.",
)
@click.option("--fix", is_flag=True, help="Make the safe fixes in your files, then check again.")
@WITH
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    form: str,
    select: str | None,
    changed: str | None,
    fix: bool,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Check packs: words against effects, structure, names, icons, and that all fits the card."""
    folder = _folder(root, form, "cardgen check --fix" if fix else "")
    chosen = frozenset(named(name) for name in split(select))
    asked = Asked(folder, Wanted(packs, overlay=overlay), chosen, changed, Books(folder))
    try:
        found = _after_fixes(asked) if fix else asked.found()
    except Stop as stop:
        tell_stop(form, stop, folder)
        raise
    tell(form, found.findings, found.what, folder, select=chosen)
    if form == "text" and found.left_out:
        click.echo(f"({found.left_out} more in what has not changed since {changed})", err=True)
    return found.findings


def _folder(given: Path | None, form: str, writer: str) -> Path:
    """The folder to check; where there is none programs are told of it too."""
    try:
        return working_folder(given, form=form, writer=writer)
    except Stop as stop:
        tell_stop(form, stop, Path.cwd())
        raise


class Found(NamedTuple):
    """Findings in order, how many were left out as nothing changed there, and what was seen."""

    findings: tuple[Finding, ...]
    left_out: int
    what: Summary


class Asked(NamedTuple):
    """What to check, by which checks (all if none is named), since which revision; phrasebooks."""

    root: Path
    wanted: Wanted
    select: frozenset[str]
    changed: str | None
    phrasebooks: Books

    def found(self) -> Found:
        """What there is to say."""
        concerned = self._concerned()
        library, lost = opened(self.root, self.wanted, phrasebooks=self.phrasebooks)
        selected = (one for one in map(signed, lost) if not self.select or one.check in self.select)
        said = reviewed(library, select=self.select, prose=Prose(library))
        every = ordered((*selected, *said.findings))
        findings = tuple(filter(concerned, every))
        what = summary(library, accepted=len(said.accepted))
        return Found(findings, len(every) - len(findings), what)

    def _concerned(self) -> Callable[[Finding], bool]:
        """Which findings are of what differs from the revision."""
        if self.changed is None:
            return lambda finding: True
        from cardgen.cli.since.changes import Changes
        from cardgen.cli.since.revision import Revision

        instead = "leave --changed out to check everything"
        return Changes(self.root, Revision(self.root, self.changed, instead=instead)).concern


def _after_fixes(asked: Asked) -> Found:
    """What is left once the safe fixes are made, which are told on stderr."""
    from cardgen.cli.fixing.files import contents, mend
    from cardgen.cli.fixing.telling import told

    before = contents(asked.root, asked.wanted.overlay)
    for line in told(mend(asked.found().findings, asked.root, before)):
        click.echo(line, err=True)
    return asked.found()
