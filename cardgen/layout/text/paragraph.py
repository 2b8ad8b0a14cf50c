"""Words broken into lines: measured once in thousandths of an em, so that any size can be tried."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from cardgen.layout.text.no_break import CLOSING, NO_RULES, SELDOM, NoBreakRules
from cardgen.model.text import Icon

ICON_HEIGHT = 1080.0  # of an inline icon: more than the em, so that its number stays legible
ICON_DROP = 250.0  # how far it hangs below the baseline, which centres it on the x-height
LINE_SLACK = 1e-3  # by which a line may pass its measure: sums of lengths are not exact
LEADS_ON = 0.37  # a line that ends on a word that leads on is as bad as one so much of it empty


class MeasuredWord(NamedTuple):
    """A word as texts set it, (face, text); `tight` means that no space goes before it."""

    pair: tuple[str, str]
    advance: float
    tight: bool = False

    @property
    def text(self) -> str:
        return self.pair[1]


class InlineIcon(NamedTuple):
    """An inline icon; `tight` means that no space goes before it."""

    icon: Icon
    advance: float
    tight: bool = False


class WordGroup(NamedTuple):
    """Words and signs that stay on one line, a space between each two but before tight ones.

    `pairs` are (face, word) as texts set them where the group is nothing but words, else empty.
    `said` is its last word in small letters, nothing where it ends with a sign.
    """

    parts: tuple[MeasuredWord | InlineIcon, ...]
    advance: float
    missing: str = ""
    pairs: tuple[tuple[str, str], ...] = ()
    said: str = ""


class TextStyle(NamedTuple):
    """How words are set: the face, the face for words with numbers, the language."""

    face: str
    strong: str
    language: str


class Paragraph:
    """Groups to be set in lines, with the width of the space between them.

    `rules` tell what no line ends on if it can.
    """

    __slots__ = ("_lines", "groups", "reach", "rules", "space", "widest")

    def __init__(
        self, groups: Sequence[WordGroup], space: float, rules: NoBreakRules = NO_RULES
    ) -> None:
        self.groups, self.space, self.rules = groups, space, rules
        self._lines: dict[float, list[tuple[int, int]]] = {}  # by measure
        advances = [group.advance for group in groups]
        self.widest = max(advances, default=0.0)
        # How far so many groups reach when all stand on one line, a space after each: with these
        # sums, finding the end of a line is a search and needs no walk over its groups.
        self.reach = list(accumulate([advance + space for advance in advances], initial=0.0))

    @property
    def missing(self) -> str:
        """Characters that no face has a glyph for."""
        return "".join([group.missing for group in self.groups])

    @property
    def has_icons(self) -> bool:
        """Whether a sign is among the words."""
        groups = [group for group in self.groups if not group.pairs]  # those of words have none
        return any(isinstance(part, InlineIcon) for group in groups for part in group.parts)

    @property
    def letters(self) -> int:
        """How many characters it has, spaces among them; a sign counts as one."""
        parts = [part for group in self.groups for part in group.parts]
        said = sum(len(one.text) if isinstance(one, MeasuredWord) else 1 for one in parts)
        return said + sum(not one.tight for one in parts[1:])

    @property
    def advance(self) -> float:
        """Width of everything on one line."""
        return self.reach[-1] - self.space if self.groups else 0.0

    def width(self, first: int, last: int) -> float:
        """Width of the groups from `first` up to but not `last` on one line."""
        return self.reach[last] - self.reach[first] - self.space

    def lines(self, measure: float) -> list[tuple[int, int]]:
        """Break greedily at `measure`; each line is a slice of `groups`. They are found once for
        those who count lines and those who set them."""
        if measure in self._lines:
            return self._lines[measure]
        lines, start, full, reach = [], 0, measure + self.space + LINE_SLACK, self.reach
        count = len(reach) - 1
        while start < count:
            end = bisect_right(reach, reach[start] + full, start + 1) - 1
            end = end if end > start else start + 1
            lines.append((start, end))
            start = end
        self._lines[measure] = lines
        return lines

    def even(self, measure: float, *, spare: int = 0) -> list[tuple[int, int]]:
        """As few lines as `lines` needs, broken where the space left over is spread most evenly.

        Where lines end on words that lead on there may be one line more, if there is a `spare` one.
        """
        filled = self.lines(measure)
        if len(filled) < 2:
            return filled
        soonest = self.soonest_ends(measure)
        least, lines = self._broken(measure, filled, soonest)
        room = spare and len(filled) < len(self.groups)  # a line more has a group, too
        if room and any(self.leads_on(end - 1) == 1 for _, end in lines):
            more, others = self._broken(measure, [*filled, filled[-1]], [1, *soonest])
            return others if more < least else lines
        return lines

    def _broken(
        self, measure: float, filled: Sequence[tuple[int, int]], soonest: Sequence[int]
    ) -> tuple[float, list[tuple[int, int]]]:
        """The least sum of squares over all ways to break into so many lines, found line by line.

        A line can end no later than where one filled from the front does, and no sooner than where
        one filled from behind does, which leaves few places to try.
        """
        starts, full = self.reach, measure + self.space
        leads_on = (LEADS_ON * measure) ** 2
        sums, ways = {0: 0.0}, []  # for each end of the line before: the least sum, and its starts
        for first_end, (_, latest) in zip(soonest, filled, strict=True):
            least, way = {}, {}
            for end in range(first_end, latest + 1):
                at = starts[end] - full  # where a full line that ends here would begin
                tried = [
                    (before + (starts[start] - at) ** 2, -start)
                    for start, before in sums.items()
                    if start < end and (starts[start] >= at - LINE_SLACK or start == end - 1)
                ]
                if tried:
                    found, start = min(tried)
                    least[end] = found + leads_on * self.leads_on(end - 1)
                    way[end] = -start
            sums = least
            ways.append(way)
        return sums[len(self.groups)], line_slices(ways, len(self.groups))

    def leads_on(self, index: int) -> float:
        """How much a group wants the next one on its line, by its last word: at most 1."""
        if index >= len(self.groups) - 1:
            return 0.0
        said, rules = self.groups[index].said, self.rules
        parted = said in rules.unparted and self._unparted(said, self.groups[index + 1].parts[0])
        return max(rules.leads_on(said), SELDOM if parted else 0.0)

    def _unparted(self, said: str, first: MeasuredWord | InlineIcon) -> bool:
        """Whether a word belongs to the first one of the next line, whatever closes that."""
        if not isinstance(first, MeasuredWord):
            return False
        return _bare(first.text) in self.rules.unparted[said]

    def soonest_ends(self, measure: float) -> list[int]:
        """Where each line ends when the last ones are filled first."""
        starts, ends = self.reach, [len(self.groups)]
        while True:
            at = starts[ends[-1]] - measure - self.space - LINE_SLACK
            start = min(bisect_left(starts, at), ends[-1] - 1)
            if not start:
                return ends[::-1]
            ends.append(start)


@lru_cache(maxsize=4096)  # words come again and again
def _bare(word: str) -> str:
    """A word in small letters without what closes it."""
    return CLOSING.sub("", word.lower())


def line_slices(ways: Sequence[Mapping[int, int]], end: int) -> list[tuple[int, int]]:
    """Lines as slices, from where the best line that ends at each place starts."""
    lines = []
    for way in reversed(ways):
        lines.append((way[end], end))
        end = way[end]
    return lines[::-1]
