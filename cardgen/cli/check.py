"""`cardgen check`: packs held against every check."""

from collections.abc import Callable
from pathlib import Path

import click

from cardgen.checks.review.catalogue import named
from cardgen.checks.review.review import review, signed
from cardgen.cli.findings.forms import FORMS, tell, tell_stop
from cardgen.cli.findings.order import ordered
from cardgen.cli.findings.summary import Summary, summary
from cardgen.cli.opening import Wanted, opened, split
from cardgen.cli.options import PACKS, WITH
from cardgen.loading.root import find_root
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen check                          every pack
  cardgen check faith --select overflow,safe-zone
  cardgen check faith --with my-costs.yaml
  cardgen check --changed main           only what is not as it is there
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
@WITH
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    form: str,
    select: str | None,
    changed: str | None,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Check packs: words against effects, structure, names, icons, and that all fits the card."""
    folder = find_root(Path.cwd(), given=root)
    chosen = frozenset(named(name) for name in split(select))
    try:
        concerned = _concerned(folder, changed)
        found, what = _found(folder, Wanted(packs, overlay=overlay), chosen)
    except Stop as stop:
        tell_stop(form, stop, folder)
        raise
    findings = tuple(filter(concerned, found))
    tell(form, findings, what, folder, select=chosen)
    if form == "text" and len(findings) < len(found):
        left_out = len(found) - len(findings)
        click.echo(f"({left_out} more in what has not changed since {changed})", err=True)
    return findings


def _concerned(root: Path, revision: str | None) -> Callable[[Finding], bool]:
    """Which findings are of what differs from a Git revision; all, where none is named."""
    if revision is None:
        return lambda finding: True
    from cardgen.cli.findings.changed import Changes
    from cardgen.cli.revision import Revision

    asked = Revision(root, revision, instead="leave --changed out to check everything")
    return Changes(root, asked).concern


def _found(
    root: Path, wanted: Wanted, select: frozenset[str]
) -> tuple[tuple[Finding, ...], Summary]:
    """What the selected checks have to say, all if none is named, and how much was looked at."""
    library, lost = opened(root, wanted)
    kept = (finding for finding in map(signed, lost) if not select or finding.check in select)
    findings = ordered((*kept, *review(library, select=select)))
    return findings, summary(library)
