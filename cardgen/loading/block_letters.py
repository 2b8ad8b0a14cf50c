"""Where the characters of a block scalar come from: `|` keeps its line ends, `>` folds them."""

import re
from collections.abc import Iterator
from functools import cached_property

from cardgen.loading.letters import Letter
from cardgen.model.located import Spot

HEADER = re.compile(r"[|>]([-+]?)([1-9]?)([-+]?)")
LEAD = re.compile(r" *(?:- +)*")


def is_block(spot: Spot) -> bool:
    """Whether a text at this spot is a block scalar: those alone end at the start of a line."""
    return spot.end_column == 0 and spot.end_line > spot.line


class Block:
    """A block scalar: literal keeps its line ends, folded turns lone ones into spaces."""

    def __init__(self, lines: list[str], spot: Spot) -> None:
        self.lines, self.spot = lines, spot
        header = HEADER.match(lines[spot.line], spot.column)
        self.chomp = (header[1] or header[3]) if header else ""
        self.step = int(header[2] or 0) if header else 0
        self.folded = lines[spot.line][spot.column] == ">"

    @cached_property
    def last(self) -> int:
        return min(self.spot.end_line, len(self.lines))

    @cached_property
    def indent(self) -> int:
        """The column at which the words begin."""
        if self.step:
            before = self.lines[self.spot.line][: self.spot.column]
            lead = LEAD.match(before)
            column = lead.end() if lead else 0
            return self.step + (column if before[column:] else max(before.rfind("-"), 0))
        for number in range(self.spot.line + 1, self.last):
            if self.lines[number].strip(" "):
                return len(self.lines[number]) - len(self.lines[number].lstrip(" "))
        return max((len(line) for line in self.lines[self.spot.line + 1 : self.last]), default=0)

    def letters(self) -> Iterator[Letter]:
        """Its characters in order."""
        numbers = range(self.spot.line + 1, self.last)
        rows = [(number, self.lines[number][self.indent :]) for number in numbers]
        filled = [i for i, (_, words) in enumerate(rows) if words]
        if not filled:
            yield from self._ends(rows if self.chomp == "+" else [])
            return
        before = 0
        for i in filled:
            yield from self._break(rows, before, i)
            number, words = rows[i]
            yield from (Letter(s, number, self.indent + c) for c, s in enumerate(words))
            before = i + 1
        if self.chomp != "-":
            yield from self._ends(
                rows[before - 1 :] if self.chomp == "+" else rows[before - 1 :][:1]
            )

    def _break(self, rows: list[tuple[int, str]], before: int, i: int) -> Iterator[Letter]:
        """What stands between two lines of words that have `i - before` empty ones between."""
        if before == 0:
            yield from self._ends(rows[:i])
            return
        ends = list(self._ends(rows[before - 1 : i]))
        level = rows[before - 1][1][0] not in " \t" and rows[i][1][0] not in " \t"
        if not (self.folded and level):
            yield from ends
        elif len(ends) == 1:
            yield ends[0]._replace(sign=" ")
        else:
            yield from ends[1:]

    def _ends(self, rows: list[tuple[int, str]]) -> Iterator[Letter]:
        for number, words in rows:
            yield Letter("\n", number, self.indent + len(words))
