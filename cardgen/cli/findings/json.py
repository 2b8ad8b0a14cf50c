"""Findings for programs: one JSON document with a summary."""

import json as library
from collections.abc import Sequence

from cardgen.cli.findings.summary import LookedAt, count
from cardgen.cli.say import escape_json
from cardgen.model.finding import Finding


def json(findings: Sequence[Finding], summary: LookedAt) -> str:
    """`{"findings": […], "summary": {…}}`, every field present in every finding."""
    counts = {"errors": count(findings, "error"), "warnings": count(findings, "warning")}
    document = {
        "findings": [_fields(finding) for finding in findings],
        "summary": {**counts, **summary._asdict()},
    }
    return escape_json(library.dumps(document, ensure_ascii=False, indent=2)) + "\n"


def _fields(finding: Finding) -> dict[str, object]:
    return {
        "check": finding.check,
        "code": finding.code,
        "severity": finding.severity,
        **finding.place._asdict(),
        "card": finding.card,
        "language": finding.language,
        "message": finding.message,
        "help": finding.help,
        "fix": finding.fix,
    }
