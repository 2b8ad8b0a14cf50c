"""Words broken for a column straight on the left alone: full lines that end where sense does."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from cardgen.layout.text.no_break import NoBreakRules
from cardgen.layout.text.paragraph import LINE_SLACK, Paragraph, line_slices

Slice = tuple[int, int]

# How bad a line is: the square of its empty share, and besides
SHORT, JUTTING = 0.3, 1.5  # so much for each share beyond this one, from which on it juts in
ON_ARTICLE, LEADS_ON = 0.5, 0.26  # if it ends on an article, on another word that leads on
RUNT, STRANDED = 0.42, 0.6  # if it is the last and fills less than this
ALONE = 0.12  # if it is one word, be it the last or in a verse
STOPS = (",", ";", ":", ".", "!", "?", "…", "—")
SENTENCE_STOPS = (".", "!", "?", "…")


class RagStyle(NamedTuple):
    """How much better a line is for ending at a stop, or with its sentence; `level` wants the
    last as long as others.

    Rules are read as a block, whose last line may be short; mottos as verse.
    """

    stop: float = 0.07
    sentence: float = 0.16
    level: bool = False


BLOCK, VERSE = RagStyle(), RagStyle(stop=0.16, level=True)
NO_WORDS: frozenset[str] = frozenset()


class RaggedWords(NamedTuple):
    """Words to be broken at a measure in a style; `articles` are those that no line ends on."""

    words: Paragraph
    measure: float
    style: RagStyle = BLOCK
    articles: frozenset[str] = NO_WORDS

    def lines(self) -> Sequence[Slice]:
        """The lines; found once for a card in both inks."""
        return _lines_of(self)

    def broken(self) -> Sequence[Slice]:
        """As few lines as can be, and of all ways to break into so many the least bad.

        A line can end no later than where one filled from the front does, and no sooner than where
        one filled from behind does.
        """
        filled = self.words.lines(self.measure)
        if len(filled) < 2:
            return filled
        ends = _line_ends(self.style, self.articles, self.words.rules)
        sums, ways = {0: 0.0}, []  # for each end of the line before: how bad so far, and its starts
        for first, (_, last) in zip(self.words.soonest_ends(self.measure), filled, strict=True):
            sums, way = self._ended(range(first, last + 1), sums, ends)
            ways.append(way)
        return line_slices(ways, self._count) if self._count in sums else filled

    def _ended(
        self, places: Iterable[int], before: Mapping[int, float], ends: "_LineEnds"
    ) -> tuple[dict[int, float], dict[int, int]]:
        """How bad the least bad way is to have a line end at each of some places, and where it
        begins. A dozen lines are tried for each that is set, so nothing is called for each."""
        words, measure, last = self.words, self.measure, self._count
        reach, space, groups, unparted = (
            words.reach,
            words.space,
            words.groups,
            words.rules.unparted,
        )
        least, level = self.style.sentence, self.style.level
        sums, way = dict[int, float](), dict[int, int]()
        for end in places:
            best, begun, bad_end = inf, -1, 0.0
            if end < last:
                said = groups[end - 1].said
                bad_end = ends[said] if said not in unparted else ends.before(words, end - 1)
            for start, bad in before.items():
                if start >= end or bad - least >= best:
                    continue
                wide = reach[end] - reach[start] - space
                if wide > measure + LINE_SLACK and start != end - 1:
                    continue
                empty = 1 - wide / measure if wide < measure else 0.0
                alone = ALONE if start == end - 1 else 0.0
                if end == last:
                    bad += self._last(empty, alone)
                elif level:
                    bad += empty**2 + alone + bad_end
                else:
                    bad += (
                        empty**2 + (JUTTING * (empty - SHORT) if empty > SHORT else 0.0) + bad_end
                    )
                if bad < best:
                    best, begun = bad, start
            if begun >= 0:
                sums[end], way[end] = best, begun
        return sums, way

    @property
    def _count(self) -> int:
        return len(self.words.groups)

    def _last(self, empty: float, alone: float) -> float:
        """How bad a last line is of which such a share is empty."""
        return empty**2 + alone if self.style.level else STRANDED * (empty > 1 - RUNT) + alone


class _LineEnds(dict[str, float]):
    """How bad it is that a line ends with a word, by the word, found out when it is met first:
    words come again and again."""

    def __init__(self, style: RagStyle, articles: frozenset[str], rules: NoBreakRules) -> None:
        super().__init__()
        self._style, self._articles, self._rules = style, articles, rules

    def __missing__(self, said: str) -> float:
        bad = self[said] = self._bad(said, self._rules.leads_on(said))
        return bad

    def before(self, words: Paragraph, index: int) -> float:
        """The same of a group, which may want the very word that comes next."""
        return self._bad(words.groups[index].said, words.leads_on(index))

    def _bad(self, said: str, leads_on: float) -> float:
        if said in self._articles:
            return ON_ARTICLE
        if leads_on:
            return LEADS_ON * leads_on
        stop, style = _stop_of(said), self._style
        return -style.sentence if stop in SENTENCE_STOPS else -style.stop if stop else 0.0


_line_ends = lru_cache(maxsize=64)(_LineEnds)  # of few languages and styles


def _stop_of(said: str) -> str:
    """The stop that a word ends with, if any."""
    last = said.rstrip("”’»")[-1:]
    return last if last in STOPS else ""


@lru_cache(maxsize=256)
def _lines_of(words: RaggedWords) -> Sequence[Slice]:
    return words.broken()


def verse_lines(words: Paragraph, measure: float) -> Sequence[Slice]:
    """Lines that end where sense does, each about as long as the others."""
    return RaggedWords(words, measure, VERSE).lines()
