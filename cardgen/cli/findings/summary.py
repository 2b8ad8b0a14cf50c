"""How much was looked at, and how many findings there are of it."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from cardgen.model.finding import Finding
from cardgen.suggest import quantity


def count(findings: Iterable[Finding], severity: str) -> int:
    """How many findings are of this severity."""
    return sum(finding.severity == severity for finding in findings)


class LookedAt(Protocol):
    """What a command looked at: its counts for programs, and a line for people."""

    def line(self, findings: Iterable[Finding]) -> str:
        """The counts, and what came of it."""
        ...

    def _asdict(self) -> dict[str, Any]: ...


class Summary(NamedTuple):
    """`sentences` counts texts, each language × Age once; `read` those that were understood.

    A text that somebody vouches for counts as read. `accepted` are the findings that authors let
    stand.
    """

    cards: int
    sentences: int
    read: int
    accepted: int = 0

    def line(self, findings: Iterable[Finding]) -> str:
        """`33 cards, 132 texts, all read: 1 error, 2 warnings`."""
        accepted = f", {self.accepted} accepted" if self.accepted else ""
        read = "all" if self.read == self.sentences else self.read or "none"
        looked_at = f"{quantity(self.cards, 'card')}, {quantity(self.sentences, 'text')}"
        said = f", {read} read" if self.sentences else ""
        return f"{looked_at}{said}: {counted(findings)}{accepted}"


def counted(findings: Iterable[Finding]) -> str:
    """`1 error, 2 warnings`, or that all is well."""
    held = tuple(findings)
    faults = (quantity(count(held, "error"), "error"), quantity(count(held, "warning"), "warning"))
    return ", ".join(faults) if held else "all well"
