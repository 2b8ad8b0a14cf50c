"""What a row of a body by Age holds, and the same once it is set at one size."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardgen.layout.paragraph import Paragraph
from cardgen.layout.setting import Ink, height
from cardgen.layout.sign_row import row_width
from cardgen.layout.zone import Context
from cardgen.model.ages import AGES
from cardgen.model.text import Icon, Runs

SIGN_GAP = 0.14  # between the signs of a row, as a share of their height


@dataclass(frozen=True, slots=True)
class Rows:
    """What an Age's row holds, the same for `first` to `last` (indexes of Ages)."""

    first: int
    last: int
    icons: tuple[Icon, ...]
    runs: Runs

    @property
    def count(self) -> int:
        """How many Ages share the row."""
        return self.last - self.first + 1

    @property
    def field(self) -> str:
        """`text I-II`, as findings name it."""
        joined = AGES[self.first] + (f"-{AGES[self.last]}" if self.count > 1 else "")
        return "text" if self.count == len(AGES) else f"text {joined}"


class Sized(NamedTuple):
    """A row's power at one size: lines of words, height of signs, air under them, height of all."""

    row: Rows
    words: Paragraph
    lines: list[tuple[int, int]]
    sign: float
    gap: float
    need: float


class Sizes(NamedTuple):
    """The limits of a body, each (largest, smallest): points of words, mm of signs and of air."""

    words: tuple[float, float]
    sign: tuple[float, float]
    gap: tuple[float, float]

    def at(self, points: float) -> tuple[float, float]:
        """Sign and air that go with words of this size."""
        largest, smallest = self.words
        share = (points - smallest) / (largest - smallest) if largest > smallest else 0.0
        return _between(self.sign, share), _between(self.gap, share)


class Measured(NamedTuple):
    """A row before it has a size: its words, and how wide its signs are for a height of 1."""

    row: Rows
    words: Paragraph
    wide: float


class Column(NamedTuple):
    """The column that powers stand in: `width` mm, `face` of the words, `air` about each row."""

    width: float
    face: str
    air: float
    context: Context

    def measured(self, row: Rows, words: Paragraph) -> Measured:
        """What does not change with the size, found once for all the sizes tried."""
        signs = self.context.assets.signs
        return Measured(row, words, row_width(row.icons, signs, SIGN_GAP) if row.icons else 0.0)

    def sized(self, one: Measured, ink: Ink, sign: float, gap: float) -> Sized:
        """A row with signs as tall as `sign`, or as the width allows, over words set in `ink`."""
        row, words, wide = one
        lines = words.lines(self.width / ink.em)
        need = height(len(lines), ink, self.context.assets.faces, self.face)
        if wide:
            sign = min(sign, self.width / wide)
            need += sign + (gap if lines else 0)
        return Sized(row, words, lines, sign, gap, need + self.air)

    def too_wide(self, words: Sequence[Paragraph], ink: Ink) -> float:
        """Millimetres by which the widest group passes the column."""
        return max((one.widest for one in words), default=0.0) * ink.em - self.width


def _between(limits: tuple[float, float], share: float) -> float:
    """From (largest, smallest): `share` 1 is the largest."""
    high, low = limits
    return low + (high - low) * share
