"""Two sentences that tell one thing, of which one says the contrary of the other."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from cardgen.checks.contradictions.contraries import IN_ORDER, OPPOSITE
from cardgen.checks.contradictions.rows import (
    BOTH,
    SentenceRow,
    TermPlace,
    by_number,
    by_side,
    sides,
    terms_beside,
)

TEXT = "text"
EXCEPTIONS = frozenset(("=unless", "=except"))  # what is told with one is told of two cases
AGES = frozenset(("=Age I", "=Age II", "=Age III"))
SWAPPED = 2  # numbers that have changed places
# How much two sentences share, in the weight of their words, where what is contrary stands between
# the same terms, or beside the same; and which part of the one that says less.
WEIGHTS, NAME_WEIGHT = MappingProxyType({"=": 3.0, "~": 4.5, "!": 3.5}), 6.0
LOOSE, FIRM, LEAST = 8.0, 9.0, 0.1
HALF, ENOUGH, MOST, NEARLY = 0.5, 0.6, 0.75, 0.8


class Contradiction(NamedTuple):
    """Two sentences, and of each the number of the term that is contrary to the other."""

    one: SentenceRow
    other: SentenceRow
    here: int
    there: int


Pairs = Iterator[tuple[SentenceRow, TermPlace, SentenceRow, TermPlace]]


class SentenceRows:
    """Sentences of one language, each held against those that tell the same."""

    def __init__(self, rows: Sequence[SentenceRow]) -> None:
        self._rows = rows
        self._sections: dict[tuple[object, ...], list[SentenceRow]] = defaultdict(list)
        for row in rows:
            self._sections[row.section].append(row)

    def contradictions(self, fresh: Sequence[SentenceRow]) -> Iterator[Contradiction]:
        """Every two sentences of which one denies what the other tells, once, if either is one of
        those that are fresh.

        Words of cards are held against their powers, not against each other: of thousands of cards
        there would be millions of pairs.
        """
        met: set[tuple[int, int]] = set()
        told = [row for row in fresh if row.kind != TEXT]
        on_cards = [row for row in fresh if row.kind == TEXT]
        others = [row for row in self._rows if row.kind != TEXT]
        for one, here, other, there in chain(
            self._pairs(told, self._rows), self._pairs(on_cards, others)
        ):
            pair = min(id(one), id(other)), max(id(one), id(other))
            if pair not in met:
                met.add(pair)
                yield Contradiction(one, other, here.number, there.number)

    def _pairs(self, fresh: Sequence[SentenceRow], rows: Sequence[SentenceRow]) -> Pairs:
        """Every two of which one is fresh and the other one of some rows."""
        if fresh and rows:
            yield from self._contrary(fresh, rows)
            yield from self._differing(fresh, rows)
            yield from self._denied(fresh, rows)

    def _contrary(self, fresh: Sequence[SentenceRow], rows: Sequence[SentenceRow]) -> Pairs:
        """Contrary senses that stand beside the same term."""
        places = by_side(fresh)
        terms = frozenset(contrary for term, _, _ in places for contrary in OPPOSITE[term])
        for other in rows:
            if terms.isdisjoint(other.statement.terms):
                continue
            for there in other.contraries:
                near = {
                    (id(one), here.number): (one, here)
                    for contrary in OPPOSITE[there.term]
                    for side, term in terms_beside(there)
                    for one, here in places.get((contrary, side, term), ())
                }
                for one, here in near.values():
                    if self._are_contrary(one, here, other, there):
                        yield one, here, other, there

    def _are_contrary(
        self, one: SentenceRow, here: TermPlace, other: SentenceRow, there: TermPlace
    ) -> bool:
        """Whether all else agrees in what two sentences say, one of which denies the other."""
        shared, parts = self._shared(one, other, here.term, there.term)
        alike = sides(here, there)
        if alike == BOTH:
            likely = shared >= LOOSE and max(parts) >= HALF
        else:
            turned = here.term in IN_ORDER  # the Age before the draft, the draft before the Age
            likely = alike == 1 and not turned and shared >= FIRM and max(parts) >= MOST
        return (
            likely
            and _comparable(one, other)
            and one.denies(here.term) == other.denies(there.term)
            and _opposed(one, other) == {(here.term, there.term)}
            and _are_alike(one, other, parts)
            and not self._is_contrast(one, here, other, there)
        )

    def _differing(self, fresh: Sequence[SentenceRow], rows: Sequence[SentenceRow]) -> Pairs:
        """Sentences with as many numbers, of which one is another, or two have changed places."""
        groups: dict[tuple[object, ...], list[SentenceRow]] = defaultdict(list)
        for row in fresh:
            for group in by_number(row):
                groups[group].append(row)
        named = {named for named, *_ in groups}  # of few others the numbers need to be found
        for other in (row for row in rows if row.named in named):
            for group in by_number(other):
                for one in groups.get(group, ()):
                    yield from self._differ(one, other)

    def _differ(self, one: SentenceRow, other: SentenceRow) -> Pairs:
        pairs = [*zip(one.numbers, other.numbers, strict=True)]
        apart = [(here, there) for here, there in pairs if here.term != there.term]
        turned = len(apart) == SWAPPED and [(there.term, here.term) for here, there in apart[::-1]]
        if len(apart) != 1 and turned != [(here.term, there.term) for here, there in apart]:
            return
        if not _comparable(one, other) or one.denies() != other.denies() or _opposed(one, other):
            return
        shared, parts = self._shared(one, other)
        if shared >= FIRM and max(parts) >= NEARLY and min(parts) >= HALF:
            here, there = apart[0]
            alike = all(sides(*pair) == BOTH for pair in apart)
            if alike and not self._is_contrast(one, here, other, there):
                yield one, here, other, there

    def _denied(self, fresh: Sequence[SentenceRow], rows: Sequence[SentenceRow]) -> Pairs:
        """Sentences of which one says no between two terms that stand side by side in the other."""
        yield from self._denied_by(fresh, rows)
        terms = {term for row in fresh for term in row.order}
        near = [row for row in rows if not terms.isdisjoint(row.statement.terms)]
        yield from self._denied_by(near, fresh)

    def _denied_by(self, denying: Sequence[SentenceRow], plain: Sequence[SentenceRow]) -> Pairs:
        denied: dict[tuple[str, str], list[tuple[SentenceRow, TermPlace]]] = defaultdict(list)
        for row in denying:
            for place in row.denials if len(row.denials) == 1 else ():
                if place.before and place.behind:
                    denied[place.before[-1], place.behind[0]].append((row, place))
        for other in plain if denied else ():
            for pair in zip(other.order, other.order[1:], strict=False):
                for row, place in denied.get(pair, ()):
                    if not other.denials and self._is_denied(row, other):
                        there = other.statement.terms.index(pair[1])
                        yield row, place, other, TermPlace(pair[1], there, (), ())

    def _is_denied(self, one: SentenceRow, other: SentenceRow) -> bool:
        shared, parts = self._shared(one, other)
        return (
            shared >= FIRM
            and max(parts) >= NEARLY
            and min(parts) >= ENOUGH
            and _comparable(one, other)
            and not _opposed(one, other)
            and one.denies() != other.denies()
        )

    def _shared(
        self, one: SentenceRow, other: SentenceRow, *apart: str
    ) -> tuple[float, tuple[float, float]]:
        """How much two sentences share, and which part of each that is but for what is `apart`."""
        common = one.words & other.words
        shared = _weight(common)
        mine, yours = (_weight((each.whats | common).difference(apart)) for each in (one, other))
        return shared, (shared / max(mine, LEAST), shared / max(yours, LEAST))

    def _is_contrast(
        self, one: SentenceRow, here: TermPlace, other: SentenceRow, there: TermPlace
    ) -> bool:
        """Whether what is told beside one of the sentences tells the contrary of it too: then the
        two cases are told apart there."""
        return self._tells(one, here, there.term) or self._tells(other, there, here.term)

    def _tells(self, row: SentenceRow, here: TermPlace, contrary: str) -> bool:
        return any(
            place.term == contrary and sides(here, place)
            for other in self._sections[row.section]
            if other is not row
            for place in (*other.contraries, *other.numbers)
        )


def _weight(words: Iterable[str]) -> float:
    return sum([NAME_WEIGHT if one.startswith("=name") else WEIGHTS[one[0]] for one in words])


def _comparable(one: SentenceRow, other: SentenceRow) -> bool:
    """Whether two sentences may tell one thing: of the same cards, in the same Ages, and without
    exceptions."""
    if one.key == other.key:
        return False
    mine, yours = AGES & one.whats, AGES & other.whats
    if (mine and yours and mine != yours) or EXCEPTIONS & (one.whats | other.whats):
        return False
    return (one.implied or one.named <= other.named) or (other.implied or other.named <= one.named)


def _opposed(one: SentenceRow, other: SentenceRow) -> set[tuple[str, str]]:
    """The terms of one sentence that the other lacks, saying the contrary."""
    return {
        (place.term, contrary)
        for place in one.contraries
        if place.term not in other.whats
        for contrary in OPPOSITE[place.term]
        if contrary in other.whats and contrary not in one.whats
    }


def _are_alike(one: SentenceRow, other: SentenceRow, parts: tuple[float, float]) -> bool:
    """Whether both are about the same; notes of two cards, only where they say the same."""
    apart = one.implied and other.implied and one.named and other.named
    return not apart or one.named == other.named or min(parts) >= ENOUGH
