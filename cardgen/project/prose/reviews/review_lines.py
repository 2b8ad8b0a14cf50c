"""What a line of a review record holds: seals, what is accepted beside them, a comment."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from cardgen.model.finding import COMPARING
from cardgen.phrasebook.subjects import LENGTH, LETTERS
from cardgen.suggest import closest_match, join_words

COMMENT, ACCEPTS = "#", "accepts:"
SEALED = re.compile(rf"[a-z-]+:[{LETTERS}]{{{LENGTH}}}")
NEAR = 0.8  # name-drift is another check than prose-drift, and no slip of the pen

Sealed = tuple[str, str]  # a language, and the seal of a text in it


class Acceptance(NamedTuple):
    """A check of which a line accepts the warnings, and where it says so."""

    check: str
    line: int
    column: int
    end_column: int


def seals_in(line: str) -> tuple[Sealed, ...]:
    """The seals of a line, in the order in which they stand there."""
    pairs = (typed.partition(":") for typed in _typed(line) if not _code(typed))
    return tuple((language, seal) for language, _, seal in pairs)


def acceptances_in(line: str, number: int) -> Iterator[Acceptance]:
    """What a line accepts."""
    for found in re.finditer(r"\S+", line.partition(COMMENT)[0]):
        if code := _code(found[0]):
            yield Acceptance(code, number, found.start() + 1, found.end() + 1)


def unknown_words(line: str) -> list[re.Match[str]]:
    """What stands in a line and is neither a seal nor an acceptance."""
    typed = line.partition(COMMENT)[0]
    return [found for found in re.finditer(r"\S+", typed) if not _is_known(found[0])]


def is_empty(line: str) -> bool:
    """Whether a line holds nothing but spaces and a comment."""
    return not line.partition(COMMENT)[0].strip()


def expected(typed: str) -> str:
    """What should stand in the place of an unknown word."""
    if typed.startswith(ACCEPTS):
        return f"{ACCEPTS} and {join_words(COMPARING, joined_by='or')}"
    return "a language and a seal, as fr:kqmtzrb"


def meant(typed: str) -> str:
    """The acceptance that somebody who typed an unknown word may have meant, or nothing."""
    key, _, code = typed.partition(":")
    head = closest_match(key, (ACCEPTS.removesuffix(":"),), near=NEAR)
    check = closest_match(code, COMPARING, near=NEAR)
    return f"{head}:{check}" if head and check else ""


def _typed(line: str) -> list[str]:
    return line.partition(COMMENT)[0].split()


def _is_known(typed: str) -> bool:
    return bool(SEALED.fullmatch(typed)) or _code(typed) in COMPARING


def _code(typed: str) -> str:
    """The check that is accepted; none if something else is typed."""
    return typed.removeprefix(ACCEPTS) if typed.startswith(ACCEPTS) else ""
