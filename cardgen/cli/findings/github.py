"""Findings as the annotations that GitHub shows beside the lines of a change."""

from collections.abc import Iterable
from pathlib import Path

from cardgen.cli.findings.repository import Repository
from cardgen.cli.say import visible
from cardgen.model.finding import Finding, Place, Stop


def github(findings: Iterable[Finding], root: Path) -> str:
    """One workflow command a finding; line ends and percent signs are escaped as it asks."""
    files = Repository(root)
    return "".join(
        _command(one.severity, one.place, one.code, one.message, one.help, files)
        for one in findings
    )


def github_of_stop(stop: Stop, root: Path) -> str:
    """The same of a file that the program could not go on with."""
    if stop.place is None:
        return ""
    return _command("error", stop.place, "cardgen", stop.message, stop.help, Repository(root))


def _command(
    severity: str, place: Place, title: str, message: str, help: str, files: Repository
) -> str:
    told = "\n".join(filter(None, (message, help)))
    where = f"file={_property(files.name(place.file))},{_span(place)}"
    return f"::{severity} {where},title={_property(title)}::{_escaped(told)}\n"


def _span(place: Place) -> str:
    """Lines, and columns where there is one line: GitHub takes no columns of several."""
    lines = f"line={place.line},endLine={place.last_line}"
    if place.last_line != place.line:
        return lines
    end = f",endColumn={place.end_column}" if place.end_line == place.line else ""
    return f"{lines},col={place.column}{end}"


def _escaped(text: str) -> str:
    lines = (visible(line) for line in text.split("\n"))
    return "\n".join(lines).replace("%", "%25").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
