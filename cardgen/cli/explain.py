"""`cardgen explain`: why a check exists, what it refuses, how to mend it."""

import click

from cardgen.checks.review.catalogue import Check, checks, named

EPILOG = """\b
Examples:
  cardgen explain                all checks, a line each
  cardgen explain overflow
  cardgen explain ages-hole      a code explains the check it belongs to
"""


@click.command(short_help="Why a check exists and how to mend what it finds.", epilog=EPILOG)
@click.argument("check", required=False)
def command(check: str | None) -> None:
    """Explain a check by its name or by the code of a finding; without one, list all checks."""
    if check is None:
        click.echo(_listed(), nl=False)
    else:
        click.echo(_explained(checks()[named(check)]), nl=False)


def _listed() -> str:
    widest = max(map(len, checks()))
    return "".join(f"{slug:<{widest}}  {check.title}\n" for slug, check in checks().items())


def _explained(check: Check) -> str:
    parts = [f"{check.slug}: {check.title}", check.why, f"Refused:\n\n{_indented(check.refused)}"]
    parts.append(f"To mend it:\n\n{_indented(check.mend)}")
    if check.codes != (check.slug,):
        parts.append(f"Codes: {', '.join(check.codes)}")
    return "\n\n".join(parts) + "\n"


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())
