"""Which texts stand beside each other as they did when somebody read them."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

from cardgen.project.prose.reviews.review_lines import Sealed

Pair = tuple[Sealed, Sealed]  # one text in two languages


class Reviews:
    """Which two texts were read beside each other, and how often they stand so."""

    def __init__(self, texts: Iterable[Sequence[Sealed]]) -> None:
        self.pairs = Counter(pair for seals in texts for pair in _pairs(seals))

    def hold(self, seals: Sequence[Sealed]) -> bool:
        """Whether texts were read beside each other."""
        return all(pair in self.pairs for pair in _pairs(seals))

    def parted(self, now: "Reviews") -> "Parted":
        """The texts of which one has gone since."""
        return Parted(self.pairs - now.pairs)


def _pairs(seals: Sequence[Sealed]) -> Iterator[Pair]:
    return combinations(sorted(seals), 2)


class Parted:
    """Texts that no longer stand beside those that they were read beside."""

    def __init__(self, pairs: Collection[Pair]) -> None:
        self._parted = {(one, other[0]) for one, other in pairs}
        self._parted |= {(other, one[0]) for one, other in pairs}

    def holds(self, sealed: Sealed, language: str) -> bool:
        """Whether a text was read beside another in a language, which has gone."""
        return (sealed, language) in self._parted
