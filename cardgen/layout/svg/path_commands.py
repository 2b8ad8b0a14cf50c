"""The commands of SVG path code, each with all its numbers."""

import re
from collections.abc import Iterator, Sequence
from math import isfinite

Command = tuple[str, list[float]]

_LENGTH = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_SEPARATORS = " \t\r\n,"
_GAP = f"[{_SEPARATORS}]*"
# Atomic groups: a number once read is never given back in part.
_NUMBER = r"(?>[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)"
_LETTER = re.compile("([MmZzLlHhVvCcSsQqTtAa])")
_ONE = re.compile(_NUMBER)
_NUMBERS = re.compile(f"(?:{_GAP}{_NUMBER})*{_GAP}")
# Flags may touch each other and what follows them: `a1 1 0 01.5 0` ends at .5, 0.
_ARC = re.compile(_GAP + _GAP.join([f"({_NUMBER})"] * 3 + ["([01])"] * 2 + [f"({_NUMBER})"] * 2))


def read_commands(code: str) -> Iterator[Command]:
    """Every command in order, with one set of numbers or several; ValueError names what is wrong.

    Flags of arcs are numbers like the rest.
    """
    head, *pieces = _LETTER.split(code)
    if head.strip(_SEPARATORS):
        raise ValueError(f"path code cannot be read at {_start(head)}")
    if pieces and pieces[0] not in "Mm":
        raise ValueError(f"path code begins with M, not {pieces[0]}")
    for letter, rest in zip(pieces[::2], pieces[1::2], strict=True):
        numbers = _of_arcs(rest) if letter in "Aa" else _plain(rest)
        length = _LENGTH[letter.upper()]
        if len(numbers) % length if length and numbers else length or numbers:
            wanted = f"{length} numbers at a time" if length else "no numbers"
            raise ValueError(f"path command {letter} takes {wanted}, found {len(numbers)}")
        yield letter, numbers


def _plain(rest: str) -> list[float]:
    read = _NUMBERS.match(rest)
    if not read or read.end() < len(rest):
        raise ValueError(f"path code cannot be read at {_start(rest[read.end() if read else 0 :])}")
    return _finite(_ONE.findall(rest))


def _of_arcs(rest: str) -> list[float]:
    numbers: list[float] = []
    at = 0
    while rest[at:].strip(_SEPARATORS):
        arc = _ARC.match(rest, at)
        if not arc:
            hint = "radii, turn, two flags 0 or 1, x and y"
            raise ValueError(f"expected an arc ({hint}) at {_start(rest[at:])}")
        numbers += _finite(arc.groups())
        at = arc.end()
    return numbers


def _finite(written: Sequence[str]) -> list[float]:
    numbers = [*map(float, written)]
    if not all(map(isfinite, numbers)):
        large = next(text for text in written if not isfinite(float(text)))
        raise ValueError(f"the number {large} is too large")
    return numbers


def _start(code: str) -> str:
    return repr(code.strip(_SEPARATORS)[:12])
