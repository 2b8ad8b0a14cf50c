"""The forms in which findings are told, and the stream that each part of them goes to."""

from collections.abc import Collection, Sequence
from pathlib import Path

import click

from cardgen.cli.findings.summary import Summary, summary_line
from cardgen.model.finding import Finding, Stop

FORMS = ("text", "json", "sarif", "github")


def tell(
    form: str,
    findings: Sequence[Finding],
    what: Summary,
    root: Path,
    *,
    select: Collection[str] = (),
) -> None:
    """Tell people, on stderr with a summary on stdout, or programs, all on stdout."""
    if form == "text":
        from cardgen.cli.findings.text import text

        click.echo(text(findings, root), nl=False, err=True)
        click.echo(summary_line(findings, what))
    elif form == "json":
        from cardgen.cli.findings.json import json

        click.echo(json(findings, what), nl=False)
    elif form == "sarif":
        from cardgen.cli.findings.sarif import sarif

        click.echo(sarif(findings, root, select=select), nl=False)
    else:
        from cardgen.cli.findings.github import github

        click.echo(github(findings, root), nl=False)


def tell_stop(form: str, stop: Stop, root: Path) -> None:
    """Tell programs that show places where the program could not go on; people are told anyway."""
    if form == "sarif":
        from cardgen.cli.findings.sarif import sarif_of_stop

        click.echo(sarif_of_stop(stop, root), nl=False)
    elif form == "github":
        from cardgen.cli.findings.github import github_of_stop

        click.echo(github_of_stop(stop, root), nl=False)
