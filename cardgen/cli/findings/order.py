"""Findings in the order people and programs may rely on."""

from collections.abc import Iterable

from cardgen.model.finding import Finding


def ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """By file, line, column, code, language, then message; each once, whatever the language."""
    once: dict[Finding, Finding] = {}
    for finding in findings:
        once.setdefault(finding._replace(language=""), finding)
    return tuple(sorted(once.values(), key=_key))


def _key(finding: Finding) -> tuple[str | int, ...]:
    place = finding.place
    where = (place.file, place.line, place.column)
    return (*where, finding.code, finding.language, finding.card, finding.message)


def count(findings: Iterable[Finding], severity: str) -> int:
    """How many findings are of this severity."""
    return sum(finding.severity == severity for finding in findings)
