"""Words broken into lines: measured once in thousandths of an em, so that any size can be tried."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from cardgen.layout.text.no_break import NO_BREAK, NO_RULES, NoBreakRules, insert_no_breaks
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.text import Icon, Runs

ICON_HEIGHT = 1080.0  # of an inline icon: more than the em, so that its number stays legible
ICON_DROP = 250.0  # how far it hangs below the baseline, which centres it on the x-height
MOST_WORDS = 8192  # kept: names come once and no more, the words of a game again and again
LINE_SLACK = 1e-3  # by which a line may pass its measure: sums of lengths are not exact
LEADS_ON = 0.37  # a line that ends on a word that leads on is as bad as one so much of it empty
SELDOM = 0.7  # so much of that, one that leads on less: a pronoun, `victory` before `points`

_HAS_NUMBER = re.compile(r"[0-9½]")
_CLOSING = re.compile(r"[\u202f.,;:!?…)»]+$")  # what stands behind a number, with its narrow space


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
    """

    parts: tuple[MeasuredWord | InlineIcon, ...]
    advance: float
    missing: str = ""
    pairs: tuple[tuple[str, str], ...] = ()


class TextStyle(NamedTuple):
    """How words are set: the face, the face for words with numbers, the language."""

    face: str
    strong: str
    language: str


class Paragraph:
    """Groups to be set in lines, with the width of the space between them.

    `rules` tell what no line ends on if it can.
    """

    __slots__ = ("_ends", "groups", "rules", "space", "widest")

    def __init__(
        self, groups: Sequence[WordGroup], space: float, rules: NoBreakRules = NO_RULES
    ) -> None:
        self.groups, self.space, self.rules = groups, space, rules
        self.widest = max([group.advance for group in groups], default=0.0)
        # Where each group ends when all stand on one line, a space after each: with these sums,
        # finding the end of a line is a search and needs no walk over its groups.
        self._ends = list(accumulate([group.advance + space for group in groups]))

    @property
    def missing(self) -> str:
        """Characters that no face has a glyph for."""
        return "".join([group.missing for group in self.groups])

    @property
    def advance(self) -> float:
        """Width of everything on one line."""
        return self._ends[-1] - self.space if self._ends else 0.0

    def width(self, first: int, last: int) -> float:
        """Width of the groups from `first` up to but not `last` on one line."""
        return self._ends[last - 1] - (self._ends[first - 1] if first else 0.0) - self.space

    def lines(self, measure: float) -> list[tuple[int, int]]:
        """Break greedily at `measure`; each line is a slice of `groups`."""
        lines, start, reach, ends = [], 0, measure + self.space + LINE_SLACK, self._ends
        while start < len(ends):
            end = max(bisect_right(ends, (ends[start - 1] if start else 0.0) + reach), start + 1)
            lines.append((start, end))
            start = end
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
        starts, full = [0.0, *self._ends], measure + self.space
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
        return sums[len(self.groups)], _line_slices(ways, len(self.groups))

    def leads_on(self, index: int) -> float:
        """How much a group wants the next one on its line, by its last word: at most 1."""
        if index >= len(self.groups) - 1:
            return 0.0
        last, first = self.groups[index].parts[-1], self.groups[index + 1].parts[0]
        if not isinstance(last, MeasuredWord):
            return 0.0
        said, rules = last.text.lower(), self.rules
        if said in rules.never_last:
            return 1.0
        parted = isinstance(first, MeasuredWord) and self._unparted(said, first.text)
        return SELDOM if parted or said in rules.seldom_last else 0.0

    def _unparted(self, said: str, first: str) -> bool:
        """Whether a word belongs to the first one of the next line, whatever closes that."""
        return (said, _CLOSING.sub("", first.lower())) in self.rules.unparted

    def soonest_ends(self, measure: float) -> list[int]:
        """Where each line ends when the last ones are filled first."""
        starts, ends = [0.0, *self._ends], [len(self.groups)]
        while True:
            at = starts[ends[-1]] - measure - self.space - LINE_SLACK
            start = min(bisect_left(starts, at), ends[-1] - 1)
            if not start:
                return ends[::-1]
            ends.append(start)


def _line_slices(ways: Sequence[Mapping[int, int]], end: int) -> list[tuple[int, int]]:
    """Lines as slices, from where the best line that ends at each place starts."""
    lines = []
    for way in reversed(ways):
        lines.append((way[end], end))
        end = way[end]
    return lines[::-1]


class ParagraphBuilder:
    """Makes paragraphs of runs, with the faces, signs and languages of one root."""

    def __init__(
        self,
        faces: Typefaces,
        sign_width: Callable[[Icon], float],
        rules: Callable[[str], NoBreakRules],
    ) -> None:
        self._faces, self._sign_width, self._rules = faces, sign_width, rules
        # The words of a game repeat from card to card, so each is measured once and shared.
        self._groups: dict[tuple[str, str, str], WordGroup] = {}

    def paragraph(self, runs: Runs, style: TextStyle) -> Paragraph:
        """Runs as groups: split at spaces, kept together at unbreakable ones."""
        groups: list[WordGroup] = []
        joined: list[str | Icon] = []  # what stands together since the last space
        rules = self._rules(style.language)
        for run in runs:
            if isinstance(run, Icon):
                joined.append(run)
                continue
            first, *rest = insert_no_breaks(run, rules).split(" ")
            joined.append(first)
            if rest:
                groups += self._group(joined, style)
                *middle, last = rest
                groups += [self._word_group(word, style) for word in middle if word]
                joined = [last]
        groups += self._group(joined, style)
        return Paragraph(groups, self._faces.space(style.face), rules)

    def _group(self, joined: Sequence[str | Icon], style: TextStyle) -> list[WordGroup]:
        """The group of pieces without a space between them; none where nothing stands."""
        pieces = [piece for piece in joined if piece]
        if len(pieces) == 1 and isinstance(pieces[0], str):
            return [self._word_group(pieces[0], style)]
        parts, missing = self._parts(pieces, style)
        return [_grouped(parts, missing, self._faces.space(style.face))] if parts else []

    def _word_group(self, word: str, style: TextStyle) -> WordGroup:
        """A group that is one piece of text, which may hold unbreakable spaces."""
        key = (style.face, style.strong, word)
        group = self._groups.get(key)
        if group is None:
            if len(self._groups) >= MOST_WORDS:
                self._groups.clear()
            parts, missing = self._parts((word,), style)
            group = _grouped(parts, missing, self._faces.space(style.face))
            self._groups[key] = group
        return group

    def _parts(
        self, pieces: Iterable[str | Icon], style: TextStyle
    ) -> tuple[tuple[MeasuredWord | InlineIcon, ...], str]:
        """The words and signs, and the characters that no face has."""
        parts: list[MeasuredWord | InlineIcon] = []
        missing, tight = "", False
        for piece in pieces:
            if isinstance(piece, Icon):
                parts.append(InlineIcon(piece, self._sign_width(piece) * ICON_HEIGHT, tight))
                tight = True
                continue
            for index, word in enumerate(piece.split(NO_BREAK)):
                tight = tight and not index
                for wanted, text in _faced(word, style):
                    face = self._faces.chosen(wanted, text)
                    shaped = self._faces.shape(face, text)
                    missing += shaped.missing
                    parts.append(MeasuredWord((face, text), shaped.advance, tight))
                    tight = True
                tight = bool(word)
        return tuple(parts), missing


def _faced(word: str, style: TextStyle) -> list[tuple[str, str]]:
    """A word with its face; one with a number is strong, but what closes it is as its sentence."""
    if style.strong == style.face or not _HAS_NUMBER.search(word):
        return [(style.face, word)] if word else []
    number = _CLOSING.sub("", word)
    closing = word[len(number) :]
    return [(style.strong, number), *([(style.face, closing)] if closing else [])]


def _grouped(parts: tuple[MeasuredWord | InlineIcon, ...], missing: str, space: float) -> WordGroup:
    advance = sum(part.advance for part in parts)
    advance += space * sum(not part.tight for part in parts[1:])
    pairs = tuple(p.pair for p in parts if isinstance(p, MeasuredWord) and not p.tight)
    return WordGroup(parts, advance, missing, pairs if len(pairs) == len(parts) else ())
