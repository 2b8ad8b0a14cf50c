"""Which texts stand where others stood that were read, and that have gone in every language."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from typing import NamedTuple

from cardgen.project.prose.reviews.review_file import ReviewFile
from cardgen.project.prose.reviews.review_lines import COMMENT, Sealed
from cardgen.project.prose.reviews.reviewed_prose import ReviewedProse, SealedText

Seals = frozenset[Sealed]
NOTHING = Seals()  # before the first of them, and behind the last


class Gap(NamedTuple):
    """Where a text stands: among those that are of the same, between two that stayed as they were.

    All paragraphs of a rulebook are “of the same”, so that this alone does not tell for which of
    them another one came; a card has one name, which stands in no gap. A record is written in the
    order of its texts: where its lines were put in another one, fewer of several are found to have
    been replaced.
    """

    what: str
    before: Seals
    after: Seals


class ReplacedTexts:
    """The texts that went, by the gap that they left; each is replaced once."""

    def __init__(self, file: ReviewFile, said: ReviewedProse) -> None:
        standing = {seal for text in (*said.texts, *said.unpaired) for seal in text.seals}
        stayed = {Seals(text.seals) for text in said.texts if file.reviews.hold(text.seals)}
        spoken = {language for text in said.texts for language, _ in text.seals}
        lines = [
            (line.partition(COMMENT)[2].strip(), Seals(one for one in seals if one[0] in spoken))
            for line, seals in zip(file.lines, file.texts, strict=True)
        ]
        told = [(text.what, Seals(text.seals)) for text in said.texts]
        single = _alone(lines) & _alone(told)
        self._gone = Counter(
            gap
            for gap, (_, seals) in zip(_gaps(lines, stayed, single), lines, strict=True)
            if standing.isdisjoint(seals)
        )
        self._gaps = dict(zip(map(id, said.texts), _gaps(told, stayed, single), strict=True))

    def take(self, text: SealedText) -> bool:
        """Whether a text stands where one went that no other was found to stand for."""
        gap = self._gaps[id(text)]
        self._gone[gap] -= 1
        return self._gone[gap] >= 0


def _alone(told: Iterable[tuple[str, Seals]]) -> Set[str]:
    """What one text alone is of."""
    return {what for what, count in Counter(what for what, _ in told).items() if count == 1}


def _gaps(
    told: Sequence[tuple[str, Seals]], stayed: Collection[Seals], single: Collection[str]
) -> Iterator[Gap]:
    """The gap of each text, in their order; of what is `single` there is none."""
    before = _last_that_stayed(told, stayed)
    after = reversed(list(_last_that_stayed(reversed(told), stayed)))
    for (what, _), one, other in zip(told, before, after, strict=True):
        yield Gap(what, NOTHING, NOTHING) if what in single else Gap(what, one, other)


def _last_that_stayed(
    told: Iterable[tuple[str, Seals]], stayed: Collection[Seals]
) -> Iterator[Seals]:
    """What stands last before each text, of those that are of the same and stayed as they were."""
    last: dict[str, Seals] = {}
    for what, seals in told:
        yield last.get(what, NOTHING)
        if seals in stayed:
            last[what] = seals
