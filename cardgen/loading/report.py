"""Where a value stands while it is read, and the collected faults of what was read."""

from enum import Enum
from typing import Any, Final, NamedTuple

from cardgen.model.finding import Finding, Severity
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place


class Missing(Enum):
    """The type of `MISSING`, the value of what could not be read (its fault is reported)."""

    MISSING = "missing"

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = Missing.MISSING


class Where(NamedTuple):
    """A value's seat: the map or list that holds it and its key or index there.

    Without a key it is the container itself; `at_key` means the key rather than its value.
    """

    container: Map | Seq
    key: str | int | None = None
    at_key: bool = False

    @property
    def value(self) -> object:
        """What stands here."""
        held: Any = self.container
        return held if self.key is None else self.key if self.at_key else held[self.key]

    @property
    def place(self) -> Place:
        """Where the value (or, `at_key`, the key) stands."""
        if self.at_key:
            return self.key_place
        return self.container.place() if self.key is None else self.container.place(self.key)

    @property
    def key_place(self) -> Place:
        """Where the key stands; the value's place in a list, which has no keys."""
        held = self.container
        if isinstance(held, Map) and isinstance(self.key, str) and self.key in held.key_spots:
            return held.key_spots[self.key].place(held.file)
        return self.container.place() if self.key is None else held.place(self.key)


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
