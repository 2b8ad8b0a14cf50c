"""Findings as the annotations that GitHub shows beside the lines of a change."""

from collections.abc import Iterable

from cardgen.model.finding import Finding


def github(findings: Iterable[Finding]) -> str:
    """One workflow command a finding; line ends and percent signs are escaped as it asks."""
    return "".join(f"{_command(finding)}\n" for finding in findings)


def _command(finding: Finding) -> str:
    place = finding.place
    span = f"line={place.line},col={place.column},endLine={place.end_line}"
    if place.end_line == place.line:
        span += f",endColumn={place.end_column}"
    told = f"{finding.message}\n{finding.help}" if finding.help else finding.message
    head = f"file={_property(place.file)},{span},title={_property(finding.code)}"
    return f"::{finding.severity} {head}::{_escaped(told)}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
