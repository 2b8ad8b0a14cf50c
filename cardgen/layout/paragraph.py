"""Words broken into lines: measured once in thousandths of an em, so that any size can be tried."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from cardgen.layout.fonts import Faces
from cardgen.layout.typography import NO_BREAK, typeset
from cardgen.model.text import Icon, Runs

ICON_HEIGHT = 1080.0  # of an inline icon: more than the em, so that its number stays legible
ICON_DROP = 250.0  # how far it hangs below the baseline, which centres it on the x-height
SLACK = 1e-3  # by which a line may pass its measure: sums of lengths are not exact
LINE = 1000.0  # what a line costs: more than all unevenness, so that none is ever added

_HAS_NUMBER = re.compile(r"[0-9½]")


class Word(NamedTuple):
    """A word in one face; `tight` means that no space goes before it."""

    face: str
    text: str
    advance: float
    tight: bool = False


class Sign(NamedTuple):
    """An inline icon; `tight` means that no space goes before it."""

    icon: Icon
    advance: float
    tight: bool = False


class Group(NamedTuple):
    """Words and signs that stay on one line, a space between each two but before tight ones.

    `pairs` are (face, word) as texts set them where the group is nothing but words, else empty.
    """

    parts: tuple[Word | Sign, ...]
    advance: float
    missing: str = ""
    pairs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Style:
    """How words are set: the face, the face for words with numbers, the language."""

    face: str
    strong: str
    language: str


class Paragraph:
    """Groups to be set in lines, with the width of the space between them."""

    __slots__ = ("_ends", "groups", "space", "widest")

    def __init__(self, groups: Sequence[Group], space: float) -> None:
        self.groups, self.space = groups, space
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
        lines, start, reach, ends = [], 0, measure + self.space + SLACK, self._ends
        while start < len(ends):
            end = max(bisect_right(ends, (ends[start - 1] if start else 0.0) + reach), start + 1)
            lines.append((start, end))
            start = end
        return lines

    def even(self, measure: float) -> list[tuple[int, int]]:
        """As few lines as `lines` needs, broken where the space left over is spread most evenly.

        The least sum of squares over all ways to break, found line end by line end.
        """
        if self.advance <= measure + SLACK:
            return [(0, len(self.groups))] if self.groups else []
        starts, least, back = [0.0, *self._ends], [0.0], [0]
        full = measure + self.space  # a line's width here counts a space after its last word
        for end in range(1, len(starts)):
            at = starts[end] - full
            first = min(bisect_left(starts, at - SLACK, 0, end), end - 1)
            costs = [
                before + ((start - at) / measure) ** 2
                for before, start in zip(least[first:end], starts[first:end], strict=True)
            ]
            best = min(costs)
            least.append(best + LINE)
            back.append(first + len(costs) - 1 - costs[::-1].index(best))
        return _slices(back)


def _slices(back: Sequence[int]) -> list[tuple[int, int]]:
    """Lines as slices, from where the best line that ends at each place starts."""
    lines, end = [], len(back) - 1
    while end:
        lines.append((back[end], end))
        end = back[end]
    return lines[::-1]


class Composition:
    """Makes paragraphs of runs, with the faces and signs of one root."""

    def __init__(self, faces: Faces, sign_width: Callable[[Icon], float]) -> None:
        self._faces, self._sign_width = faces, sign_width
        # The words of a game repeat from card to card, so each is measured once and shared.
        self._groups: dict[tuple[str, str, str], Group] = {}

    def paragraph(self, runs: Runs, style: Style) -> Paragraph:
        """Runs as groups: split at spaces, kept together at unbreakable ones."""
        groups: list[Group] = []
        joined: list[str | Icon] = []  # what stands together since the last space
        for run in runs:
            if isinstance(run, Icon):
                joined.append(run)
                continue
            first, *rest = typeset(run, style.language).split(" ")
            joined.append(first)
            if rest:
                groups += self._group(joined, style)
                *middle, last = rest
                groups += [self._word_group(word, style) for word in middle if word]
                joined = [last]
        groups += self._group(joined, style)
        return Paragraph(groups, self._faces.space(style.face))

    def _group(self, joined: Sequence[str | Icon], style: Style) -> list[Group]:
        """The group of pieces without a space between them; none where nothing stands."""
        pieces = [piece for piece in joined if piece]
        if len(pieces) == 1 and isinstance(pieces[0], str):
            return [self._word_group(pieces[0], style)]
        parts, missing = self._parts(pieces, style)
        return [_grouped(parts, missing, self._faces.space(style.face))] if parts else []

    def _word_group(self, word: str, style: Style) -> Group:
        """A group that is one piece of text, which may hold unbreakable spaces."""
        key = (style.face, style.strong, word)
        group = self._groups.get(key)
        if group is None:
            parts, missing = self._parts((word,), style)
            group = _grouped(parts, missing, self._faces.space(style.face))
            self._groups[key] = group
        return group

    def _parts(
        self, pieces: Iterable[str | Icon], style: Style
    ) -> tuple[tuple[Word | Sign, ...], str]:
        """The words and signs, and the characters that no face has."""
        parts: list[Word | Sign] = []
        missing, tight = "", False
        for piece in pieces:
            if isinstance(piece, Icon):
                parts.append(Sign(piece, self._sign_width(piece) * ICON_HEIGHT, tight))
                tight = True
                continue
            for index, word in enumerate(piece.split(NO_BREAK)):
                tight = tight and not index
                if word:
                    strong = _HAS_NUMBER.search(word)
                    face = self._faces.chosen(style.strong if strong else style.face, word)
                    shaped = self._faces.shape(face, word)
                    missing += shaped.missing
                    parts.append(Word(face, word, shaped.advance, tight))
                tight = bool(word)
        return tuple(parts), missing


def _grouped(parts: tuple[Word | Sign, ...], missing: str, space: float) -> Group:
    advance = sum(part.advance for part in parts)
    advance += space * sum(not part.tight for part in parts[1:])
    words = all(isinstance(part, Word) and not part.tight for part in parts)
    pairs = tuple((p.face, p.text) for p in parts if isinstance(p, Word)) if words else ()
    return Group(parts, advance, missing, pairs)
