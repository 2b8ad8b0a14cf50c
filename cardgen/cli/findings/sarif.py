"""Findings as SARIF 2.1.0, which code scanning and editors read."""

import json as library
import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import quote

from cardgen.checks.catalogue import checks
from cardgen.checks.check import Check
from cardgen.cli.explain import explain_check, explain_check_in_markdown
from cardgen.cli.findings.fields import Fields
from cardgen.cli.findings.repository import Repository
from cardgen.cli.say import escape_json
from cardgen.model.finding import Finding, Place, Stop
from cardgen.version import VERSION

KIND = "cardField/v1"


def fingerprints(findings: Iterable[Finding], fields: Fields) -> Iterator[str]:
    """A fingerprint for each finding; equal ones of a run are told apart by a count."""
    met: Counter[str] = Counter()
    for finding in findings:
        path = fields.path(finding.place)
        said = (_owner(finding), finding.card, finding.code, *path, finding.language)
        digest = blake2b(
            "\0".join(said).encode("utf-8", "backslashreplace"), digest_size=8
        ).hexdigest()
        met[digest] += 1
        yield f"{digest}:{met[digest]}"


def _owner(finding: Finding) -> str:
    """The pack of a card, in whichever of its files it stands; else the file."""
    parts = finding.place.file.split("/")
    return "/".join(parts[:2]) if finding.card and parts[0] == "cards" else finding.place.file


SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
TOP = "%SRCROOT%"  # what code scanning takes for the folder that holds the repository


def sarif(findings: Sequence[Finding], root: Path, *, select: Collection[str] = ()) -> str:
    """The log of a run of the selected checks, of all where none are named."""
    fields, files = Fields(root), _Files(root)
    rules = [check for slug, check in checks().items() if not select or slug in select]
    numbers = {rule.slug: number for number, rule in enumerate(rules)}
    marks = fingerprints(findings, fields)
    results = [
        {
            "ruleId": finding.check,
            "ruleIndex": numbers[finding.check],
            **_result(finding, fields.path(finding.place), files),
            "partialFingerprints": {KIND: mark},
        }
        for finding, mark in zip(findings, marks, strict=True)
    ]
    return _log({"executionSuccessful": True}, results, rules)


def sarif_of_stop(stop: Stop, root: Path) -> str:
    """The log of a run that could not go on."""
    told: dict[str, Any] = {"level": "error", "message": _message(stop.message, stop.help)}
    if stop.place:
        told["locations"] = [{"physicalLocation": _Files(root).physical(stop.place)}]
    return _log({"executionSuccessful": False, "toolExecutionNotifications": [told]}, [], [])


def _log(invocation: dict[str, Any], results: list[dict[str, Any]], rules: list[Check]) -> str:
    driver = {"name": "cardgen", "version": VERSION, "rules": [_rule(rule) for rule in rules]}
    run = {
        "tool": {"driver": driver},
        "invocations": [invocation],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {TOP: {"description": {"text": "The top of the repository."}}},
        "results": results,
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return escape_json(library.dumps(log, ensure_ascii=False, indent=2)) + "\n"


def _rule(check: Check) -> dict[str, Any]:
    return {
        "id": check.slug,
        "shortDescription": {"text": f"{check.title}."},
        "fullDescription": {"text": check.why},
        "help": {"text": explain_check(check), "markdown": explain_check_in_markdown(check)},
    }


def _message(message: str, help: str) -> dict[str, str]:
    """Braces are doubled: single ones stand for arguments, which these messages do not have."""
    text = "\n".join(filter(None, (message, help)))
    return {"text": text.replace("{", "{{").replace("}", "}}")}


def _result(finding: Finding, path: Sequence[str], files: "_Files") -> dict[str, Any]:
    location: dict[str, Any] = {"physicalLocation": files.physical(finding.place)}
    if path:
        location["logicalLocations"] = [{"fullyQualifiedName": "/".join(path)}]
    said = {"code": finding.code, "card": finding.card, "language": finding.language}
    result = {
        "level": finding.severity,
        "message": _message(finding.message, finding.help),
        "locations": [location],
        "properties": {key: value for key, value in said.items() if value},
    }
    if finding.fix is not None:
        result["fixes"] = [files.fix(finding.place, finding.fix)]
    return result


class _Files:
    """Where things stand, by the repository that holds `root`."""

    def __init__(self, root: Path) -> None:
        self.repository = Repository(root)

    def physical(self, place: Place) -> dict[str, Any]:
        """A place; without a region where the whole file is meant."""
        region = {} if place == Place(place.file) else {"region": _region(place)}
        return {"artifactLocation": self._artifact(place.file), **region}

    def fix(self, place: Place, text: str) -> dict[str, Any]:
        """Other text for the stretch at a place."""
        replacement = {"deletedRegion": _region(place), "insertedContent": {"text": text}}
        change = {"artifactLocation": self._artifact(place.file), "replacements": [replacement]}
        return {"artifactChanges": [change]}

    def _artifact(self, file: str) -> dict[str, str]:
        name = Path(self.repository.name(file))
        if name.is_absolute():
            return {"uri": name.as_uri()}
        return {"uri": quote(os.fsencode(name.as_posix())), "uriBaseId": TOP}


def _region(place: Place) -> dict[str, int]:
    region = {"startLine": place.line, "startColumn": place.column, "endLine": place.last_line}
    return region if place.last_line < place.end_line else {**region, "endColumn": place.end_column}
