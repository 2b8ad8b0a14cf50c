"""What lines of a paragraph have in common in columns of all widths: where each may begin and end,
how wide it is between, and what its end costs.

The words of an entry are broken for each size of its picture, so this is reckoned once for all.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate

from cardgen.layout.booklet.text.pieces import Behind, Piece
from cardgen.model.text import Icon

BREAKABLE = (Behind.SPACE, Behind.JOINT, Behind.HYPHEN)
HYPHEN_COST = 180.0
JOINT_COST = 200.0  # within a compound, such as an order and its pronoun
LEADING_ON = 120.0  # a line that ends on an article or the like
ONE_LETTER = 1200.0  # on a single letter, such as the French “à” or “y”
LIKE_A_STEP = 600.0  # that the next one begins with a number and a full stop, like a step
STEP = re.compile(r"\d+\.")
TITLE_LEADING_ON = 2000.0  # the same in a title, whose lines may be short


class LineSums:
    """Sums over the pieces of a paragraph, by how many come before; `hyphen` is the width of a
    hyphen and how much of it hangs. Lines of a `title` end where its sense does rather than evenly.

    A line from one piece up to but not another is as wide as the tail of this is behind the head of
    that. It may end at the `stops` alone; `ends` tell what that costs, whatever else it holds. Most
    paragraphs have no `signs` among their words.
    """

    def __init__(
        self,
        pieces: tuple[Piece, ...],
        *,
        hyphen: tuple[float, float] = (0.0, 0.0),
        never_last: frozenset[str] = frozenset(),
        title: bool = False,
    ) -> None:
        self.pieces, self.title = pieces, title
        self._hyphen, self._never_last = hyphen, never_last
        reach = list(accumulate((piece.width + piece.space for piece in pieces), initial=0.0))
        self.heads = [end + piece.hang_left for end, piece in zip(reach, pieces, strict=False)]
        self.tails = list(self._tails(reach))
        self.spaces = list(accumulate((piece.space for piece in pieces), initial=0.0))
        self.signs = any(isinstance(piece.content, Icon) for piece in pieces)
        self.counts = [0, *accumulate(1 if piece.space else 0 for piece in pieces)]
        self.hyphened = [False, *(piece.behind is Behind.HYPHEN for piece in pieces)]
        self.ends = [0.0, *map(self._cost_of_end, pieces, pieces[1:]), 0.0]
        self.stops = [
            number
            for number, piece in enumerate(pieces, 1)
            if number == len(pieces) or piece.behind in BREAKABLE
        ]

    def _tails(self, reach: Sequence[float]) -> Iterator[float]:
        """Where a line ends that has so many pieces before its end, less what hangs over the
        edge."""
        yield 0.0
        for last, piece in enumerate(self.pieces, 1):
            if piece.behind is Behind.HYPHEN and last < len(self.pieces):
                yield reach[last] - piece.space + self._hyphen[0] - self._hyphen[1]
            else:
                yield reach[last] - piece.space - piece.hang_right

    def _cost_of_end(self, tail: Piece, head: Piece) -> float:
        """What a line costs that is not the last for the piece that it ends with, and for the one
        with which the next line begins."""
        if tail.behind is Behind.HYPHEN:
            return HYPHEN_COST
        if tail.behind is Behind.JOINT:
            return JOINT_COST
        step = LIKE_A_STEP if STEP.fullmatch(_text(head)) else 0.0
        return step + (self._leading_on(_text(tail)) if tail.behind is Behind.SPACE else 0.0)

    def _leading_on(self, word: str) -> float:
        small = word.lower()
        if len(word) == 1 and (word.islower() or small in self._never_last):
            return max(ONE_LETTER, TITLE_LEADING_ON if self.title else 0.0)
        if small not in self._never_last:
            return 0.0
        return TITLE_LEADING_ON if self.title else LEADING_ON


def _text(piece: Piece) -> str:
    return "" if isinstance(piece.content, Icon) else piece.content[1]
