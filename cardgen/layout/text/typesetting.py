"""Paragraphs set in a column: baselines, alignment, inline signs, a line for each sentence; the
largest size that fits."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, pairwise

from cardgen.layout.icons import ICON_UNITS, IconSet
from cardgen.layout.marks import Mark, Stamp, TextLine
from cardgen.layout.text.paragraph import (
    ICON_DROP,
    ICON_HEIGHT,
    InlineIcon,
    MeasuredWord,
    Paragraph,
    WordGroup,
)
from cardgen.layout.text.typefaces import Typefaces
from cardgen.units import POINTS_PER_MM, Box

Slice = tuple[int, int]


class LineStyle:
    """How lines are painted: size in points, leading as its multiple, colour, alignment 0..1.

    `em` is millimetres for a thousandth of an em, `line` those from baseline to baseline.
    """

    __slots__ = ("align", "colour", "em", "leading", "line", "size")

    def __init__(self, size: float, leading: float, colour: str, align: float = 0.0) -> None:
        self.size, self.leading, self.colour, self.align = size, leading, colour, align
        self.em, self.line = size / POINTS_PER_MM / 1000, size * leading / POINTS_PER_MM


line_style = lru_cache(1024)(LineStyle)  # few looks, each tried on card after card


def text_height(count: int, ink: LineStyle, faces: Typefaces, face: str) -> float:
    """From the top of the first line's capitals to the last line's descenders, in mm."""
    metrics = faces.face(face)
    return (
        (count - 1) * ink.line + (metrics.cap_height - metrics.descender) * ink.em if count else 0
    )


def letter_gaps(words: Paragraph) -> int:
    """Between how many glyphs and spaces of one line there is room for tracking."""
    parts = [part for group in words.groups for part in group.parts]
    letters = sum([len(part.text) for part in parts if isinstance(part, MeasuredWord)])
    return letters + sum([not part.tight for part in parts[1:]]) - 1


def spaced_line(
    words: Paragraph, at: Box, ink: LineStyle, tracking: int, narrow: float
) -> TextLine:
    """Words as one line whose capitals fill the height of `at`, its letters spaced out by
    `tracking` and drawn as `narrow` as a share of their width."""
    parts = [part for group in words.groups for part in group.parts]
    pairs = tuple([part.pair for part in parts if isinstance(part, MeasuredWord)])
    return TextLine(at.x, at.bottom, ink.size, ink.colour, pairs, tracking, narrow=narrow)


def set_lines(
    words: Paragraph,
    lines: Sequence[Slice],
    column: Box,
    ink: LineStyle,
    cap: float,
    signs: IconSet,
) -> list[Mark]:
    """The lines from the top of `column`; `cap` is the cap height in thousandths of an em."""
    marks: list[Mark] = []
    em, space = ink.em, words.space * ink.em
    baseline = column.y + cap * em
    for first, last in lines:
        x = column.x  # the very same number for all lines, unless they are moved
        if ink.align:
            x += (column.width - words.width(first, last) * em) * ink.align
        groups = words.groups[first:last]
        pairs = [group.pairs for group in groups]
        if () not in pairs:  # most lines have no sign: one text at once
            said = tuple(chain.from_iterable(pairs))
            marks.append(TextLine(x, baseline, ink.size, ink.colour, said))
        else:
            parts = [part for group in groups for part in group.parts]
            marks += _line(parts, x, baseline, space, ink, signs)
        baseline += ink.line
    return marks


def _line(
    parts: Sequence[MeasuredWord | InlineIcon],
    x: float,
    y: float,
    space: float,
    ink: LineStyle,
    signs: IconSet,
) -> list[Mark]:
    """One line: runs of words between signs as texts, each sign as a stamp."""
    marks: list[Mark] = []
    run: list[tuple[str, str]] = []
    start = x
    for index, part in enumerate(parts):
        x += space if index and not part.tight else 0.0
        if isinstance(part, MeasuredWord):
            if run and part.tight:
                marks.append(TextLine(start, y, ink.size, ink.colour, tuple(run), ends=""))
                run = []
            start = start if run else x
            run.append(part.pair)
        else:
            if run:
                words = TextLine(start, y, ink.size, ink.colour, tuple(run))
                marks.append(words._replace(ends="") if part.tight else words)
                run = []
            scale = ICON_HEIGHT * ink.em / ICON_UNITS
            top = y - (ICON_HEIGHT - ICON_DROP) * ink.em
            marks.append(Stamp(signs.drawing(part.icon), x, top, scale))
        x += part.advance * ink.em
    if run:
        marks.append(TextLine(start, y, ink.size, ink.colour, tuple(run)))
    return marks


STEP = 0.25  # points between the sizes tried
SLACK = 1e-6  # mm that count as nothing


@lru_cache
def sizes_to_try(largest: float, smallest: float) -> tuple[float, ...]:
    """Sizes in points from the largest down to the smallest, STEP apart."""
    count = max(0, int((largest - smallest) / STEP + 1e-9))
    steps = [largest - index * STEP for index in range(count + 1)]
    return tuple(steps if abs(steps[-1] - smallest) < 1e-9 else [*steps, smallest])


def largest_that_fits(tried: Sequence[float], fits: Callable[[float], bool]) -> float | None:
    """The first of falling sizes for which `fits` holds, found by halving; None where none does.

    `fits` must stay true below a size for which it is true.
    """
    if fits(tried[0]):
        return tried[0]
    low, high = 0, len(tried) - 1
    if not fits(tried[high]):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if fits(tried[middle]):
            high = middle
        else:
            low = middle
    return tried[high]


def least_that_fits(low: float, high: float, fits: Callable[[float], bool]) -> float:
    """The least length from `low` to `high` for which `fits` holds, to a millionth of the span.

    `fits` must stay true above a length for which it is true, and hold at `high`.
    """
    if fits(low):
        return low
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (low, middle) if fits(middle) else (middle, high)
    return high


ENDS = (".", "!", "?", "…")


def sentence_lines(words: Paragraph, measure: float, *, spare: int = 0) -> list[tuple[int, int]]:
    """The lines of `even`, or those that part sentences if they are at most `spare` more."""
    if words.advance <= measure and not spare:  # all on one line
        return words.lines(measure)
    even = words.even(measure, spare=spare)
    parted = [line for part in _sentences(words) for line in _sentence_lines(words, part, measure)]
    return parted if len(parted) <= len(words.lines(measure)) + spare else even


def _sentence_lines(
    words: Paragraph, sentence: tuple[int, int], measure: float
) -> list[tuple[int, int]]:
    """The lines of one sentence, as slices of the whole."""
    first, last = sentence
    alone = Paragraph(words.groups[first:last], words.space, words.rules)
    return [(first + start, first + end) for start, end in alone.even(measure)]


def _sentences(words: Paragraph) -> list[tuple[int, int]]:
    """The sentences as slices of the groups."""
    inner = [at for at, group in enumerate(words.groups[:-1], 1) if _ends(group)]
    return list(pairwise([0, *inner, len(words.groups)]))


def _ends(group: WordGroup) -> bool:
    """Whether a sentence ends with this group."""
    last = group.parts[-1]
    return isinstance(last, MeasuredWord) and last.text.rstrip("”’»").endswith(ENDS)
