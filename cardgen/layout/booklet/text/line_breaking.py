"""Paragraphs broken into lines as a whole, so that spaces are as even as may be.

The method is that of Knuth and Plass, “Breaking Paragraphs into Lines” (1981): each way to break
has a cost, which is the sum of those of its lines, and the way of the least cost is taken.
"""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.text.line_sums import LineSums

STRETCH, SHRINK = 0.5, 0.25  # of a space: what it may be wider or narrower before it looks so
LOOSEST = 3.0  # times STRETCH: a line that is looser is not justified
TOO_LOOSE = 40_000.0  # for each time beyond that
SINGLE = 24.0  # how loose a line counts that is but one word; still better than one too long
HYPHENS_RUNNING = 300.0  # two lines in a row that end in hyphens
RUNT = 900.0  # a last line of nothing, less the longer it is up to RUNT_SHARE of the measure
RUNT_SHARE = 0.3
LONE = 500.0  # a last line of one word
SHORT = 0.65  # of the measure: a line that is shorter, and not the last, costs SHORT_COST more
SHORT_COST = (
    3000.0  # where lines are spread; in ragged ones RAGGED_COST, the more the shorter it is
)
RAGGED_COST = 8000.0
LAST_HYPHEN = 500.0  # a hyphen at the end of the line before the last


class BrokenLine(NamedTuple):
    """Pieces from `first` up to but not `last` on one line.

    `spread` is added to each space, in thousandths of an em; a `hyphen` stands at the end or not.
    `natural` is the width without the spread.
    """

    first: int
    last: int
    natural: float
    spread: float
    hyphen: bool


class LineBreaker:
    """Breaks the words of one paragraph.

    The first lines may be shorter, beside a picture: `beside` says how many, and by how much.
    """

    def __init__(
        self,
        words: LineSums,
        measure: float,
        *,
        justified: bool = True,
        beside: tuple[int, float] = (0, 0.0),
    ) -> None:
        self.words, self.pieces, self.justified = words, words.pieces, justified
        self._measure, self._beside = measure, beside

    def lines(self) -> list[BrokenLine]:
        """The lines of the least cost."""
        if not self.pieces:
            return []
        if self.natural(0, len(self.pieces)) <= self.measure(0):
            return [self._line(0, len(self.pieces), 0)]  # which costs nothing; half of all are so
        best: dict[int, tuple[float, int, int]] = {0: (0.0, 0, 0)}  # end: cost, start, lines
        active = [0]
        for stop in self.words.stops:
            found, kept = self._best_start(stop, active, best)
            best[stop] = found
            active = [*kept, stop]
        ways, end = [], len(self.pieces)
        while end:
            ways.append((best[end][1], end))
            end = best[end][1]
        ordered = enumerate(reversed(ways))
        return [self._line(first, last, number) for number, (first, last) in ordered]

    def measure(self, number: int) -> float:
        """How wide a line may be, by its number from 0."""
        count, less = self._beside
        return self._measure - (less if number < count else 0.0)

    def _best_start(
        self, stop: int, active: Sequence[int], best: dict[int, tuple[float, int, int]]
    ) -> tuple[tuple[float, int, int], list[int]]:
        """The best line that ends at a stop, and the starts from which later ones still may.

        No other lines of the program run as often, a hundred times for each line of a book.
        """
        found, least, kept, words = (inf, 0, 0), inf, [], self.words
        done, heads, gaps = stop == len(self.pieces), words.heads, words.spaces
        last, ends, tail, spaces = active[-1], words.ends[stop], words.tails[stop], gaps[stop - 1]
        count, less = self._beside
        whole = self.justified and not done and not words.hyphened[stop]
        for start in active:
            before, _, number = best[start]
            if before >= least and not count:  # what begins later fits too
                kept.append(start)
                continue  # all that a line may cost only adds to it
            measure = self._measure - less if number < count else self._measure
            slack = measure - (tail - heads[start])
            ratio = self._ratio(slack, spaces - gaps[start], measure, done)
            if ratio < -1.0 and start != last:
                continue  # too much for a line, and so is all that follows
            kept.append(start)
            loose = self._looseness(ratio, done)
            if before + loose >= least:
                continue
            cost = loose + ends
            if not whole or ratio > LOOSEST:  # else, as of most lines, that is all
                cost = self._cost(start, stop, ratio, measure, cost)
            cost += before
            if cost < least:
                found, least = (cost, start, number + 1), cost
        return found, kept

    def natural(self, first: int, last: int) -> float:
        """The width of a line, less what hangs over its edges."""
        return self.words.tails[last] - self.words.heads[first]

    def _ratio(self, slack: float, spaces: float, measure: float, done: bool) -> float:
        """How far the `spaces` of a line are stretched (to 1 and beyond) or shrunk (to −1), so that
        they take up the `slack`; the paragraph is `done` with it or not."""
        if not self.justified:
            return slack / measure if slack >= -0.001 else -2.0
        if done and slack >= 0:
            return 0.0
        give = spaces * (STRETCH if slack > 0 else SHRINK)
        if give <= 0:
            return 0.0 if abs(slack) < 1.0 else (SINGLE if slack > 0 else -2.0)
        return slack / give

    def _cost(self, first: int, last: int, ratio: float, measure: float, cost: float) -> float:
        """All that a line costs of which the looseness and the end `cost` so much."""
        parted = self.words.hyphened[first]
        if last == len(self.pieces):
            return cost + (self._runt(first, last, measure, parted) if first else 0.0)
        if parted and self.words.hyphened[last]:
            cost += HYPHENS_RUNNING
        if self._fills(first, last, ratio, measure):
            return cost
        short = SHORT - self.natural(first, last) / measure
        return cost + (SHORT_COST if self.justified else RAGGED_COST * short)

    def _runt(self, first: int, last: int, measure: float, parted: bool) -> float:
        """What a last line costs that hardly is one, or begins with the rest of a word."""
        share = self.natural(first, last) / measure
        lone = not any(piece.space for piece in self.pieces[first : last - 1])
        alone = LONE if lone and share < SHORT else 0.0
        hyphen = LAST_HYPHEN if parted else 0.0
        return hyphen + RUNT * max(1.0 - share / RUNT_SHARE, 0.0) + alone

    def _looseness(self, ratio: float, done: bool) -> float:
        if not self.justified:
            return 0.0 if done else 1000.0 * ratio * ratio if ratio >= 0 else 1e6
        if ratio < -1.0:
            return 1e6 * -ratio
        within = min(abs(ratio), LOOSEST)
        beyond = abs(ratio) - within
        return (100.0 * within**3) ** 2 / 100.0 + TOO_LOOSE * beyond

    def _fills(self, first: int, last: int, ratio: float, measure: float) -> bool:
        """Whether a line is spread to the measure, or long enough as it is."""
        spread = self.justified and ratio <= LOOSEST
        return spread or self.words.title or self.natural(first, last) >= measure * SHORT

    def _line(self, first: int, last: int, number: int) -> BrokenLine:
        words, done = self.words, last == len(self.pieces)
        hyphen = words.hyphened[last] and not done
        natural, spread = self.natural(first, last), 0.0
        count = words.counts[last - 1] - words.counts[first]
        slack = self.measure(number) - natural
        spaces = words.spaces[last - 1] - words.spaces[first]
        ratio = self._ratio(slack, spaces, self.measure(number), done) if count else 0.0
        if self.justified and count and (not done or slack < 0) and ratio <= LOOSEST:
            spread = slack / count
        return BrokenLine(first, last, natural, spread, hyphen)
