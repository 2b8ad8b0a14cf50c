"""One of several shares of a build, so that several machines make it together.

Every file is of one part, and which part that is follows from its place among all files alone: so
parts need not know of each other, and together they make what one build makes.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from cardgen.model.finding import Stop

MOST_PARTS = 9_999
T = TypeVar("T")


class Part(NamedTuple):
    """Part `number` of so many, the first one being 1."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def share(self, files: Sequence[T], *, before: int = 0) -> tuple[T, ...]:
        """What this part makes of all files, `before` which so many others stand."""
        first = (self.number - 1 - before) % self.of
        return tuple(files[first :: self.of])


def parse_part(typed: str) -> Part:
    """The part that was typed as `3/8`. Stop for anything else."""
    found = re.fullmatch(r"([0-9]{1,4})/([0-9]{1,4})", typed.strip())
    number, count = map(int, found.groups()) if found else (0, 0)
    if not 1 <= number <= count:
        message = f'"{typed}" is no part of a build'
        raise Stop(message, help=f"--part 3/8 is the third of eight; at most {MOST_PARTS} of them")
    return Part(number, count)
