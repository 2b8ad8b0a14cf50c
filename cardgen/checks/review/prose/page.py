"""All prose of one language as one page, so that each pattern runs over it once."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from cardgen.checks.review.prose.said import Said


class Hit(NamedTuple):
    """Where a pattern matches: a stretch of the words of a piece."""

    said: Said
    start: int
    end: int
    match: "re.Match[str]"

    def span(self, group: int | str) -> tuple[int, int]:
        """The stretch of a group within the words."""
        start, end = self.match.span(group)
        return start + self.start - self.match.start(), end + self.start - self.match.start()


class Page:
    """Pieces of prose, a line each: a pattern that matches no line end stays within a piece."""

    def __init__(self, pieces: Sequence[Said]) -> None:
        self.pieces = tuple(pieces)
        self.text = "\n".join(said.words.replace("\n", " ") for said in pieces)
        lengths = (len(said.words) + 1 for said in pieces)
        self.starts = tuple(accumulate(lengths, initial=0))

    def found(self, pattern: "re.Pattern[str]") -> Iterator[Hit]:
        """Every match of a pattern."""
        for match in pattern.finditer(self.text):
            number = bisect_right(self.starts, match.start()) - 1
            begun = self.starts[number]
            yield Hit(self.pieces[number], match.start() - begun, match.end() - begun, match)
