"""`cardgen check`: packs held against every check."""

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
@WITH
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    form: str,
    select: str | None,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Check packs: words against effects, structure, names, icons, and that all fits the card."""
    folder = find_root(Path.cwd(), given=root)
    chosen = frozenset(named(name) for name in split(select))
    try:
        findings, what = _found(folder, Wanted(packs, overlay=overlay), chosen)
    except Stop as stop:
        tell_stop(form, stop, folder)
        raise
    tell(form, findings, what, folder, select=chosen)
    return findings


def _found(
    root: Path, wanted: Wanted, select: frozenset[str]
) -> tuple[tuple[Finding, ...], Summary]:
    """What the selected checks have to say, all if none is named, and how much was looked at."""
    library, lost = opened(root, wanted)
    kept = (finding for finding in map(signed, lost) if not select or finding.check in select)
    findings = ordered((*kept, *review(library, select=select)))
    return findings, summary(library)
