"""Faults of the content as values with a place, their order and report; how to stop or go on."""

from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, Literal, NamedTuple

Severity = Literal["error", "warning"]
# Checks that hold the words of two languages against each other, word by word.
COMPARING = ("prose-drift", "prose-order", "prose-sense")


class Place(NamedTuple):
    """A stretch of a file, as a person counts: lines and columns from 1.

    `file` is relative to the root folder, the end is exclusive.
    """

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1

    @property
    def last_line(self) -> int:
        """The last line with anything of it: a stretch may end where the next one begins."""
        behind = self.end_column == 1 and self.end_line > self.line
        return self.end_line - 1 if behind else self.end_line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Finding(NamedTuple):
    """One fault: `check` is the file in `cardgen/checks/` (or `loading`) that explains it.

    `code` is stable and narrower than the check; `help` says what to type instead;
    `fix` is the replacement for the text at `place` where a safe one exists.
    """

    check: str
    code: str
    place: Place
    message: str
    help: str = ""
    severity: Severity = "error"
    card: str = ""
    language: str = ""
    fix: str | None = None

    @property
    def owner(self) -> str:
        """The id of the card or board it is about; `card` may be a part of a board, `troy B 2`."""
        return self.card.partition(" ")[0]

    @property
    def is_doubtful(self) -> bool:
        """Whether only somebody who reads both languages can say that they are right."""
        return self.check in COMPARING and self.severity == "warning"


class Stop(Exception):
    """The program cannot go on (exit code 2): what happened, where, and what to do about it."""

    def __init__(self, message: str, *, place: Place | None = None, help: str = "") -> None:
        super().__init__(message)
        self.message, self.place, self.help = message, place, help


class UnknownWord(Stop):
    """Nothing is called by a `word` of the content: who knows its entry can say where it stands."""

    def __init__(self, word: str, message: str, *, help: str) -> None:
        super().__init__(message, help=help)
        self.word = word


class ContentFaults(Exception):
    """Content cannot be printed as it is (exit code 1), which is met only while it is set."""

    def __init__(self, findings: "tuple[Finding, ...]") -> None:
        super().__init__(f"{len(findings)} faults of the content")
        self.findings = findings


def ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """By file, line, column, code, language, then message; each once, whatever the language."""
    once: dict[Finding, Finding] = {}
    for finding in findings:
        once.setdefault(finding._replace(language=""), finding)
    return tuple(sorted(once.values(), key=_order))


def _order(finding: Finding) -> tuple[str | int, ...]:
    place = finding.place
    where = (place.file, place.line, place.column)
    return (*where, finding.code, finding.language, finding.card, finding.message)


class Missing(Enum):
    """The type of `MISSING`, the value of what could not be read (its fault is reported)."""

    MISSING = "missing"

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing.MISSING


class Report:
    """Findings in the order they were met, each once; `about` gives a view on the same ones."""

    __slots__ = ("_found", "card", "check", "language")

    def __init__(self, check: str = "loading", *, card: str = "", language: str = "") -> None:
        self._found: dict[Finding, None] = {}
        self.check, self.card, self.language = check, card, language

    def about(self, *, check: str = "", card: str = "", language: str = "") -> "Report":
        """The same report, signing new findings with this check, card and language."""
        view = Report(
            check or self.check, card=card or self.card, language=language or self.language
        )
        view._found = self._found
        return view

    def add(
        self,
        *,
        code: str,
        place: Place,
        message: str,
        help: str = "",
        severity: Severity = "error",
        fix: str | None = None,
    ) -> None:
        """Note a fault: what is wrong at `place`, and in `help` what to type instead."""
        finding = Finding(
            self.check, code, place, message, help, severity, self.card, self.language, fix
        )
        self._found.setdefault(finding)

    def aside(self) -> "Report":
        """An empty report with the same signature, for an attempt that may be dropped."""
        return Report(self.check, card=self.card, language=self.language)

    def take(self, other: "Report") -> None:
        """Note everything another report holds."""
        for finding in other._found:
            self._found.setdefault(finding)

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(self._found)

    def __len__(self) -> int:
        return len(self._found)


def plain_findings(findings: Iterable[Finding]) -> tuple[Any, ...]:
    """Findings as plain values to be saved: each as two tuples, its place and the rest."""
    return tuple((tuple(one.place), tuple(one._replace(place=None))) for one in findings)  # type: ignore[arg-type]  # the place goes beside it


def findings_kept(plain: Iterable[Any]) -> tuple[Finding, ...]:
    """The findings that `plain_findings` made plain."""
    return tuple(Finding(*rest)._replace(place=Place(*place)) for place, rest in plain)
