"""What comes of reading words: one meaning, several, or none; and how it compares."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.meaning import Path


class Span(NamedTuple):
    """Characters of the typed words, from `start` to before `end`, an icon as it is typed."""

    start: int
    end: int


class FormFault(NamedTuple):
    """Words whose form is wrong though their meaning is clear; `fix` is what to type instead."""

    span: Span
    found: str
    fix: str


@dataclass(frozen=True, slots=True)
class Read:
    """The one meaning of the words; `spots` says where each part of it stands."""

    power: Power
    spots: Mapping[Path, Span] = field(hash=False)
    faults: tuple[FormFault, ...] = ()


@dataclass(frozen=True, slots=True)
class Unread:
    """Words without a meaning: up to `column` (from 0) they could be understood."""

    column: int
    expected: tuple[str, ...]

    def __str__(self) -> str:
        return f"unread at column {self.column + 1}, expected {', '.join(self.expected)}"


@dataclass(frozen=True, slots=True)
class TooLong:
    """Words that nobody reads to their end: there are too many, or too many ways to take them.

    `characters`: how many there are where that is too many, else none.
    """

    characters: int = 0

    def __str__(self) -> str:
        return "too long to be read"


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Words with several meanings."""

    powers: tuple[Power, ...]

    def __str__(self) -> str:
        return "ambiguous: " + " | ".join(map(str, self.powers))


class Difference(NamedTuple):
    """A part that the words and the declared effect have different; None where one lacks it."""

    path: Path
    declared: Any
    said: Any
    span: Span | None = None

    @property
    def field(self) -> str:
        """The part as an author knows it: `coins`, `per in`, `limit times`."""
        named = (str(part).rstrip("_") for part in self.path if part != "effect")
        return " ".join(part.replace("_", " ") for part in named if not part.isdigit())


@dataclass(frozen=True, slots=True)
class Same:
    """The words say what the effect does."""

    faults: tuple[FormFault, ...] = ()


@dataclass(frozen=True, slots=True)
class Different:
    """The words say something else."""

    differences: tuple[Difference, ...]
    faults: tuple[FormFault, ...] = ()

    def __str__(self) -> str:
        return "different at " + ", ".join(one.field for one in self.differences)


Reading = Read | Unread | TooLong | Ambiguous
Verdict = Same | Different | Unread | TooLong | Ambiguous
