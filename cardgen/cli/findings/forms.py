"""The forms in which findings are told, and the stream that each part of them goes to."""

from collections.abc import Collection, Sequence
from pathlib import Path

from cardgen.cli.findings.summary import LookedAt
from cardgen.cli.say import say, say_document
from cardgen.model.finding import Finding, Stop

FORMS = ("text", "json", "sarif", "github")


def tell(
    form: str,
    findings: Sequence[Finding],
    what: LookedAt,
    root: Path,
    *,
    select: Collection[str] = (),
) -> None:
    """Tell people, on stderr with a summary on stdout, or programs, all on stdout."""
    if form == "text":
        from cardgen.cli.findings.text import tell_findings

        tell_findings(findings, root)
        say(what.line(findings))
    elif form == "json":
        from cardgen.cli.findings.json import json

        say_document(json(findings, what))
    elif form == "sarif":
        from cardgen.cli.findings.sarif import sarif

        say_document(sarif(findings, root, select=select))
    else:
        from cardgen.cli.findings.github import github

        say_document(github(findings, root))


def tell_stop(form: str, stop: Stop, root: Path) -> None:
    """Tell programs that show places where the program could not go on; people are told anyway."""
    if form == "sarif":
        from cardgen.cli.findings.sarif import sarif_of_stop

        say_document(sarif_of_stop(stop, root))
    elif form == "github":
        from cardgen.cli.findings.github import github_of_stop

        say_document(github_of_stop(stop, root))
