"""A power as it is printed: its signs over its words, as large as both find room."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardgen.layout.icon_rows import (
    JOINTS,
    icon_lines_width,
    parted_row,
    set_hung_row,
    set_icon_row,
)
from cardgen.layout.icons import IconSet
from cardgen.layout.marks import FaceFault, Mark
from cardgen.layout.power_style import PowerStyle
from cardgen.layout.template.zone import ZoneContext
from cardgen.layout.text.paragraph import Paragraph
from cardgen.layout.text.typefaces import Typefaces
from cardgen.layout.text.typesetting import (
    SLACK,
    LineStyle,
    largest_that_fits,
    sentence_lines,
    set_lines,
    text_height,
)
from cardgen.model.text import Icon, Runs
from cardgen.units import Box

ICON_GAP = 0.14  # between the signs of a row, as a share of their height
LINE_GAP = 0.16  # between two lines of them, likewise
LOWEST = 0.94  # of the smallest step: what signs may lose to stay on one line


class PowerRow(Protocol):
    """What a power shows; `field` names it in findings.

    `starts` are the places in `icons` at which a further effect begins.
    """

    @property
    def icons(self) -> tuple[Icon, ...]: ...

    @property
    def runs(self) -> Runs: ...

    @property
    def field(self) -> str: ...

    @property
    def starts(self) -> tuple[int, ...]: ...


R = TypeVar("R", bound=PowerRow)


class SizedRow(NamedTuple, Generic[R]):
    """A row's power at one size: lines of words and of signs, height of a sign, air under them,
    height of all."""

    row: R
    words: Paragraph
    lines: list[tuple[int, int]]
    signs: tuple[tuple[Icon, ...], ...]
    sign: float
    gap: float
    need: float

    @property
    def parts_choice(self) -> bool:
        """Whether its second line of signs begins with “or”, torn from what it parts."""
        return len(self.signs) > 1 and self.signs[1][0].name == "or"


class MeasuredRow(NamedTuple, Generic[R]):
    """A row before it has a size: its words, its signs in one line or two, and how wide the wider
    is for a height of 1."""

    row: R
    words: Paragraph
    signs: tuple[tuple[Icon, ...], ...]
    wide: float


class PowerColumn(NamedTuple):
    """The column that powers stand in: `width` mm, `face` of the words; their signs as wide as
    `signs`.

    Signs that would be lower than `least` on one line stand on two, no taller than `parted`.
    """

    width: float
    face: str
    signs: IconSet
    faces: Typefaces
    least: float = 0.0
    parted: float = inf

    def measured(self, row: R, words: Paragraph) -> MeasuredRow[R]:
        """What does not change with the size, found once for all the sizes tried."""
        widest = self.width / self.least if self.least else inf
        lines, wide = _measured_signs(row.icons, len(row.starts) + 1, self.signs, widest)
        return MeasuredRow(row, words, lines, wide)

    def sized(self, one: MeasuredRow[R], ink: LineStyle, sign: float, gap: float) -> SizedRow[R]:
        """A row with signs as tall as `sign`, or as the width allows, over words set in `ink`."""
        row, words, signs, wide = one
        lines = words.lines(self.width / ink.em)
        need = text_height(len(lines), ink, self.faces, self.face)
        if wide:
            sign = min(sign, self.width / wide, self.parted if len(signs) > 1 else inf)
            need += sign * (len(signs) + LINE_GAP * (len(signs) - 1)) + (gap if lines else 0)
        return SizedRow(row, words, lines, signs, sign, gap, need)

    def sized_alike(
        self, rows: Sequence[MeasuredRow[R]], ink: LineStyle, sign: float, gap: float
    ) -> list[SizedRow[R]]:
        """Rows whose signs are all as tall as `sign`, or as the width allows the widest of them."""
        widest = max((one.wide for one in rows), default=0.0)
        tall = min(sign, self.width / widest) if widest else sign
        return [self.sized(one, ink, tall, gap) for one in rows]

    def too_wide(self, words: Sequence[Paragraph], ink: LineStyle) -> float:
        """Millimetres by which the widest group passes the column."""
        return max((one.widest for one in words), default=0.0) * ink.em - self.width


@lru_cache(maxsize=1024)  # many powers show the same signs
def _measured_signs(
    icons: tuple[Icon, ...], effects: int, signs: IconSet, widest: float
) -> tuple[tuple[tuple[Icon, ...], ...], float]:
    """Signs in one line or two, none wider than `widest` if it can be, and how wide the wider is,
    for a height of 1."""
    lines = parted_row(icons, signs, ICON_GAP, widest=widest)
    effects = effects if len(lines) == 1 else 1
    return lines, icon_lines_width(lines, signs, ICON_GAP, effects)


class TriedSteps(Generic[R]):
    """The rows of all languages in a column, each step set once, however often it is asked for."""

    def __init__(
        self,
        style: PowerStyle,
        column: PowerColumn,
        worded: Sequence[Sequence[tuple[R, Paragraph]]],
    ) -> None:
        self._style, self._column = style, column
        self._measured = [[column.measured(*one) for one in rows] for rows in worded]
        self._widest = max((words.widest for rows in worded for _, words in rows), default=0.0)
        self._sized: dict[float, Sequence[Sequence[SizedRow[R]]]] = {}

    def too_wide(self, points: float) -> float:
        """Millimetres by which the widest group of any row passes the column."""
        return self._widest * self._style.lines(points, "").em - self._column.width

    def sized(self, points: float) -> Sequence[Sequence[SizedRow[R]]]:
        """The rows of each language at a step."""
        if points not in self._sized:
            looks = self._style.lines(points, ""), *self._style.at(points)
            self._sized[points] = [
                self._column.sized_alike(rows, *looks) for rows in self._measured
            ]
        return self._sized[points]


class PowerPlace(NamedTuple, Generic[R]):
    """What a power shows, its words, and the box for both; `path` leads to the words."""

    row: R
    words: Paragraph
    box: Box
    path: tuple[str, ...]


class FittedPowers(NamedTuple, Generic[R]):
    """Powers at one size of words, and a fault for each that its box has no room for."""

    rows: list[SizedRow[R]]
    ink: LineStyle
    faults: list[FaceFault]


def fit_powers(
    places: Sequence[PowerPlace[R]], style: PowerStyle, colour: str, context: ZoneContext
) -> FittedPowers[R]:
    """Powers at the largest size at which each fits its box, or else at the smallest there is."""
    measures = style.face, context.assets.signs, context.assets.faces
    columns = [PowerColumn(one.box.width, *measures) for one in places]
    measured = [
        column.measured(one.row, one.words) for column, one in zip(columns, places, strict=True)
    ]

    def sized(points: float) -> list[SizedRow[R]]:
        ink, looks = style.lines(points, colour), style.at(points)
        both = zip(columns, measured, strict=True)
        return [column.sized(one, ink, *looks) for column, one in both]

    def excess(points: float) -> list[float]:
        """Millimetres by which each is too wide or too tall."""
        ink = style.lines(points, colour)
        return [
            max(column.too_wide([place.words], ink), one.need - place.box.height)
            for column, place, one in zip(columns, places, sized(points), strict=True)
        ]

    def fits(points: float) -> bool:
        return all(far <= SLACK for far in excess(points))

    size = largest_that_fits(style.size, fits) or style.size[-1]
    both = zip(places, excess(size), strict=True)
    faults = [_overflow(one, far, size) for one, far in both if far > SLACK]
    return FittedPowers(sized(size), style.lines(size, colour), faults)


def _overflow(place: PowerPlace[R], far: float, points: float) -> FaceFault:
    message = f"{far:.1f} mm too large at {points:g} pt"
    return FaceFault("overflow", place.row.field, message, place.path, far)


def set_power(
    one: SizedRow[R],
    strip: Box,
    ink: LineStyle,
    face: str,
    context: ZoneContext,
    *,
    rule: str = "",
    lines: Sequence[tuple[int, int]] | None = None,
) -> list[Mark]:
    """The signs over the words, from the top of the strip; a `rule` parts the signs of effects.

    Words not broken into `lines` yet begin each sentence on one of its own if there is room.
    """
    signs, y = context.assets.signs, strip.y
    starts = one.row.starts if len(one.signs) == 1 else ()
    marks: list[Mark] = []
    for index, icons in enumerate(one.signs):
        area = Box(strip.x, y + index * one.sign * (1 + LINE_GAP), strip.width, one.sign)
        if index and not ink.align and icons[0].name in JOINTS:
            marks += set_hung_row(icons, signs, area, ICON_GAP, lead=signs.width(one.signs[0][0]))
        else:
            marks += set_icon_row(
                icons, signs, area, ICON_GAP, align=ink.align, starts=starts, rule=rule
            )
    if one.signs:
        y += one.sign * (len(one.signs) + LINE_GAP * (len(one.signs) - 1)) + one.gap
    column = Box(strip.x, y, strip.width, 0)
    if lines is None:
        spare = int(strip.height - one.need > ink.line)
        lines = sentence_lines(one.words, strip.width / ink.em, spare=spare)
    cap = context.assets.faces.face(face).cap_height
    return marks + set_lines(one.words, lines, column, ink, cap, signs)
