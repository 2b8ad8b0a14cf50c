"""Paragraphs broken into lines as a whole, so that spaces are as even as may be.

The method is that of Knuth and Plass, “Breaking Paragraphs into Lines” (1981): each way to break
has a cost, which is the sum of those of its lines, and the way of the least cost is taken.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import inf
from typing import NamedTuple

from cardgen.layout.booklet.text.pieces import Behind, Piece

STRETCH, SHRINK = 0.5, 0.28  # of a space: what it may be wider or narrower before it looks so
LOOSEST = 3.0  # times STRETCH: a line that is looser is not justified
TOO_LOOSE = 40_000.0  # for each time beyond that
SINGLE = 24.0  # how loose a line counts that is but one word; still better than one too long
HYPHEN_COST = 60.0
JOINT_COST = 200.0  # within a compound, such as an order and its pronoun
HYPHENS_RUNNING = 300.0  # two lines in a row that end in hyphens
LEADING_ON = 120.0  # a line that ends on an article or the like
TITLE_LEADING_ON = 2000.0  # the same in a title, whose lines may be short
RUNT = 900.0  # a last line of nothing, less the longer it is up to RUNT_SHARE of the measure
RUNT_SHARE = 0.3
LONE = 500.0  # a last line of one word
SHORT = 0.65  # of the measure: a line that is shorter, and not the last, costs SHORT_COST more
SHORT_COST = 3000.0
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
    """Breaks one paragraph; `hyphen` is the width of a hyphen and how much of it hangs.

    The first lines may be shorter, beside a picture: `beside` says how many, and by how much. Lines
    of a `title` end where its sense does rather than evenly.
    """

    def __init__(
        self,
        pieces: Sequence[Piece],
        measure: float,
        *,
        hyphen: tuple[float, float] = (0.0, 0.0),
        never_last: frozenset[str] = frozenset(),
        justified: bool = True,
        beside: tuple[int, float] = (0, 0.0),
        title: bool = False,
    ) -> None:
        self._title = title
        self.pieces, self.justified = pieces, justified
        self._measure, self._beside = measure, beside
        self._never_last = never_last
        ends = list(accumulate((piece.width + piece.space for piece in pieces), initial=0.0))
        self._heads = [end + piece.hang_left for end, piece in zip(ends, pieces, strict=False)]
        self._tails = list(self._line_ends(ends, hyphen))
        self._spaces = list(accumulate((piece.space for piece in pieces), initial=0.0))
        self._counts = [0, *accumulate(1 if piece.space else 0 for piece in pieces)]
        self._hyphened = [False, *(piece.behind is Behind.HYPHEN for piece in pieces)]
        self.stops = [
            number
            for number, piece in enumerate(pieces, 1)
            if number == len(pieces) or piece.behind in BREAKABLE
        ]

    def lines(self) -> list[BrokenLine]:
        """The lines of the least cost."""
        if not self.pieces:
            return []
        best: dict[int, tuple[float, int, int]] = {0: (0.0, 0, 0)}  # end: cost, start, lines
        active = [0]
        for stop in self.stops:
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
        found, least, kept = (inf, 0, 0), inf, []
        done, ends = stop == len(self.pieces), self._cost_of_end(stop)
        last, tail, spaces = active[-1], self._tails[stop], self._spaces[stop - 1]
        count, less = self._beside
        for start in active:
            before, _, number = best[start]
            if before >= least and not count:  # what begins later fits too
                kept.append(start)
                continue  # all that a line may cost only adds to it
            measure = self._measure - less if number < count else self._measure
            slack = measure - (tail - self._heads[start])
            ratio = self._ratio(slack, spaces - self._spaces[start], measure, done)
            if ratio < -1.0 and start != last:
                continue  # too much for a line, and so is all that follows
            kept.append(start)
            loose = self._looseness(ratio, done)
            if before + loose >= least:
                continue
            cost = before + self._cost(start, stop, ratio, measure, loose + ends)
            if cost < least:
                found, least = (cost, start, number + 1), cost
        return found, kept

    def natural(self, first: int, last: int) -> float:
        """The width of a line, less what hangs over its edges."""
        return self._tails[last] - self._heads[first]

    def _line_ends(self, ends: Sequence[float], hyphen: tuple[float, float]) -> Iterator[float]:
        """Where a line ends that has so many pieces before its end, less what hangs over the edge:
        reckoned once, since each line is measured with every beginning that it may have."""
        yield 0.0
        for last, piece in enumerate(self.pieces, 1):
            if piece.behind is Behind.HYPHEN and last < len(self.pieces):
                yield ends[last] - piece.space + hyphen[0] - hyphen[1]
            else:
                yield ends[last] - piece.space - piece.hang_right

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

    def _cost_of_end(self, last: int) -> float:
        """What a line costs for the piece that it ends with, wherever it begins."""
        tail = self.pieces[last - 1]
        if last == len(self.pieces):
            return 0.0
        if tail.behind is Behind.HYPHEN:
            return HYPHEN_COST
        if tail.behind is Behind.JOINT:
            return JOINT_COST
        leading = TITLE_LEADING_ON if self._title else LEADING_ON
        return leading if self._leads_on(tail) else 0.0

    def _cost(self, first: int, last: int, ratio: float, measure: float, cost: float) -> float:
        """All that a line costs of which the looseness and the end `cost` so much."""
        parted = self._hyphened[first]
        if last == len(self.pieces):
            return cost + (self._runt(first, last, measure, parted) if first else 0.0)
        if parted and self._hyphened[last]:
            cost += HYPHENS_RUNNING
        return cost if self._fills(first, last, ratio, measure) else cost + SHORT_COST

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
        return spread or self._title or self.natural(first, last) >= measure * SHORT

    def _leads_on(self, piece: Piece) -> bool:
        content = piece.content
        return piece.behind is Behind.SPACE and content[1].lower() in self._never_last

    def _line(self, first: int, last: int, number: int) -> BrokenLine:
        tail, done = self.pieces[last - 1], last == len(self.pieces)
        hyphen = tail.behind is Behind.HYPHEN and not done
        natural, spread = self.natural(first, last), 0.0
        count = self._counts[last - 1] - self._counts[first]
        slack = self.measure(number) - natural
        spaces = self._spaces[last - 1] - self._spaces[first]
        ratio = self._ratio(slack, spaces, self.measure(number), done) if count else 0.0
        if self.justified and count and (not done or slack < 0) and ratio <= LOOSEST:
            spread = slack / count
        return BrokenLine(first, last, natural, spread, hyphen)


BREAKABLE = (Behind.SPACE, Behind.JOINT, Behind.HYPHEN)
