"""Words broken for a column straight on the left alone: full lines that end where sense does."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from cardgen.layout.text.paragraph import LINE_SLACK, Paragraph

Slice = tuple[int, int]
Found = tuple[float, tuple[Slice, ...]]

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
        ways: dict[int, Found] = {0: (0.0, ())}
        for first, (_, last) in zip(self.words.soonest_ends(self.measure), filled, strict=True):
            ways = self._ended(range(first, last + 1), ways)
        found = ways.get(self._count)
        return found[1] if found else filled

    def _ended(self, places: Iterable[int], before: Mapping[int, Found]) -> dict[int, Found]:
        """The least bad ways to have a line end at each of some places, behind the ways to begin
        it. A dozen lines are tried for each that is set, so nothing is called for each of them."""
        reach, space, measure, last = self.words.reach, self.words.space, self.measure, self._count
        least, level, made = self.style.sentence, self.style.level, dict[int, Found]()
        for end in places:
            best, begun = inf, -1
            bad_end = self._end_badness(end - 1) if end < last else 0.0
            for start, (bad, _) in before.items():
                if start >= end or bad - least >= best:
                    continue
                wide = reach[end] - reach[start] - space
                if wide > measure + LINE_SLACK and start != end - 1:
                    continue
                empty = max(1 - wide / measure, 0.0)
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
                made[end] = best, (*before[begun][1], (begun, end))
        return made

    @property
    def _count(self) -> int:
        return len(self.words.groups)

    def _last(self, empty: float, alone: float) -> float:
        """How bad a last line is of which such a share is empty."""
        return empty**2 + alone if self.style.level else STRANDED * (empty > 1 - RUNT) + alone

    def _end_badness(self, index: int) -> float:
        """How bad it is that a line ends with this group."""
        said = self.words.groups[index].said
        if said in self.articles:
            return ON_ARTICLE
        if leads_on := self.words.leads_on(index):
            return LEADS_ON * leads_on
        stop = _stop_of(said)
        return -self.style.sentence if stop in SENTENCE_STOPS else -self.style.stop if stop else 0.0


@lru_cache(maxsize=4096)  # words come again and again
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
