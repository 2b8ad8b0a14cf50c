"""The icons of a card in an icon reference: in a line, or in two where one would be too small."""

from collections.abc import Iterator, Sequence

from cardgen.effects.power.terms import NEXT
from cardgen.layout.icon_rows import (
    JOINTS,
    IconRow,
    icon_lines_width,
    icon_row_width,
    parted_row,
    set_hung_row,
    set_icon_row,
)
from cardgen.layout.marks import Mark
from cardgen.layout.reference.blocks import GAP, Typesetter
from cardgen.units import Box

IN_LINE = 0.62  # mm of an icon in a line for each point of the words
SMALLER = 0.88  # of that height: how much smaller icons are rather than stand in two lines
LINE_AIR = 0.1  # mm between two lines of icons for each point


def part_icons(
    icons: IconRow, width: float, hand: Typesetter, smaller: float = SMALLER
) -> tuple[IconRow, ...]:
    """Icons in a line that is no wider than a column, or in two; several effects are parted at
    their bars."""
    signs, widest = hand.assets.signs, width / (hand.points * IN_LINE * smaller)
    bars = [at for at, icon in enumerate(icons) if at and icon == NEXT]
    if bars and icon_row_width(icons, signs, GAP) > widest:
        starts, ends = (0, *(at + 1 for at in bars)), (*bars, len(icons))
        effects = [icons[start:end] for start, end in zip(starts, ends, strict=True)]
        parted_effects = [part_icons(effect, width, hand, smaller) for effect in effects]
        return _together(parted_effects, widest, hand)
    parted = parted_row(icons, signs, GAP, widest=widest)
    if icon_lines_width(parted, signs, GAP) <= widest or len(icons) < 2:
        return parted
    ways = [(icons[:at], icons[at:]) for at in range(1, len(icons))]
    return min((*ways, parted), key=lambda lines: icon_lines_width(lines, signs, GAP))


def _together(
    effects: Sequence[Sequence[IconRow]], widest: float, hand: Typesetter
) -> tuple[IconRow, ...]:
    """The lines of several effects; one goes on behind a bar in the last line of another where that
    holds it, no line begins with a bar, and no sign stands alone below several effects."""
    lines: list[IconRow] = []
    for first, *others in effects:
        joined = (*lines[-1], NEXT, *first) if lines else ()
        if joined and icon_row_width(joined, hand.assets.signs, GAP) <= widest:
            lines[-1] = joined
        else:
            lines.append(first)
        lines += others
    return _accompanied(lines, widest, hand)


def _accompanied(lines: Sequence[IconRow], widest: float, hand: Typesetter) -> tuple[IconRow, ...]:
    """The same, a lone sign at the end behind the effect before it, where both have room."""
    *before, above, last = ((), *lines)
    if len(last) > 1 or NEXT not in above:
        return tuple(lines)
    bar = len(above) - 1 - above[::-1].index(NEXT)
    joined = (*above[bar + 1 :], NEXT, *last)
    if icon_row_width(joined, hand.assets.signs, GAP) > widest:
        return tuple(lines)
    return (*before[1:], above[:bar], joined)


def lines_height(lines: Sequence[IconRow], hand: Typesetter) -> float:
    """How high so many lines are."""
    tall, between = hand.points * IN_LINE, hand.points * LINE_AIR
    return len(lines) * (tall + between) - between if lines else 0.0


def set_icon_lines(
    lines: Sequence[IconRow], x: float, y: float, width: float, hand: Typesetter
) -> Iterator[Mark]:
    """The icons of each line; smaller where even so they are wider than their column."""
    signs, tall = hand.assets.signs, hand.points * IN_LINE
    if not lines:
        return
    high = min(tall, width / max(icon_lines_width(lines, signs, GAP), 0.1))
    for line in lines:
        area = Box(x, y + (tall - high) / 2, width, high)
        if line is not lines[0] and line[0].name in JOINTS:
            yield from set_hung_row(line, signs, area, GAP, lead=signs.width(lines[0][0]))
        else:
            narrow = area._replace(width=icon_row_width(line, signs, GAP) * high)
            yield from set_icon_row(line, signs, narrow, GAP, align=0.0)
        y += tall + hand.points * LINE_AIR
