"""A fault of the content, as a value with a place; and the two ways of not going on."""

from typing import Literal, NamedTuple

from cardgen.model.place import Place

Severity = Literal["error", "warning"]


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


class Stop(Exception):
    """The program cannot go on (exit code 2): what happened, where, and what to do about it."""

    def __init__(self, message: str, *, place: Place | None = None, help: str = "") -> None:
        super().__init__(message)
        self.message, self.place, self.help = message, place, help
