"""Findings as plain values, which is all that files of `cache_file` hold, and back again."""

from collections.abc import Iterable
from typing import Any

from cardgen.model.finding import Finding, Place


def plain_findings(findings: Iterable[Finding]) -> tuple[Any, ...]:
    """Each as two tuples, its place and the rest."""
    return tuple((tuple(one.place), tuple(one._replace(place=None))) for one in findings)  # type: ignore[arg-type]  # the place goes beside it


def findings_kept(plain: Iterable[Any]) -> tuple[Finding, ...]:
    """The findings that `plain_findings` made plain."""
    return tuple(Finding(*rest)._replace(place=Place(*place)) for place, rest in plain)
