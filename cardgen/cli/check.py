"""`cardgen check`: packs held against every check."""

from pathlib import Path

import click

from cardgen.checks.review.catalogue import named
from cardgen.checks.review.prose.prose import Prose
from cardgen.checks.review.review import reviewed, signed
from cardgen.cli.findings.order import ordered
from cardgen.cli.findings.summary import summary, told
from cardgen.cli.opening import Wanted, opened, split
from cardgen.cli.options import PACKS, WITH
from cardgen.loading.root import find_root
from cardgen.model.finding import Finding

EPILOG = """\b
Examples:
  cardgen check                          every pack
  cardgen check faith --select overflow,safe-zone
  cardgen check faith --with my-costs.yaml
  cardgen check --format json > findings.json

Findings go to stderr, the summary (or the document of another format) to stdout. The exit code is
1 when there is an error; warnings alone leave it at 0.
"""


@click.command(short_help="Hold packs against all that is known to go wrong.", epilog=EPILOG)
@PACKS
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
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
    chosen = {named(name) for name in split(select)}
    library, lost = opened(folder, Wanted(packs, overlay=overlay))
    kept = (finding for finding in map(signed, lost) if not chosen or finding.check in chosen)
    found = reviewed(library, select=chosen, prose=Prose(library))
    findings = ordered((*kept, *found.findings))
    what = summary(library, accepted=len(found.accepted))
    if form == "json":
        from cardgen.cli.findings.json import json

        click.echo(json(findings, what), nl=False)
    elif form == "github":
        from cardgen.cli.findings.github import github

        click.echo(github(findings), nl=False)
    else:
        from cardgen.cli.findings.text import text

        click.echo(text(findings, folder), nl=False, err=True)
        click.echo(told(findings, what))
    return findings
